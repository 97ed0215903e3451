"""What a seat sees of a match: the table, all backs, and the fronts it may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

from ofrenda.games.dia_de_los_muertos.engine.cards import marks_of, owner_of
from ofrenda.games.dia_de_los_muertos.engine.phases.actions import able
from ofrenda.games.dia_de_los_muertos.engine.pieces import BACKS, DENS, FESTIVALS, KINDS, Board, Deck, odds
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.packed import Ints
from ofrenda.kernel.view import View, common

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
    old_backs: Rows
    """By seat: how many of its backs it has held since before the last shuffle."""
    old: Rows
    mixed_backs: Rows
    """By seat, for each answer in the last swapping: the backs left of a hand that was not reactions alone."""
    mixed: Rows
    laid_bones: Counts
    """By seat: the bones on its laid card; 0 if there is none, -1 if it was knocked over."""
    laid: Counts
    """By seat: the kind of its laid card if this seat knows it, else -1."""
    laid_marks: Counts
    """By seat, of its laid card, as bits: 1 held since before the last shuffle, 2 and 4 of a hand known to be mixed."""
    able: bool
    """Whether the seat's own laid card could be carried out if it were turned up now (DM-19)."""
    played: int
    pile: Counts
    """How many backs of each kind the pile must hold, counted from all that is seen."""
    top: int
    discards: Counts
    face_down: Rows
    """Every card that was discarded face down: by whom, its marks, its bones, its kind (-1: unknown)."""
    shuffled: Counts
    """The cards that everybody had seen when the pile was last made of them."""
    shuffled_own_backs: Rows
    """By seat: how many of its face-down discards were shuffled with them."""
    shuffled_own: Rows
    turned_up: Counts
    """The cards out of the present pile that everybody has seen since."""
    dens: Rows
    den_festivals: Rows
    festivals_left: Counts
    dog: int
    carried: int
    carried_festival: int
    digger: int
    open: bool
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


def view(s: DiaState, seat: int | None) -> DiaView:
    return _view(s, seat, everything=False)


def open_view(s: DiaState) -> DiaView:
    return _view(s, None, everything=True)


def _view(s: DiaState, seat: int | None, everything: bool) -> DiaView:
    rules = s.rules
    deck = rules.deck
    seats = range(rules.seats)

    def known(table: Ints) -> Rows:
        return tuple(_row(table, other, KINDS) if everything or other == seat else () for other in seats)

    return DiaView(
        **common(s, seat),
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
        old_backs=tuple(_by_back(s, _row(s.old, other, KINDS)) for other in seats),
        old=known(s.old),
        mixed_backs=tuple(_by_back(s, _mixed(s, other, 0)) + _by_back(s, _mixed(s, other, 1)) for other in seats),
        mixed=tuple(
            _mixed(s, other, 0) + _mixed(s, other, 1) if everything or other == seat else () for other in seats
        ),
        laid_bones=tuple(deck.bones[kind] if kind >= 0 else kind + 1 for kind in s.laid),
        laid=tuple(kind if everything or other == seat else -1 for other, kind in enumerate(s.laid)),
        laid_marks=tuple(s.laid_marks),
        able=seat is not None and s.laid[seat] >= 0 and not s.home[seat] and able(s, seat, s.laid[seat]),
        played=s.played,
        pile=_by_back(s, s.pile),
        top=s.top,
        discards=tuple(s.discards),
        face_down=tuple(sorted(_face_down(s, card, everything or owner_of(card) == seat) for card in s.face_down)),
        shuffled=tuple(s.shuffled),
        shuffled_own_backs=tuple(_by_back(s, _row(s.shuffled_own, other, KINDS)) for other in seats),
        shuffled_own=known(s.shuffled_own),
        turned_up=tuple(s.turned_up),
        dens=tuple(_row(s.dens, den, KINDS) for den in range(DENS)),
        den_festivals=tuple(_row(s.den_festivals, den, FESTIVALS) for den in range(DENS)),
        festivals_left=tuple(s.festivals_left),
        dog=s.dog,
        carried=s.carried,
        carried_festival=s.carried_festival,
        digger=s.digger,
        open=s.open(),
        **_printed(rules.deck, rules.board),
    )


@lru_cache(8)
def _printed(deck: Deck, board: Board) -> dict[str, Any]:
    """What stands on the cards and on the board, the same at every moment."""
    return {
        "odds": tuple((deck.stock_of_back[back], *odds(deck, back)) for back in range(BACKS)),
        "bones": tuple(deck.bones),
        "symbols": tuple(deck.symbols),
        "reach": tuple(deck.farthest),
        "places": tuple(board.places),
        "arrows": tuple(board.arrows),
        "paths": tuple(board.paths),
        "start": board.start,
        "goal": board.goal,
        "red": tuple(board.digger[1:-1]),
        "dens_at": tuple(board.dens),
        "festivals_at": tuple(board.festivals),
    }


def _face_down(s: DiaState, card: int, known: bool) -> Counts:
    kind = card % KINDS
    return (owner_of(card), marks_of(card), s.rules.deck.bones[kind], kind if known else -1)


def _mixed(s: DiaState, seat: int, answer: int) -> Counts:
    first = s.mixed_from(seat, answer)
    return tuple(s.mixed[first : first + KINDS])


def _row(table: Ints, row: int, width: int) -> Counts:
    return tuple(table[row * width : (row + 1) * width])


def _by_back(s: DiaState, kinds: Ints | Counts) -> Counts:
    """The cards, of which each kind has a count, as their backs."""
    if not any(kinds):
        return (0,) * BACKS
    return tuple([sum([kinds[kind] for kind in by_back]) for by_back in s.rules.deck.by_back])
