"""The players' boards: prepared and free souls, the City of the Dead, tokens; the viewer's own large, for a thumb."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.engine.pieces import (
    ADD_FREE,
    ADD_PREPARED,
    CANDLE,
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
    TOKENS,
    TOKENS_HELD,
)
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.layout import Box, Layout
from ofrenda.games.die_of_the_dead.scene.sight import DieSight, Owner
from ofrenda.games.die_of_the_dead.scene.tags import all_of, piece
from ofrenda.games.die_of_the_dead.text.about import (
    FREE,
    IN_CITY,
    PREPARED,
    SOUL_RULES,
    board_about,
    board_rule,
    soul_about,
    token_about,
    token_rule,
)
from ofrenda.games.die_of_the_dead.text.words import COLOUR_WORDS, TOKEN_WORDS, souls, way_up
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.scene import Motif, Offer, Offers, group, shortened, words
from ofrenda.words import _, kept

PREPARED_ACTIONS = tuple(
    (ADD_PREPARED + kind, PLAY_BREAD + kind, MARIGOLD_ADD + 2 + kind, CONVERT + kind) for kind in (0, 1)
)
FREE_ACTIONS = tuple((ADD_FREE + kind, PREPARE + kind, MARIGOLD_ADD + kind) for kind in (0, 1))
PLAYING = {CANDLE: (PLAY_CANDLE,), INCENSE: (PLAY_INCENSE,)}
CAPTION = 15
"""How high the words over the pieces of the own board are."""
NAMED_ROOM = 104
"""For what stands below a name."""
ROOMY = 120
"""From this width on, another player's strip says its step in words."""
HIGHEST = 54
"""Of the others' boards."""


class Clicks(Motif, frozen=True):
    """What clicks on a board do, by kind of soul and by token."""

    prepared: tuple[tuple[Offer, ...], ...] = ((), ())
    free: tuple[Offer | None, ...] = (None, None)
    city: Offer | None = None
    tokens: tuple[tuple[Offer, ...], ...] = ((),) * len(TOKENS)
    swap: Offer | None = None
    """Of a candle, which may also be played."""


class Places(Motif, frozen=True):
    """Where the pieces of a board lie, from its upper left corner."""

    prepared: Box
    free: tuple[Box, Box]
    city: Box
    tokens: Box
    finger: float


class Board(Motif, frozen=True):
    """What a player's board shows."""

    owner: Owner
    own: bool
    state: str
    """As a class: die-active, die-winner, or nothing."""
    step: int
    room: int
    prepared: tuple[int, ...]
    free: tuple[int, ...]
    city: int
    tokens: tuple[int, ...]
    sides: str
    clicks: Clicks
    abilities: bool


NO_CLICKS = Clicks()


def players(sight: DieSight) -> list[str]:
    """The viewer's board first, then the others in the order of play."""
    view, layout = sight.view, sight.layout
    own = view.seat if view.seat is not None else view.active if layout.tall else -1
    seats = len(sight.owners)
    others = [sight.owners[(own + 1 + number) % seats] for number in range(seats - (own >= 0))]
    parts = ['<g class="die-players">']
    if own >= 0:
        box = Box(layout.boards.x, layout.boards.y, layout.boards.width, layout.own)
        parts.append(_board(layout, _as_seen(sight, sight.owners[own], True), box))
    for number, owner in enumerate(others):
        parts.append(_board(layout, _as_seen(sight, owner, False), _other(layout, number, len(others), own >= 0)))
    return [*parts, "</g>"]


def _other(layout: Layout, number: int, count: int, below: bool) -> Box:
    """The place of one of the other boards: rows on a wide screen, on a tall one a strip at the foot."""
    boards = layout.boards
    if layout.tall:
        width = boards.width / max(count, 2)
        top = layout.stairs.y + layout.stairs.height + 4
        return Box(boards.x + number * width, top, width - 4, boards.y + boards.height - top)
    top = boards.y + (layout.own + 4 if below else 0)
    height = min(HIGHEST, (boards.y + boards.height - top) / count)
    return Box(boards.x, top + number * height, boards.width, height - 3)


def _as_seen(sight: DieSight, owner: Owner, own: bool) -> Board:
    view = sight.view
    number = owner.number

    return Board(
        owner,
        own,
        _state(view, number),
        view.heights[number],
        view.room[number],
        view.prepared[number * 2 : number * 2 + 2],
        view.free[number * 2 : number * 2 + 2],
        0 if owner.ghost else view.city[number],
        view.tokens[number * len(TOKENS) : (number + 1) * len(TOKENS)],
        view.sides,
        _clicks(sight.offers) if sight.offers and number == view.seat else NO_CLICKS,
        view.abilities,
    )


def _state(view: DieView, number: int) -> str:
    if view.result is not None:
        return "die-winner" if number in view.result.winners else ""
    return "die-active" if number == view.active else ""


def _clicks(offers: Offers) -> Clicks:
    """What the player may touch on the own board.

    A prepared soul may serve a marigold or be taken back for a candle: which of the two is clicked next.
    """
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


@kept(2048)
def _board(layout: Layout, board: Board, box: Box) -> str:
    owner, clicks = board.owner, board.clicks
    parts = [
        f'<rect class="die-board {board.state}" width="{box.width:g}" height="{box.height:g}" rx="10"/>',
        _player(board, layout, box),
    ]
    if layout.tall and not board.own:
        parts.append(_in_short(board, box))
    else:
        places = _tall_places(layout.finger) if layout.tall else _wide_places(layout.finger, box, board.own)
        parts += [
            _captions(places) if board.own else "",
            _prepared(owner, board.room, board.prepared, clicks.prepared, places),
            *(_free(owner.colour, kind, board.free[kind], clicks.free[kind], places) for kind in (0, 1)),
        ]
        if not owner.ghost:
            parts.append(_city(owner.colour, board.city, clicks.city, places))
            parts.append(_tokens(owner.number, board.tokens, board.sides, clicks, places))

    label = f"{owner.name}: {way_up(board.step)}"
    about = board_about(owner.colour, board.step, board.prepared, board.free, owner.ghost, board.abilities)
    rule = board_rule(owner.ghost, board.abilities)
    return group(*parts, at=(box.x, box.y), label=label, about=about, rule=rule)


def _wide_places(finger: float, box: Box, own: bool) -> Places:
    top = CAPTION + 3 if own else 0
    height = box.height - top
    return Places(
        Box(160, top, 148, height),
        (Box(310, top, 68, height), Box(388, top, 60, height)),
        Box(449, top, 66, height),
        Box(515, top, 109, height),
        finger,
    )


def _tall_places(finger: float) -> Places:
    """In two lines: what is used most, then what is counted."""
    line, high = CAPTION + finger + 3, finger - 4
    return Places(
        Box(4, CAPTION - 1, 190, finger - 12),
        (Box(4, line, 76, high), Box(82, line, 76, high)),
        Box(160, line, 76, high),
        Box(200, CAPTION - 1, 144, finger - 12),
        finger,
    )


def _captions(places: Places) -> str:
    """What the pieces of the own board are called."""
    captions = (
        (_("prepared"), places.prepared),
        (_("free"), places.free[0]),
        (_("City"), places.city),
        (_("tokens"), places.tokens),
    )
    return "".join([words(word, box.middle[0], box.y - 2, "die-caption") for word, box in captions])


@kept(1024)
def _player(board: Board, layout: Layout, box: Box) -> str:
    """Who it is, and the highest step reached."""
    owner = board.owner
    if layout.tall:
        if board.own:
            return ""
        room = box.width - 40
        name = shapes.fitted(shortened(owner.name, int(room / 6.5)), 37, 17, "die-whose", room, anchor="start")
        return group(shapes.seat_sign(owner.number, owner.ghost, 26), at=(16, 17)) + name

    size = min(box.height - 6, 46)
    facts = f"{_(COLOUR_WORDS[owner.colour])} · {_('step {number}', number=board.step)}"
    middle = box.height / 2
    return (
        group(shapes.seat_sign(owner.number, owner.ghost, size), at=(size / 2 + 4, middle))
        + words(shortened(owner.name, 11), 54, middle - 3, "die-name", "start")
        + shapes.fitted(facts, 54, middle + 14, "die-whose", NAMED_ROOM, anchor="start")
    )


def _in_short(board: Board, box: Box) -> str:
    """Another player's board in a strip: how many souls are prepared, the step, and the tokens."""
    owner, roomy = board.owner, box.width >= ROOMY
    pitch = 23 if roomy else 15
    held = [kind for kind, count in enumerate(board.tokens) for _token in range(count)]
    tokens = [
        piece(
            shapes.token(kind, pitch / 50),
            label=_(TOKEN_WORDS[kind]),
            at=(box.width - 3 - pitch * (place + 0.5), box.height - 14),
            key=f"token-{owner.number}-{place}",
            about=token_about(kind, board.sides, False),
            rule=token_rule(kind, board.sides),
        )
        for place, kind in enumerate(held)
    ]

    line = box.height - 9
    size = 20 if roomy else 14
    die = group(shapes.soul(owner.colour, False, "", size), at=(size / 2 + 4, line - 4))
    prepared = words(sum(board.prepared), size + 7, line, "die-whose", "start")
    if roomy:
        room = box.width - 52 - pitch * TOKENS_HELD
        step = shapes.fitted(_("step {number}", number=board.step), 46, line, "die-whose", room, anchor="start")
    else:
        step = group(shapes.UPWARD, at=(36, line - 5)) + words(board.step, 41, line, "die-whose", "start")
    return die + prepared + step + "".join(tokens)


@kept(1024)
def _prepared(
    owner: Owner, room: int, counts: tuple[int, ...], offers: tuple[tuple[Offer, ...], ...], places: Places
) -> str:
    box = places.prepared
    pitch = min(box.width / room, 54)
    kinds = [kind for kind in (0, 1) for _soul in range(counts[kind])]
    size = min(0.92 * pitch, box.height - 4, 44)
    slot = f'<rect class="die-slot" x="{-0.42 * size:.1f}" y="{-0.42 * size:.1f}" width="{0.84 * size:.1f}"'
    slot += f' height="{0.84 * size:.1f}" rx="6"/>'
    parts = []
    for place in range(room):
        at = (box.middle[0] + pitch * (place - (room - 1) / 2), box.middle[1])
        parts.append(group(slot, at=at))
        if place < len(kinds):
            kind = kinds[place]
            die = shapes.soul(owner.colour, kind == 1, shapes.blank_face(owner.number), size)
            touch = shapes.finger_room(max(pitch, places.finger), places.finger) if offers[kind] else ""
            parts.append(
                piece(
                    touch,
                    die,
                    offers=offers[kind],
                    label=owner.soul_label(kind == 1),
                    at=at,
                    key=f"prepared-{owner.number}-{place}",
                    about=soul_about(kind == 1, PREPARED),
                    rule=SOUL_RULES[kind],
                )
            )

    return group(*parts)


@kept(1024)
def _free(colour: str, kind: int, count: int, offer: Offer | None, places: Places) -> str:
    """The free souls of a kind, as a die and a number."""
    box = places.free[kind]
    die = group(shapes.soul(colour, kind == 1, "", 28), at=(-18, 0))
    label = souls((count, 0) if kind == 0 else (0, count)) or _("no power souls")
    number = words(f"×{count}", 1, 6, "die-count", "start")
    touch = shapes.finger_room(max(box.width, places.finger), places.finger) if offer else ""
    cls = "" if count else "die-gone"
    about = soul_about(kind == 1, FREE)
    return piece(
        touch, die, number, offer=offer, label=label, cls=cls, at=box.middle, about=about, rule=SOUL_RULES[kind]
    )


@kept(256)
def _city(colour: str, count: int, offer: Offer | None, places: Places) -> str:
    """The power souls in the City of the Dead, under their gate."""
    box = places.city
    gate = '<path class="die-gate" d="M-32 18V-4A32 14 0 0 1 32 -4V18Z"/>'
    die = group(shapes.soul(colour, True, "", 22), at=(-16, 3))
    number = words(f"×{count}", 0, 9, "die-count", "start")
    touch = shapes.finger_room(max(box.width, places.finger), places.finger) if offer else ""

    return piece(
        touch,
        gate,
        die,
        number,
        offer=offer,
        label=_("the City of the Dead"),
        cls="" if count else "die-gone",
        at=box.middle,
        about=soul_about(True, IN_CITY),
        rule="DIE-Q3",
    )


@kept(1024)
def _tokens(seat: int, counts: tuple[int, ...], sides: str, clicks: Clicks, places: Places) -> str:
    box, finger = places.tokens, places.finger
    held = [kind for kind, count in enumerate(counts) for _token in range(count)]
    across = len(held) + (clicks.swap is not None)
    pitch = min(box.width / max(across, 1), 52)
    left = box.middle[0] - pitch * (across - 1) / 2
    room = shapes.finger_room(max(pitch, finger), finger)
    scale = min(pitch - 4, box.height - 4, 44) / 48
    parts = []
    for place, kind in enumerate(held):
        offers = clicks.tokens[kind]
        parts.append(
            piece(
                room if offers else "",
                shapes.token(kind, round(scale, 3)),
                offers=offers,
                label=_(TOKEN_WORDS[kind]),
                at=(left + pitch * place, box.middle[1]),
                key=f"token-{seat}-{place}",
                about=token_about(kind, sides, bool(offers)),
                rule=token_rule(kind, sides),
            )
        )

    if clicks.swap:
        chip = f'<g transform="scale({scale:.3g})">{shapes.chip(shapes.SWAP)}</g>'
        parts.append(piece(room, chip, offer=clicks.swap, at=(left + pitch * len(held), box.middle[1])))

    return group(*parts)
