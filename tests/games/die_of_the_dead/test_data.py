"""The steps as data: ours, and an owner's own layout."""

from __future__ import annotations

from importlib.resources import files

import pytest

import ofrenda
from ofrenda.games.die_of_the_dead.box import FILE, read_steps, shipped
from ofrenda.games.die_of_the_dead.engine.pieces import BONUSES, SPACES
from ofrenda.kernel.errors import DataError
from ofrenda.testing import rule

from .setting import red_wins

GAME = ofrenda.game("die-of-the-dead")


@rule("DIE-D1")
def test_the_reconstructed_layout():
    ours = read_steps(shipped(FILE))
    layout = [[BONUSES[bonus] for bonus in ours[first : first + SPACES]] for first in range(0, 40, SPACES)]

    assert layout == [
        ["blank", "prepare", "candle", "incense", "bread"],
        ["blank", "prepare", "marigold", "candle", "power soul"],
        ["blank", "prepare", "incense", "bread", "marigold"],
        ["blank", "prepare", "power soul", "candle", "incense"],
        ["blank", "prepare", "bread", "marigold", "candle"],
        ["blank", "prepare", "power soul", "incense", "bread"],
        ["blank", "prepare", "marigold", "candle", "incense"],
        ["blank", "prepare", "power soul", "bread", "marigold"],
    ]


OWN = (files("ofrenda.games.die_of_the_dead") / "data" / "steps.toml").read_text("utf-8")


@rule("DIE-D2")
def test_an_own_layout_is_played_with():
    steps = OWN.replace('"candle", "incense", "bread"]', '"power soul", "incense", "bread"]', 1)
    match = red_wins(data={"steps.toml": steps}).play("white", "space 3")

    assert match.free_power["red"] == 1


@rule("DIE-D2")
@pytest.mark.parametrize(
    ("wrong", "right", "reason"),
    [
        ('["blank", "prepare", "incense", "bread"', '["candle", "prepare", "incense", "bread"', "step 3.*one blank"),
        ('["blank", "prepare", "candle"', '["blank", "blank", "candle"', "step 1.*one blank.*not 2"),
        ('"bread", "marigold", "candle"]', '"bread", "marigold"]', "step 5.*5 spaces, not 4"),
        ('"power soul", "incense"', '"two souls", "incense"', "step 6.*two souls.*no bonus"),
        ("[[step]]", "[[steps]]", "needs 8"),
        ('source = "reconstructed"', 'source = "hearsay"', "step 1.*source"),
        ("[[step]]", "[[step", "not valid TOML"),
    ],
)
def test_a_wrong_layout_is_refused_with_file_step_and_reason(wrong: str, right: str, reason: str):
    with pytest.raises(DataError, match=f"steps.toml.*{reason}"):
        GAME.start(3, data={"steps.toml": OWN.replace(wrong, right, 1)})


@rule("DIE-D2")
def test_there_is_no_other_data_file():
    with pytest.raises(DataError, match="no data file"):
        GAME.start(3, data={"caskets.toml": ""})
