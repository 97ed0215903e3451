"""Die of the Dead as a picture: the four caskets before all else, the marigold steps and the players' boards below.

Each step, each player's board and each casket is a part of its own, kept by what it shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.state import NOWHERE
from ofrenda.games.die_of_the_dead.scene.altar import altar
from ofrenda.games.die_of_the_dead.scene.caskets import caskets
from ofrenda.games.die_of_the_dead.scene.layout import Layout
from ofrenda.games.die_of_the_dead.scene.players import players
from ofrenda.games.die_of_the_dead.scene.sight import DieSight
from ofrenda.games.die_of_the_dead.scene.stage import stage
from ofrenda.games.die_of_the_dead.scene.supply import supply
from ofrenda.games.die_of_the_dead.scene.tags import Rest, rest_of, rest_tag
from ofrenda.games.die_of_the_dead.text.words import casket_asked_about
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.scene import STILL, Offers, Picture, Staging, ground, svg
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, kept


def draw(view: View, offers: Offers, names: Sequence[str], staging: Staging = STILL) -> Picture:
    sight = DieSight(narrowed(view, DieView), offers, names, staging)
    layout = sight.layout
    eyes = "eyes" if view.seat is None else f"eyes-{view.seat}"  # everybody's own board is the large one
    title = _("Turn {number}: {player}", number=sight.view.turn, player=names[sight.view.active])

    return svg(
        *layout.size,
        f"Die of the Dead. {title}",
        ground(*layout.size, banner=False),
        *altar(sight),
        supply(sight),
        *players(sight),
        _resting(layout, rest_of(sight) if casket_asked_about(sight.view) == NOWHERE else None),
        *caskets(sight),
        stage(sight),
        cls=f"tall {eyes}" if layout.tall else eyes,
    )


@kept(64)
def _resting(layout: Layout, rest: Rest | None) -> str:
    """Passing and the like, where the question is about no casket."""
    return rest_tag(rest, layout.rest) if rest else ""
