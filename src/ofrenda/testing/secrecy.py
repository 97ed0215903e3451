"""The guard: nobody is told, asked or shown anything that depends on what they may not know."""

from __future__ import annotations

from typing import Any

from ofrenda.kernel.chance import Outcome
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Event, Log
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State
from ofrenda.testing.failure import expect
from ofrenda.testing.worlds import seen


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
    who = _who(seat)
    code = twin.encode()
    twin.run()
    expect("guard", twin.encode() == code, f"who is asked now tells {who} what it may not know")
    expect("guard", seen(state, seat) == seen(twin, seat), f"{who} sees what it may not know:\n{state.view(seat)}")
    expect("guard", state.deciders() == twin.deciders(), f"who is asked tells {who} what it may not know")
    expect("guard", (state.chance() is None) == (twin.chance() is None), f"chance tells {who} too much")
    expect("guard", state.census() == twin.census(), "resample loses pieces")
    if seat is not None:
        mine = state.actions(seat)
        expect(
            "guard", mine == twin.actions(seat), f"{who} may do {mine} or {twin.actions(seat)}: that tells it more"
        )


def check_entry(state: State[Any], twin: State[Any], seat: int | None, rng: Rng) -> None:
    """The same entry tells the seat the same in both, unless its eyes see the difference."""
    if not state.stack:
        return
    one, other = state.clone(), twin.clone()
    chance = state.chance()
    if chance is not None:
        outcome = chance.sample(rng)
        if not _possible(twin, outcome):
            return
        told_one, told_other = Log(), Log()
        one.fall(outcome, told_one)
        other.fall(outcome, told_other)
    else:
        decider = state.deciders()[rng.below(len(state.deciders()))]
        both = [action for action in state.actions(decider) if action in twin.actions(decider)]
        if not both:
            return
        action = both[rng.below(len(both))]
        told_one, told_other = Log(), Log()
        one.apply(decider, action, told_one)
        other.apply(decider, action, told_other)
    if seen(one, seat) == seen(other, seat):
        told = _witnessed(told_one.events, seat)
        alike = told == _witnessed(told_other.events, seat)
        expect("guard", alike, f"events tell {_who(seat)} what it may not know: {told}")


def check_reveals(state: State[Any], twin: State[Any], seat: int | None, rng: Rng) -> None:
    """A decision that is not marked `reveals` shows nobody anything: in every twin it could have been taken too."""
    deciders = [decider for decider in state.deciders() if decider != seat]
    if not deciders:
        return
    decider = deciders[rng.below(len(deciders))]
    actions = state.actions(decider)
    action = actions[rng.below(len(actions))]
    after = state.clone()
    log = Log()
    after.apply(decider, action, log)
    if any(event.reveals for event in log.events):
        return
    shown = seen(after, seat)
    for other in [action, *twin.actions(decider)]:
        if other not in twin.actions(decider):
            continue
        twin_after = twin.clone()
        twin_after.apply(decider, other)
        if seen(twin_after, seat) == shown:
            return
    name = state.rules.game.name(action)
    expect("reveals", False, f"“{name}” shows {_who(seat)} something, but no event of it is marked `reveals`")


def _possible(state: State[Any], outcome: Outcome) -> bool:
    chance = state.chance()
    try:
        if chance is not None:
            chance.check(outcome)
    except OfrendaError:
        return False
    return chance is not None


def _witnessed(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(seat)]


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat + 1}"
