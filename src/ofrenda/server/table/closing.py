"""A match that is closed as undecided: why, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games import game as find_game
from ofrenda.kernel.option import written
from ofrenda.kernel.record import Entry, Record
from ofrenda.server.table.seating import Seat
from ofrenda.server.table.settings import TableSettings
from ofrenda.table import Fair
from ofrenda.words import _, mark

OLDER_RULES = "older-rules"
OLDER_RULES_OVER = "older-rules-over"
TOO_LONG = "too-long"
BY_HOST = "by-host"
REASONS = {
    OLDER_RULES: mark(
        "This match was begun by version {version} of the rules of {title}; here they are version {known} now. "
        "So it is closed as undecided. Its record is kept and can be read."
    ),
    OLDER_RULES_OVER: mark(
        "This match was played by version {version} of the rules of {title}; here they are version {known} now, "
        "so it can no longer be shown. Its record is kept and can be read."
    ),
    BY_HOST: mark("Whoever runs this server has closed the match as undecided. Its record is kept and can be read."),
    TOO_LONG: mark("This match has become longer than any match should be, so it is closed as undecided."),
}


def reason_in_words(settings: TableSettings) -> str:
    """Why the match was closed; empty if it was not."""
    if settings.closed is None:
        return ""
    game = find_game(settings.game)
    return _(REASONS[settings.closed], version=settings.rules_version, title=game.title, known=game.rules_version)


def kept_record(settings: TableSettings, seats: Sequence[Seat], entries: list[Entry]) -> Record:
    """The record of a match that was closed. The rules of today need not be able to follow it."""
    options = {f"option.{name}": written(value) for name, value in settings.options.items()}
    dice = Fair(bytes.fromhex(settings.secret), tuple(seat.seed for seat in seats), settings.dice)
    header = {
        "game": settings.game,
        "rules": str(settings.rules_version),
        **options,
        **{f"seat.{number}": seat.name for number, seat in enumerate(seats, 1)},
        **dice.header(len(seats)),
    }
    return Record(header, entries, {**dice.trailer(), "closed": settings.closed or ""})
