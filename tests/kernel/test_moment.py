"""What an entry does is kept step by step, for whoever wants to see it."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.kernel.moment import Film
from ofrenda.kernel.record import Undo
from ofrenda.kernel.replay import RECENT_MOMENTS, Replay
from ofrenda.kernel.rng import seeded
from ofrenda.testing import place
from ofrenda.testing.conformance import random_match


def test_every_step_of_the_rulebook_that_tells_something_is_a_moment():
    """A casket is shaken, somebody wins it, prepares a soul, and the turn passes: four things to see, not one."""
    state = ofrenda.game("die-of-the-dead").start(2, {"first": "seat1"})
    rng = seeded("moments")
    longest: list[list[str]] = []
    while state.stack:
        film = Film()
        chance = state.chance()
        if chance is not None:
            state.settle(chance.sample(rng), film)
        else:
            seat = state.deciders()[0]
            state.act(seat, state.actions(seat)[rng.below(len(state.actions(seat)))], film)
        longest = max(longest, [[event.kind for event in moment.events] for moment in film.moments], key=len)

    assert len(longest) > 3
    assert [kinds for kinds in longest if "turn" in kinds] == longest[-1:], "the turn passes when all has been seen"


def test_at_a_moment_nobody_is_asked_and_what_comes_next_is_not_told():
    table = place("rolling-bones", seats=2, skeleton=["skull"], dice="left hand, right hand, centre spine", post_ops=1)
    film = Film()
    seat = table.state.deciders()[0]
    table.state.act(seat, table.state.actions(seat)[0], film)

    assert film.moments
    for moment in film.moments:
        assert moment.state.deciders() == ()
        assert moment.state.view(0).phase.name == "Between"
        assert moment.state.census() == table.state.census()


@pytest.mark.parametrize("slug", ofrenda.games())
def test_a_replay_keeps_the_last_moments_until_something_is_taken_back(slug: str):
    game = ofrenda.game(slug)
    state = game.start(game.min_seats)
    replay = Replay(game, game.min_seats, dict(state.rules.options), {})
    for (entry, events), _number in zip(random_match(state, seeded(slug)), range(60), strict=False):
        replay.take(entry)
        told = [event for recent in replay.recent if recent.number == replay.number for event in recent.moment.events]
        assert told == events
        deeds = [recent.doer for recent in replay.recent if recent.number == replay.number and recent.doer is not None]
        assert len(deeds) <= 1, "what follows from a deed is nobody's"

    assert 0 < len(replay.recent) <= RECENT_MOMENTS
    replay.take(Undo(1, 50))
    assert not replay.recent
