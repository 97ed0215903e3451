"""The four caskets: open with their souls, or closed, all alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ofrenda.games.die_of_the_dead.pieces import (
    ASCEND,
    BREAD,
    BREAD_INTO,
    CASKET,
    CASKETS,
    DECLARE,
    DOWN,
    KEEP,
    LOOK,
    MARIGOLD,
    MOVE,
    PEEK,
    PLAY_CANDLE,
    REMOVE,
    SWAP_CASKETS,
    TURN,
    UP,
    VALUES,
)
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.table import Table
from ofrenda.kernel.scene import group, words
from ofrenda.words import _, mark

LEFT, TOP, PITCH = 14, 502, 250
CASKET_WORDS = (mark("add souls"), mark("prepare"), mark("take a token"), mark("raise souls"))
BLANK_FACE, UNDECLARED = 0, -1
"""What a die shows that has not been rolled, or whose skull has not been declared."""
DICE_SIZES = (42, 38, 34, 30, 27, 25, 21, 18, 15)


class Die(NamedTuple):
    """A soul in an open casket, what it shows, and what a click on it does."""

    soul: int
    shows: int
    action: int | None

    def face(self) -> str:
        if self.shows > 0:
            return shapes.pips(self.shows)
        blank = shapes.blank_face(self.soul // 2)
        return blank + shapes.QUESTION if self.shows == UNDECLARED else blank


def caskets(table: Table) -> str:
    drawn = [_casket(table, place, (LEFT + place * PITCH, TOP)) for place in range(CASKETS)]
    return group(*drawn, _way(table), cls="dod-caskets")


def _way(table: Table) -> str:
    """The way the caskets move, one on and the last to the front; or the swaps of neighbours."""
    gaps = [(LEFT + PITCH * (place + 1) - 14, TOP + 96) for place in range(CASKETS - 1)]
    swaps = [(table.first(SWAP_CASKETS + place), gap) for place, gap in enumerate(gaps)]
    if swaps[0][0] is not None:
        return group(*[table.piece(shapes.chip(shapes.SWAP), action=swap, at=gap) for swap, gap in swaps])
    back = f'<path class="dod-arrow" d="M{LEFT + 3 * PITCH + 111} 692v8q0 9 -9 9H134q-9 0 -9 -9v-5m-7 4l7 -8l7 8"/>'
    arrows = [group(shapes.touch(-14, -30, 28, 60), shapes.AHEAD, at=gap) for gap in gaps]
    action = table.first(MOVE, PLAY_CANDLE)
    return table.piece(*arrows, back, action=action, label=_("how the caskets move"), cls="dod-way", at=(0, 0))


def _casket(table: Table, place: int, at: tuple[float, float]) -> str:
    view = table.view
    content = view.caskets[place]
    if content is None and not view.empty[place]:
        body = shapes.closed_casket()
        state = _("closed")
    elif content is None:
        body = shapes.empty_casket() + words(_("empty"), 111, 100, "dod-note")
        state = _("empty")
    else:
        body = shapes.open_casket() + _content(table, place, content)
        state = _("open")
    sign = [
        '<circle class="dod-medal" cx="22" cy="-17" r="16"/>',
        words(place + 1, 22, -10, "dod-medal-number"),
        words(_(CASKET_WORDS[place]), 46, -12, "dod-casket-word", "start"),
    ]
    if view.peeked >> place & 1:
        sign.append(group(shapes.EYE, at=(196, -17), label=_("looked into")))
    label = _("Casket {place}: {state}", place=place + 1, state=state)
    cls = "dod-casket shaken" if view.shaken == place else "dod-casket"
    action = table.first(CASKET + place)
    parts = (body, *sign, _looks(table, place))
    return table.piece(*parts, action=action, label=label, cls=cls, at=at, key=f"casket-{place}")


def _looks(table: Table, place: int) -> str:
    """What may be done with this casket before one is chosen: look, peek, fill."""
    faces = {LOOK: shapes.ICONS[MARIGOLD], PEEK: shapes.EYE, BREAD_INTO: shapes.ICONS[BREAD]}
    legal = [(first + place, face) for first, face in faces.items() if first + place in table.actions]
    middle = 111 if table.view.caskets[place] is None else 178
    return "".join(
        table.piece(shapes.chip(face), action=action, at=(middle + 48 * (number - (len(legal) - 1) / 2), 156))
        for number, (action, face) in enumerate(legal)
    )


def _content(table: Table, place: int, counts: Sequence[int]) -> str:
    """The souls in an open casket, player by player; after a shake with what they show."""
    view = table.view
    chips = _chips(table) if place == view.shaken else ""
    rows = [_dice(table, place, owner, counts) for owner in range(len(view.colours))]
    if not any(rows):
        return words(_("empty"), 111, 100, "dod-note") + chips
    room = 118 if chips else 162
    size = next((size for size in DICE_SIZES if _lines(rows, size) * size <= room), DICE_SIZES[-1])
    across = _across(size)
    y = 13 + (room - _lines(rows, size) * size) / 2
    parts = []
    for owner, row in enumerate(rows):
        if row:
            parts.append(group(shapes.seat_sign(owner, view.seats, 22), at=(30, y + size / 2)))
        for number, die in enumerate(row):
            at = (51 + size * (number % across + 0.5), y + size * (number // across + 0.5))
            parts.append(_die(table, die, f"die-{place}-{owner}-{number}", size, at))
        y += size * -(-len(row) // across)
    return group(*parts) + chips


def _die(table: Table, die: Die, key: str, size: float, at: tuple[float, float]) -> str:
    """The piece with the key tells what it shows, so that it tumbles when that changes, and only then."""
    drawn = shapes.soul(table.view.colours[die.soul // 2], die.soul % 2 == 1, die.face(), size - 2)
    label = table.soul_label(die.soul)
    return table.piece(group(drawn, f"<desc>{die.shows}</desc>", key=key), action=die.action, label=label, at=at)


def _across(size: float) -> int:
    """How many dice of this size lie side by side."""
    return int(150 // size)


def _lines(rows: Sequence[Sequence[Die]], size: float) -> int:
    """How many lines these rows take if dice have this size."""
    return sum(-(-len(row) // _across(size)) for row in rows)


def _dice(table: Table, place: int, owner: int, counts: Sequence[int]) -> list[Die]:
    """One player's souls in a casket, the highest first."""
    view = table.view
    dice: list[Die] = []
    for soul in (owner * 2, owner * 2 + 1):
        moves = _moves(table, place, soul)
        left = counts[soul]
        if place == view.shaken:
            for value in range(VALUES, 0, -1):
                shown = view.shown[soul * VALUES + value - 1]
                action = table.first(TURN + table.named(soul) * VALUES + value - 1, *moves)
                dice += [Die(soul, value, action)] * shown
                left -= shown
            skulls = view.skulls[owner] if soul % 2 else 0
            dice += [Die(soul, UNDECLARED, None)] * skulls
            left -= skulls
        dice += [Die(soul, BLANK_FACE, table.first(*moves))] * left
    return dice


def _moves(table: Table, place: int, soul: int) -> list[int]:
    """The actions that take this soul out of this casket."""
    view = table.view
    if view.phase == "RemoveOne":
        return [REMOVE + table.named(soul)] if view.asked[0] == place else []
    if view.phase == "RemoveOpponent":
        return [REMOVE + table.named(soul)] if place == 0 else []
    return [ASCEND + table.named(soul)] if place == CASKETS - 1 else []


def _chips(table: Table) -> str:
    """Answers about a roll: what a skull counts, which way a die turns, which soul stays."""
    colour = table.view.colours[table.view.seat or 0]
    faces = {DECLARE + value: shapes.soul(colour, True, shapes.pips(value + 1), 32) for value in range(VALUES)}
    faces[DOWN] = shapes.chip(words("−1", 0, 7, "dod-count"))
    faces[UP] = shapes.chip(words("+1", 0, 7, "dod-count"))
    faces |= {KEEP + kind: shapes.soul("plain", kind == 1, "", 36) for kind in (0, 1)}
    legal = [action for action in faces if action in table.actions]
    pitch = 31 if len(legal) > 2 else 54
    return "".join(
        table.piece(faces[action], action=action, at=(111 + pitch * (number - (len(legal) - 1) / 2), 153))
        for number, action in enumerate(legal)
    )
