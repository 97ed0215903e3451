"""A real browser at the web table: what all browser tests share."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

import ofrenda
from tests.server.conftest import Server, until

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 60_000
"""A busy machine is slow, and no fault."""
SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
PLAIN: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}, "service_workers": "block"}
PHONE = {"viewport": {"width": 360, "height": 740}}

SHORT: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 15},
    "dia-de-los-muertos": {"round_limit": 3},
    "die-of-the-dead": {"first": "seat1"},
    "day-of-the-dead": {},
}
"""Options with which a match of each game is soon over."""
WISHES: dict[str, tuple[str, ...]] = {
    "rolling-bones": ("bury",),
    "dia-de-los-muertos": (),
    "die-of-the-dead": ("ascend", "add", "casket 4", "move"),
    "day-of-the-dead": (),
}
"""How answers that bring a match on are written down, the best first; without any of them the first answer does."""

PACE = "localStorage['ofrenda.speed'] ??= '{speed}'; localStorage['ofrenda.guide'] ??= '{guide}'"
"""Run before a page: at which pace it shows what happens, and whether new kinds of questions are explained."""

SAME_SEEDS = "crypto.getRandomValues = (numbers) => numbers.fill(7)"
"""Run before a page: its seed for the dice is always the same."""

LOOK = """() => ({
  over: !document.getElementById("over").hidden,
  number: document.body.dataset.number ?? "",
  actions: [...document.querySelectorAll("#actions button:enabled")].map((button) => Number(button.dataset.action)),
  labels: [...document.querySelectorAll("#actions button:enabled")].map((button) => button.lastChild.textContent),
  curtain: document.getElementById("curtain").open,
  width: document.documentElement.scrollWidth,
  animations: document.getAnimations().length,
})"""

Act = Callable[[Page, int], None]
"""Gives the answer with this place on the list."""


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
    with opened(browser, server) as fresh:
        yield fresh


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Page]:
    """Somebody else, on a phone."""
    with opened(browser, server, **PHONE) as fresh:
        yield fresh


@contextmanager
def opened(
    browser: Browser, server: Server, expected_errors: int = 0, speed: str = "once", guide: str = "no", **settings: Any
) -> Iterator[Page]:
    """A page in a browser of its own that shows everything at once; any error that is not expected fails the test."""
    context = browser.new_context(base_url=server.url, **{**PLAIN, **settings})
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(SAME_SEEDS)
    context.add_init_script(PACE.format(speed=speed, guide=guide))
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    yield page
    context.close()
    assert len(errors) == expected_errors, errors


def sit_down(
    page: Page,
    game: str,
    seats: tuple[str, ...] = ("me", "bot:easy"),
    watchable: bool = False,
    listed: bool = False,
    window: int = 0,
    pace: str = "at-once",
    short: bool = True,
    **options: Any,
) -> None:
    """Makes a table from the front page, with bots that answer at once."""
    options = (SHORT[game] if short else {}) | options
    page.goto("/")
    page.fill("#name", "Ana")
    card = page.locator(f".card[data-game={game}]")
    card.locator("[data-make]").click()
    rows = card.locator(".seat-row")
    while rows.count() < len(seats):
        card.locator("[data-add-seat]").click()
    for number, kind in enumerate(seats):
        rows.nth(number).locator("select").select_option(kind)
        if kind == "here":
            rows.nth(number).locator("input").fill(f"Guest {number}")
    if options:
        card.locator("summary").click()
    for name, value in options.items():
        set_option(card.locator(f"[name='{name}']"), value)
    card.locator("[name=-watchable]").set_checked(watchable)
    card.locator("[name=-listed]").set_checked(listed)
    card.locator("[name=-pace]").select_option(pace)
    if card.locator("[name=-window]").count():  # where hands are hidden; 0 waits for answers, not for clocks
        card.locator("[name=-window]").fill(str(window))
    card.locator("form .primary").click()
    page.wait_for_url("**/t/*")


def set_option(field: Locator, value: Any) -> None:
    """An option in the lobby is a box to tick, a list or a field."""
    if isinstance(value, bool):
        field.set_checked(value)
    elif field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(str(value))
    else:
        field.fill(str(value))


def join(guest: Page, host: Page, name: str) -> None:
    """Takes the friend's seat at the host's table by its link."""
    host.wait_for_selector("#gather:not([hidden])")
    guest.goto(host.input_value("#invite"))
    guest.fill("#join-name", name)
    guest.click("#join .primary")
    guest.wait_for_selector("#join", state="hidden")
    guest.wait_for_selector(f"#seats li:has-text('{name}')")


def look(page: Page) -> dict[str, Any]:
    """What the page shows now, all at one moment."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    return seen


def wanted(game: str, actions: list[int]) -> int:
    """The place of the answer that brings the match on, in whichever language it is said."""
    names = [ofrenda.game(game).name(action) for action in actions]
    for wish in WISHES[game]:
        for place, name in enumerate(names):
            if name.startswith(wish):
                return place
    return 0


def click(page: Page, place: int) -> None:
    """A decision with one answer may play itself meanwhile, and the button is gone."""
    with suppress(Error):
        unfold(page, place)
        page.locator("#actions button").nth(place).click(timeout=2_000)


def unfold(page: Page, place: int) -> None:
    """Opens what the answer is folded into, where there are too many."""
    folded = (
        "place => document.querySelectorAll('#actions button')[place]?.closest('details')?.setAttribute('open', '')"
    )
    page.evaluate(folded, place)


TWINS = """place => {
  const wanted = document.querySelectorAll("#actions button")[place]?.dataset.action;
  const pieces = [...document.querySelectorAll("#scene [data-action]")].map((piece) => piece.dataset.action.split(" "));
  const places = [...pieces.keys()].filter((number) => pieces[number].includes(wanted));
  const alone = places.find((number) => pieces[number].length === 1);
  if (alone !== undefined) return [alone];
  const shared = (one, other) => pieces[one].filter((action) => pieces[other].includes(action));
  for (const one of places) for (const other of places) if (shared(one, other).length === 1) return [one, other];
  return [];
}"""
"""The pieces in the scene, one or two, that stand for the answer with this place on the list."""


WITHIN_REACH = """number => {
  const piece = document.querySelectorAll("#scene [data-action]")[number];
  piece?.scrollIntoView({ block: "nearest" });
  const box = piece?.getBoundingClientRect();
  const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of box ? shares : []) {
    for (const across of shares) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (document.elementFromPoint(x, y)?.closest("[data-action]") === piece) return [x, y];
    }
  }
  return null;
}"""
"""A point of the piece that nothing else covers."""


def touch(page: Page, place: int) -> None:
    """Gives an answer in the scene, where its piece is; one without choice may play itself meanwhile."""
    before = look(page)["number"]
    for piece in page.evaluate(TWINS, place):
        point = until(lambda piece=piece: page.evaluate(WITHIN_REACH, piece) or look(page)["number"] != before)
        if point is not True:
            page.mouse.click(*point)


def lift_curtain(page: Page, lift: Callable[[Page], None] = lambda page: page.click("#curtain button")) -> None:
    """Whoever is asked on a shared device is there."""
    lift(page)
    page.wait_for_selector("#curtain", state="hidden")


def play_out(
    game: str,
    *pages: Page,
    act: Act = click,
    check: Callable[[dict[str, Any]], None] = lambda _seen: None,
    lift: Callable[[Page], None] = lift_curtain,
    most: int = 1_500,
) -> None:
    """Acts on whichever page is asked, until the end is seen on all; `check` looks at everything they show."""

    def next_page() -> Page | str | None:
        looks = [look(page) for page in pages]
        for seen in looks:
            check(seen)
        if all(seen["over"] for seen in looks):
            return "over"
        return next((page for page, seen in zip(pages, looks, strict=True) if seen["labels"] or seen["curtain"]), None)

    for _move in range(most):
        found = until(next_page, 20)
        if found == "over":
            return
        seen = look(found)
        if seen["curtain"]:
            lift(found)
        if not seen["labels"]:
            continue
        act(found, wanted(game, seen["actions"]))
        found.wait_for_function(
            "([before, count]) => document.body.dataset.number !== before || "
            "document.querySelectorAll('#actions button:enabled').length !== count",
            arg=[seen["number"], len(seen["labels"])],
        )
    raise AssertionError("the match never ended")
