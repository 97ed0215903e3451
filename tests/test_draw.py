"""`ofrenda draw`, and drawings in notebooks: an SVG with its own style, for whoever may see it."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import ofrenda
from ofrenda.cli import main
from ofrenda.games import games
from ofrenda.kernel import position
from ofrenda.table import Match, Seeded, labels
from ofrenda.testing import place
from tests.golden import FOLDER


def draw(*args: object) -> Result:
    return CliRunner().invoke(main, ["draw", *map(str, args)])


def words(svg: str) -> str:
    return re.sub(r"<style>.*?</style>", "", svg, flags=re.DOTALL)


@pytest.mark.parametrize("slug", games())
def test_a_match_shows_itself_as_everybody_sees_it_and_after_the_end_openly(slug: str):
    game = ofrenda.game(slug)
    match = Match(game, ["bot:random", "bot:random"], Seeded(2))
    for _entry in range(12):
        match.step()
    public = game.draw(match.state.view(None), names=labels(match.names))
    running = match._repr_svg_()
    while match.step() is not None:
        pass

    assert running == public
    assert match._repr_svg_() == game.draw(game.open_view(match.state), names=labels(match.names))


@pytest.mark.parametrize("slug", games())
def test_states_and_views_show_themselves_in_notebooks(slug: str):
    state = ofrenda.game(slug).start(2)

    for shown in (state._repr_svg_(), state.view(0)._repr_svg_()):
        root = ElementTree.fromstring(shown)
        assert root.tag.endswith("svg")
        assert "Player 1" in shown or slug == "dia-de-los-muertos"


@pytest.mark.parametrize("slug", games())
def test_a_drawing_brings_its_own_style(slug: str):
    """With colours by value: nothing else has a sheet for it, and not every program knows custom properties."""
    game = ofrenda.game(slug)
    svg = game.draw(game.start(2).view(0))

    [style] = re.findall(r"<style>(.*?)</style>", svg, re.DOTALL)
    assert "var(" not in style
    assert "#22162e" in style
    assert "<style" not in "".join(game.picture(game.start(2).view(0), {}, ["Ana", "Luis"])), "the page has its own"


def test_a_position_is_drawn(tmp_path: Path):
    table = place("rolling-bones", skeleton=["skull"], dice="centre ribcage", post_ops=1)
    (tmp_path / "one.toml").write_text(position.write(table.state.position()))
    result = draw(tmp_path / "one.toml", "-o", tmp_path / "one.svg")

    assert result.exit_code == 0, result.output
    assert 'id="slot-12"' in (tmp_path / "one.svg").read_text()
    assert "data-action" not in words((tmp_path / "one.svg").read_text())
    assert draw(tmp_path / "one.toml", "--seat", 1, "-o", tmp_path / "one.svg").exit_code == 0
    assert "data-action" in words((tmp_path / "one.svg").read_text())


def test_a_moment_of_a_record_is_drawn_through_a_seats_eyes(tmp_path: Path):
    [record] = sorted((FOLDER / "dia-de-los-muertos").glob("*.ofrenda"))[:1]
    for name, more in (("open", []), ("first", ["--seat", 1])):
        result = draw(record, "--at", 20, *more, "-o", tmp_path / f"{name}.svg")
        assert result.exit_code == 0, result.output

    opened, first = [(tmp_path / f"{name}.svg").read_text() for name in ("open", "first")]
    assert opened != first
    assert 'id="hand-' in first


def test_a_png_is_drawn(tmp_path: Path):
    (tmp_path / "start.toml").write_text('game = "rolling-bones"\n')

    assert draw(tmp_path / "start.toml", "-o", tmp_path / "start.png").exit_code == 0
    assert (tmp_path / "start.png").read_bytes().startswith(b"\x89PNG")


def test_without_a_converter_a_png_is_refused_and_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    (tmp_path / "start.toml").write_text('game = "rolling-bones"\n')
    result = draw(tmp_path / "start.toml", "-o", tmp_path / "start.png")

    assert result.exit_code == 2
    assert "pip install ofrenda[png]" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["start.toml"]


@pytest.mark.parametrize(
    ("name", "text", "more", "reason"),
    [
        ("a.toml", 'game = "rolling-bones"', ["--seat", "3"], "There is no seat 3"),
        ("a.toml", 'game = "rolling-bones"', ["--at", "3"], "there is no entry 3 in it"),
        ("a.toml", 'game = "chess"', [], "There is no game “chess”"),
        ("a.toml", "seats = 2", [], "needs a line such as game ="),
        ("a.toml", "game =", [], "not valid TOML"),
        ("a.toml", "\udcff", [], "cannot be read"),
        ("a.ofrenda", "ofrenda 1\n", [], "no “game:” line"),
        ("a.ofrenda", "\udcff", [], "is not a text file"),
        ("a.ofrenda", 'game = "rolling-bones"', [], "A record begins with"),
    ],
)
def test_what_cannot_be_drawn_is_refused(tmp_path: Path, name: str, text: str, more: list[str], reason: str):
    (tmp_path / name).write_bytes(text.encode("utf-8", "surrogateescape"))
    result = draw(tmp_path / name, *more, "-o", tmp_path / "it.svg")

    assert result.exit_code == 2
    assert reason in result.output
    assert not (tmp_path / "it.svg").exists()


def test_a_record_has_no_entry_after_its_last(tmp_path: Path):
    [record] = sorted((FOLDER / "rolling-bones").glob("*.ofrenda"))[:1]

    assert "there is no entry 99999" in draw(record, "--at", 99_999, "-o", tmp_path / "it.svg").output


def test_a_folder_that_is_not_there_is_said(tmp_path: Path):
    (tmp_path / "start.toml").write_text('game = "rolling-bones"\n')
    result = draw(tmp_path / "start.toml", "-o", tmp_path / "nowhere" / "start.svg")

    assert result.exit_code == 2
    assert "cannot be written: there is no such folder" in result.output
