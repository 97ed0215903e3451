"""Die of the Dead as a picture: the marigold steps as an altar, the players beside it, the four caskets before it.

Each step, each player's board and each casket is a part of its own, kept by what it shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.state import NOWHERE
from ofrenda.games.die_of_the_dead.scene.altar import altar, supply
from ofrenda.games.die_of_the_dead.scene.caskets import caskets
from ofrenda.games.die_of_the_dead.scene.players import players
from ofrenda.games.die_of_the_dead.scene.sight import DieSight
from ofrenda.games.die_of_the_dead.scene.tags import Rest, rest_of, rest_tag
from ofrenda.games.die_of_the_dead.text.words import casket_asked_about
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.scene import Offers, Picture, ground, svg, words
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, kept

WIDTH, HEIGHT = 1000, 720


def draw(view: View, offers: Offers, names: Sequence[str]) -> Picture:
    sight = DieSight(narrowed(view, DieView), offers, names)
    turn = sight.view.turn
    title = _("Turn {number}: {player}", number=turn, player=names[sight.view.active])

    return svg(
        WIDTH,
        HEIGHT,
        f"Die of the Dead. {title}",
        ground(WIDTH, HEIGHT),
        words(_("Turn {number}", number=turn), 470, 72, "die-note", "start"),
        _resting(rest_of(sight) if casket_asked_about(sight.view) == NOWHERE else None),
        *altar(sight),
        supply(sight),
        *players(sight),
        *caskets(sight),
    )


@kept(64)
def _resting(rest: Rest | None) -> str:
    """Passing and the like hang from the banner where the question is about no casket."""
    return rest_tag(rest, (76, 74)) if rest else ""
