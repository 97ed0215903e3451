"""Whole matches of two people and a spectator in three browsers; all that reached each of them is decoded and compared.

The truth is the record in the server's database. From it the engine tells, entry by entry, what each seat may see;
every frame of every socket must be just that, and no secret may stand anywhere in what a browser was sent.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from fnmatch import fnmatch
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Request, Route, WebSocket

import ofrenda
from ofrenda.games import drawn_games
from ofrenda.kernel import record as records
from ofrenda.kernel.event import retold
from ofrenda.kernel.record import Act, Undo
from ofrenda.kernel.replay import Recent, Replay
from ofrenda.kernel.scene import STILL, Offers
from ofrenda.kernel.state import State
from ofrenda.server.table.lines import LogLine, plain
from ofrenda.server.table.log import KEPT
from ofrenda.server.table.messages import action_lines
from ofrenda.server.table.replays import Eyes, moment_line, reckoning_lines
from ofrenda.table import labels
from tests.browser.browsing import browser, click, join, lift_curtain, look, opened, play_out, sit_down
from tests.server.conftest import Server, until

__all__ = ["browser"]

HIDDEN = [slug for slug in drawn_games() if ofrenda.game(slug).hidden]
SEATS = {"dia-de-los-muertos": ("me", "friend", "bot:easy")}
OPTIONS = {"dia-de-los-muertos": {"round_limit": 2}}

SEEN = {
    "view",
    "scene",
    "standings",
    "log",
    "actions",
    "barred",
    "prompt",
    "question",
    "forced",
    "may_let_pass",
    "result",
    "ending",
    "reckoning",
}
"""What a frame tells of the match: compared with what the seat may see."""
OPEN = {"table", "game", "title", "status", "seat", "mine", "curtain", "owner", "seats", "number", "chat", "commitment"}
OPEN |= {
    "own_last",
    "undo_by",
    "free_undo",
    "undo",
    "undone",
    "next_table",
    "version",
    "host",
    "listed",
    "log_from",
    "closed",
    "watching",
}
OPEN |= {"window", "letting_pass", "hints", "together"}
"""What everybody at the table may know."""
SEAT = {"seat", "name", "kind", "stand_in", "here", "waiting", "silent"}

LEAVING = ("**/api/tables", "**/join")
"""The page goes elsewhere as soon as it has these answers, so they are taken on the way."""


class Received:
    """Everything that a page is sent, as it comes."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[tuple[str, str]] = []
        """Of every request the path and what came back: headers and body."""
        page.on("websocket", self._socket)
        page.on("requestfinished", self._answer)
        for path in LEAVING:
            page.route(path, self._answer_before_leaving)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def _answer(self, request: Request) -> None:
        answer = request.response()
        if not any(fnmatch(request.url, path) for path in LEAVING):
            assert answer is not None
            self.answers.append((request.url, f"{answer.headers}\n{answer.text()}"))

    def _answer_before_leaving(self, route: Route) -> None:
        answer = route.fetch()
        self.answers.append((route.request.url, f"{answer.headers}\n{answer.text()}"))
        route.fulfill(response=answer)

    @property
    def before_the_end(self) -> str:
        """All of it up to the last frame of the running match, and every answer but the record."""
        frames = [frame for frame in self.frames if json.loads(frame)["status"] != "over"]
        return "\n".join(frames + [text for url, text in self.answers if not url.endswith("/record")])


class Truth:
    """A match as the database tells it."""

    def __init__(self, server: Server, table: str) -> None:
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as base:
            base.row_factory = sqlite3.Row
            facts = base.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone()
            seats = base.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", [table]).fetchall()
            lines = base.execute("SELECT text FROM entries WHERE table_id = ? ORDER BY number", [table]).fetchall()
        self.game = ofrenda.game(facts["game"])
        self.secret: str = facts["secret"]
        self.seeds: list[str] = [seat["seed"] for seat in seats]
        self.names = labels([seat["name"] for seat in seats])
        self.options = json.loads(facts["options"])
        self.entries = list(records.parse_entries([line["text"] for line in lines]))

    def seen_by(self, seat: int | None) -> dict[int, dict[str, Any]]:
        """For each number of entries what the seat may see then, as it crosses the wire."""
        replay = Replay(self.game, len(self.names), self.game.rules(len(self.names), self.options).options, {})
        questions: dict[int, int] = {}
        moments: list[str] = []
        seen = {}
        for number, entry in enumerate([None, *self.entries]):
            if entry is not None:
                replay.take(entry)
            acted = entry.seat - 1 if isinstance(entry, Act) else None
            owing = replay.state.deciders()
            before = entry.to if isinstance(entry, Undo) else number
            kept = {one: asked for one, asked in questions.items() if one != acted and asked < before}
            questions = {one: kept.get(one, number) for one in owing}
            moments += [self._moment(recent, seat) for recent in replay.recent if recent.number == number]
            seen[number] = self._seen(replay, seat, questions) | {"moments": [*moments]}
        return seen

    def _moment(self, recent: Recent, seat: int | None) -> str:
        line = moment_line(self.game, recent, Eyes(seat), self.names)
        return json.dumps(json.loads(msgspec.json.encode(line)))

    def _told(self, replay: Replay, seat: int | None) -> list[LogLine]:
        happened = [(0, event) for event in replay.opening]
        happened += [(step.number, event) for step in replay.steps for event in step.events]
        witnessed = [(number, event) for number, event in happened if event.seen_by(seat)]
        events = [event for _number, event in witnessed]
        told = list(retold(events)) if replay.state.stack else events
        forgets = bool(replay.state.stack) and self.game.forgets(replay.state.rules)
        turn = max((at for at, event in enumerate(events) if event.turn), default=0) if forgets else 0
        return [
            LogLine(witnessed[at][0], text, event.rule if at >= turn else "")
            for at, event in enumerate(told)
            if (text := plain(self.game.text.event(event, self.names)))
        ]

    def _seen(self, replay: Replay, seat: int | None, questions: dict[int, int]) -> dict[str, Any]:
        state = replay.state
        over = not state.stack
        view = self.game.open_view(state) if over else state.view(seat)
        asked = seat in questions and seat is not None
        actions, barred = action_lines(state, view, seat, self.names) if asked and seat is not None else ([], [])
        offers = Offers({action.id: action.label for action in actions})
        seen = {
            "view": view,
            "scene": self.game.scene.draw(view, offers, self.names, STILL),
            "standings": [self.game.text.standing(view, other) for other in range(len(self.names))],
            "log": self._told(replay, seat),
            "actions": actions,
            "barred": barred,
            "prompt": plain(self.game.text.question(view, self.names)) if actions else "",
            "question": questions[seat] if actions and seat is not None else None,
            "forced": len(actions) == 1 and not state.stack[-1].BY_HAND,
            "may_let_pass": bool(actions) and goes_by(state, seat),
            "result": state.result(),
            "ending": plain(self.game.text.ending(view, self.names)) if over else "",
            "reckoning": reckoning_lines(self.game, view, replay.told) if over else [],
        }
        told: dict[str, Any] = json.loads(msgspec.json.encode(seen))
        return told


def completed(frames: list[str]) -> list[str]:
    """The frames of a page, each with its whole story and scene, as the page puts them together."""
    log: list[Any] = []
    scene: list[str] = []
    whole = []
    for text in frames:
        frame = json.loads(text)
        if frame["log_from"] > len(log):
            raise AssertionError("a story goes on from lines that were never sent")
        log = frame["log"] = [*log[: frame["log_from"]], *frame["log"]]
        for moment in frame["moments"]:
            scene = moment["scene"] = list(joined(moment["scene"], scene))
        scene = frame["scene"] = list(joined(frame["scene"], scene))
        whole.append(json.dumps(frame))
    return whole


def joined(parts: list[str | int], before: list[str]) -> Iterator[str]:
    """A scene as it was sent, whole: a number stands for so many parts that are as before."""
    at = 0
    for part in parts:
        if isinstance(part, str):
            yield part
            at += 1
        else:
            assert at + part <= len(before), "a scene goes on from parts that were never sent"
            yield from before[at : at + part]
            at += part


def goes_by(state: State[Any], seat: int | None) -> bool:
    """Whether the seat is asked in a window about tokens that does not concern it."""
    phase = state.stack[-1]
    return phase.is_window and not phase.BY_HAND and not phase.concerns(state, seat)


def wrong(frames: list[str], seen: dict[int, dict[str, Any]]) -> Iterator[str]:
    """What frames tell that whoever may see this may not see, or not so."""
    for text in frames:
        frame = json.loads(text)
        if frame["status"] == "gathering":
            yield from (f"{key} before the start" for key in SEEN if frame[key])
            continue
        right = seen[frame["number"]]
        yield from (f"{key} at {frame['number']}" for key in SEEN - {"log"} if frame[key] != right[key])
        told = right["log"]
        if len(frame["log"]) < min(len(told), KEPT) or frame["log"] != told[len(told) - len(frame["log"]) :]:
            yield f"log at {frame['number']}"
        known = iter(right["moments"])  # each frame has some of them, in their order
        if not all(json.dumps(moment) in known for moment in frame["moments"]):
            yield f"moments at {frame['number']}"
        yield from (f"{key} is not known" for key in frame.keys() - SEEN - OPEN - {"moments"})
        yield from (f"{key} of a seat" for seat in frame["seats"] for key in seat.keys() ^ SEAT)


class TakesBack:
    """Answers by clicking, and once takes an answer back; if the other must agree, they do."""

    def __init__(self, *pages: Page, after: int = 9) -> None:
        self._pages = pages
        self._left = after

    def __call__(self, page: Page, at: int) -> None:
        before = look(page)["number"]
        click(page, at)
        self._left -= 1
        if self._left == 0:
            until(lambda: look(page)["number"] != before)
            now = look(page)["number"]
            page.locator("#undo").click()
            until(lambda: self._agreed() or look(page)["number"] != now)
            until(lambda: look(page)["number"] != now)

    def _agreed(self) -> bool:
        for page in self._pages:
            agree = page.locator("#undo-asked button", has_text="Agree")
            if agree.count():
                agree.click()
                return True
        return False


def tokens(page: Page) -> list[str]:
    return [cookie["value"] for cookie in page.context.cookies() if cookie["name"].startswith("seat-")]


@pytest.mark.parametrize("game", HIDDEN)
def test_nobody_is_sent_what_they_may_not_know(browser: Browser, server: Server, game: str):
    with ExitStack() as browsers:
        ana, luis, eva = (browsers.enter_context(opened(browser, server)) for _person in range(3))
        received = [Received(page) for page in (ana, luis, eva)]
        sit_down(ana, game, SEATS.get(game, ("me", "friend")), watchable=True, **OPTIONS.get(game, {}))
        eva.goto(ana.url.partition("#")[0])
        join(luis, ana, "Luis")
        play_out(game, ana, luis, act=TakesBack(ana, luis))
        eva.wait_for_selector("#over:not([hidden])")
        truth = Truth(server, ana.url.rpartition("/")[2].partition("#")[0])
        secrets = [tokens(page) for page in (ana, luis)]

    assert any(isinstance(entry, Undo) for entry in truth.entries)
    views = {seat: truth.seen_by(seat) for seat in (0, 1, None)}
    for seat, own in zip(views, received, strict=True):
        through: dict[int | None, list[str]] = {}
        for frame in completed(own.frames):
            through.setdefault(json.loads(frame)["seat"], []).append(frame)
        assert through.keys() <= {seat, None}  # before a guest sits down, their page is a spectator's
        assert len(through[seat]) > 10
        assert sum(len(json.loads(frame)["moments"]) for frame in through[seat]) > 20
        for eyes, frames in through.items():
            assert list(wrong(frames, views[eyes])) == []
        # The same comparison finds a leak: these frames are not what anybody else may see.
        for other in views.keys() - {seat}:
            assert list(wrong(through[seat], views[other]))

    for seat, own in enumerate(received):
        foreign = [token for other, kept in enumerate(secrets) if other != seat for token in kept]
        foreign += [truth.secret, *[seed for other, seed in enumerate(truth.seeds) if seed and other != seat]]
        assert len(foreign) >= 3
        for secret in foreign:
            assert secret not in own.before_the_end
        for url, text in own.answers:
            if url.endswith("/moves"):
                body = json.loads(text.rpartition("\n")[2])
                assert body.keys() == {"entry", "text"}
                assert body["text"] == str(truth.entries[body["entry"] - 1])
                assert body["text"].startswith(f"{seat + 1} ")


@pytest.mark.parametrize("game", HIDDEN)
def test_secrets_are_behind_the_curtain_until_it_is_lifted(browser: Browser, server: Server, game: str):
    """Two on one device: neither page nor frames hold what somebody knows who has not said that they are there."""
    lifted: list[tuple[int, int]] = []  # how many frames had come when a seat lifted the curtain

    def lift(page: Page) -> None:
        last = json.loads(completed(received.frames)[-1])
        assert (last["curtain"], last["actions"], last["question"]) == (True, [], None)
        assert page.locator("#actions button").count() == 0
        assert page.evaluate(
            "svg => Object.assign(document.createElement('div'), { innerHTML: svg }).innerHTML"
            " === document.getElementById('scene').innerHTML",
            "".join(last["scene"]),
        )
        lifted.append((len(received.frames), last["seat"]))
        lift_curtain(page, lambda page: page.keyboard.press("Enter"))

    with opened(browser, server) as device:
        received = Received(device)
        sit_down(device, game, ("me", "here"), **OPTIONS.get(game, {}))
        play_out(game, device, lift=lift)
        truth = Truth(server, device.url.rpartition("/")[2])

    views = {seat: truth.seen_by(seat) for seat in (0, 1, None)}
    for number, frame in enumerate(completed(received.frames)):
        told = json.loads(frame)
        who = next((seat for count, seat in reversed(lifted) if count <= number), None)
        asked = told["question"] is not None
        assert not asked or told["seat"] == who
        eyes = told["seat"] if told["status"] == "over" else who if asked else None
        assert list(wrong([frame], views[eyes])) == []
    assert {seat for _count, seat in lifted} == {0, 1}


def test_the_comparison_finds_a_doctored_frame():
    """A key that is not known, a word in the log, a seat that tells more: each is found."""
    game = ofrenda.game(HIDDEN[0])
    seen = {
        "view": 1,
        "scene": "s",
        "standings": ["1 card"],
        "log": ["a"],
        "actions": [],
        "barred": [],
        "prompt": "",
        "question": None,
    }
    moment = {"scene": "s", "told": ["b"], "own": False, "turn": False}
    seen |= {"moments": [json.dumps(moment)]}
    seen |= {"forced": False, "may_let_pass": False, "result": None, "ending": "", "reckoning": []}
    honest = {
        **seen,
        "moments": [moment],
        "status": "playing",
        "number": 3,
        "title": game.title,
        "seats": [dict.fromkeys(SEAT)],
    }
    leaks = [
        {"hand": [4]},
        {"standings": ["a Dodge"]},
        {"log": ["a", "b"]},
        {"view": 2},
        {"moments": [moment | {"told": ["Luis drew a Dodge"]}]},
        {"seats": [dict.fromkeys({*SEAT, "token_hash"})]},
    ]

    assert list(wrong([json.dumps(honest)], {3: seen})) == []
    for leak in leaks:
        assert list(wrong([json.dumps(honest | leak)], {3: seen}))
