"""Nobody can be taken for somebody else by a name."""

from __future__ import annotations

import pytest

from ofrenda.server.errors import Refusal
from ofrenda.server.table.names import check_free, checked_name
from tests.server.conftest import Server


@pytest.mark.parametrize(
    "name", ["Ana", "José María", "Zoë", "Łukasz", "Ольга", "Νίκος", "田中", "محمد", "Ana 2", "💀"]
)
def test_names_of_all_the_world_are_welcome(name: str):
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("written", "shown"),
    [("  Ana ", "Ana"), ("Ana\u00a0\u2003Maria", "Ana Maria"), ("Ａｎａ", "Ana"), ("Jose\u0301", "José")],
)
def test_a_name_is_written_in_one_way(written: str, shown: str):
    assert checked_name(written) == shown


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "is needed"),
        (" \u200b ", "is needed"),
        ("...", "is needed"),
        ("A\u200bna", "cannot be seen"),
        ("A\u00adna", "cannot be seen"),
        ("Ana\u202eanA", "cannot be seen"),
        ("Ana\u3164", "cannot be seen"),
        ("A\x1b[31mna", "cannot be seen"),
        ("A:na", "any of :"),
        ("Ana" * 9, "at most 24 letters"),
        ("ﷺ" * 2, "at most 24 letters"),
        ("A" + "\u0301" * 3, "accents"),
        ("Аnа", "one script: letters of Cyrillic, Latin"),
        ("Νico", "one script: letters of Greek, Latin"),
        ("greedy bot 2", "Only bots"),
        ("Greedy  Bot 2", "Only bots"),
        ("random b0t l", "Only bots"),
    ],
)
def test_a_name_that_could_deceive_is_refused_with_the_reason(name: str, why: str):
    with pytest.raises(Refusal, match=why):
        checked_name(name)


@pytest.mark.parametrize("name", ["ana", "ANA", "Aná", "Аnа"])
def test_a_name_that_looks_like_another_is_taken(name: str):
    with pytest.raises(Refusal, match="already"):
        check_free(name, ["Luis", "Ana"])


def test_names_that_differ_are_free():
    check_free("Anna", ["Luis", "Ana"])


@pytest.mark.parametrize("name", ["greedy bot 2", "Аnа", "LUIS"])
def test_such_names_are_refused_at_the_table_too(server: Server, name: str):
    made = server.table([{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    path = f"/api/tables/{made['table']}"
    with server.client() as guest:
        guest.post(f"{path}/join", json={"invite": made["invite"], "name": "Luis", "seed": "x"})
        refused = guest.post(f"{path}/join", json={"invite": made["invite"], "name": name, "seed": "x"})

        assert refused.status_code == 409
        assert guest.get(path).json()["seats"][2]["kind"] == "free"
