"""Our games as Gymnasium environments: one learner against our bots.

    import gymnasium
    import ofrenda.adapters.gymnasium

    env = gymnasium.make("Ofrenda/DieOfTheDead-v1", seats=3, opponents="medium")

The observation is the tensor of what the learner's seat knows (docs/tensors.md). What it may do stands in
`info["action_mask"]`, and `action_masks()` says it to MaskablePPO of sb3-contrib.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ofrenda.adapters.extras import need
from ofrenda.adapters.playing import FARTHEST, ILLEGAL_REWARD, Playing, one_of
from ofrenda.adapters.rendering import FRAMES_PER_SECOND, MODES, WIDTH, Renderer
from ofrenda.bots import Player, bot
from ofrenda.games import game as find_game
from ofrenda.kernel.errors import IllegalAction, OfrendaError, OptionError, SeatError, UnknownName
from ofrenda.kernel.event import Log
from ofrenda.kernel.option import Value
from ofrenda.kernel.rng import seeded
from ofrenda.words import listing

need("gymnasium", "gymnasium")

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

if TYPE_CHECKING:
    from numpy.typing import NDArray

IDS = {
    "Ofrenda/RollingBones-v1": "rolling-bones",
    "Ofrenda/DiaDeLosMuertos-v1": "dia-de-los-muertos",
    "Ofrenda/DieOfTheDead-v1": "die-of-the-dead",
    "Ofrenda/DayOfTheDead-v1": "day-of-the-dead",
}
ILLEGAL = ("lose", "refuse")


class AgainstBots(gymnasium.Env[Any, Any]):
    """A seat at a table of bots."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012 (as theirs)

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "easy",
        seat: int | None = None,
        options: Mapping[str, Value] | None = None,
        data: Mapping[str, str] | None = None,
        rewards: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        width: int = WIDTH,
    ) -> None:
        """`opponents` is a level (random, greedy, easy …) for all others or one for each of them, in their order.

        `seat` is the learner's, from 1; without it every match gives it another one at random. `rewards` are "win" (1,
        shared by who shares the first place; the others pay for it) or "points", at the end. An action that is not
        legal loses the match at -1, or with `illegal="refuse"` is an error.
        """
        game = find_game(slug)
        seats = max(game.min_seats, 2) if seats is None else seats
        self.playing = Playing(game, seats, options, data, rewards)
        if seat is not None and not 1 <= seat <= seats:
            raise SeatError("There is no seat {seat}: {seats} play.", seat=seat, seats=seats)
        levels = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(levels) != seats - 1:
            raise OptionError(
                "{count} opponents are named for {seats} seats. Name one level, or {right} of them.",
                count=len(levels),
                seats=seats,
                right=seats - 1,
            )

        self.bots = [bot(level, own=True) for level in levels]
        self.fixed_seat = seat
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.render_mode = render_mode
        self.renderer = Renderer(game, self.playing.names, render_mode, width)
        self.observation_space = Box(-FARTHEST, FARTHEST, (int(self.playing.layout.size),), np.float32)
        self.action_space = Discrete(len(game.actions))
        self.seat = 0
        self._lost = False
        self._players: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new match up to the learner's first decision; the options of a match are given to `make`."""
        super().reset(seed=seed)
        number = self.playing.number(seed)
        seats = self.playing.seats
        self.seat = seeded(number, "seat").below(seats) if self.fixed_seat is None else self.fixed_seat - 1
        others = [seat for seat in range(seats) if seat != self.seat]
        self._players = {
            seat: Player(player, self.playing.rules, seat) for seat, player in zip(others, self.bots, strict=True)
        }
        self._rngs = {seat: seeded(number, "bot", seat) for seat in others}
        self._lost = False

        log = self._log()
        self.playing.begin(number, log)
        self._tell(log)
        self._let_bots_play()
        return self._seen()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if self._lost or self.playing.over:
            raise OfrendaError("The match is over. Call reset() to begin another.")
        if int(action) not in self.playing.state.actions(self.seat):
            if self.illegal == "refuse":
                raise IllegalAction("The action {action} is not possible now.", action=int(action))
            self._lost = True
            observation, info = self._seen()
            return observation, ILLEGAL_REWARD, True, False, info

        self._act(self.seat, int(action))
        self._let_bots_play()
        over = self.playing.over
        observation, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return observation, self.playing.paid()[self.seat] if over else 0.0, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """By action, whether it is legal now: what sb3-contrib asks for."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """What the learner's seat sees."""
        return self.renderer.show(self.playing.state.view(self.seat))

    def close(self) -> None:
        self.renderer.close()

    def _let_bots_play(self) -> None:
        """Until the learner is asked. Where several choose in secret, the bots do not know what it will choose."""
        while not self.playing.over and self.seat not in self.playing.state.deciders():
            self._let_bot_play(self.playing.state.deciders()[0])

    def _let_bot_play(self, seat: int) -> None:
        self._act(seat, self._players[seat].choose(self.playing.state, self._rngs[seat]))

    def _act(self, seat: int, action: int) -> None:
        log = self._log()
        self.playing.act(seat, action, log)
        self._tell(log)

    def _log(self) -> Log | None:
        return Log() if any(player.watches for player in self._players.values()) else None

    def _tell(self, log: Log | None) -> None:
        if log is not None:
            for player in self._players.values():
                player.witness(log.events)

    def _mask(self) -> NDArray[np.int8]:
        if self._lost:
            return np.zeros(len(self.playing.game.actions), dtype=np.int8)
        return self.playing.mask(self.seat)

    def _seen(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat + 1}
        result = self.playing.state.result()
        if result is not None:
            info |= {"points": result.points[self.seat], "place": result.places[self.seat]}
        return self.playing.tensor(self.seat), info


def make(name: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    """`gymnasium.make` for our ids alone; an unknown one is refused with those that there are."""
    if name not in IDS:
        raise UnknownName(
            "There is no environment “{name}”. Environments: {names}.", name=name, names=listing(list(IDS))
        )
    made: gymnasium.Env[Any, Any] = gymnasium.make(name, **settings)
    return made


for _name, _slug in IDS.items():
    if _name not in gymnasium.registry:
        gymnasium.register(_name, "ofrenda.adapters.gymnasium:AgainstBots", kwargs={"slug": _slug})
