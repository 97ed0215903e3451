"""Golden matches: played once, kept as records, and told again by every build.

Each game has a folder named by its slug with `settings.toml` (which matches), and for each match a record
(`NAME.ofrenda`) and its story (`NAME.story`): every entry with all events, their audiences and rules, and a digest of
the state and of all views after it.
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.event import Event
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.state import State
from ofrenda.table import Match, Seeded

FOLDER = Path(__file__).parent


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One golden match. Data files of one's own are named as they lie in the game's golden folder."""

    name: str
    seed: int
    seats: list[str]
    options: dict[str, Any] = {}
    data: list[str] = []


def golden_matches(slug: str) -> list[Golden]:
    settings = tomllib.loads((FOLDER / slug / "settings.toml").read_text())
    return msgspec.convert(settings["match"], list[Golden])


def golden_games() -> list[str]:
    return sorted(path.parent.name for path in FOLDER.glob("*/settings.toml"))


def played(slug: str, golden: Golden) -> str:
    """The match played from its seed, as a record."""
    data = {name: (FOLDER / slug / name).read_text() for name in golden.data}
    match = Match(find_game(slug), golden.seats, Seeded(golden.seed), golden.options, data)
    while match.step() is not None:
        pass
    return match.record.text()


def story(text: str) -> str:
    """Everything that can be observed in a recorded match."""
    record = records.parse(text)
    replay = Replay.of(find_game(record.game), record)
    lines = [*map(told, replay.opening), digest(replay.state)]
    for number, entry in enumerate(record.entries, 1):
        replay.follow([entry])
        lines += [f"{number}: {entry}", *map(told, replay.steps[-1].events), digest(replay.state)]
    replay.check_result(record)
    return "\n".join([*lines, record.trailer["result"], ""])


def told(event: Event) -> str:
    audience = f"only {event.only}" if event.only is not None else f"but {event.but}" if event.but else "all"
    mark = " reveals" if event.reveals else ""
    return f"   {event.rule} {event.kind} {event.args} ({audience}){mark}"


def digest(state: State[Any]) -> str:
    """Of the state as it is encoded, and of all that its views show: when one changes on purpose, the other proves."""
    encoded = blake2b(state.encode(), digest_size=8).hexdigest()
    views = blake2b(digest_size=8)
    for seat in (*range(state.rules.seats), None):
        views.update(msgspec.json.encode(state.view(seat)))
    return f"   = {encoded} {views.hexdigest()}"
