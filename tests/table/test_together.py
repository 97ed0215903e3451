"""Questions that several people of one screen let go by in one go."""

from __future__ import annotations

import ofrenda
from ofrenda.table import Match, Seeded
from ofrenda.table.together import Together

PEOPLE = [0, 1, 2]


def at_the_swaps() -> Match:
    """Ana, Luis and Eva have all had their turn: now each may swap cards."""
    match = Match(ofrenda.game("dia-de-los-muertos"), ["Ana", "Luis", "Eva"], Seeded(2))
    while type(match.state.stack[-1]).__name__ != "SwapTwo":
        if match.step() is None:
            seat = match.awaited()[0]
            names = [match.game.name(action) for action in match.state.actions(seat)]
            match.play(seat, next((name for name in ("pass", "stop", "movement") if name in names), names[0]))
    return match


def test_whoever_has_let_it_go_by_is_not_asked_again():
    match = at_the_swaps()
    together = Together(match)
    first, *others = together.whom_to_ask(PEOPLE)

    together.decline([first])

    assert others
    assert together.has_declined(first)
    assert together.whom_to_ask(PEOPLE) == others


def test_a_later_answer_adds_to_an_earlier_one():
    match = at_the_swaps()
    together = Together(match)
    first, second, *_rest = together.whom_to_ask(PEOPLE)
    together.decline([first])
    match.play(first, "pass")

    together.decline([second])

    assert together.has_declined(second)


def test_once_somebody_swaps_all_are_asked_again():
    match = at_the_swaps()
    together = Together(match)
    first, *others = together.whom_to_ask(PEOPLE)
    together.decline(others)

    for _card in range(2):
        match.play(first, match.game.name(match.state.actions(first)[0]))
    while match.step() is not None:
        pass
    match.play(first, "pass")

    assert not any(together.has_declined(seat) for seat in others)
    assert together.whom_to_ask(PEOPLE) == others


def test_whoever_takes_back_that_it_went_by_is_asked_again():
    """Else it would go by at once, and the undo be in vain."""
    match = at_the_swaps()
    together = Together(match)
    first = together.whom_to_ask(PEOPLE)[0]
    together.decline(PEOPLE)
    match.play(first, "pass")

    match.undo(first, match.number, agreed=PEOPLE)

    assert not together.has_declined(first)
    assert first in together.whom_to_ask(PEOPLE)
