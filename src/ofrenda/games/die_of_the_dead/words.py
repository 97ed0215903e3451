"""The words that sentences and drawing share."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.pieces import ORDINARY_FACES, POWER_FACES
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.view import View
from ofrenda.words import _, listing, mark, plural

TOKEN_WORDS = (mark("candle"), mark("marigold"), mark("incense"), mark("bread"))
BONUS_WORDS = (*TOKEN_WORDS, mark("prepare"), mark("power soul"), mark("blank"))
COLOUR_WORDS = {
    "white": mark("white"),
    "red": mark("red"),
    "yellow": mark("yellow"),
    "blue": mark("blue"),
    "black": mark("black"),
}
SKULL = "☠"


def player(owner: int, names: Sequence[str]) -> str:
    return names[owner] if owner < len(names) else _("the ghost")


def souls(counts: Sequence[int]) -> str:
    """So many ordinary and power souls."""
    parts = []
    if counts[0]:
        parts.append(plural("{count} soul", "{count} souls", counts[0]))
    if counts[1]:
        parts.append(plural("{count} power soul", "{count} power souls", counts[1]))
    return listing(parts)


def roll(outcome: tuple[int, ...], names: Sequence[str]) -> str:
    """What a roll shows, owner by owner; power souls stand behind a +."""
    power_faces = tuple(dict.fromkeys(POWER_FACES))
    faces_of_both = len(ORDINARY_FACES) + len(power_faces)
    groups = []
    for first in range(0, len(outcome), faces_of_both):
        middle = first + len(ORDINARY_FACES)
        ordinary = faces(ORDINARY_FACES, outcome[first:middle])
        power = faces(power_faces, outcome[middle : first + faces_of_both])
        if ordinary or power:
            dice = " ".join([*ordinary, *(f"+{face}" for face in power)])
            groups.append(f"{player(first // faces_of_both, names)}: {dice}")
    return "; ".join(groups)


def faces(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Each face as often as it is shown."""
    return [
        SKULL if name == "skull" else name for name, count in zip(names, counts, strict=True) for _die in range(count)
    ]


def seen(view: View) -> DieView:
    if not isinstance(view, DieView):
        raise TypeError(f"a view of Die of the Dead is expected here, not {type(view).__name__}")
    return view
