"""Pieces that say what a click on them does, and tags for doing nothing."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.engine.pieces import DONE, PASS
from ofrenda.games.die_of_the_dead.scene.layout import Box
from ofrenda.games.die_of_the_dead.scene.sight import DieSight
from ofrenda.kernel.scene import TAG_HEIGHT, Motif, Offer, Offers, group, tag
from ofrenda.words import _, mark


def piece(
    *parts: str,
    offer: Offer | None = None,
    offers: tuple[Offer, ...] = (),
    label: str = "",
    cls: str = "",
    at: tuple[float, float],
    key: str = "",
    about: str = "",
    rule: str = "",
) -> str:
    """A piece that says what a click on it does, or else what it is."""
    name = f"die-piece {cls}".rstrip()
    return group(*parts, cls=name, at=at, key=key, offer=offer, offers=offers, label=label, about=about, rule=rule)


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


def rest_tag(rest: Rest, room: Box) -> str:
    """The tag in the middle of its room."""
    x, y = room.middle
    width = min(room.width, 132)
    return tag(_(rest.word), rest.offer, (x - width / 2, y - TAG_HEIGHT / 2), width)
