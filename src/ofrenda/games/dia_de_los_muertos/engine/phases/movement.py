"""A card used as a movement: holding, walking, leading the dog."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.cards import draw_cards, draw_if_emptied, drop_laid
from ofrenda.games.dia_de_los_muertos.engine.phases.fields import arrive, push_evasions
from ofrenda.games.dia_de_los_muertos.engine.phases.random_attacks import RandomAttack
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    DEN,
    DOG,
    FESTIVALS,
    GO,
    HOLD,
    HOLDING,
    KINDS,
    PASS,
    PLAIN,
    STOP,
    TARGET,
)
from ofrenda.games.dia_de_los_muertos.engine.state import NO_CARD, DiaState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import lowest
from ofrenda.kernel.phase import OfActive, Phase
from ofrenda.kernel.window import WindowInTurn

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

# How far the leading of the dog has come in this movement.
NOT_LED: Final = 0
LED: Final = 1
ATTACKED: Final = 2
"""After an attack the dog is not led any further (DM-33)."""


class HoldWindow(WindowInTurn[DiaState]):
    """Before the route is chosen, whoever may play Holding is asked, in turn order (DM-10, DM-HOLD).

    `asked` counts the seats after the mover; `steps` is what the mover's skeleton may still walk.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "steps", "holders", "origins")
    BY_HAND: ClassVar[bool] = True

    def __init__(self, asked: i64, steps: i64, holders: tuple[int, ...], origins: tuple[int, ...]) -> None:
        super().__init__(asked)
        self.steps = steps
        self.holders = holders
        self.origins = origins

    def fits(self, s: DiaState) -> bool:
        in_order = 1 <= self.asked <= len(s.order) and hold_fits(s, self.holders, self.origins)
        return in_order and s.active >= 0 and s.laid[s.active] >= 0

    def pass_action(self) -> i64:
        return PASS

    def places(self, s: DiaState) -> i64:
        return len(s.order) if self.steps > 0 else 0

    def seat_at(self, s: DiaState, place: i64) -> i64:
        return s.order[(s.place + place) % len(s.order)]

    def may_react(self, s: DiaState, seat: i64) -> bool:
        return may_hold_mover(s, seat)

    def asking(self, place: i64) -> HoldWindow:
        return HoldWindow(place, self.steps, self.holders, self.origins)

    def close(self, s: DiaState) -> None:
        bones = s.rules.deck.bones[s.laid[s.active]]
        s.stack[-1] = Moving(bones, self.steps, NOT_LED, (s.fields[s.active],), self.holders, self.origins)

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        if s.hands[seat * KINDS + HOLDING]:
            legal.add(HOLD)
        legal.add(PASS)

    def decline(self, s: DiaState, seat: i64, log: Log | None) -> None:
        super().decline(s, seat, log)
        if log is not None:
            log.public("let-go", "DM-HOLD", seat=seat)

    def react(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.show(seat, HOLDING, s.lose(seat, HOLDING))
        s.discards[HOLDING] += 1
        s.stack[-1] = HoldWindow(self.asked + 1, self.steps - 1, (*self.holders, seat), (*self.origins, s.fields[seat]))
        draw_if_emptied(s, seat)
        if log is not None:
            log.public("held", "DM-HOLD", seat=seat, victim=s.active, reveals=True)


def hold_fits(s: DiaState, holders: tuple[int, ...], origins: tuple[int, ...]) -> bool:
    """Whether these can be holders and the fields where they took hold."""
    known = all(s.rules.has_seat(seat) for seat in holders)
    return known and len(holders) == len(origins) and s.on_board(origins)


def may_hold_mover(s: DiaState, seat: i64) -> bool:
    """Whether the seat stands in range and may have Holding in hand, judging by what everybody sees."""
    if s.home[seat] or not s.may_hold(seat, HOLDING):
        return False
    return s.distance(s.fields[seat], s.fields[s.active]) <= s.rules.deck.farthest[HOLDING]


class Moving(OfActive[DiaState]):
    """Step by step and back, skeleton and dog as the player likes (DM-12, DM-12C, DM-32).

    `bones` are left on the card, `steps` of them at most for the skeleton. The track is remembered for those who
    hold on, each with the field where it took hold.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("bones", "steps", "led", "track", "holders", "origins")

    def __init__(
        self,
        bones: i64,
        steps: i64,
        led: i64,
        track: tuple[int, ...],
        holders: tuple[int, ...],
        origins: tuple[int, ...],
    ) -> None:
        self.bones = bones
        self.steps = steps
        self.led = led
        self.track = track
        self.holders = holders
        self.origins = origins

    def fits(self, s: DiaState) -> bool:
        walked = s.active >= 0 and self.bones >= 0 and len(self.track) > 0 and s.on_board(self.track)
        return walked and hold_fits(s, self.holders, self.origins)

    def run(self, s: DiaState, log: Log | None) -> bool:
        if self.bones <= 0 or s.home[s.active]:
            self._finish(s)
            return True
        if self.led == ATTACKED:
            return self._lamed(s)
        return False

    def _lamed(self, s: DiaState) -> bool:
        """Who was bitten by the own dog walks on only as far as the limbs that are left allow (DM-12)."""
        left = max(0, s.cap(s.active) - len(self.holders) - (len(self.track) - 1))
        if left >= self.steps:
            return False
        s.stack[-1] = Moving(self.bones, left, self.led, self.track, self.holders, self.origins)
        return True

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        if self.steps > 0:
            legal.add_bits(GO, s.free_steps(s.fields[seat]))
        if self.led != ATTACKED:
            legal.add_bits(DOG, s.rules.board.dog_steps[s.dog])
        legal.add(STOP)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        if action == STOP:
            self._finish(s)
            if log is not None:
                log.public("stopped", "DM-12", seat=seat)
        elif action < DOG:
            self._walk(s, seat, action - GO, log)
        else:
            self._lead(s, seat, action - DOG, log)

    def _walk(self, s: DiaState, seat: i64, field: i64, log: Log | None) -> None:
        # Whoever was driven out of a den before walking takes the holders along from there (DM-HOLD).
        track = self.track if len(self.track) > 1 else (s.fields[seat],)
        s.fields[seat] = field
        stopped = s.rules.board.special[field] != PLAIN
        bones = self.bones - 1
        steps = 0 if stopped else min(self.steps - 1, bones)
        s.stack[-1] = Moving(bones, steps, self.led, (*track, field), self.holders, self.origins)
        if log is not None:
            log.public("walked", "DM-12", seat=seat, field=field)
        arrive(s, seat)

    def _lead(self, s: DiaState, seat: i64, field: i64, log: Log | None) -> None:
        s.dog = field
        attacks = s.on_field(field) != 0
        bones = self.bones - 1
        s.stack[-1] = Moving(
            bones, min(self.steps, bones), ATTACKED if attacks else LED, self.track, self.holders, self.origins
        )
        if log is not None:
            log.public("led-dog", "DM-32", seat=seat, field=field)
        if attacks:
            s.push(PUT_DOG)
            s.push(DOG_ATTACK)

    def _finish(self, s: DiaState) -> None:
        """The card is discarded, and holders go along; for leading nothing but the dog one card is drawn (DM-6)."""
        s.pop()
        seat = s.active
        drop_laid(s, seat, NO_CARD)
        if self.led != NOT_LED and len(self.track) == 1:
            s.push(draw_cards(seat, 1))
        if self.holders and len(self.track) > 1:
            s.push(GoAlong(self.track, self.holders, self.origins))


class DogAttack(OfActive[DiaState]):
    """The dog attacks one of the skeletons on its field, as its leader chooses (DM-33)."""

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and s.on_field(s.dog) != 0

    def run(self, s: DiaState, log: Log | None) -> bool:
        victims = s.on_field(s.dog)
        if victims & victims - 1:
            return False
        s.stack[-1] = RandomAttack(s.active, lowest(victims), 1)
        return True

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(TARGET, s.on_field(s.dog))

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = RandomAttack(seat, action - TARGET, 1)
        if log is not None:
            log.public("set-dog", "DM-33", seat=seat, victim=action - TARGET)


class PutDog(OfActive[DiaState]):
    """After its attack the dog carries what it got to a den of its leader's choice (DM-31, DM-33)."""

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        for field in s.rules.board.dens:
            legal.add(DOG + field)
        legal.sort()

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        board = s.rules.board
        field = action - DOG
        den = board.special[field] - DEN
        s.pop()
        s.dog = field
        if s.carried >= 0:
            s.dens[den * KINDS + s.carried] += 1
            s.carried = NO_CARD

        if s.carried_festival >= 0:
            s.den_festivals[den * FESTIVALS + s.carried_festival] += 1
            s.carried_festival = -1

        if log is not None:
            log.public("put-dog", "DM-33", seat=seat, field=field)

        entry = board.entries[den]
        if s.digger == entry:
            push_evasions(s, field, entry)
            return

        driven_out = s.on_field(field)
        for other in range(s.rules.seats):
            if driven_out >> other & 1:
                s.fields[other] = entry
                if log is not None:
                    log.public("driven-out", "DM-31", seat=other, field=entry)


DOG_ATTACK: Final = DogAttack()
PUT_DOG: Final = PutDog()


class GoAlong(Phase[DiaState]):
    """Whoever held on goes along the mover's track, one holder after another (DM-HOLD)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("track", "holders", "origins")

    def __init__(self, track: tuple[int, ...], holders: tuple[int, ...], origins: tuple[int, ...]) -> None:
        self.track = track
        self.holders = holders
        self.origins = origins

    def fits(self, s: DiaState) -> bool:
        return len(self.track) > 1 and s.on_board(self.track) and hold_fits(s, self.holders, self.origins)

    def run(self, s: DiaState, log: Log | None) -> bool:
        s.pop()
        if not self.holders:
            return True

        s.push(GoAlong(self.track, self.holders[1:], self.origins[1:]))
        seat = self.holders[0]
        start = s.fields[seat]
        for field in self._way(s, seat):
            if not s.free_steps(s.fields[seat]) >> field & 1:
                break
            s.fields[seat] = field
            if s.rules.board.special[field] != PLAIN:
                break

        if s.fields[seat] != start:
            if log is not None:
                log.public("went-along", "DM-HOLD", seat=seat, field=s.fields[seat])
            arrive(s, seat)

        return True

    def _way(self, s: DiaState, seat: i64) -> tuple[int, ...]:
        """From a field of the track to its end; from beside it as many fields as the mover went; else nowhere."""
        field = s.fields[seat]
        if s.home[seat]:
            return ()
        if field in self.track:
            return self.track[self.track.index(field) + 1 :]
        return self.track[:-1] if field == self.origins[0] else ()
