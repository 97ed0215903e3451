"""Everybody reads their own language: whole matches, and two languages at one table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import ofrenda
from ofrenda.words import _, speaking
from tests.browser.browsing import PHONE, SCREENSHOTS, browser, join, opened, play_out, sit_down
from tests.server.conftest import Server

__all__ = ["browser"]

ENGLISH = re.compile(
    r"\b(the|and|your|you|of|with|from|turn|card|skull|wins|lays|plays|which|choose|casket|soul|draws|next)\b",
    re.IGNORECASE,
)
"""Words that neither German nor Spanish has."""
NAMES = re.compile(r"Rolling Bones|Dia de los Muertos|Die of the Dead|Day of the Dead(: The Card Game)?")
READ = """() => ["prompt", "happened", "actions", "log", "seats", "scene", "over"]
  .flatMap((id) => [...document.getElementById(id).querySelectorAll("*"), document.getElementById(id)])
  .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3))
  .map(({ textContent }) => textContent.trim())
  .filter(Boolean)"""


def english_words(page: Page) -> list[str]:
    """What the page says in English."""
    return [line for line in page.evaluate(READ) if ENGLISH.search(NAMES.sub("", line))]


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("slug", ofrenda.games())
def test_a_whole_match_is_played_in_ones_own_language(browser: Browser, server: Server, slug: str, language: str):
    english: set[str] = set()
    with opened(browser, server, locale=language, **PHONE) as page:
        sit_down(page, slug)
        expect(page.locator("html")).to_have_attribute("lang", language)
        play_out(slug, page, check=lambda _seen: english.update(english_words(page)))
        page.screenshot(path=SCREENSHOTS / f"{slug}-{language}.png", full_page=True)

    assert english == set()


def test_a_german_and_a_mexican_sit_at_one_table(browser: Browser, server: Server):
    with (
        opened(browser, server, locale="de-DE") as greta,
        opened(browser, server, locale="es-MX", **PHONE) as lupe,
    ):
        sit_down(greta, "rolling-bones", ("me", "friend"))
        join(lupe, greta, "Lupe")
        said = {}
        for language, page in (("de", greta), ("es", lupe)):
            page.wait_for_selector("#scene svg")
            with speaking(language):
                said[language] = _("skull")
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("#scene title", has_text=said[language]).first).to_be_attached()

        assert said["de"] != said["es"]
        play_out("rolling-bones", greta, lupe)
        assert greta.text_content("#over") != lupe.text_content("#over")


def test_the_switch_in_the_header_is_remembered(browser: Browser, server: Server):
    with opened(browser, server) as page:
        page.goto("/")
        page.select_option("#language", "de")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        page.goto("/about")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.locator("#language")).to_have_value("de")


def test_the_pages_modules_speak_it_too(browser: Browser, server: Server):
    with opened(browser, server, locale="es") as page:
        sit_down(page, "rolling-bones")
        page.wait_for_selector("#actions button:enabled")
        with speaking("es"):
            expect(page).to_have_title(re.compile(re.escape(_("Your turn"))))
