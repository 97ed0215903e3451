"""Everything that can be refused. Each error says what was wrong, where, and what would be right."""

from __future__ import annotations

from ofrenda.words import _, visible

LONGEST_PLACE = 1_000
LONGEST_NUMBER_BITS = 128


class OfrendaError(Exception):
    """A refusal with a message for a person; nothing was changed.

    The message is a catalogue key; its places are filled when it is read,
    so that the reader's language decides.
    """

    def __init__(self, message: str, /, **places: object) -> None:
        super().__init__(message)
        self.message = message
        self.places = places

    def __str__(self) -> str:
        return _(self.message, **{name: _shown(place) for name, place in self.places.items()})


def _shown(place: object) -> object:
    """What fills a place of a message may come from a stranger's file: nothing in it steers a terminal or fills it."""
    if isinstance(place, int):
        return place if place.bit_length() <= LONGEST_NUMBER_BITS else "…"
    text = visible(str(place))
    return text if len(text) <= LONGEST_PLACE else text[: LONGEST_PLACE - 1] + "…"


def file_trouble(error: OSError, writing: bool = False) -> str:
    """Why a file cannot be read or written, in our words."""
    if isinstance(error, FileNotFoundError):
        return _("there is no such folder") if writing else _("there is no such file")
    if isinstance(error, NotADirectoryError):
        return _("there is no such folder")
    if isinstance(error, FileExistsError):
        return _("there is such a file already")
    if isinstance(error, IsADirectoryError):
        return _("it is a folder")
    if isinstance(error, PermissionError):
        return _("you may not")
    return error.strerror or type(error).__name__


class UnknownName(OfrendaError):
    """A game, bot, rule, seat or action that does not exist."""


class OptionError(OfrendaError):
    """An option that the game does not have, or a value that it cannot take."""


class SeatError(OfrendaError):
    """A number of seats that the game does not allow."""


class WrongSeat(OfrendaError):
    """A seat acted that owes no decision now."""


class IllegalAction(OfrendaError):
    """The rules do not allow this action now."""


class WrongOutcome(OfrendaError):
    """Dice or cards that this chance step cannot show."""


class PositionError(OfrendaError):
    """A position document that does not describe a position of the game."""


class DataError(OfrendaError):
    """A data file of one's own that the game cannot be played with."""


class UndoRefused(OfrendaError):
    """The entry may not be taken back, or not without the others' word."""


class RecordError(OfrendaError):
    """A record that cannot be read, followed or verified."""

    def __init__(self, message: str, /, line: int = 0, **places: object) -> None:
        super().__init__(message, **places)
        self.line = line

    def __str__(self) -> str:
        reason = super().__str__()
        return _("line {line}: {reason}", line=self.line, reason=reason) if self.line else reason
