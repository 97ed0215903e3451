"""Everybody can use the pages: axe finds nothing to complain about, by day and by night, on a desktop and a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from ofrenda.games import drawn_games
from tests.browser.browsing import PHONE, browser, opened, play_out, sit_down
from tests.server.conftest import Server

__all__ = ["browser"]

PAGES = ("/", "/about", "/replay", "/away", "/rules/rolling-bones", "/t/nowhere")
SCREENS = {"wide": {"viewport": {"width": 1280, "height": 800}}, "tall": PHONE}


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it stands."""
    found = Axe().run(page).response["violations"]
    return [f"{page.url} {one['id']}: {node['target']} {node['html'][:120]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(browser: Browser, server: Server, screen: str, theme: str):
    found: list[str] = []
    settings = {"reduced_motion": "reduce", "color_scheme": theme, **SCREENS[screen]}
    with opened(browser, server, expected_errors=1, **settings) as page:  # one page does not exist
        for path in PAGES:
            page.goto(path)
            found += violations(page)

        for game in drawn_games():
            sit_down(page, game)
            page.wait_for_selector("#actions button:enabled")
            found += violations(page)

        page.select_option("#settings [name=coach]", "always", force=True)
        page.wait_for_selector("#actions .worth")
        page.click("#hint")
        page.wait_for_selector("#coach-moves button")
        found += violations(page)

        for dialog, opener in (("settings", "#settings-open"), ("help", "#keys"), ("aid", "#aid-open")):
            page.click(opener)
            found += violations(page)
            page.evaluate("id => document.getElementById(id).close()", dialog)

        sit_down(page, "rolling-bones", ("me", "friend"))
        page.wait_for_selector("#gather:not([hidden]) #qr svg")
        found += violations(page)

        sit_down(page, "rolling-bones", target=1)
        play_out("rolling-bones", page)
        found += violations(page)
        page.click("#replay")
        page.wait_for_selector("#player:not([hidden])")
        found += violations(page)

    assert found == []
