"""The players' boards: prepared and free souls, the City of the Dead, tokens."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

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
from ofrenda.games.die_of_the_dead.scene.table import Owner, piece
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.games.die_of_the_dead.words import COLOUR_WORDS, TOKEN_WORDS, souls
from ofrenda.kernel.scene import Offer, Offers, group, shortened, words
from ofrenda.words import _, kept, mark

LEFT, TOP, WIDTH = 458, 82, 530
GARLAND_ROOM = 50
"""With few players the room below them is decorated."""
COLUMNS = ((mark("prepared"), 258), (mark("free"), 358), (mark("City"), 425), (mark("tokens"), 492))

PREPARED_ACTIONS = tuple(
    (ADD_PREPARED + kind, PLAY_BREAD + kind, MARIGOLD_ADD + 2 + kind, CONVERT + kind) for kind in (0, 1)
)
FREE_ACTIONS = tuple((ADD_FREE + kind, PREPARE + kind, MARIGOLD_ADD + kind) for kind in (0, 1))
PLAYING = {CANDLE: (PLAY_CANDLE,), INCENSE: (PLAY_INCENSE,)}
TOKEN_ACTIONS = tuple((DISCARD + kind, *PLAYING.get(kind, ()), SWAP + kind) for kind in range(len(TOKENS)))


class Clicks(NamedTuple):
    """What clicks on a board do, by kind of soul and by token."""

    prepared: tuple[Offer | None, ...] = (None, None)
    free: tuple[Offer | None, ...] = (None, None)
    city: Offer | None = None
    tokens: tuple[Offer | None, ...] = (None,) * len(TOKENS)


class Board(NamedTuple):
    """What a player's board shows."""

    owner: Owner
    height: float
    state: str
    """As a class: dod-active, dod-winner, or nothing."""
    step: int
    room: int
    prepared: tuple[int, ...]
    free: tuple[int, ...]
    city: int
    tokens: tuple[int, ...]
    clicks: Clicks


NO_CLICKS = Clicks()


def players(view: DieView, owners: tuple[Owner, ...], offers: Offers) -> list[str]:
    height = min(98, (FOOT - TOP) / len(owners))
    boards = [_board(_as_seen(view, owner, offers, height)) for owner in owners]
    return [_columns(), *boards, _below(len(owners), height)]


def _as_seen(view: DieView, owner: Owner, offers: Offers, height: float) -> Board:
    number = owner.number
    return Board(
        owner,
        height,
        _state(view, number),
        view.heights[number],
        view.room[number],
        view.prepared[number * 2 : number * 2 + 2],
        view.free[number * 2 : number * 2 + 2],
        0 if owner.ghost else view.city[number],
        view.tokens[number * len(TOKENS) : (number + 1) * len(TOKENS)],
        _clicks(view, owner, offers) if offers else NO_CLICKS,
    )


def _state(view: DieView, number: int) -> str:
    if view.result is not None:
        return "dod-winner" if number in view.result.winners else ""
    return "dod-active" if number == view.active else ""


def _clicks(view: DieView, owner: Owner, offers: Offers) -> Clicks:
    """Souls only their player may touch; a token may be taken from another."""
    if owner.number != view.seat:
        first = TAKE_FROM + COLOURS.index(owner.colour) * len(TOKENS)
        return Clicks(tokens=tuple([offers.first(first + kind) for kind in range(len(TOKENS))]))
    return Clicks(
        tuple([offers.first(*actions) for actions in PREPARED_ACTIONS]),
        tuple([offers.first(*actions) for actions in FREE_ACTIONS]),
        offers.first(POWER_SOUL),
        tuple([offers.first(*actions) for actions in TOKEN_ACTIONS]),
    )


@kept(1)
def _columns() -> str:
    """The headings; here the boards begin."""
    return '<g class="dod-players">' + "".join(
        [words(_(word), LEFT + x, TOP - 10, "dod-column") for word, x in COLUMNS]
    )


@cache
def _below(owners: int, height: float) -> str:
    """A garland, if there is room; here the boards end."""
    end = TOP + owners * height
    if FOOT - end > GARLAND_ROOM:
        return group(shapes.garland(11, 48), at=(LEFT + 25, (end + FOOT) / 2 + 2)) + "</g>"
    return "</g>"


@kept(2048)
def _board(board: Board) -> str:
    owner, clicks = board.owner, board.clicks
    middle = board.height / 2
    parts = [
        f'<rect class="dod-board {board.state}" y="2" width="{WIDTH}" height="{board.height - 5:g}" rx="12"/>',
        _player(owner, board.step, middle),
        _prepared(owner, board.room, board.prepared, clicks.prepared, middle),
        _free(owner.colour, board.free, clicks.free, middle),
    ]
    if board.state == "dod-winner":
        parts.append(group(shapes.flower(0.9), at=(16, middle - 20)))
    if not owner.ghost:
        parts.append(_city(owner.colour, board.city, clicks.city, middle))
        parts.append(_tokens(owner.number, board.tokens, clicks.tokens, middle))
    return group(group(*parts), at=(LEFT, TOP + owner.number * board.height))


@kept(1024)
def _player(owner: Owner, step: int, y: float) -> str:
    """Who it is, and the highest step reached."""
    facts = f"{_(COLOUR_WORDS[owner.colour])} · {_('step {step}', step=step)}"
    return (
        group(shapes.seat_sign(owner.number, owner.ghost, 46), at=(32, y))
        + words(shortened(owner.name, 12), 62, y - 4, "dod-name", "start")
        + words(facts, 62, y + 19, "dod-note", "start")
    )


@kept(1024)
def _prepared(owner: Owner, room: int, counts: tuple[int, ...], offers: tuple[Offer | None, ...], y: float) -> str:
    pitch = 116 / max(room, 3)
    kinds = [kind for kind in (0, 1) for _soul in range(counts[kind])]
    parts = []
    for place in range(room):
        at = (200 + pitch * (place + 0.5), y)
        parts.append(group('<rect class="dod-slot" x="-13" y="-13" width="26" height="26" rx="6"/>', at=at))
        if place < len(kinds):
            kind = kinds[place]
            die = shapes.soul(owner.colour, kind == 1, shapes.blank_face(owner.number), min(pitch, 34))
            key = f"prepared-{owner.number}-{place}"
            parts.append(piece(die, offer=offers[kind], label=owner.soul_label(kind == 1), at=at, key=key))
    return group(*parts)


@kept(1024)
def _free(colour: str, counts: tuple[int, ...], offers: tuple[Offer | None, ...], y: float) -> str:
    """The free souls of both kinds, each as a die and a number."""
    parts = []
    for kind, count in enumerate(counts):
        die = shapes.soul(colour, kind == 1, "", 27)
        label = souls((count, 0) if kind == 0 else (0, count)) or _("no power souls")
        at = (341, y - 15 + 30 * kind)
        cls = "" if count else "dod-gone"
        number = words(f"×{count}", 16, 6, "dod-count", "start")
        touch = shapes.touch(-15, -15, 62, 30)
        parts.append(piece(touch, die, number, offer=offers[kind], label=label, cls=cls, at=at))
    return group(*parts)


@kept(256)
def _city(colour: str, count: int, offer: Offer | None, y: float) -> str:
    """The power souls in the City of the Dead, under their gate."""
    gate = '<path class="dod-gate" d="M-24 25V-6A24 22 0 0 1 24 -6V25Z"/>'
    die = f'<g transform="translate(0 -7)">{shapes.soul(colour, True, "", 24)}</g>'
    number = words(f"×{count}", 0, 21, "dod-count")
    cls = "" if count else "dod-gone"
    return piece(gate, die, number, offer=offer, label=_("the City of the Dead"), cls=cls, at=(425, y))


@kept(1024)
def _tokens(seat: int, counts: tuple[int, ...], offers: tuple[Offer | None, ...], y: float) -> str:
    held = [kind for kind, count in enumerate(counts) for _token in range(count)]
    pitch = 37 if len(held) < 3 else 25
    parts = []
    for place, kind in enumerate(held):
        at = (491 + pitch * (place - (len(held) - 1) / 2), y)
        key = f"token-{seat}-{place}"
        parts.append(piece(shapes.token(kind, 0.76), offer=offers[kind], label=_(TOKEN_WORDS[kind]), at=at, key=key))
    return group(*parts)
