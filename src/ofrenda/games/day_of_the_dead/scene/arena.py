"""A fight as a moment: the two fighters step forward, their power counts up, one stands and one falls."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from ofrenda.games.day_of_the_dead.engine.pieces import (
    POWER_UP,
    POWER_UP_BONUS,
)
from ofrenda.games.day_of_the_dead.engine.state import BONUS, CULTIVATE, MOB, NEXT_BONUS, NEXT_GRANTS, NOBODY, TIE
from ofrenda.games.day_of_the_dead.scene.field import printed_on
from ofrenda.games.day_of_the_dead.scene.layout import CARD, Layout
from ofrenda.games.day_of_the_dead.scene.shapes import CROSSED_BONES, Printed, back_side, front, medal, piece, pill
from ofrenda.games.day_of_the_dead.scene.sight import DaySight
from ofrenda.games.day_of_the_dead.text.words import effect_word
from ofrenda.games.day_of_the_dead.view import UNKNOWN, FightView
from ofrenda.kernel.event import Event
from ofrenda.kernel.scene import Motif, group, shortened, skull, words
from ofrenda.words import _, kept

RIBBON_LETTER = 9.6


class Power(Motif, frozen=True):
    """A side's power."""

    steps: tuple[int, ...]
    """How it comes about: what is printed, by effects, by the spirit."""
    total: int
    counted: bool = False
    """It is being added up now."""
    open: bool = False
    """Some of it is known only when it is added up."""


def arena(sight: DaySight) -> list[str]:
    fight = sight.view.fight
    if fight is None or not sight.forward:
        return [""] * 10
    return [
        _ground(sight.layout, fight.slot, len(sight.view.lines[0])),
        *_side(sight, fight, sight.near),
        *_side(sight, fight, 1 - sight.near),
        _revealed(sight),
    ]


@kept(64)
def _ground(layout: Layout, slot: int, slots: int) -> str:
    x, y, width, height = layout.arena.panel
    panel = f'<rect class="day-arena" x="{x}" y="{y}" width="{width}" height="{height}" rx="16"/>'
    title = _("Fight {number} of {all}: slot {slot}", number=slots - slot, all=slots, slot=slot + 1)
    bones = f'<g transform="scale({1.2 if layout.tall else 2.4})">{CROSSED_BONES}</g>'
    parts = [panel, words(title, *layout.arena.title, "day-arena-title"), group(bones, at=layout.arena.bones)]
    if layout.tall:  # the two powers have little room: a line keeps them from being read as one number
        (left, foot), (right, _foot) = layout.arena.powers
        parts.append(f'<path class="day-sum" d="M{(left + right) / 2} {foot - 2 * layout.arena.rise + 8}V{foot + 4}"/>')
    return "".join(parts)


def _side(sight: DaySight, fight: FightView, seat: int) -> list[str]:
    """The fighter of a side, its power, and what it has just done or what has been done to it."""
    card = sight.view.lines[seat][fight.slot]
    if card is None:
        return [""] * 4
    layout, side, printed = sight.layout, sight.side(seat), printed_on(sight, card)
    name = shortened(f"{seat + 1} {sight.names[seat]}", layout.arena.letters)
    return [
        _fighter(layout, side, seat, name, printed, _stands(sight, seat, card.active)),
        _power(layout, side, _power_of(sight, fight, seat, printed)),
        *_below(sight, fight, seat),
    ]


def _below(sight: DaySight, fight: FightView, seat: int) -> list[str]:
    """What is said of a side; on a tall screen answers stand there while somebody is asked about the fight."""
    if sight.asked and sight.tall:
        return ["", ""]
    layout, side = sight.layout, sight.side(seat)
    return [
        _ribbon(layout, side, *_said(sight, fight, seat), sight.staging.event("sum") is not None),
        _waits(layout, side, *_next(fight, seat)),
    ]


def _stands(sight: DaySight, seat: int, active: bool) -> str:
    """How a fighter stands there."""
    if not active:
        if sight.staging.event("won") is None:
            return "day-fallen"
        return "day-falls counted" if sight.staging.event("sum") else "day-falls"
    if sight.staging.event("fight"):
        return "day-steps"
    using = any(event.kind == "uses" and event.number("seat") == seat for event in sight.staging.events)
    return "day-uses" if using else "day-stands"


def _next(fight: FightView, seat: int) -> tuple[int, int, bool]:
    """What a side has waiting for its next fight; after the oldest slot there is none (DAY-R13)."""
    if not fight.slot:
        return 0, 0, False
    return fight.sides[seat][NEXT_BONUS], fight.sides[seat][NEXT_GRANTS], fight.next_cancelled


@kept(64)
def _waits(layout: Layout, side: int, power: int, uses: int, cancelled: bool) -> str:
    waiting = [f"{power:+d}"] if power else []
    waiting += [_("effect once more")] if uses else []
    waiting += [_("no effects")] if cancelled else []
    if not waiting:
        return ""
    return pill(
        _("next fight: {what}", what=", ".join(waiting)), *layout.arena.waits[side], layout.arena.ribbon, "waits"
    )


@kept(2048)
def _fighter(layout: Layout, side: int, seat: int, name: str, card: Printed, state: str) -> str:
    face = front(card) if card.fighter != UNKNOWN else back_side(card.back)
    large = f'<g transform="scale({layout.arena.scale:g})"><g class="{state}">{face}</g></g>'
    x, y = layout.arena.names[side]
    owner = group(skull(seat, 18 if layout.tall else 28), at=(x + 10, y - 6))
    owner += words(name, x + (24 if layout.tall else 32), y, "day-name", "start")
    cls = "day-card day-right" if side else "day-card"
    return owner + piece(large, card=card, cls=cls, at=layout.arena.cards[side])


# How power comes about


def _power_of(sight: DaySight, fight: FightView, seat: int, card: Printed) -> Power | None:
    for event in sight.staging.events:
        if event.kind == "sum" and event.number("seat") == seat:
            steps = tuple([event.number(step) for step in ("printed", "effects", "spirit")])
            return Power(steps, event.number("total"), counted=True)
    if fight.instant:
        return None
    if fight.winner != NOBODY:  # another card may lie there already, so how it came about is not told again
        return Power((), fight.power[seat])

    side, spirit = fight.sides[seat], sight.view.spirits[seat]
    helped = POWER_UP_BONUS if spirit is not None and spirit.back == POWER_UP and not spirit.blank else 0
    steps = (card.power, side[BONUS], helped)
    return Power(steps, sum(steps), open=any(side[CULTIVATE : MOB + 1]))


@kept(1024)
def _power(layout: Layout, side: int, power: Power | None) -> str:
    """The steps above each other as in a sum, and below them what they make."""
    if power is None:
        return ""
    stand = layout.arena
    x, y = stand.powers[side]
    total = words(power.total, x, y, f"day-total{' day-step-3' * power.counted}")
    steps = [f"{step:+d}" if number else str(step) for number, step in enumerate(power.steps) if step or not number]
    steps += ["+ ?"] if power.open else []
    if len(steps) < 2:
        return total

    last = y - stand.rise
    top = last - stand.step * (len(steps) - 1)
    written = [
        words(step, x, top + stand.step * number, f"day-step{f' day-step-{number}' * power.counted}")
        for number, step in enumerate(steps)
    ]
    if power.steps[-1] and not layout.tall:
        written.append(medal(POWER_UP, x - stand.half, top + stand.step * (len(steps) - 1 - power.open) - 8, 12))
    return "".join([*written, f'<path class="day-sum" d="M{x - stand.half} {last + 8}h{2 * stand.half}"/>', total])


# What is said of a side


def _said(sight: DaySight, fight: FightView, seat: int) -> tuple[str, str]:
    """What has just happened to a side, and how it looks."""
    events = [event for event in sight.staging.events if "seat" in event.args]
    if fight.winner == NOBODY or any(event.kind in ("uses", "revealed") for event in events):
        return _done([event for event in events if event.number("seat") == seat])
    if fight.winner == TIE:
        return _("tie: stays"), "wins"
    if fight.winner == seat:
        return (_("wins at once!") if fight.instant else _("wins!")), "wins"
    return _("falls"), "falls"


def _done(events: Iterable[Event]) -> tuple[str, str]:
    """The effect of a side's fighter in a few words."""
    said, cls = "", ""
    for event in events:
        match event.kind:
            case "uses":
                effect = effect_word(event.number("effect"))
                said, cls = _("once more: {effect}", effect=effect) if event.number("again") else effect, "uses"
            case "in-vain":
                said, cls = _("does nothing now"), "vain"
            case "stopped":
                said, cls = _("stopped: no effect"), "vain"
            case "blank":
                said, cls = _("effect lost"), "vain"
            case "won-at-once":
                said, cls = _("wins at once!"), "wins"
            case "power-waited":
                said, cls = _("{power:+} from before", power=event.number("power")), "uses"
            case "uses-waited":
                said, cls = _("effect once more"), "uses"

    return said, cls


@kept(1024)
def _ribbon(layout: Layout, side: int, said: str, cls: str, counted: bool) -> str:
    """A few words below a fighter; after power was counted up they come last."""
    if not said:
        return ""
    width = layout.arena.ribbon
    rows = wrap(said, int((width - 12) / RIBBON_LETTER))
    row = 20 if layout.tall else 22
    frame = f'<rect class="day-ribbon {cls}" width="{width}" height="{row * len(rows) + 14}" rx="10"/>'
    text = [words(line, width / 2, row + 2 + row * number, "day-ribbon-word") for number, line in enumerate(rows)]
    x, y = layout.arena.ribbons[side]
    return group(frame, *text, cls="day-step-4" if counted else "", at=(x, y))


def _revealed(sight: DaySight) -> str:
    """The cards of a challenge."""
    event = sight.staging.event("revealed")
    if event is None:
        return ""
    cards = sight.view.looked or (event.number("card"),)
    x, y = sight.layout.arena.revealed
    x -= (CARD[0] + 8) * len(cards) / 2 - 4
    drawn = [
        group(front(sight.box[card]), cls="day-card face-up", at=(x + number * (CARD[0] + 8), y))
        for number, card in enumerate(cards)
    ]
    return "".join(drawn)
