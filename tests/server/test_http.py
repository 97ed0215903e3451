"""What every answer carries, what may be fetched, and whether the server is alive and ready."""

from __future__ import annotations

import socket
from base64 import b64encode
from pathlib import Path

import pytest

from tests.server.conftest import Server

WEB = Path(__file__).parents[2] / "src" / "ofrenda" / "web"


@pytest.mark.parametrize(
    "path", ["/", "/about", "/health", "/api/games", "/api/tables/none", "/nowhere", "/static/js/net.js"]
)
def test_every_answer_says_how_it_may_be_kept(server: Server, path: str):
    with server.client() as client:
        assert client.get(path).headers["cache-control"] in ("no-store", "no-cache")


@pytest.mark.parametrize(
    ("method", "path", "allowed"), [("PUT", "/api/tables", "POST"), ("POST", "/health", "GET, HEAD")]
)
def test_a_wrong_method_is_told_which_are_right(server: Server, method: str, path: str, allowed: str):
    with server.client() as client:
        answer = client.request(method, path)

    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path):
    busy = Server(tmp_path, requests_per_minute=5)
    busy.start()
    with busy.client() as client:
        answers = [client.get("/api/games") for _request in range(8)]
    busy.kill()

    assert answers[-1].status_code == 429
    assert 0 < int(answers[-1].headers["retry-after"]) <= 60


def test_files_of_the_pages_are_counted_too(tmp_path: Path):
    busy = Server(tmp_path, requests_per_minute=5)
    busy.start()
    with busy.client() as client:
        answers = [client.get("/static/js/net.js").status_code for _request in range(60)]
    busy.kill()

    assert answers[:10] == [200] * 10, "a page brings many"
    assert answers[-1] == 429


def test_only_what_browsers_need_is_served(server: Server):
    served = {
        path.relative_to(WEB).as_posix()
        for path in WEB.rglob("*")
        if path.is_file() and path.suffix in (".css", ".js", ".svg")
    }
    with server.client() as client:
        for path in sorted(served):
            assert client.get(f"/static/{path}").status_code == 200, path
        for path in ("__init__.py", "templates/page.html", "templates/", "js", "js/", "", "js/%2e%2e/__init__.py"):
            assert client.get(f"/static/{path}").status_code == 404, path


@pytest.mark.parametrize(
    "nonsense", ["%00", "js/%00.js", "js/%ff", "js/" + "x" * 5_000, "js/a%0d%0ab", "%2e%2e/%2e%2e/etc/passwd"]
)
def test_nonsense_is_not_found(server: Server, nonsense: str):
    with server.client() as client:
        assert client.get(f"/static/{nonsense}").status_code == 404


def test_the_server_is_alive_and_ready(server: Server):
    with server.client() as client:
        ready = client.get("/ready").json()
        assert (ready["status"], ready["database"]) == ("ok", "ok")
        assert ready["disk_free_bytes"] > 0
        assert ready["waiting"] == 0
        for path in ("/health", "/ready"):
            head = client.head(path)
            assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize(
    ("origin", "counts"),
    [("http://{host}", True), ("https://{host}", False), ("http://evil.example", False), ("null", False), ("", False)],
)
def test_a_cookie_counts_only_for_a_page_of_this_very_origin(server: Server, origin: str, counts: bool):
    made = server.table()
    host = server.url.removeprefix("http://")
    with server.client() as client:
        answer = client.get(
            f"/api/tables/{made['table']}",
            headers={"cookie": f"seat-{made['table']}={made['token']}", "origin": origin.format(host=host)},
        )

    assert answer.status_code == (200 if counts else 403)


def test_a_frame_that_is_no_utf8_is_closed_as_such_without_a_traceback(server: Server):
    made = server.table(watchable=True)
    head = (
        f"GET /api/tables/{made['table']}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(head.encode())
        line.recv(1_000)
        line.sendall(bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE]))
        received = b""
        while more := line.recv(100_000):
            received += more

    assert received.endswith(b"\x88\x02" + (1007).to_bytes(2, "big"))
    with server.client() as client:
        assert client.get("/health").status_code == 200
    assert "Traceback" not in server.log.read_text()
