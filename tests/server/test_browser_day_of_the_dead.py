"""Day of the Dead in a real browser, from the lobby to the result."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.test_browser import SCREENSHOTS, browser, page, play_out

__all__ = ["browser", "page"]


def sit_down(page: Page) -> None:
    page.goto("/")
    page.fill("#name", "Ana")
    card = page.locator(".card[data-game=day-of-the-dead]")
    card.locator("[data-make]").click()
    rows = card.locator(".seat-row select")
    for number, kind in enumerate(("me", "bot:greedy")):
        rows.nth(number).select_option(kind)
    card.locator("summary").click()
    card.locator("[name=-pace]").select_option("at-once")
    card.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#actions button")


def click_the_first(page: Page) -> None:
    if page.locator("#scene [data-action]").count() > 1 and page.locator("#actions button").count() > 1:
        page.screenshot(path=SCREENSHOTS / "day-of-the-dead.png")
    page.locator("#actions button").first.click()


def test_a_whole_match_by_clicking(page: Page):
    sit_down(page)
    play_out(page, click_the_first)
    expect(page.locator("#ending")).to_contain_text("Super Grand Master")
    page.screenshot(path=SCREENSHOTS / "day-of-the-dead-end.png")


def test_a_click_on_a_card_of_the_hand_summons_it(page: Page):
    sit_down(page)
    before = page.evaluate("document.body.dataset.number")
    piece = page.locator("#scene .day-card[data-action]").first
    key = piece.get_attribute("id")
    piece.click()
    page.wait_for_function("before => document.body.dataset.number !== before", arg=before)
    page.wait_for_selector(f"#{key}:not([data-action])")
    expect(page.locator("#log")).to_contain_text("Ana")
