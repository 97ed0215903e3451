"""What people do around a match: windows with a clock, looking back, guests, tabs, an upgrade, putting a table away."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from ofrenda.kernel.rng import seeded
from tests.server.browsing import PHONE, browser, click, join, look, opened, page, play_out, sit_down
from tests.server.conftest import Server, until

__all__ = ["browser", "page"]


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server, **PHONE) as fresh:
        yield fresh


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
    seats = ("me", "bot:random")
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
    page.wait_for_selector("#actions button")
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


def test_the_owner_removes_a_guest_and_a_stranger_joins_a_listed_table(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend", "friend"), listed=True)
    join(guest, page, "Luis")
    page.get_by_role("button", name="Remove Luis").click()
    expect(page.locator("#seats")).not_to_contain_text("Luis")

    guest.goto("/")
    guest.locator("section", has_text="Open tables").get_by_role("link", name="Rolling Bones").first.click()
    guest.fill("#join-name", "Eva")
    guest.locator("#join button").click()
    expect(page.locator("#seats")).to_contain_text("Eva")
    page.get_by_role("button", name="a bot plays").click()
    page.wait_for_selector("#scene svg")
    expect(guest.locator("#prompt")).not_to_be_empty()


def test_panels_are_tabs_on_a_phone_and_the_scene_grows(guest: Page):
    sit_down(guest, "dia-de-los-muertos")
    guest.wait_for_selector("#scene svg")
    expect(guest.locator("#panel-story")).to_be_hidden()
    guest.get_by_role("tab", name="Story").click()
    expect(guest.locator("#panel-story")).to_be_visible()
    expect(guest.locator("#panel-seats")).to_be_hidden()

    before = guest.locator("#scene svg").bounding_box()
    guest.get_by_role("button", name="Larger").click()
    after = guest.locator("#scene svg").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2 * before["width"]
    assert look(guest)["width"] <= 360


def test_an_old_page_after_an_upgrade_says_so(page: Page):
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button")
    page.evaluate("document.body.dataset.version = '0.0.1'")
    page.fill("#words", "hola")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_contain_text("Ofrenda has been renewed.")
    page.get_by_role("button", name="Load the page anew").click()
    page.wait_for_selector("#actions button")
    expect(page.locator("#notice")).to_be_hidden()


def test_fair_dice_are_promised_first_and_verified_afterwards(page: Page):
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button")
    page.get_by_text("Fair dice").click()
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


def test_chances_are_drawn_after_the_match(page: Page):
    sit_down(page, "rolling-bones")
    play_out("rolling-bones", page)
    page.get_by_text("Who was winning when").click()

    expect(page.locator("#chart .curve")).to_have_count(2, timeout=60_000)


def test_my_tables_are_on_the_front_page_until_they_are_put_away(page: Page):
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button")
    table = page.url
    page.goto("/")
    expect(page.locator(".mine li")).to_contain_text("your turn")
    page.locator(".mine a").click()
    page.get_by_role("button", name="Put the table away").click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator("#put-away")).to_be_visible()
    page.get_by_role("button", name="Put the table away").click()
    page.get_by_role("button", name="Put it away").click()
    page.wait_for_selector(".cards")
    expect(page.locator(".mine")).to_be_hidden()
    answer = page.request.get(table)
    assert answer.status == 404


def test_the_owner_who_comes_back_finds_the_invitation_again(page: Page):
    sit_down(page, "rolling-bones", ("me", "friend"))
    link = page.input_value("#invite")
    page.goto("/")
    expect(page.locator(".mine li")).to_contain_text("waiting for friends")
    page.locator(".mine a").click()
    page.wait_for_selector("#gather:not([hidden])")

    assert page.input_value("#invite") == link
    assert "#invite=" in link


def test_the_next_question_can_be_answered_before_the_last_answer_is_back(page: Page):
    """The table is shown first, the answer to whoever moved comes later: who is quick is not ignored."""
    held: list[tuple[Route, APIResponse]] = []
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button")
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
    page.wait_for_selector("#actions button")
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


def test_what_is_said_behind_another_tab_is_counted(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"))
    join(guest, page, "Luis")
    expect(guest.locator("#unread")).to_be_hidden()
    for words in ("Hola", "Are you there?"):
        page.fill("#words", words)
        page.locator("#say button").click()
    expect(guest.locator("#unread")).to_have_text("2")
    expect(page.locator("#unread")).to_be_hidden()

    guest.get_by_role("tab", name="Talk").click()
    expect(guest.locator("#unread")).to_be_hidden()
    guest.get_by_role("tab", name="Seats").click()
    page.fill("#words", "Now?")
    page.locator("#say button").click()
    expect(guest.locator("#unread")).to_have_text("1")


def test_at_a_rematch_the_seats_of_those_who_are_not_back_carry_their_names(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"), target=1)
    join(guest, page, "Luis")
    play_out("rolling-bones", page, guest)
    first = page.url
    page.locator("#rematch").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator("#seats")).to_contain_text("Luis, not back yet")

    expect(guest.locator("#rematch")).to_have_text("To the next match")
    guest.locator("#notice button").click()
    expect(page.locator("#seats li").nth(1)).to_contain_text("Luis")
    expect(page.locator("#seats")).not_to_contain_text("not back yet")
    expect(guest.locator("#seats")).to_contain_text("Luis (you)")


def test_leaving_to_a_bot_and_coming_back_on_another_device(browser: Browser, server: Server, page: Page):
    sit_down(page, "dia-de-los-muertos", pace="slow", round_limit=150)
    page.wait_for_selector("#actions button")
    page.get_by_role("button", name="leave it to a bot").click()
    expect(page.locator("#seats li").first).to_contain_text("the greedy bot plays")
    page.get_by_role("button", name="play myself").click()
    expect(page.locator("#seats li").first).not_to_contain_text("bot plays")

    page.get_by_role("button", name="Link for another device").click()
    expect(page.locator("#link-text")).to_have_value(re.compile("#return="))
    personal = page.input_value("#link-text")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    with opened(browser, server, **PHONE) as phone:
        phone.goto(personal)
        expect(phone.locator("#seats")).to_contain_text("Ana (you)")
        assert "return" not in phone.url


def test_undo_is_free_alone_and_asked_of_others(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"))
    join(guest, page, "Luis")
    page.wait_for_selector("#actions button")
    page.locator("#scene .bone-slot[data-action]").first.click()
    page.wait_for_selector(".bone-slot.laid")
    page.keyboard.press("u")
    page.wait_for_selector(".bone-slot.laid", state="detached")

    page.locator("#scene .bone-slot[data-action]").first.click()
    page.get_by_role("button", name="Pay a left die").click()
    expect(page.locator("#undo")).to_have_text(re.compile("Ask to undo"))
    page.locator("#undo").click()
    expect(page.locator("#undo-asked")).to_contain_text("Waiting for Luis")
    expect(guest.locator("#undo-asked")).to_contain_text("Ana asks to take back")
    expect(guest.locator("#spoken")).to_contain_text("Ana asks to take back")
    guest.get_by_role("button", name="No", exact=True).click()
    expect(page.locator("#undo-asked")).to_be_hidden()
    expect(page.locator("#notice")).to_have_text("Not everybody agreed to the undo.")
    page.locator("#undo").click()
    guest.get_by_role("button", name="Agree").click()
    expect(page.locator("#undo-asked")).to_be_hidden()
    expect(guest.locator("#notice")).to_contain_text("Taken back: Ana pays a die")
    expect(guest.locator("#spoken")).to_contain_text("Taken back")
    expect(page.locator("#scene")).not_to_contain_text("die is out")


def test_a_replay_plays_itself_and_stops_at_the_end(page: Page):
    sit_down(page, "rolling-bones")
    play_out("rolling-bones", page)
    page.locator("#replay").click()
    expect(page.locator("#where")).to_have_text(re.compile("^0 / "))
    for _press in range(5):  # Play, Stop, Play, Stop, Play: that is no faster than Play
        page.locator("#play").click()
    page.wait_for_timeout(2_500)
    assert int(page.input_value("#at")) <= 5
    expect(page.locator("#where")).to_have_text(re.compile("^6 / "), timeout=20_000)
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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_from_their_ground(browser: Browser, server: Server, scheme: str):
    """Every visible line of the front page and of a table has a contrast of at least 4.5 to 1."""
    with opened(browser, server, color_scheme=scheme) as watched:
        watched.goto("/")
        assert watched.evaluate(FAINT) == []
        sit_down(watched, "rolling-bones")
        watched.wait_for_selector("#actions button")
        assert watched.evaluate(FAINT) == []


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

    expect(page.locator("#seats li").first).to_contain_text("the greedy bot plays")
    assert page.locator("#log").evaluate("log => log.scrollTop") == 0


def test_the_focus_stays_where_it_is_when_somebody_talks(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"))
    join(guest, page, "Luis")
    page.wait_for_selector("#actions button")
    page.locator("#log button").first.focus()
    guest.get_by_role("tab", name="Talk").click()
    guest.fill("#words", "hola")
    guest.locator("#say button").click()
    expect(page.locator("#chat")).to_contain_text("hola")

    expect(page.locator("#log button").first).to_be_focused()


def test_the_curtain_stays_until_somebody_says_that_they_are_there(page: Page):
    sit_down(page, "day-of-the-dead", ("me", "here"))
    page.wait_for_selector("#curtain[open]")
    for _press in range(3):
        page.keyboard.press("Escape")
    expect(page.locator("#curtain")).to_be_visible()
    assert page.locator("#actions button").count() == 0

    page.get_by_role("button", name="I am here").click()
    page.wait_for_selector("#actions button")


def test_a_link_to_a_table_that_has_filled_up_says_so(browser: Browser, server: Server, page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"))
    invitation = page.input_value("#invite")
    join(guest, page, "Luis")
    with opened(browser, server) as late:
        late.goto(invitation)
        expect(late.locator("#notice")).to_contain_text("every seat is taken")
        expect(late.locator(".side")).to_be_hidden()
    context = browser.new_context()  # a refusal is an error in its console
    elsewhere = context.new_page()
    elsewhere.goto(f"{invitation.partition('#')[0]}#return=wrong")
    expect(elsewhere.locator("#notice")).to_contain_text("opens no seat")
    context.close()
