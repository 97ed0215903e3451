"""Die of the Dead as a picture: the marigold steps as an altar, the players beside it, the four caskets before it.

Each step, each player's board and each casket is a part of its own, kept by what it shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.scene.altar import altar, supply
from ofrenda.games.die_of_the_dead.scene.caskets import caskets
from ofrenda.games.die_of_the_dead.scene.players import players
from ofrenda.games.die_of_the_dead.scene.table import Rest, owners_of, rest_of, rest_tag
from ofrenda.games.die_of_the_dead.state import NOWHERE
from ofrenda.games.die_of_the_dead.words import casket_asked_about, seen
from ofrenda.kernel.scene import Offers, Picture, ground, picture, words
from ofrenda.kernel.view import View
from ofrenda.words import _, kept

WIDTH, HEIGHT = 1000, 720


def draw(view: View, offers: Offers, names: Sequence[str]) -> Picture:
    table = seen(view)
    owners = owners_of(table, names)
    turn = _("Turn {number}: {player}", number=table.turn, player=names[table.active])
    return picture(
        WIDTH,
        HEIGHT,
        f"Die of the Dead. {turn}",
        ground(WIDTH, HEIGHT),
        words(_("Turn {number}", number=table.turn), 470, 72, "dod-note", "start"),
        _resting(rest_of(table, offers) if casket_asked_about(table) == NOWHERE else None),
        *altar(table, owners, offers),
        supply(table, offers),
        *players(table, owners, offers),
        *caskets(table, owners, offers),
    )


@kept(64)
def _resting(rest: Rest | None) -> str:
    """Passing and the like hang from the banner where the question is about no casket."""
    return rest_tag(rest, (76, 74)) if rest else ""
