"""What is fixed for a match of Die of the Dead."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.pieces import (
    BLACK,
    BLUE,
    COLOURS,
    DICE,
    GHOST_ROOM,
    MARIGOLD,
    NOBODY,
    ORDINARY,
    POWER,
    POWER_VALUES,
    PREPARED_ROOM,
    PUBLISHED_SETUP,
    RED,
    RULEBOOK_SETUP,
    SIDES,
    TOKEN_KINDS,
    TOKENS,
    VALUES,
    WHITE,
    YELLOW,
)
from ofrenda.kernel.errors import OptionError
from ofrenda.kernel.packed import Ints, ints, row_of
from ofrenda.kernel.state import Rules
from ofrenda.words import listing


class DieRules(Rules):
    """Who owns which colour, and what the options and the steps make of the match."""

    def __init__(
        self, game: Any, seats: int, options: dict[str, Any], data: dict[str, str], bonuses: tuple[int, ...]
    ) -> None:
        super().__init__(game, seats, options, data)
        self.bonuses: Ints = ints(list(bonuses))
        """By step and space: what it grants."""

        self.ghost: i64 = seats if seats == 2 else NOBODY
        self.owners: i64 = seats + 1 if seats == 2 else seats
        self.souls: i64 = self.owners * 2
        """How many counts a list over souls has."""

        colours = _colours(options["colours"], seats)[: self.owners]
        self.colours: Ints = ints(colours)
        self.owner_of: Ints = ints([colours.index(c) if c in colours else NOBODY for c in range(len(COLOURS))])
        self.dice = tuple([DICE[colour * 2 + kind] for colour in colours for kind in (ORDINARY, POWER)])
        self.places: Ints = ints([place for owner in range(self.owners) for place in _places(owner)])
        """By face of a roll: its place in `shown`; a skull of owner n has -n - 1."""
        self.sides: Ints = ints([place for owner in range(self.owners) for place in _sides_of(owner)])
        """The same by soul and side of the die: skulls have two."""

        self.ordinary_souls: i64 = options["souls"]
        self.tokens_each: i64 = 2 if seats <= 3 else 3
        self.side_b: Ints = ints([int(side) for side in _sides(options["tokens"])])
        self.abilities: bool = options["abilities"]
        self.open: bool = options["open"]
        self.setup = PUBLISHED_SETUP if options["setup"] == "published" else RULEBOOK_SETUP
        self.first_is_rolled: bool = options["first"] == "dice"

        self.white: i64 = self._able(WHITE)
        self.red: i64 = self._able(RED)
        self.yellow: i64 = self._able(YELLOW)
        self.blue: i64 = self._able(BLUE)
        self.black: i64 = self._able(BLACK)

        self.room: Ints = row_of(self.owners, PREPARED_ROOM)
        if self.white != NOBODY:
            self.room[self.white] += 1
        if self.ghost != NOBODY:
            self.room[self.ghost] = GHOST_ROOM

        if self.open and not self.side_b[MARIGOLD]:
            raise OptionError("Open caskets go only with side B of the marigold board, as in tokens=ABAA (DIE-O2).")
        if self.open and self.abilities:
            raise OptionError("Open caskets do not go with the abilities of the player boards (DIE-O2).")

    def _able(self, colour: int) -> int:
        """The seat that has the ability of this colour; the ghost has none (DIE-A1)."""
        owner = self.owner_of[colour]
        return owner if self.abilities and owner < self.seats else NOBODY


def _colours(text: str, seats: int) -> list[int]:
    """The colours of the seats; who is not named (the ghost, say) gets the next one free."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    known = [name for name in names if name in COLOURS]
    if len(names) < seats or len(known) < len(names) or len(set(names)) < len(names):
        raise OptionError(
            "The option “colours” cannot be “{text}”. Name one colour for each of {seats} seats: {colours}.",
            text=text,
            seats=seats,
            colours=listing(COLOURS),
        )
    return [COLOURS.index(name) for name in [*names, *[other for other in COLOURS if other not in names]]]


def _places(owner: int) -> list[int]:
    first = owner * 2 * VALUES
    power = [first + VALUES + value - 1 if value else -owner - 1 for value in POWER_VALUES]
    return [first + value for value in range(VALUES)] + power


def _sides_of(owner: int) -> list[int]:
    """By side of the owner's ordinary die, then of the power die: where what falls is shown."""
    faces = _places(owner)
    power = DICE[POWER].sides
    return faces[:VALUES] + [faces[VALUES + power[side]] for side in range(VALUES)]


def _sides(text: str) -> list[bool]:
    if len(text) != TOKEN_KINDS or [side for side in text if side not in SIDES]:
        raise OptionError(
            "The option “tokens” cannot be “{text}”. Name a side, A or B, for each of {tokens}, as in ABBA.",
            text=text,
            tokens=listing(TOKENS),
        )
    return [side == "B" for side in text]
