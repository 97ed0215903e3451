"""A Phase is a step of the rulebook: who decides, what they may do, what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from ofrenda.kernel.chance import Chance, Outcome
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.rng import Rng

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log
    from ofrenda.kernel.state import State, TurnState

Seats: TypeAlias = tuple[int, ...]
Field: TypeAlias = int | tuple[int, ...]
"""What a phase keeps: a small number, or several."""
S = TypeVar("S", bound="State[Any]")
T = TypeVar("T", bound="TurnState[Any]")

ALONE: Final[list[Seats]] = [(seat,) for seat in range(16)]
"""`ALONE[seat]` is the seat as the only decider, made once."""

NOBODY: Final = -1
"""Where a seat might stand: no seat decides."""

OPEN: Final = -1
"""In a sealed phase: this seat has not chosen yet."""

NO_WINDOW: Final = -1
"""The `pass_action` of a phase that is no reaction window."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """An immutable step on the stack of a state; the top alone speaks.

    A phase asks for a decision (`decider`, `legal`, `apply`), or for chance (`chance`, `fall`, and for playouts
    `tumble`), or does its work without anybody's word (`run`). Its FIELDS are small ints or tuples of them, in the
    order of its constructor: so it can be saved and placed.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    BY_HAND: ClassVar[bool] = False
    """Whether it depends on what the decider alone sees if there is a choice at all: an answer at once would tell."""
    BY_ALL: ClassVar[bool] = False
    """In a chance step: whether several players roll, and not whoever has the turn."""

    def public_fields(self, s: S) -> dict[str, Field]:
        """What everybody may know of it, by name; a phase with secrets leaves them out."""
        return {field: getattr(self, field) for field in self.FIELDS}

    def run(self, s: S, log: Log | None) -> bool:
        """Do what needs no answer; True if the stack changed and its new top should be looked at."""
        return False

    def fits(self, s: S) -> bool:
        """Whether a position may have this phase on its stack; asked when a person places one."""
        return True

    def pass_action(self) -> i64:
        """In a reaction window: the action by which whoever is asked lets it go by, always legal there."""
        return NO_WINDOW

    @property
    def is_window(self) -> bool:
        """Whether this is a reaction window."""
        return self.pass_action() != NO_WINDOW

    def decline_action(self) -> i64:
        """The action by which whoever is asked lets the question go by; in a window the one that lets it pass."""
        return self.pass_action()

    def to_be_asked(self, s: S) -> list[int]:
        """Whoever is asked now, and then those who will be if nobody takes it up: public facts alone.

        Empty where the question cannot be let go by. People who share a screen are asked together.
        """
        return []

    def concerns(self, s: S, seat: i64) -> bool:
        """In a window: whether it touches the seat in particular; who lets the others go by is asked all the same."""
        return True

    def chance(self, s: S) -> Chance | None:
        """What must be rolled or drawn now."""
        return None

    def fall(self, s: S, outcome: Outcome, log: Log | None) -> None:
        """Go on with the outcome of the chance step."""
        raise NotImplementedError

    def tumble(self, s: S, rng: Rng) -> None:
        """`fall` with an outcome of this stream, unlogged. A phase may throw straight into the state instead.

        A phase of somebody else's game may name all deciders, and no first one: then the first of them does anything.
        """
        chance = self.chance(s)
        if chance is not None:
            self.fall(s, chance.sample(rng), None)
            return

        deciders = self.deciders(s)
        if not deciders:
            raise NotImplementedError
        seat = deciders[0]
        actions = self.actions(s, seat)
        self.apply(s, seat, actions[rng.below(len(actions))], None)

    def decider(self, s: S) -> i64:
        """The seat that owes a decision now, the first where several do, or NOBODY."""
        return NOBODY

    def deciders(self, s: S) -> Seats:
        """The seats that owe a decision now; several only where they choose in secret."""
        seat = self.decider(s)
        return () if seat == NOBODY else ALONE[seat]

    def legal(self, s: S, seat: i64, legal: Legal) -> None:
        """Add what the seat may do, in rising order; something for every decider.

        A phase says this here, or as a list in `actions`; each follows from the other.
        """
        if legal.listing:
            raise NotImplementedError
        for action in self.actions(s, seat):
            legal.add(action)

    def actions(self, s: S, seat: i64) -> list[int]:
        """What the seat may do: sorted, never empty for a decider."""
        legal = Legal()
        legal.listing = True
        self.legal(s, seat, legal)
        return legal.list()

    def apply(self, s: S, seat: i64, action: i64, log: Log | None) -> None:
        """Do it; the caller has made sure that it is legal."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OfActive(Phase[T]):
    """A decision of the seat whose turn it is."""

    def decider(self, s: T) -> i64:
        return s.active


@mypyc_attr(allow_interpreted_subclasses=True)
class AboutSeat(Phase[S]):
    """A step that concerns the seat it names."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def fits(self, s: S) -> bool:
        known: bool = s.rules.has_seat(self.seat)
        return known


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSeat(AboutSeat[S]):
    """A decision of the seat that the phase names."""

    def decider(self, s: S) -> i64:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSeatIfAny(OfSeat[S]):
    """A decision of the seat that the phase names; if nothing is legal, nothing happens."""

    def possible(self, s: S) -> bool:
        """Whether there is anything to choose."""
        legal = Legal()
        self.legal(s, self.seat, legal)
        return legal.count > 0

    def run(self, s: S, log: Log | None) -> bool:
        if self.possible(s):
            return False
        self.nothing(s, log)
        s.pop()
        return True

    def nothing(self, s: S, log: Log | None) -> None:
        """Nothing is legal: tell why, where that needs a word."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Phase[S]):
    """A choice that several seats make in secret at the same time.

    `choices` has one action per seat, OPEN for whoever has still to choose; a seat with nothing to choose
    starts with any other value. The phase resolves with the last choice.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("choices",)

    def __init__(self, choices: tuple[int, ...]) -> None:
        self.choices = choices

    def sealed(self, choices: tuple[int, ...]) -> Sealed[S]:
        """This phase with other choices made."""
        raise NotImplementedError

    def reveal(self, s: S, log: Log | None) -> None:
        """All have chosen: pop this phase and go on with `self.choices`."""
        raise NotImplementedError

    def chosen(self, s: S, seat: i64, log: Log | None) -> None:
        """Tell the others that the seat has chosen, not what."""

    def public_fields(self, s: S) -> dict[str, Field]:
        """Who has chosen, not what."""
        return {"chosen": tuple([int(choice != OPEN) for choice in self.choices])}

    def fits(self, s: S) -> bool:
        seats: int = s.rules.seats
        return len(self.choices) == seats

    def decider(self, s: S) -> i64:
        choices = self.choices
        seats: i64 = len(choices)
        for seat in range(seats):
            if choices[seat] == OPEN:
                return seat
        return NOBODY

    def deciders(self, s: S) -> Seats:
        return tuple([seat for seat, choice in enumerate(self.choices) if choice == OPEN])

    def apply(self, s: S, seat: i64, action: i64, log: Log | None) -> None:
        choices = list(self.choices)
        choices[seat] = action
        after = self.sealed(tuple(choices))
        s.stack[-1] = after
        self.chosen(s, seat, log)
        if after.decider(s) == NOBODY:
            after.reveal(s, log)
