"""The decks and their discard piles."""

from __future__ import annotations

from ofrenda.games.day_of_the_dead.engine.pieces import BACK_NAMES, BACKS, DECK
from ofrenda.games.day_of_the_dead.scene.layout import CARD, Layout
from ofrenda.games.day_of_the_dead.scene.shapes import back_side, medal, sign
from ofrenda.games.day_of_the_dead.scene.sight import DaySight
from ofrenda.games.day_of_the_dead.text import action as action_label
from ofrenda.games.day_of_the_dead.text.words import fighter_of
from ofrenda.kernel.scene import Offer, group, words
from ofrenda.words import _, kept, listing


def decks(sight: DaySight) -> list[str]:
    """Each deck, and beside it its discard pile; one that may be chosen lies large on a tall screen."""
    view, layout = sight.view, sight.layout
    parts = []
    for back in range(BACKS):
        offer = sight.offers.first(DECK + back)
        label = action_label(DECK + back, view, sight.names)
        large = offer if layout.tall else None
        parts += [
            _deck(layout, back, view.deck_sizes[back], label, None if large else offer),
            _pile(layout, back, view.piles[back]),
            _large(layout, back, view.deck_sizes[back], large) if large else "",
        ]

    return parts


@kept(512)
def _deck(layout: Layout, back: int, size: int, label: str, offer: Offer | None) -> str:
    at = layout.decks[back]
    if layout.tall:
        return group(medal(back, 11, 11, 10), words(size, 26, 16, "day-count", "start"), at=at, label=label)
    under = f'<rect class="day-back {BACK_NAMES[back]}" x="3" y="-3" width="56" height="52" rx="6"/>' * (size > 1)
    top = f'<rect class="day-back {BACK_NAMES[back]}" width="56" height="52" rx="6"/>{sign(back, 28, 17, 0.7)}'
    if not size:
        top = '<rect class="day-grave" width="56" height="52" rx="6"/>'
    return group(under, top, _on_dark(size), cls="day-deck", at=at, offer=offer, label=label)


def _on_dark(size: int) -> str:
    return f'<rect class="day-number" x="12" y="30" width="32" height="19" rx="9"/>{words(size, 28, 45, "day-count")}'


@kept(1024)
def _pile(layout: Layout, back: int, pile: tuple[int, ...]) -> str:
    x, y = layout.decks[back]
    label = listing([fighter_of(card) for card in pile]) or _("empty")
    label = _("discarded: {cards}", cards=label)
    if layout.tall:
        card = '<rect class="day-front" width="15" height="20" rx="3" transform="rotate(8 8 10)"/>'
        return group(card, words(len(pile), 22, 16, "day-count", "start"), at=(x + 58, y), label=label)

    cls = "day-front" if pile else "day-grave"
    card = f'<rect class="{cls}" width="48" height="52" rx="6" transform="rotate({4 if pile else 0} 24 26)"/>'
    return group(
        card,
        words(len(pile), 24, 26, "day-pile-word"),
        words(_("out"), 24, 43, "day-pile-note"),
        cls="day-pile" if pile else "day-pile day-none",
        at=(x + 74, y),
        label=label,
    )


@kept(128)
def _large(layout: Layout, back: int, size: int, offer: Offer) -> str:
    x, y = layout.stage[:2]
    count = f'<circle class="day-number" cx="96" cy="16" r="16"/>{words(size, 96, 21, "day-count")}'
    return group(back_side(back), count, cls="day-deck", at=(x + back * (CARD[0] + 4), y + 10), offer=offer)
