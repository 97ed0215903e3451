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
    RIBCAGE,
    RIGHT_ARM,
    RIGHT_LEG,
    TORSO,
    wrong_bone,
    wrong_slot,
)
from ofrenda.games.rolling_bones.state import EMPTY
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.event import Event, number
from ofrenda.kernel.text import Share
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
            return _("{player} pays a die: {colour}.", player=player, colour=_(COLOUR_WORDS[number(args["colour"])]))
        case "buried":
            return plural(
                "{player} buries the skeleton for {count} point and has {total}.",
                "{player} buries the skeleton for {count} points and has {total}.",
                number(args["points"]),
                player=player,
                total=args["total"],
            )
        case "gave-up":
            return _("{player} leaves the skeleton unburied: nothing counts.", player=player)
        case "ended" if args["ending"] == "target":
            return _("The target is reached: the match is over.")
        case _:
            return _("The last round has been played: the match is over.")


def action(action: int, view: View, names: Sequence[str]) -> str:
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
        return plural("Pay {count} more die for the next roll.", "Pay {count} more dice for the next roll.", table.due)
    if table.wrongly and table.shown[GRAVESTONE] and table.post_ops:
        return _("No bone fits: bury the skeleton, or lay one wrongly, which costs 5 points: a die and its place.")
    if table.wrongly:
        return _("No bone fits: one must be laid wrongly, which costs 5 points. Choose a die and its place.")
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


def standing(view: View, seat: int) -> str:
    table = _seen(view)
    return _("{points} of {target} points", points=table.totals[seat], target=table.target)


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


def reckoning(view: View, events: Sequence[Event]) -> list[Share]:
    """Round by round; alone, turns are counted and not points."""
    if view.seats == 1:
        return []
    turns: list[list[int]] = [[] for _seat in range(view.seats)]
    for event in events:
        if event.kind in ("buried", "gave-up"):
            turns[event.number("seat")].append(event.number("points") if event.kind == "buried" else 0)
    rounds = max(len(points) for points in turns)
    return [
        (
            _("Round {round}", round=played + 1),
            tuple(points[played] if played < len(points) else 0 for points in turns),
        )
        for played in range(rounds)
    ]


def _totals(table: BonesView, names: Sequence[str]) -> str:
    parts = []
    for seat, total in enumerate(table.totals):
        part = f"{names[seat]} {total}"
        parts.append(f"[bold reverse] {part} [/]" if seat == table.active else f" {part} ")
    heading = _("Round {round}, to {target}:", round=table.round, target=table.target)
    return f"{heading} {' '.join(parts)}"


def _figure(table: BonesView) -> list[str]:
    """The skeleton: laid bones bright, missing ones dim, wrong ones red. Its left is on the left."""
    arm = sum(_width(slot) for slot in LEFT_ARM)
    middle = max(_width(slot) for slot in TORSO)
    hat = f"▟{_(FACE_WORDS[HAT])}▙"
    lines = [f"[bold yellow]{_centred(hat, len(hat), 2 * arm + middle)}[/]" if table.hat else ""]
    for slot in TORSO:
        left = "".join(_cell(table, bone) for bone in LEFT_ARM) if slot == RIBCAGE else " " * arm
        right = "".join(_cell(table, bone) for bone in reversed(RIGHT_ARM)) if slot == RIBCAGE else ""
        lines.append(left + _centred(_cell(table, slot), _width(slot), middle) + right)
    for left_bone, right_bone in zip(reversed(LEFT_LEG), reversed(RIGHT_LEG), strict=True):
        indent = " " * (arm + middle // 2 - 1 - _width(left_bone))
        lines.append(f"{indent}{_cell(table, left_bone)}  {_cell(table, right_bone)}")
    return lines


def _centred(text: str, width: int, room: int) -> str:
    return " " * ((room - width) // 2) + text + " " * ((room - width + 1) // 2)


def _width(slot: int) -> int:
    return len(_(FACE_WORDS[slot])) + 4


def _cell(table: BonesView, slot: int) -> str:
    """One slot: `●─thigh─●` when its bone lies there."""
    word = _(FACE_WORDS[slot])
    bone = table.laid[slot]
    if bone == EMPTY:
        return f"[dim]  {word}  [/]"
    if bone == slot:
        return f"[bold]●─{word}─●[/]"
    return f"[bold red]✗─{word}─✗[/]"


def _dice_lines(table: BonesView) -> list[str]:
    lines = []
    filled = sum(1 << slot for slot, bone in enumerate(table.laid) if bone != EMPTY)
    for colour, word in enumerate(COLOUR_WORDS):
        faces = []
        for face in range(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR):
            times = table.shown[face]
            if times:
                label = _(FACE_WORDS[face]) + (f" ×{times}" if times > 1 else "")
                faces.append(f"[bold {_face_colour(face, filled)}]{label}[/]")
        unlaid = plural("{count} die", "{count} dice", table.unlaid[colour])
        paid = plural("{count} paid", "{count} paid", table.paid[colour]) if table.paid[colour] else ""
        rest = f" [dim]({paid})[/]" if paid else ""
        lines.append(f"  {_(word):<8}{unlaid:<8} {'  '.join(faces)}{rest}")
    points = plural("This skeleton: {count} point.", "This skeleton: {count} points.", table.skeleton_points)
    price = plural("The next roll costs {count} die.", "The next roll costs {count} dice.", table.post_ops + 1)
    lines.append(f"  [bold]{points}[/] [dim]{price}[/]")
    return lines


def _face_colour(face: int, filled: int) -> str:
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
    return _(BONE_WORDS[number(bone)])


def _seen(view: View) -> BonesView:
    if not isinstance(view, BonesView):
        raise TypeError(f"a view of Rolling Bones is expected here, not {type(view).__name__}")
    return view
