"""What a seat sees in Day of the Dead."""

from __future__ import annotations

import msgspec

from ofrenda.games.day_of_the_dead.engine.pieces import (
    ALL_SEE,
    BACKS,
    EVERYBODY,
    FIELD,
    FIGHTERS,
    KNOWERS,
    NONE,
    PLACES,
    SEAT_BIT,
    SPECTATORS,
    SPIRIT,
    back_of,
)
from ofrenda.games.day_of_the_dead.engine.state import POWER, SIDE, DayState
from ofrenda.kernel.packed import Ints
from ofrenda.kernel.phase import OPEN, Sealed
from ofrenda.kernel.view import PhaseView, View, common, phase_view

UNKNOWN = -1


class CardView(msgspec.Struct, frozen=True):
    """A card in play; `fighter` is UNKNOWN to whoever has not seen it."""

    back: int
    fighter: int
    active: bool
    blank: bool
    shuffles: tuple[int, ...] = ()
    """Once a deck was made anew: the shuffles that a card may be of, to the eyes of those who do not know it."""


class FightView(msgspec.Struct, frozen=True):
    """The running fight: all of it is in the open. Pairs are by seat."""

    slot: int
    winner: int
    instant: bool
    cancelled: bool
    next_cancelled: bool
    power: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    """Everything that the fight keeps for each side, in the order of SIDE_NAMES."""


class Shuffles(msgspec.Struct, frozen=True):
    """Which cards went into a deck that was made anew cannot be elsewhere, and the others not there (DAY-R19)."""

    cards: tuple[int, ...]
    """By card: the shuffle of its deck that it last was part of, counted from 0."""
    hands: tuple[tuple[tuple[int, ...], ...], ...]
    """By seat and back: the shuffles of the cards in hand and of the unknown one that was chosen among them."""
    looked: tuple[int, ...]
    """Those of the cards turned up."""


class DayView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    turn: int
    priority: int
    scores: tuple[int, ...]
    powers: tuple[int, ...]
    """By fighter, as printed."""
    effects: tuple[int, ...]
    """By fighter."""
    lines: tuple[tuple[CardView | None, ...], ...]
    """By seat, the oldest slot first."""
    spirits: tuple[CardView | None, ...]
    hands: tuple[tuple[int, ...], ...]
    """By seat: the cards, where they may be seen."""
    hand_backs: tuple[tuple[int, ...], ...]
    """By seat: how many cards of each back."""
    deck_sizes: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    """By back: the cards of the discard pile."""
    looked: tuple[int, ...]
    looked_count: int
    looked_back: int
    """The back of the cards that somebody looks at; -1 if there are none."""
    looker: int
    shuffles: Shuffles | None
    """Once a deck was made anew: what all saw of that."""
    fight: FightView | None
    choice: int
    """The own choice, an action; -1 if there is none."""
    later: tuple[PhaseView, ...]
    """What happens after this phase, the next step last."""


def view(s: DayState, seat: int | None) -> DayView:
    return _view(s, seat, SPECTATORS if seat is None else SEAT_BIT[seat])


def open_view(s: DayState) -> DayView:
    return _view(s, None, EVERYBODY)


def _view(s: DayState, seat: int | None, eyes: int) -> DayView:
    top = s.stack[-1] if s.stack else None
    choices = top.choices if isinstance(top, Sealed) else ()
    sees_looked = s.looker == ALL_SEE or eyes & SEAT_BIT[s.looker]

    return DayView(
        **common(s, seat),
        turn=s.turn,
        priority=s.priority,
        scores=tuple(s.scores),
        powers=tuple(s.rules.powers[:FIGHTERS]),
        effects=tuple(s.rules.effects[:FIGHTERS]),
        lines=tuple(tuple(_card(s, owner * PLACES + slot, eyes) for slot in range(s.slots)) for owner in range(2)),
        spirits=tuple(_card(s, owner * PLACES + SPIRIT, eyes) for owner in range(2)),
        hands=tuple(tuple(hand) if eyes & SEAT_BIT[owner] else () for owner, hand in enumerate(s.hands)),
        hand_backs=tuple(_by_back(hand) for hand in s.hands),
        deck_sizes=tuple(s.left),
        piles=tuple(_pile(s, back) for back in range(BACKS)),
        looked=tuple(s.looked) if sees_looked else (),
        looked_count=len(s.looked),
        looked_back=back_of(s.looked[0]) if len(s.looked) else -1,
        looker=s.looker,
        shuffles=_shuffles(s, eyes) if any(s.shuffle) else None,
        fight=_fight(s) if s.fight >= 0 else None,
        choice=choices[seat] if choices and seat is not None else OPEN,
        later=tuple(phase_view(s, phase) for phase in s.stack[:-1]),
    )


def _card(s: DayState, place: int, eyes: int) -> CardView | None:
    card = s.card[place]
    if card == NONE:
        return None
    return CardView(
        back=back_of(card),
        fighter=card % FIGHTERS if s.known[place] & eyes else UNKNOWN,
        active=bool(s.active[place]),
        blank=bool(s.blank[place]),
        shuffles=_may_be_of(s, place) if s.known[place] != EVERYBODY and any(s.shuffle) else (),
    )


def _may_be_of(s: DayState, place: int) -> tuple[int, ...]:
    several: int = s.known[place] >> KNOWERS
    if several:
        return tuple(number for number in range(several.bit_length()) if several >> number & 1)
    return (s.shuffle[s.card[place]],)


def _shuffles(s: DayState, eyes: int) -> Shuffles:
    hands = [list(hand) for hand in s.hands]
    for place in range(FIELD):
        if s.card[place] != NONE and not s.known[place] & eyes and s.known[place] >> KNOWERS:
            hands[place // PLACES].append(s.card[place])

    return Shuffles(
        cards=tuple(s.shuffle),
        hands=tuple(
            tuple(tuple(sorted(s.shuffle[card] for card in hand if back_of(card) == back)) for back in range(BACKS))
            for hand in hands
        ),
        looked=tuple(sorted(s.shuffle[card] for card in s.looked)),
    )


def _by_back(hand: Ints) -> tuple[int, ...]:
    counts = [0] * BACKS
    for card in hand:
        counts[back_of(card)] += 1
    return tuple(counts)


def _pile(s: DayState, back: int) -> tuple[int, ...]:
    first = back * FIGHTERS
    counts = s.pile[first : first + FIGHTERS]
    return tuple([card for card, count in enumerate(counts, first) if count for _copy in range(count)])


def _fight(s: DayState) -> FightView:
    return FightView(
        slot=s.fight,
        winner=s.winner,
        instant=bool(s.instant),
        cancelled=bool(s.cancelled),
        next_cancelled=bool(s.next_cancelled),
        power=(s.sides[POWER], s.sides[SIDE + POWER]),
        sides=(tuple(s.sides[:SIDE]), tuple(s.sides[SIDE:])),
    )
