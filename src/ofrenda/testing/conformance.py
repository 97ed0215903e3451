"""The contract of a game, checked on thousands of random matches. Importable, for everybody's games.

    from ofrenda.testing import check_game

    def test_my_game():
        check_game(MyGame(), matches=1000)

A broken contract raises `Failure`, whose message says how to see it again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Event, Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.kernel.play import playout
from ofrenda.kernel.record import Act, Entry, Fall, Record
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import State
from ofrenda.kernel.view import Memory
from ofrenda.testing.failure import Failure, expect
from ofrenda.testing.looks import check_asked, look_closely
from ofrenda.testing.worlds import Worlds, check_worlds, worlds_after

LONGEST = 200_000
"""A random match with more entries than this counts as one that never ends."""


def check_game(
    game: Game,
    *,
    matches: int = 1000,
    seed: int = 0,
    options: Sequence[dict[str, Value]] = (),
    small: Iterable[State[Any]] = (),
    small_entries: int = 8,
    worlds: Iterable[Worlds] = (),
) -> None:
    """Plays `matches` random matches over all seat counts and options (sampled, or those given), and checks all it can.

    A game with hidden information also needs positions whose hidden worlds can be listed: `small` are states in
    which nothing is hidden yet and no two hidden pieces are alike, from which everything that can follow in
    `small_entries` entries is listed; `worlds` are listed by the game's own tests.
    """
    check_tables(game)
    for number in range(matches):
        rng = seeded(seed, "conformance", number)
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        chosen = options[rng.below(len(options))] if options else sample_options(game, rng, seats)
        try:
            check_match(game, seats, chosen, f"{seed} {number}")
        except Failure as failure:
            failure.add_note(f"in match {number} of seed {seed}: {seats} seats, options {chosen}")
            raise

    listed = [*worlds, *(found for start in small for found in worlds_after(start, small_entries))]
    if game.hidden and not any(len(found.weights) > 1 for found in listed):
        raise Failure("worlds", "the game hides something, but no small position with several worlds was given")
    for found in listed:
        check_worlds(found, seeded(seed, "worlds"))


def sample_options(game: Game, rng: Rng, seats: int) -> dict[str, Value]:
    """A random combination of options that go together: each its default, or one of its samples or choices."""
    for _try in range(200):
        chosen = {option.name: option.values()[rng.below(len(option.values()))] for option in game.options}
        try:
            game.rules(seats, chosen)
        except OfrendaError:
            continue
        return chosen
    raise Failure("tables", f"no combination of options was found that {seats} can play with")


def check_tables(game: Game) -> None:
    """What a game declares is sound: its action names and its options."""
    expect("tables", len(set(game.actions)) == len(game.actions), "two actions have the same name")
    for number, name in enumerate(game.actions):
        expect("tables", game.action(name) == number and game.name(number) == name, f"action {number} is {name!r}")
        plain = name == " ".join(name.split()) and not re.match(r"undo \d", name)
        expect("tables", plain, f"{name!r} cannot stand in a record")
    for option in game.options:
        expect("tables", option.rule in game.ledger, f"option {option.name} cites the unknown rule {option.rule}")
        for value in option.values():
            expect("tables", option.parse(option.write(value)) == value, f"option {option.name} loses {value!r}")


def check_match(game: Game, seats: int, options: dict[str, Value], seed: str) -> None:
    """One random match, looked at from all sides, then recorded, replayed and played again."""
    rng = seeded(seed, "looks")
    opening = Log()
    state = game.start(seats, options, log=opening)
    unlogged = game.start(seats, options)
    memories = [game.memory(state.rules, seat) for seat in range(seats)]
    census = state.census()
    check_told(state, opening.events)
    look_closely(state, rng)
    _witness(memories, opening.events)
    entries: list[Entry] = []
    story = [*opening.events]
    next_look = 1
    for entry, events in random_match(state, seeded(seed), unlogged):
        entries.append(entry)
        check_asked(state)
        check_told(state, events)
        story += events
        _witness(memories, events)
        expect("census", state.census() == census, f"the pieces were {census} and are {state.census()}")
        if len(entries) == next_look:
            next_look += 1 + next_look // 2
            look_closely(state, rng)
            check_memories(state, memories, rng)
            expect("log", unlogged.encode() == state.encode(), "the state depends on whether somebody logs")

        expect("end", len(entries) < LONGEST, f"the match has not ended after {LONGEST} entries")

    look_closely(state, rng)
    check_result(state)
    check_reckoning(state, story)
    expect("log", unlogged.encode() == state.encode(), "the state depends on whether somebody logs")
    check_replay(game, seats, options, entries, state)
    again = game.start(seats, options)
    for _entry in random_match(again, seeded(seed)):
        pass
    expect("seed", again.encode() == state.encode(), "the same seed gave another match")
    check_playout(game.start(seats, options), seed)


def check_playout(start: State[Any], seed: str) -> None:
    """`playout` plays the match that the state's own checked methods play with the same stream."""
    played, stepped = start.clone(), start.clone()
    entries = playout(played, seeded(seed, "playout"))
    rng = seeded(seed, "playout")
    counted = 0
    while stepped.stack:
        counted += 1
        chance = stepped.chance()
        if chance is not None:
            stepped.settle(chance.sample(rng))
        else:
            seat = stepped.deciders()[0]
            actions = stepped.actions(seat)
            stepped.act(seat, actions[rng.below(len(actions))])

    expect("playout", counted == entries, f"playout() counts {entries} entries of {counted}")
    expect("playout", played.encode() == stepped.encode(), "playout() ends in another state than the state's own loop")


def random_match(
    state: State[Any], rng: Rng, unlogged: State[Any] | None = None
) -> Iterator[tuple[Entry, list[Event]]]:
    """Plays the state to its end; each entry with what it told. `unlogged` goes along unchecked and without a log."""
    game = state.rules.game
    while state.stack:
        log = Log()
        chance = state.chance()
        entry: Entry
        if chance is not None:
            outcome = chance.sample(rng)
            entry = Fall(chance.text(outcome))
            state.settle(outcome, log)
            if unlogged is not None:
                unlogged.settle_unchecked(outcome)
        else:
            deciders = state.deciders()
            seat = deciders[rng.below(len(deciders))]
            actions = state.actions(seat)
            action = actions[rng.below(len(actions))]
            entry = Act(seat + 1, game.name(action))
            state.act(seat, action, log)
            if unlogged is not None:
                unlogged.act_unchecked(seat, action)

        yield entry, log.events


def _witness(memories: list[Memory | None], events: list[Event]) -> None:
    for seat, memory in enumerate(memories):
        if memory is not None:
            for event in events:
                if event.seen_by(seat):
                    memory.witness(event)


def check_memories(state: State[Any], memories: list[Memory | None], rng: Rng) -> None:
    """A perfect memory of what a seat witnessed leaves nothing to guess."""
    for seat, memory in enumerate(memories):
        if memory is not None:
            world = state.resample(seat, rng, memory)
            expect("memory", world == state, f"what seat {seat + 1} witnessed is not what is true")


def check_told(state: State[Any], events: list[Event]) -> None:
    """Every event cites a rule of the ledger and has words, unless the game says that it needs none."""
    game = state.rules.game
    names = [f"Seat {seat + 1}" for seat in range(state.rules.seats)]
    for event in events:
        expect("events", event.rule in game.ledger, f"{event.kind!r} cites the unknown rule {event.rule!r}")
        listed = not game.events or event.kind in game.events
        expect("events", listed, f"the event {event.kind!r} is not in the game's table of events")
        silent = event.kind in game.silent_events
        expect("words", bool(game.text.event(event, names)) != silent, f"the event {event.kind!r} has no words")
        again = msgspec.json.decode(msgspec.json.encode(event), type=Event)
        expect("events", again == event, f"the event {event.kind!r} changes in JSON: {event.args}")


def check_result(state: State[Any]) -> None:
    """At the end there are points and a place for every seat."""
    result = state.result()
    if result is None:
        raise Failure("result", "the match is over without a result")
    seats = state.rules.seats
    places = result.places
    expect("result", len(places) == len(result.points) == seats, f"the result is {result}")
    ranks = [1 + sum(other < place for other in places) for place in places]
    everybody_lost = len(set(places)) == 1 and places[0] <= seats
    expect("result", list(places) == ranks or everybody_lost, f"the places are {places}, not {ranks}")


def check_reckoning(state: State[Any], story: list[Event]) -> None:
    """How the points came about adds up to the points; a game that counts something else alone may leave it out."""
    game = state.rules.game
    result = state.result()
    shares = game.text.reckoning(game.open_view(state), story)
    if result is not None and (shares or state.rules.seats > 1):
        sums = tuple(sum(points[seat] for _source, points in shares) for seat in range(state.rules.seats))
        expect("result", sums == result.points, f"the points are {result.points}, but their reckoning gives {sums}")


def check_replay(game: Game, seats: int, options: dict[str, Value], entries: list[Entry], end: State[Any]) -> None:
    """Written down, read and followed, the match ends in the same state."""
    rules = game.rules(seats, options)
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    header = records.header_for(game, names, rules.options, rules.data, {"dice": "typed"})
    result = end.result()
    trailer = {"result": records.result_text(result)} if result else {}
    record = records.parse(Record(header, entries, trailer).text())
    replay = Replay.of(game, record)
    replay.follow(record.entries)
    replay.check_result(record)
    expect("record", replay.state.encode() == end.encode(), "the record replays to another state")
