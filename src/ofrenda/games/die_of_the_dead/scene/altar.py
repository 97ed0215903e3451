"""The marigold steps as an altar, and the offerings beside it: the supply of tokens."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.pieces import LIVING, RETURN, SPACE, SPACES, STEPS, TAKE
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.table import Table
from ofrenda.games.die_of_the_dead.words import BONUS_WORDS, TOKEN_WORDS
from ofrenda.kernel.scene import group, words
from ofrenda.words import _

MIDDLE, FOOT, STEP_HEIGHT = 226, 450, 41
SUPPLY_AT = ((40, 126), (40, 206), (412, 126), (412, 206))
"""Where the offerings lie, token by token."""


def altar(table: Table) -> str:
    top = FOOT - LIVING * STEP_HEIGHT
    parts = [group(shapes.sun(), at=(MIDDLE, top + STEP_HEIGHT))]
    parts += [_step(table, step) for step in range(STEPS)]
    home = table.view.steps[STEPS * SPACES] - 1
    if home >= 0:
        parts.append(_climber(table, home, STEPS, (MIDDLE, top + 19)))
    parts.append(words(LIVING, MIDDLE - 80, top + 32, "dod-step-number"))
    parts.append(words(_("the living"), MIDDLE + 104, top + 32, "dod-note"))
    return group(*parts, cls="dod-altar")


def _step(table: Table, step: int) -> str:
    half = 206 - 9.5 * step
    top = FOOT - (step + 1) * STEP_HEIGHT
    pitch = (2 * half - 40) / SPACES
    edge = "".join(
        f'<g transform="translate({MIDDLE + side * (half - 3):g} {top + 6})">{shapes.flower(0.5)}</g>'
        for side in (-1, 1)
    )
    parts = [
        f'<rect class="dod-step dod-step-{step % 2}" x="{MIDDLE - half:g}" y="{top}" width="{2 * half:g}" '
        f'height="{STEP_HEIGHT}" rx="5"/>{edge}',
        words(step + 1, MIDDLE - half + 18, top + 31, "dod-step-number"),
    ]
    for space in range(SPACES):
        at = (MIDDLE - half + 32 + pitch * (space + 0.5), top + 21)
        parts.append(_space(table, step, space, pitch - 4, at))
    return group(*parts)


def _space(table: Table, step: int, space: int, width: float, at: tuple[float, float]) -> str:
    """A space with what it grants, or with the soul that stands on it."""
    view = table.view
    place = step * SPACES + space
    slot = f'<rect class="dod-space" x="{-width / 2:g}" y="-17" width="{width:g}" height="34" rx="8"/>'
    if view.steps[place]:
        return group(slot, at=at) + _climber(table, view.steps[place] - 1, step, at)
    climbing = view.phase == "Climb" and view.heights[view.asked[0] // 2] == step
    icon = f'<g transform="scale(.9)">{shapes.ICONS[view.bonuses[place]]}</g>'
    action = table.first(SPACE + space) if climbing else None
    return table.piece(slot, icon, action=action, label=_(BONUS_WORDS[view.bonuses[place]]), at=at)


def _climber(table: Table, soul: int, step: int, at: tuple[float, float]) -> str:
    """A soul on the steps; the highest of each player keeps its name, so that it is seen to climb."""
    view = table.view
    owner = soul // 2
    key = f"climber-{owner}" if view.heights[owner] == step + 1 else f"soul-{owner}-{step}"
    number = shapes.seat_number(owner, 10) if owner < view.seats else ""
    face = shapes.blank_face(owner) + number
    die = shapes.soul(view.colours[owner], soul % 2 == 1, face)
    action = table.of_seat(owner, RETURN + step)
    return table.piece(die, action=action, label=table.soul_label(soul), at=at, key=key)


def supply(table: Table) -> str:
    view = table.view
    parts = []
    for kind, at in enumerate(SUPPLY_AT):
        count = f"{view.sides[kind]} ×{view.stock[kind]}"
        cls = "" if view.stock[kind] else "dod-gone"
        parts.append(
            table.piece(
                shapes.token(kind),
                words(count, 0, 42, "dod-note"),
                action=table.first(TAKE + kind),
                label=_(TOKEN_WORDS[kind]),
                cls=cls,
                at=at,
                key=f"supply-{kind}",
            )
        )
    return group(*parts, cls="dod-supply")
