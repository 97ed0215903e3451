"""The marigold steps as data: ours, or an owner's own file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ofrenda.games.die_of_the_dead.engine.pieces import BONUSES, SPACES, STEPS
from ofrenda.kernel.errors import DataError
from ofrenda.kernel.toml import NotToml, read_toml
from ofrenda.words import listing

FILE = "steps.toml"
FILES = (FILE,)
SOURCES = ("rulebook", "published account", "reconstructed")


@cache
def shipped(name: str) -> str:
    """The text of the data file as it lies in the package: the steps as we reconstructed them (DIE-D1)."""
    return (Path(__file__).parent / "data" / name).read_text(encoding="utf-8")


@cache
def read_steps(text: str) -> tuple[int, ...]:
    """By step and space: the number of the bonus. A file that cannot be played with is refused (DIE-D2)."""
    try:
        steps = read_toml(text).get("step")
    except NotToml as error:
        raise DataError("{file} is not valid TOML: {reason}.", file=FILE, reason=error) from None

    if not isinstance(steps, list) or len(steps) != STEPS:
        raise DataError(
            "{file} needs {steps} [[step]] tables, not {found}.",
            file=FILE,
            steps=STEPS,
            found=len(steps) if isinstance(steps, list) else 0,
        )

    return tuple(bonus for number, step in enumerate(steps, 1) for bonus in _spaces(number, step))


def _spaces(number: int, step: Any) -> list[int]:
    spaces = step.get("spaces") if isinstance(step, dict) else None
    if not isinstance(spaces, list) or len(spaces) != SPACES:
        raise DataError(
            "{file}, step {step}: needs {spaces} spaces, not {found}.",
            file=FILE,
            step=number,
            spaces=SPACES,
            found=len(spaces) if isinstance(spaces, list) else 0,
        )

    for bonus in spaces:
        if bonus not in BONUSES:
            raise DataError(
                "{file}, step {step}: “{bonus}” is no bonus. Possible: {bonuses}.",
                file=FILE,
                step=number,
                bonus=bonus,
                bonuses=listing(BONUSES),
            )

    if spaces.count("blank") != 1:
        raise DataError(
            "{file}, step {step}: needs exactly one blank space, not {found}.",
            file=FILE,
            step=number,
            found=spaces.count("blank"),
        )

    unknown = [key for key in step if key not in ("spaces", "source")]
    if unknown or step.get("source", SOURCES[0]) not in SOURCES:
        raise DataError(
            "{file}, step {step}: a step has spaces and, if it is known, a source ({sources}).",
            file=FILE,
            step=number,
            sources=listing(SOURCES),
        )

    return [BONUSES.index(bonus) for bonus in spaces]
