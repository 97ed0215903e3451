"""How the players stand, how the match ended, and how the points came about."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos.engine.pieces import FESTIVAL_BITS, FESTIVALS, LIMBS_OF_A_KIND, PLACE_POINTS
from ofrenda.games.dia_de_los_muertos.text.words import FESTIVAL_SHORT, whereabouts
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.event import Event
from ofrenda.kernel.result import Result
from ofrenda.kernel.text import Share
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, listing, plural


def standing(view: View, seat: int) -> str:
    table = narrowed(view, DiaView)
    held = [_(word) for word, bit in zip(FESTIVAL_SHORT, FESTIVAL_BITS, strict=True) if table.festivals[seat] & bit]
    festivals = [_("all festivals")] if len(held) == FESTIVALS else held
    if table.home[seat]:
        return listing([_("home with gravestone {place}", place=table.home[seat]), *festivals])
    cards = plural("{count} card", "{count} cards", sum(table.backs[seat]))
    return listing([whereabouts(table, seat), *_limbs_left(table.arms[seat], table.legs[seat]), cards, *festivals])


def _limbs_left(arms: int, legs: int) -> list[str]:
    if arms == legs == LIMBS_OF_A_KIND:
        return [_("all limbs")]
    if not arms and not legs:
        return [_("no limbs")]
    left = [plural("{count} arm", "{count} arms", arms)] if arms else []
    return [*left, plural("{count} leg", "{count} legs", legs)] if legs else left


def ending(view: View, names: Sequence[str]) -> str:
    result = view.result
    if result is None:
        return ""
    return " ".join([_victory(result, names), *_ties(result, names)])


def _victory(result: Result, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in result.winners]
    points = max(result.points)
    if len(winners) > 1:
        return plural(
            "{players} share the victory with {count} point.",
            "{players} share the victory with {count} points.",
            points,
            players=listing(winners),
        )
    return plural("{player} wins with {count} point.", "{player} wins with {count} points.", points, player=winners[0])


def _ties(result: Result, names: Sequence[str]) -> list[str]:
    """What decided where equal points have different places (DM-41)."""
    told = []
    for points in sorted(set(result.points), reverse=True):
        tied = [seat for seat, own in enumerate(result.points) if own == points]
        if len({result.places[seat] for seat in tied}) > 1:
            places = sorted({result.places[seat] for seat in tied})
            players = [_together([names[seat] for seat in tied if result.places[seat] == place]) for place in places]
            told.append(
                plural(
                    "With {count} point each, who came home earlier, or at all, is ahead: {players}.",
                    "With {count} points each, who came home earlier, or at all, is ahead: {players}.",
                    points,
                    players=listing(players),
                )
            )

    return told


def _together(names: list[str]) -> str:
    """Those who share a place."""
    return f" {_('and')} ".join(names)


def reckoning(view: View, events: Sequence[Event]) -> list[Share]:
    """Points for coming home, by gravestone; the others are for festival cards (DM-41)."""
    home = tuple(PLACE_POINTS[place - 1] if place else 0 for place in narrowed(view, DiaView).home)
    points = view.result.points if view.result else home
    festivals = tuple(total - arrival for total, arrival in zip(points, home, strict=True))
    return [(_("Coming home"), home), (_("Festival cards"), festivals)]
