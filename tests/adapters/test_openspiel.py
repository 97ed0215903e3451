"""OpenSpiel's own tests on our games, its search playing one, and what an information state may tell."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

REASON = "OpenSpiel has no wheel for this Python: its adapter is not tested here"
pyspiel = pytest.importorskip("pyspiel", reason=REASON)

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from ofrenda.adapters.falling import MOST_OUTCOMES, Falling
from ofrenda.adapters.openspiel import name_of
from ofrenda.games import game, games
from ofrenda.kernel.chance import Die, Draw, Roll
from ofrenda.kernel.errors import OptionError, SeatError
from tests.adapters.tables import ALL, TABLES

SHORT = {"rolling-bones": ",target=8,max_rounds=2", "dia-de-los-muertos": ",round_limit=1"}
HIDDEN = [slug for slug in games() if game(slug).hidden]


def load(slug: str, seats: int) -> Any:
    return pyspiel.load_game(f"{name_of(slug)}(players={seats}{SHORT.get(slug, '')})")


def any_outcome(state: Any, rng: Any) -> int:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=chances))


def played(slug: str, entries: int, seed: int) -> Any:
    """A match of two after so many entries, or at its end."""
    state = load(slug, 2).new_initial_state()
    rng = np.random.RandomState(seed)
    for _entry in range(entries):
        if not state.is_terminal():
            step(state, rng)
    return state


def step(state: Any, rng: Any) -> None:
    state.apply_action(any_outcome(state, rng) if state.is_chance_node() else int(rng.choice(state.legal_actions())))


# Their tests


@TABLES
def test_random_simulation(slug: str, seats: int):
    pyspiel.random_sim_test(load(slug, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("slug", games())
def test_random_simulation_with_serialization(slug: str):
    """Their states are written down as their history, chance included, and come back the same."""
    seats = max(2, game(slug).min_seats)
    state = load(slug, seats).new_initial_state()
    rng = np.random.RandomState(1)
    for _entry in range(40):
        if not state.is_terminal():
            step(state, rng)
    _game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))

    assert again.history() == state.history()
    assert again.held.state == state.held.state
    assert again.held.stories == state.held.stories


@pytest.mark.parametrize("slug", HIDDEN)
def test_their_search_plays_a_match(slug: str):
    """ISMCTS, few simulations a move, against random; it asserts on its own that resampled states look alike."""
    found = load(slug, 2)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(found, Shallow(), 2.0, 4, random_state=rng, allow_inconsistent_action_sets=True)
    state = found.new_initial_state()
    chosen = 0
    while not state.is_terminal():
        if not state.is_chance_node() and state.current_player() == 0 and chosen < 25:
            state.apply_action(int(bot.step(state)))
            chosen += 1
        else:
            step(state, rng)

    assert chosen > 5
    assert len(state.returns()) == 2


class Shallow(mcts.Evaluator):
    """Judges by nothing: this is about the search's handling of our states, not about how well it plays."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


# Ours


@pytest.mark.parametrize("slug", HIDDEN)
def test_a_resampled_state_tells_its_player_nothing_new(slug: str):
    found = load(slug, 2)
    rng = np.random.RandomState(2)
    state = found.new_initial_state()
    other = 0
    for _entry in range(120):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            twin = state.resample_from_infostate(player, rng.uniform)
            other += twin.held.state != state.held.state
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            assert twin.history() == []
        step(state, rng)

    # In Die of the Dead whoever remembers everything knows all closed caskets.
    assert (other > 0) == (slug != "die-of-the-dead")


def test_a_resampled_state_recalls_what_its_player_did_and_nothing_of_the_other():
    """What the other one drew would tell the true hand."""
    state = played("dia-de-los-muertos", 60, seed=2)
    twin = state.resample_from_infostate(0, np.random.RandomState(3).uniform)

    assert any("drew" in thing for thing in recalled(state, 1) if isinstance(thing, dict))
    assert recalled(twin, 0) == recalled(state, 0)
    assert recalled(twin, 1) == []


@pytest.mark.parametrize("slug", games())
def test_an_information_state_recalls_every_own_decision_and_all_that_was_seen(slug: str):
    """In order and in full: perfect recall is what OpenSpiel asks for, of games with perfect information too."""
    state = load(slug, 2).new_initial_state()
    rng = np.random.RandomState(7)
    done: list[list[str]] = [[], []]
    for _entry in range(200):
        if state.is_terminal():
            break
        player = state.current_player()
        before = [recalled(state, seat) for seat in (0, 1)]
        step(state, rng)
        if player >= 0:
            done[player].append(state.held.state.rules.game.name(state.history()[-1]))
        for seat in (0, 1):
            now = recalled(state, seat)
            assert now[: len(before[seat])] == before[seat]
            assert [thing for thing in now if isinstance(thing, str)] == done[seat]

    assert all(done)
    assert "before" not in json.loads(state.observation_string(0))


def recalled(state: Any, player: int) -> list[Any]:
    """What the player did (its notation) and witnessed (an event) before."""
    return json.loads(state.information_state_string(player))["before"]


def test_two_ways_to_one_position_are_two_information_states():
    """Two bones laid in either order look the same now, but not to who remembers."""
    state = load("rolling-bones", 2).new_initial_state()
    rng = np.random.RandomState(8)
    while state.is_chance_node():
        step(state, rng)
    one, other = next(
        (one, other)
        for one, other in combinations(state.legal_actions(), 2)
        if other in state.child(one).legal_actions() and one in state.child(other).legal_actions()
    )
    ways = [state.child(one).child(other), state.child(other).child(one)]

    assert ways[0].observation_string(0) == ways[1].observation_string(0)
    assert ways[0].information_state_string(0) != ways[1].information_state_string(0)


def test_a_sealed_choice_is_in_nobody_elses_information_state():
    found = load("day-of-the-dead", 2)
    state = found.new_initial_state()
    rng = np.random.RandomState(4)
    while state.is_chance_node():
        step(state, rng)
    assert state.current_player() == 0
    after = [state.child(action) for action in state.legal_actions()[:2]]

    assert after[0].current_player() == 1
    assert after[0].information_state_string(1) == after[1].information_state_string(1)
    assert after[0].information_state_tensor(1) == after[1].information_state_tensor(1)
    assert after[0].information_state_string(0) != after[1].information_state_string(0)


@pytest.mark.parametrize(("slug", "seats"), ALL[::3])
def test_the_tensor_is_ours_in_named_pieces(slug: str, seats: int):
    found = load(slug, seats)
    state = found.new_initial_state()
    rng = np.random.RandomState(5)
    for _entry in range(30):
        if not state.is_terminal():
            step(state, rng)
    observed = make_observation(found)
    observed.set_from(state, seats - 1)

    assert observed.tensor.tolist() == list(state.held.state.tensor(seats - 1))
    assert list(observed.dict) == [part.name for part in game(slug).layout(seats).parts]


def test_a_clone_is_independent():
    state = load("die-of-the-dead", 3).new_initial_state()
    rng = np.random.RandomState(6)
    for _entry in range(40):
        step(state, rng)
    clone = state.clone()
    before = state.held.state.encode()
    for _entry in range(5):
        if not clone.is_terminal():
            step(clone, rng)

    assert state.held.state.encode() == before


@pytest.mark.parametrize(
    "chance",
    [
        Roll((Die("left", ("a", "b", "b")), Die("right", ("c", "d"))), (2, 1)),
        Draw(("x", "y", "z"), (2, 1, 3), 3),
    ],
)
def test_piece_by_piece_everything_is_as_likely_as_at_once(chance: Any):
    likely: Counter[tuple[int, ...]] = Counter()
    open_ones = [(Falling(chance), Fraction(1))]
    while open_ones:
        falling, chance_so_far = open_ones.pop()
        outcome = falling.outcome()
        if outcome is not None:
            likely[outcome] += chance_so_far
            continue
        assert len(falling.outcomes()) <= MOST_OUTCOMES
        open_ones += [(falling.after(number), chance_so_far * each) for number, each in falling.outcomes()]

    assert dict(likely) == dict(chance.outcomes())


def test_options_are_parameters():
    found = pyspiel.load_game("ofrenda_die_of_the_dead(players=3,open=true,tokens=ABAA)")

    assert found.num_players() == 3
    assert found.new_initial_state().held.state.rules.open
    with pytest.raises(SeatError, match="played by 2, not by 5"):
        pyspiel.load_game("ofrenda_day_of_the_dead(players=5)")
    with pytest.raises(pyspiel.SpielError, match="ofrenda_rolling_bones"):
        pyspiel.load_game("ofrenda_poker")


def test_half_a_view_is_refused():
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(OptionError, match="observed as a whole"):
        make_observation(load("day-of-the-dead", 2), kind)
