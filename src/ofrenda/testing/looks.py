"""One position of a match, looked at from all sides."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import isfinite
from typing import Any

import msgspec

from ofrenda.kernel import position as positions
from ofrenda.kernel.chance import Chance
from ofrenda.kernel.errors import IllegalAction, OfrendaError, PositionError, WrongOutcome, WrongSeat
from ofrenda.kernel.game import Game
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.moment import Film
from ofrenda.kernel.phase import NO_WINDOW, Phase
from ofrenda.kernel.play import random_step
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.scene import Staging
from ofrenda.kernel.state import State
from ofrenda.kernel.text import NO_ACTION, keys
from ofrenda.kernel.view import View
from ofrenda.testing.failure import Failure, expect
from ofrenda.testing.secrecy import check_secrets

LISTED = 300
"""Chance steps with at most so many outcomes are listed and summed."""

FURTHER = 12
"""How many entries a copy is played on, to see that the original stays as it was."""


def look_closely(state: State[Any], rng: Rng) -> None:
    """Everything that can be checked on one position."""
    check_asked(state)
    check_fields(state)
    check_copies(state, rng)
    check_chance(state, rng)
    check_fast(state)
    check_refusals(state, rng)
    check_views(state)
    check_moments(state)
    check_tactics(state, rng)
    check_secrets(state, rng)


def check_asked(state: State[Any]) -> None:
    """Exactly one of these holds: seats decide, chance falls, the match is over; and actions are in order."""
    deciders = state.deciders()
    chance = state.chance()
    expect("asked", not (deciders and chance), f"chance and seats {deciders} are asked at once")
    expect("asked", bool(deciders or chance) == bool(state.stack), "nobody is asked, and the match is not over")
    expect("result", (state.result() is None) == bool(state.stack), "there is a result exactly at the end")
    table = len(state.rules.game.actions)
    for seat in range(state.rules.seats):
        actions = state.actions(seat)
        expect("actions", bool(actions) == (seat in deciders), f"seat {seat + 1} may do {actions}")
        rising = all(one < other for one, other in pairwise(actions))
        expect("actions", rising, f"the actions of seat {seat + 1} are not sorted: {actions}")
        expect("actions", all(0 <= action < table for action in actions), f"{actions} are not all in the table")

    check_window(state)


def check_window(state: State[Any]) -> None:
    """Whoever is asked in a reaction window may let it go by."""
    window = state.stack[-1].pass_action() if state.stack else NO_WINDOW
    if window != NO_WINDOW:
        for seat in state.deciders():
            name = type(state.stack[-1]).__name__
            expect("actions", window in state.actions(seat), f"seat {seat + 1} cannot let {name} go by")


def check_fields(state: State[Any]) -> None:
    """FIELDS forget no attribute of the state or of a phase on its stack."""
    phases: list[State[Any] | Phase[Any]] = [*state.stack]
    for thing, apart in [(state, {"rules", "stack"}), *((phase, set[str]()) for phase in phases)]:
        attributes = _attributes(thing) - apart
        name = type(thing).__name__
        expect("fields", attributes == set(thing.FIELDS), f"{name}.FIELDS should name {sorted(attributes)}")
    for phase in state.stack:
        for field in phase.FIELDS:
            value = getattr(phase, field)
            plain = type(value) is int or (type(value) is tuple and all(type(part) is int for part in value))
            expect("fields", plain, f"{type(phase).__name__}.{field} is {value!r}, neither an int nor a tuple of them")
        expect("fields", phase.fits(state), f"{type(phase).__name__} does not fit a position that was reached")


def _attributes(thing: object) -> set[str]:
    """The attributes of an instance, compiled or not."""
    found = set(getattr(thing, "__dict__", ()))
    for parent in type(thing).__mro__:
        found |= set(vars(parent).get("__mypyc_attrs__", ()))
    return found - {"__dict__"}


def check_copies(state: State[Any], rng: Rng) -> None:
    """Clone, bytes and position are the same state, and a clone goes its own way."""
    game = state.rules.game
    code = state.encode()
    copy = state.clone()
    expect("clone", copy.encode() == code and copy == state, "a clone is not equal")
    for _entry in _played_on(copy, rng):
        expect("clone", state.encode() == code, "playing on with a clone changed the original")
    expect("encode", game.decode(code).encode() == code, "decode does not give back what was encoded")
    position = state.position()
    again = positions.read(positions.write(position))
    expect("position", again == position, f"the position changes when written as TOML:\n{position}\n{again}")
    placed = game.place(again)
    expect("position", placed.encode() == code, f"place() gives another state:\n{position}\n{placed.position()}")
    try:
        game.place({**position, "no such key": 1})
    except PositionError:
        return

    raise Failure("position", "place() accepts a key that does not exist")


def _played_on(state: State[Any], rng: Rng) -> Iterator[None]:
    """A few random entries further, one by one."""
    for _entry in range(FURTHER):
        if not state.stack:
            return
        check_asked(state)
        random_step(state, rng)
        yield


def check_chance(state: State[Any], rng: Rng) -> None:
    """What chance gives is possible and can be written; where few things can fall, they are listed and sum to 1."""
    chance = state.chance()
    if chance is None:
        return

    outcome = chance.sample(rng)
    chance.check(outcome)
    expect("chance", bool(chance.text(outcome)), "an empty roll or draw is no chance step")
    expect("chance", chance.parse(chance.text(outcome)) == outcome, f"{chance.text(outcome)!r} reads differently")
    if chance.size() <= LISTED:
        listed = chance.outcomes()
        expect("chance", len(listed) == chance.size(), f"{len(listed)} outcomes are listed, not {chance.size()}")
        expect("chance", sum(likely for _outcome, likely in listed) == 1, "probabilities do not sum to 1")
        expect("chance", outcome in [listed_one for listed_one, _likely in listed], f"{outcome} is not listed")


def check_fast(state: State[Any]) -> None:
    """What playouts use is the same as what people are told: `legal` and `actions`, `tumble` and `fall`."""
    if not state.stack:
        return
    top = state.stack[-1]
    for seat in state.deciders():
        legal = Legal()
        top.legal(state, seat, legal)
        actions = top.actions(state, seat)
        expect("fast", legal.list() == actions, f"legal() adds {legal.list()}, but actions() lists {actions}")

    fallen, tumbled = state.clone(), state.clone()
    chance = fallen.chance()
    if chance is not None:
        seed = state.encode().hex()
        one, other = seeded(seed), seeded(seed)
        fallen.settle_unchecked(chance.sample(one))
        tumbled.stack[-1].tumble(tumbled, other)
        tumbled.run()
        expect("fast", tumbled.encode() == fallen.encode(), "tumble() gives another state than fall()")
        expect("fast", one.word() == other.word(), "tumble() takes more or less from the stream than sample()")


def check_refusals(state: State[Any], rng: Rng) -> None:
    """What is not allowed is refused with the right error and the state untouched."""
    seats = state.rules.seats
    table = len(state.rules.game.actions)
    deciders = state.deciders()
    for seat in (-1, seats, *(seat for seat in range(seats) if seat not in deciders)):
        _refused(state, WrongSeat, lambda who=seat: state.act(who, 0))  # type: ignore[misc]
    for seat in deciders:
        legal = state.actions(seat)
        illegal = [-1, table, rng.below(table), rng.below(table)]
        for action in illegal:
            if action not in legal:
                _refused(state, IllegalAction, lambda who=seat, what=action: state.act(who, what))  # type: ignore[misc]

    chance = state.chance()
    if chance is None:
        _refused(state, WrongOutcome, lambda: state.settle(()))
    else:
        for outcome in _impossible(chance, rng):
            _refused(state, WrongOutcome, lambda what=outcome: state.settle(what))  # type: ignore[misc]


def _impossible(chance: Chance, rng: Rng) -> list[tuple[int, ...]]:
    fallen = chance.sample(rng)
    return [(), (*fallen, 0), fallen[:-1], (-1, *fallen[1:]), (*fallen[:-1], fallen[-1] + 1000)]


def _refused(state: State[Any], error: type[OfrendaError], deed: Callable[[], None]) -> None:
    before = state.encode()
    try:
        deed()
    except error as refusal:
        expect("refusals", bool(str(refusal)), "an error says nothing")
        expect("refusals", state.encode() == before, f"the refusal “{refusal}” changed the state")
        return
    except OfrendaError as other:
        raise Failure("refusals", f"{type(other).__name__} instead of {error.__name__}: {other}") from other
    raise Failure("refusals", f"nothing was refused where {error.__name__} was due")


def check_tactics(state: State[Any], rng: Rng) -> None:
    """The game's judgement chooses among the legal actions and leaves the state as it is."""
    before = state.encode()
    tactics = state.rules.game.tactics
    for seat in range(state.rules.seats):
        worth = tactics.worth(state, seat)
        expect("tactics", isinstance(worth, float) and isfinite(worth), f"worth is {worth!r}")
    for seat in state.deciders():
        actions = state.actions(seat)
        preferred = tactics.prefer(state, seat, actions[:], rng)
        expect("tactics", preferred in actions, f"prefer chose {preferred}, which is not among {actions}")
    expect("tactics", state.encode() == before, "judging a state changed it")


def _check_menu(state: State[Any], seat: int, view: View, names: list[str]) -> None:
    """What may be done has words, and the menu offers exactly that, each under a key of its own."""
    game = state.rules.game
    actions = state.actions(seat)
    for action in actions:
        expect("words", bool(game.text.action(action, view, names)), f"“{game.name(action)}” has no words")

    menu = game.text.menu(actions, view, names)
    offered = sorted(choice.action for choice in menu if choice.action != NO_ACTION)
    expect("words", offered == actions, f"the menu offers {offered}, but {actions} are legal")
    typed = [key for key in keys(menu) if key]
    expect("words", len(set(typed)) == len(offered), f"the menu's keys are not one for each choice: {typed}")


def check_views(state: State[Any]) -> None:
    """Every view survives JSON, and the game has words for it."""
    game = state.rules.game
    names = [f"Seat {seat + 1}" for seat in range(state.rules.seats)]
    views = [(seat, state.view(seat)) for seat in (*range(state.rules.seats), None)]
    for seat, view in [*views, (None, game.open_view(state))]:
        again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        expect("views", again == view, f"the view changes in JSON:\n{view}\n{again}")
        expect("views", view.deciders == state.deciders(), "the view names other deciders")
        expect("words", bool(game.text.board(view, names)), "the board has no words")
        if seat in state.deciders():
            expect("words", bool(game.text.question(view, names)), "the decision has no question")
        if seat is not None:
            _check_menu(state, seat, view, names)

        if not state.stack:
            expect("words", bool(game.text.ending(view, names)), "the end has no words")

    for other in range(state.rules.seats):
        standings = {game.text.standing(view, other) for _seat, view in views}
        expect("guard", len(standings) == 1, f"who looks decides how a seat stands: {standings}")
        expect("words", "" not in standings, "how a seat stands has no words")

    for seat in state.deciders():
        check_scene(state, seat)


def check_moments(state: State[Any]) -> None:
    """What an entry does on its way can be seen by everybody, and asks nobody."""
    if not state.stack:
        return

    film = Film()
    random_step(state.clone(), seeded("moments", state.encode().hex()), film)
    told = [event for moment in film.moments for event in moment.events]
    expect("moments", told == film.events, "the moments of an entry tell another story than its log")
    game = state.rules.game
    names = [f"Seat {number + 1}" for number in range(state.rules.seats)]
    for moment in film.moments:
        expect("moments", moment.state.deciders() == (), "a moment asks somebody")
        for seat in (*range(state.rules.seats), None):
            seen = tuple(event for event in moment.events if event.seen_by(seat))
            pictures = [game.picture(moment.state.view(seat), {}, names, Staging(tall, seen)) for tall in (False, True)]
            drawn = "".join(part for picture in pictures for part in picture)
            expect("scene", "data-action" not in drawn, "a moment offers something to do")


def check_scene(state: State[Any], seat: int) -> None:
    """Whatever the seat may do, it can do by clicking on a piece, or on two that share nothing else."""
    game = state.rules.game
    actions = state.actions(seat)
    names = [f"Seat {number + 1}" for number in range(state.rules.seats)]
    labels = game.labels(state.view(seat), actions, names)
    for staging in (Staging(), Staging(tall=True)):
        _check_pieces(game, actions, "".join(game.picture(state.view(seat), labels, names, staging)))


def _check_pieces(game: Game, actions: list[int], drawn: str) -> None:
    pieces = {frozenset(map(int, found.split())) for found in re.findall(r'data-action="([\d ]+)"', drawn)}
    within_reach = {*pieces, *(one & other for one in pieces for other in pieces if len(one) > 1)}
    for action in actions:
        expect("scene", frozenset({action}) in within_reach, f"“{game.name(action)}” cannot be clicked in the scene")
    begun = {int(found) for found in re.findall(r'data-way="(\d+)', drawn)}
    strange = frozenset(begun).union(*pieces) - set(actions)
    expect("scene", not strange, f"the scene offers {sorted(strange)}, which may not be done")
