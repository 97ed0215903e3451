"""The search: the same answer for the same seed, nothing its seat cannot know, and stronger from level to level."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import ofrenda
from ofrenda.bots import Bot, Player, bot, search, weights
from ofrenda.bots.levels import Levelled
from ofrenda.bots.search import Budget, SearchBot
from ofrenda.bots.tree import Tree
from ofrenda.kernel.game import Game
from ofrenda.kernel.play import random_step
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State
from ofrenda.lab.simulate import Setting, simulate
from ofrenda.testing import place

SEARCHED = ["dia-de-los-muertos", "die-of-the-dead", "day-of-the-dead"]
QUICK = Budget(200, seconds=600.0)


def decisions(game: Game, count: int, seed: object) -> list[State[Any]]:
    """Decisions with a choice, from a match at random."""
    rng = seeded(game.slug, seed)
    state = game.start(2)
    found: list[State[Any]] = []
    while state.stack and len(found) < count:
        deciders = state.deciders()
        if deciders and len(state.actions(deciders[0])) > 1 and rng.below(4) == 0:
            found.append(state.clone())
        random_step(state, rng)
    return found


def choice(thinker: Bot, state: State[Any], seed: object) -> int:
    """What the bot does for the first seat that must decide."""
    seat = state.deciders()[0]
    return Player(thinker, state.rules, seat).choose(state, seeded("choice", seed))


ANSWERS: dict[str, list[str]] = {
    "dia-de-los-muertos": ["lay kicking", "dog 22", "discard kicking", "pass", "discard skull", "dog 30"],
    "die-of-the-dead": ["casket 1", "casket 1", "casket 2", "power soul", "casket 1", "casket 1"],
    "day-of-the-dead": [
        "summon unearth exorcist",
        "own slot 1",
        "take troll",
        "summon unearth exorcist",
        "stay fallen",
        "become spirit",
    ],
}
"""What both builds, compiled and pure, must answer in the same positions."""


@pytest.mark.parametrize("slug", SEARCHED)
def test_the_same_seed_gives_the_same_choice_in_every_build(slug: str):
    game = ofrenda.game(slug)
    answers = [game.name(choice(SearchBot(QUICK), state, 1)) for state in decisions(game, 6, "build")]

    assert answers == ANSWERS[slug]


@pytest.mark.parametrize("slug", SEARCHED)
def test_what_is_hidden_changes_no_choice(slug: str):
    """Over many decisions and streams: as often the same moves from the true state as from a resampled one."""
    game = ofrenda.game(slug)
    thinker = SearchBot(Budget(40, seconds=600.0))
    unlike, freedom = 0.0, 0
    for state in decisions(game, 12, "honest"):
        seat = state.deciders()[0]
        memory = game.memory(state.rules, seat)
        if memory is not None:
            memory.recall([list(state.caskets), [1] * 4])
        other = state.resample(seat, seeded("other"), memory)
        true = Counter(choice(thinker, state, ("true", number)) for number in range(30))
        told = Counter(choice(thinker, other, ("told", number)) for number in range(30))
        moves = true.keys() | told.keys()
        unlike += sum((true[move] - told[move]) ** 2 / (true[move] + told[move]) for move in moves)
        freedom += len(moves) - 1

    assert unlike < freedom + 5 * sqrt(2 * freedom)


def test_a_forced_answer_needs_no_search():
    class Lazy(SearchBot):
        def searched(self, question: Any) -> Tree:
            raise AssertionError("it searched")

    table = place("rolling-bones", dice="left 6xhand, right 6xhand, centre 3xskull 3xhat")
    question = Player(Lazy(), table.state.rules, 0).question(table.state, seeded(1))
    forced = type(question)(**{name: getattr(question, name) for name in question.__struct_fields__} | {"actions": [7]})

    assert Lazy().choose(forced) == 7


def test_every_action_is_judged_with_its_doubt():
    table = place("die-of-the-dead", caskets={"4": "white"}, steps={"8": "white . . . ."})
    player = Player(SearchBot(QUICK), table.state.rules, 0)
    judged = player.bot.judge(player.question(table.state, seeded(1)))

    assert sorted(one.action for one in judged) == table.state.actions(0)
    assert all(0 <= one.chance <= 1 and 0 <= one.doubt < 0.5 for one in judged)


def test_an_evaluation_of_ones_own_is_one_method():
    class Miser(search.SearchBot):
        """Thinks that whoever has more points wins."""

        def evaluate(self, state: Any) -> list[float]:
            mine, theirs = state.scores
            return [float(mine > theirs), float(theirs > mine)]

    state = decisions(ofrenda.game("day-of-the-dead"), 1, "own")[0]

    assert choice(Miser(QUICK), state, 1) in state.actions(state.deciders()[0])


@pytest.mark.parametrize("slug", [*SEARCHED, "rolling-bones"])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_every_game_has_every_level(slug: str, level: str):
    state = decisions(ofrenda.game(slug), 1, "levels")[0]
    thinker = bot(level)

    assert isinstance(thinker, Levelled)
    assert choice(thinker, state, 1) in state.actions(state.deciders()[0])


@pytest.mark.parametrize(
    ("slug", "games"), [("day-of-the-dead", 16), ("die-of-the-dead", 10), ("dia-de-los-muertos", 20)]
)
def test_no_level_falls_clearly_below_the_one_under_it(slug: str, games: int):
    report = simulate(Setting(game=slug, bots=("medium", "easy"), seed=7), games)

    assert report.bots[0].wins >= report.bots[1].wins


def test_what_tactics_prefer_is_done_unless_something_else_is_clearly_better():
    game = ofrenda.game("dia-de-los-muertos")
    state = decisions(game, 2, "build")[1]
    seat = state.deciders()[0]
    preferred = game.tactics.prefer(state, seat, state.actions(seat), seeded(1))

    def first(margin: float) -> int:
        return choice(SearchBot(Budget(200, seconds=600.0, margin=margin)), state, "margin")

    assert first(0.0) != preferred
    assert first(1.0) == preferred


# Weights


def shipped_file(slug: str) -> Path:
    return weights.FOLDER / f"{slug}-2.toml"


@pytest.mark.parametrize("slug", SEARCHED)
def test_the_weights_that_are_shipped_fit_the_rules(slug: str):
    game = ofrenda.game(slug)

    for seats in range(game.min_seats, game.max_seats + 1):
        assert weights.shipped(game, seats) is not None


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("rules = ", "rules = 9", "rules version 9"),
        ('game = "die', 'game = "dye', "are for dye-of-the-dead"),
        ("height = ", "hight = ", "not those of this version"),
        ("[weights]", "[weights", "cannot be read"),
    ],
)
def test_weights_that_are_damaged_or_of_other_rules_are_refused(tmp_path: Path, right: str, wrong: str, reason: str):
    text = shipped_file("die-of-the-dead").read_text(encoding="utf-8")
    assert right in text
    file = tmp_path / "weights.toml"
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")

    with pytest.raises(weights.WrongWeights, match=reason):
        weights.read(file, ofrenda.game("die-of-the-dead"), 2)
