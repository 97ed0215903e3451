"""Dia de los Muertos as a picture: the city shaped like a skull, the players beside it, the own hand below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ofrenda.games.dia_de_los_muertos.engine.pieces import DENS, KINDS
from ofrenda.games.dia_de_los_muertos.scene.dens import drawn_den, pulled_out
from ofrenda.games.dia_de_los_muertos.scene.hand import Card, card_of, hand
from ofrenda.games.dia_de_los_muertos.scene.panels import PANEL_STEP, PANEL_X, PANEL_Y, legend, panel, player_of
from ofrenda.games.dia_de_los_muertos.scene.shapes import (
    HEIGHT,
    WIDTH,
    candle,
    front,
    marigold,
    mini_back,
    mini_front,
    sign,
)
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight, concerned_seat
from ofrenda.games.dia_de_los_muertos.scene.skull import city
from ofrenda.games.dia_de_los_muertos.text.words import CARD_WORDS, bones
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView
from ofrenda.kernel.scene import Offers, Picture, ground, group, svg, words
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, kept


def draw(view: View, offers: Offers, names: Sequence[str]) -> Picture:
    sight = DiaSight(narrowed(view, DiaView), offers, names)
    shown = sight.view
    players = [player_of(sight, seat) for seat in range(shown.seats)]
    if sight.offers:
        players.sort(key=lambda player: player.seat == concerned_seat(sight))  # last, for the room around its limbs

    return svg(
        WIDTH,
        HEIGHT,
        _("Dia de los Muertos: round {round}", round=shown.round),
        ground(WIDTH, HEIGHT),
        *city(sight),
        _pile(shown.round, sum(shown.pile), shown.top, _played(shown), shown.discards),
        *(drawn_den(*den) for den in zip(range(DENS), shown.dens_at, shown.dens, shown.den_festivals, strict=True)),
        *(panel(player) for player in players),
        legend(shown.seats) if any(player.shows_old for player in players) else "",
        _candles(shown.seats),
        pulled_out(sight),
        hand(sight),
    )


def _played(view: DiaView) -> Card | None:
    return card_of(view, view.played) if view.played >= 0 else None


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
