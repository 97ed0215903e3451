"""Positions of recorded matches: everything open when a match is over, through one seat's eyes while it goes on.

Needs nothing of the live tables, so that a worker process need not load them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Record
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.view import View
from ofrenda.server.table.lines import LogLine, ReckoningLine, Replayed, plain
from ofrenda.table import labels, verify

T = TypeVar("T")


def reckoning_lines(game: Game, view: View, events: Sequence[Event]) -> list[ReckoningLine]:
    return [ReckoningLine(plain(source), list(points)) for source, points in game.text.reckoning(view, events)]


def replayed(record: Record, at: int | None) -> Replayed:
    """A record at the wished entry, everything open."""
    last = len(record.entries)
    at = last if at is None else max(0, min(at, last))
    replay = _followed(record, at)
    game = replay.game
    view = game.open_view(replay.state)
    story = [event for event in _told_at(replay, at) if not event.but]
    answer = _position(record, replay, view, at, 0, story)
    answer.entry = str(record.entries[at - 1]) if at else ""
    if not replay.state.stack:
        answer.ending = plain(game.text.ending(view, answer.names))
        answer.reckoning = reckoning_lines(game, view, replay.told)

    return answer


def looked_back(record: Record, at: int | None, seat: int | None) -> Replayed:
    """A running match at an earlier entry, through the seat's eyes.

    Where remembering is part of the game, only back to the beginning of the turn.
    """
    last = len(record.entries)
    replay = _followed(record, last)
    first = 0
    if replay.game.forgets(replay.state.rules):
        first = max((step.number for step in replay.steps if any(event.turn for event in step.events)), default=0)
    at = last if at is None else max(first, min(at, last))
    if at < last:
        replay = _followed(record, at)
    story = [event for event in _told_at(replay, at) if event.seen_by(seat)]
    return _position(record, replay, replay.state.view(seat), at, first, story)


# In a worker: the same of the record in a text, or why not


def replayed_text(text: str, at: int | None) -> Replayed | str:
    return _or_why_not(lambda: replayed(records.parse(text), at))


def looked_back_text(text: str, at: int | None, seat: int | None) -> Replayed | str:
    return _or_why_not(lambda: looked_back(records.parse(text), at, seat))


def verified_text(text: str) -> int | str:
    """How many rolls are true."""
    record = records.parse(text)
    return _or_why_not(lambda: verify(find_game(record.game), record))


def _or_why_not(work: Callable[[], T]) -> T | str:
    try:
        return work()
    except OfrendaError as refusal:
        return str(refusal)


def _followed(record: Record, at: int) -> Replay:
    replay = Replay.of(find_game(record.game), record)
    replay.follow(record.entries[:at])
    return replay


def _told_at(replay: Replay, at: int) -> list[Event]:
    if at == 0:
        return list(replay.opening)
    return [event for step in replay.steps if step.number == at for event in step.events]


def _position(record: Record, replay: Replay, view: View, at: int, first: int, story: list[Event]) -> Replayed:
    game = replay.game
    names = labels(record.seats)

    return Replayed(
        game=game.slug,
        title=game.title,
        names=names,
        at=at,
        first=first,
        last=len(record.entries),
        entry="",
        scene="".join(game.picture(view, {}, names)),
        log=[LogLine(at, text, event.rule) for event in story if (text := plain(game.text.event(event, names)))],
        ending="",
        reckoning=[],
    )
