"""The end of a match: what the sheet says, and how it is passed on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import PHONE, browser, opened, play_out, sit_down
from tests.server.conftest import Server

__all__ = ["browser"]

SHARE = "navigator.share = (sent) => { window.sent = sent; return Promise.resolve(); }"


def ended(page: Page) -> None:
    sit_down(page, "dia-de-los-muertos")
    play_out("dia-de-los-muertos", page)


def test_how_it_ended_is_said_once_and_its_link_is_copied(browser: Browser, server: Server):
    with opened(browser, server, permissions=["clipboard-read", "clipboard-write"]) as page:
        page.add_init_script("delete Navigator.prototype.share")
        ended(page)

        ending = page.inner_text("#ending")
        assert ending
        assert ending not in page.inner_text("#happened")
        page.click("#share-end")
        expect(page.locator("#share-end")).to_have_text("Link copied")
        replay = page.evaluate("document.querySelector('#replay').href")
        assert page.evaluate("navigator.clipboard.readText()") == replay
        assert page.locator("#over textarea").count() == 0


def test_where_the_device_can_send_something_the_end_is_sent(browser: Browser, server: Server):
    with opened(browser, server) as page:
        page.add_init_script(SHARE)
        ended(page)

        page.click("#share-end")
        sent = page.evaluate("window.sent")
        assert sent["text"] == page.inner_text("#ending")
        assert "/replay?table=" in sent["url"]
        expect(page.locator("#share-end")).to_have_text("Share")


@pytest.mark.parametrize("letters", ["normal", "largest"])
def test_on_a_phone_the_settings_can_be_closed_without_scrolling(browser: Browser, server: Server, letters: str):
    with opened(browser, server, **PHONE) as page:
        page.add_init_script(f"localStorage['ofrenda.text'] = '{letters}'")
        page.goto("/")
        page.click("#settings-open")
        box = page.locator("#settings .primary").bounding_box()

        assert box is not None
        assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("#settings")).to_be_hidden()
