"""What reports count is declared in every game, and the declarations are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ofrenda
from ofrenda.games import MODULES

PACKAGE = Path(ofrenda.__file__).parent


@pytest.mark.parametrize("slug", ofrenda.games())
def test_every_use_names_several_pieces_by_actions_that_exist(slug: str):
    game = ofrenda.game(slug)

    assert game.uses
    for use in game.uses:
        assert len(set(use.pieces(game.actions).values())) > 1, use.name


@pytest.mark.parametrize("slug", ofrenda.games())
def test_the_table_of_events_is_what_the_phases_tell(slug: str):
    """The conformance suite finds what is missing in it; here is found what nothing tells."""
    phases = Path(PACKAGE, *MODULES[slug].split(".")[1:], "engine", "phases")
    source = "".join(path.read_text(encoding="utf-8") for path in phases.glob("*.py"))
    events = ofrenda.game(slug).events

    assert list(events) == sorted(set(events))
    assert [event for event in events if not re.search(rf'"{event}"', source)] == []
