"""The own hand, the laid card and what is done with it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    DISCARD,
    DODGE,
    DODGE_IT,
    HOLD,
    HOLDING,
    KINDS,
    LAY,
    PASS,
    STOP,
    SWAP_ALL,
    USE_ACTION,
    USE_MOVEMENT,
)
from ofrenda.games.dia_de_los_muertos.scene.shapes import CARD_HEIGHT, CARD_WIDTH, WIDTH, apart, bone, front, marigold
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.text.words import CARD_WORDS
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.scene import Offer, group, words
from ofrenda.words import _, kept, mark

HAND_X, HAND_Y, HAND_WIDTH = 206, 601, 782
PLAQUES = {USE_MOVEMENT: mark("walk"), STOP: mark("stop"), PASS: mark("pass")}
KEEPING = ("SwapReactions", "SwapTwo")
"""Phases in which passing is keeping the hand."""


# Beside the skull's jaw: the pile, the card turned up, and what lies in the dens


class Card(NamedTuple):
    """What is printed on a card."""

    kind: int
    bones: int
    symbols: int


def card_of(view: DiaView, kind: int) -> Card:
    return Card(kind, view.bones[kind], view.symbols[kind])


# The own cards


def hand(sight: DiaSight) -> str:
    view = sight.view
    if view.seat is None or view.home[view.seat] or view.result is not None:
        return _garland(0)
    kinds = [kind for kind in range(KINDS) for card in range(view.hands[view.seat][kind])]
    step = apart(len(kinds), CARD_WIDTH + 6, HAND_WIDTH - CARD_WIDTH)
    parts = [own_laid(sight, view.laid[view.seat]), own_plaque(sight, view.seat)]
    for place, kind in enumerate(kinds):
        nth = place - kinds.index(kind)
        parts.append(_own_card(card_of(view, kind), nth, HAND_X + place * step, _use(sight, kind)))
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


def _use(sight: DiaSight, kind: int) -> Offer | None:
    """What a click on a card in hand does."""
    reaction = {DODGE: (DODGE_IT, SWAP_ALL), HOLDING: (HOLD, SWAP_ALL)}.get(kind, ())
    return sight.offers.first(LAY + kind, DISCARD + kind, *reaction)


def own_laid(sight: DiaSight, kind: int) -> str:
    at = (18.0, float(HAND_Y))
    if kind < 0:
        empty = f'<rect class="dm-empty" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9"/>'
        return group(empty, words(_("laid"), CARD_WIDTH / 2, 61, "dm-small"), at=at)
    offer, label = sight.offers.first(USE_ACTION), _("Your laid card: {card}", card=_(CARD_WORDS[kind]))
    card = front(*card_of(sight.view, kind))
    return group(card, offer=offer, label=label, cls="dm-card laid-down", at=at, key="own-laid")


def _bones_to_walk(sight: DiaSight, seat: int) -> int:
    """The bones of the laid card before it is chosen how to use it; while walking, those that are left."""
    view = sight.view
    if sight.offers.first(*PLAQUES) == sight.offers.first(USE_MOVEMENT):
        return view.laid_bones[seat]
    walks = view.phase.name == "Moving" and view.active == seat
    return view.phase.number("bones") if walks else 0


def own_plaque(sight: DiaSight, seat: int) -> str:
    """Beside the laid card: walking instead, stopping, or passing."""
    offer = sight.offers.first(*PLAQUES)
    if offer is None:
        return ""
    word = mark("keep") if sight.view.phase.name in KEEPING else PLAQUES[offer.action]
    return _plaque(offer, word, _bones_to_walk(sight, seat))


@kept(64)
def _plaque(offer: Offer, said: str, left: int) -> str:
    drawn = "".join(bone(39, 26 + 19 * number, -14, 1.3) for number in range(left))
    frame = f'<rect class="dm-plaque" width="78" height="{CARD_HEIGHT}" rx="12"/>'
    word = words(_(said), 39, 98 if drawn else 62, "dm-plaque-word")
    return group(frame, drawn, word, offer=offer, cls="dm-card", at=(114, HAND_Y))
