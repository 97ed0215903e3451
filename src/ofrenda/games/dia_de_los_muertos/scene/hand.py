"""The own hand and the laid card: each says what it does."""

from __future__ import annotations

from functools import cache

from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    DISCARD,
    DODGE,
    DODGE_IT,
    HOLD,
    HOLDING,
    KINDS,
    LAY,
    SWAP_ALL,
    USE_ACTION,
)
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import Card, apart, card_of, front, marigold, sign
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.text import about
from ofrenda.games.dia_de_los_muertos.text.words import CARD_WORDS
from ofrenda.kernel.scene import Motif, Offer, Offers, Spot, group, words
from ofrenda.words import _, kept


class Held(Motif, frozen=True):
    """Equal cards in hand, or the laid card."""

    card: Card
    count: int
    offer: Offer | None
    about: str
    laid: bool = False


def hand(sight: DiaSight, layout: Layout) -> str:
    """The laid card first, then the hand, equal cards as one; on a wide screen few lie there larger."""
    view = sight.view
    if view.seat is None or view.home[view.seat] or view.result is not None:
        return _garland(layout)
    kinds = [kind for kind in range(KINDS) if view.hands[view.seat][kind]]
    offers = Offers({}) if _rests(layout) else sight.offers
    cards = [
        Held(card_of(view, kind), view.hands[view.seat][kind], _use(offers, kind), about.of_card(view, kind))
        for kind in kinds
    ]
    laid = view.laid[view.seat]
    if laid >= 0:
        offer = offers.first(USE_ACTION)
        cards.insert(0, Held(card_of(view, laid), 1, offer, about.of_laid(view, laid), laid=True))

    few = layout.cards - 1
    scale = layout.cards / few * 0.99 if len(cards) <= few and not layout.tall else 1.0
    in_a_row = max(layout.cards, -(-len(cards) // layout.rows))
    step = apart(in_a_row, layout.pitch[0], layout.pitch[0] * (layout.cards - 1)) * scale
    x, y = layout.hand
    parts = [
        _own_card(layout, card, (x + place % in_a_row * step, y + place // in_a_row * layout.pitch[1]), scale)
        for place, card in enumerate(cards)
    ]
    return group(*parts, cls="dm-hand")


@cache
def _garland(layout: Layout) -> str:
    """Marigolds where no hand lies."""
    (x, y), (across, down), (width, height) = layout.hand, layout.pitch, layout.card
    rows = [
        marigold(x + column * across / 2 + width / 4, y + row * down + height / 2, 1.6 if (column + row) % 2 else 1.2)
        for row in range(1 if layout.tall else 2)
        for column in range(2 * layout.cards)
    ]
    return f'<g aria-hidden="true">{"".join(rows)}</g>'


@kept(2048)
def _own_card(layout: Layout, held: Held, at: Spot, scale: float) -> str:
    kind = held.card.kind
    name = _(CARD_WORDS[kind])
    more = _more(held.count, layout) if held.count > 1 else ""
    label = _("Your laid card: {card}", card=name) if held.laid else name

    return group(
        sign(front(layout, held.card) + more, 0, 0, scale),
        offer=held.offer,
        label=label,
        cls="dm-card laid-down" if held.laid else "dm-card",
        at=at,
        key=_key(held, layout),
        about=held.about,
        rule=about.CARD_RULES[kind],
    )


def _key(held: Held, layout: Layout) -> str:
    """A hand that makes room on a tall screen is elsewhere at once: it does not fly over the city."""
    key = "own-laid" if held.laid else f"hand-{held.card.kind}"
    return f"{key}-rests" if _rests(layout) else key


def _rests(layout: Layout) -> bool:
    """Whether the hand lies below the city, for something else is chosen, and from the tray."""
    return layout.tall and layout.hand[1] > layout.board[1]


def _more(count: int, layout: Layout) -> str:
    """How many of these cards one holds, at the foot of the card: its name stays free, and so do its limbs."""
    width, height = layout.card
    x, y = width - 11 if layout.letters else 12, height - 11
    disc = f'<circle class="dm-number" cx="{x:g}" cy="{y:g}" r="10"/>'
    return disc + words(f"×{count}", x, y + 4.5, "dm-number-word")


def _use(offers: Offers, kind: int) -> Offer | None:
    """What a click on a card in hand does."""
    reaction = {DODGE: (DODGE_IT, SWAP_ALL), HOLDING: (HOLD, SWAP_ALL)}.get(kind, ())
    return offers.first(LAY + kind, DISCARD + kind, *reaction)
