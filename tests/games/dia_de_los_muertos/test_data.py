"""Boards and decks of one's own: what can be played with is taken, the rest refused with the reason."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
import tomli_w

from ofrenda.games.dia_de_los_muertos.box import read_board, read_cards, shipped
from ofrenda.kernel.errors import DataError
from ofrenda.kernel.event import Log
from ofrenda.kernel.rng import seeded
from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import GAME, board, deck

BOARD = tomllib.loads(shipped("board.toml"))


def own_edges(group: str, without: list[int] | None = None, more: list[list[int]] | None = None) -> str:
    """The board with one way less or some more."""
    edges = [edge for entry in BOARD[group] for edge in entry["edges"] if edge != without] + (more or [])
    return board(**{group: [{"edges": edges, "source": "own box"}]})


def own_card(kind: str, **changes: Any) -> str:
    cards = tomllib.loads(shipped("cards.toml"))
    for card in cards["card"]:
        if card["name"] == kind:
            card.update(changes)
    return tomli_w.dumps(cards)


@rule("DM-P8")
def test_a_corrected_board_is_played_on():
    festivals = [festival | {"points": 4 - festival["points"]} for festival in BOARD["festival"]]
    state = GAME.start(3, data={"board.toml": board(festival=festivals)})

    assert list(state.rules.board.points) == [3, 2, 1]


@rule("DM-P8")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("start = [", "not valid TOML"),
        (board(start={"field": 40, "source": "rulebook"}), r"start\.field"),
        (board(start={"field": 0}), "source"),
        (board(start={"field": 0, "source": "hearsay"}), r"start\.source"),
        (board(dog={"field": 32, "source": "rulebook"}), "fields other than 32, where the dog lies"),
        (board(den=BOARD["den"][:2]), "three dens"),
        (board(den=[BOARD["den"][0] | {"entry": 10}, *BOARD["den"][1:]]), "den.entry"),
        (board(den=[BOARD["den"][0] | {"field": 19}, *BOARD["den"][1:]]), "different fields"),
        (board(festival=BOARD["festival"][:2]), "music, dance and banquet"),
        (
            board(festival=[{k: v for k, v in f.items() if k != "points_source"} for f in BOARD["festival"]]),
            "points_source",
        ),
        (board(digger=BOARD["digger"] | {"way": [32, 28, 27, 26, 25]}), "digger.way"),
        (board(digger=BOARD["digger"] | {"way": [32, 28, 27, 26, 15, 17]}), "digger.way"),
        (board(digger=BOARD["digger"] | {"last": [17]}), "digger.last"),
        (board(digger=BOARD["digger"] | {"last": [10]}), "digger.last"),
        (own_edges("paths", without=[18, 19]), "an edge at field 19"),
        (own_edges("arrows", without=[2, 3]), "a way from the start to field 3"),
        (own_edges("paths", without=[4, 6]), "a way home from field 0 with the digger on 5"),
        (own_edges("paths", more=[[5, 4]]), "only once"),
        (board(picture={"source": "rulebook", "4": [2000, 0]}), "picture"),
        (board(picture={"4": [20, 0]}), "picture"),
        (board(picture={key: at for key, at in BOARD["picture"].items() if key != "23"}), "a place for field 23"),
        (own_edges("paths", more=[[19, 20]]), "one field beside the festival field 19"),
        (own_edges("paths", without=[18, 19], more=[[8, 19], [19, 18]]), "one field beside the festival field 19"),
        (board(no_dog={"fields": [0, 1, 2, 3, 32, 9], "source": "own box"}), "so that the dog can leave it"),
        (board(no_dog={"fields": [0, 1, 2, 3, 32, 8, 10], "source": "own box"}), "from field 29 to more than dens"),
        (board(no_dog={"fields": [0, 1, 2, 3, 32, 31], "source": "own box"}), "fields other than 31"),
        (board(dog={"field": 4, "source": "own box"}, no_dog={"fields": [3, 5, 6], "source": "own box"}), "field 4"),
        (board(colour="blue"), "colour"),
    ],
)
def test_a_bad_board_is_refused_with_the_reason(text: str, reason: str):
    with pytest.raises(DataError, match=reason):
        read_board(text)


@rule("DM-P8")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("card = 3", "card"),
        (own_card("cake", bones=4), "bones"),
        (own_card("cake", copies=-1), "copies"),
        (own_card("cake", limb="tail"), "limb"),
        (own_card("cake", range=[1, 10]), "at most 9"),
        (own_card("cake", range=[2, 5]), "range from 1"),
        (own_card("dodge", range=[1, 2]), "only where the printed card"),
        (own_card("cake", letter="X"), "letter W"),
        (own_card("cake", name="pie"), "one entry for each"),
        (deck(), "at least one card"),
    ],
)
def test_a_bad_deck_is_refused_with_the_reason(text: str, reason: str):
    with pytest.raises(DataError, match=reason):
        read_cards(text)


@rule("DM-P8")
def test_a_deck_of_another_size_is_announced():
    state = GAME.start(2, data={"cards.toml": deck(cake=20, kicking=20)})
    rng = seeded(1)
    log = Log()
    while state.chance() is not None:
        state.settle(state.chance().sample(rng), log)

    told = [GAME.text.event(event, ["Ana", "Luis"]) for event in log.events if event.kind == "own-deck"]
    assert told == ["This deck of one's own has 40 cards instead of 66."]


def test_the_way_home_is_checked_for_every_last_field():
    """Shut the way from 7 to 6 and 8 to 7: then a digger on 16 walls the skull's cap in."""
    text = own_edges("paths", without=[7, 8])

    with pytest.raises(DataError, match="with the digger on 16"):
        read_board(text)


def test_every_fact_of_the_shipped_files_has_its_source():
    facts = [fact for value in BOARD.values() for fact in (value if isinstance(value, list) else [value])]
    cards = tomllib.loads(shipped("cards.toml"))["card"]

    assert all(fact["source"] in ("rulebook", "published", "reconstructed") for fact in [*facts, *cards])
    assert all("range_source" in card for card in cards if "range" in card)
    assert [festival["points_source"] for festival in BOARD["festival"]] == ["rulebook"] * 3
    assert {edge: group["source"] for group in BOARD["paths"] for edge in map(tuple, group["edges"])}[
        9, 29
    ] == "reconstructed"
