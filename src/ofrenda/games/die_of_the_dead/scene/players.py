"""The players' boards: prepared and free souls, the City of the Dead, tokens."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.pieces import (
    ADD_FREE,
    ADD_PREPARED,
    CANDLE,
    COLOURS,
    CONVERT,
    DISCARD,
    INCENSE,
    MARIGOLD_ADD,
    PLAY_BREAD,
    PLAY_CANDLE,
    PLAY_INCENSE,
    POWER_SOUL,
    PREPARE,
    SWAP,
    TAKE_FROM,
    TOKENS,
)
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.altar import FOOT
from ofrenda.games.die_of_the_dead.scene.table import Table
from ofrenda.games.die_of_the_dead.words import COLOUR_WORDS, TOKEN_WORDS, player, souls
from ofrenda.kernel.scene import group, shortened, words
from ofrenda.words import _, mark

LEFT, TOP, WIDTH = 458, 82, 530
GARLAND_ROOM = 50
"""With few players the room below them is decorated."""
COLUMNS = ((mark("prepared"), 258), (mark("free"), 358), (mark("City"), 425), (mark("tokens"), 492))


def players(table: Table) -> str:
    owners = len(table.view.colours)
    height = min(98, (FOOT - TOP) / owners)
    parts = [words(_(word), LEFT + x, TOP - 10, "dod-column") for word, x in COLUMNS]
    for owner in range(owners):
        parts.append(group(_player(table, owner, height), at=(LEFT, TOP + owner * height)))
    end = TOP + owners * height
    if FOOT - end > GARLAND_ROOM:
        parts.append(group(shapes.garland(11, 48), at=(LEFT + 25, (end + FOOT) / 2 + 2)))
    return group(*parts, cls="dod-players")


def _player(table: Table, owner: int, height: float) -> str:
    view = table.view
    middle = height / 2
    name = player(owner, table.names)
    facts = f"{_(COLOUR_WORDS[view.colours[owner]])} · {_('step {step}', step=view.heights[owner])}"
    winner = view.result is not None and owner in view.result.winners
    state = "dod-winner" if winner else "dod-active" if owner == view.active and view.result is None else ""
    parts = [
        f'<rect class="dod-board {state}" y="2" width="{WIDTH}" height="{height - 5:g}" rx="12"/>',
        group(shapes.seat_sign(owner, view.seats, 46), at=(32, middle)),
        words(shortened(name, 12), 62, middle - 4, "dod-name", "start"),
        words(facts, 62, middle + 19, "dod-note", "start"),
        _prepared(table, owner, middle),
        _free(table, owner, middle),
    ]
    if winner:
        parts.append(group(shapes.flower(0.9), at=(16, middle - 20)))
    if owner < view.seats:
        parts += [_city(table, owner, middle), _tokens(table, owner, middle)]
    return group(*parts)


def _prepared(table: Table, owner: int, y: float) -> str:
    view = table.view
    pitch = 116 / max(view.room[owner], 3)
    kinds = [kind for kind in (0, 1) for _soul in range(view.prepared[owner * 2 + kind])]
    parts = []
    for place in range(view.room[owner]):
        at = (200 + pitch * (place + 0.5), y)
        parts.append(group('<rect class="dod-slot" x="-13" y="-13" width="26" height="26" rx="6"/>', at=at))
        if place < len(kinds):
            kind = kinds[place]
            die = shapes.soul(view.colours[owner], kind == 1, shapes.blank_face(owner), min(pitch, 34))
            action = table.of_seat(
                owner, ADD_PREPARED + kind, PLAY_BREAD + kind, MARIGOLD_ADD + 2 + kind, CONVERT + kind
            )
            label = table.soul_label(owner * 2 + kind)
            parts.append(table.piece(die, action=action, label=label, at=at, key=f"prepared-{owner}-{place}"))
    return group(*parts)


def _free(table: Table, owner: int, y: float) -> str:
    """The free souls of both kinds, each as a die and a number."""
    view = table.view
    parts = []
    for kind in (0, 1):
        count = view.free[owner * 2 + kind]
        die = shapes.soul(view.colours[owner], kind == 1, "", 27)
        action = table.of_seat(owner, ADD_FREE + kind, PREPARE + kind, MARIGOLD_ADD + kind)
        label = souls((count, 0) if kind == 0 else (0, count)) or _("no power souls")
        at = (341, y - 15 + 30 * kind)
        cls = "" if count else "dod-gone"
        number = words(f"×{count}", 16, 6, "dod-count", "start")
        parts.append(
            table.piece(shapes.touch(-15, -15, 62, 30), die, number, action=action, label=label, cls=cls, at=at)
        )
    return group(*parts)


def _city(table: Table, owner: int, y: float) -> str:
    """The power souls in the City of the Dead, under their gate."""
    view = table.view
    gate = '<path class="dod-gate" d="M-24 25V-6A24 22 0 0 1 24 -6V25Z"/>'
    die = f'<g transform="translate(0 -7)">{shapes.soul(view.colours[owner], True, "", 24)}</g>'
    count = words(f"×{view.city[owner]}", 0, 21, "dod-count")
    cls = "" if view.city[owner] else "dod-gone"
    action = table.of_seat(owner, POWER_SOUL)
    return table.piece(gate, die, count, action=action, label=_("the City of the Dead"), cls=cls, at=(425, y))


def _tokens(table: Table, seat: int, y: float) -> str:
    view = table.view
    counts = view.tokens[seat * len(TOKENS) :][: len(TOKENS)]
    held = [kind for kind in range(len(TOKENS)) for _token in range(counts[kind])]
    pitch = 37 if len(held) < 3 else 25
    playing = {CANDLE: PLAY_CANDLE, INCENSE: PLAY_INCENSE}
    parts = []
    for place, kind in enumerate(held):
        own = [DISCARD + kind, *([playing[kind]] if kind in playing else []), SWAP + kind]
        colour = COLOURS.index(view.colours[seat])
        action = (
            table.of_seat(seat, *own) if seat == view.seat else table.first(TAKE_FROM + colour * len(TOKENS) + kind)
        )
        at = (491 + pitch * (place - (len(held) - 1) / 2), y)
        label = _(TOKEN_WORDS[kind])
        key = f"token-{seat}-{place}"
        parts.append(table.piece(shapes.token(kind, 0.76), action=action, label=label, at=at, key=key))
    return group(*parts)
