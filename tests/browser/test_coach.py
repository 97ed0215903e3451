"""The coach at the table: three moves and a reason on a press, and what answers are worth for whoever wants that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ofrenda.games import drawn_games
from tests.browser.browsing import PHONE, browser, join, look, opened, sit_down, until
from tests.server.conftest import Server

__all__ = ["browser"]

ALWAYS = "localStorage['ofrenda.coach'] = 'always'"
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "phone": {**PHONE, "color_scheme": "dark"},
}

BADGES = """() => [...document.querySelectorAll("#scene .worths text")].map((words) => ({
  text: words.textContent,
  px: parseFloat(getComputedStyle(words).fontSize) * words.getScreenCTM().a,
}))"""
OUTSIDE = """() => {
  const { left, right, top } = document.getElementById("coach").getBoundingClientRect();
  return left < 0 || right > innerWidth || top < 0;
}"""


@pytest.fixture(params=SCREENS)
def ana(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server, **SCREENS[request.param]) as page:
        yield page


def asked(page: Page) -> None:
    page.wait_for_selector("#actions button:enabled")


def test_a_key_shows_three_moves_with_their_worth_and_a_reason(ana: Page):
    sit_down(ana, "rolling-bones")
    asked(ana)
    ana.keyboard.press("h")
    ana.wait_for_selector("#coach-moves button")

    moves = ana.locator("#coach-moves button")
    assert 1 <= moves.count() <= 3
    assert "to win" in moves.first.inner_text()
    assert "points on average" in moves.first.inner_text()
    assert ana.inner_text("#coach-reason")
    assert not ana.evaluate(OUTSIDE)

    ana.keyboard.press("h")
    expect(ana.locator("#coach")).to_be_hidden()


def test_pressing_a_move_chooses_it(ana: Page):
    sit_down(ana, "dia-de-los-muertos")
    asked(ana)
    before = look(ana)["number"]
    ana.click("#hint")
    ana.wait_for_selector("#coach-moves button")
    ana.locator("#coach-moves button").first.focus()
    assert ana.locator("#scene .advised").count() > 0, "what is meant is marked in the scene"
    ana.locator("#coach-moves button").first.click()

    until(lambda: look(ana)["number"] != before)
    expect(ana.locator("#coach")).to_be_hidden()


def test_a_hint_does_not_cover_what_follows_the_answer(ana: Page):
    sit_down(ana, "day-of-the-dead")
    asked(ana)
    ana.click("#hint")
    ana.wait_for_selector("#coach-moves button")
    ana.route("**/moves", lambda _route: None)  # the answer is on its way
    ana.locator("#actions button").first.click()

    expect(ana.locator("#coach")).to_be_hidden()


@pytest.mark.parametrize("game", drawn_games())
def test_whoever_wants_it_sees_what_answers_are_worth_as_they_play(ana: Page, game: str):
    ana.context.add_init_script(ALWAYS)
    sit_down(ana, game)
    ana.wait_for_selector("#actions .worth")
    labels = look(ana)["labels"]
    badges = ana.evaluate(BADGES)

    assert ana.locator("#actions .worth", has_text="★").count() == 1, "the best is told by a sign, not by colour"
    assert not any("%" in label for label in labels), "the label stays what it is"
    assert badges
    for badge in badges:
        assert badge["text"].endswith("%")
        assert badge["px"] >= 12.9, badge
    expect(ana.locator("#coach")).to_be_hidden()


def test_it_can_be_switched_off_again(ana: Page):
    ana.context.add_init_script("localStorage['ofrenda.coach'] ??= 'always'")
    sit_down(ana, "rolling-bones")
    ana.wait_for_selector("#actions .worth")
    ana.click("#settings-open")
    ana.select_option("#settings [name=coach]", "asked")

    expect(ana.locator("#actions .worth")).to_have_count(0)
    expect(ana.locator("#scene .worths")).to_have_count(0)


def test_among_people_there_are_hints_only_where_everybody_was_told_so(browser: Browser, server: Server):
    for agreed in (False, True):
        with opened(browser, server) as ana, opened(browser, server, **PHONE) as luis:
            ana.goto("/")
            ana.locator(".card[data-game=rolling-bones] [data-make]").click()
            ana.locator(".card[data-game=rolling-bones] [name=-hints]").set_checked(agreed)
            ana.locator(".card[data-game=rolling-bones] form .primary").click()
            ana.wait_for_url("**/t/*")
            ana.wait_for_selector("#gather:not([hidden])")
            luis.goto(ana.input_value("#invite"))
            luis.wait_for_selector("#join:not([hidden])")
            expect(luis.locator("#hints-agreed")).to_be_visible(visible=agreed)
            join(luis, ana, "Luis")
            whoever = until(lambda ana=ana, luis=luis: next((one for one in (ana, luis) if look(one)["labels"]), None))

            expect(whoever.locator("#hint")).to_be_visible(visible=agreed)
