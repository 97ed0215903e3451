"""A card used as an action: what each kind of card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.cards import draw_if_emptied, drop_laid
from ofrenda.games.dia_de_los_muertos.engine.phases.cartwheel import Wheeling
from ofrenda.games.dia_de_los_muertos.engine.phases.dodging import DodgeWindow
from ofrenda.games.dia_de_los_muertos.engine.phases.fields import arrive, lacking_limbs, mend
from ofrenda.games.dia_de_los_muertos.engine.phases.hustle import HustlePush, pushes
from ofrenda.games.dia_de_los_muertos.engine.phases.jumps import header_range, landings
from ofrenda.games.dia_de_los_muertos.engine.phases.random_attacks import RandomAttack
from ofrenda.games.dia_de_los_muertos.engine.phases.straight_attacks import Blow, Snatch, snatchable
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ARM,
    BEATING,
    BONE_PATCHES,
    CAKE,
    CARTWHEEL,
    FLOWERPOT,
    FOLLOWING,
    FOOT,
    GO,
    HAND,
    HEADER,
    HUSTLE,
    KICKING,
    KINDS,
    LEAPFROG,
    LEG,
    SKULL,
    SNATCHING,
    TARGET,
    is_reaction,
)
from ofrenda.games.dia_de_los_muertos.engine.state import KNOCKED, DiaState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import bit
from ofrenda.kernel.phase import OfActive

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


def carry_out(s: DiaState, seat: i64, kind: i64, log: Log | None) -> None:
    """What can be done must be done in full; what cannot has no effect (DM-19)."""
    if not able(s, seat, kind):
        if log is not None:
            log.public("no-effect", "DM-19", seat=seat, card=kind)
    elif kind == BONE_PATCHES:
        mend(s, seat, lacking_limbs(s, seat), log)
    elif kind == FOLLOWING:
        follow(s, seat, log)
    elif kind == LEAPFROG:
        s.push(LEAP)
    elif kind == CARTWHEEL:
        s.push(Wheeling((s.fields[seat],)))
    else:
        s.push(CHOOSE_TARGET[kind])


def able(s: DiaState, seat: i64, kind: i64) -> bool:
    """Whether the skeleton has the limbs for the action and at least one legal way to carry it out (DM-19)."""
    if is_reaction(kind):
        return False

    symbols = s.rules.deck.symbols[kind]
    if (symbols & HAND and not s.arms[seat]) or (symbols & FOOT and not s.legs[seat]):
        return False
    if kind == BONE_PATCHES:
        return lacking_limbs(s, seat) > 0
    if kind == FOLLOWING:
        return next_higher(s, seat) >= 0
    if kind == LEAPFROG:
        return landings(s, seat) != 0
    if kind == CARTWHEEL:
        return s.free_steps(s.fields[seat]) != 0
    return targets(s, seat, kind) != 0


AIMED: Final = (SNATCHING, HEADER, BEATING, HUSTLE, KICKING, CAKE, FLOWERPOT, SKULL)
"""The cards that are played on a skeleton."""


def targets(s: DiaState, seat: i64, kind: i64) -> i64:
    """The seats whose skeletons the card can be played on, as bits."""
    deck = s.rules.deck
    nearest = deck.nearest[kind]
    farthest = deck.farthest[kind]
    own = s.fields[seat]
    found: i64 = 0
    for other in range(s.rules.seats):
        if other == seat or not nearest <= s.distance(own, s.fields[other]) <= farthest:
            continue

        if kind == SNATCHING:
            fits = snatchable(s, seat, other) != 0
        elif kind == HEADER:
            fits = header_range(s, seat, other) <= farthest
        elif kind == KICKING:
            fits = s.legs[other] > 0
        elif kind == BEATING:
            fits = s.arms[other] > 0
        elif kind == HUSTLE:
            fits = not s.home[other] and pushes(s, seat, other) != 0  # never against the goal (DM-39)
        else:
            fits = True

        if fits:
            found |= bit(other)

    return found


class ChooseTarget(OfActive[DiaState]):
    """The active player names the skeleton that the card is played on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and self.kind in AIMED and targets(s, s.active, self.kind) != 0

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(TARGET, targets(s, seat, self.kind))

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        victim = action - TARGET
        kind = self.kind
        s.pop()
        if log is not None:
            log.public("targets", "DM-A1", seat=seat, victim=victim, card=kind)

        if kind == SNATCHING:
            s.push(Snatch(victim))
        elif kind == HEADER:
            jump_at(s, seat, victim, log)
        elif kind == HUSTLE:
            s.push(HustlePush(victim))
        elif kind >= CAKE:
            s.push(RandomAttack(seat, victim, 0))
        else:
            s.push(Blow(victim, ARM if kind == BEATING else LEG))
            s.push(DodgeWindow(victim))


CHOOSE_TARGET: Final = [ChooseTarget(kind) for kind in range(KINDS)]


# Following, Header, Leapfrog


def next_higher(s: DiaState, seat: i64) -> i64:
    """The lowest number above the skeleton's own on which another one stands; -1 if there is none (DM-28)."""
    own = s.fields[seat]
    found: i64 = -1
    for other in range(s.rules.seats):
        field = s.fields[other]
        if other != seat and field > own and (found < 0 or field < found):
            found = field
    return found


def follow(s: DiaState, seat: i64, log: Log | None) -> None:
    s.fields[seat] = next_higher(s, seat)
    if log is not None:
        log.public("followed", "DM-28", seat=seat, field=s.fields[seat])
    arrive(s, seat)


def jump_at(s: DiaState, seat: i64, victim: i64, log: Log | None) -> None:
    """Onto the victim's field; if its turn is to come, it is knocked over and loses it (DM-24)."""
    s.fields[seat] = s.fields[victim]
    to_come = victim in s.order[s.place + 1 :] and not s.home[victim]
    arrive(s, seat)
    if to_come:
        drop_laid(s, victim, KNOCKED)
        draw_if_emptied(s, victim)
    if log is not None:
        log.public("jumped-at", "DM-24", seat=seat, victim=victim, field=s.fields[seat], knocked=int(to_come))


class Leap(OfActive[DiaState]):
    """Where the leapfrog ends (DM-23)."""

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and landings(s, s.active) != 0

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(GO, landings(s, seat))

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.fields[seat] = action - GO
        s.pop()
        arrive(s, seat)
        if log is not None:
            log.public("leapt", "DM-23", seat=seat, field=action - GO)


LEAP: Final = Leap()
