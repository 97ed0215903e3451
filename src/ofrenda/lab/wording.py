"""What the menus say of the choices that a report names: people know those words, and few the notation."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ofrenda.games import game as find_game
from ofrenda.kernel.play import random_step
from ofrenda.kernel.rng import seeded
from ofrenda.lab.report import Findings
from ofrenda.lab.uses import groups
from ofrenda.words import _, language

MATCHES = 20
"""In so many matches of random play a choice is looked for."""


def menu_words(found: Findings) -> dict[str, str]:
    """By the name of a choice that may be dominated: what a menu calls it, for one in which it stood.

    What several actions have in common has no words of its own: there they are those of one of them.
    """
    names = tuple(one.name for one in found.choices)
    return _said(found.game, len(found.bots), msgspec.json.encode(found.options), names, language())


@lru_cache(maxsize=8)
def _said(slug: str, seats: int, options: bytes, names: tuple[str, ...], _language: str) -> dict[str, str]:
    game = find_game(slug)
    members = groups(game)
    wanted = {action: name for name in names for action in members.get(name, ())}
    people = [_("Seat {seat}", seat=seat) for seat in range(1, seats + 1)]
    said: dict[str, str] = {}
    for number in range(MATCHES):
        rng = seeded("wording", number)
        state = game.start(seats, msgspec.json.decode(options))
        while state.stack and len(said) < len(names):
            for seat in () if state.chance() else state.deciders()[:1]:
                new = [action for action in state.actions(seat) if wanted.get(action, "") not in {"", *said}]
                for action, label in game.labels(state.view(seat), new, people).items() if new else ():
                    said.setdefault(wanted[action], label)
            random_step(state, rng)
    return said
