"""The player aid: one key away at every size, and gone for good for whoever knows the games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from ofrenda.games import drawn_games
from ofrenda.games import game as find_game
from tests.browser.browsing import PHONE, browser, opened, sit_down
from tests.server.conftest import Server

__all__ = ["browser"]


@pytest.fixture(params=["desk", "phone"])
def ana(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server, **(PHONE if request.param == "phone" else {})) as page:
        yield page


@pytest.mark.parametrize("game", drawn_games())
def test_the_aid_is_a_key_and_a_button_away(ana: Page, game: str):
    sit_down(ana, game)
    ana.wait_for_selector("#actions button:enabled")
    ana.keyboard.press("a")
    expect(ana.locator("#aid")).to_be_visible()
    text = ana.inner_text("#aid")

    for part in find_game(game).text.aid():
        assert part.title in text
        for word, meaning in part.lines:
            assert word in text
            assert meaning in text
    assert ana.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ana.keyboard.press("Escape")
    expect(ana.locator("#aid")).to_be_hidden()
    ana.click("#aid-open")
    expect(ana.locator("#aid")).to_be_visible()


FITS = """() => {
  const { left, right } = document.getElementById("settings").getBoundingClientRect();
  const bar = document.querySelector(".top").getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".top button")].map((button) => button.getBoundingClientRect());
  const wide = [...document.querySelectorAll("#settings select")].filter(
    (field) => field.getBoundingClientRect().right > right,
  );
  return {
    dialog: left >= 0 && right <= innerWidth && wide.length === 0,
    top: buttons.every(({ top, bottom, right }) => top >= bar.top && bottom <= bar.bottom && right <= innerWidth),
  };
}"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1280, 800)])
def test_settings_and_the_head_of_the_page_fit_the_screen(browser: Browser, server: Server, size: tuple[int, int]):
    with opened(browser, server, viewport={"width": size[0], "height": size[1]}) as page:
        sit_down(page, "day-of-the-dead")
        page.wait_for_selector("#actions button:enabled")
        page.click("#settings-open")

        assert page.evaluate(FITS) == {"dialog": True, "top": True}


def test_whoever_knows_the_games_sees_neither_aim_nor_aid_again(ana: Page):
    sit_down(ana, "rolling-bones")
    expect(ana.locator("#aim")).to_be_visible()
    ana.click("#settings-open")
    ana.select_option("#settings [name=aid]", "no")
    ana.keyboard.press("Escape")
    expect(ana.locator("#aim")).to_be_hidden()
    expect(ana.locator("#aid-open")).to_be_hidden()

    sit_down(ana, "day-of-the-dead")
    ana.wait_for_selector("#actions button:enabled")
    ana.keyboard.press("a")
    expect(ana.locator("#aim")).to_be_hidden()
    expect(ana.locator("#aid")).to_be_hidden()
