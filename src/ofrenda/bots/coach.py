"""The coach: the best moves of a decision with their worth, and one sentence why."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from ofrenda.bots.bot import Bot, Judged, Question
from ofrenda.bots.levels import thinker
from ofrenda.bots.prospect import Prospect, prospect
from ofrenda.games.rolling_bones.engine.advice import worths
from ofrenda.games.rolling_bones.engine.pieces import BURY
from ofrenda.games.rolling_bones.engine.solver import ALL_POINTS, Solver
from ofrenda.games.rolling_bones.engine.state import BonesState
from ofrenda.games.rolling_bones.engine.tactics import burying_wins
from ofrenda.kernel.game import Game
from ofrenda.words import _, number, percent, quotable

MOST_MOVES = 3
SAME = 0.005
"""Chances that differ by less are the same to a person."""
WORTH_TELLING = 0.2
"""An answer that is given less often is not told."""


class Advice(msgspec.Struct, frozen=True):
    """What the coach says of a decision."""

    moves: list[Judged]
    """The best ones, the very best first."""
    reason: str
    judged: list[Judged]
    """All that were looked at, in the same order."""


def coach(game: Game) -> Bot:
    """Who coaches this game: its expert."""
    return thinker(game.slug, "expert")


def advise(judge: Bot, question: Question, label: Callable[[int], str], names: Sequence[str]) -> Advice:
    """The best moves and a reason; `label` says an action of one's own in words, `names` are the players'."""
    judged = judge.judge(question)
    called = _told_apart({move.action: label(move.action) for move in judged})
    return Advice(judged[:MOST_MOVES], _reason(question, judged, called.__getitem__, names), judged)


def worth_in_words(move: Judged) -> str:
    """What a move is worth: `57 % to win, 18.0 points`."""
    doubt = math.ceil(196 * move.doubt) / 100
    chance = percent(move.chance, 1) if not move.doubt else f"{percent(move.chance)} ± {percent(doubt)}"
    if move.points is None:
        return _("{chance} to win", chance=chance)
    return _("{chance} to win, {points} points on average", chance=chance, points=number(move.points, 1))


def _reason(question: Question, judged: list[Judged], label: Callable[[int], str], names: Sequence[str]) -> str:
    if len(judged) == 1:
        return _("There is no other choice.")
    best = judged[0]
    worse = [move for move in judged if (move.chance, move.points) != (best.chance, best.points)]
    if not worse:
        return _("All choices are worth the same.")

    other = worse[0]
    if isinstance(question.world, BonesState):
        return _reason_for_bones(question.world, question.seat, best, other, label)
    ahead = prospect(question, best.action)
    if ahead.wins == 1:
        return _("That wins the match.")
    return " ".join(filter(None, [_compared(best, other, label), _foretold(ahead, names)]))


def _compared(best: Judged, other: Judged, label: Callable[[int], str]) -> str:
    less, more = percent(other.chance), percent(best.chance)
    if best.chance - other.chance < SAME or less == more:
        return _("“{other}” is as good, as far as can be told.", other=label(other.action))
    return _("“{other}” would win {less} instead of {more}.", other=label(other.action), less=less, more=more)


def _foretold(ahead: Prospect, names: Sequence[str]) -> str:
    """How another will most likely go on; nothing where that can hardly be told, or is to do nothing."""
    if ahead.world is None or ahead.likely < WORTH_TELLING:
        return ""

    world, seat = ahead.world, ahead.seat
    menu = world.rules.game.text.menu(world.actions(seat), world.view(seat), names)
    if menu[-1].action == ahead.action:  # what ends a decision comes last
        return ""

    return _(
        "Then {player} most likely chooses “{answer}” ({share} of the cases).",
        player=names[seat],
        answer=next(_short(choice.label) for choice in menu if choice.action == ahead.action),
        share=percent(ahead.likely),
    )


def _told_apart(labels: dict[int, str]) -> dict[int, str]:
    """The actions in a few words each; in whole where several begin alike: `Give back: candle`."""
    alike = Counter(map(_short, labels.values()))
    return {action: _short(label) if alike[_short(label)] == 1 else quotable(label) for action, label in labels.items()}


def _short(label: str) -> str:
    """An action in a few words, for a quotation: what it does, told behind a colon, can be looked up."""
    return label.partition(": ")[0]


def _reason_for_bones(s: BonesState, seat: int, best: Judged, other: Judged, label: Callable[[int], str]) -> str:
    """Why the solved turn prefers the one move to the other."""
    if best.action == BURY and burying_wins(s, seat):
        return _("That wins the match.")
    if best.action == BURY:
        return _(
            "The skeleton is safe and counts {points}; “{other}” would bring {less} on average.",
            points=s.skeleton_points(),
            other=label(other.action),
            less=number(other.points or 0, 1),
        )

    more, less = worths(_burial_solver(s.rules.hat_counts), s, [best.action, other.action])
    if abs(more - less) < SAME:
        return _(
            "Either way {chance} to bury something; “{other}” would bring {less} points on average instead of {more}.",
            chance=percent(more),
            other=label(other.action),
            less=number(other.points or 0, 1),
            more=number(best.points or 0, 1),
        )
    return _(
        "This leaves {more} to bury something; “{other}” would leave {less}.",
        more=percent(more),
        other=label(other.action),
        less=percent(less),
    )


@cache
def _burial_solver(hat_counts: bool) -> Solver:
    """Whoever wants nothing but to bury something that counts."""
    return Solver([float(points > 0) for points in ALL_POINTS], hat_counts)
