"""A State is everything that can influence the future of a match, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ofrenda.kernel.chance import Chance, Outcome
from ofrenda.kernel.errors import IllegalAction, OfrendaError, WrongOutcome, WrongSeat
from ofrenda.kernel.phase import Phase, Seats
from ofrenda.kernel.rng import Rng
from ofrenda.words import listing

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log
    from ofrenda.kernel.game import Game
    from ofrenda.kernel.result import Result
    from ofrenda.kernel.tensor import Row
    from ofrenda.kernel.view import Memory, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What is fixed for a match: its game, seats and options. Shared by all clones and never changed."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], data: dict[str, str]) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.data = data

    def has_seat(self, seat: i64) -> bool:
        """Whether this is the number of a seat."""
        return 0 <= seat < self.seats


R = TypeVar("R", bound=Rules)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[R]):
    """One moment of a match.

    A game's state names its data in FIELDS (small ints, packed rows or lists of them, lists of lists) and writes
    `clone` by hand. The stack of phases says what happens next; an empty stack is the end.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    TABLES: ClassVar[dict[str, int]] = {}
    """Those of them that are one row here and several rows, each so long, where they are written down."""

    rules: R
    stack: list[Phase[Any]]

    def __init__(self) -> None:
        self.stack = []

    def push(self, phase: Phase[Any]) -> None:
        self.stack.append(phase)

    def pop(self) -> None:
        stack: list[Any] = self.stack  # compiled, a phase that is taken off a list of phases is held against its class
        stack.pop()

    def end(self) -> None:
        """Nothing more happens: the match is over."""
        self.stack = []

    # What is asked

    def deciders(self) -> Seats:
        """The seats that owe a decision now; () at a chance step and at the end."""
        if not self.stack:
            return ()
        return self.stack[-1].deciders(self)

    def actions(self, seat: int) -> list[int]:
        """What the seat may do now: the only source of legality. Empty for a seat that owes nothing."""
        if seat not in self.deciders():
            return []
        return self.stack[-1].actions(self, seat)

    def chance(self) -> Chance | None:
        """What must be rolled or drawn now, if anything."""
        if not self.stack:
            return None
        return self.stack[-1].chance(self)

    # What is answered

    def act(self, seat: int, action: int, log: Log | None = None) -> None:
        """Do what the seat decided; refuse with the state untouched what the rules do not allow."""
        deciders = self.deciders()
        if seat not in deciders:
            raise self._not_asked(WrongSeat)

        legal = self.actions(seat)
        if action not in legal:
            game = self.rules.game
            raise IllegalAction(
                "“{action}” is not possible now. Possible: {legal}.",
                action=game.actions[action] if 0 <= action < len(game.actions) else str(action),
                legal=listing([game.name(other) for other in legal]),
            )

        self.act_unchecked(seat, action, log)

    def settle(self, outcome: Outcome, log: Log | None = None) -> None:
        """Go on with what fell; refuse with the state untouched what cannot have fallen."""
        chance = self.chance()
        if chance is None:
            raise self._not_asked(WrongOutcome)
        chance.check(outcome)
        self.settle_unchecked(outcome, log)

    def act_unchecked(self, seat: i64, action: i64, log: Log | None = None) -> None:
        """`act` without the checks, for playouts and search."""
        self.stack[-1].apply(self, seat, action, log)
        self.run(log)

    def settle_unchecked(self, outcome: Outcome, log: Log | None = None) -> None:
        """`settle` without the checks."""
        self.stack[-1].fall(self, outcome, log)
        self.run(log)

    def run(self, log: Log | None = None) -> None:
        """Let the phases on top do what needs nobody's word."""
        if log is None:
            self.run_unlogged()
            return

        log.step_done(self)
        while len(self.stack) > 0 and self.stack[-1].run(self, log):
            log.step_done(self)

    def run_unlogged(self) -> Phase[Any] | None:
        """The same for playouts; the phase that now asks, or None at the end."""
        while self.stack:
            phase = self.stack[-1]
            if not phase.run(self, None):
                stack: list[Any] = self.stack
                top = stack[-1] if stack else None
                unchanged = top is phase
                return phase if unchanged else self.phase_on_top()  # it may have put another in its own place
        return None

    def phase_on_top(self) -> Phase[Any] | None:
        """The phase that asks, or None at the end."""
        return self.stack[-1] if self.stack else None

    # What a game's state provides

    def clone(self) -> State[R]:
        """An independent copy."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """Points and places at the end; None before."""
        raise NotImplementedError

    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> State[R]:
        """A copy whose hidden part is redrawn, uniformly among what this seat (None: a spectator) cannot tell apart.

        Where nothing is hidden, a copy is all there is to it.
        """
        return self.clone()

    def census(self) -> tuple[int, ...]:
        """How many pieces of each kind there are, wherever they lie: the same at every moment of a match."""
        raise NotImplementedError

    # What the game makes of it

    def view(self, seat: int | None) -> View:
        """What the seat (None: a spectator) may see."""
        return self.rules.game.view(self, seat)

    def tensor(self, seat: int) -> Row:
        """What the seat may see as numbers, in the order of the game's `layout`."""
        return self.rules.game.observed(self, seat)

    def position(self) -> dict[str, Any]:
        """The whole position, secrets included, as a readable document."""
        return self.rules.game.position(self)

    def _repr_svg_(self) -> str:
        """The scene with everything open, for notebooks."""
        return self.rules.game.draw(self.rules.game.open_view(self))

    def encode(self) -> bytes:
        """The state as bytes, for `game.decode`."""
        return self.rules.game.encode(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.encode() == other.encode()

    def __hash__(self) -> int:
        return hash(self.encode())

    def _not_asked(self, error: type[OfrendaError]) -> OfrendaError:
        """Says whose answer is due instead."""
        if not self.stack:
            return error("The match is over.")
        deciders = self.deciders()
        if not deciders:
            return error("Dice or cards must fall before anybody decides.")
        return error("Now seat {seats} must decide.", seats=listing([str(seat + 1) for seat in deciders]))


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnState(State[R]):
    """A state in which one seat at a time has the turn."""

    active: i64
    """The seat whose turn it is; -1 where nobody has it."""
