"""The longest texts fit their places: in every language, on phone and desktop, nothing is cut off or overlaps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import ofrenda
from ofrenda.games import drawn_games
from ofrenda.kernel.rng import seeded
from ofrenda.server.table.lines import plain
from ofrenda.testing.conformance import random_match
from ofrenda.words import LANGUAGES, speaking
from tests.browser.browsing import PHONE, browser, opened, sit_down
from tests.browser.test_secrecy import goes_by
from tests.browser.test_sizes import positions
from tests.server.conftest import Server

__all__ = ["browser"]

SCREENS = [(360, 740), (1280, 800)]
MEASURE = """(svg) => {
  const scene = document.getElementById("scene");
  scene.innerHTML = svg;
  const picture = scene.firstElementChild;
  const box = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const thin = (bottom - top) * 0.2; // a line of text is lower than its font
    return { left, right, top: top + thin, bottom: bottom - thin };
  };
  const over = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
  const texts = [...picture.querySelectorAll("text")]
    .filter((text) => /\\p{L}{3}/u.test(text.textContent) && text.checkVisibility({ opacityProperty: true }))
    .map((text) => ({ text, said: text.textContent.trim(), box: box(text) }));

  const frame = picture.getBoundingClientRect();
  const cut = texts
    .filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1)
    .map(({ said }) => `cut off: ${said}`);
  const upon = [];
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const [across, down] = over(one.box, other.box);
      if (across > 3 && down > 2) upon.push(`overlap: ${one.said} | ${other.said}`);
    }
  }
  const out = texts
    .map(({ text, said, box }) => {
      const paper = text.parentElement.querySelector(":scope > rect:not(.touch)")?.getBoundingClientRect();
      const meets = paper && over(box, paper).every((size) => size > 0);
      const beyond = meets && Math.max(paper.left - box.left, box.right - paper.right, box.bottom - paper.bottom);
      return beyond > 2 && `${said} by ${beyond.toFixed(1)} ${text.getAttribute("class")}`;
    })
    .filter(Boolean)
    .map((said) => `beyond its paper: ${said}`);
  return [...cut, ...upon, ...out];
}"""
"""Texts that stand out of the picture, upon each other, or beyond the paper they are written on."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", drawn_games())
def test_texts_fit_their_places(browser: Browser, server: Server, slug: str, language: str):
    with opened(browser, server, speed="once", locale=language) as page:
        sit_down(page, slug)
        page.wait_for_selector("#scene svg")
        bad: dict[str, str] = {}
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            with speaking(language):
                for svg in positions(slug, tall=width < height):
                    for found in page.evaluate(MEASURE, svg):
                        bad[found] = f"{width}x{height}"

    assert bad == {}


QUESTION = """async ([asked, tools]) => {
  for (const id of ["hint", "undo", "let-pass"]) document.getElementById(id).hidden = !tools.includes(id);
  document.getElementById("let-pass").textContent = "Pass until something concerns me";
  document.getElementById("prompt").textContent = asked;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const [prompt, answers, bar] = ["prompt", "actions", "bar"].map((id) =>
    document.getElementById(id).getBoundingClientRect(),
  );
  const room = answers.bottom - answers.top >= 44 && answers.bottom <= bar.bottom && bar.bottom <= innerHeight + 1;
  return room && prompt.top >= bar.top && prompt.bottom <= answers.top + 1 && bar.height < innerHeight / 3;
}"""
"""Whether a question stands on the page to its last word, beside the tools and above its answers."""


def questions(slug: str) -> dict[str, list[str]]:
    """What two players are asked in the course of some matches, each with the tools that stand beside it."""
    game = ofrenda.game(slug)
    names = ["Guadalupe", "Bot 2"]
    asked: dict[str, list[str]] = {}
    for number in range(2):
        state = game.start(len(names))
        for at, _entry in enumerate(random_match(state, seeded("questions", slug, number))):
            if at > 200 or not state.stack:
                break
            for seat in state.deciders():
                lets_pass = ["let-pass"] if goes_by(state, seat) else []
                asked[plain(game.text.question(state.view(seat), names))] = ["hint", "undo", *lets_pass]
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_question_is_read_to_its_end(browser: Browser, server: Server, language: str):
    with opened(browser, server, speed="once", locale=language, **PHONE) as page:
        sit_down(page, "die-of-the-dead")
        page.wait_for_selector("#actions button:enabled")
        with speaking(language):
            asked = {text: tools for slug in drawn_games() for text, tools in questions(slug).items()}
        cut = [text for text, tools in asked.items() if not page.evaluate(QUESTION, [text, tools])]

    assert len(asked) > 40
    assert any("let-pass" in tools for tools in asked.values())
    assert cut == []
