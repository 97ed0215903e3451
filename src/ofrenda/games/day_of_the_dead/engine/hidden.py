"""Dealing anew what a seat cannot see, in agreement with all that it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.pieces import (
    ALL_SEE,
    BACKS,
    CARDS,
    FIELD,
    KNOWERS,
    NONE,
    PLACES,
    SEAT_BIT,
    SEATS,
    SPECTATORS,
    back_of,
)
from ofrenda.kernel.packed import Ints, appended, largest, removed, row_of, sort, sorted_in, total
from ofrenda.kernel.rng import Rng

if TYPE_CHECKING:
    from ofrenda.games.day_of_the_dead.engine.state import DayState

SPECTATOR: Final = -1
"""The seat of whoever watches only."""


def redeal(s: DayState, viewer: i64, rng: Rng) -> None:
    """Every card that the viewer has not seen is dealt again, each deal as likely."""
    looks_away = s.looker != ALL_SEE and s.looker != viewer
    for seat in range(SEATS):
        if seat != viewer:
            take_up(s, s.hands[seat])
    for place in range(FIELD):
        if is_hidden(s, viewer, place):
            s.deck[s.card[place]] += 1
    if looks_away:
        take_up(s, s.looked)

    pools = Pools(s)
    for seat in range(SEATS):
        if seat != viewer:
            pools.deal(s.hands[seat], rng)
    for place in range(FIELD):
        if is_hidden(s, viewer, place):
            s.card[place] = pools.drawn(s.card[place], rng)
    if looks_away:
        pools.deal(s.looked, rng)

    for place in range(FIELD):
        if is_hidden(s, viewer, place) and s.known[place] >> KNOWERS:
            change_with_hand(s, place, rng)


def is_hidden(s: DayState, viewer: i64, place: i64) -> bool:
    """Whether a card lies there that the viewer does not know."""
    bit: i64 = SPECTATORS if viewer == SPECTATOR else SEAT_BIT[viewer]
    return s.card[place] != NONE and not s.known[place] & bit


def take_up(s: DayState, cards: Ints) -> None:
    """As if these cards were in their decks."""
    for card in cards:
        s.deck[card] += 1


@final
class Pools:
    """The cards of the decks, those taken up included, in one row, pool after pool.

    Cards of one back and one shuffle can lie in each other's places, as far as anybody saw: they are a pool.
    """

    def __init__(self, s: DayState) -> None:
        self.s = s
        pools = BACKS * (largest(s.shuffle) + 1)
        self.first = row_of(pools)
        """By pool: where its cards begin."""
        self.size = row_of(pools)
        """By pool: how many cards it still has."""
        self.cards = row_of(total(s.deck))

        for card in range(CARDS):
            self.size[self.pool(card)] += s.deck[card]
        end: i64 = 0
        for pool in range(pools):
            self.first[pool] = end
            end += self.size[pool]
            self.size[pool] = 0

        for card in range(CARDS):
            pool = self.pool(card)
            for _copy in range(s.deck[card]):
                self.cards[self.first[pool] + self.size[pool]] = card
                self.size[pool] += 1

    def pool(self, card: i64) -> i64:
        return self.s.shuffle[card] * BACKS + back_of(card)

    def drawn(self, card: i64, rng: Rng) -> i64:
        """A card that could be this one, out of its pool and its deck."""
        pool = self.pool(card)
        first = self.first[pool]
        place = first + rng.below(self.size[pool])
        drawn = self.cards[place]
        self.size[pool] -= 1
        self.cards[place] = self.cards[first + self.size[pool]]
        self.s.deck[drawn] -= 1
        return drawn

    def deal(self, cards: Ints, rng: Rng) -> None:
        """Other cards that could be these, in order."""
        for place in range(len(cards)):
            cards[place] = self.drawn(cards[place], rng)
        sort(cards)


def change_with_hand(s: DayState, place: i64, rng: Rng) -> None:
    """A card chosen among such of several shuffles could as well be another of them that is still in the hand."""
    card = s.card[place]
    shuffles = s.known[place] >> KNOWERS
    hand = s.hands[place // PLACES]
    possible = row_of(1, card)
    for held in hand:
        if back_of(held) == back_of(card) and shuffles >> s.shuffle[held] & 1:
            possible = appended(possible, held)

    s.card[place] = possible[rng.below(len(possible))]
    s.hands[place // PLACES] = removed(sorted_in(hand, card), s.card[place])
