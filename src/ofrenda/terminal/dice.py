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
    """How to write what the dice show."""
    lines = [
        _("Write the kind of dice and then the faces they show; a face may be counted: 3xhand, 3 x hand or hand x3."),
        _("The first letters of a face are enough, and commas may be left out."),
    ]
    if isinstance(chance, Roll):
        for die, count in zip(chance.dice, chance.counts, strict=True):
            if count:
                lines.append(_("Faces of {kind}: {faces}.", kind=die.name, faces=listing(die.faces)))
    return lines


def _counted(words: list[str]) -> list[str]:
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return [f"{count}x{word}" if count > 1 else word for word, count in runs]
