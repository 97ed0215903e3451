"""Fighters are data: ours states its sources, and an owner's own file is checked."""

from __future__ import annotations

import re
import tomllib

import pytest

import ofrenda
from ofrenda.games.day_of_the_dead import box
from ofrenda.games.day_of_the_dead.engine.phases.effects import EFFECTS
from ofrenda.games.day_of_the_dead.engine.pieces import EFFECT_NAMES, FIGHTER_NAMES
from ofrenda.kernel.errors import DataError
from ofrenda.testing import place, rule

GAME = ofrenda.game("day-of-the-dead")
OURS = tomllib.loads(box.shipped(box.FILE))["fighter"]


@rule("DAY-P7")
def test_our_file_gives_every_fighter_with_a_source_for_each_field():
    assert [fighter["name"] for fighter in OURS] == list(FIGHTER_NAMES)
    for fighter in OURS:
        assert set(fighter["source"]) == {"name", "power", "copies", "effect"}


@rule("DAY-P7")
def test_only_three_powers_are_attested():
    attested = {fighter["name"]: fighter["power"] for fighter in OURS if fighter["source"]["power"] == "rulebook"}

    assert attested == {"oaf": 7, "anger": 3, "paranoid": 9}


@rule("DAY-P2")
def test_every_effect_is_there_under_its_name():
    assert len(EFFECTS) == len(EFFECT_NAMES) == 38
    names = [type(effect).__name__.lower() for effect in EFFECTS]
    assert names == ["oaf", *EFFECT_NAMES[1:]]


def own(**changes: str) -> dict[str, str]:
    """Our file with other text in some places."""
    text = box.shipped(box.FILE)
    for old, new in changes.values():
        assert old in text
        text = text.replace(old, new, 1)
    return {"fighters.toml": text}


@rule("DAY-P7")
def test_an_owner_can_correct_a_power_and_an_effect():
    """A hoard with power 4 that nobody has to fear any more."""
    data = own(
        hoard=(
            'name = "hoard"\npower = 1\ncopies = 1\neffect = "hoard"',
            'name = "hoard"\npower = 4\ncopies = 1\neffect = "none"',
        )
    )
    table = place(
        "day-of-the-dead",
        data=data,
        lines=[["double hoard"], ["power-up anger"]],
        spirits=["unearth mob", "unearth spy"],
    )

    assert table.fight["power"] == [4, 8]
    assert table.scores == [0, 0]


@rule("DAY-P7")
def test_an_owner_can_say_how_many_copies_there_are_for_each_back():
    data = own(oaf=("copies = 1", "copies = [3, 0, 1]"))

    census = GAME.start(2, data=data).census()
    assert (census[0], census[38], census[76]) == (3, 0, 1)


@rule("DAY-P7")
def test_a_fighter_that_is_not_listed_has_no_cards():
    text = "".join(
        f'[[fighter]]\nname = "{name}"\npower = 5\ncopies = 2\neffect = "none"\n' for name in ("oaf", "mob", "spy")
    )

    assert sum(GAME.start(2, data={"fighters.toml": text}).census()) == 18


@rule("DAY-P7")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "oaf"', 'name = "ogre"', "“ogre” cannot have the name"),
        ('name = "anger"', 'name = "oaf"', "“oaf” stands there twice"),
        ("power = 7", "power = -1", "“oaf” cannot have the power “-1”"),
        ("power = 7", 'power = "much"', "“oaf” cannot have the power “much”"),
        ("power = 7", "power = true", "“oaf” cannot have the power “True”"),
        ("power = 7", "strength = 7", "“oaf” has an unknown field “strength”"),
        ("copies = 1", "copies = 10", "“oaf” cannot have the copies “10”"),
        ("copies = 1", "copies = [1, 1]", "“oaf” cannot have the copies"),
        ('effect = "none"', 'effect = "sleep"', "“oaf” cannot have the effect “sleep”"),
        ('name = "rulebook", power', 'name = "hearsay", power', "“oaf” cannot have the source.name “hearsay”"),
        ("[[fighter]]", "[[fighters]]", "list of"),
        ("[[fighter]]", "[[fighter]", "not valid TOML"),
    ],
)
def test_a_bad_file_is_refused_with_the_fighter_and_the_field(old: str, new: str, said: str):
    with pytest.raises(DataError, match=re.escape(said)):
        GAME.start(2, data=own(change=(old, new)))


@rule("DAY-P7")
def test_a_box_too_small_for_the_deal_is_refused():
    text = "".join(
        f'[[fighter]]\nname = "{name}"\npower = 5\ncopies = [2, 1, 2]\neffect = "none"\n'
        for name in ("oaf", "mob", "spy")
    )

    with pytest.raises(DataError, match="at least 6 cards with the back “power-up”"):
        GAME.start(2, data={"fighters.toml": text})
