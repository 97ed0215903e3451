"""How the players stand, how the match ended, and how the points came about."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.engine.phases.effects import EFFECT_RULES
from ofrenda.games.day_of_the_dead.text.words import fighter_word, has_chosen
from ofrenda.games.day_of_the_dead.view import DayView
from ofrenda.kernel.event import Event
from ofrenda.kernel.text import Share
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, listing, plural


def standing(view: View, seat: int) -> str:
    table = narrowed(view, DayView)
    parts = [
        plural("{count} point", "{count} points", table.scores[seat]),
        plural("{count} card in hand", "{count} cards in hand", sum(table.hand_backs[seat])),
    ]
    if table.result is None and seat == table.priority:
        parts.append(_("has Priority"))
    if has_chosen(table, seat):
        parts.append(_("has chosen"))
    return listing(parts)


def ending(view: View, names: Sequence[str]) -> str:
    result = view.result
    if result is None:
        return ""
    winners = [names[seat] for seat in result.winners]
    points = " : ".join(str(points) for points in sorted(result.points, reverse=True))
    if len(winners) > 1:
        return _("{players} share the title of Super Grand Master, {points}.", players=listing(winners), points=points)
    return _("{player} wins {points} and is the Super Grand Master.", player=winners[0], points=points)


def reckoning(view: View, events: Sequence[Event]) -> list[Share]:
    """What the fighters that stood at the end of each turn scored, and what each effect gave or took."""
    turns: list[list[int]] = [[], []]
    by_rule: dict[str, list[int]] = {}
    for told in events:
        seat = told.number("seat") if "seat" in told.args else 0
        if told.kind == "scored":
            turns[seat].append(told.number("points"))
        elif told.kind == "points" and told.number("points"):
            by_rule.setdefault(told.rule, [0, 0])[seat] += told.number("points")

    lines = [(_("Turn {turn}", turn=turn), points) for turn, points in enumerate(zip(*turns, strict=True), 1)]
    effects = sorted(by_rule.items(), key=lambda one: -max(map(abs, one[1])))
    return [*lines, *[(fighter_word(EFFECT_RULES.index(rule)), tuple(points)) for rule, points in effects]]
