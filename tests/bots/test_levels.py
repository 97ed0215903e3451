"""The bots: what they choose and how they are found."""

from __future__ import annotations

from pathlib import Path

import pytest

import ofrenda
from ofrenda.bots import LEVELS, OPPONENTS, USUAL, Player, bot
from ofrenda.kernel.errors import UnknownName
from ofrenda.kernel.play import playout
from ofrenda.kernel.rng import seeded
from ofrenda.lab.simulate import Setting, simulate
from ofrenda.testing import place
from tests.testing.minigame import CANDLES

GAME = ofrenda.game("rolling-bones")


def test_there_are_bots_for_experiments_and_levels_for_people():
    assert list(LEVELS) == ["random", "greedy", "easy", "medium", "hard", "expert"]
    assert list(OPPONENTS) == ["easy", "medium", "hard", "expert"]
    assert USUAL in OPPONENTS


def test_the_random_bot_tries_everything():
    table = place("rolling-bones", dice="left 6xhand, right 6xhand, centre 3xskull 3xhat")
    player = Player(bot("random"), table.state.rules, 0)
    rng = seeded("random bot")

    assert {player.choose(table.state, rng) for _try in range(200)} == set(table.state.actions(0))


def test_the_greedy_bot_averages_more_than_ten_points_a_turn():
    """The mean of 2,000 turns, each the first of a solo match."""
    rng = seeded("greedy turns")
    player = Player(bot("greedy"), GAME.rules(1, {"max_rounds": 1, "target": 1000}), 0)
    total = 0
    for _turn in range(2000):
        state = GAME.start(1, {"max_rounds": 1, "target": 1000})
        while state.stack:
            chance = state.chance()
            if chance is not None:
                state.settle_unchecked(chance.sample(rng))
            else:
                state.act(0, player.choose(state, rng))
        total += state.totals[0]

    assert total / 2000 > 10


@pytest.mark.parametrize("level", ["master", "module:Class", ""])
def test_an_unknown_bot_is_refused_with_what_there_is(level: str):
    with pytest.raises(
        UnknownName, match=r"There is no bot .* Bots: random, greedy, easy, medium, hard(,| and) expert\."
    ):
        bot(level)


def test_a_bot_of_ones_own_is_loaded_on_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "mybots.py").write_text(
        "from ofrenda.bots import Bot\n"
        "class Careful(Bot):\n    def choose(self, question):\n        return question.actions[-1]\n"
        "class NotABot:\n    pass\n"
    )
    (tmp_path / "broken.py").write_text("def (\n")
    monkeypatch.syspath_prepend(tmp_path)

    assert type(bot("mybots:Careful", own=True)).__name__ == "Careful"
    for level, message in [
        ("mybots:NotABot", "must be a subclass of ofrenda.bots.Bot"),
        ("mybots:Missing", "cannot be loaded: module 'mybots' has no attribute 'Missing'"),
        ("broken:Bot", "cannot be loaded: invalid syntax"),
        (".x:Y", "cannot be loaded"),
        ("nowhere:Bot", "cannot be loaded: No module named 'nowhere'"),
    ]:
        with pytest.raises(UnknownName, match=message):
            bot(level, own=True)


@pytest.mark.parametrize("game", [GAME, CANDLES])
def test_a_playout_ends_and_counts_its_entries(game: ofrenda.games):
    state = game.start(2)
    entries = playout(state, seeded(1))

    assert state.result() is not None
    assert entries > 2


@pytest.mark.parametrize(("level", "seats"), [("easy", 3), ("easy", 6), ("medium", 2), ("medium", 3)])
def test_in_a_race_between_bots_all_make_for_home(level: str, seats: int):
    """To draw one more card before one sets out always looks a hair better: then all dawdle until the round limit."""
    found = simulate(Setting(game="dia-de-los-muertos", bots=(level,) * seats, seed=1), 1)

    assert found.endings == {"home": 1}
    assert found.figures["rounds"] < 60
