"""Die of the Dead in a real browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.test_browser import SCREENSHOTS, browser, page, play_out

__all__ = ["browser", "page"]


def sit_down(page: Page) -> None:
    """A table with one bot that answers at once; the ghost is the third."""
    page.goto("/")
    page.fill("#name", "Ana")
    card = page.locator(".card[data-game=die-of-the-dead]")
    card.locator("[data-make]").click()
    rows = card.locator(".seat-row select")
    rows.nth(0).select_option("me")
    rows.nth(1).select_option("bot:greedy")
    card.locator("summary").click()
    card.locator("[name=first]").fill("seat1")
    card.locator("[name=-pace]").select_option("at-once")
    card.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


def click_something(page: Page) -> None:
    """Souls into casket 1, the casket moved on, souls raised: a match that comes to an end."""
    buttons = page.locator("#actions button")
    for wish in ("Raise", "Add", "Casket 4", "Move"):
        wanted = buttons.filter(has_text=wish)
        if wanted.count():
            wanted.first.click()
            return
    buttons.last.click()


def test_a_whole_match_from_the_lobby_to_the_result(page: Page):
    sit_down(page)
    page.wait_for_selector("#actions button")
    page.locator("#scene .dod-casket[data-action]").first.click()
    expect(page.locator("#log")).to_contain_text("Ana chooses casket 1.")
    page.wait_for_selector("#scene .dod-piece[data-action]")
    page.screenshot(path=SCREENSHOTS / "die-of-the-dead.png")
    play_out(page, click_something, most=1500)
    expect(page.locator("#ending")).not_to_be_empty()
    page.screenshot(path=SCREENSHOTS / "die-of-the-dead-end.png")
