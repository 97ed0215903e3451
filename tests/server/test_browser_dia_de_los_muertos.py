"""Dia de los Muertos in a real browser, from the lobby to the result."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Page, expect

from tests.server.test_browser import SCREENSHOTS, browser, page, play_out

__all__ = ["browser", "page"]


def sit_down(page: Page, rounds: int) -> None:
    """A table with two bots that answer at once, for so many rounds."""
    page.goto("/")
    page.fill("#name", "Ana")
    card = page.locator(".card[data-game=dia-de-los-muertos]")
    card.locator("[data-make]").click()
    rows = card.locator(".seat-row select")
    while rows.count() < 3:
        card.locator("[data-add-seat]").click()
    for number, kind in enumerate(("me", "bot:greedy", "bot:greedy")):
        rows.nth(number).select_option(kind)
    card.locator("summary").click()
    card.locator("[name=round_limit]").fill(str(rounds))
    card.locator("[name=-pace]").select_option("at-once")
    card.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


def click_the_first(page: Page) -> None:
    """A decision with one answer may play itself meanwhile, and the button is gone."""
    with suppress(Error):
        page.locator("#actions button").first.click(timeout=2_000)


def test_a_whole_match_by_clicking(page: Page):
    sit_down(page, rounds=4)
    page.wait_for_selector("#scene .dm-card[data-action]")
    before = page.evaluate("document.body.dataset.number")
    page.locator("#scene .dm-card[data-action]").first.click()
    page.wait_for_function("before => document.body.dataset.number !== before", arg=before)
    page.wait_for_selector("#actions button")
    page.screenshot(path=SCREENSHOTS / "dia-de-los-muertos.png")
    play_out(page, click_the_first)
    expect(page.locator("#ending")).to_contain_text("with")
    expect(page.locator("#scene .dm-panel")).to_have_count(3)
