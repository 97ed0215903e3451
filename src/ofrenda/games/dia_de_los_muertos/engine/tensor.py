"""A moment of Dia de los Muertos as a row of numbers for learning programs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.cards import marks_of, owner_of
from ofrenda.games.dia_de_los_muertos.engine.phases.actions import able
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ANSWERS,
    BACKS,
    BOARD_FIELDS,
    DENS,
    FESTIVAL_NAMES,
    FESTIVALS,
    KINDS,
    MARK_NAMES,
    MARKS,
    MOST_SEATS,
)
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.packed import Ints
from ofrenda.kernel.tensor import Part, StepField, Tensor

VERSION: Final = 1
ENDINGS: Final = ("home", "round-limit")
FIXED: Final = (
    *("odds", "bones", "symbols", "reach"),
    *("places", "arrows", "paths", "start", "goal", "red", "dens_at", "festivals_at"),
)
"""What the view shows and no tensor does: printed on the cards and on the board, the same at every moment."""


def steps() -> list[StepField]:
    fields = int(BOARD_FIELDS)
    seats = int(MOST_SEATS)

    return [
        StepField("seat", 0, "whom it concerns"),
        StepField("attacker", 0, "who attacks, or whose dog does"),
        StepField("victim", 0, "who is attacked"),
        StepField("asked", 1, "the place in the order of whoever is asked", seats),
        StepField("place", 1, "the place in the order of whose turn it is", seats),
        StepField("kind", 1, "the card that is played", KINDS),
        StepField("back", 1, "the back that is drawn", BACKS),
        StepField("bones", 1, "the bones of the movement", 3),
        StepField("count", 1, "the cards still to be drawn", 4),
        StepField("steps", 1, "the steps taken, or still to take", 4),
        StepField("led", 1, "the fields that the dog was led", 3),
        StepField("dog", 1, "whether the dog attacks"),
        StepField("den", 1, "the den", DENS),
        StepField("gate", 1, "the field that bars the way", fields),
        StepField("pushed", 1, "the field to which the victim is pushed", fields),
        StepField("field", 1, "the field to which the attacker follows", fields),
        StepField("limb", 1, "the limb that is declared, as its action", 200),
        StepField("thing", 1, "what is snatched, as its action", 200),
        StepField("again", 1, "whether all swap once more"),
        StepField("begun", 1, "whether the swap has begun"),
        StepField("track", fields, "the fields passed, in order", fields),
        StepField("struck", seats, "the seats struck so far", seats),
        StepField("holders", seats, "the seats that hold on", seats),
        StepField("origins", seats, "the fields from which they hold on", fields),
    ]


def parts(seats: int) -> list[Part]:
    fields = int(BOARD_FIELDS)
    kinds = int(KINDS)
    backs = int(BACKS)
    by_back = "by the bones on their backs"
    marks = f"{', '.join(MARK_NAMES)}"

    return [
        Part("round", 1, "The round, from 1.", 20),
        Part("round_limit", 1, "The round after which the match ends; 0 for none.", 100),
        Part("order", seats, "By seat: its place in the order of this round, from 1; 0 before the first.", seats),
        Part("active", seats, "The seat whose turn it is, one of them."),
        Part("fields", seats * fields, "By seat: the field where its skeleton stands, one of 33."),
        Part("arms", seats, "By seat: its arms.", 2),
        Part("legs", seats, "By seat: its legs.", 2),
        Part("festivals", seats * int(FESTIVALS), f"By seat: whether it has {', '.join(FESTIVAL_NAMES)}."),
        Part("home", seats, "By seat: its gravestone from 1; 0 for who is not home.", seats),
        Part("backs", seats * backs, f"By seat: its cards in hand, {by_back}.", 4),
        Part("hand", kinds, "By kind: the own cards in hand.", 4),
        Part("old_backs", seats * backs, f"By seat: those held since before the last shuffle, {by_back}.", 4),
        Part("old", kinds, "By kind: the own ones among them.", 4),
        Part("mixed_backs", seats * 2 * backs, f"By seat and answer: what is left of a mixed hand, {by_back}.", 4),
        Part("mixed", 2 * kinds, "By answer and kind: the own cards among them.", 4),
        Part("laid_bones", seats, "By seat: the bones on its laid card; 0 without one, -1 knocked over.", 3),
        Part("laid", kinds, "The own laid card, one of the kinds."),
        Part("laid_marks", seats * len(MARK_NAMES), f"By seat: the marks of its laid card: {marks}."),
        Part("able", 1, "Whether the own laid card could be carried out if it were turned up now."),
        Part("played", kinds, "The card that is being carried out, one of the kinds."),
        Part("pile", backs, f"The cards in the pile, {by_back}.", 30),
        Part("top", 1, "The bones on the top card of the pile.", 3),
        Part("discards", kinds, "By kind: the discards that all have seen.", 4),
        Part("face_down", seats * int(MARKS) * backs, f"By seat and marks: what it discarded face down, {by_back}.", 4),
        Part("face_down_own", int(MARKS) * kinds, "By marks and kind: the own ones among them.", 4),
        Part("shuffled", kinds, "By kind: the cards that all had seen when the pile was made of them.", 4),
        Part("shuffled_own_backs", seats * backs, f"By seat: its face-down discards shuffled with them, {by_back}.", 4),
        Part("shuffled_own", kinds, "By kind: the own ones among them.", 4),
        Part("turned_up", kinds, "By kind: the cards out of the present pile that all have seen since.", 4),
        Part("dens", int(DENS) * kinds, "By den and kind: the cards in it.", 2),
        Part("den_festivals", int(DENS * FESTIVALS), "By den and festival: the festival cards in it."),
        Part("festivals_left", FESTIVALS, "By festival: the festival cards still to be had.", 2),
        Part("dog", fields, "The field of the dog, one of 33."),
        Part("carried", kinds, "The card in the dog's jaws, one of the kinds."),
        Part("carried_festival", FESTIVALS, "The festival card in the dog's jaws, one of three."),
        Part("digger", fields, "The field of the digger, one of 33."),
        Part("open", 1, "Whether the way home is open."),
    ]


def write(s: DiaState, t: Tensor) -> None:
    """What the seat sees, in the order of the parts."""
    seat = t.own
    rules = s.rules
    seats: i64 = rules.seats
    t.number(s.round)
    t.number(rules.round_limit)
    for place in range(len(s.order)):
        t.set((s.order[place] - seat) % seats, place + 1)
    t.skip(seats)
    t.one_seat(s.active)

    for number in range(seats):
        t.one_of(s.fields[t.seat(number)], BOARD_FIELDS)
    t.by_seat(s.arms)
    t.by_seat(s.legs)
    for number in range(seats):
        t.bits(s.festivals[t.seat(number)], FESTIVALS)
    t.by_seat(s.home)

    write_hands(s, seat, t)
    write_laid(s, seat, t)
    t.one_of(s.played, KINDS)
    write_by_back(s, s.pile, 0, t)
    t.number(s.top)
    t.all(s.discards)
    write_face_down(s, seat, t)
    t.all(s.shuffled)
    for number in range(seats):
        write_by_back(s, s.shuffled_own, t.seat(number) * KINDS, t)
    t.numbers(s.shuffled_own, seat * KINDS, KINDS)
    t.all(s.turned_up)

    t.all(s.dens)
    t.all(s.den_festivals)
    t.all(s.festivals_left)
    t.one_of(s.dog, BOARD_FIELDS)
    t.one_of(s.carried, KINDS)
    t.one_of(s.carried_festival, FESTIVALS)
    t.one_of(s.digger, BOARD_FIELDS)
    t.flag(s.open())


def write_hands(s: DiaState, seat: i64, t: Tensor) -> None:
    """Everybody's backs, and the own fronts; then the same of the old and of the mixed ones."""
    seats: i64 = s.rules.seats
    t.rows_by_seat(s.backs, BACKS)
    t.numbers(s.hands, seat * KINDS, KINDS)
    for number in range(seats):
        write_by_back(s, s.old, t.seat(number) * KINDS, t)
    t.numbers(s.old, seat * KINDS, KINDS)
    for number in range(seats):
        for answer in range(ANSWERS):
            write_by_back(s, s.mixed, s.mixed_from(t.seat(number), answer), t)
    for answer in range(ANSWERS):
        t.numbers(s.mixed, s.mixed_from(seat, answer), KINDS)


def write_laid(s: DiaState, seat: i64, t: Tensor) -> None:
    """Everybody's laid cards from behind, and the own one."""
    seats: i64 = s.rules.seats
    for number in range(seats):
        kind = s.laid[t.seat(number)]
        t.number(s.rules.deck.bones[kind] if kind >= 0 else kind + 1)
    own = s.laid[seat]
    t.one_of(own, KINDS)
    for number in range(seats):
        t.bits(s.laid_marks[t.seat(number)], len(MARK_NAMES))
    t.flag(own >= 0 and not s.home[seat] and able(s, seat, own))


def write_face_down(s: DiaState, seat: i64, t: Tensor) -> None:
    """By seat, marks and back; the own ones once more by marks and kind."""
    seats: i64 = s.rules.seats
    own = seats * MARKS * BACKS
    for card in s.face_down:
        owner = owner_of(card)
        kind = card % KINDS
        t.add(((owner - seat) % seats * MARKS + marks_of(card)) * BACKS + s.rules.deck.back[kind])
        if owner == seat:
            t.add(own + marks_of(card) * KINDS + kind)
    t.skip(own + MARKS * KINDS)


def write_by_back(s: DiaState, kinds: Ints, first: i64, t: Tensor) -> None:
    """Cards counted by kind from `first` on, as their backs."""
    backs = s.rules.deck.back
    for kind in range(KINDS):
        if kinds[first + kind]:
            t.set(backs[kind], t.get(backs[kind]) + kinds[first + kind])
    t.skip(BACKS)
