"""The export: every decision once, with what its seat saw and no more; all of it or no file."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ofrenda
from ofrenda.cli import main
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.record import Act
from ofrenda.kernel.replay import Replay
from ofrenda.lab import export
from ofrenda.lab.export import COMMON, columns, rows, to_parquet

pytest.importorskip("pyarrow", reason="there is no pyarrow for this Python: pip install ofrenda[parquet]")
pandas = pytest.importorskip("pandas")
duckdb = pytest.importorskip("duckdb")
parquet = pytest.importorskip("pyarrow.parquet")

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
BONES = sorted((GOLDEN / "rolling-bones").glob("*.ofrenda"))


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["export", *args])


@pytest.fixture(scope="module", params=ofrenda.games())
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    file = tmp_path_factory.mktemp("export") / "all.parquet"
    to_parquet(shortest(request.param), file)
    return request.param, file


def shortest(slug: str) -> list[Path]:
    """Two of a game's records."""
    return sorted((GOLDEN / slug).glob("*.ofrenda"), key=lambda path: path.stat().st_size)[:2]


def test_what_a_view_is_made_of_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Reading it takes far longer than writing a row."""
    asked: list[type] = []
    type_info = export.inspect.type_info
    monkeypatch.setattr(export.inspect, "type_info", lambda kind: asked.append(kind) or type_info(kind))
    export._fields.cache_clear()

    assert to_parquet(BONES[:1], tmp_path / "bones.parquet") > 1
    assert asked == [ofrenda.game("rolling-bones").view_type]


def test_pandas_and_duckdb_read_every_standing_decision(table: tuple[str, Path]):
    slug, file = table
    decisions = 0
    for path in shortest(slug):
        record = records.parse(path.read_text(encoding="utf-8"))
        match = Replay.of(ofrenda.game(slug), record)
        match.follow(record.entries)
        decisions += sum(isinstance(step.entry, Act) for step in match.steps)
    frame = pandas.read_parquet(file)

    assert len(frame) == decisions
    assert list(frame.columns) == list(columns(ofrenda.game(slug)))
    assert all(chosen in legal for chosen, legal in zip(frame["chosen"], frame["legal"], strict=True))
    counted = duckdb.sql(f"select count(*), count(distinct record), min(game) from '{file}'").fetchall()
    assert counted == [(decisions, frame["record"].nunique(), slug)]


def test_outcomes_are_those_of_the_result(table: tuple[str, Path]):
    _slug, file = table
    wrong = duckdb.sql(f"select count(*) from '{file}' where (place = 1) != (outcome > 0) or points is null").fetchall()

    assert wrong == [(0,)]


def test_a_row_shows_what_its_seat_saw():
    """Of the other's hand in Dia de los Muertos there are backs alone."""
    path = GOLDEN / "dia-de-los-muertos" / "two.ofrenda"
    record = records.parse(path.read_text(encoding="utf-8"))
    for row in rows(record, "two"):
        seat = row["seat"] - 1

        assert row["view.hands"][seat]
        assert row["view.hands"][1 - seat] == []


def test_what_was_taken_back_is_left_out():
    text = "ofrenda 1\ngame: rolling-bones\nrules: 2\nseat.1: Ana\nseat.2: Luis\ndice: typed\n\n"
    text += "* left 6xhand, right 6xhand, centre skull ribcage spine pelvis gravestone hat\n"
    text += "1 lay skull\n1 lay ribcage\n1 undo 3\n1 lay ribcage\n"
    found = list(rows(records.parse(text), "short"))

    assert [(row["entry"], row["chosen"]) for row in found] == [(2, "lay skull"), (5, "lay ribcage")]
    assert found[0]["outcome"] is None
    assert found[0]["seed"] is None


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(export, "ROWS", 100)
    told: list[int] = []
    count = to_parquet(BONES, tmp_path / "all.parquet", told.append)
    file = parquet.ParquetFile(tmp_path / "all.parquet")

    assert file.metadata.num_rows == count
    assert file.metadata.num_row_groups == -(-count // 100)
    assert sum(told) == len(BONES)


def test_a_phase_tells_its_fields_as_json(table: tuple[str, Path]):
    _slug, file = table
    fields = pandas.read_parquet(file, columns=["view.phase.fields"])["view.phase.fields"]

    assert all(isinstance(json.loads(text), dict) for text in fields)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("\n1 lay", "\n1 fly", 1), r"bad.ofrenda: line \d+: .*fly"),
        (lambda text: text.replace("ofrenda 1", "chess 1", 1), "bad.ofrenda: line 1: A record begins"),
        (lambda text: text.replace("points", "pints", 1), "bad.ofrenda: line .*result"),
        (
            lambda text: text.replace("game: rolling-bones", "game: day-of-the-dead"),
            "bad.ofrenda is a record of day-of",
        ),
    ],
)
def test_a_bad_record_is_refused_by_name_and_line_and_nothing_is_left(tmp_path: Path, change, message: str):
    bad = tmp_path / "bad.ofrenda"
    bad.write_text(change(BONES[0].read_text(encoding="utf-8")), encoding="utf-8")
    into = tmp_path / "all.parquet"
    into.write_bytes(b"what was there")

    with pytest.raises(OfrendaError, match=message):
        to_parquet([BONES[0], bad], into)
    assert into.read_bytes() == b"what was there"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["all.parquet", "bad.ofrenda"]


def test_the_command_takes_files_and_folders(tmp_path: Path):
    into = str(tmp_path / "some.parquet")
    folder = run(str(GOLDEN / "rolling-bones"), "--to", "parquet", "-o", into)
    single = run(str(BONES[0]), "-o", into)

    assert f"decisions of {len(BONES)} matches" in " ".join(folder.output.split())
    assert single.exit_code == 0
    assert pandas.read_parquet(into)["record"].unique().tolist() == [BONES[0].stem]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "Say which records"),
        (["nobody.ofrenda"], "nobody.ofrenda cannot be read: there is no such file"),
        (["."], "There is no record (*.ofrenda)"),
        ([str(BONES[0]), "-o", "nowhere/a.parquet"], "nowhere/a.parquet cannot be written"),
        (["--columns", "chess"], "There is no game “chess”"),
    ],
)
def test_what_cannot_be_exported_is_refused(
    args: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    result = run(*args)

    assert result.exit_code == 2
    assert message in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_missing_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    with pytest.raises(OfrendaError, match=r"pip install ofrenda\[parquet\]"):
        to_parquet(BONES, tmp_path / "all.parquet")


@pytest.mark.parametrize("slug", ofrenda.games())
def test_every_column_is_documented(slug: str):
    """In the section of its game; what all games have stands above them."""
    docs = (ROOT / "docs" / "columns.md").read_text(encoding="utf-8")
    common, *sections = docs.split("\n## ")
    section = next(one for one in sections if one.startswith(ofrenda.game(slug).title))

    for name, kind in columns(ofrenda.game(slug)).items():
        shared = name in COMMON or name.startswith(("option.", "view.deciders", "view.phase."))
        row = "| `option.…` | as the option" if name.startswith("option.") else f"| `{name}` | {kind} |"
        assert row in (common if shared else section), name
