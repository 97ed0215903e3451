"""Every scene can be read and touched on every screen, at the fullest table, in the midst of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import ofrenda
from ofrenda.games import drawn_games
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.scene import Staging
from ofrenda.testing.conformance import random_match
from tests.browser.browsing import browser, opened, sit_down
from tests.server.conftest import Server

__all__ = ["browser"]

SCREENS = [(360, 740), (390, 844), (740, 360), (820, 1180), (1280, 800), (1920, 1080)]
NAMES = ["Maximiliana Guadalupe", "Wilhelmine von Ebersbach", "Zé", "Bartholomäus Oberhuber", "Xochiquetzal", "Ñ"]
SMALLEST_TEXT = 11
READ_TEXT = 13
MATTERS = (
    ".face-name, .tag-word, .points, .price, .dm-card-name, .dm-card-text, .dm-plaque-word, .dm-name, .dm-field-word, "
    ".day-fighter, .day-effect, .day-mini-name, .day-slip-word, .day-foot-word, .day-caption-word, .day-ribbon-word, "
    ".die-gain, .die-shake, .die-word, .die-whose, .die-caption, .die-headline"
)
"""What one reads in order to decide: names and effects of cards, dice, fields and spaces, and what can be pressed."""
FINGER = 44

MEASURE = """([svg, smallest, read, matters, finger]) => {
  const scene = document.getElementById("scene");
  scene.innerHTML = svg;
  const small = [...scene.querySelectorAll("text, tspan")]
    .filter((text) => [...text.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()))
    .map((text) => ({
      what: text.textContent.trim(),
      least: text.closest(matters) ? read : smallest,
      size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b),
    }))
    .filter(({ size, least }) => size < least - 0.05);
  const narrow = [...scene.querySelectorAll("[data-action]")]
    .map((piece) => {
      const { width, height } = piece.getBoundingClientRect();
      return { what: piece.querySelector("title")?.textContent ?? piece.id, width, height };
    })
    .filter(({ width, height }) => Math.min(width, height) < finger - 0.5);
  const wide = document.documentElement.scrollWidth > innerWidth;
  return { small, narrow, wide };
}"""
"""What is too small to be read or touched when this scene lies on the page."""


def positions(slug: str, tall: bool) -> Iterator[str]:
    """Scenes of a match at the fullest table, each as whoever decides sees it: of every kind of question two."""
    game = ofrenda.game(slug)
    names = NAMES[: game.max_seats]
    seen: Counter[str] = Counter()
    for number in range(3):
        state = game.start(game.max_seats)
        for at, _entry in enumerate(random_match(state, seeded("sizes", slug, number))):
            if at > 260 or not state.stack:
                break
            kind = type(state.stack[-1]).__name__
            if state.deciders() and seen[kind] < 2:
                seen[kind] += 1
                seat = state.deciders()[0]
                labels = game.labels(state.view(seat), state.actions(seat), names)
                yield "".join(game.picture(state.view(seat), labels, names, Staging(tall)))


@pytest.mark.parametrize("slug", drawn_games())
def test_scenes_can_be_read_and_touched(browser: Browser, server: Server, slug: str):
    with opened(browser, server, speed="once") as page:
        sit_down(page, slug)
        page.wait_for_selector("#scene svg")
        drawn = {tall: list(positions(slug, tall)) for tall in (False, True)}
        bad: dict[str, str] = {}
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            tall = page.evaluate("import('/static/js/shape.js').then(({ shape }) => shape())") == "tall"
            for svg in drawn[tall]:
                found = page.evaluate(MEASURE, [svg, SMALLEST_TEXT, READ_TEXT, MATTERS, FINGER])
                where = f"{width}x{height}"
                assert not found["wide"], f"the page is wider than the screen of {where}"
                bad |= {f"{where}: {text['what']}": f"{text['size']:.1f} px" for text in found["small"]}
                bad |= {f"{where}: {one['what']}": f"{one['width']:.0f}x{one['height']:.0f}" for one in found["narrow"]}

    assert bad == {}, "too small to be read, or to be touched"
