"""Every game has the same floors with the same names: whoever knows one folder knows all."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import ofrenda
from ofrenda.games import MODULES

PACKAGE = Path(ofrenda.__file__).parent
TESTS = Path(__file__).parent
ROOT = TESTS.parents[1]

DOORS = {"__init__.py", "rules.toml", "rulebook.toml", "lessons.toml", "view.py", "position.py"}
DOORS_WITH_DATA = {"data", "box.py"}
DOOR_WHERE_SETTINGS_EXCLUDE = "excluded.py"
ENGINE = {"__init__.py", "pieces", "settings", "state", "tactics", "tensor", "phases"}
ENGINE_WHERE_NEEDED = {"cards", "features", "glance", "hidden", "memory", "odds"}
ENGINE_WHERE_SOLVED = {"advice", "chains", "opening", "race", "solver"}
TEXT = {"__init__.py", "aid.py", "words.py", "story.py", "questions.py", "labels.py", "ending.py", "board.py"}
SCENE = {"__init__.py", "shapes.py", "sight.py", "scene.css"}
OF_EVERY_GAME = {"conformance", "positions", "scene", "setup", "tactics", "text"}

GAMES = [Path(PACKAGE, *module.split(".")[1:]) for module in MODULES.values()]
FOLDERS = pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])


def names(folder: Path) -> set[str]:
    """What lies in a folder; compiled modules lie beside their sources."""
    return {path.name for path in folder.iterdir() if path.name != "__pycache__" and path.suffix != ".so"}


def modules(folder: Path) -> set[str]:
    return {name.removesuffix(".py") if name != "__init__.py" else name for name in names(folder)}


@FOLDERS
def test_beside_the_floors_there_are_only_the_doors(folder: Path):
    doors = names(folder) - {"engine", "text", "scene", DOOR_WHERE_SETTINGS_EXCLUDE}

    assert doors == (DOORS | DOORS_WITH_DATA if "data" in doors else DOORS)


@FOLDERS
def test_what_settings_exclude_stands_behind_its_own_door(folder: Path):
    excludes = "excluded" in vars(type(import_module(f"ofrenda.games.{folder.name}").GAME))

    assert (folder / DOOR_WHERE_SETTINGS_EXCLUDE).exists() == excludes


@FOLDERS
def test_the_engine_has_the_same_modules(folder: Path):
    solved = ENGINE_WHERE_SOLVED if folder.name == "rolling_bones" else set()

    assert modules(folder / "engine") - ENGINE_WHERE_NEEDED == ENGINE | solved


@FOLDERS
def test_the_text_has_the_same_modules(folder: Path):
    assert TEXT <= names(folder / "text") <= TEXT | {"about.py"}


@FOLDERS
def test_the_player_aid_is_one_short_page(folder: Path):
    """Three parts, lines of a word or three with at most eighteen words about it."""
    parts = import_module(f"ofrenda.games.{folder.name}.text").aid()

    assert len(parts) == 3
    for part in parts:
        assert part.title
        assert 2 <= len(part.lines) <= 7
        for word, meaning in part.lines:
            assert 1 <= len(word.split()) <= 4
            assert 3 <= len(meaning.split()) <= 18, meaning


@FOLDERS
def test_the_scene_has_shapes_parts_and_a_style_sheet(folder: Path):
    assert names(folder / "scene") >= SCENE


@FOLDERS
def test_the_data_is_read_by_the_same_names(folder: Path):
    if (folder / "data").exists():
        box = import_module(f"ofrenda.games.{folder.name}.box")

        assert sorted(box.FILES) == sorted(names(folder / "data"))
        assert all(box.shipped(file) for file in box.FILES)


def test_every_games_floors_are_kept_apart():
    """A new game enters the contract of its floors."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    [floors] = [contract for contract in contracts if "floor" in contract["name"]]

    assert sorted(floors["containers"]) == sorted(MODULES.values())


@FOLDERS
def test_the_tests_have_the_same_names(folder: Path):
    found = {path.stem.removeprefix("test_") for path in (TESTS / folder.name).glob("test_*.py")}
    wanted = OF_EVERY_GAME | ({"data"} if (folder / "data").exists() else set())

    assert found >= wanted
