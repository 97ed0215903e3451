"""What a person may type at a question, and what a line of it means."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from ofrenda.kernel.errors import UnknownName
from ofrenda.kernel.game import Game
from ofrenda.kernel.text import NO_ACTION, Choice, keys
from ofrenda.words import listing

_NUMBER = re.compile(r"[0-9]{1,4}")
_RANGE = re.compile(r"([0-9]{1,4})\s*-\s*([0-9]{1,4})")

_DESCRIPTION = re.compile(r": | [–—] ")


class Line(msgspec.Struct, frozen=True):
    """A line of a menu; one with several actions leads to a menu of its own."""

    key: str
    label: str
    actions: tuple[int, ...]


def lines_of(choices: Sequence[Choice]) -> list[Line]:
    """The menu as it is shown: the choices of a group are one line."""
    heads: dict[str, list[int]] = {}
    shown: list[Choice] = []
    for choice in choices:
        if choice.group:
            heads.setdefault(choice.group, []).append(choice.action)
        if not choice.group or len(heads[choice.group]) == 1:
            shown.append(choice)

    return [
        Line(key, choice.group, tuple(heads[choice.group]))
        if choice.group
        else Line(key, choice.label, () if choice.action == NO_ACTION else (choice.action,))
        for key, choice in zip(keys(shown), shown, strict=True)
    ]


def split_answers(line: str, menu: Sequence[Line]) -> list[str]:
    """The answers in a line, separated by commas; `2-4` is three. A number must be among those of the menu."""
    answers: list[str] = []
    for part in filter(None, (piece.strip() for piece in line.split(","))):
        span = _RANGE.fullmatch(part)
        answers += map(str, range(int(span[1]), int(span[2]) + 1)) if span else [part]

    known = [line.key for line in menu if line.key]
    for answer in answers:
        if _NUMBER.fullmatch(answer) and answer not in known:
            raise UnknownName(
                "There is no choice {number}. Choose from {known}, or type help.", number=answer, known=listing(known)
            )
    return answers


def is_key(answer: str, menu: Sequence[Line]) -> bool:
    """Whether the answer is what is typed for a line of the menu, and not a name."""
    return any(line.key == answer.lower() for line in menu if line.key)


def meant(answer: str, game: Game, menu: Sequence[Line], now: Mapping[int, str]) -> tuple[int, ...]:
    """The actions that an answer means: by its key in the menu, or by name among those possible `now`.

    A name is the action's notation or what its label calls it: whole, or from the beginning of a word on, if no other
    has that. A single letter is too easily a slip to be one.
    """
    for line in menu:
        if line.key and line.key == answer.lower():
            return line.actions

    wanted = _plain(answer)
    names = {action: (_plain(game.name(action)), _plain(_called_in(label))) for action, label in now.items()}
    exact = [action for action, both in names.items() if wanted in both]
    parts = [action for action, both in names.items() if any(_has(name, wanted) for name in both)]
    for found in (exact, parts):
        if len(found) == 1:
            return (found[0],)

    if parts:
        raise UnknownName(
            "“{text}” could be: {choices}.", text=answer, choices=listing([game.name(action) for action in parts])
        )
    raise UnknownName("“{text}” is not among the choices. Type a number or a name, or help.", text=answer)


def _plain(name: str) -> str:
    """Names are alike in small and capital letters, and with `upper-arm` as `upper arm`."""
    return " ".join(name.lower().replace("-", " ").split())


def _called_in(label: str) -> str:
    """The label without the description behind a colon or dash."""
    return _DESCRIPTION.split(label, maxsplit=1)[0]


def _has(name: str, wanted: str) -> bool:
    """Whether the name has these words; of the last one the beginning is enough."""
    return len(wanted) > 1 and re.search(rf"(?<!\w){re.escape(wanted)}", name) is not None


def called(answer: str, game: Game) -> int:
    """The action of the game, possible or not, whose notation this is; NO_ACTION if there is none."""
    wanted = _plain(answer)
    return next((action for action, name in enumerate(game.actions) if _plain(name) == wanted), NO_ACTION)
