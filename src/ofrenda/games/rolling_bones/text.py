"""What Rolling Bones says to people."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.rolling_bones.pieces import (
    BURY,
    DICE_PER_COLOUR,
    GIVE_UP,
    GRAVESTONE,
    HAT,
    HAT_OFF,
    HAT_ON,
    LAY_WRONG,
    LEFT_ARM,
    LEFT_LEG,
    OPEN_SLOTS,
    PAY,
    PELVIS,
    RIBCAGE,
    RIGHT_ARM,
    RIGHT_LEG,
    SKULL,
    SPINE,
    wrong_bone,
    wrong_slot,
)
from ofrenda.games.rolling_bones.state import EMPTY
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.event import Event
from ofrenda.kernel.view import View
from ofrenda.words import _, listing, mark, plural

FACE_WORDS = (
    *(mark("hand"), mark("forearm"), mark("upper arm"), mark("foot"), mark("lower leg"), mark("thigh")),
    *("hand", "forearm", "upper arm", "foot", "lower leg", "thigh"),
    *(mark("skull"), mark("ribcage"), mark("spine"), mark("pelvis"), mark("hat"), mark("gravestone")),
)
BONE_WORDS = (
    mark("left hand"),
    mark("left forearm"),
    mark("left upper arm"),
    mark("left foot"),
    mark("left lower leg"),
    mark("left thigh"),
    mark("right hand"),
    mark("right forearm"),
    mark("right upper arm"),
    mark("right foot"),
    mark("right lower leg"),
    mark("right thigh"),
    *FACE_WORDS[12:16],
)
COLOUR_WORDS = (mark("left"), mark("right"), mark("centre"))
PAY_WORDS = (mark("Pay a left die"), mark("Pay a right die"), mark("Pay a centre die"))


def summary() -> str:
    return _("Roll eighteen dice, build a skeleton without gaps, and bury it before the luck runs out.")


def event(event: Event, names: Sequence[str]) -> str:
    args = event.args
    seat = args.get("seat")
    player = names[seat] if isinstance(seat, int) else ""
    match event.kind:
        case "pre-op":
            return _("{player} rolls all eighteen dice: {dice}.", player=player, dice=_fallen(args["shown"]))
        case "post-op":
            return _(
                "{player} makes post-op roll {number}: {dice}.",
                player=player,
                number=args["number"],
                dice=_fallen(args["shown"]),
            )
        case "laid":
            return _("{player} lays the {bone}.", player=player, bone=_bone(args["bone"]))
        case "laid-wrong":
            return _(
                "{player} must lay a bone wrongly: the {bone} lies where the {slot} belongs.",
                player=player,
                bone=_bone(args["bone"]),
                slot=_bone(args["slot"]),
            )
        case "hat-on":
            return _("{player} puts the hat on the skull.", player=player)
        case "hat-off":
            return _("{player} takes the hat off to roll it again.", player=player)
        case "paid":
            return _("{player} pays a die: {colour}.", player=player, colour=_(COLOUR_WORDS[_int(args["colour"])]))
        case "buried":
            return plural(
                "{player} buries the skeleton for {count} point and has {total}.",
                "{player} buries the skeleton for {count} points and has {total}.",
                _int(args["points"]),
                player=player,
                total=args["total"],
            )
        case "gave-up":
            return _("{player} leaves the skeleton unburied: nothing counts.", player=player)
        case "ended" if args["ending"] == "target":
            return _("The target is reached: the match is over.")
        case _:
            return _("The last round has been played: the match is over.")


def action(action: int) -> str:
    if action < LAY_WRONG:
        return _("Lay the {bone}", bone=_bone(action))
    if action < HAT_ON:
        return _(
            "Lay the {bone} where the {slot} belongs",
            bone=_bone(wrong_bone(action)),
            slot=_bone(wrong_slot(action)),
        )
    if action == HAT_ON:
        return _("Put the hat on")
    if action == HAT_OFF:
        return _("Take the hat off and roll again")
    if action == BURY:
        return _("Bury the skeleton")
    if action == GIVE_UP:
        return _("Give up: leave the skeleton unburied")
    return _(PAY_WORDS[action - PAY])


def question(view: View) -> str:
    table = _seen(view)
    if table.due:
        return plural(
            "Pay {count} more die for the next roll.", "Pay {count} more dice for the next roll.", table.due
        )
    if table.shown[GRAVESTONE]:
        return _("Lay what you like, then bury the skeleton or pay for another roll.")
    return _("No gravestone: lay what you like, then pay for another roll.")


def board(view: View, names: Sequence[str]) -> str:
    table = _seen(view)
    lines = [_totals(table, names), "", *_figure(table), "", *_dice_lines(table)]
    lines += [
        "[red]" + _("Wrong: the {bone} lies where the {slot} belongs.", bone=_bone(bone), slot=_bone(slot)) + "[/]"
        for slot, bone in enumerate(table.laid)
        if bone not in (EMPTY, slot)
    ]
    return "\n".join(lines)


def ending(view: View, names: Sequence[str]) -> str:
    result = view.result
    if result is None:
        return ""
    if view.seats == 1:
        if result.ending == "target":
            return plural(
                "{player} needed {count} turn.",
                "{player} needed {count} turns.",
                result.points[0],
                player=names[0],
            )
        return plural(
            "{player} did not reach the target in {count} turn.",
            "{player} did not reach the target in {count} turns.",
            result.points[0],
            player=names[0],
        )
    winners = [names[seat] for seat in result.winners]
    if len(winners) > 1:
        return _("{players} share the victory.", players=listing(winners))
    return _("{player} wins.", player=winners[0])


def _totals(table: BonesView, names: Sequence[str]) -> str:
    parts = []
    for seat, total in enumerate(table.totals):
        part = f"{names[seat]} {total}"
        parts.append(f"[bold reverse] {part} [/]" if seat == table.active else f" {part} ")
    heading = _("Round {round}, to {target}:", round=table.round, target=table.target)
    return f"{heading} {' '.join(parts)}"


def _figure(table: BonesView) -> list[str]:
    """The skeleton: laid bones bright, missing ones dim, wrong ones red. Left is on the left."""
    left_arm = [_cell(table, slot) for slot in LEFT_ARM]
    right_arm = [_cell(table, slot) for slot in reversed(RIGHT_ARM)]
    torso = [_cell(table, slot, "(", ")") for slot in (SKULL, RIBCAGE, SPINE, PELVIS)]
    arm_width = sum(_width(slot) for slot in LEFT_ARM)
    middle = max(_width(slot) for slot in (SKULL, RIBCAGE, SPINE, PELVIS))
    indent = " " * arm_width

    def centred(slot: int, cell: str) -> str:
        return " " * ((middle - _width(slot)) // 2) + cell + " " * ((middle - _width(slot) + 1) // 2)

    hat_word = f"▟{_(FACE_WORDS[HAT])}▙"
    hat = f"[bold yellow]{hat_word}[/]" if table.hat else ""
    lines = [
        indent + " " * ((middle - len(hat_word)) // 2) + hat,
        indent + centred(SKULL, torso[0]),
        "".join(left_arm) + centred(RIBCAGE, torso[1]) + "".join(right_arm),
        indent + centred(SPINE, torso[2]),
        indent + centred(PELVIS, torso[3]),
    ]
    for left, right in zip(reversed(LEFT_LEG), reversed(RIGHT_LEG), strict=True):
        pad = " " * (arm_width + 2 - _width(left))
        gap = " " * max(1, middle - 4)
        lines.append(pad + _cell(table, left) + gap + _cell(table, right))
    return lines


def _width(slot: int) -> int:
    return len(_(FACE_WORDS[slot])) + 4


def _cell(table: BonesView, slot: int, opening: str = "●─", closing: str = "─●") -> str:
    word = _(FACE_WORDS[slot])
    room = _width(slot) - len(word)
    bone = table.laid[slot]
    if bone == EMPTY:
        return f"[dim]{'·'.center(room // 2)}{word}{'·'.center(room - room // 2)}[/]"
    left, right = opening.rjust(room // 2), closing.ljust(room - room // 2)
    if bone == slot:
        return f"[bold white]{left}{word}{right}[/]"
    return f"[bold red]{'✗'.center(room // 2)}{word}{'✗'.center(room - room // 2)}[/]"


def _dice_lines(table: BonesView) -> list[str]:
    lines = []
    filled = sum(1 << slot for slot, bone in enumerate(table.laid) if bone != EMPTY)
    for colour, word in enumerate(COLOUR_WORDS):
        faces = []
        for face in range(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR):
            times = table.shown[face]
            if times:
                label = _(FACE_WORDS[face]) + (f" ×{times}" if times > 1 else "")
                faces.append(f"[bold {_face_colour(table, face, filled)}]{label}[/]")
        unlaid = plural("{count} die", "{count} dice", table.unlaid[colour])
        paid = plural("{count} paid", "{count} paid", table.paid[colour]) if table.paid[colour] else ""
        rest = f" [dim]({paid})[/]" if paid else ""
        lines.append(f"  {_(word):<8}{unlaid:<8} {'  '.join(faces)}{rest}")
    points = plural("This skeleton: {count} point.", "This skeleton: {count} points.", table.skeleton_points)
    price = plural("The next roll costs {count} die.", "The next roll costs {count} dice.", table.post_ops + 1)
    lines.append(f"  [bold]{points}[/] [dim]{price}[/]")
    return lines


def _face_colour(table: BonesView, face: int, filled: int) -> str:
    """Green is what fits now, yellow what is special."""
    if face == GRAVESTONE:
        return "magenta"
    if face == HAT:
        return "yellow"
    return "green" if OPEN_SLOTS[filled] >> face & 1 else "default"


def _fallen(shown: object) -> str:
    """The faces of a roll, colour by colour."""
    counts = shown if isinstance(shown, tuple | list) else ()
    groups = []
    for colour, word in enumerate(COLOUR_WORDS):
        faces = [
            _(FACE_WORDS[face]) + (f" ×{counts[face]}" if counts[face] > 1 else "")
            for face in range(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR)
            if counts[face]
        ]
        if faces:
            groups.append(f"{_(word)} {listing(faces)}")
    return "; ".join(groups)


def _bone(bone: object) -> str:
    return _(BONE_WORDS[_int(bone)])


def _int(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a number is expected here, not {value!r}")
    return value


def _seen(view: View) -> BonesView:
    if not isinstance(view, BonesView):
        raise TypeError(f"a view of Rolling Bones is expected here, not {type(view).__name__}")
    return view
