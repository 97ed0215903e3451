"""Our games as PettingZoo environments: `env("die-of-the-dead", seats=4)`, and `parallel_env` with the same arguments.

Every agent is a seat, `seat_1` and so on. It observes `{"observation": …, "action_mask": …}`: the tensor of what the
seat knows (docs/tensors.md), and 1 for each action that it may take now; the mask also stands in its info. Dice and
cards fall inside, from the seed. Where several decide in secret, they are asked one after another, and nobody is shown
what the others chose before all have chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from ofrenda.adapters.extras import need
from ofrenda.adapters.playing import FARTHEST, ILLEGAL_REWARD, Playing, one_of
from ofrenda.adapters.rendering import FRAMES_PER_SECOND, MODES, WIDTH, Renderer
from ofrenda.games import game as find_game
from ofrenda.kernel.errors import IllegalAction
from ofrenda.kernel.option import Value
from ofrenda.words import listing

need("pettingzoo", "pettingzoo")

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

ILLEGAL = ("lose", "refuse", "random")

Observation = dict[str, Any]


def env(slug: str, **settings: Any) -> AECEnv:
    """The game one decision at a time (AEC). `settings` are those of `SeatedEnv`.

    By PettingZoo's own custom an illegal action ends the match, and whoever took it gets -1 (`illegal="lose"`).
    """
    table: Any = TurnEnv(slug, **settings)
    if table.illegal == "lose":
        table = TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))


def parallel_env(slug: str, **settings: Any) -> ParallelEnv:
    """The game with an action of every agent in each step. `settings` are those of `SeatedEnv`.

    In Day of the Dead both choose their cards at once. Elsewhere, and in all other games, one seat decides at a time:
    the others may only wait, which is the last action.
    """
    return TogetherEnv(slug, **settings)


class SeatedEnv(EzPickle):
    """What both kinds of environment have in common."""

    waits = 0
    """How many actions there are beyond those of the game."""

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        data: Mapping[str, str] | None = None,
        rewards: str = "win",
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        width: int = WIDTH,
    ) -> None:
        """`seats` is as few as the game allows, but two if one can play alone.

        `rewards`: "win" (1, shared by who shares the first place; the others pay for it) or "points", both at the end.
        `illegal`: what an illegal action does: "lose" (the match ends), "refuse" (an error, and nothing happens) or
        "random" (any legal one is taken instead). After `max_cycles` times as many decisions as seats the match is cut
        off. `width` is that of pictures.
        """
        EzPickle.__init__(
            self,
            slug,
            seats=seats,
            options=options,
            data=data,
            rewards=rewards,
            illegal=illegal,
            max_cycles=max_cycles,
            render_mode=render_mode,
            width=width,
        )
        game = find_game(slug)
        self.playing = Playing(game, max(game.min_seats, 2) if seats is None else seats, options, data, rewards)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.renderer = Renderer(game, self.playing.names, render_mode, width)

        self.possible_agents = [f"seat_{number}" for number in range(1, self.playing.seats + 1)]
        self.agents: list[str] = []
        actions = len(game.actions) + self.waits
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-FARTHEST, FARTHEST, (int(self.playing.layout.size),), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> Any:
        """What whoever watches may see: hands stay hidden."""
        return self.renderer.show(self.playing.state.view(None))

    def close(self) -> None:
        self.renderer.close()

    def _begin(self, seed: int | None) -> None:
        self.playing.begin(self.playing.number(seed))
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _taken(self, seat: int, action: int) -> int:
        """The action that is taken: the one given, or where that is not legal what `illegal` makes of it."""
        if self.illegal == "random" and action not in self.playing.state.actions(seat):
            return self.playing.any_action(seat)
        return int(action)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class TurnEnv(SeatedEnv, AECEnv):  # type: ignore[misc]  # it has no types
    """One seat decides at a time."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ofrenda_v1",
        "render_modes": list(MODES),
        "render_fps": FRAMES_PER_SECOND,
        "is_parallelizable": False,
    }

    def __init__(self, slug: str, **settings: Any) -> None:
        AECEnv.__init__(self)
        SeatedEnv.__init__(self, slug, **settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the options of a match are given to `env`, those here are not used."""
        self._begin(seed)
        self.decisions = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()
        self._show()

    def observe(self, agent: str) -> Observation:
        return {"observation": self.playing.tensor(self._seat(agent)), "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return

        seat = self._seat(agent)
        if action is None:
            raise IllegalAction("{agent} must act: the match is not over.", agent=agent)
        self.playing.act(seat, self._taken(seat, action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()

        if self.playing.over:
            self.rewards = dict(zip(self.agents, self.playing.paid(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.decisions >= self.max_cycles * self.playing.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask()
        self._show()

    def _ask(self) -> None:
        """Whoever decides next, or at the end the first seat, is selected."""
        seat = self.playing.decider
        self.agent_selection = self.possible_agents[0 if seat is None else seat]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        """Nobody but who is selected may act, also where several choose in secret."""
        seat = self._seat(agent)
        if seat != self.playing.decider:
            return np.zeros(len(self.playing.game.actions), dtype=np.int8)
        return self.playing.mask(seat)

    def __str__(self) -> str:
        return f"{self.playing.game.slug} for {self.playing.seats}"


class TogetherEnv(SeatedEnv, ParallelEnv):  # type: ignore[misc]  # it has no types
    """All agents act in each step; whoever owes no decision waits."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ofrenda_parallel_v1",
        "render_modes": list(MODES),
        "render_fps": FRAMES_PER_SECOND,
    }
    waits = 1

    def __init__(self, slug: str, **settings: Any) -> None:
        SeatedEnv.__init__(self, slug, **settings)
        self.wait = len(self.playing.game.actions)
        """The action of whoever owes no decision."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match; the options of a match are given to `parallel_env`, those here are not used."""
        self._begin(seed)
        self.cycles = 0
        self._show()
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        deciders = self.playing.state.deciders()
        missing = [agent for agent in self.agents if self._seat(agent) in deciders and agent not in actions]
        if missing:
            raise IllegalAction("{agents} must act now.", agents=listing(missing))

        lost = self._refused(deciders, actions)
        if lost is None:
            for seat in deciders:
                self.playing.act(seat, self._taken(seat, actions[self.possible_agents[seat]]))
            self.cycles += 1

        over = self.playing.over or lost is not None
        rewards = dict.fromkeys(self.agents, 0.0)
        if lost is not None:
            rewards[lost] = ILLEGAL_REWARD
        elif over:
            rewards = dict(zip(self.agents, self.playing.paid(), strict=True))
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut)
        seen, infos = self._seen()
        if over or cut:
            self.agents = []
        self._show()
        return seen, rewards, terminations, truncations, infos

    def _refused(self, deciders: tuple[int, ...], actions: dict[str, int]) -> str | None:
        """Who loses the match by an illegal action; with "refuse" that is an error, and nothing has happened."""
        for seat in deciders:
            agent = self.possible_agents[seat]
            if self.illegal == "random" or actions[agent] in self.playing.state.actions(seat):
                continue
            if self.illegal == "lose":
                return agent
            raise IllegalAction("{agent} may not take the action {action} now.", agent=agent, action=actions[agent])
        return None

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen: dict[str, Observation] = {}
        for agent in self.agents:
            seat = self._seat(agent)
            waits = seat not in self.playing.state.deciders()
            mask = np.append(self.playing.mask(seat), np.int8(waits))
            seen[agent] = {"observation": self.playing.tensor(seat), "action_mask": mask}
        return seen, {agent: {"action_mask": observed["action_mask"]} for agent, observed in seen.items()}
