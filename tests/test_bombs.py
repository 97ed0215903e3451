"""What is made to wear us out is refused at once, with a line and a reason; and no name steers a terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import ofrenda
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.replay import Replay
from ofrenda.table import labels
from ofrenda.words import visible
from tests.server.conftest import Server, server

__all__ = ["server"]

GAME = ofrenda.game("rolling-bones")
HEAD = f"ofrenda 1\ngame: rolling-bones\nrules: {GAME.rules_version}\nseat.1: Ana\ndice: typed\n\n"
DOCUMENTS = {
    "deep": "a = " + "[" * 50_000,
    "deep tables": "a = " + "{a = " * 20_000,
    "deep over many lines": "a = " + "[\n" * 50_000,
    "one long key": "a" + ".a" * 50_000 + " = 1",
    "a long quoted key": '"a"' + '."a"' * 30_000 + " = 1",
    "a long key within": "b = {a" + ".a" * 50_000 + " = 1}",
    "many long keys": "\n".join("a" + ".b" * 90 + f".c{number} = 1" for number in range(900)),
    "a huge number": "post_ops = " + "9" * 100_000,
    "a huge hexadecimal number": "post_ops = 0x" + "9" * 100_000,
    "a number with breaks": "post_ops = " + "9_" * 50_000 + "9",
    "one long word": "a" * 190_000,
    "many quotes": '"' * 190_000,
    "many backslashes": '"' + "\\" * 190_000,
    "too large": "#" * 1_000_000,
}
RECORDS = {
    "many dice": HEAD + "* left 999999999xhand\n",
    "many words": HEAD + "* left " + "hand " * 200_000 + "\n",
    "a huge number": HEAD + "9" * 100_000 + " lay skull\n",
    "many header lines": "ofrenda 1\n" + "".join(f"k{number}: v\n" for number in range(200_000)),
    "many seats": "ofrenda 1\n" + "".join(f"seat.{number}: v\n" for number in range(1, 200_000)),
    "many entries": HEAD + "1 lay skull\n" * 500_000,
    "deep data": HEAD.replace("\n\n", "\ndata.x: " + "[" * 100_000 + "\n\n"),
    "a huge option": HEAD.replace("\n\n", "\noption.target: " + "9" * 100_000 + "\n\n"),
}


def followed(text: str) -> None:
    record = records.parse(text)
    Replay.of(GAME, record).follow(record.entries)


@pytest.mark.parametrize("text", DOCUMENTS.values(), ids=DOCUMENTS)
def test_a_position_that_is_a_bomb_is_refused(text: str):
    with pytest.raises(OfrendaError) as refused:
        GAME.place(text)

    assert len(str(refused.value)) < 2_000


@pytest.mark.parametrize(
    ("slug", "file"),
    [("dia-de-los-muertos", "board.toml"), ("day-of-the-dead", "fighters.toml"), ("die-of-the-dead", "steps.toml")],
)
@pytest.mark.parametrize("text", DOCUMENTS.values(), ids=DOCUMENTS)
def test_a_data_file_that_is_a_bomb_is_refused(slug: str, file: str, text: str):
    game = ofrenda.game(slug)
    assert file in game.data_files
    with pytest.raises(OfrendaError) as refused:
        game.start(2, {}, {file: text})

    assert file in str(refused.value)


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_a_record_that_is_a_bomb_is_refused_with_its_line(text: str):
    with pytest.raises(OfrendaError) as refused:
        followed(text)

    assert len(str(refused.value)) < 2_000


MEASURE = """
import resource, sys, time
from pathlib import Path
from tests.test_bombs import DOCUMENTS, GAME, RECORDS, followed
from ofrenda.kernel.errors import OfrendaError
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
for bombs, light in ((DOCUMENTS, GAME.place), (RECORDS, followed)):
    for text in bombs.values():
        try:
            light(text)
        except OfrendaError:
            pass
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def test_all_of_them_together_take_little_memory():
    root = Path(__file__).parents[1]
    printed = subprocess.run(
        [sys.executable, "-c", MEASURE], capture_output=True, text=True, cwd=root, check=True, timeout=120
    )
    kilobytes = int(printed.stdout) / (1024 if sys.platform == "darwin" else 1)

    assert kilobytes < 50_000


@pytest.mark.parametrize(
    "body", ['{"a":' * 10_000, '{"record": ' + "9" * 60_000 + "}", '{"record": "x", "at": ' + "9" * 60_000 + "}"]
)
def test_a_bomb_on_the_wire_is_refused(server: Server, body: str):
    answer = httpx.post(f"{server.url}/api/replay", content=body, headers={"content-type": "application/json"})

    assert answer.status_code == 400
    assert answer.json()["message"]


def test_a_record_cannot_steer_a_terminal(tmp_path: Path):
    path = tmp_path / "evil.ofrenda"
    name = "A\x1b]0;owned\x07\x1b[2Jna\u202e"
    path.write_text(HEAD.replace("seat.1: Ana", f"seat.1: {name}") + "* left \x1b[31m\n")
    for command in ("replay", "verify"):
        said = subprocess.run(
            [sys.executable, "-c", "from ofrenda.cli import main; main()", command, str(path)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert said.returncode == 2
        assert not set("\x1b\x07\u202e") & set(said.stdout + said.stderr)
        assert "‹U+001B›" in said.stderr

    assert labels([name]) == ["A‹U+001B›]0;owned‹U+0007›‹U+001B›[2Jna‹U+202E›"]


def test_a_data_file_cannot_steer_a_terminal():
    with pytest.raises(OfrendaError, match="cannot be seen"):
        ofrenda.game("die-of-the-dead").start(2, {}, {"steps.toml": 'step = "\\u001b[2J"'})


def test_what_can_be_seen_is_shown_as_it_is():
    assert visible("José 田中\u00a0💀") == "José 田中\u00a0💀"
