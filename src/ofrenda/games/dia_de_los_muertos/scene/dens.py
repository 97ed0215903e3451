"""The bone dens beside the jaw: what the dog has carried there."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import DENS, FESTIVALS, KINDS
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import MINI_WIDTH, apart, festival, mini_front, sign
from ofrenda.games.dia_de_los_muertos.text import about
from ofrenda.games.dia_de_los_muertos.text.words import CARD_WORDS, FESTIVAL_WORDS
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView
from ofrenda.kernel.scene import group, words
from ofrenda.words import _, kept


def dens(view: DiaView, layout: Layout) -> str:
    rows = zip(range(DENS), view.dens_at, view.dens, view.den_festivals, strict=True)
    return "".join(_den(layout, *row) for row in rows)


@kept(512)
def _den(layout: Layout, den: int, field: int, cards: Counts, festivals: Counts) -> str:
    """A shelf with what lies in this den."""
    kinds = [kind for kind in range(KINDS) for card in range(cards[kind])]
    feasts = [number for number in range(FESTIVALS) for card in range(festivals[number])]
    scale = 0.68 if layout.tall else 1.0
    step = apart(len(kinds) + len(feasts), 28 * scale, layout.den_width - (MINI_WIDTH + 18) * scale)

    parts = [
        sign('<path class="dm-field den" d="M-15 13V-2a15 15 0 0 1 30 0V13z"/>', 0, 0, scale),
        words(field, 0, 5, "dm-small"),
    ]
    for place, kind in enumerate(kinds):
        at = (20 * scale + place * step, -20.0 * scale)
        parts.append(group(sign(mini_front(kind), 0, 0, scale), label=_(CARD_WORDS[kind]), at=at))
    for place, number in enumerate(feasts, len(kinds)):
        at = (33 * scale + place * step, -2.0)
        parts.append(group(sign(festival(number), 0, 0, scale), label=_(FESTIVAL_WORDS[number]), at=at))

    shelf = (layout.dens[0], layout.dens[1] + den * layout.den_step)
    return group(*parts, cls="dm-den", at=shelf, label=_("den"), about=about.of_den(cards, festivals), rule="DM-34")
