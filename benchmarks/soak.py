"""A soak: `python benchmarks/soak.py 1000` plays so many matches, `soak.py 30m` or `soak.py 2h` plays for so long.

Pairs of people play match after match of all four games on one `ofrenda serve`; tables are put away a few seconds after
their match (not minutes, so that an evening passes quickly). Printed as it goes: the memory of the server process, its
open descriptors, the tables in memory, and the bytes of the database for each match. At the end all of them must be
flat: the memory within 20 % of what it was after the first hundred matches, no more descriptors, and as many bytes for
a match as in the beginning; else the exit code is 1.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from server import Load, Moved, Shown, memory, running

PAIRS = 8
FIRST = 100
"""Matches after which the server is warm: what they needed, later ones must not exceed by much."""
MOST_GROWTH = 1.2
MORE_DESCRIPTORS = 8
"""A kept connection more or less is no leak."""
QUICKLY = (
    "import ofrenda.server.table.tables as tables; tables.IDLE_SECONDS = 5; tables.TIDY_SECONDS = 2; "
    "from ofrenda.cli import main; main(prog_name='ofrenda')"
)
OPTIONS: dict[str, dict[str, int]] = {
    "rolling-bones": {"target": 12},
    "dia-de-los-muertos": {"round_limit": 4},
    "die-of-the-dead": {},
    "day-of-the-dead": {},
}
"""Short matches: many beginnings and ends are what could leave something behind."""


class Reading(msgspec.Struct):
    """How the server is after so many matches."""

    matches: int
    moves: int
    memory_kb: float
    descriptors: int
    tables: int
    database: int

    def told(self, began: float, last: Reading) -> str:
        played = max(1, self.matches - last.matches)
        each = (self.database - last.database) / played / 1000
        return (
            f"{time.perf_counter() - began:7.0f} s {self.matches:7} matches {self.moves:8} moves "
            f"{self.memory_kb / 1000:8.1f} MB {self.descriptors:5} descriptors {self.tables:5} tables "
            f"{each:7.1f} kB a match"
        )


class Soak:
    """One server, and the pairs that play on it until it is enough."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], base: Path) -> None:
        self.matches = self.moves = 0
        self.enough = False
        self._load = Load(port)
        self._port = port
        self._process = process
        self._base = base

    async def read(self, client: httpx.AsyncClient) -> Reading:
        figures = (await client.get("/metrics")).text
        live = re.search(r"^ofrenda_tables_live (\S+)", figures, re.MULTILINE)
        assert live is not None
        return Reading(
            matches=self.matches,
            moves=self.moves,
            memory_kb=memory(self._process),
            descriptors=len(os.listdir(f"/proc/{self._process.pid}/fd")),
            tables=int(float(live[1])),
            database=self._written(),
        )

    def _written(self) -> int:
        """The bytes of the database, with those that wait in the log beside the file."""
        with closing(sqlite3.connect(f"file:{self._base}?mode=ro", uri=True)) as base:
            [[size]] = base.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return int(size)

    async def pair(self, number: int, client: httpx.AsyncClient) -> None:
        """Two people who begin again whenever a match is over."""
        rng = random.Random(number)
        while not self.enough:
            slug = list(OPTIONS)[(self.matches + number) % len(OPTIONS)]
            wish = {"game": slug, "name": f"Ana {number}", "seed": "a", "options": OPTIONS[slug], "window": 0}
            wish["seats"] = [{"kind": "me"}, {"kind": "friend"}]
            mine = (await client.post("/api/tables", json=wish)).json()
            client.cookies.clear()  # everybody has a device of their own
            path = f"/api/tables/{mine['table']}"
            join = {"invite": mine["invite"], "name": f"Luis {number}", "seed": "b"}
            friend = (await client.post(f"{path}/join", json=join)).json()
            client.cookies.clear()
            await asyncio.gather(*(self._play(path, one["token"], rng) for one in (mine, friend)))
            self.matches += 1

    async def _play(self, path: str, token: str, rng: random.Random) -> None:
        """Answers whatever this person is asked, until the match is over."""
        address = f"ws://127.0.0.1:{self._port}{path}/live"
        headers = {"authorization": f"Bearer {token}"}
        answered = -1
        async with websockets.connect(address, additional_headers=headers, max_size=None, compression=None) as page:
            async for message in page:
                shown = msgspec.json.decode(message, type=Told)
                if shown.status == "over":
                    return
                if shown.question is not None and shown.question != answered:
                    answered = shown.question
                    move = {"question": shown.question, "action": rng.choice(shown.actions).name}
                    body = await self._load.post(f"{path}/moves", token, msgspec.json.encode(move))
                    msgspec.json.decode(body, type=Moved)
                    self.moves += 1


class Told(Shown):
    status: str = ""


async def soak(port: int, process: subprocess.Popen[bytes], base: Path, matches: int, seconds: float) -> bool:
    """Plays so many matches, or so long; whether all was flat."""
    here = Soak(port, process, base)
    began = time.perf_counter()
    fresh = httpx.Limits(max_keepalive_connections=0)  # the server may close a kept one in the moment it is used again
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=fresh) as client:
        readings = [await here.read(client)]
        pairs = [asyncio.create_task(here.pair(number, client)) for number in range(PAIRS)]
        while not here.enough:
            await asyncio.sleep(0.5)
            for task in pairs:
                if task.done():
                    task.result()  # which tells what went wrong
            if here.matches >= readings[-1].matches + FIRST:
                readings.append(await here.read(client))
                print(readings[-1].told(began, readings[-2]), flush=True)
            here.enough = here.matches >= matches or time.perf_counter() - began > seconds
        await asyncio.gather(*pairs)
        await asyncio.sleep(12)  # the last tables are put away
        readings.append(await here.read(client))
        print(readings[-1].told(began, readings[-2]), flush=True)
    return flat(readings)


def flat(readings: list[Reading]) -> bool:
    """Whether the end is as the beginning, which is told."""
    if len(readings) < 4:
        print(f"too short to tell: it takes more than {2 * FIRST} matches")
        return False
    empty, first, last = readings[0], readings[1], readings[-1]
    early = (first.database - empty.database) / first.matches
    later = (last.database - first.database) / (last.matches - first.matches)
    verdicts: dict[str, tuple[float, float, bool]] = {
        "memory, MB": (first.memory_kb / 1e3, last.memory_kb / 1e3, last.memory_kb <= first.memory_kb * MOST_GROWTH),
        "descriptors": (first.descriptors, last.descriptors, last.descriptors <= first.descriptors + MORE_DESCRIPTORS),
        "database, kB a match": (early / 1e3, later / 1e3, later <= early * MOST_GROWTH),
    }
    print(f"after the first {first.matches} matches, and after {last.matches}:")
    for label, (one, other, good) in verdicts.items():
        print(f"  {label:<22} {one:9.1f} {other:9.1f}  {'flat' if good else 'NOT FLAT'}")
    return all(good for _one, _other, good in verdicts.values())


def wished(argument: str) -> tuple[int, float]:
    """How many matches, and for how many seconds at most."""
    if argument[-1:] in ("m", "h"):
        return 10**9, float(argument[:-1]) * {"m": 60, "h": 3600}[argument[-1]]
    return int(argument), float("inf")


def main() -> None:
    matches, seconds = wished(sys.argv[1] if len(sys.argv) > 1 else "1000")
    print(f"load of this machine {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "tables.sqlite"
        command: list[Any] = [sys.executable, "-c", QUICKLY, "serve", "--database", f"sqlite:///{base}", "--metrics"]
        for limit in ("requests-per-minute", "tables-per-address", "sockets-per-address"):
            command += [f"--{limit}", "100000000"]
        with running(command) as (port, process):
            well = asyncio.run(soak(port, process, base, matches, seconds))
    print(f"load of this machine {os.getloadavg()[0]:.1f}")
    raise SystemExit(not well)


if __name__ == "__main__":
    main()
