"""Our games in OpenSpiel: once this is imported, `pyspiel.load_game("ofrenda_die_of_the_dead(players=3)")` finds them.

Parameters are `players` and the options of the game; in a value with commas a plus stands for each of them. Dice and
cards are explicit chance nodes, one for each die or card, so that every node has few outcomes. Where several decide in
secret, they are asked one after another. An observation is what the seat sees (docs/tensors.md); an information state
adds all that it did and witnessed before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from ofrenda.adapters.extras import need
from ofrenda.adapters.falling import MOST_OUTCOMES, Falling
from ofrenda.games import game as find_game
from ofrenda.kernel.errors import OptionError
from ofrenda.kernel.event import Event, Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State
from ofrenda.kernel.view import Memory

need("pyspiel", "openspiel")

import numpy as np
import pyspiel

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 200_000
"""No match has more decisions."""


def name_of(slug: str) -> str:
    """How OpenSpiel calls the game."""
    return "ofrenda_" + slug.replace("-", "_")


class Held:
    """A match that OpenSpiel holds: the state, what falls at the moment, and what every seat has witnessed."""

    def __init__(self, state: State[Any]) -> None:
        self.state = state
        self.falling: Falling | None = None
        rules = state.rules
        self.memories: list[Memory | None] = [rules.game.memory(rules, seat) for seat in range(rules.seats)]
        self.stories = [b""] * rules.seats
        """By seat: all that it did and witnessed, in order, as the items of a JSON array."""

    @classmethod
    def begun(cls, game: Game, seats: int, options: Mapping[str, Any]) -> Held:
        log = Log()
        held = cls(game.start(seats, options, log=log))
        held._told(log.events)
        return held

    def __deepcopy__(self, _memo: object) -> Held:
        """An independent copy: OpenSpiel clones its states so."""
        return self.with_state(self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain data: OpenSpiel writes its states down so."""
        fallen = None if self.falling is None else self.falling.fallen
        kept = [None if memory is None else memory.written() for memory in self.memories]
        return Held.read, (self.state.rules.game.slug, self.state.encode(), fallen, self.stories, kept)

    @classmethod
    def read(
        cls, slug: str, code: bytes, fallen: tuple[int, ...] | None, stories: list[bytes], kept: list[Any]
    ) -> Held:
        """What `__reduce__` wrote down."""
        held = cls(find_game(slug).decode(code))
        if fallen is not None:
            held.falling = Falling(held.due().chance, fallen)
        held.stories = stories
        for memory, written in zip(held.memories, kept, strict=True):
            if memory is not None:
                memory.recall(written)
        return held

    def with_state(self, state: State[Any]) -> Held:
        """What everybody has witnessed, and another state."""
        copy = Held(state)
        copy.falling = self.falling
        copy.stories = self.stories[:]
        for memory, kept in zip(copy.memories, self.memories, strict=True):
            if memory is not None and kept is not None:
                memory.recall(kept.written())
        return copy

    def resampled(self, seat: int, rng: Rng) -> Held:
        """A match that the seat cannot tell from this one; what only others witnessed before is not told in it."""
        other = self.with_state(self.state.resample(seat, rng, self.memories[seat]))
        other.stories = [story if own == seat else b"" for own, story in enumerate(self.stories)]
        return other

    def act(self, action: int) -> None:
        seat = self.state.deciders()[0]
        log = Log()
        self.state.act(seat, action, log)
        self._recall(seat, self.state.rules.game.name(action))
        self._told(log.events)

    def fall(self, number: int) -> None:
        """One more die or card; with the last the match goes on."""
        falling = self.due().after(number)
        outcome = falling.outcome()
        self.falling = falling
        if outcome is not None:
            self.falling = None
            log = Log()
            self.state.settle(outcome, log)
            self._told(log.events)

    def due(self) -> Falling:
        """What falls next."""
        if self.falling is None:
            chance = self.state.chance()
            assert chance is not None
            self.falling = Falling(chance)
        return self.falling

    def _told(self, events: list[Event]) -> None:
        for seat, memory in enumerate(self.memories):
            for event in events:
                if event.seen_by(seat):
                    self._recall(seat, {event.kind: event.args})
                    if memory is not None:
                        memory.witness(event)

    def _recall(self, seat: int, thing: object) -> None:
        story = self.stories[seat]
        self.stories[seat] = story + b"," * bool(story) + msgspec.json.encode(thing)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A moment of a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held.begun(game.game, game.seats, game.options)

    def current_player(self) -> int:
        state = self.held.state
        if not state.stack:
            return int(pyspiel.PlayerId.TERMINAL)
        deciders = state.deciders()
        return deciders[0] if deciders else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return not self.held.state.stack

    def returns(self) -> list[float]:
        result = self.held.state.result()
        return [0.0] * self.held.state.rules.seats if result is None else list(result.rewards())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, float(likely)) for number, likely in self.held.due().outcomes()]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.state
        return state.actions(player) if state.deciders()[:1] == (player,) else []

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.held.fall(action)
        else:
            self.held.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.held.due().text(action)
        game: Game = self.held.state.rules.game
        return game.name(action)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state with everything redrawn that the player cannot know; it begins a history of its own."""
        rng = Rng(0, choices=lambda below: min(int(probability_sampler() * below), below - 1))
        other: SpielState = self.get_game().new_initial_state()
        other.held = self.held.resampled(player_id, rng)
        return other

    def __str__(self) -> str:
        game: Game = self.held.state.rules.game
        names = [f"Player {seat}" for seat in range(self.held.state.rules.seats)]
        return game.text.board(game.open_view(self.held.state), names)


class SpielObserver:
    """What a player sees, as text and as the parts of the tensor; with perfect recall also what it remembers."""

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise OptionError(
                "What a player sees is observed as a whole: public and that player's private information."
            )
        self.recalls = wanted.perfect_recall
        layout = game.game.layout(game.seats)
        self.observed = int(layout.size)
        memory = game.game.memory(game.rules, 0) if self.recalls else None
        pieces = [(part.name, part.size) for part in layout.parts]
        if memory is not None:
            pieces.append(("memory", sum(map(len, memory.written()))))

        self.tensor = np.zeros(sum(size for _name, size in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        place = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[place : place + size]
            place += size

    def set_from(self, state: SpielState, player: int) -> None:
        held = state.held
        self.tensor[: self.observed] = np.frombuffer(memoryview(held.state.tensor(player)), dtype=np.int32)
        memory = held.memories[player]
        if "memory" in self.dict and memory is not None:
            self.dict["memory"][:] = [number for row in memory.written() for number in row]

    def string_from(self, state: SpielState, player: int) -> str:
        held = state.held
        view = held.state.view(player)
        fixed = held.state.rules.game.tensor.FIXED
        shown = {name: getattr(view, name) for name in view.__struct_fields__ if name not in fixed}
        if self.recalls:
            shown["before"] = msgspec.Raw(b"[" + held.stories[player] + b"]")
        return msgspec.json.encode(shown).decode()


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with its options."""

    slug: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = find_game(self.slug)
        self.options = {name: with_commas(value) for name, value in given.items() if name != "players"}
        self.seats = int(given.get("players", usual_seats(self.game)))
        self.rules = self.game.rules(self.seats, self.options)

        alone = self.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=0.0 if alone else -1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )

        super().__init__(game_type(self.game), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise OptionError("Observers of our games have no parameters.")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def with_commas(value: Any) -> Any:
    """A parameter as the option has it."""
    return value.replace("+", ",") if isinstance(value, str) else value


def without_commas(value: Any) -> Any:
    """An option as a parameter: a comma would end it."""
    return value.replace(",", "+") if isinstance(value, str) else value


def usual_seats(game: Game) -> int:
    return max(game.min_seats, 2)


def game_type(game: Game) -> Any:
    hidden = game.hidden
    information = pyspiel.GameType.Information

    return pyspiel.GameType(
        short_name=name_of(game.slug),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual_seats(game),
            **{option.name: without_commas(option.default) for option in game.options},
        },
    )


class SpielRollingBones(SpielGame):
    slug = "rolling-bones"


class SpielDiaDeLosMuertos(SpielGame):
    slug = "dia-de-los-muertos"


class SpielDieOfTheDead(SpielGame):
    slug = "die-of-the-dead"


class SpielDayOfTheDead(SpielGame):
    slug = "day-of-the-dead"


# Classes, not functions: pyspiel lets go of what it registered after Python has ended, which no function survives.
for _game in (SpielRollingBones, SpielDiaDeLosMuertos, SpielDieOfTheDead, SpielDayOfTheDead):
    if name_of(_game.slug) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(find_game(_game.slug)), _game)
