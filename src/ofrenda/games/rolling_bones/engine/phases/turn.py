"""The turn of Rolling Bones, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.rolling_bones.engine.pieces import (
    BONES,
    BURY,
    CENTRE,
    DICE,
    DICE_KINDS,
    DICE_PER_COLOUR,
    FACES,
    GIVE_UP,
    GRAVESTONE,
    HAT,
    HAT_OFF,
    HAT_ON,
    LAY_WRONG,
    OPEN_SLOTS,
    PAY,
    ROLL,
    SKULL,
    colour_of,
    section_points,
    wrong_bone,
    wrong_bones,
    wrong_slot,
    wrong_slots,
)
from ofrenda.games.rolling_bones.engine.state import BonesState
from ofrenda.kernel.chance import Chance, Outcome, Roll
from ofrenda.kernel.legal import ALL, Legal
from ofrenda.kernel.packed import bit, fill, largest
from ofrenda.kernel.phase import Field, OfActive, Phase
from ofrenda.kernel.rng import Rng

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

# What the last roll still asks of the player.
OWED: Final = 0
"""At least one die must be laid (RB-3)."""
MET: Final = 1
"""The duty is met; more may be laid (RB-4)."""
CLOSED: Final = 2
"""A wrong bone was laid: no further bone of this roll (RB-7B)."""


class RollUnlaid(Phase[BonesState]):
    """All dice that are neither laid nor paid are rolled; then they can be laid."""

    def chance(self, s: BonesState) -> Chance:
        return Roll(DICE, (s.unlaid[0], s.unlaid[1], s.unlaid[2]))

    def fall(self, s: BonesState, outcome: Outcome, log: Log | None) -> None:
        for face in range(FACES):
            s.shown[face] = outcome[face]
        self.fallen(s, log)

    def tumble(self, s: BonesState, rng: Rng) -> None:
        fill(s.shown, 0)
        for colour in range(DICE_KINDS):
            DICE[colour].throw(s.unlaid[colour], s.shown, colour * DICE_PER_COLOUR, rng)
        self.fallen(s, None)

    def fallen(self, s: BonesState, log: Log | None) -> None:
        """The dice lie on the table."""
        raise NotImplementedError


class PreOpRoll(RollUnlaid):
    """A turn begins with a roll of all eighteen dice (RB-T1)."""

    def fallen(self, s: BonesState, log: Log | None) -> None:
        s.stack[-1] = LAYING[OWED]
        if log is not None:
            log.public("pre-op", "RB-T1", reveals=True, turn=True, seat=s.active, shown=tuple(s.shown))


class PostOpRoll(RollUnlaid):
    """Every die that is neither laid nor paid is rolled again (RB-T3)."""

    def fallen(self, s: BonesState, log: Log | None) -> None:
        s.post_ops += 1
        s.stack[-1] = LAYING[OWED]
        if log is not None:
            shown = tuple(s.shown)
            log.public("post-op", "RB-T3", reveals=True, seat=s.active, number=s.post_ops, shown=shown)


class Laying(OfActive[BonesState]):
    """The player lays dice of the last roll, then buries, rolls again or gives up (RB-T2, RB-7B)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("duty",)

    def __init__(self, duty: i64) -> None:
        self.duty = duty

    def fits(self, s: BonesState) -> bool:
        return self.duty in (OWED, MET, CLOSED)

    def public_fields(self, s: BonesState) -> dict[str, Field]:
        """Also whether no bone fits, so that one must be laid wrongly (RB-7)."""
        wrongly = any(LAY_WRONG <= action < HAT_ON for action in self.actions(s, s.active))
        return {"duty": self.duty, "wrongly": int(wrongly)}

    def legal(self, s: BonesState, seat: i64, legal: Legal) -> None:
        shown = s.shown
        duty = self.duty
        open_slots = OPEN_SLOTS[s.filled]
        if duty != CLOSED:
            legal.add_held(0, shown, 0, BONES, open_slots)

        bones_fit = legal.count > 0
        hat_fits = shown[HAT] > 0 and not s.hat and s.laid[SKULL] == SKULL
        if duty == OWED and not bones_fit and not (hat_fits and s.rules.hat_counts):
            self._wrong_lays(s, legal)
            if not legal.count:
                duty = MET  # nothing at all can be laid: the duty lapses (RB-18)

        if hat_fits:
            legal.add(HAT_ON)
        may_stop = duty != OWED
        spare = s.dice_left() - (s.post_ops + 1)
        if may_stop and s.hat and spare >= 0:
            legal.add(HAT_OFF)
        if shown[GRAVESTONE] and (may_stop or s.post_ops > 0):
            legal.add(BURY)
        if may_stop:
            if spare >= 1:
                payments(s, legal)
            legal.add(GIVE_UP)

    def _wrong_lays(self, s: BonesState, legal: Legal) -> None:
        """Every bone shown, on every empty slot next to the skeleton: none of them belongs there (RB-8)."""
        open_slots = OPEN_SLOTS[s.filled]
        for bone in range(BONES):
            if s.shown[bone]:
                legal.add_bits(LAY_WRONG + bone * (BONES - 1), wrong_slots(bone, open_slots))

    def apply(self, s: BonesState, seat: i64, action: i64, log: Log | None) -> None:
        if action < LAY_WRONG:
            lay(s, action, action)
            if self.duty == OWED:
                s.stack[-1] = LAYING[MET]
            if log is not None:
                log.public("laid", "RB-1", seat=seat, bone=action)
        elif action < HAT_ON:
            lay(s, wrong_bone(action), wrong_slot(action))
            s.stack[-1] = LAYING[CLOSED]
            if log is not None:
                rule = "RB-7B" if s.shown[GRAVESTONE] else "RB-7"  # with a gravestone nobody must
                log.public("laid-wrong", rule, seat=seat, bone=wrong_bone(action), slot=wrong_slot(action))
        elif action == HAT_ON:
            s.hat = True
            s.shown[HAT] -= 1
            s.unlaid[CENTRE] -= 1
            if self.duty == OWED and s.rules.hat_counts:
                s.stack[-1] = LAYING[MET]
            if log is not None:
                log.public("hat-on", "RB-11B", seat=seat)
        elif action == BURY:
            bury(s, log)
        elif action == GIVE_UP:
            if log is not None:
                alone = len(self.actions(s, seat)) == 1
                log.public("gave-up", "RB-T7" if alone else "RB-16", seat=seat, alone=int(alone))
            end_turn(s, log)
        else:
            roll_again(s, seat, action, s.post_ops + 1, log)


LAYING: Final = [Laying(OWED), Laying(MET), Laying(CLOSED)]
"""Phases never change, so these three serve every match."""


class Paying(OfActive[BonesState]):
    """A post-op roll has been chosen and its price is being paid, die by die (RB-T4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("due",)

    def __init__(self, due: i64) -> None:
        self.due = due

    def fits(self, s: BonesState) -> bool:
        return 1 <= self.due <= s.post_ops + 1 and self.due < s.dice_left()

    def legal(self, s: BonesState, seat: i64, legal: Legal) -> None:
        if s.hat:
            legal.add(HAT_OFF)
        payments(s, legal)

    def apply(self, s: BonesState, seat: i64, action: i64, log: Log | None) -> None:
        roll_again(s, seat, action, self.due, log)


class Paid(OfActive[BonesState]):
    """The price is paid, and a hat is worn that may still come off before the roll (RB-11)."""

    def fits(self, s: BonesState) -> bool:
        return s.hat and s.dice_left() > 0

    def legal(self, s: BonesState, seat: i64, legal: Legal) -> None:
        legal.add(HAT_OFF)
        legal.add(ROLL)

    def apply(self, s: BonesState, seat: i64, action: i64, log: Log | None) -> None:
        if action == HAT_OFF:
            roll_again(s, seat, action, 0, log)
        else:
            s.stack[-1] = POST_OP_ROLL


PAYING: Final = [Paying(due) for due in range(DICE_PER_COLOUR * DICE_KINDS)]
PAID: Final = Paid()
PRE_OP_ROLL: Final = PreOpRoll()
POST_OP_ROLL: Final = PostOpRoll()


def payments(s: BonesState, legal: Legal) -> None:
    legal.add_held(PAY, s.unlaid, 0, DICE_KINDS, ALL)


def roll_again(s: BonesState, seat: i64, action: i64, due: i64, log: Log | None) -> None:
    """`hat off` or `pay`: the laying is over and a post-op roll must follow (RB-11, RB-12)."""
    fill(s.shown, 0)
    if action == HAT_OFF:
        s.hat = False
        s.unlaid[CENTRE] += 1
        if log is not None:
            log.public("hat-off", "RB-11", seat=seat)
    else:
        due -= 1
        s.unlaid[action - PAY] -= 1
        if log is not None:
            log.public("paid", "RB-12", seat=seat, colour=action - PAY)

    if due:
        s.stack[-1] = PAYING[due]
    else:
        s.stack[-1] = PAID if s.hat else POST_OP_ROLL


def lay(s: BonesState, bone: i64, slot: i64) -> None:
    s.laid[slot] = bone
    s.filled |= bit(slot)
    s.shown[bone] -= 1
    s.unlaid[colour_of(bone)] -= 1


def bury(s: BonesState, log: Log | None) -> None:
    """The skeleton is buried and its points are written down (RB-S5)."""
    points = s.skeleton_points()
    s.totals[s.active] += points
    if log is not None:
        log.public(
            "buried",
            "RB-S5",
            seat=s.active,
            points=points,
            total=s.totals[s.active],
            sections=section_points(s.laid),
            wrong=wrong_bones(s.laid),
            hat=int(s.hat),
        )

    end_turn(s, log)


def end_turn(s: BonesState, log: Log | None) -> None:
    """The next player begins, unless the match is over (RB-19, RB-21)."""
    seats = s.rules.seats
    last_of_round = s.active == seats - 1
    reached = largest(s.totals) >= s.rules.target
    if reached and (last_of_round or not s.rules.finish_round):
        s.pop()
        if log is not None:
            log.public("ended", "RB-19", ending="target")
        return
    if last_of_round and s.round == s.rules.max_rounds:
        s.pop()
        if log is not None:
            log.public("ended", "RB-21", ending="round-limit")
        return

    if log is not None:
        announce_last_round(s, reached, last_of_round, log)
    if last_of_round:
        s.round += 1
    s.active = 0 if last_of_round else s.active + 1
    s.clear()
    s.stack[-1] = PRE_OP_ROLL


def announce_last_round(s: BonesState, reached: bool, last_of_round: bool, log: Log) -> None:
    """Whoever is first to reach the target has the round played to its end, and a limit of rounds has a last one."""
    others = [total for seat, total in enumerate(s.totals) if seat != s.active]
    if reached and max(others) < s.rules.target:
        log.public("last-round", "RB-19B", seat=s.active, ending="target")
    elif not reached and last_of_round and s.round + 1 == s.rules.max_rounds:
        log.public("last-round", "RB-21", ending="round-limit")
