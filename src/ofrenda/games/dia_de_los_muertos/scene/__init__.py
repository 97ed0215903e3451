"""Dia de los Muertos as a picture: the city shaped like a skull, the way home, the players, the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos.engine.pieces import KINDS
from ofrenda.games.dia_de_los_muertos.scene.city import city_of
from ofrenda.games.dia_de_los_muertos.scene.dens import dens
from ofrenda.games.dia_de_los_muertos.scene.fields import Touch
from ofrenda.games.dia_de_los_muertos.scene.figures import stands_of
from ofrenda.games.dia_de_los_muertos.scene.hand import hand
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.scene.players import legend, player, player_of
from ofrenda.games.dia_de_los_muertos.scene.shapes import apart, mini_back, mini_front, sign
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight, layout_of
from ofrenda.games.dia_de_los_muertos.scene.skull import skull
from ofrenda.games.dia_de_los_muertos.scene.stage import stage
from ofrenda.games.dia_de_los_muertos.scene.tray import things, tray
from ofrenda.games.dia_de_los_muertos.scene.way import way
from ofrenda.games.dia_de_los_muertos.text.words import CARD_WORDS, bones
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView
from ofrenda.kernel.scene import STILL, Offers, Picture, Staging, ground, group, svg, words
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, kept


def draw(view: View, offers: Offers, names: Sequence[str], staging: Staging = STILL) -> Picture:
    sight = DiaSight(narrowed(view, DiaView), offers, names, staging)
    shown = sight.view
    layout = layout_of(sight)
    laid_out = city_of(shown, layout)
    stands = stands_of(shown, laid_out)
    touch = Touch(sight, laid_out, stands)
    players = [player_of(sight, seat) for seat in range(shown.seats)]

    return svg(
        *layout.size,
        _("Dia de los Muertos: round {round}", round=shown.round),
        ground(*layout.size, banner=False),
        *skull(sight, laid_out, stands, touch),
        _pile(layout, shown.round, sum(shown.pile), shown.top, shown.played, shown.discards),
        dens(shown, layout),
        way(shown, layout),
        *(player(layout, shown.seats, one) for one in players),
        legend(layout) if not layout.tall and any(one.shows_old for one in players) else "",
        hand(sight, layout),
        tray(layout, things(sight, touch.rest)),
        stage(sight, layout),
        cls="tall" if layout.tall else "",
    )


@kept(1024)
def _pile(layout: Layout, round_: int, count: int, top: int, played: int, discards: Counts) -> str:
    """The round, the pile with the bones of its top card, the card turned up, and the discards that lie open."""
    scale = 0.8 if layout.tall else 1.3
    parts = [words(_("Round {round}", round=round_), 0, 12, "dm-round", "start")]
    if top:
        label = _("Pile: {count} cards, on top {top}", count=count, top=bones(top))
        said = _("Whoever draws takes the top card; everybody sees the bones on its back.")
        parts.append(
            group(sign(mini_back(top), 0, 0, scale), at=(0, 22), key="pile", label=label, about=said, rule="DM-3")
        )
    if played >= 0:
        card, name = sign(mini_front(played), 0, 0, scale), _(CARD_WORDS[played])
        parts.append(group(card, at=(30 * scale, 22), key="played", cls="face-up", label=name, rule="DM-T2"))
    else:
        parts.append(words(f"×{count}", 28 * scale, 22 + 22 * scale, "dm-small", "start"))

    open_kinds = [kind for kind in range(KINDS) if discards[kind]]
    step = apart(len(open_kinds), 12, (50 if layout.tall else 74) - 25 * scale * 0.6)
    for place, kind in enumerate(open_kinds):
        label = _("{card}, discarded", card=_(CARD_WORDS[kind]))
        at = (place * step, 26 + 36 * scale)
        said = _("Discards that everybody has seen; they come back when the pile is empty.")
        card = sign(mini_front(kind), 0, 0, scale * 0.6)
        parts.append(group(card, at=at, label=label, about=said, rule="DM-9"))

    return group(*parts, cls="dm-pile", at=layout.pile)
