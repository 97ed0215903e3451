"""How the players stand, how the match ended, and how the points came about."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.pieces import TOKENS
from ofrenda.games.die_of_the_dead.text.words import COLOUR_WORDS, TOKEN_WORDS, way_up
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.event import Event
from ofrenda.kernel.text import Share
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, listing

# How the players stand


def standing(view: View, seat: int) -> str:
    """The colour of the seat's souls, how high they have come, and the tokens."""
    table = narrowed(view, DieView)
    counts = table.tokens[seat * len(TOKENS) :][: len(TOKENS)]
    tokens = [_(word) for word, count in zip(TOKEN_WORDS, counts, strict=True) for token_word in range(count)]
    facts = [_(COLOUR_WORDS[table.colours[seat]]), way_up(table.heights[seat])]
    return " · ".join([*facts, listing(tokens)] if tokens else facts)


def ending(view: View, names: Sequence[str]) -> str:
    result = view.result
    if result is None:
        return ""
    if not result.winners and result.ending == "ghost":
        return _("The ghost is first at the land of the living: everybody has lost.")
    if not result.winners:
        return _("The ghost has climbed highest: everybody has lost.")

    winners = [names[seat] for seat in result.winners]
    if result.ending == "living":
        return _("{player} has led a soul home and wins.", player=winners[0])
    if len(winners) > 1:
        return _("The match ends in a draw between {players}.", players=listing(winners))
    return _("{player} has climbed highest and wins.", player=winners[0])


def reckoning(view: View, events: Sequence[Event]) -> list[Share]:
    return [(_("Highest step reached"), narrowed(view, DieView).heights[: view.seats])]
