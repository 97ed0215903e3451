"""The players' boards: prepared and free souls, the City of the Dead, tokens."""

from __future__ import annotations

from functools import cache

from ofrenda.games.die_of_the_dead.engine.pieces import (
    ADD_FREE,
    ADD_PREPARED,
    CANDLE,
    COLOURS,
    CONVERT,
    DISCARD,
    INCENSE,
    MARIGOLD,
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
from ofrenda.games.die_of_the_dead.scene.sight import DieSight, Owner
from ofrenda.games.die_of_the_dead.scene.tags import all_of, piece
from ofrenda.games.die_of_the_dead.text.words import COLOUR_WORDS, TOKEN_WORDS, souls, way_up
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.scene import FINGER, Motif, Offer, Offers, group, shortened, words
from ofrenda.words import _, kept, mark

LEFT, TOP, WIDTH = 458, 82, 530
GARLAND_ROOM = 50
"""With few players the room below them is decorated."""
COLUMNS = ((mark("prepared"), 137), (mark("free"), 286), (mark("City"), 387), (mark("tokens"), 471))
"""The kinds of pieces below a player's name, with the middle of their place."""
PREPARED_WIDTH, FREE_WIDTH, CITY_WIDTH, TOKENS_WIDTH = 150, 144, 56, 110
MOST_APART = 58
"""From one piece to the next."""

PREPARED_ACTIONS = tuple(
    (ADD_PREPARED + kind, PLAY_BREAD + kind, MARIGOLD_ADD + 2 + kind, CONVERT + kind) for kind in (0, 1)
)
FREE_ACTIONS = tuple((ADD_FREE + kind, PREPARE + kind, MARIGOLD_ADD + kind) for kind in (0, 1))
PLAYING = {CANDLE: (PLAY_CANDLE,), INCENSE: (PLAY_INCENSE,)}


class Clicks(Motif, frozen=True):
    """What clicks on a board do, by kind of soul and by token."""

    prepared: tuple[tuple[Offer, ...], ...] = ((), ())
    free: tuple[Offer | None, ...] = (None, None)
    city: Offer | None = None
    tokens: tuple[tuple[Offer, ...], ...] = ((),) * len(TOKENS)
    swap: Offer | None = None
    """Of a candle, which may also be played."""


class Board(Motif, frozen=True):
    """What a player's board shows."""

    owner: Owner
    height: float
    state: str
    """As a class: die-active, die-winner, or nothing."""
    step: int
    room: int
    prepared: tuple[int, ...]
    free: tuple[int, ...]
    city: int
    tokens: tuple[int, ...]
    clicks: Clicks


NO_CLICKS = Clicks()


def players(sight: DieSight) -> list[str]:
    height = min(98, (FOOT - TOP) / len(sight.owners))
    boards = [_board(_as_seen(sight, owner, height)) for owner in sight.owners]
    return [_columns(), *boards, _below(len(sight.owners), height)]


def _as_seen(sight: DieSight, owner: Owner, height: float) -> Board:
    view = sight.view
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
        _clicks(sight, owner) if sight.offers else NO_CLICKS,
    )


def _state(view: DieView, number: int) -> str:
    if view.result is not None:
        return "die-winner" if number in view.result.winners else ""
    return "die-active" if number == view.active else ""


def _clicks(sight: DieSight, owner: Owner) -> Clicks:
    """Souls only their player may touch; a token may be taken from another.

    A prepared soul may serve a marigold or be taken back for a candle: which of the two is clicked next.
    """
    offers = sight.offers
    if owner.number != sight.view.seat:
        first = TAKE_FROM + COLOURS.index(owner.colour) * len(TOKENS)
        return Clicks(tokens=tuple([all_of(offers, first + kind) for kind in range(len(TOKENS))]))
    return Clicks(
        tuple([all_of(offers, *actions) for actions in PREPARED_ACTIONS]),
        tuple([offers.first(*actions) for actions in FREE_ACTIONS]),
        offers.first(POWER_SOUL),
        tuple([_uses(offers, kind) for kind in range(len(TOKENS))]),
        offers.first(SWAP + CANDLE) if offers.first(PLAY_CANDLE) else None,
    )


def _uses(offers: Offers, kind: int) -> tuple[Offer, ...]:
    """What a click on an own token does; which soul a marigold adds is clicked next."""
    first = offers.first(DISCARD + kind, *PLAYING.get(kind, ()), SWAP + kind)
    if first is None and kind == MARIGOLD:
        return offers.within(range(MARIGOLD_ADD, PLAY_BREAD))
    return (first,) if first else ()


@kept(1)
def _columns() -> str:
    """The headings; here the boards begin."""
    return '<g class="die-players">' + "".join(
        [words(_(word), LEFT + x, TOP - 10, "die-column") for word, x in COLUMNS]
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
    owner, height, clicks = board.owner, board.height, board.clicks
    parts = [
        f'<rect class="die-board {board.state}" y="2" width="{WIDTH}" height="{height - 5:g}" rx="12"/>',
        _player(owner, board.step, height),
        _prepared(owner, board.room, board.prepared, clicks.prepared, height),
        _free(owner.colour, board.free, clicks.free, height),
    ]
    if board.state == "die-winner":
        parts.append(group(shapes.flower(0.9), at=(16, height / 2 - 20)))
    if not owner.ghost:
        parts.append(_city(owner.colour, board.city, clicks.city, height))
        parts.append(_tokens(owner.number, board.tokens, clicks.tokens, clicks.swap, height))

    return group(group(*parts), at=(LEFT, TOP + owner.number * height))


def _line(height: float) -> float:
    """Where the pieces lie, below the player's name."""
    return 10 + height / 2


def _touch(width: float, height: float) -> str:
    """Room for a finger down to the edge of the board."""
    return shapes.finger_room(width, FINGER, middle=height - 5 - FINGER / 2 - _line(height))


@kept(1024)
def _player(owner: Owner, step: int, height: float) -> str:
    """Who it is, and the highest step reached."""
    facts = f"{_(COLOUR_WORDS[owner.colour])} · {way_up(step)}"
    return (
        group(shapes.seat_sign(owner.number, owner.ghost, 46), at=(32, height / 2))
        + words(shortened(owner.name, 17), 62, 22, "die-name", "start")
        + words(facts, WIDTH - 12, 22, "die-note", "end")
    )


@kept(1024)
def _prepared(
    owner: Owner, room: int, counts: tuple[int, ...], offers: tuple[tuple[Offer, ...], ...], height: float
) -> str:
    pitch = min(PREPARED_WIDTH / room, MOST_APART)
    kinds = [kind for kind in (0, 1) for _soul in range(counts[kind])]
    parts = []
    for place in range(room):
        at = (COLUMNS[0][1] + pitch * (place - (room - 1) / 2), _line(height))
        parts.append(group('<rect class="die-slot" x="-13" y="-13" width="26" height="26" rx="6"/>', at=at))
        if place < len(kinds):
            kind = kinds[place]
            die = shapes.soul(owner.colour, kind == 1, shapes.blank_face(owner.number), min(0.9 * pitch, 38))
            touch = _touch(pitch, height) if offers[kind] else ""
            key = f"prepared-{owner.number}-{place}"
            parts.append(piece(touch, die, offers=offers[kind], label=owner.soul_label(kind == 1), at=at, key=key))

    return group(*parts)


@kept(1024)
def _free(colour: str, counts: tuple[int, ...], offers: tuple[Offer | None, ...], height: float) -> str:
    """The free souls of both kinds, each as a die and a number."""
    pitch = FREE_WIDTH / 2
    parts = []
    for kind, count in enumerate(counts):
        die = group(shapes.soul(colour, kind == 1, "", 28), at=(-21, 0))
        label = souls((count, 0) if kind == 0 else (0, count)) or _("no power souls")
        at = (COLUMNS[1][1] + pitch * (kind - 0.5), _line(height))
        cls = "" if count else "die-gone"
        number = words(f"×{count}", -4, 6, "die-count", "start")
        touch = _touch(pitch, height) if offers[kind] else ""
        parts.append(piece(touch, die, number, offer=offers[kind], label=label, cls=cls, at=at))
    return group(*parts)


@kept(256)
def _city(colour: str, count: int, offer: Offer | None, height: float) -> str:
    """The power souls in the City of the Dead, under their gate."""
    gate = '<path class="die-gate" d="M-28 20V-2A28 16 0 0 1 28 -2V20Z"/>'
    die = group(shapes.soul(colour, True, "", 22), at=(-13, 3))
    number = words(f"×{count}", 1, 9, "die-count", "start")
    cls = "" if count else "die-gone"
    touch = _touch(CITY_WIDTH, height) if offer else ""
    at = (COLUMNS[2][1], _line(height))
    return piece(touch, gate, die, number, offer=offer, label=_("the City of the Dead"), cls=cls, at=at)


@kept(1024)
def _tokens(
    seat: int, counts: tuple[int, ...], offers: tuple[tuple[Offer, ...], ...], swap: Offer | None, height: float
) -> str:
    held = [kind for kind, count in enumerate(counts) for _token in range(count)]
    across = len(held) + (swap is not None)
    pitch = min(TOKENS_WIDTH / max(across, 1), MOST_APART)
    left = COLUMNS[3][1] - pitch * (across - 1) / 2
    parts = []
    for place, kind in enumerate(held):
        touch = _touch(pitch, height) if offers[kind] else ""
        token = shapes.token(kind, min(pitch / 50, 0.82))
        at, key = (left + pitch * place, _line(height)), f"token-{seat}-{place}"
        parts.append(piece(touch, token, offers=offers[kind], label=_(TOKEN_WORDS[kind]), at=at, key=key))

    if swap:
        chip = f'<g transform="scale({min(pitch / 46, 0.82):.3g})">{shapes.chip(shapes.SWAP)}</g>'
        parts.append(piece(_touch(pitch, height), chip, offer=swap, at=(left + pitch * len(held), _line(height))))

    return group(*parts)
