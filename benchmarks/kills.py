"""A kill campaign: `python benchmarks/kills.py N` kills a playing server N times, at random moments.

People play all four games against bots. Every move that the server acknowledged is noted; after each kill (SIGKILL, its
workers too) the server is started again and every noted move must stand in the database, at its entry, once. At the end
`ofrenda admin check` follows every record and verifies the dice of every match that is over.

Most kills fall under play: the time until them is counted from the first move that a life of the server has taken,
however slow the machine. One in four falls any time after the start, while matches are being loaded again.
"""

from __future__ import annotations

import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

GAMES = ("rolling-bones", "dia-de-los-muertos", "die-of-the-dead", "day-of-the-dead")
OFRENDA = [sys.executable, "-c", "from ofrenda.cli import main; main(prog_name='ofrenda')"]
LONGEST_PLAY = 2.0
"""Seconds between the first move that a server has taken, or its first answer, and its death."""
WHILE_WAKING = 0.25
"""How many of the kills do not wait for a move."""
PATIENCE_SECONDS = 60.0

Noted = dict[tuple[str, int], str]
"""By table and entry: the move as it was acknowledged."""


class House:
    """A server that dies and comes back on the same database and port."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.base = folder / "tables.sqlite"
        self.log = (folder / "server.log").open("ab")

    def start(self) -> None:
        quotas = ["--requests-per-minute", "1000000", "--tables-per-address", "100000"]
        command = [*OFRENDA, "serve", "--port", str(self.port), "--database", f"sqlite:///{self.base}", *quotas]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, start_new_session=True)
        while True:
            try:
                httpx.get(f"{self.url}/health")
                return
            except httpx.TransportError:
                if self.process.poll() is not None:
                    raise SystemExit(f"the server did not start again; see {self.log.name}") from None
                time.sleep(0.02)

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def person(house: House, game: str, noted: Noted, stop: threading.Event, rng: random.Random) -> None:
    """Plays match after match until the server is gone."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wish = {"game": game, "name": "Ana", "seed": "a", "seats": seats, "pace": "at-once", "window": 0}
    try:
        while not stop.is_set():
            made = httpx.post(f"{house.url}/api/tables", json=wish).json()
            with httpx.Client(base_url=house.url, headers={"authorization": f"Bearer {made['token']}"}) as client:
                play(client, made["table"], noted, stop, rng)
    except (httpx.HTTPError, ValueError):
        return


def play(client: httpx.Client, table: str, noted: Noted, stop: threading.Event, rng: random.Random) -> None:
    while not stop.is_set():
        now: dict[str, Any] = client.get(f"/api/tables/{table}").json()
        if now["status"] != "playing":
            return
        if now["question"] is None:
            time.sleep(0.005)
            continue
        move = {"question": now["question"], "action": rng.choice(now["actions"])["name"]}
        answer = client.post(f"/api/tables/{table}/moves", json=move)
        if answer.status_code == 201:
            moved = answer.json()
            noted[table, moved["entry"]] = moved["text"]


def await_move(noted: Noted, before: int) -> None:
    """Until this life of the server has acknowledged something."""
    end = time.monotonic() + PATIENCE_SECONDS
    while len(noted) == before:
        if time.monotonic() > end:
            raise SystemExit(f"no move was taken for {PATIENCE_SECONDS:.0f} seconds")
        time.sleep(0.01)


def lost_moves(base: Path, noted: Noted) -> list[tuple[str, int]]:
    """What was acknowledged and is not, or no longer, as it was told."""
    with sqlite3.connect(base) as database:
        found = {
            (table, number): text
            for table, number, text in database.execute("SELECT table_id, number, text FROM entries")
        }
        twice = database.execute(
            "SELECT count(*) FROM (SELECT 1 FROM entries WHERE question IS NOT NULL "
            "GROUP BY table_id, seat, question HAVING count(*) > 1)"
        ).fetchone()[0]
    database.close()
    if twice:
        raise SystemExit(f"{twice} answers were taken twice")
    return [key for key, text in noted.items() if found.get(key) != text]


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    rng = random.Random(1)
    noted: Noted = {}
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        for kill in range(1, kills + 1):
            house.start()
            stop = threading.Event()
            people = [
                threading.Thread(target=person, args=(house, game, noted, stop, random.Random(rng.random())))
                for game in GAMES
            ]
            for one in people:
                one.start()
            if rng.random() >= WHILE_WAKING:
                await_move(noted, len(noted))
            time.sleep(rng.random() * LONGEST_PLAY)
            house.kill()
            stop.set()
            for one in people:
                one.join()
            lost = lost_moves(house.base, noted)
            print(f"\r{kill} kills, {len(noted)} acknowledged moves, {len(lost)} lost", end="", flush=True)
            if lost:
                raise SystemExit(f"\nlost: {lost[:5]}")
        print()
        subprocess.run([*OFRENDA, "admin", "--database", f"sqlite:///{house.base}", "check"], check=True)


if __name__ == "__main__":
    main()
