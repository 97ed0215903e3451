"""Positions of recorded matches: everything open when a match is over, through one seat's eyes while it goes on.

Needs nothing of the live tables, so that a worker process need not load them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Record
from ofrenda.kernel.replay import Recent, Replay
from ofrenda.kernel.scene import Staging
from ofrenda.kernel.state import State
from ofrenda.kernel.view import View
from ofrenda.server.table.lines import LogLine, MomentLine, ReckoningLine, Replayed, plain
from ofrenda.table import labels, verify

T = TypeVar("T")

KEPT_EVERY = 2_048
"""So many entries lie between the positions that are kept of a record."""
KEPT_RECORDS = 2
"""So many records a worker remembers: people page through a replay, and look back at a match that goes on."""


def reckoning_lines(game: Game, view: View, events: Sequence[Event]) -> list[ReckoningLine]:
    return [ReckoningLine(plain(source), list(points)) for source, points in game.text.reckoning(view, events)]


class Eyes(msgspec.Struct, frozen=True):
    """Who looks at a record: a seat, a spectator (None), or somebody who sees everything; and on which screen."""

    seat: int | None = None
    everything: bool = False
    tall: bool = False

    def view(self, state: State[Any]) -> View:
        return state.rules.game.open_view(state) if self.everything else state.view(self.seat)

    def witness(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What they are told. Who sees everything needs no word about what others do not see."""
        return tuple(event for event in events if (not event.but if self.everything else event.seen_by(self.seat)))


def moment_line(game: Game, recent: Recent, eyes: Eyes, names: Sequence[str]) -> MomentLine:
    """One moment as they see it."""
    seen = eyes.witness(recent.moment.events)
    captions = [text for event in seen if (text := game.text.caption(event, names))]
    told = [plain(text) for text in captions]
    series, one = in_series(captions[0]) if len(captions) == 1 else ("", "")
    heard = [text for event in seen if (text := plain(game.text.event(event, names)))]
    return MomentLine(
        game.picture(eyes.view(recent.moment.state), {}, names, Staging(eyes.tall, seen)),
        told,
        heard=heard if heard != told else None,
        own=recent.doer is not None and recent.doer == eyes.seat,
        turn=any(event.turn for event in seen),
        series=series,
        one=one,
    )


def in_series(caption: str) -> tuple[str, str]:
    """A caption around its `[one]…[/one]`, and what stands in there; nothing where it has none."""
    before, begins, rest = caption.partition("[one]")
    one, ends, after = rest.partition("[/one]")
    return (plain(f"{before}{{}}{after}"), plain(one)) if begins and ends else ("", "")


class Followed:
    """A record and positions along it: any other is found from the nearest of them, not from the beginning."""

    def __init__(self, record: Record, kept: list[Replay] | None = None) -> None:
        self.record = record
        self.kept = kept or [Replay.of(find_game(record.game), record)]

    def at(self, number: int) -> Replay:
        """The match after so many entries."""
        replay = self.kept[min(number // KEPT_EVERY, len(self.kept) - 1)].copy()
        while replay.number < number:
            next_kept = (replay.number // KEPT_EVERY + 1) * KEPT_EVERY
            replay.follow(self.record.entries[replay.number : min(number, next_kept)])
            if replay.number == len(self.kept) * KEPT_EVERY:
                self.kept.append(replay.copy())
        return replay


def replayed(followed: Followed, at: int | None, seat: int | None = None, tall: bool = False) -> Replayed:
    """A record at the wished entry, everything open, or as a seat saw it."""
    record = followed.record
    last = len(record.entries)
    at = last if at is None else max(0, min(at, last))
    replay = followed.at(at)
    game = replay.game
    if seat is not None and not replay.state.rules.has_seat(seat):
        raise OfrendaError("There is no seat {seat} at this table.", seat=seat + 1)

    answer = _position(record, replay, Eyes(seat, everything=seat is None, tall=tall), at, 0)
    answer.entry = str(record.entries[at - 1]) if at else ""
    answer.turns = _turns(followed)
    if not replay.state.stack:
        view = game.open_view(replay.state)
        answer.ending = plain(game.text.ending(view, answer.names))
        answer.reckoning = reckoning_lines(game, view, replay.told)

    return answer


def looked_back(followed: Followed, at: int | None, seat: int | None, tall: bool = False) -> Replayed:
    """A running match at an earlier entry, through the seat's eyes.

    Where remembering is part of the game, only back to the beginning of the turn.
    """
    record = followed.record
    last = len(record.entries)
    replay = followed.at(last)

    first = 0
    if replay.game.forgets(replay.state.rules):
        first = max((step.number for step in replay.steps if any(event.turn for event in step.events)), default=0)
    at = last if at is None else max(first, min(at, last))
    if at < last:
        replay = followed.at(at)

    answer = _position(record, replay, Eyes(seat, tall=tall), at, first)
    answer.turns = [number for number in _turns(followed) if number >= first]
    return answer


def _turns(followed: Followed) -> list[int]:
    """The entries with which turns began; none where the record is wrong further on."""
    try:
        replay = followed.at(len(followed.record.entries))
    except OfrendaError:
        return []
    return [step.number for step in replay.steps if any(event.turn for event in step.events)]


# In a worker: the same of the record in a text, or why not

_known: dict[str, Followed] = {}
"""The records that were followed last, by their text, the latest last."""


def replayed_text(text: str, at: int | None, seat: int | None = None, tall: bool = False) -> Replayed | str:
    return _or_why_not(lambda: replayed(_known_or_new(text), at, seat, tall))


def looked_back_text(text: str, at: int | None, seat: int | None, tall: bool = False) -> Replayed | str:
    return _or_why_not(lambda: looked_back(_known_or_new(text), at, seat, tall))


def verified_text(text: str) -> int | str:
    """How many rolls are true."""
    record = records.parse(text)
    return _or_why_not(lambda: verify(find_game(record.game), record))


def _or_why_not(work: Callable[[], T]) -> T | str:
    try:
        return work()
    except OfrendaError as refusal:
        return str(refusal)


def _known_or_new(text: str) -> Followed:
    """The record in a text, with what is known of it if it, or its beginning, was followed here a moment ago."""
    known = next((known for known in _known if text.startswith(known) and known.endswith("\n")), "")
    before = _known.pop(known, None)
    if before is not None and text == known:
        followed = before
    else:
        record = records.parse(text)
        goes_on = before is not None and before.record.header == record.header
        followed = Followed(record, before.kept if before is not None and goes_on else None)

    _known[text] = followed
    while len(_known) > KEPT_RECORDS:
        del _known[next(iter(_known))]
    return followed


def _told_at(replay: Replay, at: int) -> list[Event]:
    if at == 0:
        return list(replay.opening)
    return [event for step in replay.steps if step.number == at for event in step.events]


def _position(record: Record, replay: Replay, eyes: Eyes, at: int, first: int) -> Replayed:
    game = replay.game
    names = labels(record.seats)
    story = eyes.witness(_told_at(replay, at))

    return Replayed(
        game=game.slug,
        title=game.title,
        names=names,
        at=at,
        first=first,
        last=len(record.entries),
        entry="",
        scene="".join(game.picture(eyes.view(replay.state), {}, names, Staging(eyes.tall))),
        moments=[moment_line(game, recent, eyes, names) for recent in replay.recent if at and recent.number == at],
        log=[LogLine(at, text, event.rule) for event in story if (text := plain(game.text.event(event, names)))],
        ending="",
        reckoning=[],
    )
