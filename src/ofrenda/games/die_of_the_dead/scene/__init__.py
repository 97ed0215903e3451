"""Die of the Dead as a picture: the marigold steps as an altar, the players beside it, the four caskets before it."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.scene.altar import altar, supply
from ofrenda.games.die_of_the_dead.scene.caskets import caskets
from ofrenda.games.die_of_the_dead.scene.players import players
from ofrenda.games.die_of_the_dead.scene.table import Table
from ofrenda.games.die_of_the_dead.words import seen
from ofrenda.kernel.scene import banner, picture, words
from ofrenda.kernel.view import View
from ofrenda.words import _

WIDTH, HEIGHT = 1000, 720


def draw(view: View, actions: Sequence[int], names: Sequence[str]) -> str:
    table = Table(seen(view), actions, names)
    turn = _("Turn {number}: {player}", number=table.view.turn, player=names[table.view.active])
    return picture(
        WIDTH,
        HEIGHT,
        f"Die of the Dead. {turn}",
        f'<rect class="table" width="{WIDTH}" height="{HEIGHT}" rx="18"/>',
        banner(WIDTH),
        words(_("Turn {number}", number=table.view.turn), 22, 84, "dod-note", "start"),
        altar(table),
        supply(table),
        players(table),
        caskets(table),
    )
