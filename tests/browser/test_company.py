"""The people at a table in their browsers: who comes, goes, talks, takes back, plays again."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import PHONE, browser, guest, join, lift_curtain, opened, page, play_out, sit_down
from tests.server.conftest import Server

__all__ = ["browser", "guest", "page"]


def test_the_owner_removes_a_guest_and_a_stranger_joins_a_listed_table(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend", "friend"), listed=True)
    join(guest, page, "Luis")
    page.get_by_role("button", name="Remove Luis").click()
    expect(page.locator("#seats")).not_to_contain_text("Luis")
    expect(guest.locator("#notice")).to_contain_text("You no longer sit here")
    page.get_by_role("button", name="a bot plays").first.click()
    page.get_by_role("button", name="free the seat").click()
    expect(page.get_by_role("button", name="a bot plays")).to_have_count(2)

    guest.goto("/")
    guest.locator("section", has_text="Open tables").get_by_role("link", name="Rolling Bones").first.click()
    guest.fill("#join-name", "Eva")
    guest.locator("#join button").click()
    expect(page.locator("#seats")).to_contain_text("Eva")
    page.get_by_role("button", name="a bot plays").click()
    page.wait_for_selector("#scene svg")
    expect(guest.locator("#prompt")).not_to_be_empty()


def test_as_few_and_as_many_seats_as_the_game_has(page: Page):
    page.goto("/")
    card = page.locator("[data-game=day-of-the-dead]")
    card.get_by_role("button", name="Make a table").click()
    expect(card.get_by_role("button", name="One more seat")).to_be_disabled()
    expect(card.get_by_role("button", name="Remove this seat").first).to_be_disabled()

    card = page.locator("[data-game=rolling-bones]")
    card.get_by_role("button", name="Make a table").click()
    for _seat in range(4):
        card.get_by_role("button", name="One more seat").click()
    expect(card.get_by_role("button", name="One more seat")).to_be_disabled()
    expect(card.locator(".seat-number").last).to_have_text("6")
    for _seat in range(5):
        card.get_by_role("button", name="Remove this seat").last.click()
    expect(card.get_by_role("button", name="Remove this seat")).to_be_disabled()


def test_my_tables_are_on_the_front_page_until_they_are_put_away(page: Page):
    sit_down(page, "rolling-bones")
    page.wait_for_selector("#actions button", state="attached")
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


def test_a_link_to_a_table_that_has_filled_up_says_so(browser: Browser, server: Server, page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"))
    invitation = page.input_value("#invite")
    join(guest, page, "Luis")
    with opened(browser, server) as late:
        late.goto(invitation)
        expect(late.locator("#notice")).to_contain_text("every seat is taken")
        expect(late.locator(".side")).to_be_hidden()
    sit_down(page, "rolling-bones", ("me", "friend"), watchable=True)
    invitation = page.input_value("#invite")
    join(guest, page, "Luis")
    with opened(browser, server) as late:
        late.goto(invitation)
        expect(late.locator("#notice")).to_have_text("Every seat is taken. You may watch.")
        expect(late.locator("#prompt")).to_contain_text("You are watching.")
    context = browser.new_context()  # a refusal is an error in its console
    elsewhere = context.new_page()
    elsewhere.goto(f"{invitation.partition('#')[0]}#return=wrong")
    expect(elsewhere.locator("#notice")).to_contain_text("opens no seat")
    context.close()


def test_leaving_to_a_bot_and_coming_back_on_another_device(browser: Browser, server: Server, page: Page):
    sit_down(page, "dia-de-los-muertos", pace="slow", round_limit=150)
    page.wait_for_selector("#actions button", state="attached")
    page.get_by_role("button", name="leave it to a bot").click()
    expect(page.locator("#seats li").first).to_contain_text("the medium bot plays")
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
    page.wait_for_selector("#actions button", state="attached")
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
    expect(page.locator("#notice")).to_have_text("Nothing is taken back.")
    page.locator("#undo").click()
    guest.get_by_role("button", name="Agree").click()
    expect(page.locator("#undo-asked")).to_be_hidden()
    expect(guest.locator("#notice")).to_contain_text("Taken back: Ana pays a die")
    expect(guest.locator("#spoken")).to_contain_text("Taken back")
    expect(page.locator("#scene")).not_to_contain_text("1 out")


def test_an_undo_that_was_asked_for_can_be_withdrawn(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"))
    join(guest, page, "Luis")
    page.locator("#scene .bone-slot[data-action]").first.click()
    page.get_by_role("button", name="Pay a left die").click()
    page.locator("#undo").click()
    page.get_by_role("button", name="Never mind").click()

    expect(guest.locator("#undo-asked")).to_be_hidden()
    expect(page.locator("#undo-asked")).to_be_hidden()
    expect(page.locator("#notice")).to_have_text("Nothing is taken back.")
    expect(page.locator("#undo")).to_be_visible()


def test_whoever_left_their_seat_to_a_bot_is_asked_nothing(page: Page, guest: Page):
    """What the bot is asked has one answer now and then, which no page must send for it."""
    sit_down(page, "dia-de-los-muertos", ("me", "friend"), round_limit=2)
    join(guest, page, "Luis")
    guest.get_by_role("button", name="leave it to a bot").click()
    expect(guest.locator("#seats")).to_contain_text("the medium bot plays")
    asked = []
    guest.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    guest.evaluate("""() => { window.offered = 0; new MutationObserver(() => {
      window.offered += document.querySelectorAll("#actions button").length;
    }).observe(document.getElementById("actions"), { childList: true }); }""")
    play_out("dia-de-los-muertos", page)

    expect(guest.locator("#over")).to_be_visible()
    expect(guest.locator("#notice")).to_be_hidden()
    assert (guest.evaluate("window.offered"), asked) == (0, [])


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


def test_the_curtain_stays_until_somebody_says_that_they_are_there(page: Page):
    sit_down(page, "day-of-the-dead", ("me", "here"))
    page.wait_for_selector("#curtain[open]")
    for _press in range(3):
        page.keyboard.press("Escape")
    expect(page.locator("#curtain")).to_be_visible()
    assert page.locator("#actions button").count() == 0

    page.get_by_role("button", name="I am here").click()
    page.wait_for_selector("#actions button", state="attached")


def test_a_slip_is_taken_back_before_the_next_person_lifts_the_curtain(page: Page):
    sit_down(page, "day-of-the-dead", ("me", "here"))
    page.get_by_role("button", name="I am here").click()
    page.locator("#actions button").first.click()
    page.get_by_role("button", name="Undo what Ana did").click()

    expect(page.locator("#curtain-name")).to_have_text("Now Ana")
    expect(page.locator("#curtain-undo")).to_be_hidden()


def test_all_who_share_a_device_let_it_go_by_with_one_press(page: Page):
    """Nobody lifts the curtain just to keep their hand, and the match goes on to its end."""
    together: list[str] = []

    def lift(page: Page) -> None:
        button = page.locator("#curtain-pass-all")
        if button.is_visible():
            expect(page.locator("#curtain-asked")).not_to_be_empty()
            together.append(button.inner_text())
            before = page.evaluate("document.body.dataset.number")
            button.click()
            page.wait_for_function("before => document.body.dataset.number !== before", arg=before)
        else:
            lift_curtain(page, lambda page: page.get_by_role("button", name="I am here").click())

    sit_down(page, "dia-de-los-muertos", ("me", "here"))
    play_out("dia-de-los-muertos", page, lift=lift)

    assert set(together) <= {"All let it go by: Ana, Guest 1", "All let it go by: Guest 1, Ana"}
    assert together


def test_whoever_comes_back_to_a_seat_that_a_bot_plays_plays_on(page: Page):
    sit_down(page, "rolling-bones", pace="slow", target=100)  # the bots shall not end it meanwhile
    page.wait_for_selector("#actions button:enabled")
    page.get_by_role("button", name="leave it to a bot").click()
    page.locator("#play-on").click()
    expect(page.locator("#stand-in")).to_be_hidden()
    page.wait_for_selector("#actions button:enabled")


def test_what_another_takes_back_for_free_is_told(page: Page, guest: Page):
    sit_down(page, "rolling-bones", ("me", "friend"))
    join(guest, page, "Luis")
    page.wait_for_selector("#actions button:enabled")
    page.locator("#actions button:enabled").first.click()
    expect(guest.locator("#happened")).to_contain_text("lays")
    page.locator("#undo").click()
    expect(guest.locator("#happened")).to_contain_text("Taken back")
