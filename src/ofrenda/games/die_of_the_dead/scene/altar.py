"""The marigold steps as an altar; the step to which the viewer's next soul comes is lit and higher than the others."""

from __future__ import annotations

from functools import cache

from ofrenda.games.die_of_the_dead.engine.pieces import LIVING, SPACES, STEPS
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.layout import Box, Layout
from ofrenda.games.die_of_the_dead.scene.sight import DieSight, Owner
from ofrenda.games.die_of_the_dead.scene.tags import piece
from ofrenda.games.die_of_the_dead.text.about import ON_STEP, living_about, soul_about, space_about
from ofrenda.games.die_of_the_dead.text.words import BONUS_WORDS
from ofrenda.kernel.scene import Motif, group, width_of, words
from ofrenda.words import _, kept

NONE: tuple[None, ...] = (None,) * SPACES
"""Of a step's spaces, none is taken."""
LIT_SHARE = 2.1
"""How much higher the lit step is."""
BADGED = 26
"""From this size on, souls on the steps have their player's number too."""
SLOPE = 0.011
"""By how much of the whole a step is narrower than the one below it, on each side."""


SUNBEAMS = 62
"""How far the light of the sun reaches."""


class Climber(Motif, frozen=True):
    """A soul on the steps."""

    owner: Owner
    power: bool
    highest: bool
    """Of its owner's."""


def altar(sight: DieSight) -> list[str]:
    view, layout = sight.view, sight.layout
    lit = view.heights[view.seat] if view.seat is not None else -1
    turn = _("Turn {number}", number=view.turn)
    parts = ['<g class="die-altar">', _sun(layout, lit, turn)]
    for step in range(STEPS):
        first, end = step * SPACES, (step + 1) * SPACES
        souls = view.steps[first:end]
        climbers = tuple([_climber(sight, soul, step) for soul in souls]) if any(souls) else NONE
        parts.append(_step(layout, step, lit, view.bonuses[first:end], climbers, view.sides))
    return [*parts, _living(layout, lit, _climber(sight, view.steps[STEPS * SPACES], STEPS), turn)]


def _climber(sight: DieSight, standing: int, step: int) -> Climber | None:
    """The soul that the view has on a space of this step; 0 is nobody."""
    if not standing:
        return None
    owner = sight.owners[(standing - 1) // 2]
    return Climber(owner, standing % 2 == 0, sight.view.heights[owner.number] == step + 1)


@cache
def _row(layout: Layout, step: int, lit: int) -> Box:
    """The place of a step, or with number 8 of the land of the living."""
    stairs = layout.stairs
    steps = float(LIVING)
    unit = stairs.height / (steps - 1 + LIT_SHARE if lit >= 0 else steps)
    below = step * unit + ((LIT_SHARE - 1) * unit if 0 <= lit < step else 0)
    height = LIT_SHARE * unit if step == lit else unit
    narrower = SLOPE * step * stairs.width
    bottom = stairs.y + stairs.height - below
    return Box(stairs.x + narrower, bottom - height, stairs.width - 2 * narrower, height)


def _spaces(layout: Layout, step: int, lit: int) -> list[Box]:
    """The places of its spaces, beside the number."""
    row = _row(layout, step, lit)
    number = 0.085 * layout.stairs.width
    spaces = int(SPACES)
    pitch = (row.width - number - 4) / spaces
    return [Box(row.x + number + space * pitch, row.y + 1.5, pitch - 3, row.height - 3) for space in range(spaces)]


@kept(2048)
def _step(
    layout: Layout,
    step: int,
    lit: int,
    bonuses: tuple[int, ...],
    climbers: tuple[Climber | None, ...],
    sides: str,
) -> str:
    mine = step == lit
    parts = [_frame(layout, step, lit)]
    for number, box in enumerate(_spaces(layout, step, lit)):
        climber, bonus = climbers[number], bonuses[number]
        if climber is None:
            parts.append(_space(step, bonus, mine, box, layout.tall, sides if mine else ""))
        else:
            parts += [group(_slot(box), at=box.middle), _standing(climber, step, box)]
    return group(*parts, cls="die-next" if mine else "")


@kept(64)
def _frame(layout: Layout, step: int, lit: int) -> str:
    row = _row(layout, step, lit)
    x, y = row.x + 0.043 * layout.stairs.width, row.middle[1] + 5
    mine = step == lit
    return (
        f'<rect class="die-step die-step-{step % 2}" x="{row.x:g}" y="{row.y:.2f}" width="{row.width:.2f}" '
        f'height="{row.height:.2f}" rx="4"/>'
        f"{words(step + 1, x, y - 6 if mine else y, 'die-step-number')}"
        f"{group(shapes.UPWARD, at=(x, y + 5), label=_('next')) if mine else ''}"
    )


@cache
def _slot(box: Box) -> str:
    width, height = box.width, box.height
    return (
        f'<rect class="die-space" x="{-width / 2:.2f}" y="{-height / 2:.2f}" width="{width:.2f}" '
        f'height="{height:.2f}" rx="6"/>'
    )


@kept(1024)
def _space(step: int, bonus: int, mine: bool, box: Box, tall: bool, sides: str) -> str:
    """A space with what it grants; on the viewer's next step also in words, if there is room."""
    worded = mine and not tall
    size = min((box.height - (16 if worded else 0)) / 38, 0.95)
    icon = f'<g transform="translate(0 {-7 if worded else 0}) scale({size:.3g})">{shapes.ICONS[bonus]}</g>'
    name = _(BONUS_WORDS[bonus])
    word = shapes.fitted(name, 0, box.height / 2 - 5, "die-whose", box.width - 8) if worded else ""
    about = space_about(step, bonus, mine, sides)
    return piece(_slot(box), icon, word, label=name, at=box.middle, about=about, rule="DIE-B2")


def _standing(climber: Climber, step: int, box: Box) -> str:
    """A soul on the steps; the highest of each player keeps its name, so that it is seen to climb."""
    owner = climber.owner
    key = f"climber-{owner.number}" if climber.highest else f"soul-{owner.number}-{step}"
    size = min(box.height * 1.08, 40)
    die = shapes.soul(owner.colour, climber.power, shapes.blank_face(owner.number), size)
    number = shapes.seat_number(owner.number, 0.34 * size + 2) if size > BADGED and not owner.ghost else ""
    label, about = owner.soul_label(climber.power), soul_about(climber.power, ON_STEP)
    return piece(die, number, label=label, at=box.middle, key=key, about=about, rule="DIE-E1")


def _gate(layout: Layout, lit: int, turn: str) -> Box:
    """Where the sun rises and the soul comes home: between the turn and the name of the land."""
    row = _row(layout, STEPS, lit)
    size = shapes.SIZES["die-whose" if layout.tall else "die-note"]
    left, right = (width_of(word, size) + 4 for word in (turn, _("the living")))
    return Box(row.x + left, row.y, max(row.width - left - right, 0), row.height)


@kept(256)
def _sun(layout: Layout, lit: int, turn: str) -> str:
    gate = _gate(layout, lit, turn)
    size = min(gate.height, gate.width / 2) / SUNBEAMS
    x, y = gate.middle[0], gate.y + gate.height
    return f'<g transform="translate({x:g} {y:.2f}) scale({size:.3g})">{shapes.sun()}</g>'


@kept(256)
def _living(layout: Layout, lit: int, home: Climber | None, turn: str) -> str:
    """The land of the living, and the soul that has come home; here the altar ends."""
    row = _row(layout, STEPS, lit)
    middle = row.middle[0]
    line = row.y + row.height - 6

    return (
        piece(
            shapes.finger_room(row.width, row.height),
            label=_("the living"),
            at=row.middle,
            about=living_about(),
            rule="DIE-B5",
        )
        + (_standing(home, STEPS, _gate(layout, lit, turn)) if home else "")
        + words(turn, row.x, line, "die-note", "start")
        + words(_("the living"), middle + row.width / 2, line, "die-note", "end")
        + "</g>"
    )
