"""Many matches at once, beside OpenSpiel and pgx: `python benchmarks/batch.py [MATCHES]`.

Decisions a second on one core, random actions, everything measured in turn in one run: the ratios count. Ours with and
without observations; OpenSpiel's games one state at a time from Python, as its users step them, with and without
observation tensors; pgx on the CPU, compiled by XLA, if it is there. They are different games: what is compared is the
cost of a step as a learner pays for it.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import ofrenda
from ofrenda.lab import batch
from ofrenda.lab.bench import best_times

try:
    import pyspiel
except ImportError:
    pyspiel = None

try:
    import jax
    import pgx
except ImportError:
    pgx = None

SPIEL_GAMES = ("crazy_eights", "leduc_poker", "backgammon")
PGX_GAMES = ("leduc_holdem", "backgammon", "kuhn_poker")
SECONDS = 4.0
STEPS = 20
"""So many steps of all matches are one piece of work."""


def ours(slug: str, matches: int, observe: bool) -> Callable[[], None]:
    game = ofrenda.game(slug)
    many = batch(game, min(4, game.max_seats), matches, observe=observe)

    def play() -> None:
        for _step in range(STEPS):
            many.step(many.random_actions())

    return play


class Spiel:
    """Matches of an OpenSpiel game, stepped one after another from Python; whichever ends begins anew."""

    def __init__(self, name: str, matches: int, observe: bool) -> None:
        self.game = pyspiel.load_game(name)
        self.rng = random.Random(1)
        self.observe = observe
        self.tensor = self.game.get_type().provides_observation_tensor
        self.states = [self.fresh() for _match in range(matches)]

    def fresh(self) -> object:
        state = self.game.new_initial_state()
        self.fall(state)
        return state

    def fall(self, state: object) -> None:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.rng.choices(outcomes, weights)[0])

    def play(self) -> None:
        for _step in range(STEPS):
            for match, state in enumerate(self.states):
                state.apply_action(self.rng.choice(state.legal_actions()))
                self.fall(state)
                if state.is_terminal():
                    self.states[match] = state = self.fresh()
                if self.observe:
                    seat = state.current_player()
                    if self.tensor:
                        state.observation_tensor(seat)
                    else:
                        state.information_state_tensor(seat)


def of_pgx(name: str, matches: int) -> Callable[[], None]:
    """A step of all matches as one compiled function, observations included, as pgx is meant to be used."""
    env = pgx.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(pgx_step(env)))
    keys = jax.random.split(jax.random.PRNGKey(0), matches)
    held = {"state": init(keys), "keys": keys}

    def play() -> None:
        for _step in range(STEPS):
            held["state"], held["keys"] = step(held["state"], held["keys"])
        jax.block_until_ready(held["state"])

    play()  # compiled once, which is not counted
    return play


def pgx_step(env: object) -> Callable[..., object]:
    from pgx.experimental.wrappers import auto_reset

    stepped = auto_reset(env.step, env.init)

    def step(state: object, key: object) -> object:
        key, choice, own = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(float))
        return stepped(state, jax.random.categorical(choice, logits), own), key

    return step


def main(matches: int) -> None:
    work: dict[str, Callable[[], None]] = {}
    for slug in ofrenda.games():
        work[slug] = ours(slug, matches, observe=True)
        work[f"{slug}, unobserved"] = ours(slug, matches, observe=False)
    if pyspiel is not None:
        for name in SPIEL_GAMES:
            work[f"OpenSpiel {name}"] = Spiel(name, matches, observe=True).play
            work[f"OpenSpiel {name}, unobserved"] = Spiel(name, matches, observe=False).play
    else:
        print("OpenSpiel is not here (pip install ofrenda[bench]).")
    if pgx is not None:
        for name in PGX_GAMES:
            work[f"pgx {name}"] = of_pgx(name, matches)
    else:
        print("pgx is not here (pip install pgx).")

    began = time.perf_counter()
    best = best_times(work, SECONDS * len(work))
    print(f"{matches} matches, decisions a second ({time.perf_counter() - began:.0f} s):")
    for name, seconds in best.items():
        print(f"{name:40} {matches * STEPS / seconds:12,.0f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1024)
