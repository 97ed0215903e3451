"""The games, by slug."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ofrenda.kernel.errors import UnknownName
from ofrenda.kernel.game import Game
from ofrenda.words import listing

MODULES = {
    "rolling-bones": "ofrenda.games.rolling_bones",
    "dia-de-los-muertos": "ofrenda.games.dia_de_los_muertos",
    "die-of-the-dead": "ofrenda.games.die_of_the_dead",
    "day-of-the-dead": "ofrenda.games.day_of_the_dead",
}
"""Where each game lives; it is imported when it is first asked for."""


def games() -> list[str]:
    """The slugs of all games."""
    return list(MODULES)


def drawn_games() -> list[str]:
    """The slugs of the games that have a scene, so that they can be played in a browser."""
    return [slug for slug in games() if hasattr(game(slug), "scene")]


@cache
def game(slug: str) -> Game:
    """The game with this slug."""
    if slug not in MODULES:
        raise UnknownName("There is no game “{slug}”. Games: {games}.", slug=slug, games=listing(games()))
    found: Game = import_module(MODULES[slug]).GAME
    return found
