"""The server under load, beside a bare echo with a commit on the same stack, in one run: part of `make bench`.

200 tables on one `ofrenda serve`, 50 of each game: two simulated people at each, and a bot where the game has a third
seat. People read English, German and Spanish in turn, so that every table speaks two languages. Moves are offered at a
steady rate over all tables, so that people and bots together make about 200 a second. Printed: the moves per second
reached, the 50th and 99th percentile from sending a move to its arrival at the socket of the other person, the time
that the server process computes for each move (which a busy machine changes least), and what an idle table costs in
memory.

The echo is the least that any such server must do: a POST, a row committed by the one writer, a message of the same
size to the same sockets; the same clients, the same number of moves a second. Both run at once and are measured by
turns; of the rounds the median is printed, since a machine that does something else for a moment spoils one of them.
They are short, so that such a moment spoils few. The ratio counts; the digits depend on the machine. The client is this
process. It stamps a message before it decodes it, and says how late it was itself; what the host of a virtual machine
took from it in the meantime is printed too.

Then it is told where one process breaks (`benchmarks/server.py break` tells that alone): first tables are added, each
played at the same pace, then the pace of some tables is raised, until the 99th percentile leaves 50 ms. For that the
people are spread over several processes, so that they are not themselves the limit; how late they were is told beside.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
import websockets

TABLES = 200
PEOPLES_MOVES = 160.0
"""People's moves offered per second; with the answers of the bots it is about 200 moves."""
WARM_UP, SECONDS, ROUNDS = 8.0, 3.0, 15
SEATS = {"rolling-bones": 3, "dia-de-los-muertos": 3, "die-of-the-dead": 3, "day-of-the-dead": 2}
GENERATORS = 3
"""Processes over which people are spread when it is measured where a server breaks."""
BREAKING_MS, TRIES = 50.0, 4
PACE = PEOPLES_MOVES / TABLES
"""People's moves per second at one table."""
LONGEST_GAMES = ("rolling-bones", "dia-de-los-muertos")
LANGUAGES = ("en", "de", "es")
SERVE = [sys.executable, "-c", "from ofrenda.cli import main; main(prog_name='ofrenda')", "serve"]

Seated = tuple[str, list[str]]
"""A table and the tokens of its people."""


class Action(msgspec.Struct):
    name: str


class Shown(msgspec.Struct):
    """What a client must know of a message to go on."""

    number: int
    question: int | None = None
    actions: list[Action] = []


class Moved(msgspec.Struct):
    entry: int


class Figures(msgspec.Struct):
    rate: float
    p50: float
    p99: float
    late: float
    """How late the client sent its moves, 99th percentile."""
    size: float
    cpu: float
    """Milliseconds that the server process computes for each move."""
    stolen: float
    """Percent of this machine's time that its host spent on others."""


class Load:
    """What all people do and measure together."""

    def __init__(self, port: int) -> None:
        self.rng = random.Random(1)
        self.ready: deque[Person] = deque()
        self.port = port
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self.forget()

    def forget(self) -> None:
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.late: list[float] = []

    async def post(self, path: str, token: str, body: bytes) -> bytes:
        """The answer's body. HTTP by hand over kept connections: a library costs the client ten times as much."""
        reader, writer = self._free.pop() if self._free else await asyncio.open_connection("127.0.0.1", self.port)
        if reader.at_eof():  # the server has closed what was long idle
            return await self.post(path, token, body)
        head = f"POST {path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer {token}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        told = (await reader.readuntil(b"\r\n\r\n")).lower()
        answer = await reader.readexactly(int(told.split(b"content-length:")[1].split(b"\r\n")[0]))
        if not told.startswith(b"http/1.1 201"):
            raise SystemExit(f"a move was refused: {answer!r}")
        self._free.append((reader, writer))
        return answer

    async def offer(self, rate: float, seconds: float) -> None:
        """Lets whoever has been asked for longest move, at this rate."""
        moving: set[asyncio.Task[None]] = set()
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.late.append(time.perf_counter() - due)
            if self.ready:
                task = asyncio.create_task(self.ready.popleft().move())
                moving.add(task)
                task.add_done_callback(moving.discard)
        await asyncio.gather(*moving)


class Person:
    """One simulated person: a socket that shows, and answers."""

    def __init__(self, load: Load, table: str, token: str, language: str) -> None:
        self.others: list[Person] = []
        self._load = load
        self._language = language
        self._path = f"/api/tables/{table}"
        self._token = token
        self._shown = Shown(-1)
        self._arrived: deque[tuple[int, float]] = deque(maxlen=50)
        self._awaited: list[tuple[int, float]] = []

    async def sit(self) -> None:
        self._socket = await websockets.connect(
            f"ws://127.0.0.1:{self._load.port}{self._path}/live",
            additional_headers={"authorization": f"Bearer {self._token}", "accept-language": self._language},
            max_size=None,
            compression=None,
        )
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self._socket:
            now = time.perf_counter()
            shown = msgspec.json.decode(message, type=Shown)
            self._load.sizes.append(len(message))
            self._arrived.append((shown.number, now))
            self._load.times += [now - sent for entry, sent in self._awaited if entry <= shown.number]
            self._awaited = [wait for wait in self._awaited if wait[0] > shown.number]
            if shown.question is not None and shown.question != self._shown.question:
                self._load.ready.append(self)
            self._shown = shown

    def notes(self, entry: int, sent: float) -> None:
        """Another's move became this entry: it has been shown here already, or will be."""
        arrived = next((at for number, at in self._arrived if number >= entry), None)
        if arrived is None:
            self._awaited.append((entry, sent))
        else:
            self._load.times.append(arrived - sent)

    async def move(self) -> None:
        """Answers the open question with any of its answers."""
        answer = {"question": self._shown.question, "action": self._load.rng.choice(self._shown.actions).name}
        body = msgspec.json.encode(answer)
        sent = time.perf_counter()
        moved = msgspec.json.decode(await self._load.post(f"{self._path}/moves", self._token, body), type=Moved)
        for other in self.others:
            other.notes(moved.entry, sent)


async def sit_down(load: Load, tables: Sequence[Seated]) -> None:
    """Everybody opens their page."""
    languages = cycle(LANGUAGES)
    for table, tokens in tables:
        together = [Person(load, table, token, next(languages)) for token in tokens]
        for person in together:
            person.others = [other for other in together if other is not person]
            await person.sit()


class Sitting:
    """The people of one server, ready to be measured again and again."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], base: Path, tables: list[Seated]) -> None:
        self._load = Load(port)
        self._process = process
        self._base = base
        self._tables = tables

    async def begin(self, rate: float) -> None:
        """Seats everybody and warms up."""
        await sit_down(self._load, self._tables)
        await self._load.offer(rate, WARM_UP)

    @property
    def size(self) -> float:
        """The mean size of a message."""
        return sum(self._load.sizes) / len(self._load.sizes)

    async def measure(self, rate: float) -> Figures:
        load = self._load
        load.forget()
        gc.collect()
        gc.disable()
        before, computed, lost = moves(self._base), computing(self._process), stolen()
        began = time.perf_counter()
        await load.offer(rate, SECONDS)
        took, made = time.perf_counter() - began, moves(self._base) - before
        computed, lost = computing(self._process) - computed, stolen() - lost
        gc.enable()
        return Figures(
            rate=made / took,
            p50=percentile(load.times, 0.5),
            p99=percentile(load.times, 0.99),
            late=percentile(load.late, 0.99),
            size=self.size,
            cpu=computed / made * 1000,
            stolen=lost / (took * (os.cpu_count() or 1)) * 100,
        )


def moves(base: Path) -> int:
    """The decisions that the database holds, of people and bots."""
    with sqlite3.connect(base) as connection:
        count: int = connection.execute("SELECT count(*) FROM entries WHERE seat IS NOT NULL").fetchone()[0]
        return count


def computing(process: subprocess.Popen[bytes]) -> float:
    """Seconds that the process itself, without its children, has computed."""
    times = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def stolen() -> float:
    """Seconds that a virtual machine was ready to compute and its host was not."""
    times = Path("/proc/stat").read_text().split()
    return int(times[8]) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    return sorted(values)[int((len(values) - 1) * part)] * 1000


@contextmanager
def running(command: list[str]) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server on a free port, until it answers; ended afterwards."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    process = subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.DEVNULL)
    try:
        for _try in range(400):
            try:
                httpx.get(f"http://127.0.0.1:{port}/health")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield port, process
    finally:
        process.terminate()
        process.wait()


def serving(base: Path) -> list[str]:
    """The command of a server that lets one address do whatever all people together do."""
    command = [*SERVE, "--database", f"sqlite:///{base}", "--requests-per-minute", "1000000"]
    return [*command, "--tables-per-address", "100000", "--sockets-per-address", "100000"]


# The tables


def make_tables(port: int, count: int, games: Sequence[str] = tuple(SEATS), bots: bool = True) -> list[Seated]:
    """Tables of these games in turn, their people seated, their matches begun."""
    made = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        for number in range(count):
            slug = games[number % len(games)]
            seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}][: SEATS[slug] if bots else 2]
            # No clock delays a move, and no table gets pictures that were drawn for another's names.
            wish = {"game": slug, "name": f"Ana {number}", "seed": "a", "seats": seats, "window": 0}
            mine = client.post("/api/tables", json=wish).json()
            client.cookies.clear()  # everybody has a device of their own
            join = {"invite": mine["invite"], "name": f"Luis {number}", "seed": "b"}
            friend = client.post(f"/api/tables/{mine['table']}/join", json=join).json()
            made.append((mine["table"], [mine["token"], friend["token"]]))
    return made


def memory(process: subprocess.Popen[bytes]) -> float:
    """Resident kilobytes of the process itself."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


# Both by turns


async def measure_both(folder: Path) -> tuple[list[Figures], list[Figures], float, float]:
    """Rounds of the real thing and of the echo, and what a table costs, idle and after the load."""
    base, echo_base = folder / "tables.sqlite", folder / "echo.sqlite"
    with running(serving(base)) as (port, process):
        tables = make_tables(port, TABLES // 5)  # what the first tables load is not theirs alone
        before = memory(process)
        tables += make_tables(port, TABLES - len(tables))
        each = (memory(process) - before) / (TABLES - TABLES // 5)
        real = Sitting(port, process, base, tables)
        await real.begin(PEOPLES_MOVES)
        bare = [sys.executable, __file__, "echo", f"sqlite:///{echo_base}", str(int(real.size))]
        with running(bare) as (echo_port, echo_process):
            empty = [(str(number), ["0", "1"]) for number in range(TABLES)]
            echo = Sitting(echo_port, echo_process, echo_base, empty)
            await echo.begin(PEOPLES_MOVES)
            ours: list[Figures] = []
            theirs: list[Figures] = []
            for _round in range(ROUNDS):
                ours.append(await real.measure(PEOPLES_MOVES))
                theirs.append(await echo.measure(ours[-1].rate))
        played = (memory(process) - before) / (TABLES - TABLES // 5)
    return ours, theirs, each, played


# Where one process breaks


class Crowd:
    """People in processes of their own, so that no client is the limit."""

    def __init__(self, port: int) -> None:
        self._processes = [
            subprocess.Popen(
                [sys.executable, __file__, "crowd", str(port)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            for _generator in range(GENERATORS)
        ]

    def seat(self, tables: list[Seated]) -> None:
        """More tables, spread evenly."""
        self._tell([{"sit": tables[number::GENERATORS]} for number in range(GENERATORS)])

    def offer(self, rate: float, seconds: float) -> tuple[list[float], list[float]]:
        """Lets people move at this rate altogether: how long their moves took, and how late they were themselves."""
        told = self._tell([{"rate": rate / GENERATORS, "seconds": seconds}] * GENERATORS)
        return [time for one in told for time in one["times"]], [late for one in told for late in one["late"]]

    def _tell(self, orders: list[dict[str, Any]]) -> list[Any]:
        for process, order in zip(self._processes, orders, strict=True):
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(order) + b"\n")
            process.stdin.flush()
        return [msgspec.json.decode(process.stdout.readline()) for process in self._processes if process.stdout]

    def close(self) -> None:
        for process in self._processes:
            process.communicate()


async def crowd(port: int) -> None:
    """One process of the crowd: does what it is told, line by line."""
    load = Load(port)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = msgspec.json.decode(line)
        load.forget()
        if "sit" in order:
            await sit_down(load, order["sit"])
        else:
            await load.offer(order["rate"], order["seconds"])
            await asyncio.sleep(0.2)  # what is still on its way
        print(msgspec.json.encode({"times": load.times, "late": load.late}).decode(), flush=True)


def find_limits() -> None:
    """Adds tables, then raises the pace, until people wait too long."""
    print(f"where one process breaks: {GENERATORS} processes of people, load of this machine {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "tables.sqlite"
        with running(serving(base)) as (port, process):
            empty = memory(process)
            people = Crowd(port)
            count = 0
            for more in (50, 50, 100, 200, 400, 800, 1_600):
                people.seat(make_tables(port, more))
                count += more
                if not step(people, process, base, count, PACE * count):
                    break
            print(f"  memory after this: {(memory(process) - empty) / count:.0f} kB for each of {count} played tables")
            people.close()

        base = Path(folder) / "pace.sqlite"
        with running(serving(base)) as (port, process):
            people = Crowd(port)
            people.seat(make_tables(port, 100, LONGEST_GAMES, bots=False))
            rate = 50.0
            while step(people, process, base, 100, rate):
                rate *= 1.5
            people.close()


def step(people: Crowd, process: subprocess.Popen[bytes], base: Path, tables: int, rate: float) -> bool:
    """One line: so many tables at this rate; whether people did not wait too long.

    The best of a few tries counts: what else a machine does for a moment spoils one of them.
    """
    people.offer(rate, WARM_UP / 2)
    lines = []
    for _try in range(TRIES):
        before, computed, began = moves(base), computing(process), time.perf_counter()
        times, late = people.offer(rate, WARM_UP / 2)
        took = time.perf_counter() - began
        slowest = percentile(times, 0.99)
        told = (
            f"  {tables:5} tables {(moves(base) - before) / took:7.0f} moves/s  p50 {percentile(times, 0.5):6.1f} ms  "
            f"p99 {slowest:7.1f} ms  client late {percentile(late, 0.99):6.1f} ms  "
            f"server computes {(computing(process) - computed) / took * 100:4.0f} %  {memory(process) / 1000:6.0f} MB"
        )
        lines.append((slowest, told))
        if slowest <= BREAKING_MS:
            break

    best, told = min(lines)
    print(told, flush=True)
    return best <= BREAKING_MS


# The echo


def serve_echo(database: str, size: int, port: int) -> None:
    """Two seats at each table answer in turn; an answer is committed, then shown to both."""
    import uvicorn
    from litestar import Litestar, Request, WebSocket, post, websocket
    from litestar.exceptions import WebSocketDisconnect
    from litestar.params import FromPath
    from sqlalchemy import insert

    from ofrenda.server.store import Store
    from ofrenda.server.store.schema import tables

    base = Store(database)
    numbers = [0] * TABLES
    sockets: list[dict[int, WebSocket[Any, Any, Any]]] = [{} for _table in range(TABLES)]

    def asking(headers: Any) -> int:
        return int(headers["authorization"].removeprefix("Bearer "))

    async def show(table: int) -> None:
        number = numbers[table]
        for seat, live in list(sockets[table].items()):
            question = number if number % 2 == seat else None
            shown = {"number": number, "question": question, "actions": [{"name": "pass"}], "scene": "x" * size}
            await live.send_data(msgspec.json.encode(shown).decode())

    @post("/api/tables/{table:int}/moves")
    async def move(request: Request[Any, Any, Any], table: FromPath[int], data: dict[str, Any]) -> Moved:
        number = numbers[table] + 1
        row = {"table_id": str(table), "number": number, "text": "pass"}
        row |= {"seat": asking(request.headers), "question": data["question"]}
        await base.add([row])
        numbers[table] = number
        await show(table)
        return Moved(number)

    @websocket("/api/tables/{table:int}/live")
    async def live(socket: WebSocket[Any, Any, Any], table: FromPath[int]) -> None:
        await socket.accept()
        sockets[table][asking(socket.headers)] = socket
        await show(table)
        try:
            while True:
                await socket.receive_data("text")
        except WebSocketDisconnect:
            del sockets[table][asking(socket.headers)]

    async def make() -> None:
        row = {"game": "", "options": "", "invite_hash": "", "secret": "", "owner": 0, "pace": "", "window": 0}
        row |= {"listed": False, "watchable": False, "started": True, "finished": False, "created": 0, "touched": 0}
        row |= {"dice": 2, "rules_version": 1}
        rows = [{"id": str(number)} | row for number in range(TABLES)]
        await base.do(lambda db: db.execute(insert(tables), rows))

    app = Litestar([move, live], on_startup=[make], logging_config=None, openapi_config=None)
    uvicorn.run(app, port=port, log_level="warning", ws_per_message_deflate=False)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        ours, bare, each, played = asyncio.run(measure_both(Path(folder)))
    size = median(figures.size for figures in ours)
    print(f"{TABLES} tables, {2 * TABLES} sockets, messages of {size / 1000:.1f} kB, median of {ROUNDS} rounds")
    print(f"  {'':<26} {'tables':>8} {'bare echo':>10} {'ratio':>6}")
    for label, name in (
        ("moves per second", "rate"),
        ("move to other seat, p50 ms", "p50"),
        ("move to other seat, p99 ms", "p99"),
        ("computed for a move, ms", "cpu"),
        ("client late, p99 ms", "late"),
        ("taken by the host, %", "stolen"),
    ):
        one, other = (median(getattr(figures, name) for figures in rounds) for rounds in (ours, bare))
        ratio = f"{one / other:6.2f}" if other else ""
        print(f"  {label:<26} {one:8.1f} {other:10.1f} {ratio}")
    print(f"  {'idle table, kB':<26} {each:8.1f}")
    print(f"  {'table after load, kB':<26} {played:8.1f}")
    find_limits()


if __name__ == "__main__":
    if sys.argv[1:2] == ["echo"]:
        serve_echo(sys.argv[2], int(sys.argv[3]), int(sys.argv[5]))
    elif sys.argv[1:2] == ["crowd"]:
        asyncio.run(crowd(int(sys.argv[2])))
    elif sys.argv[1:2] == ["break"]:
        find_limits()
    else:
        main()
