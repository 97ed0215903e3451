"""Everybody reads their own language, at the same table too."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from litestar.datastructures import Headers

from ofrenda.server.http.language import accepted, chosen
from ofrenda.server.table.lines import Shown
from ofrenda.server.table.messages import Look, shown
from ofrenda.server.table.tables import Tables
from ofrenda.words import _, speaking
from tests.server.clock import ManualClock
from tests.server.conftest import Server
from tests.server.inside import in_house, wish


def test_the_dearest_language_of_a_browser_comes_first():
    assert accepted("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.95, *;q=0.5") == ["fr", "de", "fr", "en", "*"]
    assert accepted("de;q=0, es;q=x, en") == ["en"]
    assert accepted("") == []


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"accept-language": "es-MX,es;q=0.9,en;q=0.8"}, "es"),
        ({"accept-language": "fr-FR,de;q=0.5"}, "de"),
        ({"accept-language": "fr"}, "en"),
        ({"accept-language": "es", "cookie": "language=de"}, "de"),
        ({"accept-language": "es", "cookie": "language=tlh; other=1"}, "es"),
        ({"accept-language": "es", "cookie": "\x00;;=="}, "es"),
    ],
)
def test_ones_own_choice_counts_before_the_browsers_wish(headers: dict[str, str], language: str):
    assert chosen(Headers(headers)) == language


@pytest.mark.parametrize("language", ["de", "es"])
def test_pages_and_refusals_follow_the_reader(server: Server, language: str):
    with speaking(language):
        heading, refusal = _("Watch a record"), _("There is nothing at this address.")
    with server.client() as client:
        page = client.get("/replay", headers={"accept-language": language})
        nothing = client.get("/api/nowhere", headers={"accept-language": language})

    assert f'<html lang="{language}">' in page.text
    assert page.headers["content-language"] == language
    assert "accept-language" in page.headers["vary"]
    assert heading != "Watch a record"
    assert heading in page.text
    assert nothing.json()["message"] == refusal


def test_the_choices_of_an_option_are_words_of_the_reader(server: Server):
    """What a form sends stays the same in every language; what it shows does not."""
    with server.client() as client:
        games = client.get("/api/games", headers={"accept-language": "de"}).json()
        page = client.get("/", headers={"accept-language": "de"}).text
    options = {option["name"]: option for game in games for option in game["options"]}
    option = options["setup"]

    assert option["choices"] == ["rulebook", "published"]
    assert option["words"] == ["das Regelheft", "das veröffentlichte Spiel"]
    assert re.search(r'<option value="published"\s*>das veröffentlichte Spiel</option>', page)


def test_at_one_table_each_reads_their_own(tmp_path: Path):
    async def read(here: Tables, _clock: ManualClock) -> None:
        made = await here.create(wish("me", "bot"))
        table = await here.find(made.table)

        async def seen_in(language: str) -> Shown:
            with speaking(language):
                return shown(table, (0,), Look())

        english, german, spanish, again = await asyncio.gather(*(seen_in(name) for name in ("en", "de", "es", "en")))

        for one, other in ((english, german), (english, spanish), (german, spanish)):
            assert one.prompt != other.prompt
            assert one.seats[1].name != other.seats[1].name
            assert one.scene != other.scene
            assert one.standings != other.standings
        assert again.prompt == english.prompt
        assert again.scene == english.scene
        assert again.log == english.log

    in_house(tmp_path, read)
