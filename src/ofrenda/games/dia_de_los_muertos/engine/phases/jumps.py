"""The tracks of Leapfrog and Header: along the arrows, past the dog, never past the digger."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import BOARD_FIELDS, FAR, GO, GOAL, LEAPFROG
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState


def jump_barred(s: DiaState, field: int) -> bool:
    """Jumps pass the dog, but neither the digger nor a closed way (DM-14, DM-16)."""
    return field == s.digger or (s.rules.board.locked[field] and not s.open())


def header_range(s: DiaState, seat: int, victim: int) -> int:
    """The length of the shortest track to the victim's field; FAR if there is none (DM-17)."""
    goal = s.fields[victim]
    farthest = 0
    reached = [s.fields[seat]]
    seen = [False] * BOARD_FIELDS
    seen[reached[0]] = True
    while reached:
        farthest += 1
        further: list[int] = []
        for field in reached:
            for other in s.rules.board.out[field]:
                if seen[other] or jump_barred(s, other):
                    continue
                if other == goal:
                    return farthest
                seen[other] = True
                further.append(other)

        reached = further

    return FAR


def landings(s: DiaState, seat: int) -> list[int]:
    """Where a leapfrog can end, as `go` actions (DM-23)."""
    occupied = [False] * BOARD_FIELDS
    for other in range(s.rules.seats):
        if other != seat and not s.home[other]:
            occupied[s.fields[other]] = True
    found = [False] * BOARD_FIELDS
    _leap(s, [s.fields[seat]], 0, occupied, found)
    return [GO + field for field in range(BOARD_FIELDS) if found[field]]


def _leap(s: DiaState, track: list[int], first: int, occupied: list[bool], found: list[bool]) -> None:
    """Follow every track without repeats; `first` is where on it the first skeleton stands, 0 before there is one."""
    for field in s.rules.board.out[track[-1]]:
        if field in track or jump_barred(s, field):
            continue
        if first and not occupied[field] and field != s.dog:
            found[field] = True
            continue

        begins = first
        if not first and occupied[field]:
            begins = len(track)
        if s.rules.board.special[field] == GOAL or (not begins and len(track) >= s.rules.deck.farthest[LEAPFROG]):
            continue

        track.append(field)
        _leap(s, track, begins, occupied, found)
        track.pop()
