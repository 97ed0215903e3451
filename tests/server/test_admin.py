"""The operator's drawer: copies, checks, tables, links, and forgetting."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

import pytest

from ofrenda.cli import main
from ofrenda.server.table.tables import Tables
from ofrenda.server.table.tokens import hashed, new_id
from tests.server.clock import ManualClock
from tests.server.conftest import Server
from tests.server.inside import in_house, until, wish


class Drawer:
    """`ofrenda admin` with a database of its own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.file = folder / "tables.sqlite"
        self._capsys = capsys

    def say(self, *words: str, code: int = 0) -> str:
        with pytest.raises(SystemExit) as ended:
            main(["admin", "--database", f"sqlite:///{self.file}", *words])
        told = self._capsys.readouterr()
        assert ended.value.code == code, told
        return told.out + told.err

    def rows(self, query: str) -> list[tuple[object, ...]]:
        with sqlite3.connect(self.file) as database:
            found = database.execute(query).fetchall()
        database.close()
        return found


@pytest.fixture
def drawer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Drawer:
    """With a match that is over, one that is played, and a table that waits; all of Ana's."""

    async def play(here: Tables, _clock: ManualClock) -> None:
        over = await here.find(
            (await here.create(wish("me", "bot", "bot", pace="at-once", options={"target": 20}))).table
        )
        over.watch((0,))
        await over.hand_over(0, 0, "greedy")
        await until(lambda: over.status == "over")
        await here.create(wish("me", "here", game="dia-de-los-muertos"))
        waiting = await here.find((await here.create(wish("me", "friend"))).table)
        await waiting.chat.say(0, "who comes?")

    in_house(tmp_path, play)
    return Drawer(tmp_path, capsys)


def ids(drawer: Drawer) -> tuple[str, str, str]:
    over, playing, waiting = (
        str(drawer.rows(f"SELECT id FROM tables WHERE {where}")[0][0])
        for where in ("finished", "started AND NOT finished", "NOT started")
    )
    return over, playing, waiting


def test_tables_are_listed_and_shown_without_their_secrets(drawer: Drawer):
    over, playing, waiting = ids(drawer)
    listed = drawer.say("tables")
    for table, status in ((over, "over"), (playing, "playing"), (waiting, "waiting")):
        assert table in listed
        assert status in listed

    shown = drawer.say("tables", "show", playing)
    secret = drawer.rows(f"SELECT secret FROM tables WHERE id = '{playing}'")[0][0]
    assert "game: dia-de-los-muertos" in shown
    assert "seat 1: Ana" in shown
    assert str(secret) not in shown
    assert "There is no table nowhere" in drawer.say("tables", "show", "nowhere", code=2)


def test_a_copy_is_whole_and_takes_the_databases_place(drawer: Drawer):
    copy = drawer.folder / "copy"
    before = drawer.rows("SELECT * FROM entries ORDER BY table_id, number")
    assert "Copied to" in drawer.say("backup", str(copy))
    assert "is there already" in drawer.say("backup", str(copy), code=2)
    assert "Copied to" in drawer.say("backup", str(copy), "--force")

    over, _playing, _waiting = ids(drawer)
    drawer.say("tables", "delete", over, "--yes")
    assert drawer.rows("SELECT * FROM entries ORDER BY table_id, number") != before

    said = drawer.say("restore", str(copy))
    assert "tables.sqlite.before-restore" in said
    assert drawer.rows("SELECT * FROM entries ORDER BY table_id, number") == before
    assert "All is well" in drawer.say("check")


def test_a_copy_that_cannot_be_used_changes_nothing(drawer: Drawer):
    bad = drawer.folder / "bad"
    bad.write_text("no database " * 100)
    before = drawer.rows("SELECT * FROM tables")

    drawer.say("restore", str(bad), code=2)
    assert "There is no copy" in drawer.say("restore", str(drawer.folder / "none"), code=2)
    assert drawer.rows("SELECT * FROM tables") == before


def test_a_copy_is_made_while_the_server_runs_and_nothing_is_changed_then(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    running = Server(tmp_path)
    running.start()
    made = running.table()
    drawer = Drawer(tmp_path, capsys)
    drawer.file = tmp_path / "test.sqlite"
    try:
        drawer.say("backup", str(tmp_path / "copy"))
        with sqlite3.connect(tmp_path / "copy") as copy:
            assert copy.execute("SELECT id FROM tables").fetchall() == [(made["table"],)]
        copy.close()
        assert made["table"] in drawer.say("tables")
        for words in (("tables", "close", made["table"]), ("restore", str(tmp_path / "copy")), ("forget", "Ana")):
            assert "Another server uses" in drawer.say(*words, code=2)
    finally:
        running.kill()


def test_the_check_names_the_table_whose_dice_were_changed(drawer: Drawer):
    over, _playing, _waiting = ids(drawer)
    assert "3 tables were checked. All is well." in drawer.say("check")

    with sqlite3.connect(drawer.file) as database:
        database.execute("UPDATE tables SET secret = ? WHERE id = ?", ("00" * 32, over))
    database.close()
    said = drawer.say("check", code=1)
    assert f"Table {over}: " in said
    assert "but the dice showed" in said


def test_the_check_names_the_table_whose_record_cannot_be_followed(drawer: Drawer):
    _over, playing, _waiting = ids(drawer)
    with sqlite3.connect(drawer.file) as database:
        database.execute(
            "UPDATE entries SET text = '1 jump over the moon' WHERE table_id = ? AND number = 3", (playing,)
        )
    database.close()

    assert f"Table {playing}: " in drawer.say("check", code=1)


def test_a_match_is_closed_and_a_table_comes_back_from_the_bin(drawer: Drawer):
    over, playing, waiting = ids(drawer)
    drawer.say("tables", "close", playing)
    assert drawer.rows(f"SELECT closed, finished FROM tables WHERE id = '{playing}'") == [("by-host", 1)]
    for table in (over, waiting):
        assert "no match is being played" in drawer.say("tables", "close", table, code=2)

    with sqlite3.connect(drawer.file) as database:
        database.execute("UPDATE tables SET binned = ? WHERE id = ?", (time.time(), over))
    database.close()
    assert "in the bin" in drawer.say("tables")
    drawer.say("tables", "unbin", over)
    assert "does not lie in the bin" in drawer.say("tables", "unbin", over, code=2)


def test_a_new_link_opens_the_table_or_the_seat(drawer: Drawer):
    _over, _playing, waiting = ids(drawer)
    link = drawer.say("invite", waiting, "--public-url", "https://games.example/").strip()
    address, _hash, secret = link.partition("#invite=")
    assert address == f"https://games.example/t/{waiting}"
    assert drawer.rows(f"SELECT invite_hash FROM tables WHERE id = '{waiting}'") == [(hashed(secret),)]

    back = drawer.say("invite", waiting, "--seat", "1").strip().partition("#return=")[2]
    assert drawer.rows(f"SELECT token_hash FROM seats WHERE table_id = '{waiting}' AND seat = 0") == [(hashed(back),)]
    assert "sits no person" in drawer.say("invite", waiting, "--seat", "2", code=2)


def test_a_person_is_forgotten_with_what_they_said(drawer: Drawer):
    said = drawer.say("forget", "Ana")
    assert "3 seats, and 1 lines of talk" in said
    assert drawer.rows("SELECT name FROM seats WHERE name = 'Ana'") == []
    assert drawer.rows("SELECT * FROM chat") == []
    assert "Nobody called Ana" in drawer.say("forget", "Ana", code=2)
    assert "All is well" in drawer.say("check"), "dice that were bound to a name can no longer be verified"


def test_stats_count_what_there_is(drawer: Drawer):
    found = json.loads(drawer.say("stats", "--json"))

    assert found["tables"]["rolling-bones"] == {"over": 1, "waiting for friends": 1}
    assert found["tables"]["dia-de-los-muertos"] == {"playing": 1}
    assert found["talk_lines"] == 1
    assert "1 line of talk." in drawer.say("stats")


def test_no_table_has_a_name_that_looks_like_an_option():
    assert not [name for name in (new_id() for _name in range(2_000)) if name.startswith("-")]
