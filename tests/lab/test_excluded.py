"""What settings rule out never occurs with them, and what they do not is never said to be ruled out."""

from __future__ import annotations

from typing import Any

import pytest

import ofrenda
from ofrenda.lab.compare import compare
from ofrenda.lab.observation import observe
from ofrenda.lab.report import findings
from ofrenda.lab.simulate import Setting
from ofrenda.lab.uses import gathered

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("rolling-bones", 2, {"target": 20}),
    ("dia-de-los-muertos", 2, {"round_limit": 8, "snatch_dodgeable": True}),
    ("dia-de-los-muertos", 4, {"round_limit": 5}),
    ("die-of-the-dead", 2, {}),
    ("die-of-the-dead", 3, {"tokens": "BBBB", "abilities": True, "colours": "black,yellow,red"}),
    ("die-of-the-dead", 5, {"tokens": "ABAB", "abilities": True}),
    ("die-of-the-dead", 4, {"tokens": "BABA", "colours": "blue,white,black,red"}),
    ("day-of-the-dead", 2, {}),
]


@pytest.mark.parametrize(("slug", "seats", "options"), SETTINGS)
def test_what_settings_exclude_never_occurs(slug: str, seats: int, options: dict[str, Any]):
    game = ofrenda.game(slug)
    excluded = game.excluded(game.rules(seats, options))
    matches = observe(Setting(game=slug, bots=("random",) * seats, seed=3, options=options), 0, 20, 0)
    possible = {action for one in matches for seat in range(seats) for action in one.offered[seat] | one.forced[seat]}

    assert not {game.actions[action] for action in excluded.notations(game.actions) & possible}
    assert not set(excluded.events) & {kind for one in matches for kind in one.events}
    assert set(excluded.events) <= set(game.events)


def test_with_all_seats_abilities_and_sides_nothing_of_die_of_the_dead_is_excluded_by_both_sides():
    game = ofrenda.game("die-of-the-dead")
    sides = [game.excluded(game.rules(5, {"tokens": tokens, "abilities": True})) for tokens in ("AAAA", "BBBB")]
    both = sides[0].notations(game.actions) & sides[1].notations(game.actions)

    assert not set(sides[0].events) & set(sides[1].events)
    assert {game.actions[action] for action in both} == {
        f"take {token} from black" for token in ("candle", "marigold", "incense", "bread")
    }


def test_a_report_names_what_never_happened_apart_from_what_settings_exclude():
    options = {"tokens": "AAAA", "first": "seat1"}
    setting = Setting(game="die-of-the-dead", bots=("random", "random"), seed=3, options=options)
    found = findings(setting, observe(setting, 0, 1, 0))

    assert "bread casket 1" in found.excluded
    assert "ascend black" in found.excluded
    assert not set(found.excluded) & {*found.never_done, *found.never_told}
    assert "too-long" in found.never_told


def test_what_one_variant_excludes_is_only_in_the_other():
    settings = [
        Setting(game="die-of-the-dead", bots=("random", "random"), seed=3, options={"tokens": tokens})
        for tokens in ("AAAA", "BAAA")
    ]
    found = compare(*[findings(one, observe(one, 0, 4, 0)) for one in settings])

    assert "candle" in found.only_a
    assert {"candle 1-2", "candle 2-3", "candle 3-4", "swapped"} <= set(found.only_b)
    assert "candle 1-2" not in found.only_a


def test_names_that_differ_by_a_number_are_one_where_all_are_there():
    game = ofrenda.game("die-of-the-dead")

    assert gathered(game, ["candle 1-2", "candle 2-3", "candle 3-4", "too-long"]) == ["candle …", "too-long"]
    assert gathered(game, ["candle 1-2", "candle 3-4"]) == ["candle 1-2", "candle 3-4"]
