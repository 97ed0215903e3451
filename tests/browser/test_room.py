"""A phone held upright: whole answers, what one decides about in sight, and nothing cut off that says what happened."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ofrenda.games import drawn_games
from ofrenda.words import LANGUAGES
from tests.browser.browsing import PHONE, browser, join, look, opened, page, sit_down
from tests.server.conftest import Server, until

__all__ = ["browser", "page"]

FINGERS = {**PHONE, "has_touch": True, "is_mobile": True}


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server, **FINGERS) as fresh:
        yield fresh


ANSWERS = """async (sought) => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const box = document.getElementById("actions").getBoundingClientRect();
  const bar = document.getElementById("bar").getBoundingClientRect();
  const buttons = [...document.querySelectorAll("#actions > *")].map((button) => button.getBoundingClientRect());
  const seen = buttons.filter(({ top }) => top < box.bottom - 4);
  const deck = document.querySelector(".deck").getBoundingClientRect().top;
  const pieces = [...document.querySelectorAll(sought)];
  const means = (piece) => piece.dataset.action ?? piece.id; // what several pieces do is in sight with one of them
  const shown = new Set(pieces.filter((piece) => piece.getBoundingClientRect().bottom <= deck + 1).map(means));
  const hidden = pieces.filter((piece) => !shown.has(means(piece)));
  const ends = pieces.map((piece) => piece.getBoundingClientRect());
  const high = Math.max(...ends.map(({ bottom }) => bottom)) - Math.min(...ends.map(({ top }) => top));
  return {
    fits: high < deck - 40,
    count: buttons.length,
    whole: seen.filter(({ bottom }) => bottom <= Math.min(box.bottom, bar.bottom, innerHeight) + 1).length,
    cut: seen.filter(({ bottom }) => bottom > Math.min(box.bottom, bar.bottom, innerHeight) + 1).length,
    hidden: hidden.map(({ id, textContent }) => id || textContent),
    more: deck < document.getElementById("scene").getBoundingClientRect().bottom - 12,
    told: document.querySelector(".deck").classList.contains("over-scene"),
    foot: bar.bottom - innerHeight,
    share: (innerHeight - deck) / innerHeight,
  };
}"""
"""Which answers are in sight, and what of the scene is not."""


def settled(phone: Page, sought: str) -> dict[str, Any]:
    """What is seen when the bar has found its height and the page its place."""
    before: dict[str, Any] = {}

    def still() -> bool:
        nonlocal before
        before, last = phone.evaluate(ANSWERS, sought), before
        phone.wait_for_timeout(150)
        return before == last

    until(still)
    return before


@pytest.mark.parametrize("game", drawn_games())
def test_answers_in_sight_are_whole_and_the_scene_keeps_what_is_chosen(phone: Page, game: str):
    sit_down(phone, game, short=False)  # five answers must not be able to end it
    phone.wait_for_selector("#actions button:enabled")
    phone.click("#aim-close")
    for decision in range(5):
        before = until(lambda: look(phone)["labels"] and look(phone)["number"], 60)
        sought = "#scene [data-action]" if decision else "#scene [data-action], #scene .subject"
        seen: dict[str, Any] = settled(phone, sought)

        assert seen["cut"] == 0, seen
        assert seen["whole"] >= (min(2, seen["count"]) if seen["fits"] else 1), seen
        assert seen["hidden"] == [] or not seen["fits"], seen
        assert seen["more"] == seen["told"], "the edge says whether the scene goes on"
        assert seen["foot"] <= 1
        assert seen["share"] < 0.42, "the question leaves the scene most of the screen"

        phone.locator("#actions button:enabled").first.evaluate("(button) => button.click()")
        until(lambda before=before: look(phone)["number"] != before, 20)


def test_a_button_is_slim_where_its_card_shows_the_rest(phone: Page):
    sit_down(phone, "day-of-the-dead")
    phone.wait_for_selector("#actions button:enabled")
    phone.click("#aim-close")
    first, second = (phone.locator("#actions button").nth(number) for number in (0, 1))
    boxes = [button.bounding_box() for button in (first, second)]
    room = phone.locator("#actions").bounding_box()

    assert boxes[0] is not None
    assert boxes[1] is not None
    assert room is not None
    assert boxes[0]["y"] == boxes[1]["y"], "two stand beside each other"
    assert max(box["height"] for box in boxes if box) < 50
    assert room["height"] < 60, "and the others are a press away"
    expect(first).to_have_accessible_name(re.compile("“.+”$"))

    phone.tap("#unfold")
    assert first.locator(".drawn").evaluate("({ offsetWidth }) => offsetWidth") > 60, "all of it is written out"


def test_giving_up_does_not_look_like_a_good_move(phone: Page):
    sit_down(phone, "rolling-bones", short=False)
    phone.wait_for_selector("#actions button:enabled")
    phone.locator("#actions button:enabled").first.click()
    phone.wait_for_selector("#scene .last-resort", state="attached")
    quiet = "(button) => getComputedStyle(button).borderStyle === 'dashed'"

    expect(phone.locator("#actions .last-resort")).to_have_count(1)
    expect(phone.locator("#actions .last-resort")).to_contain_text("Give up")
    assert phone.locator("#actions .last-resort").evaluate(quiet)
    assert not phone.locator("#actions button").first.evaluate(quiet)


AS_HIGH_AGAIN = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body[data-number='1'] .asking, .asking:has(#undo:not([hidden])) { height: 120px; }");
  document.adoptedStyleSheets.push(sheet);
}"""
"""The question is as high as the one before, but only once an answer can be taken back."""


def test_the_bar_has_room_for_what_comes_after_its_answers(phone: Page):
    sit_down(phone, "rolling-bones", short=False)
    phone.wait_for_selector("#actions button:enabled")
    assert look(phone)["number"] == "1"
    phone.evaluate(AS_HIGH_AGAIN)
    settled(phone, "#scene [data-action]")

    phone.locator("#actions button:enabled").first.evaluate("(button) => button.click()")
    phone.wait_for_selector("#undo")
    assert settled(phone, "#scene [data-action]")["cut"] == 0


ON_ITS_WAY = """async () => {
  const { reach } = await import("/static/js/sight.js");
  const piece = document.querySelector("#scene [data-action]");
  const lying = reach("[data-action]");
  const frames = [{ transform: "translate(0, 900px)" }, { transform: "none" }];
  piece.animate(frames, { duration: 60_000 });
  const moving = piece.getBoundingClientRect().top;
  return [lying, reach("[data-action]"), moving > innerHeight, piece.getBoundingClientRect().top >= moving - 20];
}"""
"""How far down the choices reach, before and while one of them glides in from far below; and whether it does."""


def test_what_is_on_its_way_counts_where_it_will_lie(phone: Page):
    sit_down(phone, "rolling-bones")
    phone.wait_for_selector("#actions button:enabled")
    phone.wait_for_timeout(600)  # the dice of the first roll lie

    lying, on_its_way, away, still_moving = phone.evaluate(ON_ITS_WAY)
    assert away
    assert on_its_way == pytest.approx(lying)
    assert still_moving


def test_the_page_comes_back_with_the_next_question(phone: Page):
    """It had moved to uncover what a tall bar covered; the next bar may be small, and its choices stand at the top."""
    sit_down(phone, "day-of-the-dead")
    phone.wait_for_selector("#actions button:enabled")
    phone.evaluate("document.querySelector('.deck').style.paddingBottom = '16rem'; dispatchEvent(new Event('resize'))")
    until(lambda: phone.evaluate("Math.round(scrollY)") > 20, 10)

    before = look(phone)["number"]
    phone.evaluate("document.querySelector('.deck').style.paddingBottom = ''")
    phone.locator("#actions button:enabled").first.evaluate("(button) => button.click()")
    until(lambda: look(phone)["number"] != before and look(phone)["labels"], 20)
    until(lambda: phone.evaluate("Math.round(scrollY)") == 0, 5)


def test_whoever_waits_sees_one_slim_line(browser: Browser, server: Server, phone: Page):
    with opened(browser, server) as host:
        sit_down(host, "rolling-bones", ("me", "friend"))
        join(phone, host, "Luis")
        expect(phone.locator("#prompt")).to_contain_text("Waiting for Ana")
        height = phone.locator("#bar").evaluate("(bar) => bar.getBoundingClientRect().height")

    assert height < 44


TELL = "import('/static/js/said.js').then(({ tell }) => tell(%s))"
DECISIVE = "Ana buries the skeleton: 24 points."
LONG = "Luis rolls all eighteen dice: left hand, upper arm, thigh; right hand, forearm, lower leg; centre skull, hat."


@pytest.mark.parametrize(
    ("sentences", "decisive"),
    [(f"['{LONG}', '{DECISIVE}']", ""), (f"['{DECISIVE}', '{LONG}'], 0", ""), (f"['It is dark.', '{DECISIVE}']", "It")],
)
def test_the_decisive_sentence_is_never_cut_off(phone: Page, sentences: str, decisive: str):
    sit_down(phone, "rolling-bones")
    phone.wait_for_selector("#actions button:enabled")
    phone.evaluate(TELL % sentences)
    told = phone.locator("#happened")

    assert (told.text_content() or "").removeprefix("It is dark. ") == DECISIVE
    assert (told.text_content() or "").startswith(decisive or DECISIVE)
    assert told.evaluate("({ scrollHeight, clientHeight }) => scrollHeight - clientHeight") <= 2


def test_a_press_opens_a_sentence_that_is_too_long(phone: Page):
    sit_down(phone, "rolling-bones")
    phone.wait_for_selector("#actions button:enabled")
    phone.click("#aim-close")
    phone.evaluate(TELL % f"['{LONG} {LONG}']")
    cut = "({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2"
    told = phone.locator("#happened")
    assert told.evaluate(cut)

    told.tap()
    assert not told.evaluate(cut)
    expect(phone.locator("#actions button").first).to_be_in_viewport()


def test_what_is_shown_is_read_to_its_end(phone: Page):
    """However long a sentence is: it has the room of the question, which is not asked yet."""
    sit_down(phone, "rolling-bones")
    phone.wait_for_selector("#actions button:enabled")
    phone.evaluate("document.body.classList.add('showing')")
    phone.evaluate(TELL % f"['{LONG} {LONG} {LONG}']")
    end = "(line) => { const text = document.createRange(); text.selectNodeContents(line);" + (
        " return text.getBoundingClientRect().bottom - innerHeight; }"
    )

    assert phone.locator("#happened").evaluate(end) <= 0


SHOW = """(told) => import("/static/js/moments.js").then(({ receive }) => {
  const moment = { scene: [document.getElementById("scene").innerHTML], told, own: false };
  receive({ moments: [moment, moment], mine: [0], window: null, question: null });
})"""
"""A message with moments comes."""


@pytest.mark.parametrize(("told", "highest"), [(DECISIVE, 76), (LONG, 240)])
@pytest.mark.parametrize("game", drawn_games())
def test_what_is_told_stands_right_below_its_picture_and_is_read_to_its_end(
    browser: Browser, server: Server, game: str, told: str, highest: int
):
    end = "(line) => { const text = document.createRange(); text.selectNodeContents(line);" + (
        " return text.getBoundingClientRect().bottom; }"
    )
    with opened(browser, server, speed="calm", **FINGERS) as watcher:
        sit_down(watcher, game)
        watcher.wait_for_selector("#actions button:enabled")
        watcher.click("#aim-close")
        watcher.evaluate(SHOW, [told])
        expect(watcher.locator("#happened")).to_have_text(told)
        scene, deck = (watcher.locator(part).bounding_box() for part in ("#scene", ".deck"))

        assert scene is not None
        assert deck is not None
        assert deck["y"] - scene["y"] - scene["height"] < 2, "no gap between them"
        assert deck["height"] < highest, "and little of the picture covered"
        assert watcher.locator("#happened").evaluate(end) <= deck["y"] + deck["height"], "nothing is cut off"


BEHIND = """(count) => import("/static/js/moments.js").then(({ receive }) => {
  const moment = { scene: [document.getElementById("scene").innerHTML], told: ["So it goes."], own: false };
  receive({ moments: Array(count).fill(moment), mine: [0], window: null, question: null });
})"""
"""So many moments come in one message."""


@pytest.mark.parametrize(("count", "words"), [(2, ""), (9, "more to see"), (30, "much more to see")])
def test_how_far_behind_one_is_is_said_without_counting(browser: Browser, server: Server, count: int, words: str):
    with opened(browser, server, speed="calm", **FINGERS) as watcher:
        sit_down(watcher, "rolling-bones")
        watcher.wait_for_selector("#actions button:enabled")
        watcher.evaluate(BEHIND, count)
        expect(watcher.locator("#skip")).to_be_visible()

        assert watcher.text_content("#behind-count") == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_the_front_page_has_two_rows(browser: Browser, server: Server, language: str):
    with opened(browser, server, locale=language, **FINGERS) as page:
        page.goto("/")
        head = page.locator(".top").bounding_box()
        low = page.evaluate(
            "[...document.querySelectorAll('.card .buttons > :not(.hidden)')]"
            ".filter((one) => one.getBoundingClientRect().height < 44).map(({ textContent }) => textContent)"
        )

    assert head is not None
    assert head["height"] <= 100
    assert low == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_are_written_out(browser: Browser, server: Server, language: str):
    cut = """() => [...document.querySelectorAll("#settings select")].filter((field) => {
      const width = field.offsetWidth;
      field.style.width = "max-content";
      return field.offsetWidth > width;
    }).map(({ id, name }) => id || name)"""
    with opened(browser, server, locale=language, **FINGERS) as page:
        page.goto("/")
        page.click("#settings-open")
        assert page.evaluate(cut) == []


def test_help_on_a_phone_tells_gestures_and_the_aid_closes_at_its_top(phone: Page):
    sit_down(phone, "die-of-the-dead")
    phone.wait_for_selector("#actions button:enabled")
    phone.tap("#keys")
    expect(phone.locator("#help .gestures")).to_be_visible()
    expect(phone.locator("#help .keys")).to_have_count(2)
    for keys in phone.locator("#help .keys").all():
        expect(keys).to_be_hidden()
    phone.locator("#help form button").tap()

    phone.tap("#aid-open")
    phone.locator("#aid form").last.scroll_into_view_if_needed()
    phone.locator("#aid .aid-head button").tap()
    expect(phone.locator("#aid")).to_be_hidden()
