"""The coach at the web table: to whom it speaks, from what it knows, and that nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import ofrenda
from ofrenda.bots.coach import coach
from ofrenda.games import drawn_games
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.server.errors import Refusal, TooMany
from ofrenda.server.processes import hints
from ofrenda.server.processes.crossing import Crossing, unpacked
from ofrenda.server.processes.hints import COACHES, PLACES_EACH, HintPool, question_for_coach
from ofrenda.server.table.tables import Tables
from ofrenda.table import Fair, Match
from tests.server.clock import ManualClock
from tests.server.conftest import Server, until
from tests.server.inside import in_house, wish

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


class Asking:
    """Somebody at a table of a real server who asks the coach."""

    def __init__(self, server: Server, token: str, table: str) -> None:
        self._server = server
        self._token = token
        self.path = f"/api/tables/{table}"

    def shown(self) -> dict[str, Any]:
        with self._server.client(self._token) as client:
            now: dict[str, Any] = client.get(self.path).json()
        return now

    def post(self, what: str, **body: Any) -> httpx.Response:
        with self._server.client(self._token) as client:
            return client.post(f"{self.path}/{what}", json=body)

    def asked(self) -> dict[str, Any]:
        return until(lambda: (now := self.shown())["question"] is not None and now)

    def hint(self, question: int) -> httpx.Response:
        return self.post("hint", question=question)

    def answer(self, now: dict[str, Any]) -> None:
        self.post("moves", question=now["question"], action=now["actions"][0]["name"])


@pytest.mark.parametrize("game", drawn_games())
def test_moves_have_a_worth_and_there_is_a_reason(server: Server, game: str):
    made = server.table(ALONE, game=game)
    ana = Asking(server, made["token"], made["table"])
    now = ana.asked()

    answer = ana.hint(now["question"])
    hint = answer.json()

    assert answer.status_code == 200, answer.text
    assert hint["question"] == now["question"]
    assert hint["reason"]
    labels = {action["id"]: action["label"] for action in now["actions"]}
    for move in hint["moves"]:
        assert labels[move["id"]] == move["label"]
        assert 0 <= move["chance"] <= 1
        assert "to win" in move["worth"]
        assert (move["points"] is not None) == (game == "rolling-bones")
    assert ana.hint(now["question"]).json() == hint, "asked again, the coach says the same"


def test_nobody_gets_a_hint_who_is_not_asked(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "here", "name": "Luis"}], hints=True)
    both = Asking(server, made["token"], made["table"])
    now = both.asked()
    other = 1 - now["seat"]
    refused = both.post("hint", question=now["question"], seat=other)

    assert refused.status_code == 409
    assert refused.json()["message"] == "You are not asked anything now."
    stranger = httpx.post(f"{server.url}{both.path}/hint", json={"question": now["question"]})
    assert stranger.status_code == 403


def test_a_hint_for_another_question_is_stale(server: Server):
    made = server.table(ALONE)
    ana = Asking(server, made["token"], made["table"])

    refused = ana.hint(ana.asked()["question"] + 1000)

    assert refused.json()["error"] == "stale"


def test_when_the_match_is_over_there_is_nothing_to_hint_at(server: Server):
    made = server.table(ALONE, options={"target": 1})
    ana = Asking(server, made["token"], made["table"])
    while now := until(lambda: (s := ana.shown()) and (s["question"] is not None or s["status"] == "over") and s):
        if now["status"] == "over":
            break
        bury = [action for action in now["actions"] if action["name"] == "bury"]
        ana.answer(now | {"actions": bury or now["actions"]})

    assert ana.hint(now["number"]).json()["message"] == "The match is over."


def test_where_a_bot_plays_the_seat_the_person_gets_no_hint(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "here", "name": "Luis"}], hints=True)
    ana = Asking(server, made["token"], made["table"])
    ana.post("seats/0/bot", level="easy")

    refused = ana.post("hint", question=0, seat=0)

    assert "A bot plays your seat now" in refused.json()["message"]


@pytest.mark.parametrize(("agreed", "status"), [(False, 409), (True, 200)])
def test_among_people_hints_are_off_unless_the_table_was_made_with_them(server: Server, agreed: bool, status: int):
    made = server.table([{"kind": "me"}, {"kind": "friend"}], hints=agreed)
    path = f"/api/tables/{made['table']}"
    waiting = httpx.get(server.url + path).json()
    with server.client() as guest:
        joined = guest.post(f"{path}/join", json={"invite": made["invite"], "name": "Luis", "seed": "l"}).json()
    people = [Asking(server, token, made["table"]) for token in (made["token"], joined["token"])]
    now, who = next((now, one) for one in people if (now := one.shown())["question"] is not None)
    answer = who.hint(now["question"])

    assert waiting["hints"] is agreed, "whoever sits down could see it before"
    assert now["hints"] is agreed
    assert answer.status_code == status, answer.text


def test_a_rematch_keeps_what_was_agreed(tmp_path: Path):
    async def again(here: Tables, _clock: ManualClock) -> None:
        made = await here.create(wish("me", "here", game="rolling-bones", hints=True, options={"target": 1}))
        table = await here.find(made.table)
        while not table.play.match.over:
            ((seat, question),) = table.questions.open.items()
            actions = table.play.match.state.actions(seat)
            names = [table.game.name(action) for action in actions]
            await table.move(seat, question, "bury" if "bury" in names else names[0])
        rematch = await here.rematch(table, (0, 1), made.token, "again")

        assert (await here.find(rematch.table)).hints.allowed

    in_house(tmp_path, again)


def test_a_hint_tells_the_others_nothing(tmp_path: Path):
    """Nobody's page is sent anything, and no time is noted by which somebody could tell."""

    async def quiet(here: Tables, _clock: ManualClock) -> None:
        made = await here.create(wish("me", "friend", hints=True))
        table = await here.find(made.table)
        await table.join(made.invite or "", "Luis", "luis")
        news = [table.watch((seat,)) for seat in (0, 1)]
        for event in news:
            event.clear()
        seat, question = next(iter(table.questions.open.items()))
        before = [one.last_seen for one in table.seating.seats], table.play.match.number
        await table.hints.ask(seat, question, "")

        assert not any(event.is_set() for event in news)
        assert before == ([one.last_seen for one in table.seating.seats], table.play.match.number)

    in_house(tmp_path, quiet)


def test_a_coach_that_fails_is_refused_in_words(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture):
    monkeypatch.setattr(hints, "advice", broken)
    pool = HintPool()

    try:
        with pytest.raises(Refusal, match="The coach found no answer"):
            asyncio.run(pool.advise(opening(), {}, [], ""))
    finally:
        pool.close()
    assert "a mistake in the coach" in caplog.text


def opening() -> Crossing:
    match = Match(ofrenda.game("rolling-bones"), ["Ana", "Luis"], Fair(bytes(32), ("a", "b")))
    while match.fall() is not None:
        pass
    return question_for_coach(match, match.state.deciders()[0], seeded(1))


def test_one_address_waits_for_a_few_hints_at_a_time_and_the_others_are_not_kept_waiting(
    monkeypatch: pytest.MonkeyPatch,
):
    async def ask_for_many() -> None:
        pool = HintPool()
        monkeypatch.setattr(pool._workers, "do", lambda *_asked: asyncio.Event().wait())
        greedy = [asyncio.create_task(pool.advise(opening(), {}, [], "a")) for _hint in range(COACHES + PLACES_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany, match="You have asked for much already"):
            await pool.advise(opening(), {}, [], "a")
        other = asyncio.create_task(pool.advise(opening(), {}, [], "b"))
        await asyncio.sleep(0)

        assert not other.done()
        assert pool.waiting == PLACES_EACH + 1
        for task in (*greedy, other):
            task.cancel()
        await asyncio.wait([*greedy, other])
        assert pool.waiting == 0
        pool.close()

    asyncio.run(ask_for_many())


def test_two_pages_of_one_seat_share_a_hint_and_nobody_waits_in_vain(tmp_path: Path):
    async def twice(here: Tables, _clock: ManualClock) -> None:
        made = await here.create(wish("me", "here", hints=True))
        table = await here.find(made.table)
        seat, question = next(iter(table.questions.open.items()))
        both = [asyncio.create_task(table.hints.ask(seat, question, "")) for _page in range(2)]
        await asyncio.sleep(0.01)
        both[0].cancel()  # this page was closed

        hint = await both[1]
        assert await table.hints.ask(seat, question, "") is hint

    in_house(tmp_path, twice)


def broken(*_asked: Any) -> None:
    raise ValueError("a mistake in the coach")


@pytest.mark.parametrize("slug", drawn_games())
def test_the_coach_is_told_nothing_but_a_resampled_state(slug: str):
    """What crosses does not depend on which of the worlds that the seat cannot tell apart is the true one."""
    game = ofrenda.game(slug)
    compared = redrawn = 0
    for number in range(6):
        match = Match(game, ["Ana", "Luis"], Fair(bytes([number] * 32), ("a", "b")))
        rng = seeded(slug, number)
        while compared < 40 * (number + 1) and not match.over:
            if match.fall() is not None:
                continue
            for seat in match.state.deciders():
                crossed = question_for_coach(match, seat, seeded("coach"))
                again = question_for_coach(twin(match, seat, rng), seat, seeded("coach"))
                compared += 1
                redrawn += crossed.world != match.state.encode()

                assert crossed.actions == again.actions
                assert crossed.remembered == again.remembered
                assert sight(crossed) == sight(again)
            seat = match.state.deciders()[0]
            actions = match.state.actions(seat)
            match.answer(seat, actions[rng.below(len(actions))])

    assert compared > 100
    remembers = game.forgets(match.state.rules)  # who remembers all closed caskets knows the true state
    assert (redrawn > compared / 2) == (game.hidden and not remembers)


def memory(match: Match, seat: int) -> Any:
    return unpacked(question_for_coach(match, seat, seeded(0)), coach(match.game)).memory


def sight(crossed: Crossing) -> Any:
    """All of what crosses that is not drawn at random: the seat's view."""
    return crossed.state().view(crossed.seat)


def twin(match: Match, seat: int, rng: Rng) -> Any:
    """The match, if another state were the true one that the seat could not tell from it."""
    state = match.state.resample(seat, rng, memory(match, seat))
    return SimpleNamespace(game=match.game, state=state, opening=match.opening, steps=match.steps)
