"""Dealing anew what a seat cannot see, in agreement with all that it knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.cards import Cards, face_down_card, marks_of, owner_of
from ofrenda.games.dia_de_los_muertos.engine.pieces import ANSWERS, BACKS, KINDS, MARKS, MIXED_MARKS, MOST_SEATS, OLD
from ofrenda.kernel.rng import Rng

# Places of hidden cards: where, whose, with which marks.
IN_HAND: Final = 0
LAID: Final = 1
FACE_DOWN: Final = 2

SPECTATOR: Final = -1
"""The seat of whoever watches only."""


def redeal(s: Cards, seat: int, rng: Rng) -> None:
    """Every card whose front the seat has not seen is dealt again, back by back, each deal as likely.

    First the places of old cards are filled with what is not known to be fresh, then all others with the rest.
    """
    known_fresh = fresh(s, seat)
    places = take_up(s, seat)
    for back in range(BACKS):
        kinds = s.rules.deck.by_back[back]
        pool: list[int] = []
        for kind in kinds:
            pool += [kind] * (s.pile[kind] - known_fresh[kind])
        for place in places[back]:
            if place & OLD:
                put(s, place, drawn(pool, rng))

        for kind in kinds:
            pool += [kind] * known_fresh[kind]
            s.pile[kind] = 0

        for place in places[back]:
            if not place & OLD:
                put(s, place, drawn(pool, rng))

        for kind in pool:
            s.pile[kind] += 1

    s.face_down.sort()
    redeal_shuffled(s, seat, rng)


def take_up(s: Cards, seat: int) -> list[list[int]]:
    """All cards that the seat does not know go into the pile; by back, the places where they lay."""
    deck = s.rules.deck
    places: list[list[int]] = [[] for _back in range(BACKS)]
    s.old = [row[:] for row in s.old]
    s.mixed = [row[:] for row in s.mixed]
    for other in range(s.rules.seats):
        if other == seat:
            continue

        for back in range(BACKS):
            for marks in s.marks_in_hand(other, deck.by_back[back]):
                places[back].append(place_of(IN_HAND, other, marks))

        for kind in range(KINDS):
            s.pile[kind] += s.hands[other * KINDS + kind]
            s.hands[other * KINDS + kind] = 0
            s.old[other][kind] = 0
            for answer in range(ANSWERS):
                s.mixed[s.mixed_row(other, answer)][kind] = 0

        laid = s.laid[other]
        if laid >= 0:
            s.pile[laid] += 1
            places[deck.back[laid]].append(place_of(LAID, other, s.laid_marks[other]))

    known: list[int] = []
    for card in s.face_down:
        if owner_of(card) == seat:
            known.append(card)
        else:
            s.pile[card % KINDS] += 1
            places[deck.back[card % KINDS]].append(place_of(FACE_DOWN, owner_of(card), marks_of(card)))

    s.face_down = known
    return places


def place_of(where: int, seat: int, marks: int) -> int:
    return (where * MOST_SEATS + seat) * MARKS + marks


def put(s: Cards, place: int, kind: int) -> None:
    """A card of this kind lies in that place now."""
    marks = place % MARKS
    seat = place // MARKS % MOST_SEATS
    where = place // (MARKS * MOST_SEATS)
    if where == IN_HAND:
        s.hands[seat * KINDS + kind] += 1
        add_marks(s, seat, kind, marks)
    elif where == LAID:
        s.laid[seat] = kind
    else:
        s.face_down.append(face_down_card(seat, marks, kind))


def add_marks(s: Cards, seat: int, kind: int, marks: int) -> None:
    """A card of this kind in hand has these marks; the tables must not be shared now."""
    if marks & OLD:
        s.old[seat][kind] += 1
    for answer in range(ANSWERS):
        if marks & MIXED_MARKS[answer]:
            s.mixed[s.mixed_row(seat, answer)][kind] += 1


def redeal_shuffled(s: Cards, seat: int, rng: Rng) -> None:
    """Who had discarded which of the cards that were shuffled unseen.

    These are the cards in the pile, or out of it, that the seat had not known to be in it.
    """
    known = shuffled_for(s, seat)
    seen = seen_since(s, seat)
    unseen = out_of_pile(s, seat)
    dealt = [0] * len(s.shuffled_own)
    if seat != SPECTATOR:
        dealt[seat * KINDS : (seat + 1) * KINDS] = s.shuffled_own[seat * KINDS : (seat + 1) * KINDS]
    for kinds in s.rules.deck.by_back:
        pool: list[int] = []
        for kind in kinds:
            pool += [kind] * (seen[kind] + unseen[kind] - known[kind])
        for other in range(s.rules.seats):
            if other != seat:
                for _card in range(sum([s.shuffled_own[other * KINDS + kind] for kind in kinds])):
                    dealt[other * KINDS + drawn(pool, rng)] += 1

    s.shuffled_own = dealt


def drawn(pool: list[int], rng: Rng) -> int:
    """One card out of the pool, each as likely."""
    place: i64 = rng.below(len(pool))
    kind = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    return kind


# What is known of the present pile, by kind (DM-K1)


def fresh(s: Cards, seat: int) -> list[int]:
    """The cards that the seat knows to be in the pile or drawn from it by others: no old card is one of them."""
    known = shuffled_for(s, seat)
    seen = seen_since(s, seat)
    return [max(0, known[kind] - seen[kind]) for kind in range(KINDS)]


def shuffled_for(s: Cards, seat: int) -> list[int]:
    """What the seat knew to be in the pile when it was shuffled."""
    if seat == SPECTATOR:
        return s.shuffled
    return [s.shuffled[kind] + s.shuffled_own[seat * KINDS + kind] for kind in range(KINDS)]


def seen_since(s: Cards, seat: int) -> list[int]:
    """The cards out of the present pile that the seat has seen: those turned up, and its own."""
    seen = s.turned_up[:]
    if seat != SPECTATOR:
        count_new(s, seat, seen)
    return seen


def out_of_pile(s: Cards, seat: int) -> list[int]:
    """The cards unknown to the seat that lie in the pile or were drawn from it since the last shuffle."""
    counts = s.pile[:]
    for other in range(s.rules.seats):
        if other != seat:
            count_new(s, other, counts)
    return counts


def count_new(s: Cards, seat: int, counts: list[int]) -> None:
    """Adds the cards of the seat, in hand, laid or discarded face down, that came out of the present pile."""
    for kind in range(KINDS):
        counts[kind] += s.hands[seat * KINDS + kind] - s.old[seat][kind]
    if s.laid[seat] >= 0 and not s.laid_marks[seat] & OLD:
        counts[s.laid[seat]] += 1
    for card in s.face_down:
        if owner_of(card) == seat and not marks_of(card) & OLD:
            counts[card % KINDS] += 1
