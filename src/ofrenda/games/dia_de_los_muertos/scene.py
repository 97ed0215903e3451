"""Dia de los Muertos as a picture: the sugar skull, the players beside it, the own hand below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ofrenda.games.dia_de_los_muertos.drawing import (
    CARD_HEIGHT,
    CARD_WIDTH,
    MINI_WIDTH,
    apart,
    bone,
    candle,
    den_card,
    festival,
    front,
    marigold,
    mini_back,
    mini_front,
    sign,
)
from ofrenda.games.dia_de_los_muertos.panels import (
    FESTIVAL_ACTIONS,
    PANEL_STEP,
    PANEL_X,
    PANEL_Y,
    legend,
    panel,
    player_of,
)
from ofrenda.games.dia_de_los_muertos.pieces import (
    DENS,
    DISCARD,
    DODGE,
    DODGE_IT,
    FESTIVALS,
    HOLD,
    HOLDING,
    KINDS,
    LAY,
    PASS,
    PICK,
    STOP,
    SWAP_ALL,
    TAKE,
    USE_ACTION,
    USE_MOVEMENT,
)
from ofrenda.games.dia_de_los_muertos.sight import Sight
from ofrenda.games.dia_de_los_muertos.skull_board import board
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView
from ofrenda.games.dia_de_los_muertos.wording import CARD_WORDS, FESTIVAL_WORDS, bones, seen
from ofrenda.kernel.scene import FINGER, Offer, Offers, Picture, ground, group, picture, touch, words
from ofrenda.kernel.view import View
from ofrenda.words import _, kept, mark

WIDTH, HEIGHT = 1000, 720
HAND_X, HAND_Y, HAND_WIDTH = 206, 601, 782
DEN_X, DEN_Y, DEN_STEP = 506, 446, 52
PREY_X, PREY_WIDTH = 562, 462
PLAQUES = {USE_MOVEMENT: mark("walk"), STOP: mark("stop"), PASS: mark("pass")}
KEEPING = ("SwapReactions", "SwapTwo")
"""Phases in which passing is keeping the hand."""


def draw(view: View, offers: Offers, names: Sequence[str]) -> Picture:
    sight = Sight(seen(view), offers, names)
    shown = sight.view
    players = [player_of(sight, seat) for seat in range(shown.seats)]
    if sight.offers:
        players.sort(key=lambda player: player.seat == sight.concerns())  # last, for the room around its limbs
    return picture(
        WIDTH,
        HEIGHT,
        _("Dia de los Muertos: round {round}", round=shown.round),
        ground(WIDTH, HEIGHT),
        *board(sight),
        _pile(shown.round, sum(shown.pile), shown.top, _played(shown), shown.discards),
        *(_den(*den) for den in zip(range(DENS), shown.dens_at, shown.dens, shown.den_festivals, strict=True)),
        *(panel(player) for player in players),
        legend(shown.seats) if any(player.shows_old for player in players) else "",
        _candles(shown.seats),
        _pulled_out(sight),
        _hand(sight),
    )


# Beside the skull's jaw: the pile, the card turned up, and what lies in the dens


class Card(NamedTuple):
    """What is printed on a card."""

    kind: int
    bones: int
    symbols: int


def _played(view: DiaView) -> Card | None:
    return _card(view, view.played) if view.played >= 0 else None


def _card(view: DiaView, kind: int) -> Card:
    return Card(kind, view.bones[kind], view.symbols[kind])


@kept(1024)
def _pile(round_: int, count: int, top: int, played: Card | None, discards: Counts) -> str:
    parts = [words(_("Round {round}", round=round_), 8, 430, "dm-round", "start")]
    if top:
        label = _("Pile: {count} cards, on top {top}", count=count, top=bones(top))
        parts.append(group(sign(mini_back(top), 0, 0, 1.5), at=(6, 446), key="pile", label=label))
    parts.append(words(count, 25, 520, "dm-small"))
    if played is not None:
        parts.append(group(front(*played), at=(47, 446), key="played", cls="face-up", label=_(CARD_WORDS[played.kind])))
    open_kinds = [kind for kind in range(KINDS) if discards[kind]]
    for place, kind in enumerate(open_kinds):
        card = sign(mini_front(kind), 0, 0, 0.8)
        parts.append(group(card, at=(8 + place * 7.6, 564), label=_(CARD_WORDS[kind])))
    return group(*parts, cls="dm-pile")


@kept(512)
def _den(den: int, field: int, cards: Counts, festivals: Counts) -> str:
    """A shelf with what the dog has carried to this den."""
    kinds = [kind for kind in range(KINDS) for _card in range(cards[kind])]
    feasts = [number for number in range(FESTIVALS) for _card in range(festivals[number])]
    step = apart(len(kinds) + len(feasts), 28, 88 - MINI_WIDTH)
    parts = [
        '<path class="dm-field den" d="M-15 13V-2a15 15 0 0 1 30 0V13z"/>',
        words(field, 0, 7, "dm-small"),
    ]
    for place, kind in enumerate(kinds):
        parts.append(group(mini_front(kind), label=_(CARD_WORDS[kind]), at=(20 + place * step, -20.0)))
    for place, number in enumerate(feasts, len(kinds)):
        parts.append(group(festival(number), label=_(FESTIVAL_WORDS[number]), at=(33 + place * step, -2.0)))
    return group(*parts, cls="dm-den", at=(DEN_X, DEN_Y + den * DEN_STEP))


def _pulled_out(sight: Sight) -> str:
    """While something may be taken out of a den: the shelf pulled out, large enough to read and to touch."""
    view = sight.view
    if view.phase != "PickFromDen" or not sight.offers:
        return ""
    bones_there = sight.offers.within(range(PICK, PICK + KINDS))
    feasts = sight.offers.within(FESTIVAL_ACTIONS)
    cards = tuple((offer, view.symbols[offer.action - PICK]) for offer in bones_there)
    den = view.facts["den"]
    return _prey(den if isinstance(den, int) else 0, cards, feasts)


@kept(256)
def _prey(den: int, cards: tuple[tuple[Offer, int], ...], feasts: tuple[Offer, ...]) -> str:
    """What may be taken: cards with the limbs on them, and festivals."""
    things = [(offer, den_card(offer.action - PICK, symbols)) for offer, symbols in cards]
    things += [(offer, sign(festival(offer.action - TAKE), 0, 0, 1.6)) for offer in feasts]
    step = apart(len(things), FINGER + 2, PREY_WIDTH - FINGER)
    width = FINGER + 8 + step * (len(things) - 1)
    parts = [f'<rect class="dm-prey" x="-36" y="-36" width="{width:g}" height="72" rx="12"/>']
    for place, (offer, shape) in enumerate(things):
        room = touch(-FINGER / 2, -FINGER / 2)
        parts.append(group(room, shape, offer=offer, cls="dm-mini", at=(place * step, 0)))
    return group(*parts, at=(PREY_X, DEN_Y + den * DEN_STEP))


@cache
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
    step = apart(len(kinds), CARD_WIDTH + 6, HAND_WIDTH - CARD_WIDTH)
    parts = [_own_laid(sight, view.laid[view.seat]), _own_plaque(sight, view.seat)]
    for place, kind in enumerate(kinds):
        nth = place - kinds.index(kind)
        parts.append(_own_card(_card(view, kind), nth, HAND_X + place * step, _use(sight, kind)))
    return group(*parts, _garland(HAND_X + len(kinds) * step), cls="dm-hand")


@cache
def _garland(start: float) -> str:
    """Marigolds where no card lies."""
    row = [marigold(x, 676, 1.5 if x % 92 else 2) for x in range(46, WIDTH - 20, 46) if x > start + 20]
    return f'<g aria-hidden="true">{"".join(row)}</g>'


@kept(2048)
def _own_card(card: Card, nth: int, x: float, offer: Offer | None) -> str:
    label, key = _(CARD_WORDS[card.kind]), f"hand-{card.kind}-{nth}"
    return group(front(*card), offer=offer, label=label, cls="dm-card", at=(x, float(HAND_Y)), key=key)


def _use(sight: Sight, kind: int) -> Offer | None:
    """What a click on a card in hand does."""
    reaction = {DODGE: (DODGE_IT, SWAP_ALL), HOLDING: (HOLD, SWAP_ALL)}.get(kind, ())
    return sight.first(LAY + kind, DISCARD + kind, *reaction)


def _own_laid(sight: Sight, kind: int) -> str:
    at = (18.0, float(HAND_Y))
    if kind < 0:
        empty = f'<rect class="dm-empty" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9"/>'
        return group(empty, words(_("laid"), CARD_WIDTH / 2, 61, "dm-small"), at=at)
    offer, label = sight.first(USE_ACTION), _("Your laid card: {card}", card=_(CARD_WORDS[kind]))
    card = front(*_card(sight.view, kind))
    return group(card, offer=offer, label=label, cls="dm-card laid-down", at=at, key="own-laid")


def _bones_to_walk(sight: Sight, seat: int) -> int:
    """The bones of the laid card before it is chosen how to use it; while walking, those that are left."""
    view = sight.view
    if sight.first(*PLAQUES) == sight.first(USE_MOVEMENT):
        return view.laid_bones[seat]
    left = view.facts.get("bones", 0) if view.phase == "Moving" and view.active == seat else 0
    return left if isinstance(left, int) else 0


def _own_plaque(sight: Sight, seat: int) -> str:
    """Beside the laid card: walking instead, stopping, or passing."""
    offer = sight.first(*PLAQUES)
    if offer is None:
        return ""
    word = mark("keep") if sight.view.phase in KEEPING else PLAQUES[offer.action]
    return _plaque(offer, word, _bones_to_walk(sight, seat))


@kept(64)
def _plaque(offer: Offer, said: str, left: int) -> str:
    drawn = "".join(bone(39, 26 + 19 * number, -14, 1.3) for number in range(left))
    frame = f'<rect class="dm-plaque" width="78" height="{CARD_HEIGHT}" rx="12"/>'
    word = words(_(said), 39, 98 if drawn else 62, "dm-plaque-word")
    return group(frame, drawn, word, offer=offer, cls="dm-card", at=(114, HAND_Y))
