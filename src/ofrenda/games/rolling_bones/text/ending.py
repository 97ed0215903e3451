"""How the players stand, and how the match ended."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.event import Event
from ofrenda.kernel.text import Share
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, listing, plural


def standing(view: View, seat: int) -> str:
    table = narrowed(view, BonesView)
    return _("{points} of {target} points", points=table.totals[seat], target=table.target)


def ending(view: View, names: Sequence[str]) -> str:
    result = view.result
    if result is None:
        return ""
    if view.seats == 1:
        if result.ending == "target":
            return plural(
                "{player} needed {count} turn.",
                "{player} needed {count} turns.",
                result.points[0],
                player=names[0],
            )

        return plural(
            "{player} did not reach the target in {count} turn.",
            "{player} did not reach the target in {count} turns.",
            result.points[0],
            player=names[0],
        )

    winners = [names[seat] for seat in result.winners]
    if len(winners) > 1:
        return _("{players} share the victory.", players=listing(winners))
    second = min(
        (seat for seat in range(view.seats) if seat not in result.winners), key=lambda seat: result.places[seat]
    )
    return _(
        "{player} wins, {points} to {fewer} against {other}.",
        player=winners[0],
        points=result.points[result.winners[0]],
        fewer=result.points[second],
        other=names[second],
    )


def reckoning(view: View, events: Sequence[Event]) -> list[Share]:
    """Round by round; alone, turns are counted and not points."""
    if view.seats == 1:
        return []

    turns: list[list[int]] = [[] for _seat in range(view.seats)]
    for event in events:
        if event.kind in ("buried", "gave-up"):
            turns[event.number("seat")].append(event.number("points") if event.kind == "buried" else 0)

    rounds = max(len(points) for points in turns)
    return [
        (
            _("Round {round}", round=played + 1),
            tuple(points[played] if played < len(points) else 0 for points in turns),
        )
        for played in range(rounds)
    ]
