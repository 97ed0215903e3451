"""Rolling Bones as a picture: the skeleton on its altar cloth, the dice beside it."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.rolling_bones.engine.pieces import COLOURS, GIVE_UP, ROLL
from ofrenda.games.rolling_bones.scene.dice import tray
from ofrenda.games.rolling_bones.scene.score import total_of, turn_score
from ofrenda.games.rolling_bones.scene.sight import BonesSight
from ofrenda.games.rolling_bones.scene.skeleton import skeleton
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.scene import Offer, Offers, Picture, ground, svg, tag
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, kept

WIDTH, HEIGHT = 1000, 720


def draw(view: View, offers: Offers, names: Sequence[str]) -> Picture:
    sight = BonesSight(narrowed(view, BonesView), offers, names)
    table = sight.view
    title = _("Rolling Bones: the skeleton of {player}", player=names[table.active])

    return svg(
        WIDTH,
        HEIGHT,
        title,
        ground(WIDTH, HEIGHT),
        skeleton(sight),
        '<g class="tray">',
        *(tray(sight, colour) for colour in range(len(COLOURS))),
        "</g>",
        _giving_up(offers.first(GIVE_UP)),
        _rolling(offers.first(ROLL)),
        turn_score(names[table.active], table.active, table.skeleton_points, table.round, table.target),
        *(total_of(seat, names[seat], total, table.target) for seat, total in enumerate(table.totals)),
    )


@kept(64)
def _giving_up(offer: Offer | None) -> str:
    return tag(_("give up"), offer, (28, 604)) if offer else ""


@kept(64)
def _rolling(offer: Offer | None) -> str:
    return tag(_("roll"), offer, (28, 604)) if offer else ""
