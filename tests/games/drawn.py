"""Scenes for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.kernel.game import Game
from ofrenda.kernel.scene import STILL, Staging
from ofrenda.kernel.view import View


def scene_of(game: Game, view: View, actions: Sequence[int], names: Sequence[str], staging: Staging = STILL) -> str:
    """The view as one SVG without style, with these actions on the pieces that stand for them."""
    return "".join(game.picture(view, game.labels(view, actions, names), names, staging))
