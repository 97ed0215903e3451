"""What happened, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.rolling_bones.engine.pieces import DICE_PER_COLOUR
from ofrenda.games.rolling_bones.text.words import COLOUR_WORDS, FACE_WORDS, SECTION_WORDS, bone_word
from ofrenda.kernel.event import Event, number, numbers
from ofrenda.words import _, listing, plural


def caption(event: Event, names: Sequence[str]) -> str:
    """A roll without its dice, which lie there, a bone as one of a series; which die is paid is seen."""
    if event.kind not in ("pre-op", "post-op", "laid", "paid"):
        return _line(event, names)

    player = names[event.number("seat")]
    match event.kind:
        case "pre-op":
            return _("{player} rolls all eighteen dice.", player=player)
        case "laid":
            return _("{player} lays: {bone}.", player=player, bone=f"[one]{bone_word(event.args['bone'])}[/one]")
        case "paid":
            return ""

    dice = sum(numbers(event.args["shown"]))
    return plural("{player} rolls on with {count} die.", "{player} rolls on with {count} dice.", dice, player=player)


def event(event: Event, names: Sequence[str]) -> str:
    return _line(event, names)


def _line(event: Event, names: Sequence[str]) -> str:
    args = event.args
    seat = args.get("seat")
    player = names[seat] if isinstance(seat, int) else ""

    match event.kind:
        case "pre-op":
            return _("{player} rolls all eighteen dice: {dice}.", player=player, dice=_fallen(args["shown"]))
        case "post-op":
            return _("{player} rolls on: {dice}.", player=player, dice=_fallen(args["shown"]))
        case "laid":
            return _("{player} lays the {bone}.", player=player, bone=bone_word(args["bone"]))
        case "laid-wrong":
            return _(
                "{player} lays a bone wrongly: the {bone} lies where the {slot} belongs.",
                player=player,
                bone=bone_word(args["bone"]),
                slot=bone_word(args["slot"]),
            )
        case "hat-on":
            return _("{player} puts the hat on the skull.", player=player)
        case "hat-off":
            return _("{player} takes the hat off to roll it again.", player=player)
        case "paid":
            return _("{player} pays a die: {colour}.", player=player, colour=_(COLOUR_WORDS[number(args["colour"])]))
        case "buried":
            return plural(
                "{player} buries the skeleton for {count} point and has {total}: {sum}.",
                "{player} buries the skeleton for {count} points and has {total}: {sum}.",
                number(args["points"]),
                player=player,
                total=args["total"],
                sum=_reckoned(event),
            )
        case "gave-up" if args["alone"]:
            return _(
                "{player} can neither bury the skeleton nor pay for another roll: the turn is over, nothing counts.",
                player=player,
            )
        case "gave-up":
            return _("{player} leaves the skeleton unburied: nothing counts.", player=player)
        case "last-round" if args["ending"] == "target":
            return _("{player} has reached the target: this is the last round.", player=player)
        case "last-round":
            return _("The last round begins.")
        case "ended" if args["ending"] == "target":
            return _("The target is reached: the match is over.")
        case _:
            return _("The last round has been played: the match is over.")


def _reckoned(event: Event) -> str:
    """How the points of a burial came about: the sections, the wrong bones, the hat."""
    parts = [
        _("{section} {points}", section=_(word), points=points)
        for word, points in zip(SECTION_WORDS, numbers(event.args["sections"]), strict=True)
        if points
    ]
    wrong = event.number("wrong")
    if wrong:
        parts.append(plural("{count} wrong bone {points}", "{count} wrong bones {points}", wrong, points=-5 * wrong))
    if event.number("hat"):
        parts.append(_("doubled by the hat"))
    return listing(parts)


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
            groups.append(_("{colour} {faces}", colour=_(word), faces=listing(faces)))
    return "; ".join(groups)
