"""What happens is seen in the order in which it happens, each moment long enough to be grasped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ofrenda.games import drawn_games
from tests.browser.browsing import PHONE, browser, look, opened, sit_down
from tests.server.conftest import Server, until

__all__ = ["browser"]

WATCH = """() => {
  window.seen = [];
  const happened = document.getElementById("happened");
  new MutationObserver(() => seen.push({ told: happened.textContent, at: performance.now() }))
    .observe(happened, { childList: true, characterData: true, subtree: true });
}"""
"""Notes when which line stood beside the board."""

STATE = """() => ({
  showing: document.body.classList.contains("showing"),
  asked: [...document.querySelectorAll("#actions button:enabled")]
    .some((button) => button.checkVisibility({ visibilityProperty: true })),
  told: document.getElementById("happened").textContent,
  number: document.body.dataset.number,
})"""

MARKED = "[...document.querySelectorAll('#scene .moved')].map(({ id }) => id)"


STEP_MS = 200


def state(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(STATE)
    return seen


def time_passes(page: Page, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """What the page shows as soon as that holds. Its clock is ours: a minute there takes a moment here."""

    def shown() -> dict[str, Any] | None:
        seen = state(page)
        if condition(seen):
            return seen
        page.clock.run_for(STEP_MS)
        return None

    found: dict[str, Any] = until(shown, 60)
    return found


def act(page: Page) -> None:
    """Gives the first answer as soon as there is a question."""
    page.wait_for_selector("#actions button:enabled")
    page.locator("#actions button:enabled").first.click()


def own_deeds(page: Page) -> set[str]:
    """What the page is told, from now on, of what its own seat has just done: that one knows already."""
    deeds: set[str] = set()

    def note(frame: str | bytes) -> None:
        deeds.update(" ".join(moment["told"]) for moment in json.loads(frame).get("moments", ()) if moment["own"])

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return deeds


def choose_both(page: Page) -> None:
    """Sits down and chooses fighter and spirit, which leads to a fight."""
    page.clock.install()
    sit_down(page, "day-of-the-dead")
    for _fighter_then_spirit in range(2):
        before = time_passes(page, lambda seen: seen["asked"])["number"]
        act(page)
        time_passes(page, lambda seen, before=before: seen["showing"] or seen["number"] != before)


@pytest.fixture(params=[{}, PHONE], ids=["desktop", "phone"])
def reader(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Somebody who reads what happens."""
    with opened(browser, server, speed="normal", **request.param) as page:
        yield page


def test_each_line_stands_there_as_long_as_it_takes_to_read_it(reader: Page):
    own = own_deeds(reader)
    reader.clock.install()
    sit_down(reader, "day-of-the-dead")
    reader.wait_for_selector("#actions button:enabled")
    reader.clock.pause_at(reader.evaluate("Date.now() / 1000") + 1)  # a slow machine takes none of the time to read
    reader.evaluate(WATCH)
    for _fighter_then_spirit in range(2):
        time_passes(reader, lambda seen: seen["asked"])
        reader.locator("#actions button:enabled").first.evaluate("(button) => button.click()")
        time_passes(reader, lambda seen: seen["showing"])
        time_passes(reader, lambda seen: not seen["showing"] and seen["asked"])

    lines = reader.evaluate("seen")
    assert len(lines) > 3, "a fight has more than one moment"
    read = ""
    for line, following in pairwise(lines):
        words = len(line["told"].split())
        known = line["told"] in own or line["told"] in read  # the decisive part of what was shown stays
        read = line["told"]
        assert known or following["at"] - line["at"] >= min(4000, words * 250) - 50, line


LIKE = """() => import("/static/js/moments.js").then(({ receive }) => {
  const scene = [document.getElementById("scene").innerHTML];
  const lays = (one) => ({ scene, told: [`Luis lays: ${one}.`], series: "Luis lays: {}.", one, own: false });
  const message = (...moments) => ({ moments, mine: [0], window: null, question: null });
  const pays = { scene, told: [], heard: ["Luis pays."], series: "", one: "", own: false };
  receive(message({ scene, told: ["Luis rolls."], series: "", one: "", own: false }, pays, lays("skull")));
  receive(message(lays("spine"), lays("ribcage")));
})"""
"""Another pays and lays a bone, and two more with the next message."""


def test_routine_that_has_come_already_is_shown_as_one(browser: Browser, server: Server):
    with opened(browser, server, speed="calm") as page:
        sit_down(page, "rolling-bones")
        page.wait_for_selector("#actions button:enabled")
        page.evaluate(WATCH)
        page.evaluate(LIKE)
        expect(page.locator("#happened")).to_have_text("Luis lays: skull, spine, ribcage.")

        assert [line["told"] for line in page.evaluate("seen")][-2:-1] == ["Luis rolls."]
        assert page.text_content("#spoken") == "Luis pays. Luis lays: skull. Luis lays: spine. Luis lays: ribcage."


def test_nobody_is_asked_before_the_page_has_shown_what_led_to_it(reader: Page):
    choose_both(reader)
    time_passes(reader, lambda seen: seen["showing"])
    now = time_passes(reader, lambda seen: seen["asked"])
    assert not now["showing"], "a question stands beside what has not been seen yet"
    assert now["told"]


def test_space_ends_a_moment_and_held_it_leads_to_the_present(reader: Page):
    choose_both(reader)
    before = time_passes(reader, lambda seen: seen["showing"])["told"]
    reader.keyboard.press("Space")
    until(lambda: state(reader)["told"] != before or not state(reader)["showing"], 2)

    reader.keyboard.down("Space")
    for _repeated in range(30):  # as a key that is held repeats itself
        reader.keyboard.down("Space")
        if state(reader)["asked"]:
            break
        reader.clock.run_for(50)
    reader.keyboard.up("Space")
    time_passes(reader, lambda seen: seen["asked"])


def test_at_once_shows_what_stands_now_and_keeps_the_last_lines(browser: Browser, server: Server):
    with opened(browser, server) as page:
        choose_both(page)
        time_passes(page, lambda seen: seen["asked"])
        assert not state(page)["showing"]
        assert state(page)["told"]


def test_what_others_moved_stays_marked_until_ones_own_move(browser: Browser, server: Server):
    with opened(browser, server) as page:
        sit_down(page, "die-of-the-dead")
        marked: list[str] = []
        for _answer in range(40):
            until(lambda: state(page)["asked"], 20)
            marked = page.evaluate(MARKED)
            before = look(page)["number"]
            act(page)
            until(lambda before=before: look(page)["number"] != before)
            if marked:
                break

        assert marked, "the other has moved something"
        assert not set(marked) & set(page.evaluate(MARKED)) or look(page)["over"]


def test_the_settings_are_remembered(browser: Browser, server: Server):
    night = "rgb(27, 19, 38)"
    with opened(browser, server) as page:
        page.goto("/")
        page.click("#settings-open")
        page.select_option("#settings [name=speed]", "calm")
        page.select_option("#settings [name=theme]", "dark")
        page.select_option("#settings [name=text]", "largest")
        page.click("#settings .primary")
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == night
        page.reload()
        assert page.input_value("#settings [name=speed]") == "calm"
        assert page.evaluate("document.documentElement.dataset.text") == "largest"
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == night


def test_a_page_in_the_background_comes_back_to_the_present(browser: Browser, server: Server):
    with opened(browser, server, speed="calm") as page:
        choose_both(page)
        time_passes(page, lambda seen: seen["showing"])
        hide = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
        page.evaluate(f"{hide}; document.dispatchEvent(new Event('visibilitychange'))")
        time_passes(page, lambda seen: seen["asked"])
        assert not state(page)["showing"]


def test_without_motion_the_same_moments_are_still_pictures(browser: Browser, server: Server):
    with opened(browser, server, speed="normal", reduced_motion="reduce") as page:
        choose_both(page)
        time_passes(page, lambda seen: seen["showing"])
        assert look(page)["animations"] == 0
        assert page.locator("#spoken").text_content() == state(page)["told"]


SHIFTED = """() => {
  window.shifted = 0;
  window.movers = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      shifted += entry.value;
      for (const { node } of entry.sources) movers.push(node?.id || node?.className || node?.nodeName);
    }
  }).observe({ type: "layout-shift" });
}"""
"""Adds up how far what people look at jumps without their doing."""
INPUT_MS = 550


@pytest.mark.parametrize("game", drawn_games())
def test_nothing_jumps_while_moments_are_shown(reader: Page, game: str):
    reader.clock.install()
    sit_down(reader, game, short=False)  # three answers must not be able to end it
    reader.wait_for_selector("#actions button:enabled")
    reader.click("#aim-close")
    reader.evaluate(SHIFTED)
    for _answer in range(3):
        before = time_passes(reader, lambda seen: seen["asked"])["number"]
        act(reader)
        reader.wait_for_timeout(INPUT_MS)  # what moves right after a press is one's own doing
        time_passes(reader, lambda seen, before=before: seen["number"] != before)
    assert reader.evaluate("shifted") < 0.05, reader.evaluate("movers")


def test_no_empty_box_stands_below_the_scene_while_something_is_shown(reader: Page):
    choose_both(reader)
    time_passes(reader, lambda seen: seen["showing"])
    assert reader.locator("#bar").evaluate("bar => getComputedStyle(bar).backgroundColor") == "rgba(0, 0, 0, 0)"
    assert reader.locator("#hint").is_hidden()

    time_passes(reader, lambda seen: seen["asked"])
    assert reader.locator("#bar").evaluate("bar => getComputedStyle(bar).backgroundColor") != "rgba(0, 0, 0, 0)"


SCENE_TOP = "Math.round(document.getElementById('scene').getBoundingClientRect().top)"
SCROLLED = "Math.round(scrollY)"


def see_from_the_foot(page: Page) -> int:
    """Scrolls to the foot of the page and plays until something that happens is in sight; where the foot is."""
    choose_both(page)
    time_passes(page, lambda seen: seen["asked"])
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    foot: int = page.evaluate(SCROLLED)
    assert page.evaluate(SCENE_TOP) < 0, "the page is too short to scroll the scene away"

    for _answer in range(8):  # what one does oneself does not move the page
        page.locator("#actions button:enabled").first.evaluate("(button) => button.click()")
        time_passes(page, lambda seen: seen["showing"])
        seen = time_passes(page, lambda seen: not seen["showing"] or page.evaluate(SCENE_TOP) >= 0)
        if seen["showing"]:
            return foot
        time_passes(page, lambda seen: seen["asked"])
    raise AssertionError("the scene stayed out of sight while something happened")


def test_what_happens_comes_into_sight_and_the_page_is_then_where_it_was(browser: Browser, server: Server):
    with opened(browser, server, speed="normal", **PHONE) as page:
        foot = see_from_the_foot(page)
        page.evaluate("document.querySelector('.deck').style.paddingBottom = '12rem'")  # covers what can be chosen
        time_passes(page, lambda seen: seen["asked"])

        assert abs(page.evaluate(SCROLLED) - foot) < 30, (
            "some scenes, and so the page, are a little shorter than others"
        )


def test_whoever_scrolls_away_while_something_is_shown_is_left_alone(browser: Browser, server: Server):
    with opened(browser, server, speed="normal", **PHONE) as page:
        see_from_the_foot(page)
        page.evaluate("scrollTo(0, 77)")
        time_passes(page, lambda seen: seen["asked"])

        assert page.evaluate(SCROLLED) == 77
