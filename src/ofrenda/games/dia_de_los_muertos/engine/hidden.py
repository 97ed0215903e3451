"""Dealing anew what a seat cannot see, in agreement with all that it knows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.cards import Cards, face_down_card, marks_of, owner_of
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ANSWERS,
    BACKS,
    KINDS,
    MARKS,
    MIXED_MARKS,
    MOST_SEATS,
    OLD,
)
from ofrenda.kernel.packed import Ints, appended, fill_part, row_of, sort, take_over, total
from ofrenda.kernel.rng import Rng

# Places of hidden cards: where, whose, with which marks, and the back that lies there.
IN_HAND: Final = 0
LAID: Final = 1
FACE_DOWN: Final = 2

SPECTATOR: Final = -1
"""The seat of whoever watches only."""


@final
class Pool:
    """Cards that can lie in each other's places, by kind in one row."""

    def __init__(self, room: i64) -> None:
        self.kinds = row_of(room)
        self.size: i64 = 0

    def add(self, kind: i64, cards: i64) -> None:
        for _card in range(cards):
            self.kinds[self.size] = kind
            self.size += 1

    def drawn(self, rng: Rng) -> i64:
        """One card out of the pool, each as likely."""
        place = rng.below(self.size)
        kind = self.kinds[place]
        self.size -= 1
        self.kinds[place] = self.kinds[self.size]
        return kind


def redeal(s: Cards, seat: i64, rng: Rng) -> None:
    """Every card whose front the seat has not seen is dealt again, back by back, each deal as likely.

    First the places of old cards are filled with what is not known to be fresh, then all others with the rest.
    """
    deck = s.rules.deck
    known_fresh = fresh(s, seat)
    places = take_up(s, seat)
    pool = Pool(total(s.pile))
    for back in range(BACKS):
        pool.size = 0
        for kind in deck.with_back[back]:
            pool.add(kind, s.pile[kind] - known_fresh[kind])
        fill_places(s, places, back, OLD, pool, rng)

        for kind in deck.with_back[back]:
            pool.add(kind, known_fresh[kind])
            s.pile[kind] = 0
        fill_places(s, places, back, 0, pool, rng)

        for place in range(pool.size):
            s.pile[pool.kinds[place]] += 1

    sort(s.face_down)
    redeal_shuffled(s, seat, rng)


def fill_places(s: Cards, places: Ints, back: i64, old: i64, pool: Pool, rng: Rng) -> None:
    """Into all places with this back, those of old cards or the others, cards of the pool."""
    for place in places:
        if back_at(place) == back and place & OLD == old:
            put(s, place, pool.drawn(rng))


def take_up(s: Cards, seat: i64) -> Ints:
    """All cards that the seat does not know go into the pile; these are the places where they lay."""
    deck = s.rules.deck
    places = row_of(0)
    for other in range(s.rules.seats):
        if other == seat:
            continue

        for back in range(BACKS):
            for marks in s.marks_in_hand(other, back):
                places = appended(places, place_of(back, IN_HAND, other, marks))
        take_up_hand(s, other)

        laid = s.laid[other]
        if laid >= 0:
            s.pile[laid] += 1
            places = appended(places, place_of(deck.back[laid], LAID, other, s.laid_marks[other]))

    known = row_of(0)
    for card in s.face_down:
        kind = card % KINDS
        if owner_of(card) == seat:
            known = appended(known, card)
        else:
            s.pile[kind] += 1
            places = appended(places, place_of(deck.back[kind], FACE_DOWN, owner_of(card), marks_of(card)))

    s.face_down = known
    return places


def take_up_hand(s: Cards, seat: i64) -> None:
    """The hand goes into the pile and leaves no marks."""
    for kind in range(KINDS):
        s.pile[kind] += s.hands[seat * KINDS + kind]
        s.hands[seat * KINDS + kind] = 0
    fill_part(s.old, seat * KINDS, (seat + 1) * KINDS, 0)
    for answer in range(ANSWERS):
        first = s.mixed_from(seat, answer)
        fill_part(s.mixed, first, first + KINDS, 0)


def place_of(back: i64, where: i64, seat: i64, marks: i64) -> i64:
    return ((back * 3 + where) * MOST_SEATS + seat) * MARKS + marks


def back_at(place: i64) -> i64:
    return place // (MARKS * MOST_SEATS * 3)


def put(s: Cards, place: i64, kind: i64) -> None:
    """A card of this kind lies in that place now."""
    marks = place % MARKS
    seat = place // MARKS % MOST_SEATS
    where = place // (MARKS * MOST_SEATS) % 3
    if where == IN_HAND:
        s.hands[seat * KINDS + kind] += 1
        add_marks(s, seat, kind, marks)
    elif where == LAID:
        s.laid[seat] = kind
    else:
        s.face_down = appended(s.face_down, face_down_card(seat, marks, kind))


def add_marks(s: Cards, seat: i64, kind: i64, marks: i64) -> None:
    """A card of this kind in hand has these marks."""
    if marks & OLD:
        s.old[seat * KINDS + kind] += 1
    for answer in range(ANSWERS):
        if marks & MIXED_MARKS[answer]:
            s.mixed[s.mixed_from(seat, answer) + kind] += 1


def redeal_shuffled(s: Cards, seat: i64, rng: Rng) -> None:
    """Who had discarded which of the cards that were shuffled unseen.

    These are the cards in the pile, or out of it, that the seat had not known to be in it.
    """
    deck = s.rules.deck
    known = shuffled_for(s, seat)
    seen = seen_since(s, seat)
    unseen = out_of_pile(s, seat)
    dealt = row_of(len(s.shuffled_own))
    if seat != SPECTATOR:
        take_over(dealt, seat * KINDS, s.shuffled_own, seat * KINDS, KINDS)

    pool = Pool(total(seen) + total(unseen))
    for back in range(BACKS):
        pool.size = 0
        for kind in deck.with_back[back]:
            pool.add(kind, seen[kind] + unseen[kind] - known[kind])

        for other in range(s.rules.seats):
            if other != seat:
                for kind in deck.with_back[back]:
                    for _card in range(s.shuffled_own[other * KINDS + kind]):
                        dealt[other * KINDS + pool.drawn(rng)] += 1

    s.shuffled_own = dealt


# What is known of the present pile, by kind (DM-K1)


def fresh(s: Cards, seat: i64) -> Ints:
    """The cards that the seat knows to be in the pile or drawn from it by others: no old card is one of them."""
    known = shuffled_for(s, seat)
    seen = seen_since(s, seat)
    for kind in range(KINDS):
        known[kind] -= seen[kind]
        if known[kind] < 0:
            known[kind] = 0
    return known


def shuffled_for(s: Cards, seat: i64) -> Ints:
    """What the seat knew to be in the pile when it was shuffled."""
    known = s.shuffled[:]
    if seat != SPECTATOR:
        for kind in range(KINDS):
            known[kind] += s.shuffled_own[seat * KINDS + kind]
    return known


def seen_since(s: Cards, seat: i64) -> Ints:
    """The cards out of the present pile that the seat has seen: those turned up, and its own."""
    seen = s.turned_up[:]
    if seat != SPECTATOR:
        count_new(s, seat, seen)
    return seen


def out_of_pile(s: Cards, seat: i64) -> Ints:
    """The cards unknown to the seat that lie in the pile or were drawn from it since the last shuffle."""
    counts = s.pile[:]
    for other in range(s.rules.seats):
        if other != seat:
            count_new(s, other, counts)
    return counts


def count_new(s: Cards, seat: i64, counts: Ints) -> None:
    """Adds the cards of the seat, in hand, laid or discarded face down, that came out of the present pile."""
    for kind in range(KINDS):
        counts[kind] += s.hands[seat * KINDS + kind] - s.old[seat * KINDS + kind]
    if s.laid[seat] >= 0 and not s.laid_marks[seat] & OLD:
        counts[s.laid[seat]] += 1
    for card in s.face_down:
        if owner_of(card) == seat and not marks_of(card) & OLD:
            counts[card % KINDS] += 1
