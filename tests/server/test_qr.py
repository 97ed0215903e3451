"""An invitation can be read by the camera of a phone."""

from __future__ import annotations

from tests.server.conftest import Server


def test_a_link_of_this_server_is_drawn(server: Server):
    with server.client() as client:
        answer = client.post("/api/qr", json={"link": f"{server.url}/t/abc#invite=xyz"})
    assert answer.status_code == 200
    assert answer.json()["svg"].startswith("<svg")


def test_another_link_is_not_drawn(server: Server):
    with server.client() as client:
        for link in ("https://elsewhere.example/t/abc", f"{server.url}.elsewhere.example/t/abc", ""):
            answer = client.post("/api/qr", json={"link": link})
            assert answer.status_code == 409, link
            assert "this server" in answer.json()["message"]
