"""Under hands and eyes: presses, focus, tabs, motion, contrast."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from tests.browser.browsing import browser, click, guest, join, look, opened, page, play_out, sit_down
from tests.server.conftest import Server, until

__all__ = ["browser", "guest", "page"]


def test_panels_are_tabs_on_a_phone(guest: Page):
    sit_down(guest, "dia-de-los-muertos")
    guest.wait_for_selector("#scene svg")
    expect(guest.locator("#panel-story")).to_be_hidden()
    guest.get_by_role("tab", name="Story").click()
    expect(guest.locator("#panel-story")).to_be_visible()
    expect(guest.locator("#panel-seats")).to_be_hidden()
    assert look(guest)["width"] <= 360


def test_the_next_question_can_be_answered_before_the_last_answer_is_back(page: Page):
    """The table is shown first, the answer to whoever moved comes later: who is quick is not ignored."""
    held: list[tuple[Route, APIResponse]] = []
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button", state="attached")
    page.route("**/moves", lambda route: held.append((route, route.fetch())))
    for _answer in range(2):
        before = page.evaluate("document.body.dataset.number")
        page.locator("#actions button").first.click()
        page.wait_for_function("before => document.body.dataset.number !== before", arg=before, timeout=5_000)
        expect(page.locator("#bar.sending")).to_have_count(0)

    until(lambda: look(page) and len(held) == 2)
    for route, response in held:
        route.fulfill(response=response)


def test_a_press_outlives_what_others_say(page: Page):
    """Somebody talks between press and release: the piece is still there, and is meant."""
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button", state="attached")
    for place, said in (("#scene .face[data-action]", "hola"), ("#actions button", "adios")):
        before = page.evaluate("document.body.dataset.number")
        page.locator(place).first.hover()
        page.mouse.down()
        page.evaluate(
            "text => fetch(`/api/tables/${document.body.dataset.table}/chat`, { method: 'POST',"
            " headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) })",
            said,
        )
        expect(page.locator("#chat")).to_contain_text(said)
        page.mouse.up()
        page.wait_for_function("before => document.body.dataset.number !== before", arg=before, timeout=5_000)


def test_whoever_reads_back_or_is_about_to_press_is_left_alone(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"), target=200)
    join(guest, page, "Luis")
    for _answer in range(14):
        click(until(lambda: next((one for one in (page, guest) if look(one)["labels"]), None)), 0)
    page.locator("#log").evaluate("log => (log.scrollTop = 0)")
    page.locator("#log button").first.focus()
    button = page.get_by_role("button", name="leave it to a bot")
    button.hover()
    page.mouse.down()
    guest.get_by_role("tab", name="Talk").click()
    guest.fill("#words", "hola")
    guest.locator("#say button").click()
    expect(page.locator("#chat")).to_contain_text("hola")
    page.mouse.up()

    expect(page.locator("#seats li").first).to_contain_text("the medium bot plays")
    assert page.locator("#log").evaluate("log => log.scrollTop") == 0


def test_the_focus_stays_where_it_is_when_somebody_talks(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"))
    join(guest, page, "Luis")
    page.wait_for_selector("#actions button", state="attached")
    page.locator("#log button").first.focus()
    guest.get_by_role("tab", name="Talk").click()
    guest.fill("#words", "hola")
    guest.locator("#say button").click()
    expect(page.locator("#chat")).to_contain_text("hola")

    expect(page.locator("#log button").first).to_be_focused()


def test_whoever_answers_by_keyboard_finds_the_next_question_there(page: Page):
    sit_down(page, "rolling-bones", target=500)
    page.wait_for_selector("#actions button", state="attached")
    page.locator("#actions button").first.focus()
    for _answer in range(6):
        before = look(page)["number"]
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.body.dataset.number !== before && document.querySelector('#actions button')", arg=before
        )
        expect(page.locator("#actions button").first).to_be_focused()


def test_a_piece_on_its_way_is_not_in_the_way(page: Page):
    page.goto("/")
    gliding = page.evaluate(
        """async () => {
          const { replace } = await import("/static/js/motion.js");
          const scene = document.body.appendChild(document.createElement("div"));
          scene.style.width = "500px";
          const at = (x, room) => `<svg viewBox="0 0 100 50"><g id="piece" transform="translate(${x} 10)">` +
            `${room}<rect width="10" height="10"/></g></svg>`;
          const room = '<rect class="touch" x="-5" y="-5" width="20" height="20"/>';
          const moves = () => document.getElementById("piece").getAnimations();
          const reach = () => [...document.querySelectorAll("#piece, #piece *")].map(
            (part) => getComputedStyle(part).pointerEvents);
          replace(scene, at(0, ""));
          replace(scene, at(0, room));
          const atRest = moves().length; // there is more room around it, but it has not moved
          replace(scene, at(80, room));
          const from = moves()[0].effect.getKeyframes()[0].transform;
          const onTheWay = reach();
          await Promise.all(moves().map((move) => move.finished));
          await new Promise((resolve) => requestAnimationFrame(resolve));
          return [atRest, from, onTheWay, reach()];
        }"""
    )
    assert gliding == [0, "translate(-80px, 0px)", ["none"] * 3, ["auto", "all", "auto"]]


def test_the_end_is_strewn_with_petals_for_who_wins(page: Page):
    sit_down(page, "rolling-bones", ("me", "here"), target=1)
    play_out("rolling-bones", page)
    page.wait_for_selector("#petals i")
    page.reload()
    page.wait_for_selector("#over:not([hidden])")
    assert page.locator("#petals i").count() == 0, "whoever comes back later finds the table swept"


FAINT = """() => {
  const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = channels(colour).slice(0, 3).map((c) => linear(c / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if ((channels(colour)[3] ?? 1) > 0.5) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  const faint = [];
  for (const element of document.querySelectorAll("body :not(svg, svg *, script, template, option)")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.checkVisibility() || element.closest(".hidden, .skip, .sending")) continue;
    const [one, other] = [light(getComputedStyle(element).color), light(ground(element))].sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < 4.5) faint.push(`${element.textContent.trim()}: ${ratio.toFixed(2)}`);
  }
  return faint;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_from_their_ground(browser: Browser, server: Server, scheme: str):
    """Every visible line of the front page and of a table has a contrast of at least 4.5 to 1."""
    with opened(browser, server, color_scheme=scheme) as watched:
        watched.goto("/")
        assert watched.evaluate(FAINT) == []
        sit_down(watched, "rolling-bones")
        watched.wait_for_selector("#actions button", state="attached")
        watched.evaluate("document.body.dataset.version = '0.0.1'")
        watched.fill("#words", "hola")
        watched.keyboard.press("Enter")
        expect(watched.get_by_role("button", name="Load the page anew")).to_be_visible()
        assert watched.evaluate(FAINT) == []
