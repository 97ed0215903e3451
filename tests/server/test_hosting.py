"""What docs/hosting.md tells an operator to do is done here, step by step and to the letter, with the real programs."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

import ofrenda
from tests.server.conftest import RUN, Server, until

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
HOST = "games.example"
PUBLIC = f"https://{HOST}"
ELSEWHERE = "127.0.0.2"
"""Another address of this machine, as somebody's who comes from outside."""
UNPACKED = Path(sys.prefix) / "proxies" / "usr"
SEARCHED = os.pathsep.join([os.environ["PATH"], "/usr/sbin", str(UNPACKED / "sbin"), str(UNPACKED / "bin")])
"""Where nginx and caddy may be: the system's, or what `make proxies` has unpacked."""


def blocks(beginning: str) -> list[str]:
    """The code blocks of the page that begin so."""
    return [block for block in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL) if block.startswith(beginning)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# Behind a proxy


class Proxy:
    """A web server in front of ours, and the certificate by which it is believed."""

    def __init__(self, port: int, authority: Path) -> None:
        self.port = port
        self._authority = authority

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self._authority))

    def line(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), source_address=(ELSEWHERE, 0))

    def client(self) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=self.trust, local_address=ELSEWHERE)
        ask = {"sni_hostname": HOST}
        hooks = {"request": [lambda request: request.extensions.update(ask)]}
        client = httpx.Client(base_url=f"https://127.0.0.1:{self.port}", transport=transport, event_hooks=hooks)
        client.headers["host"] = HOST
        return client

    def answers(self) -> bool:
        try:
            with self.client() as client:
                return client.get("/health").status_code == 200
        except (httpx.TransportError, FileNotFoundError):
            return False


@contextmanager
def nginx(folder: Path, upstream: int) -> Iterator[Proxy]:
    """With the `location` of the page, in the least that nginx needs around it."""
    port, key, certificate = free_port(), folder / "key.pem", folder / "certificate.pem"
    make = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={HOST} -addext subjectAltName=DNS:{HOST}"
    subprocess.run([*shlex.split(make), "-keyout", key, "-out", certificate], check=True, capture_output=True)
    (location,) = blocks("location")
    places = "\n".join(
        f"{name}_temp_path {folder / name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    settings = folder / "nginx.conf"
    settings.write_text(
        f"daemon off; pid {folder / 'nginx.pid'}; error_log {folder / 'nginx.log'}; events {{}}\n"
        f"http {{ access_log off; {places}\n"
        f"server {{ listen 127.0.0.1:{port} ssl; server_name {HOST};\n"
        f"ssl_certificate {certificate}; ssl_certificate_key {key};\n"
        f"{location.replace('127.0.0.1:8000', f'127.0.0.1:{upstream}')} }} }}\n"
    )
    with running(
        ["nginx", "-e", str(folder / "nginx.log"), "-c", str(settings)], folder, Proxy(port, certificate)
    ) as up:
        yield up


@contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[Proxy]:
    """With the page's Caddyfile, below lines that keep it from asking the world for a certificate."""
    port = free_port()
    (site,) = blocks(f"{HOST} {{")
    settings = folder / "Caddyfile"
    settings.write_text(
        "{\n"
        "admin off\nauto_https disable_redirects\nlocal_certs\nskip_install_trust\ndefault_bind 127.0.0.1\n"
        f"http_port {free_port()}\nhttps_port {port}\n"
        "}\n" + site.replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    )
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    command = ["caddy", "run", "--config", str(settings), "--adapter", "caddyfile"]
    with running(command, folder, Proxy(port, authority)) as up:
        yield up


@contextmanager
def running(command: list[str], folder: Path, proxy: Proxy) -> Iterator[Proxy]:
    program = shutil.which(command[0], path=SEARCHED)
    if program is None:
        pytest.skip(f"{command[0]} is not installed, and could not be unpacked (make proxies)")
    environment = os.environ | {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen([program, *command[1:]], stdout=log, stderr=log, env=environment)
    try:
        until(proxy.answers, 30)
        yield proxy
    finally:
        process.terminate()
        process.wait(20)


PROXIES = [nginx, caddy]


@pytest.mark.parametrize("proxy", PROXIES)
def test_behind_the_proxy_of_the_page_people_play_and_count_by_their_own_address(tmp_path: Path, proxy):
    server = Server(tmp_path)
    with proxied(server, proxy, "--trusted-proxy", "127.0.0.1") as (front, client):
        seats = [{"kind": "me"}, {"kind": "bot"}]
        wish = {"game": "rolling-bones", "name": "Ana", "seed": "a", "pace": "at-once", "seats": seats}
        forged = {"x-forwarded-for": "203.0.113.9", "origin": PUBLIC}
        made = client.post("/api/tables", json=wish, headers=forged)
        assert made.status_code == 201, made.text
        assert "secure" in made.headers["set-cookie"].lower()

        path = f"/api/tables/{made.json()['table']}"
        cookie = made.headers["set-cookie"].partition(";")[0]
        headers = {"cookie": cookie}
        address = f"wss://{HOST}{path}/live"
        with connect(address, sock=front.line(), ssl=front.trust, origin=PUBLIC, additional_headers=headers) as page:
            now = json.loads(page.recv(30))
            while now.get("question") is None:
                now |= json.loads(page.recv(30))
            move = {"question": now["question"], "action": now["actions"][0]["name"]}
            moved = client.post(f"{path}/moves", json=move, headers=headers | {"origin": PUBLIC})
            assert moved.status_code == 201, moved.text
            while json.loads(page.recv(30))["number"] < moved.json()["entry"]:
                pass

    assert addresses(server, "POST") == {ELSEWHERE}


@pytest.mark.parametrize("proxy", PROXIES)
def test_a_proxy_that_nobody_named_is_not_believed(tmp_path: Path, proxy):
    server = Server(tmp_path)
    with proxied(server, proxy) as (_front, client):
        client.post("/api/replay", json={})

    assert addresses(server, "POST") == {"127.0.0.1"}


@contextmanager
def proxied(server: Server, proxy, *more: str) -> Iterator[tuple[Proxy, httpx.Client]]:
    """The server as the page starts it, with a proxy before it and somebody who asks there."""
    server.start("--public-url", PUBLIC, "--log-requests", "--log-json", "--log-addresses", *more)
    try:
        with proxy(server.log.parent, server.port) as front, front.client() as client:
            yield front, client
    finally:
        server.kill()


def addresses(server: Server, method: str) -> set[str]:
    """From where requests of this method came, by the log."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return {line["address"] for line in lines if line.get("method") == method}


# As a service


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    (unit,) = blocks("[Unit]")
    program = tmp_path / "ofrenda"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    file = tmp_path / "ofrenda.service"
    file.write_text(unit.replace("/opt/ofrenda/bin/ofrenda", str(program)))

    verified = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True)
    assert [line for line in verified.stderr.splitlines() if "ofrenda.service" in line] == []


def test_the_command_of_the_unit_starts_a_server(tmp_path: Path):
    (unit,) = blocks("[Unit]")
    line = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    words = shlex.split(line.removeprefix("ExecStart="))
    assert words[:2] == ["/opt/ofrenda/bin/ofrenda", "serve"]
    at = words.index("--database")
    assert words[at + 1].startswith("sqlite:////var/lib/ofrenda/")

    server = Server(tmp_path)
    server.start(*words[2:at], *words[at + 2 :])
    assert server.stop() in (0, -signal.SIGTERM)  # which systemd takes for a clean end


# Copies, upgrades, and back


class Operator:
    """Somebody at a shell with the commands of the page, and a server that keeps its matches where it usually does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "data" / "ofrenda" / "ofrenda.sqlite"
        self.newer = ""
        (folder / "backup").mkdir()
        program = folder / "ofrenda"
        program.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{RUN}" "$@"\n')
        program.chmod(0o755)

    @property
    def _environment(self) -> dict[str, str]:
        path = os.pathsep.join(filter(None, [self.newer, os.environ.get("PYTHONPATH", "")]))
        return os.environ | {
            "PATH": f"{self.folder}{os.pathsep}{os.environ['PATH']}",
            "XDG_DATA_HOME": str(self.folder / "data"),
            "PYTHONPATH": path,
            "LANGUAGE": "en",
        }

    def does(self, commands: str, code: int = 0) -> str:
        """Runs lines of the page in a shell; what they said."""
        commands = commands.replace("/backup/", f"{self.folder / 'backup'}/")
        done = subprocess.run(
            ["sh", "-ec", commands], env=self._environment, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == code, done.stderr
        return done.stdout + done.stderr

    @contextmanager
    def serving(self) -> Iterator[httpx.Client]:
        port = free_port()
        log = (self.folder / "server.log").open("ab")
        process = subprocess.Popen(
            [str(self.folder / "ofrenda"), "serve", "--port", str(port)], env=self._environment, stdout=log, stderr=log
        )
        log.close()
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            try:
                until(lambda: _alive(client), 30)
                yield client
            finally:
                process.terminate()
                process.wait(20)


def _alive(client: httpx.Client) -> bool:
    try:
        return client.get("/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.fixture
def operator(tmp_path: Path) -> Operator:
    return Operator(tmp_path)


def seat_ana(client: httpx.Client) -> str:
    """A new table; her token, for all that follows."""
    seats = [{"kind": "me"}, {"kind": "here", "name": "Luis"}]
    wish = {"game": "rolling-bones", "name": "Ana", "seed": "a", "seats": seats}
    made = client.post("/api/tables", json=wish).json()
    client.cookies.clear()
    client.headers["authorization"] = f"Bearer {made['token']}"
    return str(made["table"])


def entries(client: httpx.Client, table: str) -> int:
    """How far the match has come."""
    return int(client.get(f"/api/tables/{table}").json()["number"])


def move(client: httpx.Client, table: str) -> None:
    """Whoever is asked on Ana's device does the first thing on the list."""
    looks = [client.get(f"/api/tables/{table}", params={"seat": seat}).json() for seat in range(2)]
    now = next(now for now in looks if now["question"] is not None)
    body = {"question": now["question"], "action": now["actions"][0]["name"], "seat": now["seat"]}
    assert client.post(f"/api/tables/{table}/moves", json=body).status_code == 201


def test_a_copy_is_made_and_gone_back_to_as_the_page_says(operator: Operator):
    (backup,) = blocks("ofrenda admin backup")
    (restore,) = blocks("ofrenda admin restore")
    with operator.serving() as client:
        table = seat_ana(client)
        move(client, table)
        then = entries(client, table)
        operator.does(backup)
        move(client, table)
        later = entries(client, table)
        token = client.headers["authorization"]
    assert later > then > 0

    said = operator.does(restore.replace("2026-11-02", time.strftime("%Y-%m-%d")))
    assert "before-restore" in said
    with operator.serving() as client:
        client.headers["authorization"] = token
        assert entries(client, table) == then
        move(client, table)

    kept = Path(f"{operator.file}.before-restore")
    with sqlite3.connect(kept) as before:
        assert before.execute("SELECT count(*) FROM entries").fetchone()[0] == later
    before.close()


MIGRATION = '''
"""A column that only a newer version knows."""
from alembic import op
import sqlalchemy as sa
revision = "9000"
down_revision = "{head}"
def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.String(8)))
'''


def newer_version(folder: Path) -> str:
    """The same program with one migration more; where it is installed."""
    shutil.copytree(Path(ofrenda.__file__).parent, folder / "newer" / "ofrenda")
    versions = folder / "newer" / "ofrenda" / "server" / "store" / "migrations" / "versions"
    last = max(versions.glob("v*.py")).read_text()
    head = re.search(r'^revision = "(\w+)"', last, re.MULTILINE)
    assert head is not None
    (versions / "v9000_mood.py").write_text(MIGRATION.format(head=head[1]))
    return str(folder / "newer")


def test_an_upgrade_is_made_and_taken_back_as_the_page_says(operator: Operator):
    with operator.serving() as client:
        table = seat_ana(client)
        move(client, table)
        then = entries(client, table)
        token = client.headers["authorization"]

    operator.newer = newer_version(operator.folder)
    copy = f"{operator.file}.before-upgrade"
    with operator.serving() as client:
        client.headers["authorization"] = token
        assert entries(client, table) == then
        move(client, table)
    assert copy in (operator.folder / "server.log").read_text()

    operator.newer = ""
    assert "was written by a newer version of Ofrenda" in operator.does("ofrenda serve", code=2)
    operator.does(f"ofrenda admin restore {copy}\nofrenda admin check")
    with operator.serving() as client:
        client.headers["authorization"] = token
        assert entries(client, table) == then
        move(client, table)
