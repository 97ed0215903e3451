"""What the parts of the picture share: the owners of the souls, and pieces that say what a click on them does."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.pieces import DONE, PASS
from ofrenda.games.die_of_the_dead.text.words import KIND_WORDS, player
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.scene import TAG_HEIGHT, Motif, Offer, Offers, Sight, group, tag
from ofrenda.words import _, mark

TAG_WIDTH = 124


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


def piece(
    *parts: str,
    offer: Offer | None = None,
    offers: tuple[Offer, ...] = (),
    label: str = "",
    cls: str = "",
    at: tuple[float, float],
    key: str = "",
) -> str:
    """A piece that says what a click on it does, or else what it is."""
    return group(*parts, cls=f"die-piece {cls}".rstrip(), at=at, key=key, offer=offer, offers=offers, label=label)


def all_of(offers: Offers, *actions: int) -> tuple[Offer, ...]:
    """Those of these actions that may be done."""
    return tuple([offer for action in actions if (offer := offers.first(action))])


class Rest(Motif, frozen=True):
    """A way to do nothing, or nothing more."""

    offer: Offer
    word: str


def rest_of(sight: DieSight) -> Rest | None:
    offer = sight.offers.first(PASS, DONE)
    if offer is None:
        return None
    if sight.view.phase.name == "RemoveOne":
        return Rest(offer, mark("close it"))
    return Rest(offer, mark("pass") if offer.action == PASS else mark("done"))


def rest_tag(rest: Rest, middle: tuple[float, float]) -> str:
    x, y = middle
    return tag(_(rest.word), rest.offer, (x - TAG_WIDTH / 2, y - TAG_HEIGHT / 2), TAG_WIDTH)
