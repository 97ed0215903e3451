"""A match around its moves: windows with a clock, looking back, fair dice, an upgrade, who was winning."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ofrenda.kernel.rng import seeded
from tests.browser.browsing import PHONE, browser, click, guest, join, look, page, play_out, sit_down
from tests.server.conftest import until

PACE_MS = 300
"""How long a replay shows each entry."""

__all__ = ["browser", "guest", "page"]


def play_until_window(*pages: Page) -> Page:
    """Any answer again and again, until one of them is asked whether to react; that page."""
    rng = seeded("answers")

    def step() -> Page | None:
        for one in pages:
            labels = look(one)["labels"]
            if one.locator("#window").is_visible():
                return next((other for other in pages if look(other)["labels"]), None)
            if labels:
                click(one, rng.below(len(labels)))
        return None

    found: Page = until(step, 240)  # it may be the six-hundredth answer
    return found


def test_a_reaction_window_has_a_clock_and_waits_when_asked(page: Page, guest: Page):
    sit_down(page, "dia-de-los-muertos", ("me", "friend"), window=30, round_limit=150)
    join(guest, page, "Luis")
    asked = play_until_window(page, guest)
    other = guest if asked is page else page
    number = look(page)["number"]
    expect(asked.locator("#window-text")).to_have_text("You may react.")
    expect(other.locator("#window-text")).to_have_text(re.compile("^(Ana|Luis) may react.$"))

    other.keyboard.press("w")
    expect(asked.locator("#window-text")).to_contain_text("asked to wait")
    expect(asked.locator("#wait")).to_be_hidden()
    expect(other.locator("#wait")).to_contain_text("Go on")
    other.locator("#wait").click()
    expect(other.locator("#wait")).to_contain_text("Wait")
    asked.locator("#wait").click()
    expect(asked.locator("#wait")).to_contain_text("Go on")
    asked.get_by_role("button", name=re.compile("Do not hold on|Suffer|Do not dodge")).click()

    until(lambda: look(page)["number"] != number)


def test_token_windows_can_go_by(page: Page):
    seats = ("me", "bot:easy")
    sit_down(page, "die-of-the-dead", seats)
    wishes_for_tokens = ("Casket 3", "Pass", "Candle", "candle")

    def window() -> bool:
        if page.locator("#let-pass").is_visible():
            return True
        seen = look(page)
        if seen["over"]:
            sit_down(page, "die-of-the-dead", seats)
        labels = seen["labels"]
        wishes = [place for wish in wishes_for_tokens for place, label in enumerate(labels) if wish in label]
        if labels:
            click(page, wishes[0] if wishes else len(labels) - 1)
        return False

    until(window, 120)
    page.keyboard.press("p")
    # The bot plays on at once: either windows go by still, or something concerns this seat already.
    page.wait_for_function(
        "button => button.hidden || button.textContent === 'Ask me again'", arg=page.query_selector("#let-pass")
    )


def test_looking_back_during_a_match(page: Page):
    sit_down(page, "day-of-the-dead")
    page.wait_for_selector("#actions button", state="attached")
    before = look(page)["number"]
    click(page, 0)
    until(lambda: look(page)["number"] != before)
    with page.context.expect_page() as opening:
        page.locator("#look-back").click()
    back = opening.value
    back.wait_for_selector("#scene svg")
    last = int(back.locator("#at").input_value())
    back.keyboard.press("Home")
    expect(back.locator("#where")).to_have_text(re.compile(r"^0 / "))
    back.keyboard.press("ArrowRight")
    expect(back.locator("#where")).to_have_text(re.compile(r"^1 / "))

    assert last >= int(before)
    expect(back).to_have_url(re.compile("#1$"))  # the address leads to this very moment
    expect(back.locator("#back-to-table")).to_be_visible()


def test_an_old_page_after_an_upgrade_says_so(page: Page):
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button", state="attached")
    page.evaluate("document.body.dataset.version = '0.0.1'")
    page.fill("#words", "hola")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_contain_text("Ofrenda has been renewed.")
    page.get_by_role("button", name="Load the page anew").click()
    page.wait_for_selector("#actions button", state="attached")
    expect(page.locator("#notice")).to_be_hidden()


def test_fair_dice_are_promised_first_and_verified_afterwards(page: Page):
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button", state="attached")
    page.get_by_text("Fair chance").click()
    promise = page.locator("#commitment").inner_text()
    expect(page.locator("#verify")).to_be_hidden()
    play_out("rolling-bones", page)
    assert page.locator("#commitment").inner_text() == promise
    page.locator("#verify").click()

    verdict = page.locator("#verdict li")
    expect(verdict).to_have_count(3)
    expect(verdict.nth(0)).to_have_text("The secret has the hash that this browser saw first.")
    expect(verdict.nth(1)).to_have_text("Your own seed is mixed in.")
    expect(verdict.nth(2)).to_have_text(re.compile(r"^All \d+ rolls and draws follow"))
    page.evaluate(
        "localStorage.setItem('ofrenda.tables', localStorage.getItem('ofrenda.tables')"
        '.replace(/"(promise|seed)":"[0-9a-f]/g, \'$&0\'))'
    )
    page.locator("#verify").click()
    expect(verdict.nth(0)).to_have_text("The secret is NOT the one that was promised.")
    expect(verdict.nth(1)).to_have_text("Your own seed is MISSING.")


def test_a_match_is_judged_when_it_is_over(page: Page):
    sit_down(page, "rolling-bones")
    play_out("rolling-bones", page)
    page.get_by_text("What luck gave, what play gave").click()

    expect(page.locator("#chart .curve")).to_have_count(2, timeout=120_000)
    expect(page.locator("#chart .doubt")).to_have_count(2)
    assert page.locator("#chart .account tr").count() in (6, 7), "seven if a choice could not be judged in time"
    decided = page.get_attribute("#chart a", "href") or ""
    assert re.search(r"/replay\?table=.+#\d+$", decided)

    page.set_viewport_size(PHONE["viewport"])
    for text in page.locator("#chart svg text").all():
        size = text.evaluate("text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a")
        place = text.evaluate("text => { const { x, width } = text.getBBox(); return [x, x + width]; }")
        assert size >= 11
        assert 0 <= place[0] <= place[1] <= 640

    drawn = page.locator("#chart svg").bounding_box()
    assert drawn is not None
    page.locator("#chart svg").click(position={"x": drawn["width"] * 0.4, "y": drawn["height"] * 0.5})
    page.wait_for_url("**/replay?table=*")
    page.wait_for_selector("#scene svg")
    assert 0 < int(page.input_value("#at")) < int(page.get_attribute("#at", "max") or 0)


def test_a_replay_plays_itself_and_stops_at_the_end(page: Page):
    sit_down(page, "rolling-bones")
    play_out("rolling-bones", page)
    page.clock.install(time=0)
    page.clock.pause_at(3_600_000)
    page.locator("#replay").click()
    where = page.locator("#where")
    expect(where).to_have_text(re.compile("^0 / "))
    for _press in range(5):  # Play, Stop, Play, Stop, Play: that is no faster than Play
        page.locator("#play").click()
    page.wait_for_load_state("networkidle")
    shown = int(page.input_value("#at"))
    assert 1 <= shown <= 3  # each Play goes on by one at once
    for later in (1, 2, 3):
        page.clock.run_for(PACE_MS)
        expect(where).to_have_text(re.compile(f"^{shown + later} / "))
    page.clock.resume()
    page.get_by_role("button", name="Stop").click()
    page.keyboard.press("End")
    last = int(page.get_attribute("#at", "max") or 0)
    expect(page.locator("#where")).to_have_text(f"{last} / {last}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#where")).to_have_text(f"{last - 1} / {last}")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(page.locator("#where")).to_have_text(f"{last} / {last}")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_what_has_faded_is_not_explained(page: Page):
    """In Die of the Dead the rule behind a line of a past turn would tell which casket it was about."""
    sit_down(page, "die-of-the-dead")
    page.click("#aim-close")  # it lies over the end of the story until it is read
    faded = page.locator("#log li:not(:has(button))")
    for _move in range(60):
        page.wait_for_selector("#actions button", state="attached")
        if faded.count():
            break
        seen = look(page)
        click(page, 0)
        page.wait_for_function("before => document.body.dataset.number !== before", arg=seen["number"])

    expect(faded.first).to_be_visible()
    page.locator("#log li button").last.click()
    expect(page.locator("#rule-text")).to_have_text(re.compile("^DIE-"))
