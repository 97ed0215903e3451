"""What a scene shows stands out from its ground: text 4.5 to 1 (large text 3 to 1), every piece 3 to 1.

Measured in pixels: texts and pieces are taken away, and what they covered is their ground. A scene has its colours with
it, the same by day and by night.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import ofrenda
from ofrenda.games import drawn_games
from ofrenda.kernel.moment import Film
from ofrenda.kernel.play import random_step
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.scene import Staging
from tests.browser.browsing import browser
from tests.browser.test_sizes import NAMES

__all__ = ["browser"]

FIRST, EVERY, LAST = 24, 41, 170
"""Which positions of a match are looked at, by their entries."""
SCALES = {False: 0.93, True: 0.96}
"""How large a unit of the scene is, in CSS pixels, on the smallest screen that shows it: wide, tall."""


@pytest.fixture(scope="module")
def easel(browser: Browser) -> Iterator[Page]:
    """An empty page to put scenes on."""
    context = browser.new_context()
    page = context.new_page()
    page.evaluate((Path(__file__).parent / "contrast.js").read_text())
    yield page
    context.close()


def scenes(slug: str, tall: bool) -> Iterator[str]:
    """The fullest table in the midst of a match, as whoever decides sees it, and each time the moment that follows."""
    game = ofrenda.game(slug)
    names = NAMES[: game.max_seats]
    state = game.start(game.max_seats)
    rng = seeded("contrast", slug)
    for at in range(LAST):
        if not state.stack:
            return
        film = Film()
        looked_at = at >= FIRST and at % EVERY == 0
        if looked_at and state.deciders():
            seat = state.deciders()[0]
            yield game.draw(state.view(seat), state.actions(seat), names, Staging(tall))
        random_step(state, rng, film)
        if looked_at and film.moments:
            moment = film.moments[0]
            yield game.draw(moment.state.view(None), (), names, Staging(tall, moment.events))


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
@pytest.mark.parametrize("slug", drawn_games())
def test_everything_stands_out_from_its_ground(easel: Page, slug: str, tall: bool):
    faint = {line for drawn in scenes(slug, tall) for line in easel.evaluate("faint", [drawn, SCALES[tall]])}

    assert faint == set()


def test_what_is_faint_is_found(easel: Page):
    """The measure itself: grey on grey is refused, and a rim makes text legible on any ground."""
    drawn = (
        '<svg class="scene" viewBox="0 0 200 100" xmlns="http://www.w3.org/2000/svg"><rect width="200" height="100" '
        'fill="#888"/><text class="a" x="9" y="40" fill="#aaa">faint</text><text class="b" x="9" y="80" fill="#fff" '
        'stroke="#000" stroke-width="4" paint-order="stroke">rimmed</text>'
        '<g class="c" data-about="a piece"><circle cx="150" cy="50" r="30" fill="#999"/></g></svg>'
    )

    assert [line.split(":")[0] for line in easel.evaluate("faint", [drawn, 1])] == ["a “faint”", "c “a piece”"]
