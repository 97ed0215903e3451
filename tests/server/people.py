"""People at a table of a real server."""

from __future__ import annotations

from contextlib import ExitStack
from threading import Event
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from ofrenda.kernel.rng import Rng, seeded
from tests.server.conftest import Server


class People:
    """Ana and Luis at a table, each with an open page; between them whoever is `here` on Ana's device, and bots."""

    def __init__(
        self, server: Server, stack: ExitStack, here: tuple[str, ...] = (), bots: int = 0, **more: Any
    ) -> None:
        self._server = server
        self._stack = stack
        together = [{"kind": "here", "name": name} for name in here]
        self._seats = [{"kind": "me"}, *together, *[{"kind": "bot"}] * bots, {"kind": "friend"}]
        self._more = more
        self._sit_down()

    def _sit_down(self) -> None:
        server, stack = self._server, self._stack
        made = server.table(self._seats, **self._more)
        self.path = f"/api/tables/{made['table']}"
        with server.client() as guest:
            joined = guest.post(
                f"{self.path}/join", json={"invite": made["invite"], "name": "Luis", "seed": "luis"}
            ).json()
        tokens = [made["token"]] * (len(self._seats) - 1) + [joined["token"]]
        self.clients = [stack.enter_context(server.client(token)) for token in tokens]
        self.pages = [stack.enter_context(self._page(server, token)) for token in tokens]

    def _page(self, server: Server, token: str) -> ClientConnection:
        address = server.url.replace("http", "ws") + f"{self.path}/live"
        return connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None, max_queue=None)

    def shown(self, seat: int) -> dict[str, Any]:
        """The table as this person sees it, who lifts the curtain of a shared device."""
        now: dict[str, Any] = self.clients[seat].get(self.path, params={"seat": seat}).json()
        return now

    def answer(self, seat: int, action: str, now: dict[str, Any], sent: Event | None = None) -> httpx.Response:
        """What becomes of the answer; `sent` is set as soon as it is on its way."""

        def trace(step: str, _info: Any) -> None:
            if sent is not None and step == "http11.send_request_body.complete":
                sent.set()

        body = {"question": now["question"], "action": action, "seat": seat}
        return self.clients[seat].post(f"{self.path}/moves", json=body, extensions={"trace": trace})

    def answer_at_random(self, now: dict[str, Any], rng: Rng) -> None:
        actions = [action["name"] for action in now["actions"]]
        self.answer(now["seat"], actions[rng.below(len(actions))], now)

    def play_until(self, wanted: Any, most: int = 20_000) -> dict[str, Any]:
        """Answers at random, in another match if one ends, until what the asked seat sees is what is wanted."""
        rng = seeded("windows")
        for _look in range(most):
            looks = [self.shown(seat) for seat in range(len(self._seats))]
            if looks[0]["status"] == "over":
                self._sit_down()
            now = next((now for now in looks if now["question"] is not None), None)
            if now is None:
                continue
            if wanted(now):
                return now
            self.answer_at_random(now, rng)
        raise AssertionError("it never happened")
