"""Every sentence of every page and scene passes through the catalogue: in the pseudo-language none stays plain."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from ofrenda.games import games
from ofrenda.words import PSEUDO
from tests.browser.browsing import SCREENSHOTS, browser, join, opened, sit_down
from tests.server.conftest import Server, running

__all__ = ["browser"]

DATA = re.compile(
    r"Ofrenda|Papel picado|Cempasúchil|Calavera|Pan de muerto"  # names that stay as they are
    r"|Ana|Luis|Rolling Bones|Dia de los Muertos|Die of the Dead|Day of the Dead: The Card Game"
    r"|greedy|random"  # levels
    r"|English|Deutsch|Español"  # by which their own people know them
    r"|(?:RB|DM|DIE|DAY)-[A-Z0-9]+|[0-9a-f]{64}|--host 0.0.0.0|\\.ofrenda|https?://\\S+|AAAA|white,red,yellow,blue,black"
    r"|Tab|Enter|CSS|SVG"
)
SPOKEN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element.closest("script, style, code, kbd")) found.push(walker.currentNode.data);
  }
  for (const element of document.querySelectorAll("[aria-label], [placeholder], [alt], [title]")) {
    for (const name of ["aria-label", "placeholder", "alt", "title"]) found.push(element.getAttribute(name) ?? "");
  }
  return [...found, document.title];
}"""


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks the pseudo-language."""
    with running(tmp_path_factory.mktemp("pseudo"), language=PSEUDO) as started:
        yield started


def plain_words(page: Page) -> list[str]:
    """What a person reads or hears on this page that did not pass through the catalogue."""
    lines = [DATA.sub("", line) for line in page.evaluate(SPOKEN)]
    return [line for line in lines if re.search(r"[A-Za-z]{2,}", line)]


@pytest.mark.parametrize("address", ["/", "/about", "/replay", "/nowhere", *(f"/rules/{slug}" for slug in games())])
def test_no_page_has_a_plain_word(browser: Browser, pseudo: Server, address: str):
    with opened(browser, pseudo, expected_errors=1 if address == "/nowhere" else 0) as page:
        page.goto(address)

        assert plain_words(page) == []
        expect(page.locator("html")).to_have_attribute("lang", "en-XA")


@pytest.mark.parametrize("slug", games())
def test_no_table_and_no_scene_has_a_plain_word(browser: Browser, pseudo: Server, slug: str):
    with opened(browser, pseudo) as page:
        sit_down(page, slug)
        page.wait_for_selector("#actions button", state="attached")
        for _answer in range(3):
            number = page.evaluate("document.body.dataset.number")
            page.locator("#actions button").first.click()
            page.wait_for_function("before => document.body.dataset.number !== before", arg=number)
        page.wait_for_selector("#log li")
        page.screenshot(path=SCREENSHOTS / f"{slug}-pseudo.png")

        assert plain_words(page) == []


def test_no_table_among_friends_has_a_plain_word(browser: Browser, pseudo: Server):
    with opened(browser, pseudo) as host, opened(browser, pseudo) as guest:
        sit_down(host, "rolling-bones", ("me", "friend"))
        host.wait_for_selector("#gather:not([hidden])")
        assert plain_words(host) == []
        guest.goto(host.input_value("#invite"))
        guest.wait_for_selector("#join:not([hidden])")
        assert plain_words(guest) == []

        join(guest, host, "Luis")
        guest.wait_for_selector("#log li")

        assert plain_words(guest) == []
