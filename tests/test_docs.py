"""What README and docs say is true: their Python runs, their links lead somewhere."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest

import ofrenda
import ofrenda.bots
import ofrenda.table
import ofrenda.testing
from ofrenda.kernel import record as records
from ofrenda.kernel.replay import Replay
from ofrenda.table import Match, RecordFile, Typed, verify
from ofrenda.terminal.prompt import Quit
from ofrenda.terminal.session import Session
from tests.terminal.test_session import Typist

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("README*.md")), ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md", "docs/records.md", "docs/research.md"])
def test_the_python_in_the_docs_runs(page: str):
    """What needs packages that the tests do without is marked as `py`."""
    for block in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.S):
        exec(block, {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path):
    for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_the_minute_of_play_is_what_the_terminal_shows(tmp_path: Path):
    """What Ana types in the README is typed here, on the same roll; every line that the README shows must appear."""
    shown = re.search(r"```\n\$ ofrenda play(.*?)```", (ROOT / "README.md").read_text(), re.S)[1]
    typed = re.findall(r"^Ana> (.*)$", shown, re.M)
    roll = "left hand forearm upper-arm 2xfoot lower-leg, right upper-arm 5xfoot, "
    roll += "centre skull ribcage spine hat 2xgravestone"
    game = ofrenda.game("rolling-bones")
    console = Typist([roll, *typed], width=200)
    with RecordFile(tmp_path / "match.ofrenda") as file, suppress(Quit):
        file.create(Typed(game))
        Session(Match(game, ["Ana", "bot:greedy"], Typed(game), keep=file.keep), file, console).run()
    screen = console.file.getvalue()

    expected = [line.rstrip("…") for line in shown.split("\n")[1:] if line and line[0] in "•A T"]
    choices = re.findall(r"\d+ (Lay the [a-z ]*[a-z])", shown)
    assert len(expected) > 15
    assert len(choices) == 10
    for text in [*expected, *choices]:
        assert text.strip() in screen


def test_the_record_in_the_docs_can_be_followed():
    text = re.search(r"```\n(ofrenda 1\n.*?)```", (ROOT / "docs" / "records.md").read_text(), re.S)[1]
    record = records.parse(text)
    game = ofrenda.game("rolling-bones")
    replay = Replay.of(game, record)
    replay.follow(record.entries)

    replay.check_result(record)
    assert verify(game, record) == 1


def test_the_first_page_names_every_game():
    readme = (ROOT / "README.md").read_text()

    assert all(ofrenda.game(slug).title in readme for slug in ofrenda.games())


@pytest.mark.parametrize("module", [ofrenda, ofrenda.bots, ofrenda.table, ofrenda.testing])
def test_what_a_package_exports_is_all_that_it_imports_by_name(module: ModuleType):
    imported = {
        name
        for name, thing in vars(module).items()
        if not name.startswith("_") and not isinstance(thing, ModuleType) and name != "version"
    }

    assert set(module.__all__) - {"__version__"} == imported
