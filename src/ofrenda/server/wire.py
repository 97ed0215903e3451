"""What crosses the wire: typed requests and answers, and the message that shows a table to one seat.

Everything that leaves the server about a match is built here, from a view and from events that the seat witnessed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ofrenda.games import game as find_game
from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.kernel.record import Record
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.result import Result
from ofrenda.kernel.state import State
from ofrenda.kernel.view import View
from ofrenda.table import labels

LETTER = r"[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069:\[\]<>]"
"""Of a name: nothing that ends a line of a record, turns its direction, or marks up a sentence."""
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=f"^{LETTER}+$")]
Seed = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Pace = Literal["slow", "normal", "at-once"]
Part = str | int
MOST_RECORD_LETTERS = 1_000_000
"""The longest matches that people play take a quarter of it."""


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends; unknown fields are refused by name."""


class SeatWish(Request):
    """Who should sit here: me, somebody else on this device (by name), a friend by link, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    level: Annotated[str, Meta(max_length=32)] = "greedy"
    name: Annotated[str, Meta(max_length=24, pattern=f"^{LETTER}*$")] = ""


class NewTable(Request):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    name: Name
    seed: Seed
    options: dict[str, Value] = {}
    listed: bool = False
    watchable: bool = False
    pace: Pace = "normal"
    window: Annotated[int, Meta(ge=0, le=60)] = 3
    """Seconds that a reaction window about a hidden hand stays open among people; 0 waits for every answer."""


class Seated(msgspec.Struct, kw_only=True):
    """A seat at a table: its token opens it again, from any device."""

    table: str
    seat: int
    token: str
    invite: str | None = None


class Join(Request):
    """Sitting down; a listed table needs no invitation."""

    name: Name
    seed: Seed
    invite: Annotated[str, Meta(max_length=64)] = ""


class Mine(Request):
    """Tables that a browser remembers."""

    tables: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=50)]


class TableLine(msgspec.Struct, frozen=True):
    """One of one's tables in a list."""

    table: str
    title: str
    names: list[str]
    status: Literal["gathering", "playing", "over"]
    yours: bool
    """Whether it is your turn."""


class Return(Request):
    token: Token


class Rematch(Request):
    """The same people again; with one's own part of the next match's dice."""

    seed: Seed


class Move(Request):
    """An answer to the open question with this number; the action by its notation."""

    question: int
    action: Annotated[str, Meta(max_length=120)]
    seat: int | None = None
    """Which of one's seats answers, where several share a device."""


class Moved(msgspec.Struct):
    """The entry that the answer became; the same for a repeated answer."""

    entry: int
    text: str


class UndoWish(Request):
    """Take back to before this entry; by default the seat's last decision."""

    to: int | None = None
    seat: int | None = None


class Agreement(Request):
    """One's word on the undo to this entry, as one was shown it."""

    agree: bool
    to: int
    seat: int | None = None


class Hold(Request):
    """Asks everybody to wait while a window is open, or says that it may go on."""

    hold: bool
    seat: int | None = None


class Passing(Request):
    """Whether windows go by until one concerns the seat."""

    passing: bool
    seat: int | None = None


class Said(Request):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(Request):
    """The bot that plays for a seat; None gives the seat back to its person."""

    level: Annotated[str, Meta(max_length=32)] | None = None


class SeatLine(msgspec.Struct, frozen=True):
    """One seat as everybody at the table sees it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "free"]
    stand_in: str
    here: bool
    waiting: bool
    silent: bool
    """Its person has neither looked nor, when asked, answered for ten minutes."""


class ActionLine(msgspec.Struct, frozen=True):
    """Something the seat may do now."""

    id: int
    name: str
    label: str


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One line of the story, as this seat witnessed it."""

    entry: int
    text: str
    rule: str


class ChatLine(msgspec.Struct, frozen=True):
    seat: int
    name: str
    text: str


class UndoLine(msgspec.Struct, frozen=True):
    """An undo that waits for the others' word."""

    seat: int
    name: str
    to: int
    move: str
    asked: list[int]


class WindowLine(msgspec.Struct, frozen=True):
    """A reaction window with a clock: who is asked, how long it is open, whom it waits for, who has asked for that."""

    seat: int
    left_ms: int
    held_by: int | None
    waited: list[int]


class ReckoningLine(msgspec.Struct, frozen=True):
    """Where points came from: each seat's share."""

    source: str
    points: list[int]


class Shown(msgspec.Struct, kw_only=True):
    """A table as one seat (None: a spectator) sees it now."""

    version: str
    """Of the server; a page of another version should be loaded anew."""
    table: str
    game: str
    title: str
    status: Literal["gathering", "playing", "over"]
    seat: int | None
    mine: list[int]
    curtain: bool
    owner: int
    host: bool
    """Whether the seat may hand over seats: the owner, or anybody while the owner is silent."""
    listed: bool
    seats: list[SeatLine]
    standings: list[str] = []
    """How each seat stands, in a few words; empty before the match."""
    number: int
    question: int | None = None
    prompt: str = ""
    actions: list[ActionLine] = []
    forced: bool = False
    """The only answer plays itself: that there is no other is no secret."""
    may_let_pass: bool = False
    """Whether the question is of the kind that may go by until something concerns the seat."""
    letting_pass: bool = False
    window: WindowLine | None = None
    scene: tuple[Part, ...] = ()
    """The picture in parts: joined they are one SVG. A number stands for so many that are as in the message before."""
    view: Any = None
    log: tuple[LogLine, ...] = ()
    log_from: int = 0
    """How many lines of the story, sent before, stand before those in `log`."""
    chat: list[ChatLine] = []
    own_last: int | None = None
    """The seat's last decision that still stands and in which it had a choice; what happened since is news to it."""
    undo_by: int | None = None
    """Whose decision that is, if they may ask to take it back; on a shared device not always whoever looks."""
    free_undo: bool = False
    undo: UndoLine | None = None
    undone: int = 0
    """How often something was taken back."""
    result: Result | None = None
    ending: str = ""
    reckoning: list[ReckoningLine] = []
    commitment: str = ""
    next_table: str | None = None
    """Where the same people play again."""


class ReplayWish(Request):
    """A position of a recorded match: after entry `at`, by default the last."""

    record: Annotated[str, Meta(max_length=MOST_RECORD_LETTERS)]
    at: Annotated[int, Meta(ge=0)] | None = None


class Replayed(msgspec.Struct, kw_only=True):
    """A position of a match: as a seat saw it while the match goes on, everything open when it is over."""

    game: str
    title: str
    names: list[str]
    at: int
    first: int
    """The earliest entry that may be looked at; before it remembering is part of the game."""
    last: int
    entry: str
    scene: str
    log: list[LogLine]
    ending: str
    reckoning: list[ReckoningLine]


def replayed(record: Record, at: int | None) -> Replayed:
    """A record at the wished entry, everything open."""
    last = len(record.entries)
    at = last if at is None else min(at, last)
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
        scene="".join(game.picture(view, [], names)),
        log=[LogLine(at, text, event.rule) for event in story if (text := plain(game.text.event(event, names)))],
        ending="",
        reckoning=[],
    )


def reckoning_lines(game: Game, view: View, events: Sequence[Event]) -> list[ReckoningLine]:
    return [ReckoningLine(plain(source), list(points)) for source, points in game.text.reckoning(view, events)]


def plain(text: str) -> str:
    """A sentence without the terminal's markup; a player's name cannot contain brackets."""
    return re.sub(r"\[[^\]]*\]", "", text)


def action_lines(state: State[Any], view: View, seat: int, names: Sequence[str]) -> list[ActionLine]:
    game = state.rules.game
    return [
        ActionLine(action, game.name(action), plain(game.text.action(action, view, names)))
        for action in state.actions(seat)
    ]
