"""What each legal action of a moment is worth, by a solved turn."""

from __future__ import annotations

from mypy_extensions import i64

from ofrenda.games.rolling_bones.engine.chains import CHAINS, LARGER, NUMBERS, count
from ofrenda.games.rolling_bones.engine.phases.turn import CLOSED, OWED, Laying, Paid, Paying
from ofrenda.games.rolling_bones.engine.pieces import (
    BONES,
    BURY,
    CENTRE,
    GIVE_UP,
    GRAVESTONE,
    HAT,
    LEFT,
    OPEN_SLOTS,
    RIGHT,
)
from ofrenda.games.rolling_bones.engine.solver import IMPOSSIBLE, Solver, buried_for, can_wear, packed, points_of
from ofrenda.games.rolling_bones.engine.state import EMPTY, BonesState
from ofrenda.kernel.packed import bit


def worths(solver: Solver, s: BonesState, actions: list[int]) -> list[float]:
    """What each of the actions is worth to whoever has the turn and plays on as the solver says."""
    found: list[float] = []
    for action in actions:
        if action == BURY:
            found.append(solver.worth(buried_for(s.skeleton_points())))
        elif action == GIVE_UP:
            found.append(solver.nothing)
        else:
            after = s.clone()
            after.stack[-1].apply(after, s.active, action, None)
            found.append(moment_worth(solver, after))
    return found


def moment_worth(solver: Solver, s: BonesState) -> float:
    """What the moment of a turn is worth, once its first bone is laid."""
    position = position_of(s, s.post_ops + 1)
    bare = position - bit(32) + bit(39) if s.hat else 0

    top = s.stack[-1]
    if isinstance(top, Laying):
        return solver.worth(best_choice(solver, s, top.duty))
    if isinstance(top, Paying):
        return max(
            _rolling(solver, solver.paying(position, top.due)),
            _rolling(solver, solver.paying(bare, top.due) if bare else 0),
        )
    if isinstance(top, Paid):
        return max(solver.rolling(position), solver.rolling(bare))
    return solver.rolling(position)


def _rolling(solver: Solver, position: i64) -> float:
    return solver.rolling(position) if position else IMPOSSIBLE


def wrong_slots_of(s: BonesState) -> i64:
    """The slots in which another bone lies, as bits."""
    wrong: i64 = 0
    for slot in range(BONES):
        if s.laid[slot] not in (EMPTY, slot):
            wrong |= bit(slot)
    return wrong


def position_of(s: BonesState, roll: i64) -> i64:
    """The skeleton and the dice left, as the solver knows them."""
    hat: i64 = 1 if s.hat else 0
    return packed(s.filled, wrong_slots_of(s), hat, s.unlaid[LEFT], s.unlaid[RIGHT], s.unlaid[CENTRE], roll)


def best_choice(solver: Solver, s: BonesState, duty: i64) -> i64:
    """The best that can be made of the dice that lie on the table."""
    bones: i64 = 0
    for bone in range(BONES):
        if s.shown[bone]:
            bones |= bit(bone)
    stones = s.shown[GRAVESTONE] > 0
    if duty == OWED and not bones & OPEN_SLOTS[s.filled]:
        return solver.unfit(position_of(s, s.post_ops), count(bones, CENTRE) > 0, s.shown[HAT] > 0, stones)

    wrong = wrong_slots_of(s)
    hat: i64 = 1 if s.hat else 0
    if duty == CLOSED:
        bones = 0
    best: i64 = 0
    for number in LARGER[NUMBERS[s.filled]]:
        chain = CHAINS[number]
        added = chain ^ s.filled
        if added & ~bones:
            continue
        for worn in range(hat, 2):
            put_on = worn - hat
            if put_on and not (s.shown[HAT] and can_wear(chain, wrong, hat)):
                continue
            met = duty != OWED or added != 0 or (put_on > 0 and solver.hat_counts)
            if met:
                best = solver.better(best, _kept(s, chain, wrong, worn, put_on))
            if stones and (met or s.post_ops > 0):
                best = solver.better(best, buried_for(points_of(chain, wrong, worn)))
    return best


def _kept(s: BonesState, chain: i64, wrong: i64, hat: i64, put_on: i64) -> i64:
    """The choice to lay this chain and no more, and not to bury it."""
    added = chain ^ s.filled
    left = s.unlaid[LEFT] - count(added, LEFT)
    right = s.unlaid[RIGHT] - count(added, RIGHT)
    centre = s.unlaid[CENTRE] - count(added, CENTRE) - put_on
    return packed(chain, wrong, hat, left, right, centre, s.post_ops + 1)
