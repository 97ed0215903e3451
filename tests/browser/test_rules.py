"""The rulebooks in a real browser: pictures, search, and where a “why?” lands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import ofrenda
from tests.browser.browsing import PHONE, browser, opened
from tests.server.conftest import Server

__all__ = ["browser"]

LOADED = """async () => {
  const pictures = [...document.querySelectorAll("figure img")];
  for (const picture of pictures) {
    picture.loading = "eager";
    await picture.decode();
  }
  return pictures.map(({ naturalWidth }) => naturalWidth > 0);
}"""


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("slug", ofrenda.games())
def test_a_rulebook_shows_its_pictures_on_every_screen(browser: Browser, server: Server, slug: str, screen: dict):
    with opened(browser, server, **screen) as page:
        page.goto(f"/rules/{slug}")

        assert page.evaluate(LOADED) == [True] * len(ofrenda.game(slug).rulebook.shots())
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_words_are_found_and_the_rest_steps_back(browser: Browser, server: Server):
    with opened(browser, server) as page:
        page.goto("/rules/rolling-bones")
        page.fill("#find", "GRAVESTONE burý")

        expect(page.locator("#found")).to_contain_text("Found in")
        shown = page.locator(".part:visible").all_text_contents()
        assert shown
        assert all("gravestone" in text.lower() and "bur" in text.lower() for text in shown)

        page.fill("#find", "xylophone")
        expect(page.locator(".part:visible")).to_have_count(0)


def test_why_lands_in_the_chapter_that_tells_the_rule(browser: Browser, server: Server):
    with opened(browser, server) as page:
        page.goto("/rules/rolling-bones#RB-7B")

        chapter = page.locator("section", has=page.locator("[id='RB-7B']"))
        expect(chapter.locator("h2")).to_have_text("Laying bones")
        expect(page.locator("[id='RB-7B']")).to_be_in_viewport()


@pytest.mark.parametrize("slug", ofrenda.games())
def test_the_player_aid_is_one_sheet_of_paper(browser: Browser, server: Server, slug: str):
    with opened(browser, server) as page:
        page.goto(f"/rules/{slug}/aid")
        sheet = page.pdf(format="A4")

    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1


@pytest.mark.parametrize("address", ["/rules/rolling-bones/99/wide", "/rules/rolling-bones/1/round", "/rules/chess"])
def test_what_is_not_there_is_answered_kindly(server: Server, address: str):
    with server.client() as client:
        assert client.get(address).status_code == 404
