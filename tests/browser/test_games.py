"""Each game in a real browser, from the lobby to the result."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ofrenda.games import drawn_games
from tests.browser.browsing import (
    PHONE,
    SCREENSHOTS,
    SHORT,
    browser,
    look,
    opened,
    page,
    play_out,
    sit_down,
    touch,
    unfold,
)
from tests.server.conftest import Server, until

__all__ = ["browser", "page"]

GAMES = drawn_games()
SEATS = {"dia-de-los-muertos": ("me", "bot:easy", "bot:easy")}
TABS = 400


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_clicking(page: Page, game: str):
    """Every answer is given by a click on its piece in the scene."""
    sit_down(page, game, SEATS.get(game, ("me", "bot:easy")))
    page.wait_for_selector("#scene [data-action]")
    page.screenshot(path=SCREENSHOTS / f"{game}.png")
    play_out(game, page, act=touch)
    expect(page.locator("#ending")).not_to_be_empty()
    expect(page.locator("#seats .standing")).to_have_text([re.compile(".")] * len(SEATS.get(game, "12")))
    expect(page.locator("#points tr")).to_have_count(len(SEATS.get(game, "12")))
    page.screenshot(path=SCREENSHOTS / f"{game}-end.png")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keyboard_on_a_phone_that_keeps_still(browser: Browser, server: Server, game: str):
    """From the lobby on no mouse; nothing is wider than 360 px, nothing moves where motion is not wanted."""

    def check(seen: dict[str, Any]) -> None:
        assert seen["width"] <= PHONE["viewport"]["width"]
        assert seen["animations"] == 0

    with opened(browser, server, reduced_motion="reduce", **PHONE) as phone:
        sit_down_by_keys(phone, game)
        play_out(game, phone, act=press, check=check)
        phone.screenshot(path=SCREENSHOTS / f"{game}-phone-end.png", full_page=True)


def sit_down_by_keys(page: Page, game: str) -> None:
    keys = page.keyboard
    page.goto("/")
    card = f".card[data-game={game}]"
    tab_to(page, f"{card} [data-make]")
    keys.press("Enter")
    tab_to(page, f"{card} .seat-row:nth-child(2) select")
    keys.type("easy")
    if SHORT[game]:
        tab_to(page, f"{card} summary")
        keys.press("Enter")
    for name, value in SHORT[game].items():
        tab_to(page, f"{card} [name={name}]")
        keys.type(str(value))
    tab_to(page, f"{card} [name=-pace]")
    keys.type("at once")
    tab_to(page, f"{card} form .primary")
    keys.press("Enter")
    page.wait_for_url("**/t/*")


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there."""
    for _press in range(TABS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {selector}")


def press(page: Page, place: int) -> None:
    """The key of the answer; those with none, or with a number of two digits, are reached with Tab."""
    button = page.locator("#actions button").nth(place)
    key = button.locator("kbd")
    if key.count():
        page.keyboard.press(key.text_content() or "")
    else:
        unfold(page, place)
        tab_to(page, f"#actions [data-action='{button.get_attribute('data-action')}']")
        page.keyboard.press("Enter")


def test_an_answer_by_tab_and_enter(page: Page):
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button:nth-child(2)")
    before = look(page)["number"]
    tab_to(page, "#actions button:nth-child(2)")
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.body.dataset.number !== before", arg=before)


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_pieces_move_unless_motion_is_not_wanted(browser: Browser, server: Server, motion: str, moves: bool):
    with opened(browser, server, reduced_motion=motion) as watched:
        watched.add_init_script(
            "const animate = Element.prototype.animate; window.moved = 0;"
            "Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };"
        )
        sit_down(watched, "rolling-bones")
        watched.wait_for_selector("#actions button", state="attached")
        watched.locator("#actions button").first.click()
        watched.wait_for_selector(".bone-slot.laid")
        assert (watched.evaluate("window.moved") > 0) == moves


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_fits_a_phone(browser: Browser, server: Server, scheme: str):
    with opened(browser, server, color_scheme=scheme, **PHONE) as phone:
        for path in ("/", "/about", "/replay", *[f"/rules/{game}" for game in GAMES]):
            phone.goto(path)
            assert phone.evaluate("document.documentElement.scrollWidth") <= 360, path
        phone.goto("/")
        for button in phone.locator("[data-make]").all():
            button.click()
        for summary in phone.locator(".card summary").all():
            summary.click()
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360, "the forms of the lobby"
        phone.screenshot(path=SCREENSHOTS / f"phone-front-{scheme}.png", full_page=True)
        sit_down(phone, "die-of-the-dead", ("me", "friend"))
        phone.wait_for_selector("#gather:not([hidden])")
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360, "waiting for friends"


def test_a_click_on_a_card_of_the_hand_summons_it(page: Page):
    sit_down(page, "day-of-the-dead")
    page.wait_for_selector("#actions button", state="attached")
    before = look(page)["number"]
    piece = page.locator("#scene .day-card[data-action]").first
    key = piece.get_attribute("id")
    piece.click()
    page.wait_for_function("before => document.body.dataset.number !== before", arg=before)
    page.wait_for_selector(f"#{key}:not([data-action])")
    expect(page.locator("#log")).to_contain_text("Ana")


PRESS_FARTHEST = """() => {
  const ways = [...document.querySelectorAll("#scene [data-way]")];
  const far = ways.find((piece) => piece.dataset.way.split(" ").length > 1);
  far?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return far?.dataset.way.split(" ").length ?? 0;
}"""
"""Walks to a field that is several steps away, if there is one; how many."""


def test_a_far_field_is_walked_to_in_one_press(page: Page):
    """Made of ordinary steps: each is an entry, and undo takes back the last."""
    sit_down(page, "dia-de-los-muertos", ("me", "bot:easy"), round_limit=40)
    steps = 0
    for _answer in range(200):
        seen = until(lambda: (look(page)["labels"] or look(page)["over"]) and look(page), 20)
        assert not seen["over"]
        walking = "Stop here" in seen["labels"]
        steps = page.evaluate(PRESS_FARTHEST) if walking else 0
        if steps:
            break
        wish = next((at for at, label in enumerate(seen["labels"]) if "Walk" in label or "(3 bones)" in label), 0)
        page.locator("#actions button").nth(wish).click()
        until(lambda seen=seen: look(page)["number"] != seen["number"])

    assert steps > 1
    until(lambda: int(look(page)["number"]) >= int(seen["number"]) + steps)
    expect(page.locator("#log li", has_text="Ana walks to field").nth(steps - 1)).to_be_attached()
