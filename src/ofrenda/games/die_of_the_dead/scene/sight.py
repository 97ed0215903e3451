"""What the scene is drawn from: the view, what its seat may do, and the owners of the souls."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.pieces import DISCARD, RETURN, STEPS, TAKE
from ofrenda.games.die_of_the_dead.engine.state import NOWHERE
from ofrenda.games.die_of_the_dead.scene.layout import TALL, WIDE
from ofrenda.games.die_of_the_dead.text.words import KIND_WORDS, casket_asked_about, player
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.event import numbers
from ofrenda.kernel.scene import STILL, Motif, Offers, Sight, Staging
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
    """A view with what its seat may do, the owners of its souls, and what stands in the foreground."""

    def __init__(self, view: DieView, offers: Offers, names: Sequence[str], staging: Staging = STILL) -> None:
        super().__init__(view, offers, names, staging)
        self.layout = TALL if staging.tall else WIDE
        self.owners = owners_of(view, names)

        self.climb = _climb(self)
        """The step that a soul comes to now, from 0, or nowhere."""
        self.cards = self.climb != NOWHERE or bool(offers.within(range(TAKE, DISCARD), range(RETURN, RETURN + STEPS)))
        """Whether the question is put as cards."""
        self.large = NOWHERE if self.cards else _large(view)
        """The casket that stands open in the foreground, or nowhere."""

        won = staging.event("won")
        self.winners = numbers(won.args["winners"]) if won is not None and "winners" in won.args else ()
        """Who has just won the shake."""


def owners_of(view: DieView, names: Sequence[str]) -> tuple[Owner, ...]:
    return tuple(
        [
            Owner(number, colour, player(number, names), number >= view.seats)
            for number, colour in enumerate(view.colours)
        ]
    )


def _climb(sight: DieSight) -> int:
    """While a space is chosen, and when the soul has just come there; the land of the living is no such step."""
    ascended = sight.staging.event("ascended")
    if ascended is not None:
        step = ascended.number("step") - 1
    elif sight.view.phase.name == "Climb":
        step = sight.view.heights[sight.view.phase.number("soul") // 2]
    else:
        step = NOWHERE
    return step if step < STEPS else NOWHERE


def _large(view: DieView) -> int:
    """The casket that the question is about, if its content is seen, or the one whose roll lies open."""
    if view.result is not None:
        return NOWHERE
    asked = 0 if view.phase.name == "RemoveOpponent" else casket_asked_about(view)
    if view.phase.name == "Secondary":
        asked = len(view.caskets) - 1
    if asked != NOWHERE and (view.caskets[asked] is not None or view.phase.name == "Secondary"):
        return asked
    return view.shaken
