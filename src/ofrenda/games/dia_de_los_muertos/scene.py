"""Dia de los Muertos as a picture: the sugar skull, the players beside it, the own hand below."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos.drawing import (
    ARMS_AT,
    CARD_HEIGHT,
    CARD_WIDTH,
    LEGS_AT,
    MINI_HEIGHT,
    MINI_WIDTH,
    bone,
    candle,
    festival,
    front,
    glow,
    gravestone,
    limbs,
    marigold,
    mini_back,
    mini_front,
    seat_number,
    sign,
)
from ofrenda.games.dia_de_los_muertos.pieces import (
    ARM,
    BACK,
    BACKS,
    DISCARD,
    DODGE,
    DODGE_IT,
    FESTIVAL_BITS,
    FESTIVALS,
    HOLD,
    HOLDING,
    KINDS,
    LAY,
    LEG,
    PASS,
    PICK,
    STOP,
    SWAP_ALL,
    TAKE,
    TARGET,
    USE_ACTION,
    USE_MOVEMENT,
)
from ofrenda.games.dia_de_los_muertos.sight import Sight
from ofrenda.games.dia_de_los_muertos.skull_board import board
from ofrenda.games.dia_de_los_muertos.wording import CARD_WORDS, FESTIVAL_WORDS, bones, seen
from ofrenda.kernel.scene import banner, group, picture, shortened, skull, words
from ofrenda.kernel.view import View
from ofrenda.words import _, mark, plural

WIDTH, HEIGHT = 1000, 720
PANEL_X, PANEL_Y, PANEL_WIDTH, PANEL_STEP = 616, 54, 376, 90
HAND_X, HAND_Y, HAND_WIDTH = 206, 601, 782
DEN_X, DEN_Y, DEN_STEP = 506, 446, 52
PLAQUES = {USE_MOVEMENT: mark("walk"), STOP: mark("stop"), PASS: mark("pass")}


def draw(view: View, actions: Sequence[int], names: Sequence[str]) -> str:
    sight = Sight(seen(view), actions, names)
    return picture(
        WIDTH,
        HEIGHT,
        _("Dia de los Muertos: round {round}", round=sight.view.round),
        f'<rect class="table" width="{WIDTH}" height="{HEIGHT}" rx="18"/>',
        banner(WIDTH),
        board(sight),
        _pile(sight),
        *(_den(sight, den) for den in range(len(sight.view.dens_at))),
        *(_panel(sight, seat) for seat in range(sight.view.seats)),
        _candles(sight.view.seats),
        _hand(sight),
    )


# Beside the skull's jaw: the pile, the card turned up, and what lies in the dens


def _pile(sight: Sight) -> str:
    view = sight.view
    parts = [words(_("Round {round}", round=view.round), 14, 436, "dm-round", "start")]
    count = sum(view.pile)
    if view.top:
        label = _("Pile: {count} cards, on top {top}", count=count, top=bones(view.top))
        parts.append(group(sign(mini_back(view.top), 0, 0, 1.5), at=(14, 448), key="pile", label=label))
    parts.append(words(count, 33, 522, "dm-small"))
    if view.played >= 0:
        card = front(view.played, view.bones[view.played], view.symbols[view.played])
        parts.append(
            group(sign(card, 0, 0, 0.72), at=(66, 447), key="played", cls="face-up", label=_(CARD_WORDS[view.played]))
        )
    open_kinds = [kind for kind in range(KINDS) if view.discards[kind]]
    for place, kind in enumerate(open_kinds):
        card = sign(mini_front(kind), 0, 0, 0.8)
        parts.append(group(card, at=(12 + place * 7.6, 550), label=_(CARD_WORDS[kind])))
    return group(*parts, cls="dm-pile")


def _den(sight: Sight, den: int) -> str:
    """A shelf with what the dog has carried to this den."""
    view = sight.view
    picking = view.phase == "PickFromDen" and view.facts["den"] == den
    kinds = [kind for kind in range(KINDS) for _card in range(view.dens[den][kind])]
    feasts = [number for number in range(FESTIVALS) for _card in range(view.den_festivals[den][number])]
    step = _step(len(kinds) + len(feasts), 28, 88 - MINI_WIDTH)
    parts = [
        '<path class="dm-field den" d="M-15 13V-2a15 15 0 0 1 30 0V13z"/>',
        words(view.dens_at[den], 0, 7, "dm-small"),
    ]
    for place, kind in enumerate(kinds):
        action = sight.first(PICK + kind) if picking else None
        at = (20 + place * step, -20.0)
        parts.append(sight.piece(mini_front(kind), action=action, label=_(CARD_WORDS[kind]), cls="dm-mini", at=at))
    for place, number in enumerate(feasts, len(kinds)):
        action = sight.first(TAKE + number) if picking else None
        at = (33 + place * step, -2.0)
        label = _(FESTIVAL_WORDS[number])
        parts.append(sight.piece(festival(number), action=action, label=label, cls="dm-mini", at=at))
    return group(*parts, cls="dm-den", at=(DEN_X, DEN_Y + den * DEN_STEP))


def _step(count: int, most: float, room: float) -> float:
    """How far cards in a row lie apart."""
    return min(most, room / (count - 1)) if count > 1 else most


# The players


def _panel(sight: Sight, seat: int) -> str:
    """A player: skeleton with its limbs, name, festivals, backs in hand, laid card."""
    view = sight.view
    action = sight.first(TARGET + seat)
    turn = " active" if seat == view.active and view.result is None else ""
    frame = f'<rect class="dm-frame{turn}" width="{PANEL_WIDTH}" height="{PANEL_STEP - 6}" rx="12"/>'
    you = " you" if seat == view.seat else ""
    parts = (
        frame,
        _skeleton(sight, seat),
        words(shortened(sight.names[seat], 19), 84, 25, f"dm-name{you}", "start"),
        words(_standing(sight, seat), PANEL_WIDTH - 12, 23, "dm-small", "end"),
        *(_held(sight, seat, number) for number in range(FESTIVALS)),
        _stone(sight, seat) if view.home[seat] else _backs(sight, seat) + _laid(sight, seat),
    )
    at = (PANEL_X, PANEL_Y + seat * PANEL_STEP)
    return sight.piece(*parts, action=action, cls="dm-panel", at=at)


def _standing(sight: Sight, seat: int) -> str:
    """Points at the end, else the place in the turn order."""
    view = sight.view
    if view.result is not None:
        return plural("{count} point", "{count} points", int(view.result.points[seat]))
    if view.home[seat]:
        return _("home {place}", place=view.home[seat])
    return _("turn {place}", place=view.order.index(seat) + 1) if seat in view.order else ""


def _skeleton(sight: Sight, seat: int) -> str:
    view = sight.view
    asked = seat == sight.concerns()
    arm, leg = (sight.first(ARM), sight.first(LEG)) if asked else (None, None)
    return group(
        _limbs(sight, "M-38 -18h76v34h-76z", limbs(ARMS_AT, view.arms[seat]), arm, _("arms")),
        _limbs(sight, "M-22 16h44v30h-44z", limbs(LEGS_AT, view.legs[seat]), leg, _("legs")),
        f'<circle class="dm-badge seat-{seat}" r="22"/>',
        skull(seat, 35),
        seat_number(seat, 17, 16),
        cls="dm-skeleton",
        at=(42, 33),
    )


def _limbs(sight: Sight, around: str, drawn: str, action: int | None, label: str) -> str:
    """Arms or legs; where one may be chosen, the room around them can be clicked too."""
    room = f'<path class="dm-room" d="{around}"/>' if action is not None else ""
    return sight.piece(room, drawn, action=action, label=label, cls="dm-limbs")


def _held(sight: Sight, seat: int, number: int) -> str:
    held = bool(sight.view.festivals[seat] & FESTIVAL_BITS[number])
    snatching = sight.view.phase == "Snatch" and seat == sight.concerns()
    action = sight.first(TAKE + number) if snatching else None
    label = _(FESTIVAL_WORDS[number])
    ring = glow(18) if action is not None else ""
    return sight.piece(ring, festival(number, held), action=action, label=label, at=(100 + number * 33, 55))


def _backs(sight: Sight, seat: int) -> str:
    """The hand from behind; a hand that everybody may see shows its fronts."""
    view = sight.view
    asked = view.phase == "RandomAttack" and seat == sight.concerns()
    if any(view.hands[seat]) and seat != view.seat:
        cards = [
            (mini_front(kind), view.bones[kind] - 1) for kind in range(KINDS) for _c in range(view.hands[seat][kind])
        ]
    else:
        cards = [(mini_back(back + 1), back) for back in range(BACKS) for _c in range(view.backs[seat][back])]
    step = _step(len(cards), MINI_WIDTH + 2, 130 - MINI_WIDTH)
    parts = []
    for place, (shape, back) in enumerate(cards):
        action = sight.first(BACK + back) if asked else None
        at = (190 + place * step, 37.0)
        parts.append(sight.piece(shape, action=action, label=bones(back + 1), cls="dm-mini", at=at))
    return group(*parts, cls="dm-backs")


def _laid(sight: Sight, seat: int) -> str:
    view = sight.view
    count, kind = view.laid_bones[seat], view.laid[seat]
    at = (PANEL_WIDTH - 44, 31)
    if count == 0:
        return group(f'<rect class="dm-empty" width="{MINI_WIDTH * 1.3}" height="{MINI_HEIGHT * 1.3}" rx="5"/>', at=at)
    if count < 0:
        cross = words("✗", 16, 36, "dm-knocked")
        empty = f'<rect class="dm-empty" width="{MINI_WIDTH * 1.3}" height="{MINI_HEIGHT * 1.3}" rx="5"/>'
        return group(empty, cross, at=at, label=_("knocked over"))
    shape = mini_front(kind) if kind >= 0 and seat != view.seat else mini_back(count)
    return group(sign(shape, 0, 0, 1.3), cls="dm-laid", key=f"laid-{seat}", at=at, label=bones(count))


def _stone(sight: Sight, seat: int) -> str:
    place = sight.view.home[seat]
    flowers = marigold(218, 66, 0.8) + marigold(300, 66, 0.8)
    return flowers + sign(gravestone(place), 258, 50, 1.4)


def _candles(seats: int) -> str:
    """An altar where no player sits."""
    top = PANEL_Y + seats * PANEL_STEP
    if seats > 4:
        return ""
    floor = PANEL_Y + 6 * PANEL_STEP - 14
    row = [
        candle(PANEL_X + 40 + number * 50, floor, 40 + (number * 37) % 50 * min(1, (floor - top) / 220))
        for number in range(7)
    ]
    row += [marigold(PANEL_X + 15 + number * 50, floor - 5, 1.2) for number in range(8)]
    return f'<g class="dm-altar" aria-hidden="true">{"".join(row)}</g>'


# The own cards


def _hand(sight: Sight) -> str:
    view = sight.view
    if view.seat is None or view.home[view.seat] or view.result is not None:
        return _garland(0)
    kinds = [kind for kind in range(KINDS) for _card in range(view.hands[view.seat][kind])]
    step = _step(len(kinds), CARD_WIDTH + 6, HAND_WIDTH - CARD_WIDTH)
    parts = [_own_laid(sight), _plaque(sight)]
    for place, kind in enumerate(kinds):
        nth = place - kinds.index(kind)
        at = (HAND_X + place * step, float(HAND_Y))
        parts.append(
            sight.piece(
                front(kind, view.bones[kind], view.symbols[kind]),
                action=_use(sight, kind),
                label=_(CARD_WORDS[kind]),
                cls="dm-card",
                at=at,
                key=f"hand-{kind}-{nth}",
            )
        )
    return group(*parts, _garland(HAND_X + len(kinds) * step), cls="dm-hand")


def _garland(start: float) -> str:
    """Marigolds where no card lies."""
    row = [marigold(x, 676, 1.5 if x % 92 else 2) for x in range(46, WIDTH - 20, 46) if x > start + 20]
    return f'<g aria-hidden="true">{"".join(row)}</g>'


def _use(sight: Sight, kind: int) -> int | None:
    """What a click on a card in hand does."""
    reaction = {DODGE: (DODGE_IT, SWAP_ALL), HOLDING: (HOLD, SWAP_ALL)}.get(kind, ())
    return sight.first(LAY + kind, DISCARD + kind, *reaction)


def _own_laid(sight: Sight) -> str:
    view = sight.view
    kind = view.laid[view.seat] if view.seat is not None else -1
    at = (18.0, float(HAND_Y))
    if kind < 0:
        empty = f'<rect class="dm-empty" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9"/>'
        return group(empty, words(_("laid"), CARD_WIDTH / 2, 61, "dm-small"), at=at)
    card = front(kind, view.bones[kind], view.symbols[kind])
    action, label = sight.first(USE_ACTION), _("Your laid card: {card}", card=_(CARD_WORDS[kind]))
    return sight.piece(card, action=action, label=label, cls="dm-card laid-down", at=at, key="own-laid")


def _plaque(sight: Sight) -> str:
    """Beside the laid card: walking instead, stopping, or passing; while walking, the bones that are left."""
    view = sight.view
    action = sight.first(*PLAQUES)
    left = view.facts.get("bones", 0) if view.phase == "Moving" and view.active == view.seat else 0
    if action == USE_MOVEMENT and view.seat is not None:
        left = view.laid_bones[view.seat]
    drawn = "".join(bone(39, 26 + 19 * number, -14, 1.3) for number in range(left)) if isinstance(left, int) else ""
    if action is None:
        return ""
    frame = f'<rect class="dm-plaque" width="78" height="{CARD_HEIGHT}" rx="12"/>'
    word = words(_(PLAQUES[action]), 39, 98 if drawn else 62, "dm-plaque-word")
    return sight.piece(frame, drawn, word, action=action, cls="dm-card", at=(110, HAND_Y))
