"""What a person's line means: a command, or one or several of the actions on offer."""

from __future__ import annotations

import re

from ofrenda.kernel.errors import UnknownName
from ofrenda.kernel.game import Game
from ofrenda.words import listing

_RANGE = re.compile(r"([0-9]{1,4})\s*-\s*([0-9]{1,4})")


def parse_answers(line: str, game: Game, offered: dict[int, str]) -> list[int]:
    """The actions that the line names, separated by commas: by number, by a range of numbers, or by name.

    `offered` are the actions in the order of their numbers, each with its label.
    """
    actions: list[int] = []
    for part in (piece.strip() for piece in line.split(",")):
        span = _RANGE.fullmatch(part)
        if span:
            numbers = range(int(span[1]), int(span[2]) + 1)
            actions += [_by_number(number, list(offered)) for number in numbers]
        elif re.fullmatch(r"[0-9]{1,9}", part):
            actions.append(_by_number(int(part), list(offered)))
        elif part:
            actions.append(_by_name(part, game, offered))
    return actions


def _by_number(number: int, offered: list[int]) -> int:
    if not 1 <= number <= len(offered):
        raise UnknownName(
            "There is no choice {number}. Choose from 1 to {last}, or type help.", number=number, last=len(offered)
        )
    return offered[number - 1]


def _by_name(text: str, game: Game, offered: dict[int, str]) -> int:
    """An action by its notation or its label: whole, or a part that fits only one."""
    wanted = " ".join(text.lower().split())
    labels = {action: (game.name(action).lower(), label.lower()) for action, label in offered.items()}
    exact = [action for action, names in labels.items() if wanted in names]
    starts = [action for action, names in labels.items() if any(name.startswith(wanted) for name in names)]
    parts = [action for action, names in labels.items() if any(wanted in name for name in names)]
    for found in (exact, starts, parts):
        if len(found) == 1:
            return found[0]
    if parts:
        raise UnknownName(
            "“{text}” could be: {choices}.", text=text, choices=listing([game.name(action) for action in parts])
        )
    raise UnknownName("“{text}” is not among the choices. Type a number or a name, or help.", text=text)
