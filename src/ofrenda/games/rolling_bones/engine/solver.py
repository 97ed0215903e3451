"""A turn of Rolling Bones, solved exactly.

What matters before a roll is which slots are filled and which of them wrongly, the hat, how many dice of each colour
are left, and how many rolls were paid. What matters of a roll is not each die: the longest chain to which what it shows
can be joined, and whether it shows a hat and a gravestone. Any chain between the old one and the longest can be laid.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ofrenda.games.rolling_bones.engine.chains import CHAIN_COUNT, CHAINS, LARGER, NUMBERS, SMALLER, count, shown
from ofrenda.games.rolling_bones.engine.pieces import (
    BONES,
    CENTRE,
    CENTRE_FACES,
    DICE_KINDS,
    DICE_PER_COLOUR,
    LEFT,
    OPEN_SLOTS,
    RIGHT,
    SECTIONS,
    SKULL,
)
from ofrenda.kernel.packed import Floats, bit, floats, ints, row_of

MOST_POINTS: Final = 50
LEAST_POINTS: Final = -50
"""Five wrong bones, one for each post-op roll, doubled by the hat."""
ALL_POINTS: Final = range(LEAST_POINTS, MOST_POINTS + 1)

ROLLS: Final = 6
"""The pre-op roll and at most five post-op rolls (RB-15)."""
CASES_PER_ROLL: Final = 4 * (CHAIN_COUNT + 1)
"""With and without a hat and a gravestone, for each chain; and twice that where no bone fits."""
IMPOSSIBLE: Final = -1e18
FIRST_SIZE: Final = 1 << 12

SECTION_BITS: Final = ints([sum([1 << slot for slot in section]) for section in SECTIONS])

# A skeleton with its dice is one number: filled slots, wrong ones, hat, dice left by colour, the roll that is next.
# This bit tells the moment before its price is paid from that before it is rolled.
UNPAID: Final[i64] = 1 << 46


def packed(filled: i64, wrong: i64, hat: i64, left: i64, right: i64, centre: i64, roll: i64) -> i64:
    """The position as a number; of the two that are each other's mirror image, the smaller one."""
    sides = centre << 39 | hat << 32 | roll << 42
    here = filled | wrong << 16 | left << 33 | right << 36
    there = mirrored(filled) | mirrored(wrong) << 16 | right << 33 | left << 36
    return sides | min(here, there)


def mirrored(slots: i64) -> i64:
    """Left for right."""
    side: i64 = (1 << DICE_PER_COLOUR) - 1
    centre = slots & ~(side | side << DICE_PER_COLOUR)
    return (slots & side) << DICE_PER_COLOUR | slots >> DICE_PER_COLOUR & side | centre


def with_wrong_bone(position: i64, slot: i64, colour: i64) -> i64:
    """The position once a die of this colour lies wrongly in the slot."""
    filled = position & 0xFFFF | bit(slot)
    wrong = position >> 16 & 0xFFFF | bit(slot)
    rest = position - bit(33 + 3 * colour)
    return packed(filled, wrong, rest >> 32 & 1, rest >> 33 & 7, rest >> 36 & 7, rest >> 39 & 7, rest >> 42 & 7)


def buried_for(points: i64) -> i64:
    """How a burial stands among the choices: a negative number."""
    return LEAST_POINTS - 1 - points


def points_of(filled: i64, wrong: i64, hat: i64) -> i64:
    """What the skeleton counts if it is buried (RB-S1 to RB-S4)."""
    right = filled & ~wrong
    points: i64 = 0
    for colour in range(DICE_KINDS):
        points -= 5 * count(wrong, colour)
    for section in range(len(SECTION_BITS)):
        slots = SECTION_BITS[section]
        if filled & slots == slots:
            points += 5
        else:
            points += count(right & slots, LEFT) + count(right & slots, RIGHT) + count(right & slots, CENTRE)
    return points * 2 if hat else points


def can_wear(filled: i64, wrong: i64, hat: i64) -> bool:
    """Whether a hat may be put on: on a right skull, one at a time (RB-11)."""
    return not hat and (filled & ~wrong) >> SKULL & 1 == 1


@final
class Solver:
    """The worth of every moment of a turn to a player who makes the most of it.

    `worths` says what it is worth to end the turn with so many points, by ALL_POINTS, never falling. A choice is what
    is done once a roll lies on the table: a burial, or the position from which the next roll is paid. What was computed
    once is kept, by position.
    """

    def __init__(self, worths: list[float], hat_counts: bool) -> None:
        self.hat_counts = hat_counts
        self.nothing = worths[-LEAST_POINTS]
        self._worths: Floats = floats(worths)
        self._keys = row_of(FIRST_SIZE)
        self._values: Floats = floats([0.0] * FIRST_SIZE)
        self.kept: i64 = 0

        # The best choice within each chain, and its worth: a row for each roll, and another for a hat put on.
        self._laid = row_of(2 * ROLLS * CHAIN_COUNT)
        self._most: Floats = floats([0.0] * (2 * ROLLS * CHAIN_COUNT))
        # How a roll may fall, and what is then chosen; a row for each roll.
        self.chances: Floats = floats([0.0] * (ROLLS * CASES_PER_ROLL))
        self.choices = row_of(ROLLS * CASES_PER_ROLL)

    def worth(self, choice: i64) -> float:
        """What a choice is worth."""
        if choice < 0:
            return self._worths[-1 - choice]
        return self.unpaid(choice)

    def better(self, one: i64, other: i64) -> i64:
        """The better of two choices; 0 is none."""
        if not one or not other:
            return one or other
        return one if self.worth(one) >= self.worth(other) else other

    # Between two rolls

    def unpaid(self, position: i64) -> float:
        """The laying is over and nothing is buried: pay for the next roll, or give up."""
        if not position >> 39 & 7 and not position >> 32 & 1:
            return self.nothing  # no die is left that has a gravestone

        key = position | UNPAID
        slot = self._slot(key)
        if self._keys[slot]:
            return self._values[slot]

        target = self.paid(position)
        worth = self.rolling(target) if target else self.nothing
        self._keep(key, worth)
        return worth

    def paid(self, position: i64) -> i64:
        """The best position to roll from once the price is paid, the hat on or off; 0 for giving up."""
        roll = position >> 42 & 7
        best = self.paying(position, roll)
        if position >> 32 & 1:
            bare = self.paying(position - bit(32) + bit(39), roll)
            if not best or (bare and self.rolling(bare) > self.rolling(best)):
                best = bare
        return best if best and self.rolling(best) > self.nothing else 0

    def paying(self, position: i64, due: i64) -> i64:
        """The best position to roll from once so many dice are paid and the hat stays as it is; 0 if there is none."""
        left = position >> 33 & 7
        right = position >> 36 & 7
        centre = position >> 39 & 7
        if left + right + centre <= due:
            return 0  # nothing would be left to roll (RB-14)

        filled = position & 0xFFFF
        wrong = position >> 16 & 0xFFFF
        hat = position >> 32 & 1
        roll = position >> 42 & 7
        best: i64 = 0
        most = IMPOSSIBLE
        for of_left in range(min(left, due) + 1):
            for of_right in range(min(right, due - of_left) + 1):
                of_centre = due - of_left - of_right
                if of_centre > centre:
                    continue
                target = packed(filled, wrong, hat, left - of_left, right - of_right, centre - of_centre, roll)
                worth = self.rolling(target)
                if worth > most:
                    best = target
                    most = worth
        return best

    # A post-op roll

    def rolling(self, position: i64) -> float:
        """Before the post-op roll."""
        slot = self._slot(position)
        if self._keys[slot]:
            return self._values[slot]

        cases = self.cases(position)
        first = (position >> 42 & 7) * CASES_PER_ROLL
        mean = 0.0
        for case in range(first, first + cases):
            mean += self.chances[case] * self.worth(self.choices[case])
        self._keep(position, mean)
        return mean

    def cases(self, position: i64) -> i64:
        """How the roll may fall as far as that matters, and what is then chosen: how many such cases there are."""
        filled = position & 0xFFFF
        wrong = position >> 16 & 0xFFFF
        hat = position >> 32 & 1
        left = position >> 33 & 7
        right = position >> 36 & 7
        centre = position >> 39 & 7
        roll = position >> 42 & 7

        cases = self._unfit_cases(position)
        for number in LARGER[NUMBERS[filled]]:
            chain = CHAINS[number]
            added = chain ^ filled
            of_left = count(added, LEFT)
            of_right = count(added, RIGHT)
            of_centre = count(added, CENTRE)
            if of_left > left or of_right > right or of_centre > centre:
                continue

            bare: i64 = 0
            capped: i64 = 0
            wears = can_wear(chain, wrong, hat)
            if added:
                bare = packed(chain, wrong, hat, left - of_left, right - of_right, centre - of_centre, roll + 1)
            if wears and centre > of_centre and (added or self.hat_counts):
                capped = packed(chain, wrong, 1, left - of_left, right - of_right, centre - of_centre - 1, roll + 1)
            bare = self._best_within(number, filled, bare, roll, 0)
            capped = self._best_within(number, filled, capped, roll, 1)
            if not added:
                continue

            beyond = OPEN_SLOTS[chain]
            chance = shown(left, of_left, count(beyond, LEFT)) * shown(right, of_right, count(beyond, RIGHT))
            if chance == 0.0:
                continue
            unwanted = count(beyond, CENTRE)
            bury = self.better(bare, buried_for(points_of(chain, wrong, hat)))
            if not wears:
                cases = self._case(roll, cases, chance * shown(centre, of_centre, unwanted + 1), bare)
                cases = self._case(roll, cases, chance * shown(centre, of_centre + 1, unwanted), bury)
                continue

            cases = self._case(roll, cases, chance * shown(centre, of_centre, unwanted + 2), bare)
            either = chance * shown(centre, of_centre + 1, unwanted + 1)
            if either > 0.0:
                best = self.better(bare, capped)
                cases = self._case(roll, cases, either, bury)
                cases = self._case(roll, cases, either, best)
                best = self.better(self.better(best, bury), buried_for(points_of(chain, wrong, 1)))
                cases = self._case(roll, cases, chance * shown(centre, of_centre + 2, unwanted), best)
        return cases

    def _best_within(self, number: i64, filled: i64, choice: i64, roll: i64, put_on: i64) -> i64:
        """The best choice once no more than this chain may be laid: all of it, or the best of the chains within it."""
        most = self.unpaid(choice) if choice else IMPOSSIBLE
        first = (2 * roll + put_on) * CHAIN_COUNT
        for smaller in SMALLER[number]:
            if CHAINS[smaller] & filled == filled and self._most[first + smaller] > most:
                choice = self._laid[first + smaller]
                most = self._most[first + smaller]
        self._laid[first + number] = choice
        self._most[first + number] = most
        return choice

    def _case(self, roll: i64, cases: i64, chance: float, choice: i64) -> i64:
        if chance <= 0.0:
            return cases
        case = roll * CASES_PER_ROLL + cases
        self.chances[case] = chance
        self.choices[case] = choice
        return cases + 1

    # When no bone fits

    def _unfit_cases(self, position: i64) -> i64:
        """The cases in which no bone fits: a hat, a gravestone, and whether a centre die shows a bone at all."""
        beyond = OPEN_SLOTS[position & 0xFFFF]
        left = position >> 33 & 7
        right = position >> 36 & 7
        centre = position >> 39 & 7
        roll = position >> 42 & 7
        chance = shown(left, 0, count(beyond, LEFT)) * shown(right, 0, count(beyond, RIGHT))
        if chance == 0.0:
            return 0

        cases: i64 = 0
        unwanted = count(beyond, CENTRE)
        for hats in range(2):
            for stones in range(2):
                wanted = hats + stones
                boneless = shown(centre, wanted, len(CENTRE_FACES) - wanted)
                bones = shown(centre, wanted, unwanted + 2 - wanted) - boneless
                if boneless > 0.0:
                    choice = self.unfit(position, False, hats > 0, stones > 0)
                    cases = self._case(roll, cases, chance * boneless, choice)
                if bones > 0.0:
                    choice = self.unfit(position, True, hats > 0, stones > 0)
                    cases = self._case(roll, cases, chance * bones, choice)
        return cases

    def unfit(self, position: i64, bones: bool, hats: bool, stones: bool) -> i64:
        """The choice after a post-op roll of which no bone fits, by what the centre dice show (RB-7).

        Left and right dice always show a bone.
        """
        filled = position & 0xFFFF
        wrong = position >> 16 & 0xFFFF
        hat = position >> 32 & 1
        wears = hats and can_wear(filled, wrong, hat)
        next_roll = position + bit(42)
        capped = next_roll + bit(32) - bit(39)
        best: i64 = 0
        if stones:
            best = buried_for(points_of(filled, wrong, hat))
            if wears:
                best = self.better(best, buried_for(points_of(filled, wrong, 1)))
        if wears and self.hat_counts:
            return self.better(best, capped)

        limbs = position >> 33 & 0o77
        if (limbs or bones) and OPEN_SLOTS[filled]:
            best = self.better(best, self._wrongly(next_roll, bones))
            return self.better(best, self._wrongly(capped, bones)) if wears else best
        best = self.better(best, next_roll)
        return self.better(best, capped) if wears else best

    def _wrongly(self, position: i64, bones: bool) -> i64:
        """The best wrong bone: a die of any colour that shows one, on any slot next to the skeleton (RB-8)."""
        beyond = OPEN_SLOTS[position & 0xFFFF]
        best: i64 = 0
        for colour in range(DICE_KINDS):
            if (colour == CENTRE and not bones) or not position >> 33 + 3 * colour & 7:
                continue
            for slot in range(BONES):
                if beyond >> slot & 1:
                    best = self.better(best, with_wrong_bone(position, slot, colour))
        return best

    # What was computed

    def _slot(self, key: i64) -> i64:
        """Where the key is kept, or would be. The product stays below 2**63: no build wraps."""
        mask: i64 = len(self._keys) - 1
        slot = (key % 2147483647 * 40503 >> 5) & mask
        while self._keys[slot] and self._keys[slot] != key:
            slot = (slot + 1) & mask
        return slot

    def _keep(self, key: i64, value: float) -> None:
        if self.kept * 2 > len(self._keys):
            self._grow()
        slot = self._slot(key)
        self._keys[slot] = key
        self._values[slot] = value
        self.kept += 1

    def _grow(self) -> None:
        keys = self._keys
        values = self._values
        self._keys = row_of(2 * len(keys))
        self._values = floats([0.0] * (2 * len(values)))
        for old in range(len(keys)):
            if keys[old]:
                slot = self._slot(keys[old])
                self._keys[slot] = keys[old]
                self._values[slot] = values[old]

    def table(self) -> tuple[list[int], list[float]]:
        """All that was computed, in rising order of the positions."""
        found: list[tuple[int, float]] = []
        for slot in range(len(self._keys)):
            if self._keys[slot]:
                found.append((self._keys[slot], self._values[slot]))
        found.sort()
        return [key for key, _value in found], [value for _key, value in found]

    def take(self, keys: list[int], values: list[float]) -> None:
        """Takes over what another solver of the same worths has computed."""
        for place in range(len(keys)):
            self._keep(keys[place], values[place])
