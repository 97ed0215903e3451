"""Style sheets, templates and modules read like code: one declaration a line, colours by name, lines one can read.

So do the pages of documentation, as far as people write them.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ofrenda"
SHEETS = sorted(PACKAGE.rglob("*.css"))
PAGES = [*SHEETS, *sorted(PACKAGE.rglob("*.html")), *sorted(PACKAGE.rglob("*.js"))]
WRITTEN_BY_PROGRAMS = {"columns.md", "tensors.md"}
DOCS = [ROOT / "CONTRIBUTING.md", ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LONGEST_LINE = 120


def called(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", PAGES, ids=called)
def test_lines_can_be_read(path: Path):
    long = [line for line in path.read_text(encoding="utf-8").splitlines() if len(line) > LONGEST_LINE]

    assert long == []


@pytest.mark.parametrize(
    "path", [page for page in DOCS if page.name not in WRITTEN_BY_PROGRAMS], ids=lambda page: page.name
)
def test_prose_has_lines_that_can_be_read(path: Path):
    """Rows of tables cannot be broken, and what programs print is shown as it is."""
    prose = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE).splitlines()
    long = [line for line in prose if len(line) > LONGEST_LINE and not line.startswith("|")]

    assert long == []


@pytest.mark.parametrize("path", SHEETS, ids=called)
def test_every_declaration_has_a_line_of_its_own(path: Path):
    lines = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL).splitlines()
    crowded = [line for line in lines if re.search(r";.*\S|{.*\S|\S\s*}", line.strip())]

    assert crowded == []


def test_no_colour_stands_twice():
    """One that is used again has a name in `kernel/scene.css`."""
    literals = Counter(
        colour.lower()
        for path in SHEETS
        for colour in re.findall(r"#[0-9a-fA-F]{3,8}\b", path.read_text(encoding="utf-8"))
    )

    assert [colour for colour, count in literals.items() if count > 1] == []


def test_every_named_colour_is_used():
    named = re.findall(r"(--[\w-]+):\s*#", (PACKAGE / "kernel" / "scene.css").read_text(encoding="utf-8"))
    text = "".join(path.read_text(encoding="utf-8") for path in SHEETS)

    assert [name for name in named if f"var({name})" not in text] == []


def test_each_game_has_a_prefix_of_its_own():
    """Rolling Bones, whose classes were there first, has none."""
    prefixes = {"dia_de_los_muertos": "dm-", "die_of_the_dead": "die-", "day_of_the_dead": "day-"}
    assert {*prefixes, "rolling_bones"} == {folder.parent.name for folder in (PACKAGE / "games").glob("*/scene")}
    for game, prefix in prefixes.items():
        text = (PACKAGE / "games" / game / "scene" / "scene.css").read_text(encoding="utf-8")
        others = [other for other in prefixes.values() if other != prefix]

        assert f".{prefix}" in text
        assert not any(f".{other}" in text for other in others), game
