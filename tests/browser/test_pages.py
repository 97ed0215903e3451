"""The pages in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.browsing import (
    PACE,
    PHONE,
    SCREENSHOTS,
    TWINS,
    browser,
    click,
    join,
    look,
    opened,
    page,
    play_out,
    sit_down,
    touch,
)
from tests.server.conftest import Server

__all__ = ["browser", "page"]

GAME = "rolling-bones"


def test_a_whole_match_by_clicking_then_replay_and_record(page: Page):
    page.goto("/")
    page.screenshot(path=SCREENSHOTS / "front.png", full_page=True)
    sit_down(page, GAME)
    page.wait_for_selector("#actions button", state="attached")
    expect(page).to_have_title(re.compile("Your turn"))
    page.screenshot(path=SCREENSHOTS / "rolling-bones.png")
    play_out(GAME, page)
    expect(page.locator("#ending")).to_contain_text("wins")
    page.screenshot(path=SCREENSHOTS / "rolling-bones-end.png")
    with page.expect_download() as download:
        page.click("#record")
    assert Path(download.value.path()).read_text().startswith("ofrenda 1\n")
    page.click("#replay")
    page.wait_for_selector("#player:not([hidden])")
    page.click("#on")
    expect(page.locator("#where")).to_contain_text("1 / ")
    page.keyboard.press("End")
    expect(page.locator("#log")).to_contain_text("wins")
    page.screenshot(path=SCREENSHOTS / "replay.png")


def test_a_click_on_a_die_lays_its_bone(page: Page):
    sit_down(page, GAME)
    page.wait_for_selector("#actions button", state="attached")
    page.locator("#scene .face[data-action]").first.click()
    page.wait_for_selector(".bone-slot.laid")
    expect(page.locator("#log")).to_contain_text("Ana lays")
    page.keyboard.press("u")
    page.wait_for_selector(".bone-slot.laid", state="detached")


def test_a_click_anywhere_on_a_place_lays_its_bone(page: Page):
    """Empty bones are thin outlines, ribs have gaps: what is under the middle of such a place is the place."""
    sit_down(page, GAME)
    page.wait_for_selector("#scene .bone-slot[data-action]")
    misses = page.evaluate(
        """() => [...document.querySelectorAll("#scene .bone-slot[data-action]")].filter((slot) => {
             const { x, y, width, height } = slot.getBoundingClientRect();
             return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-action]") !== slot;
           }).map(({ id }) => id)"""
    )

    assert misses == []
    page.locator("#scene .bone-slot[data-action]").first.click()
    page.wait_for_selector(".bone-slot.laid")


def test_why_opens_the_rule(page: Page):
    sit_down(page, GAME)
    page.locator("#log button").first.click()
    expect(page.locator("#rule-text")).to_contain_text("RB-T1: A turn begins")


def test_two_friends_in_two_browsers(browser: Browser, server: Server, page: Page):
    sit_down(page, GAME, ("me", "friend"))
    expect(page.locator("#gather")).to_be_visible()
    with opened(browser, server) as guest:
        join(guest, page, "Luis")
        page.wait_for_selector("#actions button", state="attached")
        expect(page.locator("#seats")).to_contain_text("Luis")
        expect(guest.locator("#prompt")).to_contain_text("Waiting for Ana")
        page.fill("#words", "Good luck! <b>")
        page.locator("#say button").click()
        expect(guest.locator("#chat")).to_contain_text("Ana: Good luck! <b>")
        page.locator("#actions button").first.click()
        guest.wait_for_selector(".bone-slot.laid")
        guest.reload()
        expect(guest.locator("#seats")).to_contain_text("Luis (you)")


def test_people_on_one_device_take_turns(page: Page):
    sit_down(page, GAME, ("me", "here"), target=1)
    play_out(GAME, page)


def test_a_server_killed_under_an_open_page(browser: Browser, tmp_path: Path):
    own = Server(tmp_path)
    own.start()
    context = browser.new_context(base_url=own.url)
    context.add_init_script(PACE.format(speed="once", guide="no"))
    page = context.new_page()
    sit_down(page, GAME)
    page.wait_for_selector("#actions button", state="attached")
    page.locator("#actions button").first.click()
    page.wait_for_selector(".bone-slot.laid")
    own.kill()
    expect(page.locator("#notice")).to_contain_text("connection is lost")
    click(page, 0)
    expect(page.locator("#notice")).to_contain_text("cannot be reached")
    own.start()
    expect(page.locator("#notice")).to_be_hidden(timeout=15_000)
    page.wait_for_selector(".bone-slot.laid")
    play_out(GAME, page)
    context.close()
    own.kill()


def test_a_table_that_does_not_exist_says_so(browser: Browser, server: Server):
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    page.goto("/t/nowhere")
    expect(page.locator("main")).to_contain_text("There is no such table")
    context.close()


def test_a_broken_record_is_refused_with_the_line(browser: Browser, server: Server, tmp_path: Path):
    broken = tmp_path / "broken.ofrenda"
    broken.write_text("ofrenda 1\ngame: rolling-bones\nrules: 2\nseat.1: Ana\ndice: typed\n\n1 fly\n")
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    page.goto("/replay")
    page.set_input_files("#file", broken)
    page.wait_for_selector("#player:not([hidden])")
    assert page.locator("#where").inner_text().startswith("0 / 1")
    page.click("#last")
    expect(page.locator("#problem")).to_contain_text("line 7")
    context.close()


def test_the_first_page_is_light(page: Page, server: Server):
    """Everything that the browser fetches for it, headers too, and nothing from elsewhere."""
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.goto("/", wait_until="networkidle")
    sizes = [request.sizes() for request in requests]

    assert len(requests) > 6
    assert all(request.url.startswith(f"{server.url}/") for request in requests)
    assert sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes) < 150_000


def test_a_bone_that_must_lie_wrongly_is_picked_first_and_then_its_place(page: Page):
    sit_down(page, GAME, target=200)
    twins: list[int] = []
    for _move in range(1_000):
        page.wait_for_selector("#actions button", state="attached")
        seen = look(page)
        wrong = [place for place, label in enumerate(seen["labels"]) if "belongs" in label]
        twins = page.evaluate(TWINS, wrong[-1]) if wrong else []
        if len(twins) == 2:
            break
        paying = [place for place, label in enumerate(seen["labels"]) if label.startswith("Pay")]
        touch(page, (paying or wrong or [0])[-1])
        page.wait_for_function("before => document.body.dataset.number !== before", arg=seen["number"])
    die, slot = twins
    pieces = page.locator("#scene [data-action]")
    before = look(page)["number"]

    pieces.nth(die).click()
    assert look(page)["number"] == before, "one click is not yet an answer"
    expect(page.locator("#scene .picked")).to_have_count(1)
    pieces.nth(slot).click()

    page.wait_for_function("before => document.body.dataset.number !== before", arg=before)
    expect(page.locator("#log")).to_contain_text("lays a bone wrongly")
    expect(page.locator("#scene .picked")).to_have_count(0)


PAY_UNTIL_MANY = """async () => {
  const path = `/api/tables/${document.body.dataset.table}`;
  const headers = { "content-type": "application/json" };
  for (let look = 0; look < 20_000; look += 1) {
    const { question, actions } = await (await fetch(path)).json();
    if (actions.some(({ group }) => group)) return true;
    if (question === null) continue;
    const { name } = actions.findLast(({ label }) => label.startsWith("Pay")) ?? actions[0];
    await fetch(`${path}/moves`, { method: "POST", headers, body: JSON.stringify({ question, action: name }) });
  }
  return false;
}"""
"""Answers without the page, which would take a minute: pays where that is possible, and lays the first where not."""


def test_more_choices_than_can_be_read_are_folded_by_the_die(page: Page):
    """Wrong lays can be many: first the die, then its place."""
    sit_down(page, GAME, target=1000)  # so that the bot does not win before
    assert page.evaluate(PAY_UNTIL_MANY), "sooner or later so many dice fit nowhere"
    groups = page.locator("#actions details")
    expect(groups.nth(1)).to_be_visible()
    before = look(page)["number"]
    die, another = groups.nth(0), groups.nth(1)
    expect(die.locator("summary")).to_have_text(re.compile("^Lay the .* wrongly$"))
    expect(die.locator("button").first).to_be_hidden()
    expect(die.locator("kbd")).to_have_count(0)

    another.locator("summary").click()
    die.locator("summary").click()
    expect(another.locator("button").first).to_be_hidden()  # one is open at a time
    die.locator("button").first.click()

    page.wait_for_function("before => document.body.dataset.number !== before", arg=before)
    expect(page.locator("#log")).to_contain_text("lays a bone wrongly")


def test_when_the_server_is_away_the_browser_says_so(browser: Browser, tmp_path: Path):
    own = Server(tmp_path)
    own.start()
    context = browser.new_context(base_url=own.url)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    own.kill()
    page.goto("/about")
    expect(page.locator("main")).to_contain_text("cannot be reached")
    own.start()
    page.click("main a")
    expect(page.locator("main")).to_contain_text("Papel picado")
    context.close()
    own.kill()


def test_it_can_be_installed_like_an_app(page: Page):
    page.goto("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert manifest["name"] == "Ofrenda"
    for icon in manifest["icons"]:
        assert page.evaluate("path => fetch(path).then(({ status }) => status)", icon["src"]) == 200
    assert page.get_attribute("meta[name=description]", "content")
    assert page.get_attribute("meta[property='og:title']", "content")


def test_on_a_phone_a_replay_says_in_sight_what_happens(browser: Browser, server: Server):
    with opened(browser, server, **PHONE) as page:
        sit_down(page, "die-of-the-dead")
        page.locator("#actions button:enabled").first.evaluate("(button) => button.click()")
        expect(page.locator("#undo")).to_be_enabled()
        page.goto(page.url.replace("/t/", "/replay?table="))
        page.wait_for_selector("#player:not([hidden])")
        page.keyboard.press("End")
        told = page.locator("#happened")
        expect(told).not_to_be_empty()
        assert told.evaluate("told => told.getBoundingClientRect().bottom <= innerHeight")

        page.click("#play")
        scene, foot = (page.locator(part).bounding_box() for part in ("#scene", ".player-foot"))
        assert scene is not None
        assert foot is not None
        assert scene["y"] + scene["height"] <= foot["y"] + 1 or scene["y"] <= 1, "the head makes room"


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_on_a_phone_the_head_is_one_row_and_every_game_says_what_it_is(browser: Browser, server: Server, language: str):
    with opened(browser, server, locale=language, **PHONE) as page:
        page.goto("/")

        head = page.locator(".top").bounding_box()
        assert head is not None
        assert head["height"] < 60
        assert page.evaluate("getComputedStyle(document.querySelector('.spoken'), '::after').content").startswith(
            f'"{language.upper()} '
        )
        for link in page.locator(".foot a").all():
            box = link.bounding_box()
            assert box is not None
            assert box["height"] >= 44
        for summary in page.locator(".card .summary").all():
            expect(summary).to_be_visible()
        with page.expect_navigation():
            page.select_option("#language", "es" if language == "en" else "en")
        expect(page.locator("html")).to_have_attribute("lang", "es" if language == "en" else "en")
