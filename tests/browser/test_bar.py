"""The action bar: everything that is asked and can be answered is in sight and within reach, on every screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ofrenda.games import drawn_games
from tests.browser.browsing import PHONE, browser, look, opened, page, sit_down
from tests.browser.test_sizes import SCREENS, positions
from tests.server.conftest import Server, until

__all__ = ["browser", "page"]

BOXES = """() => {
  const box = (id) => {
    const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
    return { left, top, right, bottom };
  };
  return { scene: box("scene"), prompt: box("prompt"), actions: box("actions"), bar: box("bar") };
}"""


@pytest.mark.parametrize("game", drawn_games())
def test_question_and_answers_stand_on_every_screen(page: Page, game: str):
    """Beside the scene where the screen is low, else below it; on a desktop without covering any of it."""
    sit_down(page, game)
    page.wait_for_selector("#actions button:enabled")
    page.click("#aim-close")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => innerWidth === size", arg=width)
        boxes: dict[str, Any] = page.evaluate(BOXES)
        where = f"{width}x{height}: {boxes}"

        assert boxes["bar"]["bottom"] <= height + 1, where
        assert boxes["prompt"]["top"] >= 0, where
        assert boxes["actions"]["bottom"] - boxes["actions"]["top"] >= 44, where
        if height < 500:
            assert boxes["scene"]["right"] <= boxes["bar"]["left"], where
        elif width > 700:
            assert boxes["scene"]["bottom"] <= boxes["bar"]["top"] + 1, where


COVERED = """() => {
  const deck = document.querySelector(".deck");
  const covered = [];
  for (const piece of document.querySelectorAll("#scene [data-action]")) {
    piece.scrollIntoView({ block: "nearest" });
    if (piece.getBoundingClientRect().bottom > deck.getBoundingClientRect().top + 1) covered.push(piece.textContent);
  }
  scrollTo(0, document.documentElement.scrollHeight);
  const foot = document.getElementById("scene").getBoundingClientRect().bottom;
  return { covered, foot: foot > deck.getBoundingClientRect().top + 1 };
}"""
"""What of the scene stays under the bar when one scrolls to it."""


@pytest.mark.parametrize("game", drawn_games())
def test_on_a_phone_everything_can_be_scrolled_clear_of_the_bar(browser: Browser, server: Server, game: str):
    """At the fullest table, with the scene as tall as it gets."""
    with opened(browser, server, **PHONE) as phone:
        sit_down(phone, game)
        phone.wait_for_selector("#actions button:enabled")
        phone.click("#aim-close")
        for svg in positions(game, tall=True):
            phone.evaluate("svg => { document.getElementById('scene').innerHTML = svg; }", svg)

            assert phone.evaluate(COVERED) == {"covered": [], "foot": False}


def test_on_a_phone_an_answer_by_its_button_leaves_the_page_where_it_is(browser: Browser, server: Server):
    """A long phone, on which no question lies under the bar: there the page would come to what is asked."""
    with opened(browser, server, viewport={"width": 360, "height": 960}) as phone:
        sit_down(phone, "rolling-bones")
        phone.wait_for_selector("#actions button:enabled")
        phone.click("#aim-close")
        assert phone.evaluate("document.documentElement.scrollHeight - innerHeight") > 100
        before = look(phone)["number"]
        place = phone.evaluate("scrollY")
        phone.locator("#actions button").first.focus()
        phone.keyboard.press("Enter")
        until(lambda: look(phone)["number"] != before)

        assert phone.evaluate("scrollY") == place


def test_on_a_phone_the_whole_city_is_seen_at_the_first_choice(browser: Browser, server: Server):
    """Where everybody starts and where everybody wants to lies at its foot."""
    with opened(browser, server, **PHONE) as page:
        sit_down(page, "dia-de-los-muertos")
        page.click("#aim-close")
        page.wait_for_selector("#actions button")
        for field in ("green", "goal"):
            below = page.evaluate(
                "field => Math.max(...[...document.querySelectorAll(`#scene .dm-field.${field}`)]"
                ".map((piece) => piece.getBoundingClientRect().bottom))"
                " - document.querySelector('.deck').getBoundingClientRect().top",
                field,
            )
            assert below <= -10, f"{field}: the edge of the bar is soft"


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_on_a_phone_nothing_of_what_was_asked_for_is_cut_off(browser: Browser, server: Server, language: str):
    with opened(browser, server, locale=language, **PHONE) as page:
        sit_down(page, "dia-de-los-muertos")
        page.click("#aim-close")
        page.wait_for_selector("#actions button")
        page.evaluate("document.querySelector('#scene #dog').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        said = page.locator("#happened")

        assert said.inner_text() == page.get_attribute("#scene #dog", "data-about")
        assert said.evaluate("line => line.scrollHeight <= line.clientHeight + 2")


def test_on_a_phone_one_press_shows_all_answers(browser: Browser, server: Server):
    with opened(browser, server, has_touch=True, **PHONE) as phone:
        sit_down(phone, "day-of-the-dead")
        phone.wait_for_selector("#actions button:enabled")
        count = phone.locator("#actions button").count()
        expect(phone.locator("#unfold")).to_contain_text(str(count))
        phone.tap("#unfold")
        expect(phone.locator("#unfold")).to_have_attribute("aria-expanded", "true")
        for button in phone.locator("#actions button").all():
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport(ratio=0.9)

        before = look(phone)["number"]
        phone.locator("#actions button").last.tap()
        expect(phone.locator("#bar")).not_to_have_class(re.compile("unfolded"))  # what follows has the room at once
        until(lambda: look(phone)["number"] != before)
        expect(phone.locator("#unfold")).to_have_attribute("aria-expanded", "false")


def test_whoever_is_new_is_told_how_one_wins_once(page: Page):
    sit_down(page, "die-of-the-dead")
    expect(page.locator("#aim")).to_contain_text("Be the first whose soul reaches step nine")
    page.click("#aim-close")
    expect(page.locator("#aim")).to_be_hidden()
    page.reload()
    page.wait_for_selector("#scene svg")
    expect(page.locator("#aim")).to_be_hidden()
    page.click("#keys")
    expect(page.locator("#help")).to_contain_text("Be the first whose soul reaches step nine")


def test_at_once_what_happened_since_ones_answer_is_a_press_away(page: Page):
    sit_down(page, "day-of-the-dead")
    for _spirit_then_fighter in range(2):
        before = until(lambda: look(page)["labels"] and look(page)["number"], 20)
        page.locator("#actions button:enabled").first.click()
        until(lambda before=before: look(page)["number"] != before and look(page)["labels"], 20)
    page.click("#since-open")
    lines = page.locator("#since li").all_text_contents()

    story = [text.removesuffix("why?").strip() for text in page.locator("#log li").all_text_contents()]

    assert len(lines) > 1
    assert lines == story[-len(lines) :]
    page.click("#since-open")
    expect(page.locator("#since")).to_be_hidden()


def lay_a_die(page: Page) -> None:
    """What is laid can be taken back; after it a roll can be paid."""
    before = until(lambda: look(page)["labels"] and look(page)["number"])
    page.locator("#actions button", has_text="Lay the").first.click()
    until(lambda: look(page)["number"] != before and look(page)["labels"])


def test_who_wishes_it_is_asked_before_what_cannot_be_undone(browser: Browser, server: Server):
    with opened(browser, server, expected_errors=2) as page:  # the answers that are refused at first
        page.add_init_script("localStorage['ofrenda.confirm'] = 'yes'")
        sit_down(page, "rolling-bones", target=100)
        lay_a_die(page)
        expect(page.locator("#sure")).to_be_hidden()  # it can be taken back

        before = look(page)["number"]
        page.locator("#actions button", has_text="Pay a").first.click()
        expect(page.locator("#sure")).to_contain_text("This cannot be taken back freely.")
        page.click("#sure button:not(.primary)")
        assert look(page)["number"] == before

        page.locator("#actions button", has_text="Pay a").first.click()
        page.click("#sure .primary")
        until(lambda: look(page)["number"] != before)
        expect(page.locator("#sure")).to_be_hidden()


def test_taking_back_a_roll_says_that_the_dice_fall_anew(page: Page):
    sit_down(page, "rolling-bones", target=100)
    lay_a_die(page)
    before = look(page)["number"]
    page.locator("#actions button", has_text="Pay a").first.click()
    until(lambda: look(page)["number"] != before and look(page)["labels"])

    rolled = look(page)["number"]
    page.click("#undo")
    expect(page.locator("#sure")).to_contain_text("falls anew")
    assert look(page)["number"] == rolled
    page.click("#sure .primary")
    until(lambda: look(page)["number"] != rolled)
