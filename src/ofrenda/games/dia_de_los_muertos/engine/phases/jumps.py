"""The tracks of Leapfrog and Header: along the arrows, past the dog, never past the digger."""

from __future__ import annotations

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.pieces import BOARD_FIELDS, FAR, GOAL, LEAPFROG
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.packed import bit


def header_range(s: DiaState, seat: i64, victim: i64) -> i64:
    """The length of the shortest track to the victim's field; FAR if there is none (DM-17)."""
    goal = s.fields[victim]
    barred = s.barred_to_jumps()
    reached = bit(s.fields[seat])
    seen = reached
    farthest: i64 = 0
    while reached:
        farthest += 1
        further: i64 = 0
        for field in range(BOARD_FIELDS):
            if reached >> field & 1:
                further |= s.rules.board.out[field]

        reached = further & ~seen & ~barred
        seen |= reached
        if reached >> goal & 1:
            return farthest

    return FAR


def landings(s: DiaState, seat: i64) -> i64:
    """Where a leapfrog can end, as bits (DM-23)."""
    occupied: i64 = 0
    for other in range(s.rules.seats):
        if other != seat and not s.home[other]:
            occupied |= bit(s.fields[other])
    field = s.fields[seat]
    return _leaps(s, field, bit(field), 0, False, occupied, s.barred_to_jumps())


def _leaps(s: DiaState, field: i64, track: i64, length: i64, leaping: bool, occupied: i64, barred: i64) -> i64:
    """Follow every track without repeats; `leaping` once there is a skeleton on it, and it ends on a free field."""
    found: i64 = 0
    board = s.rules.board
    steps = board.out[field] & ~track & ~barred
    if leaping:
        free = steps & ~occupied & ~bit(s.dog)
        found = free
        steps &= ~free

    for other in range(BOARD_FIELDS):
        if steps >> other & 1:
            begun = leaping or occupied >> other & 1 == 1
            too_far = not begun and length + 1 >= s.rules.deck.farthest[LEAPFROG]
            if board.special[other] != GOAL and not too_far:
                found |= _leaps(s, other, track | bit(other), length + 1, begun, occupied, barred)

    return found
