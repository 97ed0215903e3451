"""What a seat sees of a match: the table, all backs, and the fronts it may know."""

from __future__ import annotations

from typing import Any, TypeAlias

from ofrenda.games.dia_de_los_muertos.pieces import BACKS, DENS, FESTIVALS, KINDS, odds
from ofrenda.games.dia_de_los_muertos.state import DiaState
from ofrenda.kernel.view import View

Counts: TypeAlias = tuple[int, ...]
Rows: TypeAlias = tuple[Counts, ...]


class DiaView(View, frozen=True, kw_only=True):
    """The table from one seat. Cards are counted by kind, backs by their bones from 1 to 3.

    A row of fronts that the seat does not know is empty.
    """

    round: int
    round_limit: int
    order: Counts
    active: int
    fields: Counts
    arms: Counts
    legs: Counts
    festivals: Counts
    """By seat, as bits: 1 music, 2 dance, 4 banquet."""
    home: Counts
    backs: Rows
    """By seat: how many backs with one, two, three bones it holds."""
    hands: Rows
    mixed: Counts
    """By seat: 1 while everybody knows that it does not hold reactions alone."""
    laid_bones: Counts
    """By seat: the bones on its laid card; 0 if there is none, -1 if it was knocked over."""
    laid: Counts
    """By seat: the kind of its laid card if this seat knows it, else -1."""
    played: int
    pile: Counts
    """How many backs of each kind the pile must hold, counted from all that is seen."""
    top: int
    discards: Counts
    face_down_backs: Rows
    face_down: Rows
    shuffled: Counts
    """The open discards of which the pile was last made."""
    dens: Rows
    den_festivals: Rows
    festivals_left: Counts
    dog: int
    carried: int
    carried_festival: int
    digger: int
    open: bool
    phase: str
    facts: dict[str, int | Counts]
    """What the phase on top of the stack knows."""
    odds: Rows
    """By back: of how many cards, how many can cost an arm, a leg, nothing."""
    bones: Counts
    symbols: Counts
    """By kind: its limb symbols, as bits."""
    reach: Counts
    """By kind: how far its action reaches."""
    places: Rows
    arrows: Rows
    paths: Rows
    start: int
    goal: int
    red: Counts
    """The fields of the lane home."""
    dens_at: Counts
    festivals_at: Counts


def view(s: DiaState, seat: int | None, everything: bool = False) -> DiaView:
    """What the seat (None: a spectator) sees; with `everything` all fronts are shown."""
    rules = s.rules
    deck = rules.deck
    board = rules.board
    seats = range(rules.seats)
    top = s.stack[-1] if s.stack else None

    def known(table: list[int]) -> Rows:
        return tuple(_row(table, other, KINDS) if everything or other == seat else () for other in seats)

    return DiaView(
        seat=seat,
        seats=rules.seats,
        deciders=s.deciders(),
        result=s.result(),
        round=s.round,
        round_limit=rules.round_limit,
        order=tuple(s.order),
        active=s.active,
        fields=tuple(s.fields),
        arms=tuple(s.arms),
        legs=tuple(s.legs),
        festivals=tuple(s.festivals),
        home=tuple(s.home),
        backs=tuple(_row(s.backs, other, BACKS) for other in seats),
        hands=known(s.hands),
        mixed=tuple(s.mixed),
        laid_bones=tuple(deck.bones[kind] if kind >= 0 else kind + 1 for kind in s.laid),
        laid=tuple(kind if everything or other == seat else -1 for other, kind in enumerate(s.laid)),
        played=s.played,
        pile=_by_back(s, s.pile),
        top=s.top,
        discards=tuple(s.discards),
        face_down_backs=tuple(_by_back(s, _row(s.face_down, other, KINDS)) for other in seats),
        face_down=known(s.face_down),
        shuffled=tuple(s.shuffled),
        dens=tuple(_row(s.dens, den, KINDS) for den in range(DENS)),
        den_festivals=tuple(_row(s.den_festivals, den, FESTIVALS) for den in range(DENS)),
        festivals_left=tuple(s.festivals_left),
        dog=s.dog,
        carried=s.carried,
        carried_festival=s.carried_festival,
        digger=s.digger,
        open=s.open(),
        phase=type(top).__name__ if top else "",
        facts={field: getattr(top, field) for field in top.FIELDS} if top else {},
        odds=tuple((deck.stock_of_back[back], *odds(deck, back)) for back in range(BACKS)),
        bones=tuple(deck.bones),
        symbols=tuple(deck.symbols),
        reach=tuple(deck.farthest),
        places=tuple(board.places),
        arrows=tuple(board.arrows),
        paths=tuple(board.paths),
        start=board.start,
        goal=board.goal,
        red=tuple(board.digger[1:-1]),
        dens_at=tuple(board.dens),
        festivals_at=tuple(board.festivals),
    )


def _row(table: list[int], row: int, width: int) -> Counts:
    return tuple(table[row * width : (row + 1) * width])


def _by_back(s: DiaState, kinds: list[int] | Counts) -> Counts:
    """The cards, of which each kind has a count, as their backs."""
    counts: list[Any] = [0] * BACKS
    for kind, count in enumerate(kinds):
        counts[s.rules.deck.back[kind]] += count
    return tuple(counts)
