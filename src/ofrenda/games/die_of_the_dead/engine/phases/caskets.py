"""The four caskets: the choice, the main actions, the other actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.phases.gains import (
    TAKING,
    gain_power_soul,
    may_prepare,
    must_prepare,
)
from ofrenda.games.die_of_the_dead.engine.phases.shaking import SHAKING
from ofrenda.games.die_of_the_dead.engine.phases.souls import lay_free, lay_prepared, move_caskets, take_out
from ofrenda.games.die_of_the_dead.engine.phases.steps import CLIMBING, LAST, Ascending, ascend_action, ascended_soul
from ofrenda.games.die_of_the_dead.engine.phases.windows import WindowAroundTheTable
from ofrenda.games.die_of_the_dead.engine.pieces import (
    ADD_FREE,
    ADD_PREPARED,
    BREAD,
    CASKET,
    CASKETS,
    DONE,
    KEEP,
    MOST_ADDED,
    MOST_SEATS,
    MOVE,
    PASS,
    PLAY_BREAD,
    POWER_SOUL,
    SOUL_KINDS,
    VALUES,
)
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.legal import ALL, Legal
from ofrenda.kernel.phase import Field, OfActive, Phase

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class ChooseCasket(OfActive[DieState]):
    """The active player names one of the four positions, an empty one too (DIE-1, DIE-P7)."""

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add_range(CASKET, CASKET + CASKETS)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        position = action - CASKET
        s.peeked = 0
        s.pop()
        if log is not None:
            log.public("chose", "DIE-1", seat=seat, position=position, fades=("position",))

        if position == 0:
            s.push(SHAKING_IF_TWO)
            s.push(asking_for_bread(0, 1))
            s.push(ADDING[0])
        elif position == 1:
            s.push(MOVING_ON_A_ONE)
            s.push(WINNERS_PREPARING)
            s.push(SHAKING[1])
            s.push(asking_for_bread(1, 1))
            may_prepare(s, seat, 2)
        elif position == 2:
            s.push(TAKING[seat])
            s.push(REMOVING_PAIRS)
            s.push(SHAKING[2])
            s.push(asking_for_bread(2, 1))
        else:
            s.push(SECONDARY)
            s.push(WINNERS_ASCENDING)
            s.push(SHAKING[3])
            s.push(asking_for_bread(3, 1))


CHOOSING: Final = ChooseCasket()


class BreadWindow(WindowAroundTheTable):
    """Bread A: before the shake the others may add a prepared soul to the chosen casket (DIE-T12, DIE-T11)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("position", "asked")

    def __init__(self, position: i64, asked: i64) -> None:
        super().__init__(asked)
        self.position = position

    def fits(self, s: DieState) -> bool:
        return 0 <= self.position < CASKETS and 1 <= self.asked <= s.rules.seats

    def places(self, s: DieState) -> i64:
        return 0 if s.rules.side_b[BREAD] else s.rules.seats

    def may_react(self, s: DieState, seat: i64) -> bool:
        return s.holds(seat, BREAD) and s.prepared_of(seat) > 0

    def asking(self, place: i64) -> BreadWindow:
        return asking_for_bread(self.position, place)

    def concerns(self, s: DieState, seat: i64) -> bool:
        return False

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add(PASS)
        legal.add_held(PLAY_BREAD, s.prepared, seat * 2, SOUL_KINDS, ALL)

    def react(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = asking_for_bread(self.position, 1)
        s.spend(seat, BREAD)
        if log is not None:
            log.public("bread", "DIE-T12", seat=seat, position=self.position, fades=("position",))
        lay_prepared(s, seat, action - PLAY_BREAD, self.position, "DIE-T12", log)


BREAD_ASKING: Final = [BreadWindow(position, asked) for position in range(CASKETS) for asked in range(MOST_SEATS + 1)]


def asking_for_bread(position: i64, asked: i64) -> BreadWindow:
    return BREAD_ASKING[position * (MOST_SEATS + 1) + asked]


class AddSouls(OfActive[DieState]):
    """Casket 1: up to three prepared souls or one free soul go in (DIE-C1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("added",)

    def __init__(self, added: i64) -> None:
        self.added = added

    def fits(self, s: DieState) -> bool:
        return 0 <= self.added <= MOST_ADDED

    def run(self, s: DieState, log: Log | None) -> bool:
        if (self.added < MOST_ADDED and s.prepared_of(s.active)) or (self.added == 0 and s.free_of(s.active)):
            return False
        s.pop()
        return True

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add(DONE)
        if self.added == 0:
            legal.add_held(ADD_FREE, s.free, seat * 2, SOUL_KINDS, ALL)
        legal.add_held(ADD_PREPARED, s.prepared, seat * 2, SOUL_KINDS, ALL)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        if action >= ADD_PREPARED:
            s.stack[-1] = ADDING[self.added + 1]
            lay_prepared(s, seat, action - ADD_PREPARED, 0, "DIE-C1", log)
            return
        s.pop()
        if action != DONE:
            lay_free(s, seat, action - ADD_FREE, 0, "DIE-C1", log)


ADDING: Final = [AddSouls(added) for added in range(MOST_ADDED + 1)]


class ShakeIfTwo(Phase[DieState]):
    """Casket 1 is shaken exactly if at least two owners have souls in it (DIE-C2)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        s.pop()
        owners = s.owners_in(0)
        if owners > 1:
            s.push(MOVING_ON_A_ONE)
            s.push(SHAKING[0])
        elif log is not None:
            log.public("not-shaken", "DIE-C2", owners=owners, fades=("owners",))
        return True


SHAKING_IF_TWO: Final = ShakeIfTwo()


class MoveOnAOne(Phase[DieState]):
    """If the roll shows a 1, the caskets move (DIE-C11)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        s.pop()
        if s.shows_a_one():
            move_caskets(s, "DIE-C11", log)
        return True


MOVING_ON_A_ONE: Final = MoveOnAOne()


class WinnersPrepare(Phase[DieState]):
    """Casket 2: every winner prepares one soul, except the ghost (DIE-C3, DIE-G5)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        s.pop()
        winners = told_winners(s, log)
        for owner in range(s.rules.owners - 1, -1, -1):
            if winners >> owner & 1 and owner != s.rules.ghost:
                must_prepare(s, owner)
        return True


WINNERS_PREPARING: Final = WinnersPrepare()


def told_winners(s: DieState, log: Log | None) -> i64:
    """The winners, as bits."""
    winners = s.winners()
    if log is not None and winners:
        rule = "DIE-P6" if winners & winners - 1 else "DIE-P5"
        owners = tuple([owner for owner in range(s.rules.owners) if winners >> owner & 1])
        log.public("won", rule, winners=owners, position=s.shaken, fades=("winners", "position"))
    return winners


class RemovePairs(OfActive[DieState]):
    """Casket 3: souls of a colour that show the same number go back, but one always stays (DIE-C4)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        for owner in range(s.rules.owners):
            leaving = self._leaving(s, owner)
            if not leaving[0] and not leaving[1]:
                continue
            kept: i64 = -1
            if leaving[0] + leaving[1] == s.in_casket(s.shaken, owner):
                if leaving[0] and leaving[1]:
                    return False
                kept = 0 if leaving[0] else 1
            self._remove(s, owner, leaving, kept, log)

        s.pop()
        return True

    def public_fields(self, s: DieState) -> dict[str, Field]:
        return {"owner": self.concerned(s)}

    def _leaving(self, s: DieState, owner: i64) -> tuple[i64, i64]:
        """How many ordinary and power souls of the owner show the same number as another one."""
        ordinary: i64 = 0
        power: i64 = 0
        first = owner * 2 * VALUES
        for at in range(first, first + VALUES):
            if s.shown[at] + s.shown[at + VALUES] > 1:
                ordinary += s.shown[at]
                power += s.shown[at + VALUES]
        return (ordinary, power)

    def _remove(self, s: DieState, owner: i64, leaving: tuple[i64, i64], kept: i64, log: Log | None) -> None:
        first = owner * 2 * VALUES
        for at in range(first, first + VALUES):
            if s.shown[at] + s.shown[at + VALUES] > 1:
                for kind in range(SOUL_KINDS):
                    stays = kind == kept and s.shown[at + kind * VALUES] > 0
                    s.shown[at + kind * VALUES] = 1 if stays else 0
                    if stays:
                        kept = -1
                        leaving = (leaving[0] - 1 + kind, leaving[1] - kind)
        take_out(s, owner, leaving[0], leaving[1], s.shaken, "DIE-C4", log)

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add_range(KEEP, KEEP + 2)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        owner = self.concerned(s)
        self._remove(s, owner, self._leaving(s, owner), action - KEEP, log)

    def concerned(self, s: DieState) -> i64:
        """The first owner of whose souls the active player must pick the one that stays."""
        owner: i64 = 0
        leaving = self._leaving(s, owner)
        while not (leaving[0] and leaving[1] and leaving[0] + leaving[1] == s.in_casket(s.shaken, owner)):
            owner += 1
            leaving = self._leaving(s, owner)
        return owner


REMOVING_PAIRS: Final = RemovePairs()


class WinnersAscend(Phase[DieState]):
    """Casket 4: two souls of each winner ascend, one if there are not two (DIE-C6)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        s.pop()
        winners = told_winners(s, log)
        if winners:
            left = [0] * s.rules.owners
            for owner in range(s.rules.owners):
                if winners >> owner & 1:
                    left[owner] = min(2, s.in_casket(LAST, owner))
            s.push(Ascending(tuple(left)))
        return True


WINNERS_ASCENDING: Final = WinnersAscend()


class Secondary(OfActive[DieState]):
    """Casket 4's other action: move the caskets, raise an own soul from it, or gain a power soul (DIE-C9, DIE-C8)."""

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        for soul in range(seat * 2, seat * 2 + 2):
            if s.caskets[LAST * s.rules.souls + soul]:
                legal.add(ascend_action(s, soul))
        legal.add(MOVE)
        if s.city[seat]:
            legal.add(POWER_SOUL)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        if action == MOVE:
            move_caskets(s, "DIE-C9", log)
        elif action == POWER_SOUL:
            gain_power_soul(s, seat, log)
        else:
            s.push(CLIMBING[ascended_soul(s, action)])


SECONDARY: Final = Secondary()
