"""A moment of Die of the Dead as a row of numbers for learning programs."""

from __future__ import annotations

from typing import Final

from ofrenda.games.die_of_the_dead.engine.pieces import (
    CASKETS,
    COLOURS,
    LIVING,
    MOST_SEATS,
    ONCE,
    SOUL_KINDS,
    SPACES,
    TOKEN_KINDS,
    VALUES,
)
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.packed import row_of
from ofrenda.kernel.tensor import Part, StepField, Tensor

VERSION: Final = 1
ENDINGS: Final = ("living", "ghost", "turn-limit")
FIXED: Final = ("bonuses",)
"""What the view shows and no tensor does: the same at every moment of a match."""


def steps() -> list[StepField]:
    return [
        StepField("seat", 0, "whom it concerns"),
        StepField("asked", 1, "how many seats around the table, from the active one, were asked before", MOST_SEATS),
        StepField("position", 1, "the casket, from 0", CASKETS),
        StepField("left", int(MOST_SEATS), "how many are left, alone or by owner", 3),
        StepField("must", 1, "whether all of them must be prepared"),
        StepField("added", 1, "the souls added so far", 3),
        StepField("soul", 1, "the soul that climbs or is turned, owner * 2 + kind", MOST_SEATS * SOUL_KINDS),
        StepField("value", 1, "what its die shows, from 0", VALUES),
        StepField("owner", 1, "whose pairs are removed", MOST_SEATS),
        StepField("given", 1, "the token given away", TOKEN_KINDS),
        StepField("rolling", 1, "the seats that still roll for the start, as bits", 31),
    ]


def parts(seats: int) -> list[Part]:
    owners = seats + 1 if seats == 2 else seats
    souls = owners * int(SOUL_KINDS)
    by_soul = "By owner and kind (ordinary, power)"

    return [
        Part("turn", 1, "The turn, from 1.", 100),
        Part("active", seats, "The seat whose turn it is, one of them."),
        Part("colours", owners * len(COLOURS), "By owner, with two seats the ghost last: its colour, one of five."),
        Part("abilities", 1, "Whether the colours have their abilities."),
        Part("sides", TOKEN_KINDS, "By token: whether its board shows side B."),
        Part("seen", CASKETS, "By casket: whether the seat sees what lies in it."),
        Part("caskets", CASKETS * souls, f"By casket that is seen, {by_soul[0].lower()}{by_soul[1:]}: its souls.", 5),
        Part("empty", CASKETS, "By casket: whether it is empty, which can be heard."),
        Part("free", souls, f"{by_soul}: the free souls.", 10),
        Part("prepared", souls, f"{by_soul}: the prepared souls.", 3),
        Part("room", owners, "By owner: how many souls it may have prepared.", 4),
        Part("city", owners, "By owner: the power souls in the City of the Dead.", 3),
        Part("steps", LIVING * SPACES * owners, "By step, space and owner: 1 for its soul, 2 for its power soul.", 2),
        Part("heights", owners, "By owner: the highest step reached.", LIVING),
        Part("tokens", seats * int(TOKEN_KINDS), "By seat and token: how many it holds.", 2),
        Part("stock", TOKEN_KINDS, "By token: how many are in the supply.", 3),
        Part("shaken", CASKETS, "The casket whose roll lies open, one of four."),
        Part("shown", souls * int(VALUES), f"{by_soul} and value: the dice of the roll.", 3),
        Part("skulls", owners, "By owner: the skulls still to be declared.", 3),
        Part("raised", owners, "By owner: whether its first soul has ascended in this turn."),
        Part("used", len(ONCE), f"What serves once in a turn and was used: {', '.join(ONCE)}."),
        Part("peeked", CASKETS, "By casket: whether the active player looked into it."),
    ]


def write(s: DieState, t: Tensor) -> None:
    """What the seat sees, in the order of the parts."""
    seat = t.own
    rules = s.rules
    owners = rules.owners
    souls = rules.souls
    t.number(s.turn)
    t.one_seat(s.active)
    for number in range(owners):
        t.one_of(rules.colours[t.seat(number)], len(COLOURS))
    t.flag(rules.abilities)
    t.all(rules.side_b)

    for position in range(CASKETS):
        t.flag(s.sees(seat, position))
    for position in range(CASKETS):
        if s.sees(seat, position):
            for number in range(owners):
                t.numbers(s.caskets, position * souls + t.seat(number) * SOUL_KINDS, SOUL_KINDS)
        else:
            t.skip(souls)
    for position in range(CASKETS):
        t.flag(s.is_empty(position))

    t.rows_by_seat(s.free, SOUL_KINDS)
    t.rows_by_seat(s.prepared, SOUL_KINDS)
    t.by_seat(rules.room)
    t.by_seat(s.city)
    write_steps(s, t)
    t.by_seat(s.heights)
    t.rows_by_seat(s.tokens, TOKEN_KINDS)
    t.all(s.stock)

    t.one_of(s.shaken, CASKETS)
    t.rows_by_seat(s.shown, SOUL_KINDS * VALUES)
    t.by_seat(s.skulls)
    for number in range(owners):
        t.number(s.raised >> t.seat(number) & 1)
    t.bits(s.used, len(ONCE))
    t.bits(s.peeked, CASKETS)


def write_steps(s: DieState, t: Tensor) -> None:
    owners = s.rules.owners
    places = row_of(owners)
    for number in range(owners):
        places[t.seat(number)] = number
    for soul in s.steps:
        if soul:
            owner = (soul - 1) // SOUL_KINDS
            t.set(places[owner], 1 + (soul - 1) % SOUL_KINDS)
        t.skip(owners)
