"""The fights of a turn, from the newest slot to the oldest, and the rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.phases.effects import gain, use
from ofrenda.games.day_of_the_dead.engine.phases.picks import UNEARTHING, pick_card
from ofrenda.games.day_of_the_dead.engine.phases.sides import StepOfSide
from ofrenda.games.day_of_the_dead.engine.phases.unearthing import unearth
from ofrenda.games.day_of_the_dead.engine.pieces import (
    ALL_SEE,
    BECOME_SPIRIT,
    CARDS,
    DOUBLE,
    EVERYBODY,
    FORGOTTEN,
    LEAVE_IT,
    NONE,
    PLACES,
    POWER_UP,
    POWER_UP_BONUS,
    SEATS,
    SLOTS,
    SPIRIT,
    STAY_FALLEN,
    TURNS,
    UNEARTH,
    UNEARTH_IT,
    back_of,
)
from ofrenda.games.day_of_the_dead.engine.state import (
    BONUS,
    CULTIVATE,
    ENVY,
    GRANTS,
    MARTYR,
    MOB,
    MOODY,
    NO_FIGHT,
    NOBODY,
    NOT_BEGUN,
    PARANOID,
    POWER,
    SIDE,
    SPY,
    STOPPED,
    TIE,
    USES,
    DayState,
)
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import fill
from ofrenda.kernel.phase import OfSeat, Phase

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class Fight(Phase[DayState]):
    """The fighters of this slot meet, then those of the next older one (DAY-F1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def fits(self, s: DayState) -> bool:
        gap = NONE in list(s.card[: s.slots]) + list(s.card[PLACES : PLACES + s.slots])
        return NO_FIGHT <= self.slot < s.slots and not (gap and s.looker == ALL_SEE and s.turn > 1)

    def run(self, s: DayState, log: Log | None) -> bool:
        slot = self.slot
        if slot == NO_FIGHT:
            s.end_fights()
            s.pop()
            return True

        s.begin_fight(slot)
        if log is not None:
            log.public("fight", "DAY-F1", slot=slot, cards=(s.card[slot], s.card[PLACES + slot]))
            tell_what_waited(s, log)

        # Who acts first is settled now: a Usurp counts from the next fight on (DAY-USURP).
        first = s.priority
        s.stack[-1] = FIGHT[slot]
        s.push(BECOME)
        s.push(RESULT[first])
        s.push(USE[1 - first])
        s.push(USE[first])
        return True


def tell_what_waited(s: DayState, log: Log) -> None:
    """What earlier fighters left for this fight counts now (DAY-R13)."""
    for seat in range(SEATS):
        power = s.sides[seat * SIDE + BONUS]
        uses = s.sides[seat * SIDE + GRANTS]
        if power:
            log.public("power-waited", "DAY-R13", seat=seat, power=power)
        if uses:
            log.public("uses-waited", "DAY-ALCHEMY", seat=seat, uses=uses)


class UseEffects(StepOfSide):
    """Step A for one side: its fighter must use its effect, with Double once more (DAY-F2, DAY-R4)."""

    def run(self, s: DayState, log: Log | None) -> bool:
        seat = self.seat
        if s.winner != NOBODY:
            s.pop()
            return True

        place = s.fighter(seat)
        uses: i64 = seat * SIDE + USES
        left: i64 = s.sides[uses]
        again: i64 = 1
        if left == NOT_BEGUN:
            again = 0
            left = self._begin(s, place, log)
        if left == 0:
            s.pop()
            return True

        s.sides[uses] = left - 1
        if left == 1:
            s.pop()
        if not s.blank[place]:
            use(s, seat, s.rules.effects[s.card[place]], log, again)
        return True

    def _begin(self, s: DayState, place: i64, log: Log | None) -> i64:
        """How often the fighter uses its effect: counted once, now."""
        seat = self.seat
        if s.cancelled or s.sides[seat * SIDE + STOPPED]:
            if log is not None:
                log.public("stopped", "DAY-CANCEL" if s.cancelled else "DAY-TROLL", seat=seat)
            s.sides[seat * SIDE + USES] = 0
            return 0
        if log is not None and s.blank[place]:
            rule = "DAY-FORGET" if s.blank[place] == FORGOTTEN else "DAY-CONTROL"
            log.public("blank", rule, seat=seat, card=s.card[place])
        return 1 + (1 if s.spirit_gives(seat, DOUBLE) else 0) + s.sides[seat * SIDE + GRANTS]


class Result(Phase[DayState]):
    """Steps B and C: power is added up and compared; the loser falls (DAY-F3, DAY-F4).

    What fighters do after it follows at once, the side that used its effects first going first (DAY-R16).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, first: i64) -> None:
        self.first = first

    def fits(self, s: DayState) -> bool:
        return 0 <= self.first < 2 and s.fight != NO_FIGHT

    def run(self, s: DayState, log: Log | None) -> bool:
        s.pop()
        self._go_on_after(s, 1 - self.first)
        self._go_on_after(s, self.first)
        if s.winner == NOBODY:
            mine = self._total(s, 0, log)
            theirs = self._total(s, 1, log)
            if mine == theirs:
                s.winner = TIE
                if log is not None:
                    log.public("tied", "DAY-F5", slot=s.fight)
                return True
            s.winner = 0 if mine > theirs else 1

        s.active[s.fighter(1 - s.winner)] = 0
        if log is not None:
            log.public("won", "DAY-F4", seat=s.winner, cards=(s.card[s.fight], s.card[PLACES + s.fight]))

        return True

    def _go_on_after(self, s: DayState, seat: i64) -> None:
        first: i64 = seat * SIDE
        sides = s.sides
        if sides[first + MARTYR] or sides[first + SPY] or sides[first + MOODY]:
            s.push(AFTER[seat])

    def _total(self, s: DayState, seat: i64, log: Log | None) -> i64:
        card = s.card[s.fighter(seat)]
        printed: i64 = s.rules.powers[card]
        effects: i64 = s.sides[seat * SIDE + BONUS] + added_up(s, seat)
        spirit: i64 = POWER_UP_BONUS if s.spirit_gives(seat, POWER_UP) else 0
        total = printed + effects + spirit
        s.sides[seat * SIDE + POWER] = total
        if log is not None:
            log.public(
                *("sum", "DAY-F3"), seat=seat, card=card, printed=printed, effects=effects, spirit=spirit, total=total
            )
        return total


def added_up(s: DayState, seat: i64) -> i64:
    """What the fighters' effects are worth that look at the field only now."""
    power: i64 = 0
    powers = s.rules.powers
    sides = s.sides
    first = seat * SIDE
    if sides[first + CULTIVATE] and s.fight > 0:
        power += sides[first + CULTIVATE] * powers[s.card[s.fighter(seat) - 1]]
    if sides[first + PARANOID]:
        power -= sides[first + PARANOID] * (s.slots - 1)
    if sides[first + ENVY]:
        power += sides[first + ENVY] * powers[s.card[s.fighter(1 - seat)]]
    if sides[first + MOB]:
        power += sides[first + MOB] * 2 * s.others_active(seat)

    return power


class AfterResult(StepOfSide):
    """What one side's fighter does after the result, before a loser may become a spirit (DAY-R16)."""

    def run(self, s: DayState, log: Log | None) -> bool:
        seat = self.seat
        marks = s.sides
        first = seat * SIDE
        if marks[first + MARTYR]:
            if s.winner == 1 - seat:
                gain(s, seat, 4 * marks[first + MARTYR], "DAY-MARTYR", log)
            marks[first + MARTYR] = 0
        elif marks[first + SPY]:
            marks[first + SPY] = 0
            s.push(MayUnearth(seat, seat))
        elif marks[first + MOODY]:
            marks[first + MOODY] = 0
            s.push(MayUnearth(1 - seat, seat))
        else:
            s.pop()

        return True


class MayUnearth(OfSeat[DayState]):
    """A spy's player, or a moody fighter's opponent, says whether it is unearthed (DAY-SPY, DAY-MOODY)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner")

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat)
        self.owner = owner

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.owner < 2 and s.fight != NO_FIGHT

    def legal(self, s: DayState, seat: i64, legal: Legal) -> None:
        legal.add(UNEARTH_IT)
        legal.add(LEAVE_IT)

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        if action == UNEARTH_IT:
            if s.winner == 1 - self.owner:
                remember_loser(s)
            place = s.fighter(self.owner)
            if log is not None and seat != self.owner:
                log.public("demanded", "DAY-MOODY", seat=seat, card=s.card[place], at=place)
            unearth(s, self.owner, place, log)
        elif log is not None:
            rule = "DAY-SPY" if seat == self.owner else "DAY-MOODY"
            log.public("left", rule, seat=seat, card=s.card[s.fighter(self.owner)])


class BecomeSpirit(Phase[DayState]):
    """Step D: the loser of the fight may become its side's spirit (DAY-F6)."""

    def fits(self, s: DayState) -> bool:
        return s.fight != NO_FIGHT

    def run(self, s: DayState, log: Log | None) -> bool:
        skipped = s.instant and s.rules.instant_win_skips_spirit
        if (s.winner == 0 or s.winner == 1) and not skipped and s.card[(1 - s.winner) * PLACES + SPIRIT] != NONE:
            return False  # only in a placed position can there be no spirit to take the loser's place
        s.pop()
        return True

    def decider(self, s: DayState) -> i64:
        return 1 - s.winner

    def legal(self, s: DayState, seat: i64, legal: Legal) -> None:
        legal.add(BECOME_SPIRIT)
        legal.add(STAY_FALLEN)

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        if action == STAY_FALLEN:
            if log is not None:
                log.public("stayed", "DAY-F6", seat=seat)
            return
        loser = s.card[s.fighter(seat)]
        if log is not None:
            self._tell(s, seat, loser, log)
        become_spirit(s, seat)
        if back_of(loser) == UNEARTH:
            s.push(pick_card(seat, UNEARTHING))

    def _tell(self, s: DayState, seat: i64, loser: i64, log: Log) -> None:
        """A loser that was unearthed after its defeat is known to its player alone."""
        old = back_of(s.card[seat * PLACES + SPIRIT])
        if s.known[s.fighter(seat)] == EVERYBODY:
            log.public("became-spirit", "DAY-F7", seat=seat, card=loser, old=old)
        else:
            log.private((seat,), "became-spirit", "DAY-F7", seat=seat, card=loser, old=old)
            log.others((seat,), "became-spirit-hidden", "DAY-F7", seat=seat, back=back_of(loser), old=old)


class LoserReplaced(BecomeSpirit):
    """The same once another card lies in the place of the loser, which is kept in mind for who asks (DAY-R16)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("lost",)

    def __init__(self, lost: i64) -> None:
        self.lost = lost

    def fits(self, s: DayState) -> bool:
        return super().fits(s) and 0 <= self.lost < CARDS and (s.winner == 0 or s.winner == 1)


def remember_loser(s: DayState) -> None:
    """The loser is about to be unearthed; if that happens twice, the first is the one that fought."""
    for at in range(len(s.stack)):
        if type(s.stack[at]) is BecomeSpirit:
            s.stack[at] = LoserReplaced(s.card[s.fighter(1 - s.winner)])


def become_spirit(s: DayState, seat: i64) -> None:
    """The loser leaves its slot, those that fought before it move down, the old spirit fills the newest (DAY-F7)."""
    first: i64 = seat * PLACES
    place: i64 = first + s.fight
    newest: i64 = first + s.slots - 1
    spirit: i64 = first + SPIRIT
    card = s.card[place]
    known = s.known[place]
    while place < newest:
        s.card[place] = s.card[place + 1]
        s.active[place] = s.active[place + 1]
        s.known[place] = s.known[place + 1]
        s.blank[place] = s.blank[place + 1]
        place += 1

    s.lay(newest, s.card[spirit], s.known[spirit])
    s.lay(spirit, card, known)


class Rewards(Phase[DayState]):
    """Active fighters score their printed power, Priority passes, and the turn is over (DAY-W1 to DAY-W3)."""

    def run(self, s: DayState, log: Log | None) -> bool:
        powers = s.rules.powers
        seat: i64
        place: i64
        for seat in range(SEATS):
            points: i64 = 0
            for place in range(seat * PLACES, seat * PLACES + s.slots):
                if s.active[place]:
                    points += powers[s.card[place]]
            s.scores[seat] += points
            if log is not None:
                log.public("scored", "DAY-W1", seat=seat, points=points, total=s.scores[seat])

        s.priority = 1 - s.priority
        fill(s.blank, 0)
        s.pop()
        if log is not None:
            if s.turn == TURNS:
                log.public("ended", "DAY-W3")
            else:
                log.public("priority", "DAY-W2", seat=s.priority)

        return True


# Phases never change, so one of each serves every match.
FIGHT: Final = [Fight(slot) for slot in range(NO_FIGHT, SLOTS)]
"""By one more than the slot."""
USE: Final = [UseEffects(0), UseEffects(1)]
RESULT: Final = [Result(0), Result(1)]
AFTER: Final = [AfterResult(0), AfterResult(1)]
BECOME: Final = BecomeSpirit()
REWARDS: Final = Rewards()
