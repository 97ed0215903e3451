"""The pages in a real browser."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.conftest import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SCREENSHOTS = Path(__file__).parents[2] / "screenshots"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium, "the browser tests need Chromium: apt-get install chromium"
    SCREENSHOTS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    yield from opened(browser, server)


def opened(browser: Browser, server: Server, **settings: Any) -> Iterator[Page]:
    """A page in a browser of its own; any error on it fails the test."""
    context = browser.new_context(base_url=server.url, **{"viewport": {"width": 1280, "height": 900}, **settings})
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    yield page
    context.close()
    assert errors == []


def sit_down(page: Page, target: int = 15, seats: tuple[str, ...] = ("me", "bot:greedy")) -> None:
    """Makes a table from the front page, with bots that answer at once."""
    page.goto("/")
    page.fill("#name", "Ana")
    card = page.locator(".card[data-game=rolling-bones]")
    card.locator("[data-make]").click()
    rows = card.locator(".seat-row select")
    while rows.count() < len(seats):
        card.locator("[data-add-seat]").click()
    for number, kind in enumerate(seats):
        rows.nth(number).select_option(kind)
        if kind == "here":
            card.locator(".seat-row input").nth(number).fill(f"Guest {number}")
    card.locator("summary").click()
    card.locator("[name=target]").fill(str(target))
    card.locator("[name=-pace]").select_option("at-once")
    card.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


def over(page: Page) -> bool:
    return page.locator("#over").is_visible()


def play_out(page: Page, act: Any, most: int = 600) -> None:
    """Acts whenever there is something to do, until the end."""
    page.wait_for_selector("#actions button, #over:not([hidden])")
    for _move in range(most):
        if over(page):
            return
        if page.locator("#actions button").count():
            before = page.evaluate("document.body.dataset.number")
            act(page)
            page.wait_for_function("before => document.body.dataset.number !== before", arg=before, timeout=20_000)
        else:
            page.wait_for_selector("#actions button, #over:not([hidden])", timeout=20_000)
    raise AssertionError("the match never ended")


def click_something(page: Page) -> None:
    buttons = page.locator("#actions button")
    bury = buttons.filter(has_text="Bury")
    (bury if bury.count() else buttons.first).click()


def press_something(page: Page) -> None:
    labels = page.locator("#actions button").all_inner_texts()[:9]
    bury = next((number for number, label in enumerate(labels) if "Bury" in label), 0)
    page.keyboard.press(str(bury + 1))


def test_a_whole_match_by_clicking_then_replay_and_record(page: Page):
    page.goto("/")
    page.screenshot(path=SCREENSHOTS / "front.png")
    sit_down(page)
    page.wait_for_selector("#actions button")
    expect(page).to_have_title(re.compile("Your turn"))
    page.screenshot(path=SCREENSHOTS / "rolling-bones.png")
    play_out(page, click_something)
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


def test_a_whole_match_by_keyboard_alone(page: Page):
    sit_down(page)
    play_out(page, press_something)


def test_a_click_on_a_die_lays_its_bone(page: Page):
    sit_down(page)
    page.wait_for_selector("#actions button")
    page.locator("#scene .face[data-action]").first.click()
    page.wait_for_selector(".bone-slot.laid")
    expect(page.locator("#log")).to_contain_text("Ana lays")
    page.keyboard.press("u")
    page.wait_for_selector(".bone-slot.laid", state="detached")


def test_why_opens_the_rule(page: Page):
    sit_down(page)
    page.locator("#log button").first.click()
    expect(page.locator("#rule-text")).to_contain_text("RB-T1: A turn begins")


def test_two_friends_in_two_browsers(browser: Browser, server: Server, page: Page):
    sit_down(page, seats=("me", "friend"))
    expect(page.locator("#gather")).to_be_visible()
    link = page.input_value("#invite")
    other = opened(browser, server)
    guest = next(other)
    guest.goto(link)
    guest.fill("#join-name", "Luis")
    guest.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("#actions button")
    expect(page.locator("#seats")).to_contain_text("Luis")
    expect(guest.locator("#prompt")).to_contain_text("Waiting for Ana")
    page.fill("#words", "Good luck! <b>")
    page.locator("#say button").click()
    expect(guest.locator("#chat")).to_contain_text("Ana: Good luck! <b>")
    click_something(page)
    guest.wait_for_selector(".bone-slot.laid")
    guest.reload()
    expect(guest.locator("#seats")).to_contain_text("Luis (you)")
    next(other, None)


def test_people_on_one_device_take_turns(page: Page):
    sit_down(page, target=1, seats=("me", "here"))
    play_out(page, click_something)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_phone_width(browser: Browser, server: Server, scheme: str):
    phone = opened(browser, server, viewport={"width": 360, "height": 740}, color_scheme=scheme)
    page = next(phone)
    page.goto("/")
    page.screenshot(path=SCREENSHOTS / f"phone-front-{scheme}.png", full_page=True)
    sit_down(page)
    page.wait_for_selector("#actions button")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.screenshot(path=SCREENSHOTS / f"phone-rolling-bones-{scheme}.png", full_page=True)
    next(phone, None)


def test_reduced_motion(browser: Browser, server: Server):
    calm = opened(browser, server, reduced_motion="reduce")
    page = next(calm)
    sit_down(page)
    page.wait_for_selector("#actions button")
    click_something(page)
    page.wait_for_selector(".bone-slot.laid")
    assert page.evaluate("document.getAnimations().length") == 0
    next(calm, None)


def test_a_server_killed_under_an_open_page(browser: Browser, tmp_path: Path):
    own = Server(tmp_path)
    own.start()
    context = browser.new_context(base_url=own.url)
    page = context.new_page()
    sit_down(page)
    page.wait_for_selector("#actions button")
    click_something(page)
    page.wait_for_selector(".bone-slot.laid")
    own.kill()
    expect(page.locator("#notice")).to_contain_text("connection is lost")
    own.start()
    expect(page.locator("#notice")).to_be_hidden(timeout=15_000)
    page.wait_for_selector(".bone-slot.laid")
    play_out(page, click_something)
    context.close()
    own.kill()


def test_a_table_that_does_not_exist_says_so(browser: Browser, server: Server):
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    page.goto("/t/nowhere")
    expect(page.locator("main")).to_contain_text("There is no such table")
    context.close()


def test_a_broken_record_is_refused_with_the_line(page: Page, tmp_path: Path):
    broken = tmp_path / "broken.ofrenda"
    broken.write_text("ofrenda 1\ngame: rolling-bones\nrules: 1\nseat.1: Ana\ndice: typed\n\n1 fly\n")
    page.goto("/replay")
    page.set_input_files("#file", broken)
    page.wait_for_selector("#player:not([hidden])")
    assert page.locator("#where").inner_text().startswith("0 / 1")
