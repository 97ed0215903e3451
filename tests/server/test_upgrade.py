"""A database is made and upgraded whole or not at all, and one that cannot be used is refused in a sentence."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine, event

from ofrenda.cli import main
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError, RecordError
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.server.errors import Refusal
from ofrenda.server.store import upgrade
from ofrenda.server.store.upgrade import prepare
from ofrenda.server.table.lines import Seated
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.messages import Look, shown
from ofrenda.server.table.replays import Followed, replayed
from ofrenda.server.table.tables import Tables
from tests.server.clock import ManualClock
from tests.server.conftest import Server
from tests.server.inside import in_house, until, wish

KILLS = 100
"""Of the first start and of the upgrade, each."""
FIRST_SCHEMA = """
CREATE TABLE tables (
    id VARCHAR(32) PRIMARY KEY, game VARCHAR(64) NOT NULL, options TEXT NOT NULL, invite_hash VARCHAR(64) NOT NULL,
    secret VARCHAR(64) NOT NULL, owner INTEGER NOT NULL, listed BOOLEAN NOT NULL, watchable BOOLEAN NOT NULL,
    pace VARCHAR(16) NOT NULL, started BOOLEAN NOT NULL, finished BOOLEAN NOT NULL, created FLOAT NOT NULL,
    touched FLOAT NOT NULL, next_table VARCHAR(32)
);
CREATE TABLE seats (
    table_id VARCHAR(32) REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER, name VARCHAR(64) NOT NULL,
    played_by VARCHAR(64) NOT NULL, token_hash VARCHAR(64), seed VARCHAR(64) NOT NULL, PRIMARY KEY (table_id, seat)
);
CREATE TABLE entries (
    table_id VARCHAR(32) REFERENCES tables (id) ON DELETE CASCADE, number INTEGER, text TEXT NOT NULL, seat INTEGER,
    question INTEGER, PRIMARY KEY (table_id, number), UNIQUE (table_id, seat, question)
);
CREATE TABLE chat (
    id INTEGER PRIMARY KEY AUTOINCREMENT, table_id VARCHAR(32) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL, text VARCHAR(500) NOT NULL, at FLOAT NOT NULL
);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
INSERT INTO tables VALUES ('t', 'rolling-bones', '{}', '', '00', 0, 0, 0, 'normal', 1, 1, 1.0, 1.0, NULL);
INSERT INTO seats VALUES ('t', 0, 'Ana', '', NULL, 'a');
"""
"""A database of the first version, with a table in it."""


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def first_database(file: Path) -> Path:
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.executescript(FIRST_SCHEMA)
        database.executemany("INSERT INTO entries VALUES ('t', ?, 'x', NULL, NULL)", [(n,) for n in range(1, 2_000)])
    database.close()
    return file


def kill_while_preparing(file: Path, seconds: float) -> bool:
    """Whether it was still at work when it was killed."""
    child = os.fork()
    if child == 0:
        try:
            prepare(url(file))
        finally:
            os._exit(0)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    _child, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def moments(file: Path, rng: Rng) -> list[float]:
    """Moments to kill at, spread over twice the time that preparing takes here."""
    began = time.monotonic()
    prepare(url(file))
    whole = time.monotonic() - began
    return [2 * whole * rng.below(1_000) / 1_000 for _kill in range(KILLS)]


def test_a_kill_during_the_first_start_leaves_a_database_that_opens(tmp_path: Path):
    killed = 0
    for number, moment in enumerate(moments(tmp_path / "whole.sqlite", seeded("first start"))):
        file = tmp_path / f"{number}.sqlite"
        killed += kill_while_preparing(file, moment)
        prepare(url(file))

    assert killed > KILLS // 10


def test_a_kill_during_an_upgrade_leaves_a_database_that_opens_with_all_that_was_in_it(tmp_path: Path):
    old = first_database(tmp_path / "old.sqlite")
    whole = Path(shutil.copy(old, tmp_path / "whole.sqlite"))
    killed = 0
    for number, moment in enumerate(moments(whole, seeded("upgrade"))):
        file = Path(shutil.copy(old, tmp_path / f"{number}.sqlite"))
        killed += kill_while_preparing(file, moment)
        prepare(url(file))
        with sqlite3.connect(file) as database:
            assert database.execute("SELECT count(*) FROM entries").fetchone() == (1_999,)
            assert database.execute("SELECT name FROM seats").fetchall() == [("Ana",)]
        database.close()

    assert killed > KILLS // 10


def test_before_an_upgrade_the_database_is_copied_and_the_copy_named(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    file = first_database(tmp_path / "old.sqlite")
    prepare(url(file))

    copy = tmp_path / "old.sqlite.before-upgrade"
    with sqlite3.connect(copy) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert kept.execute("SELECT count(*) FROM entries").fetchone() == (1_999,)
    assert str(copy) in caplog.text

    caplog.clear()
    prepare(url(file))
    assert not caplog.text, "nothing to upgrade, nothing to copy"


@pytest.mark.parametrize("added", ["", "ALTER TABLE tables ADD COLUMN window INTEGER NOT NULL DEFAULT 3;"])
def test_what_an_older_version_left_half_upgraded_opens_again(tmp_path: Path, added: str):
    file = first_database(tmp_path / "old.sqlite")
    with sqlite3.connect(file) as database:
        database.executescript(added or "DELETE FROM alembic_version; DROP TABLE chat; DELETE FROM tables;")
    database.close()

    prepare(url(file))


def folder(file: Path) -> None:
    file.mkdir()


def some_text(file: Path) -> None:
    file.write_text("Dear diary, today we buried four skeletons and went home late. " * 40)


def cut_short(file: Path) -> None:
    prepare(url(file))
    whole = bytearray(file.read_bytes())
    whole[5_000:9_000] = bytes(range(250)) * 16
    file.write_bytes(whole)


def newer(file: Path) -> None:
    prepare(url(file))
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()


def other_tables(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (folder, "cannot be opened. It should be a file"),
        (some_text, "is a file of another kind"),
        (cut_short, "is damaged"),
        (newer, "was written by a newer version"),
        (other_tables, "belongs to another program: it holds recipes"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_before_an_address_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage, said: str
):
    file = tmp_path / "kept.sqlite"
    damage(file)

    with pytest.raises(SystemExit) as ended:
        main(["serve", "--database", url(file)])
    told = capsys.readouterr()

    assert ended.value.code == 2
    assert said in told.err
    assert str(file) in told.err
    assert told.err.count("\n") == 1
    assert "Open" not in told.out


def test_a_file_that_may_only_be_read_is_told_as_such(tmp_path: Path):
    file = tmp_path / "kept.sqlite"
    prepare(url(file))
    with pytest.raises(OfrendaError, match="may only be read"):
        prepare(f"sqlite:///file:{file}?mode=ro&uri=true")


# A full disk


def refused_start(file: Path, *before: str) -> str:
    """What a start on this file says that fails, after these lines of Python."""
    lines = [*before, "from ofrenda.cli import main", f"main(['serve', '--database', '{url(file)}'])"]
    ended = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, timeout=60)

    assert ended.returncode == 2, ended.stderr
    assert "Open" not in ended.stdout
    assert ended.stderr.count("\n") == 1
    assert str(file) in ended.stderr
    return ended.stderr


@contextmanager
def disk(place: Path, size: str) -> Iterator[Path]:
    """A disk with so much room and no more."""
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(place)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """Room for the schema, and for nothing that is played."""
    with disk(tmp_path / "tiny", "64k") as place:
        yield place


def test_when_the_disk_becomes_full_nothing_is_lost_and_play_goes_on_when_there_is_room(tmp_path: Path):
    with disk(tmp_path / "small", "8m") as place:
        server = Server(place)
        server.log = tmp_path / "server.log"
        server.start()
        try:
            made = server.table([{"kind": "me"}])
            path = f"/api/tables/{made['table']}"
            with server.client(made["token"]) as client:

                def move() -> httpx.Response:
                    now = client.get(path).json()
                    body = {"question": now["question"], "action": now["actions"][0]["name"]}
                    return client.post(f"{path}/moves", json=body)

                assert move().status_code == 201
                before = client.get(path).json()
                with (place / "other").open("wb", buffering=0) as other, suppress(OSError):
                    while True:
                        other.write(bytes(4_096))

                refused = move()
                assert refused.status_code == 500
                assert "Nothing of your match is lost" in refused.json()["message"]
                assert client.get("/ready").status_code == 503
                assert client.get("/health").status_code == 200
                assert client.get(path).json() == before

                (place / "other").unlink()
                assert move().status_code == 201
                assert client.get("/ready").status_code == 200
        finally:
            server.kill()


@pytest.mark.parametrize("filled", [0, 40_000, 60_000])
def test_a_full_disk_is_told_as_such(tiny_disk: Path, filled: int):
    (tiny_disk / "other").write_bytes(bytes(filled))

    assert "There is no room left on the disk of" in refused_start(tiny_disk / "kept.sqlite")


def test_a_disk_that_is_nearly_full_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(upgrade, "LEAST_ROOM_BYTES", 10**18)
    with pytest.raises(OfrendaError, match="There is no room left on the disk"):
        prepare(url(tmp_path / "kept.sqlite"))

    assert list(tmp_path.iterdir()) == []


def test_a_database_that_may_not_grow_is_told_as_a_full_disk(tmp_path: Path):
    def only_three_pages(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA max_page_count = 3")

    event.listen(Engine, "connect", only_three_pages)
    try:
        with pytest.raises(OfrendaError, match="There is no room left on the disk"):
            prepare(url(tmp_path / "kept.sqlite"))
    finally:
        event.remove(Engine, "connect", only_three_pages)

    prepare(url(tmp_path / "kept.sqlite"))  # as soon as there is room


def test_a_share_of_the_disk_that_is_used_up_is_told(tmp_path: Path):
    limit = "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000))"

    told = refused_start(tmp_path / "kept.sqlite", "import resource, signal", limit)
    assert "See whether it, or your share, is full." in told


@pytest.mark.parametrize("database", ["postgresql://ana:secret@db.example/x", "stones://x"])
def test_a_database_without_a_driver_says_which_is_missing(database: str):
    with pytest.raises(OfrendaError, match="needs a driver for") as refused:
        prepare(database)

    assert "secret" not in str(refused.value)


# Matches of older rules


async def moved_on(table: LiveTable, moves: int) -> None:
    """Ana plays at random against a bot."""
    rng = seeded("older rules")
    for _move in range(moves):
        await until(lambda: 0 in table.questions.open)
        match = table.play.match
        assert match is not None
        actions = match.state.actions(0)
        await table.move(0, table.questions.open[0], match.game.name(actions[rng.below(len(actions))]))


def make_older(folder: Path) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("UPDATE tables SET rules_version = 0")
    database.close()


@pytest.fixture(params=["rolling-bones", "dia-de-los-muertos", "die-of-the-dead", "day-of-the-dead"])
def running(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A table whose match was begun by older rules."""
    made: list[str] = []

    async def play(here: Tables, _clock: ManualClock) -> None:
        table = await here.find((await here.create(wish("me", "bot", game=request.param, pace="at-once"))).table)
        made.append(table.settings.id)
        await moved_on(table, 6)

    in_house(tmp_path, play)
    make_older(tmp_path)
    return made[0]


def test_a_running_match_of_older_rules_is_closed_as_undecided_and_says_so(tmp_path: Path, running: str):
    async def look(here: Tables, _clock: ManualClock) -> None:
        table = await here.find(running)
        seen = shown(table, (0,), Look())

        assert seen.status == "closed"
        assert "begun by version 0 of the rules" in seen.closed
        assert seen.actions == []
        assert seen.scene == ()
        with pytest.raises(Refusal, match="closed as undecided"):
            await table.move(0, 999, "pass")

    in_house(tmp_path, look)
    in_house(tmp_path, look)  # and after another start


def test_the_record_of_a_match_of_older_rules_is_kept_and_can_be_read_as_text(tmp_path: Path, running: str):
    async def look(here: Tables, _clock: ManualClock) -> None:
        record = (await here.find(running)).play.open_record()
        assert record is not None
        again = records.parse(record.text())

        assert again.rules == 0
        assert again.seats == ["Ana", "bot:greedy"]
        assert len(again.entries) >= 6
        assert again.trailer["closed"] == "older-rules"
        with pytest.raises(RecordError, match="played by version 0 of the rules"):
            replayed(Followed(again), None)

    in_house(tmp_path, look)


def test_those_who_sat_at_a_closed_match_may_play_again_by_the_rules_of_today(tmp_path: Path, running: str):
    async def again(here: Tables, _clock: ManualClock) -> None:
        table = await here.find(running)
        following = await here.find((await here.rematch(table, (0,), "token", "seed")).table)

        assert following.status == "playing"
        assert following.settings.rules_version == table.game.rules_version

    in_house(tmp_path, again)


def test_a_table_that_had_not_begun_begins_by_the_rules_of_today(tmp_path: Path):
    made: list[Seated] = []

    async def gather(here: Tables, _clock: ManualClock) -> None:
        made.append(await here.create(wish("me", "friend")))

    async def join(here: Tables, _clock: ManualClock) -> None:
        table = await here.find(made[0].table)
        await table.join(made[0].invite or "", "Luis", "luis")

        assert table.status == "playing"
        assert table.settings.rules_version == table.game.rules_version

    async def look(here: Tables, _clock: ManualClock) -> None:
        assert (await here.find(made[0].table)).status == "playing"

    in_house(tmp_path, gather)
    make_older(tmp_path)
    in_house(tmp_path, join)
    in_house(tmp_path, look)
