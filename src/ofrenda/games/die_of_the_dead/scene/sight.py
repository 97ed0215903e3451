"""What the scene is drawn from: the view, what its seat may do, and the owners of the souls."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.text.words import KIND_WORDS, player
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.scene import Motif, Offers, Sight
from ofrenda.words import _


class Owner(Motif, frozen=True):
    """Whose souls they are: a player's, or with two players the ghost's."""

    number: int
    colour: str
    name: str
    ghost: bool

    def soul_label(self, power: bool) -> str:
        return _("{player}: {soul}", player=self.name, soul=_(KIND_WORDS[power]))


class DieSight(Sight[DieView]):
    """A view with what its seat may do, and the owners of its souls."""

    def __init__(self, view: DieView, offers: Offers, names: Sequence[str]) -> None:
        super().__init__(view, offers, names)
        self.owners = owners_of(view, names)


def owners_of(view: DieView, names: Sequence[str]) -> tuple[Owner, ...]:
    return tuple(
        [
            Owner(number, colour, player(number, names), number >= view.seats)
            for number, colour in enumerate(view.colours)
        ]
    )
