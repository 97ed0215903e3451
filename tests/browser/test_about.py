"""What is this? Every piece of a scene answers, by mouse, by touch and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from ofrenda.games import drawn_games
from tests.browser.browsing import PHONE, browser, look, opened, page, sit_down
from tests.server.conftest import Server, until

__all__ = ["browser", "page"]

PIECE = "#scene g:has(> title)"


def point(page: Page, piece: str = PIECE) -> tuple[float, float]:
    """Where a finger or a mouse finds the first such piece."""
    found = page.evaluate(
        """selector => {
          for (const piece of document.querySelectorAll(selector)) {
            const { x, y, width, height } = piece.getBoundingClientRect();
            for (const share of [0.5, 0.3, 0.7, 0.15, 0.85]) {
              const [left, top] = [x + width * share, y + height * share];
              if (document.elementFromPoint(left, top)?.closest(selector) === piece) return [left, top];
            }
          }
        }""",
        piece,
    )
    return found[0], found[1]


@pytest.mark.parametrize("game", drawn_games())
def test_whoever_rests_on_a_piece_is_told_what_it_is(page: Page, game: str):
    sit_down(page, game)
    page.wait_for_selector("#actions button:enabled")
    page.mouse.move(*point(page))
    page.wait_for_selector("#about:not([hidden])")
    assert page.text_content("#about-name") or page.text_content("#about-text")
    assert page.locator("#about-picture svg").count() == 1
    page.mouse.move(1, 1)
    page.wait_for_selector("#about", state="hidden")


def test_a_long_press_asks_and_answers_nothing(browser: Browser, server: Server):
    with opened(browser, server, has_touch=True, **PHONE) as phone:
        sit_down(phone, "rolling-bones")
        phone.wait_for_selector("#actions button:enabled")
        before = phone.evaluate("document.body.dataset.number")
        x, y = point(phone, "#scene [data-action]")
        touch = phone.context.new_cdp_session(phone)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        phone.wait_for_selector("#about:not([hidden])")
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        width = "id => document.getElementById(id).getBoundingClientRect().width"
        assert phone.evaluate(width, "about-text") > 0.9 * phone.evaluate(width, "about") - 20  # around the picture
        phone.click("#about-close")
        phone.wait_for_selector("#about", state="hidden")
        assert phone.evaluate("document.body.dataset.number") == before


def test_by_keyboard_a_button_shows_its_piece_and_tab_leads_through_all(page: Page):
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button:enabled")
    page.locator("#actions button").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector("#about:not([hidden])")
    first = page.text_content("#about-name")
    page.keyboard.press("Escape")
    page.wait_for_selector("#about", state="hidden")

    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("i")
    seen = set()
    for _piece in range(6):
        seen.add(page.text_content("#about-name"))
        page.keyboard.press("Tab")
    assert len(seen) > 2, first


def test_pressing_what_cannot_be_used_says_why(page: Page):
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button:enabled")
    useless = "#scene g.face:not([data-action]):has(> title)"
    while not page.locator(useless).count():  # the first roll may have a use for every die
        before = look(page)["number"]
        page.locator("#actions button:enabled").first.click()
        until(lambda before=before: look(page)["number"] != before and look(page)["labels"])
    page.mouse.click(*point(page, useless))
    until(lambda: "gravestone" in told(page) or ":" in told(page))


def told(page: Page) -> str:
    return page.text_content("#happened") or ""
