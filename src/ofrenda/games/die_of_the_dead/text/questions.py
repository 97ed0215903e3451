"""What Die of the Dead asks the players."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.pieces import INCENSE, MOST_ADDED, SPACES
from ofrenda.games.die_of_the_dead.engine.state import NOWHERE
from ofrenda.games.die_of_the_dead.text.words import COLOUR_WORDS, TOKEN_WORDS, casket_asked_about
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, mark, plural

QUESTIONS = {
    "StartWindow": mark("Before you choose a casket: do you play something?"),
    "RemoveOne": mark("Which soul goes back to its player? You look into casket {place}."),
    "RemoveOpponent": mark("Which opponent's soul goes back from casket 1?"),
    "ChooseCasket": mark("Choose a casket."),
    "BreadWindow": mark("Do you add a soul before casket {place} is shaken?"),
    "Declare": mark("What does your power soul count? It shows a skull."),
    "PickDie": mark("Which die do you turn up or down by one?"),
    "RemovePairs": mark("Which {colour} soul stays? All are in pairs and would go back, but one must stay."),
    "Ascending": mark("Which soul climbs the steps next?"),
    "Secondary": mark("Which further action of casket 4 do you choose?"),
    "TakeToken": mark("Which token do you take?"),
    "StartToken": mark("With which token do you begin?"),
    "Discard": mark("Which token do you give back? You can keep two."),
}


def question(view: View, names: Sequence[str]) -> str:
    table = narrowed(view, DieView)
    place = casket_asked_about(table) + 1

    match table.phase.name:
        case "Prepare" | "AddSouls" | "BreadSouls" | "ReturnSouls":
            return _how_many(table, place)
        case "StartWindow" if table.active != table.seat and table.seat is not None:
            return _("Before {player} chooses a casket: do you play something?", player=names[table.active])
        case "IncenseWindow" if table.sides[INCENSE] == "B":
            return _("Do you light incense to shake casket {place} again? It is open now.", place=place)
        case "IncenseWindow":
            return _("Do you light incense to turn a die of casket {place} by one?", place=place)
        case "RemoveOne" if not _anybody_twice(table, place - 1):
            return _("You look into casket {place}: nobody has several souls there, so all stay.", place=place)
        case "SwapToken":
            return _("Which token do you take for your {token}?", token=_(TOKEN_WORDS[table.phase.number("given")]))
        case "TurnDie":
            return _("Up or down? The die shows {value}.", value=table.phase.number("value"))
        case "Climb":
            owner = table.phase.number("soul") // 2
            where = {"step": table.heights[owner] + 1, "colour": _(COLOUR_WORDS[table.colours[owner]])}
            if gains(table) and owner == table.seat:
                return _("On which space of step {step}? You gain what it shows.", **where)
            if gains(table):
                return _("On which space of step {step}? The {colour} soul's player gains what it shows.", **where)
            return _("On which space of step {step}? The {colour} soul brings no bonus this time.", **where)
        case "Secondary" if table.shaken == NOWHERE:
            return _("Casket 4 was empty. Which further action of it do you choose?")
        case "RemovePairs":
            return _(QUESTIONS[table.phase.name], colour=_(COLOUR_WORDS[table.colours[table.phase.number("owner")]]))
        case _:
            return _(QUESTIONS[table.phase.name], place=place)


def _how_many(table: DieView, place: int) -> str:
    """The questions that are asked again until there is enough; none promises more than there is."""
    phase = table.phase

    match phase.name:
        case "Prepare" if phase.number("must"):
            return _("Which soul do you prepare? You have won casket 2.")
        case "Prepare":
            seat = phase.number("seat")
            return plural(
                "Prepare {count} soul?",
                "Prepare up to {count} souls?",
                min(phase.number("left"), spaces_left(table, seat), both(table.free, seat)),
            )
        case "AddSouls" if not phase.number("added"):
            return _add_souls(both(table.prepared, table.active), both(table.free, table.active))
        case "AddSouls":
            return plural(
                "Add {count} more prepared soul to casket 1?",
                "Add up to {count} more prepared souls to casket 1?",
                min(MOST_ADDED - phase.number("added"), both(table.prepared, table.active)),
            )
        case "BreadSouls":
            return _bread_souls(phase.number("left"), both(table.prepared, phase.number("seat")), place)
        case _ if phase.number("left") == 1:
            return _("Take one more soul off the steps?")
        case _:
            return plural(
                "Gain the power soul, or take {count} soul off the steps?",
                "Gain the power soul, or take up to {count} souls off the steps?",
                min(phase.number("left"), _lower_souls(table, table.deciders[0])),
            )


def _add_souls(prepared: int, free: int) -> str:
    most = min(MOST_ADDED, prepared)
    if not most:
        return _("Add a free soul to casket 1?")
    if not free:
        return plural("Add the prepared soul to casket 1?", "Add up to {count} prepared souls to casket 1?", most)

    return plural(
        "Add the prepared soul to casket 1, or a free one?",
        "Add up to {count} prepared souls to casket 1, or one free soul?",
        most,
    )


def _bread_souls(left: int, prepared: int, place: int) -> str:
    if left == 1:
        return _("Add a second prepared soul to casket {place}?", place=place)
    if prepared == 1:
        return _("Which prepared soul goes into casket {place}?", place=place)
    return _("Which prepared soul goes into casket {place}? A second one may follow.", place=place)


def both(souls: Sequence[int], owner: int) -> int:
    """How many souls, ordinary and power, an owner has in a list."""
    return souls[owner * 2] + souls[owner * 2 + 1]


def _lower_souls(table: DieView, owner: int) -> int:
    """How many of the owner's souls stand below its highest."""
    below = table.steps[: max(0, table.heights[owner] - 1) * SPACES]
    return sum(soul > 0 and (soul - 1) // 2 == owner for soul in below)


def spaces_left(table: DieView, owner: int) -> int:
    """How many souls the owner's board still holds."""
    return table.room[owner] - both(table.prepared, owner)


def _anybody_twice(table: DieView, place: int) -> bool:
    """Whether somebody has several souls in a casket, as far as the view shows."""
    found = table.caskets[place] or ()
    return any(sum(found[first : first + 2]) > 1 for first in range(0, len(found), 2))


def gains(table: DieView) -> bool:
    """Whether the climbing soul's owner has a bonus: the first soul in a turn, but never the ghost's (DIE-B2)."""
    owner = table.phase.number("soul") // 2
    return owner < table.seats and not table.raised >> owner & 1
