"""The example bot of the docs plays against a live server, and the schema keeps its word."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.conftest import Server

DOCS = Path(__file__).parents[2] / "docs"


def test_the_bot_in_the_docs_plays_a_whole_match(server: Server, tmp_path: Path):
    code = re.search(r"```python\n(.*?)```", (DOCS / "api.md").read_text(), re.S)[1]
    bot = tmp_path / "bot.py"
    bot.write_text(code)
    printed = subprocess.run(
        [sys.executable, str(bot), server.url], capture_output=True, text=True, timeout=60, check=True
    )

    assert len(code.strip().split("\n")) < 60
    assert re.search(r"wins|share", printed.stdout)


def test_every_route_is_in_the_docs(server: Server):
    docs = (DOCS / "api.md").read_text()
    paths = httpx.get(f"{server.url}/schema/openapi.json").json()["paths"]

    for path in paths:
        if path.startswith("/api/tables"):
            assert path.replace("{table_id}", "ID").replace("{seat}", "N") in docs, path


@pytest.mark.parametrize("mode", GenerationMode)
def test_the_schema_is_true(server: Server, mode: GenerationMode):
    """Schemathesis makes requests of every shape that the schema allows, and of shapes that it does not.

    Each gets an answer, never a breakdown; what fits is not called malformed, what does not fit is refused, and every
    answer has the status, the headers and the shape that the schema tells.
    """
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    tried = 0
    for operation in schema.get_all_operations():

        @given(case=operation.ok().as_strategy(generation_mode=mode))
        @settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def answers(case: schemathesis.Case) -> None:
            nonlocal tried
            tried += 1
            case.call_and_validate()

        with suppress(Unsatisfiable):  # where nothing is sent, nothing can be wrong
            answers()

    assert tried > 200
