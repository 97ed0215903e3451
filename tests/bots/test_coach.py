"""The coach: three moves with what they are worth, and one sentence why."""

from __future__ import annotations

from typing import Any

import ofrenda
from ofrenda.bots import Judged, Player
from ofrenda.bots.coach import Advice, _compared, advise, coach, worth_in_words
from ofrenda.bots.oracle import Oracle
from ofrenda.bots.prospect import Prospect, prospect
from ofrenda.bots.search import Budget, SearchBot
from ofrenda.kernel.rng import seeded
from ofrenda.testing import place

GAME = ofrenda.game("rolling-bones")
ARM = ["ribcage", "left upper-arm", "left forearm", "left hand"]


def advice(**position: Any) -> Advice:
    state = place("rolling-bones", **position).state
    question = Player(Oracle(), state.rules, state.active).question(state, seeded("coach"))
    return advise(Oracle(), question, GAME.name, ["Ana", "Luis"])


def test_at_most_three_moves_are_told_the_best_first():
    found = advice(
        skeleton=["ribcage"], dice="left 2xupper-arm, right upper-arm, centre skull spine gravestone", post_ops=1
    )

    assert len(found.moves) == 3
    assert found.moves[0].chance >= found.moves[1].chance >= found.moves[2].chance


def test_a_burial_that_wins_needs_no_other_reason():
    found = advice(skeleton=ARM, dice="left foot, centre gravestone", post_ops=2, totals=[95, 95])

    assert found.reason == "That wins the match."


def test_a_burial_says_what_is_safe_and_what_rolling_on_would_bring():
    found = advice(skeleton=ARM, dice="left foot, right 2xfoot, centre gravestone", post_ops=2, totals=[10, 10])

    assert found.reason.startswith("The skeleton is safe and counts 6; “")
    assert "” would bring " in found.reason


def test_keeping_dice_for_the_gravestone_is_told_as_a_chance():
    position = {"skeleton": ARM, "dice": "left 3xfoot, right 2xfoot, centre 3xskull", "post_ops": 1}
    found = advice(**position, stack=["Laying duty=1"])

    assert GAME.name(found.moves[0].action).startswith("pay ")
    assert "to bury something" in found.reason


def test_a_reason_names_a_move_without_quoting_in_a_quotation():
    state = place("rolling-bones", skeleton=ARM, dice="left foot, right 2xfoot, centre gravestone", post_ops=2).state
    question = Player(Oracle(), state.rules, state.active).question(state, seeded("coach"))

    for quoted in ("Oaf 7 (Double): “no effect”", "Oaf 7 (Double): „kein Effekt“"):
        reason = advise(Oracle(), question, lambda _action, quoted=quoted: quoted, ["Ana", "Luis"]).reason

        assert "“Oaf 7 (Double)”" in reason


def test_moves_that_begin_alike_are_told_apart_in_a_reason():
    state = place("rolling-bones", skeleton=ARM, dice="left foot, right 2xfoot, centre gravestone", post_ops=2).state
    question = Player(Oracle(), state.rules, state.active).question(state, seeded("coach"))
    names = state.rules.game.name

    told = advise(Oracle(), question, lambda action: f"Do: {names(action)}", ["Ana", "Luis"])

    assert f"“Do: {names(told.judged[1].action)}”" in told.reason


def test_chances_that_read_alike_are_not_told_as_better_and_worse():
    best, other = Judged(0, 0.2249, 0.01), Judged(1, 0.2151, 0.01)

    assert _compared(best, other, ["casket 1", "casket 2"].__getitem__).startswith("“casket 2” is as good")


def test_a_single_choice_is_told_as_such():
    found = advice(skeleton=ARM, dice="left 2xfoot", post_ops=2, stack=["Laying duty=1"])

    assert found.reason == "There is no other choice."


def test_doubt_is_told_where_there_is_some():
    assert worth_in_words(Judged(0, 0.5731, 0.0, 18.04)) == "57.3% to win, 18.0 points on average"
    assert worth_in_words(Judged(0, 0.5731, 0.02)) == "57% ± 4% to win"
    assert worth_in_words(Judged(0, 0.5731, 0.001)) == "57% ± 1% to win", "rounded up: there is some"


def test_a_game_is_coached_by_its_solution_or_by_its_search():
    opened = {"open": True, "tokens": "ABAA"}
    position = {"caskets": {"4": "white white"}, "steps": {"8": "white . . . ."}}
    state = place("die-of-the-dead", options=opened, **position).state
    searching = coach(state.rules.game)
    question = Player(searching, state.rules, state.active).question(state, seeded("coach"))
    found = advise(searching, question, state.rules.game.name, ["Ana", "Luis"])

    assert isinstance(coach(GAME), Oracle)
    assert state.rules.game.name(found.moves[0].action) == "casket 4"
    assert found.moves[0].points is None


def ahead(slug: str, action: str, **position: Any) -> Prospect:
    state = place(slug, **position).state
    question = Player(SearchBot(), state.rules, state.deciders()[0]).question(state, seeded("ahead"))
    return prospect(question, state.rules.game.action(action))


def test_a_move_that_wins_in_every_world_is_told_as_a_win():
    opened = {"open": True, "tokens": "ABAA"}
    position = {"options": opened, "caskets": {"4": "white white"}, "steps": {"8": "white . . . ."}}
    state = place("die-of-the-dead", **position).state
    searching = SearchBot(Budget(200, 10.0))
    question = Player(searching, state.rules, state.active).question(state, seeded("coach"))

    found = advise(searching, question, state.rules.game.name, ["Ana", "Luis"])

    assert ahead("die-of-the-dead", "casket 4", **position).wins == 1
    assert found.reason == "That wins the match."


def test_who_may_dodge_does_so_in_as_many_worlds_as_they_hold_the_card():
    """Beaten, the neighbour dodges where the hidden hand has a Dodge: in some of the worlds, not in all."""
    found = ahead(
        "dia-de-los-muertos",
        "action",
        seats=2,
        fields=[5, 5],
        laid=["beating", ""],
        hands=["cake", "dodge, kicking, holding"],
        order=[1, 2],
    )

    assert found.world is not None
    assert found.world.rules.game.name(found.action) == "dodge"
    assert found.seat == 1
    assert 0.05 < found.likely < 0.95
