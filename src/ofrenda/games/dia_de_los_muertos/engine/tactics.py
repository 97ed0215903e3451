"""Judgement for Dia de los Muertos: what a sensible player does without looking ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.actions import ChooseTarget, able, next_higher, targets
from ofrenda.games.dia_de_los_muertos.engine.phases.fields import lacking_limbs
from ofrenda.games.dia_de_los_muertos.engine.phases.jumps import landings
from ofrenda.games.dia_de_los_muertos.engine.phases.movement import Moving, PutDog
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
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import floats
from ofrenda.kernel.rng import Rng

NOWHERE: Final = -1
"""In place of the dog or the digger: it bars no way."""

DRAW_VALUE: Final = floats([3.0, 2.6, 1.8, 1.1, 0.7, 0.4, 0.2, 0.1, 0.0])
"""What two cards are worth in fields, by the cards still in hand."""
KEEP_VALUE: Final = floats([0.6, 0.2, 0.8, 0.3, 0.1, 1.0, 0.5, 0.3, 0.2, 0.2, 0.4, 0.3, 0.3, 0.3])
"""What the last card of each kind is worth in hand for later, in fields; who hoards Bone patches stalls the match."""
BLOW_VALUE: Final = 1.2
"""What it is worth to cost another skeleton a limb."""
OWN_BITE: Final = -10.0
"""Better to be bitten by the own dog than to be shut in by it for good, but hardly better than anything else."""
FAR_ENOUGH: Final[i64] = 30
"""Steps beyond these count no more: there is no way at present."""
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


def _standing(s: DiaState, seat: i64) -> float:
    points = float(s.festival_points(seat))
    if s.home[seat]:
        return points + float(PLACE_POINTS[s.home[seat] - 1])
    to_go = _steps_home(s, s.fields[seat], s.open())
    return points + max(0.0, 3.0 - 0.1 * float(to_go)) + 0.25 * float(s.limbs(seat))


# Where to


def _steps_home(s: DiaState, field: i64, digger_bars: bool) -> i64:
    """From the field to the goal, whatever the dog does."""
    return s.rules.board.steps(field, s.rules.board.goal, NOWHERE, s.digger if digger_bars else NOWHERE)


def steps_home(s: DiaState, seat: i64) -> i64:
    """How far it is home, past the dog, and past the digger until the way is open."""
    return min(FAR_ENOUGH, _steps_home(s, s.fields[seat], s.open()))


def steps_to_target(s: DiaState, seat: i64) -> i64:
    """How far the skeleton has still to go to the festival, the goal or the waiting place that it makes for."""
    return min(FAR_ENOUGH, _left(s, _way(s, seat), s.fields[seat]))


def _target(s: DiaState, seat: i64) -> i64:
    """The festival, the goal or the waiting place that the skeleton makes for."""
    board = s.rules.board
    own = s.fields[seat]
    opened = s.open()
    best: i64 = -1
    best_cost = 1e9
    for festival in range(FESTIVALS):
        if s.festivals[seat] & FESTIVAL_BITS[festival]:
            continue

        field = board.festivals[festival]
        if not s.festivals_left[festival]:
            field = _den_with(s, festival)
        if field < 0 or field == own:
            continue

        to_go = board.steps(own, field, NOWHERE, s.digger)
        detour = to_go + _steps_home(s, field, opened) - _steps_home(s, own, opened)
        if opened and detour > DETOUR * board.points[festival]:
            continue

        cost = float(to_go) - 1.5 * float(board.points[festival])
        if to_go < FAR and cost < best_cost:
            best = field
            best_cost = cost

    if best >= 0:
        return best
    return board.goal if opened else _waiting_place(s, own)


def _den_with(s: DiaState, festival: i64) -> i64:
    """A den where such a festival card lies; -1 if there is none."""
    for den in range(len(s.rules.board.dens)):
        if s.den_festivals[den * FESTIVALS + festival]:
            return s.rules.board.dens[den]
    return -1


def _waiting_place(s: DiaState, own: i64) -> i64:
    """Beside the junction, where the way home will open."""
    best = s.rules.board.digger_last[0]
    for field in s.rules.board.digger_last:
        if s.distance(own, field) < s.distance(own, best):
            best = field
    return best


def _way(s: DiaState, seat: i64) -> tuple[i64, i64]:
    """The skeleton's target, and the dog to go around; past the dog, but farther, where there is no way around."""
    target = _target(s, seat)
    around = s.rules.board.steps(s.fields[seat], target, s.dog, s.digger)
    return (target, s.dog if around < FAR else NOWHERE)


def _left(s: DiaState, way: tuple[i64, i64], field: i64) -> i64:
    """How many steps of the way are left from this field."""
    return s.rules.board.steps(field, way[0], way[1], s.digger)


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


def _movement_value(s: DiaState, seat: i64, kind: i64) -> float:
    """The fields gained; leading the dog for a card is better than nothing."""
    bones = s.rules.deck.bones[kind]
    to_go = _left(s, _way(s, seat), s.fields[seat])
    steps = min(bones, s.cap(seat), to_go)
    return max(0.4, float(steps))


def _action_value(s: DiaState, seat: i64, kind: i64, left: i64) -> float:
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
        return value + 3.0 * _best_gain(s, seat, s.free_steps(s.fields[seat])) - 1.0
    if kind == HEADER:
        victim = _strongest(s, seat, _as_actions(TARGET, targets(s, seat, kind))) - TARGET
        return value + 1.0 + _gain(s, seat, s.fields[victim])

    if kind == SNATCHING:
        return value + _snatch_value(s, seat)
    if kind == HUSTLE:
        return value
    return value + BLOW_VALUE if _on_the_way(s, _as_actions(TARGET, targets(s, seat, kind))) else value


def _snatch_value(s: DiaState, seat: int) -> float:
    best = 0.0
    for action in _as_actions(TARGET, targets(s, seat, SNATCHING)):
        thing = _thing(s, seat, _as_actions(ARM, snatchable(s, seat, action - TARGET)))
        best = max(best, 2.0 + 2.0 * float(s.rules.board.points[thing - TAKE]) if thing >= TAKE else 2.5)
    return best


def _as_actions(first: i64, bits: i64) -> list[int]:
    """The actions that are so many after `first` as a bit of the set."""
    legal = Legal()
    legal.add_bits(first, bits)
    return legal.list()


def _gain(s: DiaState, seat: i64, field: i64) -> float:
    """How many fields nearer the target that is; home counts double."""
    way = _way(s, seat)
    here = _left(s, way, s.fields[seat])
    there = _left(s, way, field)
    gained = 0.0 if here == FAR or there == FAR else float(here - there)
    return gained + 3.0 if field == s.rules.board.goal else gained


def _best_gain(s: DiaState, seat: i64, fields: i64) -> float:
    best = -1e9
    for field in range(BOARD_FIELDS):
        if fields >> field & 1:
            best = max(best, _gain(s, seat, field))
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
    around = (_target(s, seat), s.dog)
    best = STOP
    best_left = _left(s, around, s.fields[seat])
    for action in actions:
        if GO <= action < DOG:
            left = _left(s, around, action - GO)
            if left < best_left:
                best = action
                best_left = left

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


def _dog_value(s: DiaState, seat: i64, field: i64) -> float:
    """How good the dog's standing there is for the seat."""
    if _walled_in(s, seat):
        return -float(s.distance(field, s.fields[seat]))  # sent to its den, the dog will drive us out

    victims = s.on_field(field)
    if victims and field != s.dog:
        return OWN_BITE if victims >> seat & 1 else 3.0

    around = _left(s, (_target(s, seat), field), s.fields[seat])
    value = -float(around) if around < FAR else -30.0
    nearest: i64 = FAR
    for other in range(s.rules.seats):
        if other != seat and not s.home[other]:
            nearest = min(nearest, s.distance(field, s.fields[other]))

    return value - 0.1 * float(nearest)


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
    way = (s.rules.board.goal, NOWHERE) if pushing else _way(s, seat)
    digger = s.digger if s.open() or not pushing else NOWHERE
    base = PUSH if pushing else GO
    best = first
    best_left = s.rules.board.steps(first - base, way[0], way[1], digger)
    for action in actions:
        if action == STOP:
            if _left(s, way, s.fields[seat]) <= best_left:
                return STOP
            continue
        left = s.rules.board.steps(action - base, way[0], way[1], digger)
        if (left > best_left) == pushing and left != best_left:
            best = action
            best_left = left

    return best


def _digger_place(s: DiaState, seat: int, actions: list[int]) -> int:
    """Where the digger bars our own way home least."""
    board = s.rules.board
    best = actions[0]
    nearest: i64 = FAR + 1
    for action in actions:
        to_go = board.steps(s.fields[seat], board.goal, NOWHERE, action - DIGGER)
        if to_go < nearest:
            best = action
            nearest = to_go
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
            hits += float(deck.copies[kind]) * (1.0 if symbols & FOOT else 0.6 if symbols else 0.0)
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
