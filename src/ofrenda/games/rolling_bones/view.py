"""What a seat sees in Rolling Bones: everything, for nothing is hidden."""

from __future__ import annotations

from ofrenda.games.rolling_bones.engine.pieces import COLOURS
from ofrenda.games.rolling_bones.engine.state import BonesState
from ofrenda.kernel.view import View, common


class BonesView(View, frozen=True, kw_only=True):
    """The table as everybody sees it. Bones and slots share their numbers; -1 is an empty slot."""

    target: int
    round: int
    active: int
    totals: tuple[int, ...]
    laid: tuple[int, ...]
    hat: bool
    shown: tuple[int, ...]
    unlaid: tuple[int, ...]
    paid: tuple[int, ...]
    post_ops: int
    skeleton_points: int


def view(s: BonesState, seat: int | None) -> BonesView:
    return BonesView(
        **common(s, seat),
        target=s.rules.target,
        round=s.round,
        active=s.active,
        totals=tuple(s.totals),
        laid=tuple(s.laid),
        hat=s.hat,
        shown=tuple(s.shown),
        unlaid=tuple(s.unlaid),
        paid=tuple(s.paid(colour) for colour in range(len(COLOURS))),
        post_ops=s.post_ops,
        skeleton_points=s.skeleton_points(),
    )
