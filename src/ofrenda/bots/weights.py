"""Weights that an evaluation has learnt, in a readable file for each game and number of seats."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from ofrenda.bots.evaluation import Evaluation
from ofrenda.bots.tree import Judge
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.game import Game

FOLDER = Path(__file__).parent / "learnt"


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt, of which rules, and how."""

    game: str
    rules: int
    seats: int
    made_by: str
    positions: int
    loss: float
    """The mean logarithmic loss on matches that were not learnt from."""
    foretold: float
    """How often whoever stood best there won."""
    weights: dict[str, float]


class WrongWeights(OfrendaError):
    """A file of weights that cannot be used."""


def features_of(game: Game) -> Any:
    """The module that turns a game's positions into numbers: `engine/features.py`."""
    return import_module(f"{type(game).__module__}.engine.features")


def check_features(game: Game) -> None:
    """Refuse a game whose positions cannot be turned into numbers."""
    try:
        features_of(game)
    except ModuleNotFoundError:
        raise WrongWeights("{title} has no features to learn from.", title=game.title) from None


@cache
def shipped(game: Game, seats: int) -> Judge | None:
    """The evaluation that comes with a game for so many seats, if there is one."""
    file = FOLDER / f"{game.slug}-{seats}.toml"
    return judge(game, read(file, game, seats)) if file.exists() else None


def judge(game: Game, weights: Weights) -> Judge:
    """An evaluation of states by these weights."""
    features = features_of(game).features
    chances = Evaluation(list(weights.weights.values())).chances
    return lambda state: chances(features(state))


def read(file: Path, game: Game, seats: int) -> Weights:
    """The weights in a file; refused if they are damaged or were learnt for something else."""
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Weights)
    except (OSError, ValueError) as error:
        raise WrongWeights("The weights in {file} cannot be read: {reason}", file=file.name, reason=error) from error

    if (found.game, found.rules, found.seats) != (game.slug, game.rules_version, seats):
        raise WrongWeights(
            "The weights in {file} are for {game}, rules version {rules}, {seats} seats; this is {own}, rules version"
            " {own_rules}, {own_seats} seats. “ofrenda train” makes new ones.",
            file=file.name,
            game=found.game,
            rules=found.rules,
            seats=found.seats,
            own=game.slug,
            own_rules=game.rules_version,
            own_seats=seats,
        )
    if tuple(found.weights) != features_of(game).NAMES:
        raise WrongWeights("The weights in {file} are not those of this version’s features.", file=file.name)
    return found


def write(file: Path, found: Weights) -> None:
    """Keep weights as a file that people can read."""
    file.write_text(tomli_w.dumps(msgspec.structs.asdict(found)), encoding="utf-8")
