"""The greedy bot plays sensibly."""

from __future__ import annotations

from ofrenda.kernel.rng import seeded
from ofrenda.lab.simulate import Setting, simulate
from ofrenda.testing import Placed

from .setting import table


def preferred(match: Placed) -> str:
    """What the greedy player does whose decision it is."""
    seat = match.state.deciders()[0]
    actions = match.state.actions(seat)
    return match.game.name(match.game.tactics.prefer(match.state, seat, actions, seeded(0)))


def test_greedy_beats_three_random_bots():
    setting = Setting(game="die-of-the-dead", bots=("greedy", "random", "random", "random"), seed=1)

    assert simulate(setting, games=60).bots[0].win_rate >= 0.6


def test_a_soul_about_to_come_home_is_raised():
    match = table(caskets={"4": "white red"}, steps={"8": "white . . . ."})

    assert preferred(match) == "casket 4"


def test_own_souls_get_a_bonus_and_rivals_the_blank():
    assert preferred(table(caskets={"4": "white"}).play("white", "casket 4").roll("5")) != "space 1"
    assert preferred(table(caskets={"4": "red"}).play("white", "casket 4").roll("5")) == "space 1"


def test_incense_is_lit_where_it_wins_the_casket():
    match = table(caskets={"4": "white red"}, tokens={"white": "incense"}).play("white", "casket 4")
    match.roll("white 4, red 5")
    assert preferred(match) == "incense"

    match.play("white", "incense")
    die = preferred(match)
    match.play("white", die)
    assert (die, preferred(match)) in {("turn white 4", "up"), ("turn red 5", "down")}


def test_incense_is_kept_where_it_changes_nothing():
    match = table(caskets={"4": "white red"}, tokens={"white": "incense"}).play("white", "casket 4")

    assert preferred(match.roll("white 6, red 1")) == "pass"


def test_in_casket_3_a_skull_makes_no_pair():
    match = table(caskets={"3": "white white-power"}).play("white", "casket 3").roll("white 6, white-power skull")

    assert preferred(match) == "skull 5"
