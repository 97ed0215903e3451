"""The marigold steps as an altar, and the offerings beside it: the supply of tokens."""

from __future__ import annotations

from functools import cache

from ofrenda.games.die_of_the_dead.engine.pieces import (
    CANDLE,
    CONVERT,
    LIVING,
    MOVE,
    PEEK,
    RETURN,
    SPACE,
    SPACES,
    STEPS,
    TAKE,
    TOKENS,
)
from ofrenda.games.die_of_the_dead.engine.state import NOWHERE
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.sight import DieSight, Owner
from ofrenda.games.die_of_the_dead.scene.tags import all_of, piece
from ofrenda.games.die_of_the_dead.text.words import BONUS_WORDS, token_label
from ofrenda.kernel.scene import FINGER, Motif, Offer, group, words
from ofrenda.words import _, kept

MIDDLE, FOOT, STEP_HEIGHT = 226, 450, 41
LIVING_TOP = FOOT - LIVING * STEP_HEIGHT
OPENING = '<g class="die-altar">' + group(shapes.sun(), at=(MIDDLE, LIVING_TOP + STEP_HEIGHT))
NONE: tuple[None, ...] = (None,) * SPACES
"""Of a step's spaces, none is taken."""
SUPPLY_AT = ((36, 126), (36, 199), (416, 126), (416, 199))
"""Where the offerings lie, token by token."""


class Climber(Motif, frozen=True):
    """A soul on the steps."""

    owner: Owner
    power: bool
    highest: bool
    """Of its owner's."""
    offer: Offer | None


def altar(sight: DieSight) -> list[str]:
    view, offers = sight.view, sight.offers
    climbing = view.heights[view.phase.number("soul") // 2] if offers and view.phase.name == "Climb" else NOWHERE
    parts = [OPENING]
    for step in range(STEPS):
        first, end = step * SPACES, (step + 1) * SPACES
        souls = view.steps[first:end]
        climbers = tuple([_climber(sight, soul, step) for soul in souls]) if any(souls) else NONE
        parts.append(_step(step, view.bonuses[first:end], climbers))
    parts.append(_choice(climbing, view.bonuses, offers.within(range(SPACE, MOVE))))
    parts.append(_living(_climber(sight, view.steps[STEPS * SPACES], STEPS)))
    return parts


def _climber(sight: DieSight, standing: int, step: int) -> Climber | None:
    """The soul that the view has on a space of this step; 0 is nobody."""
    view = sight.view
    if not standing:
        return None
    owner = sight.owners[(standing - 1) // 2]
    offer = sight.offers.first(RETURN + step) if owner.number == view.seat else None
    return Climber(owner, standing % 2 == 0, view.heights[owner.number] == step + 1, offer)


@kept(2048)
def _step(step: int, bonuses: tuple[int, ...], climbers: tuple[Climber | None, ...]) -> str:
    spaces = [
        _space(step, space, bonus, None) if climber is None else _taken(step, space, climber)
        for space, (bonus, climber) in enumerate(zip(bonuses, climbers, strict=True))
    ]
    return group(_frame(step), *spaces)


@kept(256)
def _choice(step: int, bonuses: tuple[int, ...], offers: tuple[Offer, ...]) -> str:
    """The spaces among which a climbing soul may have one, above the other steps: fingers need more than a step."""
    spaces = [offer.action - SPACE for offer in offers]
    return "".join(
        [
            _space(step, space, bonuses[step * SPACES + space], offer)
            for space, offer in zip(spaces, offers, strict=True)
        ]
    )


def _half_width(step: int) -> float:
    return 206 - 9.5 * step


def _top(step: int) -> int:
    return FOOT - (step + 1) * STEP_HEIGHT


def _pitch(step: int) -> float:
    """From one space to the next."""
    return (2 * _half_width(step) - 40) / SPACES


def _space_at(step: int, space: int) -> tuple[float, float]:
    return MIDDLE - _half_width(step) + 32 + _pitch(step) * (space + 0.5), _top(step) + 21


@cache
def _frame(step: int) -> str:
    half, top = _half_width(step), _top(step)
    edge = "".join(
        f'<g transform="translate({MIDDLE + side * (half - 3):g} {top + 6})">{shapes.flower(0.5)}</g>'
        for side in (-1, 1)
    )
    return (
        f'<rect class="die-step die-step-{step % 2}" x="{MIDDLE - half:g}" y="{top}" width="{2 * half:g}" '
        f'height="{STEP_HEIGHT}" rx="5"/>{edge}{words(step + 1, MIDDLE - half + 18, top + 31, "die-step-number")}'
    )


@cache
def _slot(step: int) -> str:
    width = _pitch(step) - 4
    return f'<rect class="die-space" x="{-width / 2:g}" y="-17" width="{width:g}" height="34" rx="8"/>'


@kept(1024)
def _space(step: int, space: int, bonus: int, offer: Offer | None) -> str:
    """A space with what it grants."""
    icon = f'<g transform="scale(.9)">{shapes.ICONS[bonus]}</g>'
    touch = shapes.finger_room(_pitch(step), FINGER) if offer else ""
    return piece(touch, _slot(step), icon, offer=offer, label=_(BONUS_WORDS[bonus]), at=_space_at(step, space))


@kept(2048)
def _taken(step: int, space: int, climber: Climber) -> str:
    """A space with the soul that stands on it."""
    at = _space_at(step, space)
    return group(_slot(step), at=at) + _standing(climber, step, at)


def _standing(climber: Climber, step: int, at: tuple[float, float]) -> str:
    """A soul on the steps; the highest of each player keeps its name, so that it is seen to climb."""
    owner = climber.owner
    key = f"climber-{owner.number}" if climber.highest else f"soul-{owner.number}-{step}"
    number = "" if owner.ghost else shapes.seat_number(owner.number, 10)
    die = shapes.soul(owner.colour, climber.power, shapes.blank_face(owner.number))
    touch = shapes.finger_room(_pitch(step), STEP_HEIGHT) if climber.offer else ""
    label = owner.soul_label(climber.power)
    return piece(touch, die, number, offer=climber.offer, label=label, at=at, key=key)


@kept(64)
def _living(home: Climber | None) -> str:
    """The land of the living, and the soul that has come home; here the altar ends."""
    return (
        (_standing(home, STEPS, (MIDDLE, LIVING_TOP + 19)) if home else "")
        + words(LIVING, MIDDLE - 80, LIVING_TOP + 32, "die-step-number")
        + words(_("the living"), MIDDLE + 104, LIVING_TOP + 32, "die-note")
        + "</g>"
    )


def supply(sight: DieSight) -> str:
    """A candle is also what a prepared soul is taken back for."""
    view, offers = sight.view, sight.offers
    clicks = [all_of(offers, TAKE + kind) for kind in range(len(TOKENS))]
    clicks[CANDLE] += offers.within(range(CONVERT, PEEK))
    return _supply(view.sides, view.stock, tuple(clicks))


@kept(256)
def _supply(sides: str, stock: tuple[int, ...], offers: tuple[tuple[Offer, ...], ...]) -> str:
    tokens = [
        piece(
            shapes.finger_room(FINGER, 70, middle=9) if offers[kind] else "",
            shapes.token(kind),
            words(f"{sides[kind]} ×{stock[kind]}", 0, 40, "die-note"),
            offers=offers[kind],
            label=token_label(kind, sides),
            cls="" if stock[kind] else "die-gone",
            at=at,
            key=f"supply-{kind}",
        )
        for kind, at in enumerate(SUPPLY_AT)
    ]
    return group(*tokens, cls="die-supply")
