"""What crosses the wire is plain: the terminal's markup stays in the terminal."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.kernel.replay import Step
from ofrenda.kernel.rng import seeded
from ofrenda.server.wire import log_lines, plain
from ofrenda.testing.conformance import random_match


def test_markup_is_taken_out_of_a_sentence():
    assert plain("[bold]Fight in slot 3[/]: [yellow]Ana[/] wins.") == "Fight in slot 3: Ana wins."


@pytest.mark.parametrize("slug", ofrenda.games())
def test_no_line_of_the_log_carries_markup(slug: str):
    game = ofrenda.game(slug)
    state = game.start(game.min_seats)
    steps = [
        Step(number, entry, tuple(events)) for number, (entry, events) in enumerate(random_match(state, seeded(1)), 1)
    ]
    lines = log_lines(game, steps[:400], 0, ["Ana", "Luis"])

    assert lines
    assert not [line.text for line in lines if "[" in line.text]
