"""A Game declares what it is before any rule: seats, options, action names, phases."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Protocol

import msgspec

from ofrenda.kernel import document, ledger, option, position
from ofrenda.kernel.errors import DataError, OfrendaError, PositionError, SeatError, UnknownName
from ofrenda.kernel.event import Log
from ofrenda.kernel.ledger import Ledger
from ofrenda.kernel.lesson import Course
from ofrenda.kernel.option import Option, Value
from ofrenda.kernel.packed import packed_like, plain
from ofrenda.kernel.phase import Phase
from ofrenda.kernel.play import Chooser
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.rulebook import Rulebook
from ofrenda.kernel.scene import STILL, Offers, Picture, Scene, Staging, shared_style, with_style
from ofrenda.kernel.state import Rules, State
from ofrenda.kernel.tensor import Part, Row, StepField, Tensor, TensorLayout
from ofrenda.kernel.text import Text
from ofrenda.kernel.use import Excluded, Use
from ofrenda.kernel.view import Memory, View, drawn_by
from ofrenda.words import _, listing

FRAME = ("game", "seats", "options", "data", "stack")
"""The keys that every position may have."""

KEPT_RULES = 64
"""So many different settings of a game are kept ready for `decode`."""


class Tactics(Protocol):
    """The module `engine/tactics.py` of a game: judgement on states, compiled, for bots and playouts.

    Where `prefer` thinks long, the module also has `light`, a quicker choice for playouts with the same arguments.
    """

    def prefer(self, s: Any, seat: int, actions: list[int], rng: Rng) -> int:
        """A sensible choice among the legal actions."""
        ...

    def worth(self, s: Any, seat: int) -> float:
        """How well the seat stands: larger is better."""
        ...


class Tensors(Protocol):
    """The module `engine/tensor.py` of a game: what a seat knows as a row of numbers, compiled."""

    @property
    def VERSION(self) -> int:  # noqa: N802 (constants of the module)
        """Rises when a number comes to mean something else."""

    @property
    def ENDINGS(self) -> tuple[str, ...]:  # noqa: N802
        """The keys of how a match may end."""

    @property
    def FIXED(self) -> tuple[str, ...]:  # noqa: N802
        """What the view shows and no tensor does, for it is the same at every moment of a match."""

    def steps(self) -> list[StepField]:
        """The fields of all phases."""
        ...

    def parts(self, seats: int) -> list[Part]:
        """What is the game's own, in order."""
        ...

    def write(self, s: Any, t: Tensor) -> None:
        """Writes these parts as the seat `t.own` sees them."""
        ...


class Game(ABC):
    """One game: the door through which everything else uses it.

    Seats are numbered from 0 in the engine and from 1 in everything that people read or write.
    """

    slug: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    """Rises when an old record would no longer replay."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    minutes: ClassVar[int]
    weight: ClassVar[str]
    """How much there is to learn before the first match: light, medium or heavy."""
    hidden: ClassVar[bool]
    """Whether some seat may not see everything."""
    public_chance: ClassVar[bool]
    """Whether all that is rolled or drawn is seen by all, so that people may type in what real dice show."""
    luck: ClassVar[str]
    """What falls by chance, as the account of a match calls it: luck with dice, or with cards."""
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[tuple[str, ...]]
    """The notation of every action; the place is the id. Stable within a rules version."""
    phases: ClassVar[tuple[type[Phase[Any]], ...]]
    events: ClassVar[tuple[str, ...]] = ()
    """The kinds of events that its phases tell, so that a report can say which never happened."""
    uses: ClassVar[tuple[Use, ...]] = ()
    """The pieces whose use is worth counting, and by which actions they are used."""
    terms: ClassVar[Mapping[str, str]] = {}
    """By key: what reports call its pieces, endings and figures."""
    silent_events: ClassVar[tuple[str, ...]] = ()
    """The kinds of events that need no line in the story."""
    decisive: ClassVar[tuple[str, ...]] = ()
    """The kinds of events on which a match turns, the weightiest first: of a turn, the analysis tells these."""
    data_files: ClassVar[tuple[str, ...]] = ()
    """The data files that an owner of the box may replace."""

    text: Text
    scene: Scene
    tactics: Tactics
    tensor: Tensors
    view_type: ClassVar[type[View]]

    def __init__(self) -> None:
        if hasattr(self, "scene") and hasattr(self, "view_type"):
            drawn_by(self.view_type, self.draw)

    # What a game provides

    @abstractmethod
    def make_rules(self, seats: int, options: dict[str, Value], data: dict[str, str]) -> Rules:
        """The tables of a match with these settings, already checked one by one; refuses what excludes each other."""

    @abstractmethod
    def new(self, rules: Any) -> State[Any]:
        """The state before anything has happened, its first phases pushed."""

    @abstractmethod
    def view(self, s: Any, seat: int | None) -> View:
        """What the seat (None: a spectator) may see."""

    @abstractmethod
    def position(self, s: Any) -> dict[str, Any]:
        """The readable document; `place` takes it back."""

    @abstractmethod
    def lay_out(self, s: Any, given: Mapping[str, Any]) -> None:
        """Fill a new state from the game's part of a position; push its main decision if no stack is given."""

    def check(self, s: Any) -> None:  # noqa: B027 (a game whose positions are all possible needs none)
        """Refuse a placed position that cannot be, by name; its stack stands, and nothing has run yet."""

    def open_view(self, s: Any) -> View:
        """Everything, for after the match; a game with secrets shows them here."""
        return self.view(s, None)

    def memory(self, rules: Any, seat: int) -> Memory | None:
        """A fresh, perfect memory for a seat, where the view forgets and remembering is the game."""
        return None

    def figures(self, s: Any) -> dict[str, int]:
        """A few telling numbers about a match that is over, by name, for whoever simulates many."""
        return {}

    def term(self, key: str) -> str:
        """A piece, an ending or a figure as people call it."""
        return _(self.terms.get(key, key.replace("_", " ")))

    def excluded(self, rules: Any) -> Excluded:
        """What these settings rule out, so that no report misses it."""
        return Excluded()

    def hides(self, rules: Any) -> bool:
        """Whether in this match some seat may not see everything; an option may lay all open."""
        return self.hidden

    def forgets(self, rules: Any) -> bool:
        """Whether remembering is part of this match, so that what was told fades."""
        return self.memory(rules, 0) is not None

    def may_never_end(self, options: Mapping[str, Value]) -> bool:
        """Whether these options leave nothing that ends a match of players who do not want it to end."""
        return False

    def seat_called(self, s: Any, who: int | str) -> int:
        """The seat that people call by this number (from 1), or by a name where the game gives seats names."""
        if isinstance(who, int) and 1 <= who <= s.rules.seats:
            return who - 1
        raise UnknownName("There is no seat “{who}”. Seats: 1 to {seats}.", who=who, seats=s.rules.seats)

    # What every game can do

    @cached_property
    def light(self) -> Chooser:
        """The choices of playouts that are played with judgement."""
        quick: Chooser = getattr(self.tactics, "light", self.tactics.prefer)
        return quick

    def layout(self, seats: int) -> TensorLayout:
        """How tensors look with so many seats; refuses a game that has none."""
        if seats not in self._layouts:
            if not hasattr(self, "tensor"):
                raise OfrendaError("{title} has no observation tensors: no program can learn it yet.", title=self.title)
            module = self.tensor
            self._layouts[seats] = TensorLayout(
                module.VERSION, seats, self.phases, module.steps(), module.ENDINGS, module.parts(seats)
            )
        return self._layouts[seats]

    @cached_property
    def _layouts(self) -> dict[int, TensorLayout]:
        return {}

    def observed(self, s: Any, seat: int) -> Row:
        """What the seat knows, as the numbers that `layout` describes."""
        tensor = Tensor(self.layout(s.rules.seats))
        tensor.begin(s, seat, 0)
        self.tensor.write(s, tensor)
        return tensor.row

    def picture(self, view: View, labels: Mapping[int, str], names: Sequence[str], staging: Staging = STILL) -> Picture:
        """The view as a scene for a page that has the style; these actions stand on their pieces, with their labels."""
        return self.scene.draw(view, Offers(labels), names, staging)

    def draw(self, view: View, actions: Sequence[int] = (), names: Sequence[str] = (), staging: Staging = STILL) -> str:
        """The view as one SVG with its own style, which can be shown anywhere."""
        names = names or [_("Player {number}", number=seat + 1) for seat in range(view.seats)]
        return with_style(self.picture(view, self.labels(view, actions, names), names, staging), self.style)

    def labels(self, view: View, actions: Sequence[int], names: Sequence[str]) -> dict[int, str]:
        """What each of these actions says."""
        return {action: self.text.action(action, view, names) for action in actions}

    @cached_property
    def style(self) -> str:
        """The style sheet of its scenes: what all games share, and its own."""
        return shared_style() + self.own_style

    @cached_property
    def own_style(self) -> str:
        """The part of the style sheet that is this game's alone."""
        return (self.folder / "scene" / "scene.css").read_text(encoding="utf-8")

    def start(
        self,
        seats: int,
        options: Mapping[str, Value] | None = None,
        data: Mapping[str, str] | None = None,
        log: Log | None = None,
    ) -> State[Any]:
        """A match about to begin; it may stand at a chance step at once."""
        state = self.new(self.rules(seats, options, data))
        state.run(log)
        return state

    def rules(
        self,
        seats: int,
        options: Mapping[str, Value] | None = None,
        data: Mapping[str, str] | None = None,
    ) -> Rules:
        """The rules for these settings, made once; refuses settings that the game does not have."""
        if seats != self.min_seats and self.min_seats == self.max_seats:
            raise SeatError(
                "{title} is played by {low}, not by {seats}.", title=self.title, low=self.min_seats, seats=seats
            )
        if not self.min_seats <= seats <= self.max_seats:
            raise SeatError(
                "{title} is played by {low} to {high}, not by {seats}.",
                title=self.title,
                low=self.min_seats,
                high=self.max_seats,
                seats=seats,
            )

        settled = option.settle(self.options, dict(options or {}))
        for name in data or {}:
            if name not in self.data_files:
                raise DataError(
                    "{title} has no data file “{name}”. Data files: {files}.",
                    title=self.title,
                    name=name,
                    files=listing(self.data_files) or "-",
                )

        key = msgspec.json.encode([seats, settled, data or {}])
        rules = self._rules.pop(key, None) or self.make_rules(seats, settled, dict(data or {}))
        self._rules[key] = rules
        if len(self._rules) > KEPT_RULES:
            del self._rules[next(iter(self._rules))]
        return rules

    @cached_property
    def _rules(self) -> dict[bytes, Rules]:
        return {}

    def name(self, action: int) -> str:
        """The notation of an action."""
        if not 0 <= action < len(self.actions):
            raise UnknownName("{title} has no action number {action}.", title=self.title, action=action)
        return self.actions[action]

    def action(self, name: str) -> int:
        """The action that this notation names."""
        try:
            return self._ids[name]
        except KeyError:
            raise UnknownName("{title} has no action “{name}”.", title=self.title, name=name) from None

    @cached_property
    def _ids(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.actions)}

    def encode(self, s: State[Any]) -> bytes:
        """The state as bytes."""
        stack = [
            [self.phases.index(type(phase)), *[getattr(phase, field) for field in phase.FIELDS]] for phase in s.stack
        ]
        rules = s.rules

        return msgspec.msgpack.encode(
            [
                self.slug,
                self.rules_version,
                rules.seats,
                rules.options,
                rules.data,
                stack,
                [_written(s, field) for field in s.FIELDS],
            ]
        )

    def decode(self, code: bytes) -> State[Any]:
        """The state that `encode` wrote."""
        slug, version, seats, options, data, stack, fields = msgspec.msgpack.decode(code)
        if (slug, version) != (self.slug, self.rules_version):
            raise PositionError(
                "This is a state of {slug}, rules version {version}, not of {own}, rules version {own_version}.",
                slug=slug,
                version=version,
                own=self.slug,
                own_version=self.rules_version,
            )

        state = self.new(self.rules(seats, options, data))
        state.end()
        for kind, *values in stack:
            state.push(self.phases[kind](*[tuple(v) if isinstance(v, list) else v for v in values]))
        for name, value in zip(state.FIELDS, fields, strict=True):
            row = [number for numbers in value for number in numbers] if name in state.TABLES else value
            setattr(state, name, packed_like(row, getattr(state, name)))
        return state

    def frame(self, s: State[Any]) -> dict[str, Any]:
        """What every position begins with."""
        changed = {
            option.name: s.rules.options[option.name]
            for option in self.options
            if s.rules.options[option.name] != option.default
        }

        return {
            "game": self.slug,
            "seats": s.rules.seats,
            **({"options": changed} if changed else {}),
            **({"data": s.rules.data} if s.rules.data else {}),
            "stack": [position.phase_text(phase) for phase in s.stack],
        }

    def place(self, given: Mapping[str, Any] | str) -> State[Any]:
        """The state that a position describes, as a dict or as TOML.

        What is missing is empty, left-over pieces lie in the supply, and without a stack the phase is the
        start of the active seat's main decision.
        """
        if isinstance(given, str):
            given = position.read(given)
        rest = {key: value for key, value in given.items() if key not in FRAME}
        if given.get("game", self.slug) != self.slug:
            raise PositionError("This is a position of {other}, not of {own}.", other=given["game"], own=self.slug)

        frame = position.Reader(given, (*FRAME, *rest))
        seats = frame.whole("seats", max(self.min_seats, 2), self.min_seats, self.max_seats)
        data = frame.table("data")
        if not all(isinstance(text, str) for text in data.values()):
            raise frame.wrong("data", data, "{ file = “…” }")

        state = self.new(self.rules(seats, frame.table("options"), data))
        state.end()
        self.lay_out(state, rest)
        if frame.has("stack"):
            state.stack = [position.parse_phase(line, self.phases, state) for line in frame.words("stack")]
        self.check(state)
        state.run()
        return state

    @cached_property
    def ledger(self) -> Ledger:
        """Every rule of the game, from the `rules.toml` beside its class."""
        return ledger.load(self.folder / "rules.toml")

    @cached_property
    def course(self) -> Course:
        """Its lessons, from the `lessons.toml` beside its class."""
        return document.load(self.folder / "lessons.toml", Course, self.rules_version)

    @cached_property
    def rulebook(self) -> Rulebook:
        """How it is played, in chapters, from the `rulebook.toml` beside its class."""
        return document.load(self.folder / "rulebook.toml", Rulebook, self.rules_version)

    @cached_property
    def folder(self) -> Path:
        """Where its files lie: beside its class."""
        return Path(inspect.getfile(type(self))).parent


def _written(s: State[Any], field: str) -> Any:
    """A field of a state as `encode` writes it down."""
    value = plain(getattr(s, field))
    length = s.TABLES.get(field)
    return [value[first : first + length] for first in range(0, len(value), length)] if length else value
