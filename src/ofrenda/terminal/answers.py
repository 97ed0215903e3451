"""What a person's line means: one or several of the actions on offer."""

from __future__ import annotations

import re

from ofrenda.kernel.errors import UnknownName
from ofrenda.kernel.game import Game
from ofrenda.words import listing

_NUMBER = re.compile(r"[0-9]{1,4}")
_RANGE = re.compile(r"([0-9]{1,4})\s*-\s*([0-9]{1,4})")


def split_answers(line: str, choices: int) -> list[str]:
    """The answers in a line, separated by commas; `2-4` is three. Numbers must be among so many choices."""
    answers: list[str] = []
    for part in filter(None, (piece.strip() for piece in line.split(","))):
        span = _RANGE.fullmatch(part)
        answers += map(str, range(int(span[1]), int(span[2]) + 1)) if span else [part]
    for answer in answers:
        if _NUMBER.fullmatch(answer) and not 1 <= int(answer) <= choices:
            raise UnknownName(
                "There is no choice {number}. Choose from 1 to {last}, or type help.", number=answer, last=choices
            )
    return answers


def meant(answer: str, game: Game, shown: list[int], now: dict[int, str]) -> int:
    """The action that an answer means: by its number in the list `shown`, or by name among those possible `now`.

    A name is the action's notation or its label: whole, or a part that only one has.
    """
    if _NUMBER.fullmatch(answer):
        return shown[int(answer) - 1]

    wanted = " ".join(answer.lower().split())
    names = {action: (game.name(action).lower(), label.lower()) for action, label in now.items()}
    exact = [action for action, both in names.items() if wanted in both]
    starts = [action for action, both in names.items() if any(name.startswith(wanted) for name in both)]
    parts = [action for action, both in names.items() if any(wanted in name for name in both)]
    for found in (exact, starts, parts):
        if len(found) == 1:
            return found[0]

    if parts:
        raise UnknownName(
            "“{text}” could be: {choices}.", text=answer, choices=listing([game.name(action) for action in parts])
        )

    raise UnknownName("“{text}” is not among the choices. Type a number or a name, or help.", text=answer)
