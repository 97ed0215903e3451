"""The pictures of a rulebook: positions, and what has been played from there."""

from __future__ import annotations

from typing import Any

from ofrenda.kernel.game import Game
from ofrenda.kernel.rulebook import Shot
from ofrenda.kernel.scene import Staging
from ofrenda.kernel.state import State
from ofrenda.table.lesson import COMPANIONS, play


def position(game: Game, shot: Shot) -> State[Any]:
    """The state that the picture shows."""
    state: State[Any] = game.place(shot.position)
    play(game, state, shot.plays)
    return state


def picture(game: Game, shot: Shot, tall: bool = False) -> str:
    """The picture as an SVG with its own style; what may be done there glows."""
    state = position(game, shot)
    seat = shot.seat - 1 if shot.seat else None
    actions = state.actions(seat) if seat is not None and seat in state.deciders() else []
    return game.draw(state.view(seat), actions, COMPANIONS[: state.rules.seats], Staging(tall))
