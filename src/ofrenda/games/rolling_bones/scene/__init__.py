"""Rolling Bones as a picture: the skeleton on its altar cloth, the dice beside it."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.rolling_bones.engine.pieces import COLOURS, GIVE_UP, ROLL
from ofrenda.games.rolling_bones.scene.dice import WRONGLY, tray
from ofrenda.games.rolling_bones.scene.grave import grave
from ofrenda.games.rolling_bones.scene.layout import PLACING, TALL, WIDE, Layout, for_seats
from ofrenda.games.rolling_bones.scene.score import total_of, turn_score
from ofrenda.games.rolling_bones.scene.sight import BonesSight
from ofrenda.games.rolling_bones.scene.skeleton import skeleton
from ofrenda.games.rolling_bones.text.about import GIVE_UP_ABOUT
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.scene import STILL, Offer, Offers, Picture, Staging, ground, svg, tag
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, kept


def draw(view: View, offers: Offers, names: Sequence[str], staging: Staging = STILL) -> Picture:
    sight = BonesSight(narrowed(view, BonesView), offers, names, staging)
    table = sight.view
    layout = _layout(sight)
    title = _("Rolling Bones: the skeleton of {player}", player=names[table.active])

    return svg(
        *layout.size,
        title,
        ground(*layout.size, banner=not layout.tall),
        skeleton(sight, layout),
        '<g class="tray">',
        *(tray(sight, layout, colour) for colour in range(len(COLOURS))),
        "</g>",
        _give_up(offers.first(GIVE_UP), layout),
        _roll(offers.first(ROLL), layout),
        turn_score(layout, names[table.active], table),
        *(total_of(layout, seat, names[seat], total, table) for seat, total in enumerate(table.totals)),
        grave(sight, layout),
        cls="tall" if layout.tall else "",
    )


def _layout(sight: BonesSight) -> Layout:
    if not sight.tall:
        return WIDE
    return for_seats(PLACING if sight.offers.within(WRONGLY) else TALL, sight.view.seats)


@kept(16)
def _give_up(offer: Offer | None, layout: Layout) -> str:
    if offer is None:
        return ""
    return tag(_("give up"), offer, layout.tags, about=_(GIVE_UP_ABOUT), rule="RB-16", last_resort=True)


@kept(16)
def _roll(offer: Offer | None, layout: Layout) -> str:
    return tag(_("roll"), offer, layout.tags) if offer else ""
