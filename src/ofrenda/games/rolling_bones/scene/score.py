"""What the turn and the match have brought so far."""

from __future__ import annotations

from ofrenda.games.rolling_bones.scene.layout import Layout
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.scene import fitted, group, shortened, skull, words
from ofrenda.words import _, kept, plural


def turn_score(layout: Layout, name: str, table: BonesView) -> str:
    price = ""
    if any(table.shown):
        price = plural("Next roll costs {count} die", "Next roll costs {count} dice", table.post_ops + 1)
    return _turn(layout, name, table.active, table.skeleton_points, table.round, table.target, price)


@kept(1024)
def _turn(layout: Layout, name: str, seat: int, points: int, round_: int, target: int, price: str) -> str:
    (x, y), (points_x, points_y), (round_x, round_y) = layout.player, layout.points, layout.round
    worth = plural("Skeleton: {count} point", "Skeleton: {count} points", points)
    room, size = (142, 13.5) if layout.tall else (190, 17)
    return group(
        group(skull(seat, 36 if layout.tall else 56), at=(x, y)),
        words(shortened(name, layout.letters), x + (24 if layout.tall else 32), y + 2, "player", "start"),
        fitted(worth, points_x, points_y, "points", room, size, "start"),
        fitted(price, points_x, points_y + 20, "price", room, size, "start"),
        fitted(
            _("Round {round}, to {target}", round=round_, target=target),
            round_x,
            round_y,
            "round",
            points_x + room - round_x,  # as far as the lines below
            size,
            "start",
        ),
        cls="score",
    )


def total_of(layout: Layout, seat: int, name: str, total: int, table: BonesView) -> str:
    """What a player has so far, as a number and as a way to the target."""
    return _total(layout, seat, name, total, table.target, seat == table.active)


@kept(1024)
def _total(layout: Layout, seat: int, name: str, total: int, target: int, active: bool) -> str:
    row, column = divmod(seat, layout.total_columns)
    across, down = layout.total_pitch
    done = layout.total_width * min(1, max(0, total / target))  # wrong bones may bring it below nothing

    return group(
        group(skull(seat, 26), at=(13, 15)),
        words(shortened(name, layout.total_letters), 30, 13, "total-name active" if active else "total-name", "start"),
        words(total, 34 + layout.total_width, 27, "total", "start"),
        f'<rect class="way" x="30" y="19" width="{layout.total_width}" height="7" rx="3.5"/>'
        f'<rect class="way done" x="30" y="19" width="{done:g}" height="7" rx="3.5"/>',
        cls="subject",
        at=(layout.totals[0] + column * across, layout.totals[1] + row * down),
        label=_("{player}: {total} of {target}", player=name, total=total, target=target),
    )
