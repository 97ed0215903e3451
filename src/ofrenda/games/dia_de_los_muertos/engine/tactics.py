"""Judgement for Dia de los Muertos: what a sensible player does without looking ahead."""

from __future__ import annotations

from typing import Final

from ofrenda.games.dia_de_los_muertos.engine.phases.actions import ChooseTarget, able, next_higher, targets
from ofrenda.games.dia_de_los_muertos.engine.phases.fields import free_steps, lacking_limbs
from ofrenda.games.dia_de_los_muertos.engine.phases.jumps import landings
from ofrenda.games.dia_de_los_muertos.engine.phases.movement import Moving, PutDog, skeletons_on
from ofrenda.games.dia_de_los_muertos.engine.phases.round import LayCard
from ofrenda.games.dia_de_los_muertos.engine.phases.straight_attacks import snatchable
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ARM,
    BACK,
    BOARD_FIELDS,
    BONE_PATCHES,
    CARTWHEEL,
    DIGGER,
    DISCARD,
    DODGE_IT,
    DOG,
    FAR,
    FESTIVAL_BITS,
    FESTIVALS,
    FOLLOWING,
    FOOT,
    GO,
    HEADER,
    HOLD,
    HUSTLE,
    KINDS,
    LAY,
    LEAPFROG,
    LEG,
    PASS,
    PICK,
    PLACE_POINTS,
    PUSH,
    SNATCHING,
    STOP,
    TAKE,
    TARGET,
    USE_ACTION,
    USE_MOVEMENT,
    is_reaction,
)
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.rng import Rng

DRAW_VALUE: Final = [3.0, 2.6, 1.8, 1.1, 0.7, 0.4, 0.2, 0.1, 0.0]
"""What two cards are worth in fields, by the cards still in hand."""
KEEP_VALUE: Final = [0.6, 0.2, 0.8, 0.3, 0.1, 1.0, 0.5, 0.3, 0.2, 0.2, 0.4, 0.3, 0.3, 0.3]
"""What the last card of each kind is worth in hand for later, in fields; who hoards Bone patches stalls the match."""
BLOW_VALUE: Final = 1.2
"""What it is worth to cost another skeleton a limb."""
OWN_BITE: Final = -10.0
"""Better to be bitten by the own dog than to be shut in by it for good, but hardly better than anything else."""
DETOUR: Final = 4
"""Once the way home is open, so many fields per point are spent on a festival."""


def prefer(s: DiaState, seat: int, actions: list[int], rng: Rng) -> int:
    """Go where points are, fetch cards when the hand runs dry, hurt whoever leads."""
    if len(actions) == 1:
        return actions[0]

    top = s.stack[-1]
    if isinstance(top, Moving):
        return _step(s, seat, top, actions)
    if isinstance(top, LayCard):
        return _best_card(s, seat, actions)

    first = actions[0]
    if first == USE_ACTION:
        kind = s.laid[seat]
        acts = _action_value(s, seat, kind, s.hand_size(seat))
        return USE_ACTION if acts > _movement_value(s, seat, kind) else USE_MOVEMENT
    if first == HOLD:
        return HOLD if s.open() else PASS
    if first == DODGE_IT:
        return DODGE_IT
    if isinstance(top, PutDog):
        return _den_for_dog(s, seat, actions)
    if actions[-1] == PASS:
        return _out_of_den(s, seat, actions) if first >= PICK else PASS
    if first < PICK:
        return _least_needed(s, actions)
    if TARGET <= first < BACK:
        if isinstance(top, ChooseTarget) and top.kind not in (SNATCHING, HEADER):
            return _strongest(s, seat, _on_the_way(s, actions) or actions)
        return _strongest(s, seat, actions)
    if BACK <= first < ARM:
        return _best_back(s, actions)
    if first >= ARM:
        return _thing(s, seat, actions)
    return _field(s, seat, actions)


def worth(s: DiaState, seat: int) -> float:
    """The lead over the best of the others: points so far, and how near home with how many limbs."""
    best = -1e9
    for other in range(s.rules.seats):
        if other != seat:
            best = max(best, _standing(s, other))
    return _standing(s, seat) - best


def _standing(s: DiaState, seat: int) -> float:
    points = float(s.festival_points(seat))
    if s.home[seat]:
        return points + PLACE_POINTS[s.home[seat] - 1]
    to_go = distances_to(s, s.rules.board.goal, False, s.open())[s.fields[seat]]
    return points + max(0.0, 3.0 - 0.1 * to_go) + 0.25 * s.limbs(seat)


# Where to


def distances_to(s: DiaState, target: int, dog_bars: bool, digger_bars: bool) -> list[int]:
    """From each field the steps to the target, around the dog and the digger where these bar the way."""
    board = s.rules.board
    found = [FAR] * BOARD_FIELDS
    found[target] = 0
    queue = [target]
    for field in queue:
        for other in board.into[field]:
            if found[other] != FAR or (digger_bars and other == s.digger) or (dog_bars and other == s.dog):
                continue
            found[other] = found[field] + 1
            queue.append(other)

    if dog_bars and target == s.dog:
        return [FAR] * BOARD_FIELDS
    return found


def _target(s: DiaState, seat: int) -> int:
    """The festival, the goal or the waiting place that the skeleton makes for."""
    board = s.rules.board
    own = s.fields[seat]
    opened = s.open()
    best = -1
    best_cost = 1e9
    home = distances_to(s, board.goal, False, opened)
    for festival in range(FESTIVALS):
        if s.festivals[seat] & FESTIVAL_BITS[festival]:
            continue

        field = board.festivals[festival]
        if not s.festivals_left[festival]:
            field = _den_with(s, festival)
        if field < 0 or field == own:
            continue

        to_go = distances_to(s, field, False, True)[own]
        if opened and to_go + home[field] - home[own] > DETOUR * board.points[festival]:
            continue

        cost = to_go - 1.5 * board.points[festival]
        if to_go < FAR and cost < best_cost:
            best = field
            best_cost = cost

    if best >= 0:
        return best
    return board.goal if opened else _waiting_place(s, own)


def _den_with(s: DiaState, festival: int) -> int:
    """A den where such a festival card lies; -1 if there is none."""
    for den in range(len(s.rules.board.dens)):
        if s.den_festivals[den * FESTIVALS + festival]:
            return s.rules.board.dens[den]
    return -1


def _waiting_place(s: DiaState, own: int) -> int:
    """Beside the junction, where the way home will open."""
    best = s.rules.board.digger_last[0]
    for field in s.rules.board.digger_last:
        if s.distance(own, field) < s.distance(own, best):
            best = field
    return best


def _ways(s: DiaState, seat: int) -> list[int]:
    """The distances to the skeleton's target around the dog; past it, but farther, where there is no way around."""
    target = _target(s, seat)
    around = distances_to(s, target, True, True)
    if around[s.fields[seat]] < FAR:
        return around
    return distances_to(s, target, False, True)


# Cards


def _best_card(s: DiaState, seat: int, actions: list[int]) -> int:
    best = actions[0]
    best_value = -1e9
    left = s.hand_size(seat) - 1
    for action in actions:
        kind = action - LAY
        value = _action_value(s, seat, kind, left)
        if left:
            value = max(value, _movement_value(s, seat, kind))
        if s.hands[seat * KINDS + kind] == 1:
            value -= KEEP_VALUE[kind]
        if value > best_value:
            best = action
            best_value = value

    return best


def _movement_value(s: DiaState, seat: int, kind: int) -> float:
    """The fields gained; leading the dog for a card is better than nothing."""
    bones = s.rules.deck.bones[kind]
    to_go = _ways(s, seat)[s.fields[seat]]
    steps = min(bones, s.cap(seat), to_go)
    return max(0.4, float(steps))


def _action_value(s: DiaState, seat: int, kind: int, left: int) -> float:
    """Two cards, and what the action does."""
    value = DRAW_VALUE[min(left, len(DRAW_VALUE) - 1)]
    if is_reaction(kind):
        return -1.0 if left else value
    if not able(s, seat, kind):
        return value

    if kind == BONE_PATCHES:
        return value + (3.0 if s.cap(seat) < 3 else 0.8)
    if kind == FOLLOWING:
        return value + _gain(s, seat, next_higher(s, seat))
    if kind == LEAPFROG:
        return value + _best_gain(s, seat, landings(s, seat))
    if kind == CARTWHEEL:
        return value + 3.0 * _best_gain(s, seat, free_steps(s, s.fields[seat])) - 1.0
    if kind == HEADER:
        victim = _strongest(s, seat, targets(s, seat, kind)) - TARGET
        return value + 1.0 + _gain(s, seat, s.fields[victim])

    if kind == SNATCHING:
        return value + _snatch_value(s, seat)
    if kind == HUSTLE:
        return value
    return value + BLOW_VALUE if _on_the_way(s, targets(s, seat, kind)) else value


def _snatch_value(s: DiaState, seat: int) -> float:
    best = 0.0
    for action in targets(s, seat, SNATCHING):
        thing = _thing(s, seat, snatchable(s, seat, action - TARGET))
        best = max(best, 2.0 + 2.0 * s.rules.board.points[thing - TAKE] if thing >= TAKE else 2.5)
    return best


def _gain(s: DiaState, seat: int, field: int) -> float:
    """How many fields nearer the target that is; home counts double."""
    ways = _ways(s, seat)
    gained = float(ways[s.fields[seat]] - ways[field])
    if ways[field] == FAR or ways[s.fields[seat]] == FAR:
        gained = 0.0
    return gained + 3.0 if field == s.rules.board.goal else gained


def _best_gain(s: DiaState, seat: int, steps: list[int]) -> float:
    best = -1e9
    for step in steps:
        best = max(best, _gain(s, seat, step - GO))
    return best


def _least_needed(s: DiaState, actions: list[int]) -> int:
    best = actions[0]
    for action in actions:
        if KEEP_VALUE[action - DISCARD] < KEEP_VALUE[best - DISCARD]:
            best = action
    return best


# Movement


def _step(s: DiaState, seat: int, top: Moving, actions: list[int]) -> int:
    """Walk nearer; if that fails, lead the dog at somebody or out of the way; else stop."""
    own = s.fields[seat]
    around = distances_to(s, _target(s, seat), True, True)
    best = STOP
    best_left = around[own]
    for action in actions:
        if GO <= action < DOG and around[action - GO] < best_left:
            best = action
            best_left = around[action - GO]
    if best != STOP:
        return best
    return _lead(s, seat, top, actions)


def _lead(s: DiaState, seat: int, top: Moving, actions: list[int]) -> int:
    """The dog's step that bites a rival or clears the own way; a card is drawn for leading only the dog."""
    best = STOP
    best_value = _dog_value(s, seat, s.dog)
    if len(top.track) == 1 and not top.led:
        best_value -= 0.5
    for action in actions:
        if DOG <= action < PUSH:
            value = _dog_value(s, seat, action - DOG)
            if value > best_value:
                best = action
                best_value = value
    return best


def _dog_value(s: DiaState, seat: int, field: int) -> float:
    """How good the dog's standing there is for the seat."""
    if _walled_in(s, seat):
        return -float(s.distance(field, s.fields[seat]))  # sent to its den, the dog will drive us out

    victims = skeletons_on(s, field)
    if victims and field != s.dog:
        return 3.0 if seat not in victims else OWN_BITE

    dog = s.dog
    s.dog = field
    around = distances_to(s, _target(s, seat), True, True)[s.fields[seat]]
    s.dog = dog
    value = -float(around) if around < FAR else -30.0
    nearest = FAR
    for other in range(s.rules.seats):
        if other != seat and not s.home[other]:
            nearest = min(nearest, s.distance(field, s.fields[other]))

    return value - 0.1 * nearest


def _walled_in(s: DiaState, seat: int) -> bool:
    """Whether the digger stands before the den in which the skeleton is (DM-D1)."""
    board = s.rules.board
    for den in range(len(board.dens)):
        if s.fields[seat] == board.dens[den]:
            return s.digger == board.entries[den]
    return False


def _den_for_dog(s: DiaState, seat: int, actions: list[int]) -> int:
    best = actions[0]
    for action in actions:
        if _dog_value(s, seat, action - DOG) > _dog_value(s, seat, best - DOG):
            best = action
    return best


def _field(s: DiaState, seat: int, actions: list[int]) -> int:
    """Of fields to go to the one nearest the target; others are pushed farthest from home; the digger away from us."""
    first = actions[0]
    if first >= DIGGER:
        return _digger_place(s, seat, actions)

    pushing = PUSH <= first < DIGGER
    ways = distances_to(s, s.rules.board.goal, False, s.open()) if pushing else _ways(s, seat)
    base = PUSH if pushing else GO
    best = first
    for action in actions:
        if action == STOP:
            if ways[s.fields[seat]] <= ways[best - base]:
                return STOP
        elif (ways[action - base] > ways[best - base]) == pushing and ways[action - base] != ways[best - base]:
            best = action

    return best


def _digger_place(s: DiaState, seat: int, actions: list[int]) -> int:
    """Where the digger bars our own way home least."""
    digger = s.digger
    best = actions[0]
    nearest = FAR + 1
    for action in actions:
        s.digger = action - DIGGER
        to_go = distances_to(s, s.rules.board.goal, False, True)[s.fields[seat]]
        if to_go < nearest:
            best = action
            nearest = to_go
    s.digger = digger
    return best


# Rivals


def _on_the_way(s: DiaState, actions: list[int]) -> list[int]:
    """The targets that are not home: in the goal limbs no longer matter."""
    return [action for action in actions if not s.home[action - TARGET]]


def _strongest(s: DiaState, seat: int, actions: list[int]) -> int:
    best = actions[0]
    best_standing = -1e9
    for action in actions:
        standing = _standing(s, action - TARGET) if action - TARGET != seat else -1e6
        if standing > best_standing:
            best = action
            best_standing = standing
    return best


def _best_back(s: DiaState, actions: list[int]) -> int:
    """The back that most often costs a leg, then an arm."""
    deck = s.rules.deck
    best = actions[0]
    best_hits = -1.0
    for action in actions:
        hits = 0.0
        for kind in deck.by_back[action - BACK]:
            symbols = deck.symbols[kind]
            hits += deck.copies[kind] * (1.0 if symbols & FOOT else 0.6 if symbols else 0.0)
        hits /= max(1, deck.stock_of_back[action - BACK])
        if hits > best_hits:
            best = action
            best_hits = hits

    return best


def _thing(s: DiaState, seat: int, actions: list[int]) -> int:
    """The most valuable festival card; else a leg, else an arm."""
    best = LEG if LEG in actions else actions[0]
    points = s.rules.board.points
    for action in actions:
        if TAKE <= action < TAKE + FESTIVALS and (best < TAKE or points[action - TAKE] > points[best - TAKE]):
            best = action
    return best


def _out_of_den(s: DiaState, seat: int, actions: list[int]) -> int:
    thing = _thing(s, seat, actions[:-1])
    if thing >= TAKE:
        return thing
    lacking = lacking_limbs(s, seat)
    for action in actions:
        if PICK <= action < PICK + KINDS and s.rules.deck.symbols[action - PICK] & lacking & FOOT:
            return action
    return actions[0]
