"""What messages are made of: the table as one seat sees it, and answers about seats, moves and invitations."""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from ofrenda.kernel.result import Result

ScenePart = str | int
SHAPES = (WIDE, TALL) = ("wide", "tall")
"""The two compositions of a scene: a page says which it has room for, and again when the device turns round."""
Status = Literal["gathering", "playing", "over", "closed"]


class Seated(msgspec.Struct, kw_only=True):
    """A seat at a table: its token opens it again, from any device."""

    table: str
    seat: int
    token: str
    invite: str | None = None


class TableLine(msgspec.Struct, frozen=True):
    """One of one's tables in a list."""

    table: str
    title: str
    names: list[str]
    status: Status
    yours: bool
    """Whether it is your turn."""


class Moved(msgspec.Struct):
    """The entry that the answer became; the same for a repeated answer."""

    entry: int
    text: str


class Promise(msgspec.Struct):
    """The hash of a secret that the dice of one match will follow."""

    commitment: str


class Invitation(msgspec.Struct):
    """What opens a free seat at a table that is not listed."""

    invite: str


class Undone(msgspec.Struct):
    """What became of a wish to take something back."""

    taken_back: bool
    """Else the others are asked."""


class Qr(msgspec.Struct):
    """A QR code as SVG."""

    svg: str


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
    key: str
    """What is typed for it: the number of the thing, or of the line, or a letter."""
    group: str = ""
    """Where all would be too many to read: under which words it is found."""
    short: str = ""
    """How the label begins, where the scene shows what the rest says."""
    last_resort: bool = False
    """Allowed, but it should not look like a good move."""


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One line of the story, as this seat witnessed it."""

    entry: int
    text: str
    rule: str


class ChatLine(msgspec.Struct, frozen=True):
    number: int
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


class TogetherLine(msgspec.Struct, frozen=True):
    """A question that people of one device may let go by without being handed it."""

    seats: list[int]
    question: str
    """In words that everybody may read."""


class ReckoningLine(msgspec.Struct, frozen=True):
    """Where points came from: each seat's share."""

    source: str
    points: list[int]


class MomentLine(msgspec.Struct, frozen=True):
    """What happened between two messages: one step of the rulebook, as this seat sees and is told it."""

    scene: tuple[ScenePart, ...]
    """The picture there, as in `Shown.scene`: what differs from the moment before, or from the message before."""
    told: list[str]
    """Beside the picture."""
    heard: list[str] | None = None
    """By whoever does not see it, if that is more."""
    own: bool = False
    """Whether it is what this seat has just done itself."""
    turn: bool = False
    """Whether somebody's turn begins here."""
    series: str = ""
    """What is told, with `{}` where this moment's `one` stands: those of a series may be told together."""
    one: str = ""


class Shown(msgspec.Struct, kw_only=True):
    """A table as one seat (None: a spectator) sees it now."""

    version: str
    """Of the server; a page of another version should be loaded anew."""
    table: str
    game: str
    title: str
    status: Status
    closed: str = ""
    """Why the match was closed as undecided, in a sentence."""
    seat: int | None
    mine: list[int]
    curtain: bool
    together: TogetherLine | None = None
    """Before the curtain: who of this device may let the question go by."""
    owner: int
    host: bool
    """Whether the seat may hand over seats: the owner, or anybody while the owner is silent."""
    listed: bool
    hints: bool
    """Whether whoever is asked may ask the coach: against bots alone, or where the table was made so."""
    seats: list[SeatLine]
    standings: list[str] = []
    """How each seat stands, in a few words; empty before the match."""
    number: int
    question: int | None = None
    prompt: str = ""
    actions: list[ActionLine] = []
    barred: list[str] = []
    """What the seat may not do although it might expect to, with the reason."""
    forced: bool = False
    """The only answer plays itself: that there is no other is no secret."""
    may_let_pass: bool = False
    """Whether the question is of the kind that may go by until something concerns the seat."""
    letting_pass: bool = False
    window: WindowLine | None = None
    scene: tuple[ScenePart, ...] = ()
    """The picture in parts: joined they are one SVG. A number stands for so many that are as in the message before."""
    moments: list[MomentLine] = []
    """Over a socket: what happened since the message before, in order; it leads to `scene`."""
    view: Any = None
    log: tuple[LogLine, ...] = ()
    log_from: int = 0
    """How many lines of the story, sent before, stand before those in `log`."""
    watching: int = 0
    """How many look on who do not sit here."""
    chat: tuple[ChatLine, ...] = ()
    """What was said; over a socket only what was not sent before."""
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
    moments: list[MomentLine]
    """What the entry did, step by step; each with its whole scene."""
    log: list[LogLine]
    turns: list[int] = []
    """The entries with which turns began."""
    ending: str
    reckoning: list[ReckoningLine]


def plain(text: str) -> str:
    """A sentence without the terminal's markup; a player's name cannot contain brackets."""
    return re.sub(r"\[[^\]]*\]", "", text) if "[" in text else text


def without_rule(text: str) -> str:
    """A reason without the number of its rule, which only says something to whoever looks it up."""
    return re.sub(r" \([A-Z]+-[A-Z0-9]+\)", "", text)
