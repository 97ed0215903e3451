"""What one seat may see. A view is built from nothing, never filtered from the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from ofrenda.kernel.event import Event, number
from ofrenda.kernel.phase import Field, Phase
from ofrenda.kernel.result import Result

if TYPE_CHECKING:
    from ofrenda.kernel.rng import Rng
    from ofrenda.kernel.state import State


class PhaseView(msgspec.Struct, frozen=True):
    """A step of the rulebook as everybody sees it: its name, and what it knows by name (`Phase.public_fields`)."""

    name: str = ""
    fields: dict[str, Field] = {}

    def number(self, field: str) -> int:
        """A field that is a number."""
        return number(self.fields[field])


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What all games show; each game's view adds its own pieces.

    Seats are numbered from 0 here, as in the engine; a spectator's `seat` is None. `phase` is the step that is being
    played; at the end it has no name.
    """

    seat: int | None
    seats: int
    deciders: tuple[int, ...]
    result: Result | None
    phase: PhaseView = PhaseView()

    def _repr_svg_(self) -> str | None:
        """The scene, for notebooks."""
        draw = _drawings.get(type(self))
        return draw(self) if draw else None


_drawings: dict[type[View], Callable[[View], str]] = {}


def drawn_by(kind: type[View], draw: Callable[[View], str]) -> None:
    """Says how views of this kind are drawn: a game does, for a view does not know its game."""
    _drawings[kind] = draw


V = TypeVar("V", bound=View)


def common(s: State[Any], seat: int | None) -> dict[str, Any]:
    """The part of a view that is the same in every game."""
    return {
        "seat": seat,
        "seats": s.rules.seats,
        "deciders": s.deciders(),
        "result": s.result(),
        "phase": phase_view(s, s.stack[-1]) if s.stack else PhaseView(),
    }


def phase_view(s: State[Any], phase: Phase[Any]) -> PhaseView:
    """A phase on the stack as everybody sees it."""
    return PhaseView(type(phase).__name__, phase.public_fields(s))


def narrowed(view: View, kind: type[V]) -> V:
    """The view, which must be of this kind: texts and scenes understand those of their own game."""
    if not isinstance(view, kind):
        raise TypeError(f"a {kind.__name__} is expected here, not a {type(view).__name__}")
    return view


class Memory(Protocol):
    """What a seat remembers of what it witnessed, for games in which the view forgets."""

    def witness(self, event: Event) -> None: ...

    def fade(self, percent: int, rng: Rng) -> None:
        """Of 100 things that it remembers so many are forgotten."""

    def written(self) -> list[list[int]]:
        """All of it as plain numbers, for `recall`."""

    def recall(self, written: list[list[int]]) -> None:
        """Remember what another memory wrote down."""
