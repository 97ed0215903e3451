"""Behind a proxy: pages of the public address are ours, and their cookies travel by https alone."""

from __future__ import annotations

import pytest

from tests.server.conftest import Server, running

PUBLIC = "https://games.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with running(tmp_path_factory.mktemp("public"), "--public-url", PUBLIC) as started:
        yield started


def test_cookies_count_from_the_public_address_and_are_secure(server: Server):
    made = server.table()
    path = f"/api/tables/{made['table']}"
    cookie = {"cookie": f"seat-{made['table']}={made['token']}"}
    with server.client() as browser:
        ours = browser.post(f"{path}/chat", json={"text": "hola"}, headers={**cookie, "origin": PUBLIC})
        foreign = browser.post(
            f"{path}/chat", json={"text": "hola"}, headers={**cookie, "origin": "https://evil.example"}
        )
        nowhere = browser.post(f"{path}/chat", json={"text": "hola"}, headers={**cookie, "origin": "null"})
        returned = browser.post(f"{path}/return", json={"token": made["token"]})

    assert (ours.status_code, foreign.status_code, nowhere.status_code) == (204, 403, 403)
    assert "Secure" in returned.headers["set-cookie"]
