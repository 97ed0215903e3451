"""Judgement for Die of the Dead: what a sensible player does without looking far ahead. Values are in steps climbed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.phases.caskets import (
    AddSouls,
    BreadWindow,
    ChooseCasket,
    RemovePairs,
    Secondary,
)
from ofrenda.games.die_of_the_dead.engine.phases.gains import Discard, Prepare, ReturnSouls, TakeToken
from ofrenda.games.die_of_the_dead.engine.phases.opening import BreadSouls, RemoveOne, RemoveOpponent, StartWindow
from ofrenda.games.die_of_the_dead.engine.phases.shaking import Declare, IncenseWindow, PickDie, TurnDie
from ofrenda.games.die_of_the_dead.engine.phases.steps import LAST, Ascending, Climb
from ofrenda.games.die_of_the_dead.engine.pieces import (
    ASCEND,
    BREAD_INTO,
    CASKET,
    CASKETS,
    DECLARE,
    DISCARD,
    DONE,
    DOWN,
    INCENSE,
    LIVING,
    LOOK,
    MARIGOLD_ADD,
    MOVE,
    PASS,
    PLAY_BREAD,
    PLAY_CANDLE,
    PLAY_INCENSE,
    POWER_SOUL,
    POWER_SOULS,
    REMOVE,
    SPACE,
    SPACES,
    SWAP_CASKETS,
    TAKE,
    TOKENS_HELD,
    TURN,
    UP,
    VALUES,
)
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.packed import floats
from ofrenda.kernel.rng import Rng

# The best of two dozen settings, each tried in 1,200 four-seat matches or more against three players of the first one.
SOUL_IN: Final = floats([0.15, 0.24, 0.35, 0.5])
"""What a soul is worth in each casket."""
PREPARED_SOUL: Final = 0.09
POWER_SOUL_WORTH: Final = 0.25
TOKEN_WORTH: Final = 0.15
RIVAL_STEP: Final = 0.35
"""What a step of one rival costs the others."""
COMING_HOME: Final = 20.0
POWER_WEIGHT: Final = 1.7
"""A power soul wins comparisons like so many ordinary ones."""
CROWD: Final = 1.6
"""Having more souls than others wins more than in proportion."""
BONUS_WORTH: Final = floats([0.25, 0.3, 0.25, 0.2, PREPARED_SOUL, POWER_SOUL_WORTH, 0.0])
"""By bonus; the tokens come first."""


MOST_DICE: Final = 80
NO_ONE: Final = floats([(5 / 6) ** dice for dice in range(MOST_DICE)])
"""By the number of dice: the chance that none of them shows a certain number."""
STRENGTH: Final = floats(
    [(souls + POWER_WEIGHT * power) ** CROWD for souls in range(MOST_DICE) for power in range(POWER_SOULS + 1)]
)
"""By ordinary and power souls: how strong they are together in a comparison."""


def prefer(s: DieState, seat: int, actions: list[int], rng: Rng) -> int:
    """A sensible choice; where several are as good, the first."""
    phase = s.stack[-1]
    if isinstance(phase, ChooseCasket):
        return CASKET + _best_casket(s, seat)
    if isinstance(phase, StartWindow):
        return _opening(s, seat, actions)
    if isinstance(phase, (AddSouls, Prepare, BreadSouls)):
        return actions[-1]  # as many as possible, power souls and prepared souls first
    if isinstance(phase, BreadWindow):
        return _bread(s, seat, phase.position, actions)

    if isinstance(phase, Declare):
        return DECLARE + _declared(s, seat) - 1
    if isinstance(phase, IncenseWindow):
        return PLAY_INCENSE if _incense_helps(s, seat) else PASS
    if isinstance(phase, PickDie):
        return _die_to_turn(s, seat, actions)
    if isinstance(phase, TurnDie):
        up = _after_turning(s, seat, phase.soul, phase.value, 1)
        down = _after_turning(s, seat, phase.soul, phase.value, -1)
        return UP if up >= down else DOWN

    if isinstance(phase, Climb):
        return _space(s, seat, phase.soul // 2, actions)
    if isinstance(phase, Ascending):
        return _to_raise(s, seat, actions)
    if isinstance(phase, Secondary):
        return _secondary(s, seat, actions)

    if isinstance(phase, (RemoveOne, RemoveOpponent)):
        return _to_remove(s, seat, actions)
    if isinstance(phase, RemovePairs):
        return actions[1] if phase.concerned(s) == seat else actions[0]

    if isinstance(phase, (TakeToken, Discard)):
        return _token(s, seat, actions, isinstance(phase, TakeToken))
    if isinstance(phase, ReturnSouls):
        return actions[0]
    return actions[rng.below(len(actions))]


def worth(s: DieState, seat: int) -> float:
    """The lead over the strongest rival, the ghost included."""
    best = -1e9
    for other in range(s.rules.owners):
        if other != seat:
            best = max(best, _standing(s, other))
    return _standing(s, seat) - best


def _standing(s: DieState, owner: i64) -> float:
    """Steps climbed, and what the owner's souls and tokens promise."""
    value = float(s.heights[owner])
    if s.heights[owner] == LIVING:
        value += COMING_HOME
    for position in range(CASKETS):
        value += SOUL_IN[position] * float(s.in_casket(position, owner))
    value += PREPARED_SOUL * float(s.prepared_of(owner))
    if owner < s.rules.seats:
        value += TOKEN_WORTH * float(s.tokens_of(owner))
        value += POWER_SOUL_WORTH * float(3 - s.city[owner])
    return value


# The choice of a casket


def _best_casket(s: DieState, seat: i64) -> i64:
    best: i64 = 0
    most = -1e9
    for position in range(CASKETS):
        value = _casket_value(s, seat, position)
        if value > most:
            best = position
            most = value
    return best


def _casket_value(s: DieState, seat: i64, position: i64) -> float:
    if position == 0:
        prepared = min(3, s.prepared_of(seat))
        added = prepared if prepared else min(1, s.free_of(seat))
        value = _likely_move(s, seat, 0, added) + float(added - prepared) * SOUL_IN[0]
        return value + float(prepared) * (SOUL_IN[0] - PREPARED_SOUL) * 4
    if position == 1:
        room = s.rules.room[seat] - s.prepared_of(seat)
        made = min(2, room, s.free_of(seat))
        won = winning_chance(s, 1, seat) if room > made and s.free_of(seat) > made else 0.0
        return PREPARED_SOUL * (float(made) + won) * 1.5 + _likely_move(s, seat, 1, 0)
    if position == 2:
        value = TOKEN_WORTH if s.tokens_of(seat) < TOKENS_HELD else 0.0
        for owner in range(s.rules.owners):
            gone = _likely_pairs(s.in_casket(2, owner)) * SOUL_IN[2]
            value += -gone if owner == seat else gone * RIVAL_STEP
        return value

    return _raising_value(s, seat, LAST)


def _likely_move(s: DieState, seat: i64, position: i64, added: i64) -> float:
    """What a 1 in this casket's roll would be worth, times its chance."""
    dice = added
    owners: i64 = 1 if added else 0
    for owner in range(s.rules.owners):
        dice += s.in_casket(position, owner)
        if s.in_casket(position, owner) and not (added and owner == seat):
            owners += 1

    if position == 0 and owners < 2:
        return 0.0

    value = 0.0
    for owner in range(s.rules.owners):
        gain = 0.0
        for place in range(CASKETS):
            gain += float(s.in_casket(place, owner)) * (SOUL_IN[(place + 1) % CASKETS] - SOUL_IN[place])
        value += gain if owner == seat else -gain * RIVAL_STEP

    return value * (1.0 - NO_ONE[dice])


def _likely_pairs(souls: i64) -> float:
    """About how many of so many dice show the same as another, at most all but one."""
    if souls < 2:
        return 0.0
    return min(float(souls) - 1.0, float(souls) * (1.0 - NO_ONE[souls - 1]))


def _raising_value(s: DieState, seat: i64, position: i64) -> float:
    """What it would be worth to choose this casket if it stood in position 4."""
    value = 0.0
    for owner in range(s.rules.owners):
        souls = s.in_casket(position, owner)
        if souls:
            steps = min(2, souls)
            chance = winning_chance(s, position, owner)
            gain = chance * _step_worth(s, owner, steps)
            value += gain if owner == seat else -gain * RIVAL_STEP

    own = s.in_casket(position, seat)
    if own:
        return value + _step_worth(s, seat, 1) * (1.0 if own > 2 else 1.0 - 0.5 * winning_chance(s, position, seat))
    return value + (POWER_SOUL_WORTH if s.city[seat] else 0.0)


def _step_worth(s: DieState, owner: i64, steps: i64) -> float:
    return COMING_HOME if s.heights[owner] + steps >= LIVING else float(steps)


def winning_chance(s: DieState, position: i64, seat: i64) -> float:
    """About how likely the owner's souls win a comparison in this casket."""
    total = 0.0
    own = 0.0
    for owner in range(s.rules.owners):
        at = position * s.rules.souls + owner * 2
        strength = STRENGTH[s.caskets[at] * (POWER_SOULS + 1) + s.caskets[at + 1]]
        total += strength
        if owner == seat:
            own = strength
    return own / total if total else 0.0


# Tokens


def _opening(s: DieState, seat: int, actions: list[int]) -> int:
    if seat == s.active:
        chosen = _candle_on_own_turn(s, seat, actions)
        if chosen != PASS:
            return chosen

    for action in actions:
        if MARIGOLD_ADD <= action < PLAY_BREAD and s.owners_in(0) > (1 if s.in_casket(0, seat) else 0):
            return action
        if LOOK <= action < MARIGOLD_ADD and _crowded_rival(s, seat, action - LOOK):
            return action
        if BREAD_INTO + 1 <= action < PLAY_INCENSE:
            return actions[-1] if BREAD_INTO <= actions[-1] < PLAY_INCENSE else action

    return PASS


def _candle_on_own_turn(s: DieState, seat: int, actions: list[int]) -> int:
    """A candle that brings a better casket into position 4 just before the choice."""
    now = _casket_value(s, seat, _best_casket(s, seat))
    then = _raising_value(s, seat, LAST - 1) - 0.5 * TOKEN_WORTH
    if then > now:
        if PLAY_CANDLE in actions:
            return PLAY_CANDLE
        if SWAP_CASKETS + LAST - 1 in actions:
            return SWAP_CASKETS + LAST - 1
    return PASS


def _crowded_rival(s: DieState, seat: int, position: int) -> bool:
    """Whether a look into this late casket would take a soul from a rival."""
    if position < LAST - 1:
        return False
    return any(owner != seat and s.in_casket(position, owner) > 1 for owner in range(s.rules.owners))


def _bread(s: DieState, seat: int, position: int, actions: list[int]) -> int:
    """A soul more where a comparison or the steps are near."""
    return actions[-1] if position in (1, LAST) else PASS


def _incense_helps(s: DieState, seat: int) -> bool:
    if s.shaken != LAST:
        return False

    before = _roll_value(s, seat)
    if s.rules.side_b[INCENSE]:
        return before < 0.0 and winning_chance(s, LAST, seat) > 0.25

    for soul in range(s.rules.souls):
        for value in range(1, VALUES + 1):
            if s.shown[soul * VALUES + value - 1]:
                if value < VALUES and _after_turning(s, seat, soul, value, 1) > before + 0.5:
                    return True
                if value > 1 and _after_turning(s, seat, soul, value, -1) > before + 0.5:
                    return True

    return False


def _die_to_turn(s: DieState, seat: int, actions: list[int]) -> int:
    best = actions[0]
    most = -1e9
    for action in actions:
        named = (action - TURN) // VALUES
        soul = s.rules.owner_of[named // 2] * 2 + named % 2
        value = (action - TURN) % VALUES + 1
        after = -1e9
        if value < VALUES:
            after = _after_turning(s, seat, soul, value, 1)
        if value > 1:
            after = max(after, _after_turning(s, seat, soul, value, -1))
        if after > most:
            best = action
            most = after

    return best


def _after_turning(s: DieState, seat: i64, soul: i64, value: i64, by: i64) -> float:
    at = soul * VALUES + value - 1
    s.shown[at] -= 1
    s.shown[at + by] += 1
    after = _roll_value(s, seat)
    s.shown[at] += 1
    s.shown[at + by] -= 1
    return after


def _roll_value(s: DieState, seat: i64) -> float:
    """What the comparison of casket 4 as it lies is worth."""
    if s.shaken != LAST:
        return 0.0
    value = 0.0
    winners = s.winners()
    for owner in range(s.rules.owners):
        if winners >> owner & 1:
            gain = _step_worth(s, owner, min(2, s.in_casket(LAST, owner)))
            value += gain if owner == seat else -gain * RIVAL_STEP
    return value


def _token(s: DieState, seat: int, actions: list[int], take: bool) -> int:
    best = actions[0]
    most = -1e9
    for action in actions:
        token = action - (TAKE if take else DISCARD)
        value = BONUS_WORTH[token] if take else -BONUS_WORTH[token]
        if take and s.holds(seat, token):
            value -= 0.05
        if value > most:
            best = action
            most = value
    return best


# Souls


def _declared(s: DieState, seat: int) -> int:
    """Six wins comparisons; in casket 3 the highest value that makes no pair; in casket 1 anything but a 1."""
    value = VALUES
    if s.shaken == LAST - 1:
        first = seat * 2 * VALUES
        while value > 1 and s.shown[first + value - 1] + s.shown[first + VALUES + value - 1]:
            value -= 1
    return value


def _space(s: DieState, seat: int, owner: int, actions: list[int]) -> int:
    """The best bonus for an own soul, the least for a rival's."""
    best = actions[0]
    most = -1e9
    for action in actions:
        value = BONUS_WORTH[s.rules.bonuses[s.heights[owner] * SPACES + action - SPACE]]
        if owner != seat:
            value = -value
        if value > most:
            best = action
            most = value
    return best


def _to_raise(s: DieState, seat: int, actions: list[int]) -> int:
    """Own souls first, ordinary ones before power souls; of rivals the power souls, which then fight no more."""
    own = s.rules.colours[seat]
    for action in actions:
        if (action - ASCEND) // 2 == own:
            return action
    return actions[-1]


def _secondary(s: DieState, seat: int, actions: list[int]) -> int:
    if actions[0] < MOVE:
        return actions[0]
    if POWER_SOUL in actions and s.in_casket(LAST - 1, seat) == 0:
        return POWER_SOUL
    return MOVE


def _to_remove(s: DieState, seat: int, actions: list[int]) -> int:
    """The soul of whoever stands best, power souls first; an own one only if it must be."""
    best = actions[0]
    most = -1e9
    for action in actions:
        if action == DONE:
            return DONE
        owner = s.rules.owner_of[(action - REMOVE) // 2]
        value = -100.0 if owner == seat else _standing(s, owner) + (0.1 if (action - REMOVE) % 2 else 0.0)
        if value > most:
            best = action
            most = value
    return best
