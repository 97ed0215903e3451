"""Every game with every number of seats."""

from __future__ import annotations

import pytest

from ofrenda.games import game, games

ALL = [(slug, seats) for slug in games() for seats in range(game(slug).min_seats, game(slug).max_seats + 1)]
TABLES = pytest.mark.parametrize(("slug", "seats"), ALL, ids=[f"{slug}-{seats}" for slug, seats in ALL])
GAMES = pytest.mark.parametrize("slug", games())
