"""What the operator is told: structured lines without secrets, and figures for Prometheus."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Server, until


def lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]


@pytest.mark.parametrize("addresses", [False, True])
def test_requests_are_logged_as_json_without_secrets(tmp_path: Path, addresses: bool):
    server = Server(tmp_path)
    server.start("--log-json", "--log-requests", *(["--log-addresses"] if addresses else []))
    made = server.table([{"kind": "me"}, {"kind": "friend"}])
    path = f"/api/tables/{made['table']}"
    with server.client(made["token"]) as client:
        client.get(path, params={"seat": 0})
        client.get("/nowhere")
    until(lambda: any(line.get("path") == "/nowhere" for line in lines(server)))
    server.kill()

    asked = next(line for line in lines(server) if line.get("path") == path)
    assert (asked["method"], asked["status"], asked["level"]) == ("GET", 200, "info")
    assert asked["ms"] >= 0
    assert ("address" in asked) == addresses
    text = server.log.read_text()
    for secret in (made["token"], made["invite"], "seat=0"):
        assert secret not in text
    assert ("127.0.0.1" in re.sub(r"Open http.*", "", text)) == addresses


def test_without_the_option_no_request_is_logged(server: Server):
    with server.client() as client:
        client.get("/api/games")

    assert "/api/games" not in server.log.read_text()


def test_figures_for_prometheus_are_told_where_they_are_asked_for(tmp_path: Path, server: Server):
    with server.client() as client:
        assert client.get("/metrics").status_code == 404

    measured = Server(tmp_path)
    measured.start("--metrics")
    measured.table()
    with measured.client() as client:
        told = client.get("/metrics")
    measured.kill()

    assert told.headers["content-type"].startswith("text/plain")
    assert "ofrenda_tables_live 1.0" in told.text
    for name in ("sockets_open", "workers_waiting", "entries_written", "disk_free_bytes"):
        assert f"\nofrenda_{name} " in told.text
