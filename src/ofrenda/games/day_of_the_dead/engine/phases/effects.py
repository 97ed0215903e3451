"""What the fighters do when they use their effects, a small class each, and the list of them all.

An effect acts for a side (`seat`) in the running fight. What it needs to ask, it pushes as a phase. A copied effect
acts as if it were printed on the copier (DAY-R6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.phases.digging import (
    CHALLENGE,
    DIG,
    SCAVENGE,
    pick_deck,
    strengthen,
    win_at_once,
)
from ofrenda.games.day_of_the_dead.engine.phases.picks import CONTROL, FORGET, SPOOK, pick_card
from ofrenda.games.day_of_the_dead.engine.phases.sides import ChoiceOfSide, in_vain
from ofrenda.games.day_of_the_dead.engine.phases.unearthing import replace
from ofrenda.games.day_of_the_dead.engine.pieces import (
    COPIERS,
    DOUBLE,
    EFFECT_NAMES,
    EVERYBODY,
    FIGHTERS,
    NO_EFFECT,
    PLACES,
    POWER_UP,
    SILENCED,
    SPIRIT,
    TAKE,
    back_of,
    picked,
    picking,
)
from ofrenda.games.day_of_the_dead.engine.state import (
    CULTIVATE,
    ENVY,
    MARTYR,
    MOB,
    MOODY,
    NEXT_BONUS,
    NEXT_GRANTS,
    NOT_BEGUN,
    PARANOID,
    SIDE,
    SPY,
    STOPPED,
    USES,
    DayState,
)
from ofrenda.kernel.legal import ALL, Legal

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


def use(s: DayState, seat: i64, effect: i64, log: Log | None, again: i64) -> None:
    """The seat's fighter uses this effect once; `again` if it is not the first use of this fight."""
    if effect != NO_EFFECT:
        if log is not None:
            card = s.card[s.fighter(seat)]
            log.public("uses", EFFECT_RULES[effect], seat=seat, card=card, effect=effect, again=again)
        EFFECTS[effect].act(s, seat, log)


class Effect:
    """What the fighter of a side does in the running fight."""

    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        """It is used once."""


class Oaf(Effect):
    """It just stands there."""


# Power for this fight


class Anger(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        strengthen(s, seat, 5, "DAY-ANGER", log)


class Elder(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        if s.fight == 0:
            strengthen(s, seat, 5, "DAY-ELDER", log)
        else:
            in_vain(seat, "DAY-ELDER", log)


class Eager(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        if s.fight == s.slots - 1:
            strengthen(s, seat, 5, "DAY-EAGER", log)
        else:
            in_vain(seat, "DAY-EAGER", log)


class Grudge(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        if s.scores[1 - seat] > s.scores[seat]:
            strengthen(s, seat, 5, "DAY-GRUDGE", log)
        else:
            in_vain(seat, "DAY-GRUDGE", log)


class Smug(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        strengthen(s, seat, 2 if s.scores[seat] > s.scores[1 - seat] else -2, "DAY-SMUG", log)


class Sloth(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        if s.priority == seat:
            strengthen(s, seat, -3, "DAY-SLOTH", log)
        else:
            in_vain(seat, "DAY-SLOTH", log)


def lost_without_next(s: DayState, seat: i64, log: Log | None) -> None:
    """What is meant for the next fighter is lost in the last fight (DAY-R13)."""
    if s.fight == 0:
        in_vain(seat, "DAY-R13", log)


# Power that is known only when it is added up


class Cultivate(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.sides[seat * SIDE + CULTIVATE] += 1
        lost_without_next(s, seat, log)


class Paranoid(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.sides[seat * SIDE + PARANOID] += 1
        if s.slots == 1:
            in_vain(seat, "DAY-PARANOID", log)


class Envy(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.sides[seat * SIDE + ENVY] += 1


class Mob(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.sides[seat * SIDE + MOB] += 1
        if log is not None and not s.others_active(seat):
            in_vain(seat, "DAY-MOB", log)


# Power and uses for the next fight; there is none after the oldest slot (DAY-R13)


class Haunt(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.sides[(1 - seat) * SIDE + NEXT_BONUS] -= 3
        lost_without_next(s, seat, log)


class Rally(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.sides[seat * SIDE + NEXT_BONUS] += 3
        lost_without_next(s, seat, log)


class Alchemy(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.sides[seat * SIDE + NEXT_GRANTS] += 1
        lost_without_next(s, seat, log)


class Cancel(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        if s.next_cancelled:
            in_vain(seat, "DAY-CANCEL", log)
            return
        s.next_cancelled = 1
        lost_without_next(s, seat, log)


# Victory points


def gain(s: DayState, seat: i64, points: i64, rule: str, log: Log | None) -> None:
    """The seat gains victory points, or loses as many as it has (DAY-V1)."""
    after = s.scores[seat] + points
    if after < 0:
        after = 0
    if log is not None:
        log.public("points", rule, seat=seat, points=after - s.scores[seat], total=after)
    s.scores[seat] = after


class Hoard(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        gain(s, seat, 5, "DAY-HOARD", log)


class Greed(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        gain(s, seat, s.scores[seat] // 10, "DAY-GREED", log)


class Famine(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        theirs = s.scores[1 - seat]
        if theirs > s.scores[seat]:
            gain(s, 1 - seat, -(theirs // 5), "DAY-FAMINE", log)
        else:
            in_vain(seat, "DAY-FAMINE", log)


class Grief(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        gain(s, 1 - seat, -3, "DAY-GRIEF", log)


class Vampire(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        gain(s, 1 - seat, -2, "DAY-VAMPIRE", log)
        strengthen(s, seat, 3, "DAY-VAMPIRE", log)


class Clumsy(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        gain(s, seat, -2, "DAY-CLUMSY", log)


# Winning at once


class Nemesis(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        win_at_once(s, seat, "DAY-NEMESIS", log)


class Challenge(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.push(pick_deck(seat, CHALLENGE))


# Stopping others


class Troll(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        other = (1 - seat) * SIDE
        if s.sides[other + STOPPED] or s.sides[other + USES] != NOT_BEGUN:
            in_vain(seat, "DAY-TROLL", log)
        s.sides[other + STOPPED] = 1


class Control(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.push(pick_card(seat, CONTROL))


class Forget(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.push(pick_card(seat, FORGET))


class Exorcist(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        if log is not None and not (s.spirit_gives(1 - seat, DOUBLE) or s.spirit_gives(1 - seat, POWER_UP)):
            in_vain(seat, "DAY-EXORCIST", log)
        s.blank[(1 - seat) * PLACES + SPIRIT] = SILENCED


class Usurp(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        if s.priority == seat:
            in_vain(seat, "DAY-USURP", log)
        s.priority = seat


# Other cards


class Spook(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.push(pick_card(seat, SPOOK))


class Return(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.push(PickFromPile(seat))


class Digger(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.push(pick_deck(seat, DIG))


class Scavenge(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.push(pick_deck(seat, SCAVENGE))


class Gossip(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.push(pick_deck(1 - seat, DIG))


# After the result (DAY-R16)


def mark_once(s: DayState, seat: i64, mark: i64, log: Log | None) -> None:
    """What happens at most once after the fight; a second use adds nothing."""
    if s.sides[seat * SIDE + mark]:
        in_vain(seat, "DAY-R16", log)
    s.sides[seat * SIDE + mark] = 1


class Martyr(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.sides[seat * SIDE + MARTYR] += 1


class Spy(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        mark_once(s, seat, SPY, log)


class Moody(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        mark_once(s, seat, MOODY, log)


# Copying


class Twin(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        s.push(PickTwin(seat))


class Mimic(Effect):
    def act(self, s: DayState, seat: i64, log: Log | None) -> None:
        place = s.fighter(1 - seat)
        if can_be_copied(s, place):
            use(s, seat, s.rules.effects[s.card[place]], log, 0)
        else:
            in_vain(seat, "DAY-R6", log)


def can_be_copied(s: DayState, place: i64) -> bool:
    """Whether the fighter there has an effect, has not lost it, and is no copier itself (DAY-R6)."""
    effect = s.rules.effects[s.card[place]]
    return effect != NO_EFFECT and effect not in COPIERS and not s.blank[place]


class PickTwin(ChoiceOfSide):
    """A twin chooses which other active fighter of its line to copy (DAY-TWIN)."""

    def legal(self, s: DayState, seat: i64, legal: Legal) -> None:
        first = seat * PLACES
        for place in range(first, first + s.slots):
            if place != first + s.fight and s.active[place] and can_be_copied(s, place):
                legal.add(picking(place, seat))

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        use(s, seat, s.rules.effects[s.card[picked(action, seat)]], log, 0)


class PickFromPile(ChoiceOfSide):
    """Return changes places with a card of its pile, which takes over the uses that are left (DAY-RETURN)."""

    def legal(self, s: DayState, seat: i64, legal: Legal) -> None:
        back = back_of(s.card[s.fighter(seat)])
        legal.add_held(TAKE, s.pile, back * FIGHTERS, FIGHTERS, ALL)

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
        place = s.fighter(seat)
        old = s.card[place]
        card = back_of(old) * FIGHTERS + action - TAKE
        s.pile[card] -= 1
        s.pile[old] += 1
        replace(s, place, card, EVERYBODY)
        s.pop()
        if log is not None:
            log.public("returned", "DAY-RETURN", seat=seat, card=card, old=old)


EFFECTS: Final[list[Effect]] = [
    *(Oaf(), Anger(), Nemesis(), Alchemy(), Cancel(), Challenge(), Control(), Cultivate(), Famine(), Forget()),
    *(Greed(), Grief(), Moody(), Paranoid(), Return(), Spook(), Spy(), Troll(), Vampire(), Twin(), Hoard()),
    *(Mimic(), Digger(), Scavenge(), Envy(), Haunt(), Rally(), Mob(), Elder(), Eager(), Grudge(), Smug()),
    *(Sloth(), Clumsy(), Gossip(), Martyr(), Exorcist(), Usurp()),
]
"""By the number of the effect: the order is that of EFFECT_NAMES."""

EFFECT_RULES: Final = ("DAY-OAF", *(f"DAY-{name.upper()}" for name in EFFECT_NAMES[1:]))
