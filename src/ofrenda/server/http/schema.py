"""What clients send. Unknown fields, and values of the wrong kind, are refused by name."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from ofrenda.server.table.settings import Commitment, Name, NewTable, Request, SeatWish, Seed

__all__ = [
    "Agreement",
    "HintWish",
    "Hold",
    "Join",
    "LessonAnswer",
    "Mine",
    "Move",
    "NewTable",
    "Passing",
    "Rematch",
    "ReplayWish",
    "Return",
    "Said",
    "SeatWish",
    "StandIn",
    "UndoWish",
]

Token = Annotated[str, Meta(min_length=1, max_length=64)]


class Join(Request):
    """Sitting down; a listed table needs no invitation."""

    name: Name
    seed: Seed
    commitment: Commitment = ""
    """The table's, as one was shown it before; another one is refused."""
    invite: Annotated[str, Meta(max_length=64)] = ""


class Mine(Request):
    """Tables that a browser remembers."""

    tables: Annotated[list[str], Meta(max_length=50)]


class Return(Request):
    token: Token


class Rematch(Request):
    """The same people again; with one's own part of the next match's dice."""

    seed: Seed
    commitment: Commitment = ""
    """What the house promised for the next match before it was told the seed."""


class Move(Request):
    """An answer to the open question with this number; the action by its notation."""

    question: int
    action: Annotated[str, Meta(max_length=120)]
    seat: int | None = None
    """Which of one's seats answers, where several share a device."""
    careful: bool = False
    """Refuse the answer, with the key `final`, if it could not be taken back freely afterwards."""


class HintWish(Request):
    """A hint for the open question with this number."""

    question: int
    seat: int | None = None
    """Which of one's seats asks, where several share a device."""


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


class GoingBy(Request):
    """These of one's seats let the question go by that stood there after entry `number`."""

    number: int
    seats: Annotated[list[int], Meta(min_length=1, max_length=16)]


class Said(Request):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(Request):
    """The bot that plays for a seat; None gives the seat back to its person."""

    level: Annotated[str, Meta(max_length=32)] | None = None


class QrWish(Request):
    """A link of this server, to be drawn for a phone's camera."""

    link: Annotated[str, Meta(max_length=400)]


class ReplayWish(Request):
    """A position of a recorded match: after entry `at`, by default the last; open, or as a seat saw it."""

    record: str
    at: int | None = None
    seat: int | None = None
    shape: Literal["wide", "tall"] = "wide"


class LessonAnswer(Request):
    """An answer in a lesson, after the right ones that were given before; without one, how the lesson stands."""

    given: Annotated[list[str], Meta(max_length=20)] = field(default_factory=list)
    answer: Annotated[str, Meta(max_length=80)] | None = None
    shape: Literal["wide", "tall"] = "wide"


def all_sent() -> list[type[Request]]:
    """Everything that clients send."""
    return Request.__subclasses__()
