"""The guard: nobody is told, asked or shown anything that depends on what they may not know."""

from __future__ import annotations

from typing import Any, TypeAlias

from ofrenda.kernel.chance import Outcome
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Event
from ofrenda.kernel.moment import Film, Moment
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State
from ofrenda.testing.failure import expect
from ofrenda.testing.worlds import called, seen


def check_secrets(state: State[Any], rng: Rng) -> None:
    """For every seat and a spectator: the position and a twin with another hidden part look, ask and tell alike."""
    before = state.encode()
    for seat in (*range(state.rules.seats), None):
        twin = state.resample(seat, rng)
        expect("guard", state.encode() == before, "resample changed the state it copies")
        check_twin(state, twin, seat)
        check_entry(state, twin, seat, rng)
        check_reveals(state, twin, seat, rng)


def check_twin(state: State[Any], twin: State[Any], seat: int | None) -> None:
    """The seat sees the same and is asked the same in both; who is asked does not depend on what was redrawn."""
    who = called(seat)
    code = twin.encode()
    twin.run()
    expect("guard", twin.encode() == code, f"who is asked now tells {who} what it may not know")
    expect("guard", seen(state, seat) == seen(twin, seat), f"{who} sees what it may not know:\n{state.view(seat)}")
    expect("guard", state.deciders() == twin.deciders(), f"who is asked tells {who} what it may not know")
    expect("guard", (state.chance() is None) == (twin.chance() is None), f"chance tells {who} too much")
    expect("guard", state.census() == twin.census(), "resample loses pieces")
    for decider in state.deciders():
        if decider != seat and (len(state.actions(decider)) == 1) != (len(twin.actions(decider)) == 1):
            phase = state.stack[-1]
            name = type(phase).__name__
            expect("guard", phase.BY_HAND, f"secrets decide if {name} leaves a choice, but it is not BY_HAND")

    if seat is not None:
        if hasattr(state.rules.game, "tensor"):
            alike = list(state.tensor(seat)) == list(twin.tensor(seat))
            expect("guard", alike, f"the tensor tells {who} what it may not know")
        mine = state.actions(seat)
        expect("guard", mine == twin.actions(seat), f"{who} may do {mine} or {twin.actions(seat)}: that tells it more")


def check_entry(state: State[Any], twin: State[Any], seat: int | None, rng: Rng) -> None:
    """Where an entry leaves the seat the same view in the position and in its twin, it told it the same.

    Where somebody draws, or several choose in secret, two different entries are compared as well: what the view does
    not show, the event may not tell either. (`worlds_after` holds every event to that, on small positions.) Dice that
    all may see are told even where the view forgets them.
    """
    if not state.stack:
        return

    first = _random_entry(state, seat, rng)
    pairs = [(first, first)]
    game = state.rules.game
    drawn = state.chance() is not None and not game.public_chance
    if game.hidden and (drawn or len(state.deciders()) > 1):
        pairs.append((first, _random_entry(twin, seat, rng)))
    for one, other in pairs:
        after_one = _after(state, one)
        after_other = _after(twin, other)
        if after_one is None or after_other is None:
            continue
        if seen(after_one[0], seat) == seen(after_other[0], seat):
            told = _witnessed(after_one[1], seat)
            alike = told == _witnessed(after_other[1], seat)
            expect("guard", alike, f"events tell {called(seat)} what it may not know: {told}")
            alike = _moments(after_one[2], seat) == _moments(after_other[2], seat)
            expect("guard", alike, f"the moments on the way show {called(seat)} what it may not know: {told}")


Entry: TypeAlias = tuple[int, int] | Outcome
"""A seat and its action at a decision; an outcome at a chance step."""


def _random_entry(state: State[Any], seat: int | None, rng: Rng) -> Entry:
    chance = state.chance()
    if chance is not None:
        return chance.sample(rng)
    deciders = [decider for decider in state.deciders() if decider != seat] or state.deciders()[:1]
    decider = deciders[rng.below(len(deciders))]
    actions = state.actions(decider)
    return decider, actions[0] if decider == seat else actions[rng.below(len(actions))]


def _after(state: State[Any], entry: Entry) -> tuple[State[Any], list[Event], list[Moment]] | None:
    """What follows the entry, what it tells, and the moments on the way; None if it is not possible here."""
    after = state.clone()
    log = Film()
    try:
        if state.chance() is not None:
            after.settle(entry, log)
        else:
            after.act(entry[0], entry[1], log)
    except OfrendaError:
        return None
    return after, log.events, log.moments


def check_reveals(state: State[Any], twin: State[Any], seat: int | None, rng: Rng) -> None:
    """A decision that is not marked `reveals` shows nobody anything, the decider included.

    In every twin it could have been taken too: to another's eyes some decision there looks the same; to the
    decider's own eyes the very same one.
    """
    if not state.deciders():
        return

    decider = state.deciders()[rng.below(len(state.deciders()))]
    actions = state.actions(decider)
    action = actions[rng.below(len(actions))]
    after = _after(state, (decider, action))
    if after is None or any(event.reveals for event in after[1]):
        return

    shown = seen(after[0], seat)
    for other in [action] if decider == seat else [action, *twin.actions(decider)]:
        twin_after = _after(twin, (decider, other))
        if twin_after is not None and seen(twin_after[0], seat) == shown:
            return

    name = state.rules.game.name(action)
    expect("reveals", False, f"“{name}” shows {called(seat)} something, but no event of it is marked `reveals`")


def _witnessed(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(seat)]


def _moments(moments: list[Moment], seat: int | None) -> list[tuple[bytes, list[Event]]]:
    """What the seat sees of them: one in which it sees nothing new and is told nothing is none to it."""
    known: list[tuple[bytes, list[Event]]] = []
    for moment in moments:
        look, told = seen(moment.state, seat), _witnessed(list(moment.events), seat)
        if told or not known or look != known[-1][0]:
            known.append((look, told))
    return known
