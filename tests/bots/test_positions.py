"""Positions with one right answer, which the expert finds with a tenth of its budget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ofrenda.bots import Question
from ofrenda.bots.levels import BUDGETS
from ofrenda.bots.search import Budget, SearchBot
from ofrenda.kernel.rng import seeded
from ofrenda.testing import Placed
from tests.games.day_of_the_dead.setting import duel
from tests.games.dia_de_los_muertos.setting import acting, moving
from tests.games.dia_de_los_muertos.setting import table as graveyard
from tests.games.die_of_the_dead.setting import table as caskets

ALL = "music, dance, banquet"


def answer(table: Placed) -> str:
    """What the expert does for the first seat that must decide; it has seen what lies in the caskets."""
    seat = table.state.deciders()[0]
    budget = Budget(BUDGETS[table.game.slug]["expert"].iterations // 10, seconds=600.0)
    rng = seeded("position")
    memory = table.game.memory(table.state.rules, seat)
    if memory is not None:
        memory.recall([list(table.state.caskets), [1] * 4])

    question = Question(
        game=table.game,
        seat=seat,
        actions=table.state.actions(seat),
        rng=rng,
        view=None,
        events=(),
        world=table.state.resample(seat, rng, memory),
        memory=memory,
    )
    return table.game.name(SearchBot(budget).choose(question))


def dying(**position: Any) -> Placed:
    """White and Red both stand before the last step."""
    return caskets(steps={"8": "white red . . ."}, **position)


def crippled(field: int) -> Placed:
    """Seat 1 walks; the way home is open, and seat 2 has no limb left."""
    return moving(fields=[field, 4], digger=5, legs=[2, 0], arms=[2, 0])


def kicked(**position: Any) -> Placed:
    """Seat 2 has a Dodge against the blow of seat 1, near the open way home."""
    card = position.pop("card", "kicking")
    return acting(card, hands=["cake", "dodge, cake"], digger=5, **position).play(1, "target 2")


def snatching(festivals: list[str]) -> Placed:
    """Seat 1, short of an arm, snatches from somebody on its field."""
    seats = len(festivals)
    hands = ["cake"] * seats
    return acting(
        "snatching", seats=seats, hands=hands, arms=[1] + [2] * (seats - 1), fields=[8] * seats, festivals=festivals
    )


Position = tuple[Callable[[], Placed], str]

DIE: dict[str, Position] = {
    "the raise that ends the match": (
        lambda: caskets(caskets={"4": "white"}, steps={"8": "white . . . ."}),
        "casket 4",
    ),
    "the same with a ghost at the table": (
        lambda: caskets(seats=2, caskets={"4": "white"}, steps={"8": "white . . . ."}),
        "casket 4",
    ),
    "two souls with two steps to go": (
        lambda: caskets(caskets={"4": "white white"}, steps={"7": "white . . . ."}),
        "casket 4",
    ),
    "two souls and a power soul with two steps to go": (
        lambda: caskets(caskets={"4": "white white white-power"}, steps={"7": "white red . . ."}),
        "casket 4",
    ),
    "nobody raises a rival who comes home": (
        lambda: caskets(caskets={"3": "white white", "4": "red"}, steps={"8": "red . . . .", "7": "white . . . ."}),
        "casket 3",
    ),
    "the own soul first when both would come home": (
        lambda: dying(caskets={"4": "white red"}).play("white", "casket 4").roll("white 5, red 5"),
        "ascend white",
    ),
    "a skull is a six where the comparison decides": (
        lambda: dying(caskets={"4": "white-power red"}).play("white", "casket 4").roll("white-power skull, red 5"),
        "skull 6",
    ),
    "incense that turns a loss": (
        lambda: (
            dying(caskets={"4": "white red"}, tokens={"white": "incense"})
            .play("white", "casket 4")
            .roll("white 4, red 5")
        ),
        "incense",
    ),
    "the candle that brings the own casket to the steps": (
        lambda: dying(caskets={"3": "white", "4": "red"}, tokens={"white": "candle"}),
        "candle",
    ),
    "and then that casket": (
        lambda: dying(caskets={"3": "white", "4": "red"}, tokens={"white": "candle"}).play("white", "candle"),
        "casket 4",
    ),
}

DIA: dict[str, Position] = {
    "the step into the goal": (lambda: crippled(28), "go 32"),
    "the step before it": (lambda: crippled(27), "go 28"),
    "a dodge that saves the last leg": (lambda: kicked(legs=[2, 1], arms=[2, 0], fields=[27, 28]), "dodge"),
    "a dodge between two last legs": (
        lambda: kicked(legs=[1, 1], arms=[0, 0], fields=[27, 27], festivals=["", ALL]),
        "dodge",
    ),
    "a dodge that saves the last arm": (
        lambda: kicked(card="beating", legs=[2, 0], arms=[2, 1], fields=[27, 27]),
        "dodge",
    ),
    "a movement that comes home": (
        lambda: graveyard(
            laid=["skull", ""], hands=["following", ""], fields=[28, 4], digger=5, active=1, legs=[2, 0], arms=[2, 0]
        ),
        "movement",
    ),
    "a movement that comes home first": (
        lambda: graveyard(laid=["skull", ""], hands=["following", ""], fields=[26, 27], digger=5, active=1),
        "movement",
    ),
    "the festival card that counts most": (
        lambda: snatching(["", "music, banquet"]).play(1, "target 2"),
        "banquet",
    ),
    "whoever holds it": (lambda: snatching(["", "music", "banquet"]), "target 3"),
    "that card among three": (
        lambda: snatching(["", "music, banquet", "dance"]).play(1, "target 2"),
        "banquet",
    ),
    "the step to the banquet": (lambda: moving(fields=[23, 4], digger=17, festivals=["music, dance", ""]), "go 24"),
    "the step to the dance": (lambda: moving(fields=[20, 4], digger=17, festivals=["music", ""]), "go 21"),
}

DAY: dict[str, Position] = {
    "a Double spirit wins the next fight for Anger": (
        lambda: duel("anger double:greed", "oaf usurp", "unearth power-up", scores=[6, 0]),
        "become spirit",
    ),
    "from behind too": (
        lambda: duel("anger double:greed", "moody usurp", "unearth power-up", scores=[5, 0]),
        "become spirit",
    ),
    "a Power Up spirit for the Elder": (
        lambda: duel("elder power-up:grief", "oaf usurp", "unearth power-up", scores=[6, 0]),
        "become spirit",
    ),
    "a Power Up spirit for the Smug": (
        lambda: duel("smug power-up:greed", "oaf usurp", "unearth power-up", scores=[6, 0]),
        "become spirit",
    ),
    "a Power Up spirit for Moody": (
        lambda: duel("moody power-up:vampire", "oaf usurp", "unearth power-up", scores=[6, 0]),
        "become spirit",
    ),
    "a Power Up spirit instead of a Double one": (
        lambda: duel("cancel power-up:grief", "oaf usurp", "double unearth", scores=[6, 0]),
        "become spirit",
    ),
    "the Power Up spirit stays for the Oaf": (
        lambda: duel("oaf unearth:greed", "moody usurp", "power-up double", scores=[0, 0]),
        "stay fallen",
    ),
    "the Power Up spirit stays for the Spy": (
        lambda: duel("spy double:greed", "oaf usurp", "power-up double", scores=[6, 0]),
        "stay fallen",
    ),
    "an Unearth that may find a better fighter": (
        lambda: duel("oaf unearth:alchemy", "oaf usurp"),
        "become spirit",
    ),
    "and replaces the one who is still to fight": (
        lambda: duel("oaf unearth:alchemy", "oaf usurp", scores=[5, 0]).play(1, "become spirit"),
        "own slot 1",
    ),
}

ALL_POSITIONS = [
    pytest.param(*position, id=f"{game}: {name}")
    for game, positions in (("die", DIE), ("dia", DIA), ("day", DAY))
    for name, position in positions.items()
]


@pytest.mark.parametrize(("made", "right"), ALL_POSITIONS)
def test_the_right_answer_is_found(made: Callable[[], Placed], right: str):
    assert answer(made()) == right
