"""What the turn and the match have brought so far."""

from __future__ import annotations

from ofrenda.kernel.scene import group, shortened, skull, words
from ofrenda.words import _, kept, plural

TOTAL_WIDTH = 64


@kept(1024)
def turn_score(name: str, seat: int, skeleton_points: int, round_: int, target: int) -> str:
    points = plural("Skeleton: {count} point", "Skeleton: {count} points", skeleton_points)
    return group(
        group(skull(seat, 56), at=(56, 100)),
        words(shortened(name, 17), 28, 158, "player", "start"),
        words(points, 28, 184, "points", "start"),
        words(_("Round {round}, to {target}:", round=round_, target=target).rstrip(":"), 36, 700, "round", "start"),
        cls="score",
    )


@kept(1024)
def total_of(seat: int, name: str, total: int, target: int) -> str:
    """What a player has so far, as a number and as a way to the target."""
    column, row = seat % 3, seat // 3
    done = TOTAL_WIDTH * min(1, max(0, total / target))  # wrong bones may bring it below nothing
    return group(
        group(skull(seat, 30), at=(15, 15)),
        words(shortened(f"{seat + 1} {name}", 13), 34, 11, "total-name", "start"),
        words(total, 38 + TOTAL_WIDTH, 27, "total", "start"),
        f'<rect class="way" x="34" y="18" width="{TOTAL_WIDTH}" height="7" rx="3.5"/>'
        f'<rect class="way done" x="34" y="18" width="{done:g}" height="7" rx="3.5"/>',
        at=(566 + column * 142, 640 + row * 38),
        label=_("{player}: {total} of {target}", player=name, total=total, target=target),
    )
