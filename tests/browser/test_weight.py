"""Pages are light: they open at once on a slow connection."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from ofrenda.games import drawn_games
from tests.browser.browsing import browser, opened, sit_down
from tests.server.conftest import Server

__all__ = ["browser"]

KILOBYTE = 1_000
FRONT, TABLE = 150 * KILOBYTE, 200 * KILOBYTE


def weigh(page: Page) -> list[int]:
    """From now on: how much is transferred, by request and by message of the table."""
    weights: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on("Network.loadingFinished", lambda event: weights.append(round(event["encodedDataLength"])))
    session.on(
        "Network.webSocketFrameReceived", lambda event: weights.append(len(event["response"]["payloadData"].encode()))
    )
    return weights


def test_the_first_page_weighs_less_than_150_kb(browser: Browser, server: Server):
    with opened(browser, server) as page:
        weights = weigh(page)
        page.goto("/", wait_until="networkidle")

        assert len(weights) > 5
        assert sum(weights) < FRONT


@pytest.mark.parametrize("game", drawn_games())
def test_a_table_weighs_less_than_200_kb(browser: Browser, server: Server, game: str):
    """With its first scene, at a table of its own; nothing is kept from the page before."""
    with opened(browser, server) as page:
        sit_down(page, game)
        address = page.url
        weights = weigh(page)
        page.goto("/about")
        weights.clear()
        page.goto(address)
        page.wait_for_selector("#scene svg")

        assert len(weights) > 10
        assert sum(weights) < TABLE
