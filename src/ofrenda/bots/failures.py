"""What is kept of a decision in which a bot failed: the position as the bot was shown it, as a file."""

from __future__ import annotations

import itertools
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from ofrenda.kernel import position
from ofrenda.kernel.state import State

MOST = 20
"""So many are kept; then the first are written over, so that a broken bot does not fill the disk."""


_numbers = itertools.cycle(range(MOST))


@cache
def _folder() -> Path:
    """Nobody else can look into it: what one seat knows is in there."""
    return Path(tempfile.mkdtemp(prefix="ofrenda-bots-"))


def saved(world: State[Any]) -> Path:
    """The file in which this position, a resampled one, is kept."""
    file = _folder() / f"{world.rules.game.slug}-{next(_numbers)}.toml"
    file.write_text(position.write(world.position()), encoding="utf-8")
    return file
