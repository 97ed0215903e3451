"""The start of a turn: what may be played before a casket is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.phases.caskets import CHOOSING
from ofrenda.games.die_of_the_dead.engine.phases.gains import gain_token
from ofrenda.games.die_of_the_dead.engine.phases.souls import lay_free, lay_prepared, move_caskets, take_out
from ofrenda.games.die_of_the_dead.engine.phases.windows import WindowAroundTheTable
from ofrenda.games.die_of_the_dead.engine.pieces import (
    ADD_PREPARED,
    ANY_BREAD,
    BREAD,
    BREAD_BY,
    BREAD_INTO,
    CANDLE,
    CASKETS,
    CONVERT,
    CONVERTED,
    DONE,
    LOOK,
    MARIGOLD,
    MARIGOLD_ADD,
    MOST_SEATS,
    PASS,
    PEEK,
    PEEKED,
    PLAY_CANDLE,
    REMOVE,
    SOUL_KINDS,
    SWAP,
    SWAP_CASKETS,
    SWAPPED,
    TAKE,
    TAKE_FROM,
    TOKEN_KINDS,
)
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.legal import ALL, Legal
from ofrenda.kernel.packed import bit
from ofrenda.kernel.phase import OfActive, OfSeat

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

MOST_BREAD_SOULS: Final = 2
PEEK_FADES: Final = ("position", "found")


class StartWindow(WindowAroundTheTable):
    """Whoever holds something for the start of this turn may play it, in any order (DIE-T1).

    The active player is asked first, then clockwise; after each play asking begins anew; it closes when all pass.
    """

    def fits(self, s: DieState) -> bool:
        return 0 <= self.asked <= s.rules.seats

    def may_react(self, s: DieState, seat: i64) -> bool:
        return may_play(s, seat)

    def asking(self, place: i64) -> StartWindow:
        return OPENING[place]

    def close(self, s: DieState) -> None:
        s.stack[-1] = CHOOSING

    def concerns(self, s: DieState, seat: i64) -> bool:
        return seat == s.active

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add(PASS)
        if s.holds(seat, CANDLE):
            if s.rules.side_b[CANDLE]:
                legal.add_range(SWAP_CASKETS, SWAP_CASKETS + CASKETS - 1)
            else:
                legal.add(PLAY_CANDLE)

        if can_marigold(s, seat):
            if s.rules.side_b[MARIGOLD]:
                legal.add_held(MARIGOLD_ADD, s.free, seat * 2, SOUL_KINDS, ALL)
                legal.add_held(MARIGOLD_ADD + SOUL_KINDS, s.prepared, seat * 2, SOUL_KINDS, ALL)
            else:
                legal.add_range(LOOK, LOOK + CASKETS)

        if can_bread(s, seat):
            for position in range(CASKETS):
                if s.is_empty(position):
                    legal.add(BREAD_INTO + position)

        if can_convert(s, seat):
            legal.add_held(CONVERT, s.prepared, seat * 2, SOUL_KINDS, ALL)

        if can_peek(s, seat):
            legal.add_range(PEEK + 1, PEEK + CASKETS)
        if can_swap(s, seat):
            for token in range(TOKEN_KINDS):
                if s.holds(seat, token) and swappable(s, seat, token):
                    legal.add(SWAP + token)

    def react(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = OPENING[0]

        if action == PLAY_CANDLE:
            s.spend(seat, CANDLE)
            if log is not None:
                log.public("candle", "DIE-T5", seat=seat)
            move_caskets(s, "DIE-T5", log)
        elif action < LOOK:
            self._swap_caskets(s, seat, action - SWAP_CASKETS, log)
        elif action < MARIGOLD_ADD:
            self._look(s, seat, action - LOOK, log)
        elif action < BREAD_INTO:
            self._marigold_add(s, seat, action - MARIGOLD_ADD, log)
        elif action < CONVERT:
            s.spend(seat, BREAD)
            s.used |= BREAD_BY[s.rules.colours[seat]]
            s.push(BreadSouls(seat, action - BREAD_INTO, MOST_BREAD_SOULS))
            if log is not None:
                log.public("bread", "DIE-T13", seat=seat, position=action - BREAD_INTO, fades=("position",))
        elif action < PEEK:
            self._convert(s, seat, action - CONVERT, log)
        elif action < SWAP:
            s.used |= PEEKED
            peek(s, seat, action - PEEK, "peeked", "DIE-Y", log)
        else:
            s.used |= SWAPPED
            s.push(SwapToken(action - SWAP))

    def _swap_caskets(self, s: DieState, seat: i64, position: i64, log: Log | None) -> None:
        s.spend(seat, CANDLE)
        s.swap(position)
        if log is None:
            return
        opened = tuple(s.caskets[: s.rules.souls]) if position == 0 else ()
        fades = ("position", "opened")
        log.public("swapped", "DIE-T3", reveals=position == 0, seat=seat, position=position, opened=opened, fades=fades)

    def _look(self, s: DieState, seat: i64, position: i64, log: Log | None) -> None:
        s.spend(seat, MARIGOLD)
        peek(s, seat, position, "looked", "DIE-T4", log)
        s.push(REMOVING_ONE[position])

    def _marigold_add(self, s: DieState, seat: i64, source: i64, log: Log | None) -> None:
        """One soul of any kind, free or prepared, into casket 1; then an opponent's soul goes (DIE-T7)."""
        s.spend(seat, MARIGOLD)
        if log is not None:
            log.public("marigold", "DIE-T7", seat=seat, position=0, fades=("position",))
        if source < 2:
            lay_free(s, seat, source, 0, "DIE-T7", log)
        else:
            lay_prepared(s, seat, source - 2, 0, "DIE-T7", log)
        s.push(REMOVING_OPPONENT)

    def _convert(self, s: DieState, seat: i64, kind: i64, log: Log | None) -> None:
        """Red takes a prepared soul back for a candle (DIE-R)."""
        s.used |= CONVERTED
        s.prepared[seat * 2 + kind] -= 1
        s.free[seat * 2 + kind] += 1
        if log is not None:
            log.public("converted", "DIE-R", seat=seat, kind=kind)
        gain_token(s, seat, CANDLE, "DIE-R", log)


OPENING: Final = [StartWindow(asked) for asked in range(MOST_SEATS + 1)]


def may_play(s: DieState, seat: i64) -> bool:
    """Whether the player has anything to play now: all of it is public (DIE-T11)."""
    if s.holds(seat, CANDLE) or can_bread(s, seat) or can_convert(s, seat):
        return True
    return can_marigold(s, seat) or can_peek(s, seat) or can_swap(s, seat)


def can_marigold(s: DieState, seat: i64) -> bool:
    if seat != s.active or not s.holds(seat, MARIGOLD):
        return False
    return not s.rules.side_b[MARIGOLD] or s.free_of(seat) + s.prepared_of(seat) > 0


def can_bread(s: DieState, seat: i64) -> bool:
    """Bread B: on another's turn, with a prepared soul, into a casket that is empty now (DIE-T13).

    Asking goes clockwise, so whoever plays it first is the nearest who wants it, and nobody else does in this turn.
    """
    if seat == s.active or not s.rules.side_b[BREAD] or not s.holds(seat, BREAD) or not s.prepared_of(seat):
        return False
    played = s.used & ANY_BREAD
    if played and played != BREAD_BY[s.rules.colours[seat]]:
        return False
    return s.is_empty(0) or s.is_empty(1) or s.is_empty(2) or s.is_empty(3)


def can_convert(s: DieState, seat: i64) -> bool:
    return seat == s.rules.red and not s.used & CONVERTED and s.prepared_of(seat) > 0 and s.stock[CANDLE] > 0


def can_peek(s: DieState, seat: i64) -> bool:
    return seat == s.rules.yellow and seat == s.active and not s.used & PEEKED


def can_swap(s: DieState, seat: i64) -> bool:
    if seat != s.rules.black or seat != s.active or s.used & SWAPPED:
        return False
    for token in range(TOKEN_KINDS):
        if s.holds(seat, token) and swappable(s, seat, token):
            return True
    return False


def swappable(s: DieState, seat: i64, given: i64) -> bool:
    """Whether Black can have any token for this one."""
    legal = Legal()
    swaps(s, seat, given, legal)
    return legal.count > 0


def swaps(s: DieState, seat: i64, given: i64, legal: Legal) -> None:
    """The tokens of another kind that Black can have for this one: from the supply, or from a player (DIE-K)."""
    for token in range(TOKEN_KINDS):
        if token != given and s.stock[token]:
            legal.add(TAKE + token)
    for other in range(s.rules.seats):
        for token in range(TOKEN_KINDS):
            if other != seat and token != given and s.holds(other, token):
                legal.add(TAKE_FROM + s.rules.colours[other] * TOKEN_KINDS + token)
    legal.sort()


def peek(s: DieState, seat: i64, position: i64, kind: str, rule: str, log: Log | None) -> None:
    """The player alone looks into a casket."""
    s.peeked |= bit(position)
    if log is not None:
        first = position * s.rules.souls
        found = tuple(s.caskets[first : first + s.rules.souls])
        log.private((seat,), kind, rule, reveals=True, seat=seat, position=position, found=found, fades=PEEK_FADES)
        log.others((seat,), kind, rule, seat=seat, position=position, fades=PEEK_FADES)


class RemoveOne(OfActive[DieState]):
    """Marigold A: of whoever has several souls in the casket one goes, as the player picks (DIE-T4).

    The player is asked even if nothing can go: whether it can is not public.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("position",)
    BY_HAND: ClassVar[bool] = True

    def __init__(self, position: i64) -> None:
        self.position = position

    def fits(self, s: DieState) -> bool:
        return 0 <= self.position < CASKETS

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        for owner in range(s.rules.owners):
            if s.in_casket(self.position, owner) > 1:
                removals(s, owner, self.position, legal)
        legal.sort()
        if not legal.count:
            legal.add(DONE)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        if action == DONE:
            if log is not None:
                log.public(
                    "nothing-removed", "DIE-T4", reveals=True, seat=seat, position=self.position, fades=("position",)
                )
        else:
            remove(s, action, self.position, "DIE-T4", log)


REMOVING_ONE: Final = [RemoveOne(position) for position in range(CASKETS)]


class RemoveOpponent(OfActive[DieState]):
    """Marigold B: one soul of an opponent leaves casket 1, if there is one (DIE-T7)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        legal = Legal()
        self.legal(s, s.active, legal)
        if legal.count > 1:
            return False
        s.pop()
        if legal.count:
            remove(s, legal.action(0), 0, "DIE-T7", log)
        return True

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        for owner in range(s.rules.owners):
            if owner != seat:
                removals(s, owner, 0, legal)
        legal.sort()

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        remove(s, action, 0, "DIE-T7", log)


REMOVING_OPPONENT: Final = RemoveOpponent()


def removals(s: DieState, owner: i64, position: i64, legal: Legal) -> None:
    for kind in range(SOUL_KINDS):
        if s.caskets[position * s.rules.souls + owner * 2 + kind]:
            legal.add(REMOVE + s.rules.colours[owner] * 2 + kind)


def remove(s: DieState, action: i64, position: i64, rule: str, log: Log | None) -> None:
    owner = s.rules.owner_of[(action - REMOVE) // 2]
    power = (action - REMOVE) % 2
    take_out(s, owner, 1 - power, power, position, rule, log)


class BreadSouls(OfSeat[DieState]):
    """Bread B: one or two prepared souls go into the empty casket (DIE-T13)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "position", "left")

    def __init__(self, seat: i64, position: i64, left: i64) -> None:
        super().__init__(seat)
        self.position = position
        self.left = left

    def fits(self, s: DieState) -> bool:
        return super().fits(s) and 0 <= self.position < CASKETS and 0 <= self.left <= MOST_BREAD_SOULS

    def run(self, s: DieState, log: Log | None) -> bool:
        if self.left and s.prepared_of(self.seat):
            return False
        s.pop()
        return True

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        if self.left < MOST_BREAD_SOULS:
            legal.add(DONE)
        legal.add_held(ADD_PREPARED, s.prepared, seat * 2, SOUL_KINDS, ALL)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        if action == DONE:
            s.pop()
            return
        s.stack[-1] = BreadSouls(seat, self.position, self.left - 1)
        lay_prepared(s, seat, action - ADD_PREPARED, self.position, "DIE-T13", log)


class SwapToken(OfActive[DieState]):
    """Black takes a different token for the one it gives, from the supply or from a player (DIE-K)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("given",)

    def __init__(self, given: i64) -> None:
        self.given = given

    def fits(self, s: DieState) -> bool:
        if s.rules.black != s.active or not 0 <= self.given < TOKEN_KINDS:
            return False
        return s.holds(s.active, self.given) and swappable(s, s.active, self.given)

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        swaps(s, seat, self.given, legal)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        s.spend(seat, self.given)
        if action < TAKE_FROM:
            taken = action - TAKE
            s.stock[taken] -= 1
            giver: i64 = -1
        else:
            taken = (action - TAKE_FROM) % TOKEN_KINDS
            giver = s.rules.owner_of[(action - TAKE_FROM) // TOKEN_KINDS]
            s.tokens[giver * TOKEN_KINDS + taken] -= 1
            s.stock[self.given] -= 1
            s.tokens[giver * TOKEN_KINDS + self.given] += 1

        s.tokens[seat * TOKEN_KINDS + taken] += 1
        if log is not None:
            log.public("swapped-token", "DIE-K", seat=seat, given=self.given, taken=taken, giver=giver)
