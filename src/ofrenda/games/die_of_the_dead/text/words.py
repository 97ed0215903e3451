"""What sentences and drawing share."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.pieces import LIVING, ORDINARY_FACES, POWER_FACES, SIDES
from ofrenda.games.die_of_the_dead.engine.state import NOWHERE
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.event import number
from ofrenda.words import _, listing, mark, plural

TOKEN_USES = (
    (mark("moves the caskets"), mark("swaps two caskets")),
    (mark("looks into a casket"), mark("adds a soul to casket 1")),
    (mark("turns a die by one"), mark("shakes again")),
    (mark("adds a soul on another's turn"), mark("fills an empty casket on another's turn")),
)
"""By token and side."""
TOKEN_WORDS = (mark("candle"), mark("marigold"), mark("incense"), mark("bread"))
BONUS_WORDS = (*TOKEN_WORDS, mark("prepare"), mark("power soul"), mark("blank"))
COLOUR_WORDS = {
    "white": mark("white"),
    "red": mark("red"),
    "yellow": mark("yellow"),
    "blue": mark("blue"),
    "black": mark("black"),
}
KIND_WORDS = (mark("an ordinary soul"), mark("a power soul"))
FREE_WORDS = (mark("a free soul"), mark("a free power soul"))
PREPARED_WORDS = (mark("a prepared soul"), mark("a prepared power soul"))
SKULL = "☠"
SOUL = "●"
POWER_SOUL = "◆"
ABILITY_WORDS = {
    "white": mark("four spaces for prepared souls"),
    "red": mark("before any turn, a prepared soul back for a candle"),
    "yellow": mark("before choosing, a secret look into a casket"),
    "blue": mark("instead of a power soul, two souls off the steps"),
    "black": mark("before choosing, a token for another kind"),
}
"""What the board of each colour can do (DIE-A1)."""
TERMS = {
    **{token: token for token in TOKEN_WORDS},
    "casket 1": mark("Casket 1"),
    "casket 2": mark("Casket 2"),
    "casket 3": mark("Casket 3"),
    "casket 4": mark("Casket 4"),
    "free soul": mark("free soul"),
    "free power": mark("free power soul"),
    "prepared soul": mark("prepared soul"),
    "prepared power": mark("prepared power soul"),
    "living": mark("a soul reached the living"),
    "ghost": mark("the ghost came first"),
    "turn-limit": mark("turn limit"),
    "highest_step": mark("highest step"),
    "turns": mark("turns"),
}
"""What reports call pieces, endings and figures."""


def summary() -> str:
    return _("Lay souls into caskets, shake them, and be the first to lead one up the steps to the living.")


def aim() -> str:
    return _(
        "Be the first whose soul reaches step nine: win the shake of casket 4 and your souls climb. "
        "Between two, a ghost can win too."
    )


def player(owner: int, names: Sequence[str]) -> str:
    return names[owner] if owner < len(names) else _("the ghost")


def player_first(owner: int, names: Sequence[str]) -> str:
    """The same at the beginning of a sentence."""
    return names[owner] if owner < len(names) else _("The ghost")


def souls(counts: Sequence[int]) -> str:
    """So many ordinary and power souls."""
    parts = []
    if counts[0]:
        parts.append(plural("{count} soul", "{count} souls", counts[0]))
    if counts[1]:
        parts.append(plural("{count} power soul", "{count} power souls", counts[1]))
    return listing(parts)


def way_up(step: int) -> str:
    return _("step {step} of {living}", step=step, living=LIVING)


def token_word(token: object) -> str:
    return _(TOKEN_WORDS[number(token)])


def token_label(token: int, sides: str) -> str:
    """A token and what it is good for."""
    return _("{token} ({use})", token=_(TOKEN_WORDS[token]), use=_(TOKEN_USES[token][SIDES.index(sides[token])]))


def roll(outcome: tuple[int, ...], names: Sequence[str]) -> str:
    """What a roll shows, owner by owner; power souls have their mark."""
    power_faces = tuple(dict.fromkeys(POWER_FACES))
    faces_of_both = len(ORDINARY_FACES) + len(power_faces)
    groups = []
    for first in range(0, len(outcome), faces_of_both):
        middle = first + len(ORDINARY_FACES)
        ordinary = faces(ORDINARY_FACES, outcome[first:middle])
        power = faces(power_faces, outcome[middle : first + faces_of_both])
        if ordinary or power:
            dice = " ".join([*ordinary, *(f"{POWER_SOUL}{face}" for face in power)])
            groups.append(f"{player_first(first // faces_of_both, names)}: {dice}")
    return "; ".join(groups)


def faces(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Each face as often as it is shown."""
    return [
        SKULL if name == "skull" else name for name, count in zip(names, counts, strict=True) for _die in range(count)
    ]


def casket_asked_about(view: DieView) -> int:
    """The casket that the question is about, or nowhere."""
    match view.phase.name:
        case "AddSouls":
            return 0
        case "RemoveOne" | "BreadWindow" | "BreadSouls":
            return view.phase.number("position")
        case "IncenseWindow":
            return view.shaken
        case _:
            return NOWHERE
