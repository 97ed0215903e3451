"""A moment of Day of the Dead as a row of numbers for learning programs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.pieces import (
    ALL_SEE,
    BACKS,
    CARDS,
    EVERYBODY,
    FIELD,
    FIGHTERS,
    KNOWERS,
    NONE,
    PLACES,
    SEAT_BIT,
    SEATS,
    SLOTS,
    TURNS,
    back_of,
)
from ofrenda.games.day_of_the_dead.engine.state import SIDE, SIDE_NAMES, DayState
from ofrenda.kernel.packed import any_in
from ofrenda.kernel.phase import OPEN, Sealed
from ofrenda.kernel.tensor import Part, StepField, Tensor

VERSION: Final = 1
ENDINGS: Final = ("six-turns",)
FIXED: Final = ("powers", "effects")
"""What the view shows and no tensor does: printed on the cards, the same at every moment."""

SHUFFLES: Final[i64] = 8
"""So many shuffles of a deck are told apart; the last number also stands for all later ones. In six turns a deck of the
box is hardly ever made anew twice; small boxes of one's own may get that far."""
LATER: Final[i64] = 12
"""So many steps that wait are told, the next first."""
STEP: Final[i64] = 4
"""What is told of each: its phase from 1, and its fields in their order, each plus 2."""
PLACE: Final[i64] = BACKS + FIGHTERS + 2 + SHUFFLES
"""What is told of each place: back, fighter, active, blank, shuffles."""


def steps() -> list[StepField]:
    return [
        StepField("seat", 0, "whom it concerns"),
        StepField("owner", 0, "whose card it is about"),
        StepField("first", 0, "whose result comes first"),
        StepField("chosen", int(SEATS), "by seat number: whether it has chosen"),
        StepField("back", 1, "the deck", BACKS),
        StepField("count", 1, "the cards to be dealt", 3),
        StepField("why", 1, "what the choice is for", 5),
        StepField("slot", 1, "the slot that fought last", SLOTS),
        StepField("place", 1, "the place of the card that looks", FIELD),
        StepField("lost", 1, "the card that lost", CARDS),
    ]


def parts(seats: int) -> list[Part]:
    cards = int(CARDS)
    backs = int(BACKS)
    shuffles = int(SHUFFLES)

    return [
        Part("turn", 1, "The turn, from 1.", TURNS),
        Part("priority", seats, "Who has Priority, one of the seats."),
        Part("scores", seats, "By seat: its victory points.", 20),
        Part(
            "field",
            int(FIELD * PLACE),
            "By seat, its six slots (the oldest first) and its spirit: the back, one of 3; the fighter, one of 38, "
            f"where it is known; whether it is active; whether it has lost its effect; by shuffle ({shuffles}) whether "
            "an unknown one may be of it, once a deck was made anew.",
        ),
        Part("slots", 1, "How many slots each line has.", SLOTS),
        Part("hand", cards, "By card (back * 38 + fighter): the own hand."),
        Part("hand_backs", seats * backs, "By seat and back: the cards in hand.", 4),
        Part("deck_sizes", backs, "By back: the cards in the deck.", 33),
        Part("piles", cards, "By card: the discards."),
        Part("looked", cards, "By card: the cards turned up, where the seat sees them."),
        Part("looked_count", 1, "How many are turned up.", 3),
        Part("looked_back", backs, "Their back, one of 3."),
        Part("looker", seats, "Who alone sees them, one of the seats; none if all do."),
        Part("shuffled", 1, "Whether a deck was made anew."),
        Part("shuffles cards", cards, "Then, by card: the shuffle it last was part of.", shuffles),
        Part("shuffles hands", seats * backs * shuffles, "Then, by seat, back and shuffle: cards unseen in hand.", 4),
        Part("shuffles looked", shuffles, "Then, by shuffle: the cards turned up.", 3),
        Part("fight slot", SLOTS, "The slot that fights, one of 6."),
        Part("fight winner", seats + 1, "Who won the fight, one of the seats, or the last: a tie."),
        Part("fight flags", 3, "Whether it was won at once; whether effects are cancelled; those of the next fight."),
        Part("fight sides", seats * int(SIDE), f"By seat in the fight: {', '.join(SIDE_NAMES)}.", 10),
        Part("choice", cards, "The own sealed choice: the card, one of them."),
        Part("later", int(LATER * STEP), f"The next {int(LATER)} steps: phase from 1, then its fields plus 2.", 40),
    ]


def write(s: DayState, t: Tensor) -> None:
    """What the seat sees, in the order of the parts."""
    seat = t.own
    shuffled = any_in(s.shuffle, 0, CARDS)
    t.number(s.turn)
    t.one_seat(s.priority)
    t.by_seat(s.scores)
    for number in range(SEATS):
        first = t.seat(number) * PLACES
        for place in range(first, first + PLACES):
            write_place(s, place, seat, shuffled, t)
    t.number(s.slots)

    for card in s.hands[seat]:
        t.add(card)
    t.skip(CARDS)
    for number in range(SEATS):
        for card in s.hands[t.seat(number)]:
            t.add(back_of(card))
        t.skip(BACKS)
    t.all(s.left)
    t.all(s.pile)
    write_looked(s, seat, t)
    write_shuffles(s, seat, shuffled, t)
    write_fight(s, t)

    top = s.stack[-1] if len(s.stack) > 0 else None
    t.one_of(top.choices[seat] if isinstance(top, Sealed) else OPEN, CARDS)
    write_later(s, t)


def write_place(s: DayState, place: i64, seat: i64, shuffled: bool, t: Tensor) -> None:
    card = s.card[place]
    if card == NONE:
        t.skip(PLACE)
        return

    t.one_of(back_of(card), BACKS)
    t.one_of(card % FIGHTERS if s.known[place] & SEAT_BIT[seat] else NONE, FIGHTERS)
    t.number(s.active[place])
    t.flag(s.blank[place] != 0)
    if shuffled and s.known[place] != EVERYBODY:
        several = s.known[place] >> KNOWERS
        if several:
            t.bits(several, SHUFFLES - 1)
            t.flag(several >> (SHUFFLES - 1) != 0)
        else:
            t.one_of(shuffle_of(s, card), SHUFFLES)
    else:
        t.skip(SHUFFLES)


def shuffle_of(s: DayState, card: i64) -> i64:
    """The shuffle of a card, as far as they are told apart."""
    number = s.shuffle[card]
    return number if number < SHUFFLES else SHUFFLES - 1


def write_looked(s: DayState, seat: i64, t: Tensor) -> None:
    if s.looker == ALL_SEE or s.looker == seat:
        for card in s.looked:
            t.add(card)
    t.skip(CARDS)
    t.number(len(s.looked))
    t.one_of(back_of(s.looked[0]) if len(s.looked) > 0 else NONE, BACKS)
    t.one_seat(s.looker)


def write_shuffles(s: DayState, seat: i64, shuffled: bool, t: Tensor) -> None:
    """What all saw when decks were made anew; a card chosen in secret among such of several counts as in hand."""
    t.flag(shuffled)
    if not shuffled:
        t.skip(CARDS + SEATS * BACKS * SHUFFLES + SHUFFLES)
        return

    for card in range(CARDS):
        t.number(shuffle_of(s, card))
    for number in range(SEATS):
        holder = t.seat(number)
        for card in s.hands[holder]:
            t.add(back_of(card) * SHUFFLES + shuffle_of(s, card))
        for place in range(holder * PLACES, (holder + 1) * PLACES):
            card = s.card[place]
            if card != NONE and not s.known[place] & SEAT_BIT[seat] and s.known[place] >> KNOWERS:
                t.add(back_of(card) * SHUFFLES + shuffle_of(s, card))
        t.skip(BACKS * SHUFFLES)
    for card in s.looked:
        t.add(shuffle_of(s, card))
    t.skip(SHUFFLES)


def write_fight(s: DayState, t: Tensor) -> None:
    if s.fight < 0:
        t.skip(SLOTS + SEATS + 1 + 3 + SEATS * SIDE)
        return

    t.one_of(s.fight, SLOTS)
    t.one_of((s.winner - t.own) % SEATS if 0 <= s.winner < SEATS else s.winner, SEATS + 1)
    t.number(s.instant)
    t.number(s.cancelled)
    t.number(s.next_cancelled)
    t.rows_by_seat(s.sides, SIDE)


def write_later(s: DayState, t: Tensor) -> None:
    below: i64 = len(s.stack) - 1
    for number in range(LATER):
        if number < below:
            t.step(s.stack[below - 1 - number], s, STEP)
        else:
            t.skip(STEP)
