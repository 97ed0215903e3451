"""The two players: their names, the counters of their points, Priority, the far hand from behind, and the turn."""

from __future__ import annotations

from ofrenda.games.day_of_the_dead.engine.pieces import BACK_NAMES, BACKS, TURNS, back_of
from ofrenda.games.day_of_the_dead.scene.layout import Layout
from ofrenda.games.day_of_the_dead.scene.shapes import CANDLE, FLAME, HIDDEN, as_a_spirit, rule_of, sign
from ofrenda.games.day_of_the_dead.scene.sight import DaySight
from ofrenda.games.day_of_the_dead.text.words import back_word, fighter_of, has_chosen
from ofrenda.games.day_of_the_dead.view import DayView
from ofrenda.kernel.event import Event
from ofrenda.kernel.scene import Spot, fitted, group, shortened, skull, words
from ofrenda.words import _, kept, listing, plural

DIGIT = (38, 46)
DIGIT_PITCH = 41
CHIP = 21
"""How far points that are being scored lie apart."""


def players(sight: DaySight) -> list[str]:
    sides = (1 - sight.near, sight.near)
    parts = [part for seat in sides for part in _player(sight, seat)]
    parts += [*_far_hand(sight), _turn(sight.layout, sight.view.turn), _priority(sight)]
    return [*parts, *[_points(sight, seat) for seat in sides]]


def _player(sight: DaySight, seat: int) -> list[str]:
    layout, view, side = sight.layout, sight.view, sight.side(seat)
    won = sum(event.number("points") for event in _scoring(sight, seat))
    return [
        _plate(layout, side, seat, shortened(f"{seat + 1} {sight.names[seat]}", layout.letters), _note(view, seat)),
        _counter(layout, side, view.scores[seat], view.scores[seat] - won),
    ]


def _scoring(sight: DaySight, seat: int) -> list[Event]:
    """What has just changed the points of this seat."""
    return [
        event
        for event in sight.staging.events
        if event.kind in ("scored", "points") and event.number("seat") == seat and event.number("points")
    ]


@kept(256)
def _plate(layout: Layout, side: int, seat: int, name: str, note: str) -> str:
    skull_at = (22, 19) if layout.tall else (22, 28)
    return group(
        group(skull(seat, 30 if layout.tall else 42), at=skull_at),
        words(name, *layout.name, "day-name", "start"),
        fitted(note, *layout.note[:2], "day-note", layout.note[2], 16) if note else "",
        at=layout.plates[side],
    )


def _note(view: DayView, seat: int) -> str:
    if view.result is not None:
        return _("Super Grand Master!") if seat in view.result.winners else ""
    return _("✓ chosen") if has_chosen(view, seat) else ""


@kept(2048)
def _counter(layout: Layout, side: int, score: int, before: int) -> str:
    """The points on a counter for each digit, rolling on from what they were."""
    figures = f"{score:02d}"
    old = f"{before:0{len(figures)}d}"[-len(figures) :]
    scale = layout.digit * (2 / len(figures))
    tiles = [_digit(number * DIGIT_PITCH, *pair) for number, pair in enumerate(zip(figures, old, strict=True))]
    x, y = layout.plates[side][0] + layout.counter[0], layout.plates[side][1] + layout.counter[1]
    label = plural("{count} point", "{count} points", score)
    drums = f'<g transform="scale({scale:.3f})">{"".join(tiles)}</g>'
    about = _("At the end of each turn its active fighters score their printed power; effects give or take points.")
    return group(drums, cls="day-counter", at=(x, y), label=label, about=about, rule="DAY-W1")


def _digit(x: float, digit: str, before: str) -> str:
    width, height = DIGIT
    rolls = digit != before
    inside = words(digit, width / 2, 35, "day-digit")
    if rolls:
        inside = f'<g class="day-rolls">{words(before, width / 2, 35 - height, "day-digit")}{inside}</g>'
    frame = f'<rect class="day-drum" x="{x:g}" width="{width}" height="{height}" rx="7"/>'
    return f'{frame}<svg x="{x:g}" width="{width}" height="{height}">{inside}</svg>'


def _points(sight: DaySight, seat: int) -> str:
    """The points of each active fighter: on the fighter until they are scored, then they fly to the counter."""
    layout, view, side = sight.layout, sight.view, sight.side(seat)
    changes = _scoring(sight, seat)
    active = [(slot, card) for slot, card in enumerate(view.lines[seat]) if card is not None and card.active]
    waiting = _waiting_points(layout, side, seat, tuple([slot for slot, _card in active]))
    if not changes:
        return waiting

    total = _gain(f"{changes[-1].number('points'):+d}", layout.gain[side])
    if changes[-1].kind != "scored":
        return waiting + total
    x, y = layout.gains[side]
    chips = [
        _chip(seat, slot, view.powers[card.fighter], (x + CHIP * number, y))
        for number, (slot, card) in enumerate(active)
    ]
    return "".join(chips) + total


@kept(1024)
def _chip(seat: int, slot: int, power: int, at: Spot) -> str:
    chip = f'<circle class="day-chip" r="11"/>{words(power, 0, 5, "day-chip-word")}'
    return group(chip, key=f"points-{seat}-{slot}", at=at)


@kept(128)
def _gain(points: str, at: Spot) -> str:
    chip = (
        f'<rect class="day-chip" x="-26" y="-16" width="52" height="32" rx="16"/>{words(points, 0, 7, "day-gain-word")}'
    )
    return group(chip, at=at)


@kept(256)
def _waiting_points(layout: Layout, side: int, seat: int, slots: tuple[int, ...]) -> str:
    y = layout.lines[side] + 14
    return "".join([group(key=f"points-{seat}-{slot}", at=(layout.columns[slot] + 14, y)) for slot in slots])


# Priority


def _priority(sight: DaySight) -> str:
    if sight.view.result is not None:
        return ""
    return _priority_at(sight.layout, sight.side(sight.view.priority))


@kept(4)
def _priority_at(layout: Layout, side: int) -> str:
    """The counter of who has Priority: a candle on violet."""
    candle = '<circle class="day-priority" cx="12" cy="12" r="12"/>'
    candle += f'<g transform="translate(12 11) scale(.5)">{CANDLE}{FLAME}</g>'
    word = "" if layout.tall else words(_("Priority"), 30, 17, "day-note", "start")
    about = _("Whoever has it uses effects first in each fight; at the end of the turn it passes to the other player.")
    return group(
        candle, word, key="priority", at=layout.priority[side], label=_("Priority"), about=about, rule="DAY-F2"
    )


# The far hand, and the turn


def _far_hand(sight: DaySight) -> list[str]:
    view, far = sight.view, 1 - sight.near
    return [
        _from_behind(
            sight.layout, back, view.hand_backs[far][back], tuple([c for c in view.hands[far] if back_of(c) == back])
        )
        for back in range(BACKS)
    ]


@kept(256)
def _from_behind(layout: Layout, back: int, count: int, held: tuple[int, ...]) -> str:
    """How many cards of a back are in a hand; which ones, only if they may be seen."""
    x, y = layout.behind
    card = f'<rect class="day-back {BACK_NAMES[back]}" width="18" height="26" rx="4"/>{sign(back, 9, 13, 0.48)}'
    return group(
        card,
        words(f"×{count}", 20, 19, "day-count", "start"),
        cls="day-mini" if count else "day-mini day-none",
        at=(x + back * layout.behind_pitch, y),
        label=listing([fighter_of(card) for card in held]) or f"{back_word(back)} ×{count}",
        about=_("So many cards with this back are in the hand over there.") + " " + as_a_spirit(back),
        rule=rule_of(HIDDEN[back]),
    )


@kept(2 * TURNS + 2)
def _turn(layout: Layout, now: int) -> str:
    candles = [
        group(
            f'<g transform="scale(.5)">{CANDLE}{FLAME if number < now else ""}</g>',
            at=(6 + number * 17, 12),
            cls="" if number < now else "day-out",
        )
        for number in range(TURNS)
    ]
    sign_ = words(_("Turn {turn} of 6", turn=now), 0, 0, "day-sign", "start")
    return group(sign_, *candles, at=layout.turn)
