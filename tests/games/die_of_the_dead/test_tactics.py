"""The greedy bot plays sensibly."""

from __future__ import annotations

from ofrenda.lab.simulate import Setting, simulate

from .setting import table


def test_greedy_beats_three_random_bots():
    setting = Setting(game="die-of-the-dead", bots=("greedy", "random", "random", "random"), seed=1)

    assert simulate(setting, games=60).bots[0].win_rate >= 0.6


def test_a_soul_about_to_come_home_is_raised():
    match = table(caskets={"4": "white red"}, steps={"8": "white . . . ."})

    assert match.preferred() == "casket 4"


def test_own_souls_get_a_bonus_and_rivals_the_blank():
    assert table(caskets={"4": "white"}).play("white", "casket 4").roll("5").preferred() != "space 1"
    assert table(caskets={"4": "red"}).play("white", "casket 4").roll("5").preferred() == "space 1"


def test_incense_is_lit_where_it_wins_the_casket():
    match = table(caskets={"4": "white red"}, tokens={"white": "incense"}).play("white", "casket 4")
    match.roll("white 4, red 5")
    assert match.preferred() == "incense"

    match.play("white", "incense")
    die = match.preferred()
    match.play("white", die)
    assert (die, match.preferred()) in {("turn white 4", "up"), ("turn red 5", "down")}


def test_incense_is_kept_where_it_changes_nothing():
    match = table(caskets={"4": "white red"}, tokens={"white": "incense"}).play("white", "casket 4")

    assert match.roll("white 6, red 1").preferred() == "pass"


def test_in_casket_3_a_skull_makes_no_pair():
    match = table(caskets={"3": "white white-power"}).play("white", "casket 3").roll("white 6, white-power skull")

    assert match.preferred() == "skull 5"
