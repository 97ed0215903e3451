"""Dice that people roll and type in: an example, and how to write them."""

from __future__ import annotations

from itertools import groupby

from ofrenda.kernel.chance import Chance, Roll
from ofrenda.kernel.rng import seeded
from ofrenda.words import _, listing


def example(chance: Chance) -> str:
    """One outcome as a person would type it: `left 2xhand foot, centre skull`."""
    groups = chance.text(chance.sample(seeded("example"))).split(", ")
    return ", ".join(" ".join(_counted(group.split())) for group in groups)


def dice_help(chance: Chance) -> list[str]:
    """How to write what these dice show."""
    if not isinstance(chance, Roll):
        return []

    dice = [die for die, count in zip(chance.dice, chance.counts, strict=True) if count]
    face = dice[0].faces[0]
    worded = face.isalpha()
    ways = [f"3x{face}", f"3 x {face}", *([f"{face} x3"] if worded else [])]  # which of two numbers counts, who knows
    lines = [
        _("Write the kind of dice and then the faces they show; a face may be counted: {ways}.", ways=listing(ways))
    ]
    if worded:
        lines.append(_("The first letters of a face are enough, and commas may be left out."))
    return [*lines, *(_("Faces of {kind}: {faces}.", kind=die.name, faces=listing(die.faces)) for die in dice)]


def _counted(words: list[str]) -> list[str]:
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return [f"{count}x{word}" if count > 1 else word for word, count in runs]
