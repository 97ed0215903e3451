"""Pieces and set-up."""

from __future__ import annotations

from pathlib import Path

import pytest

import ofrenda
from ofrenda.games.dia_de_los_muertos.box import read_cards, shipped
from ofrenda.games.dia_de_los_muertos.engine.pieces import BOARD_FIELDS, odds
from ofrenda.kernel.errors import SeatError, WrongOutcome
from ofrenda.kernel.rng import seeded
from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import GAME, acting, moving

CARDS = {card.name: card for card in read_cards(shipped("cards.toml"))}


def dealt(seats: int):
    """A match after the deal."""
    state = GAME.start(seats)
    rng = seeded("deal", seats)
    while state.chance() is not None:
        state.settle_unchecked(state.chance().sample(rng))
    return state


@rule("DM-P1")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int):
    with pytest.raises(SeatError, match="2 to 6"):
        ofrenda.game("dia-de-los-muertos").start(seats)


@rule("DM-P2")
def test_skeletons_share_a_field():
    game = moving(seats=3, fields=[8, 9, 9]).play(1, "go 9")

    assert game.fields == [9, 9, 9]


@rule("DM-P3")
def test_there_are_sixty_six_cards_with_one_to_three_bones():
    by_bones = [sum(card.copies for card in CARDS.values() if card.bones == bones) for bones in (1, 2, 3)]

    assert by_bones == [18, 24, 24]
    assert sum(dealt(4).census()[:14]) == 66


@rule("DM-P3")
@pytest.mark.parametrize(
    ("name", "letter", "german", "bones", "copies", "limb"),
    [
        ("dodge", "A", "Ausweichen", 3, 6, "none"),
        ("leapfrog", "B", "Bocksprung", 1, 3, "hand+foot"),
        ("snatching", "E", "Entreißen", 3, 9, "hand"),
        ("holding", "F", "Festhalten", 2, 3, "none"),
        ("header", "H", "Hechtsprung", 1, 3, "foot"),
        ("bone patches", "K", "Knochenflicken", 3, 6, "none"),
        ("following", "N", "Nachfolgen", 1, 6, "none"),
        ("beating", "P", "Prügeln", 2, 6, "hand"),
        ("cartwheel", "R", "Radschlag", 1, 3, "hand+foot"),
        ("hustle", "S", "Schubsen", 2, 3, "hand+foot"),
        ("kicking", "T", "Treten", 2, 9, "foot"),
        ("cake", "W", "Werfen (Torte)", 1, 3, "hand"),
        ("flowerpot", "W", "Werfen (Blumentopf)", 2, 3, "hand"),
        ("skull", "W", "Werfen (Schädel)", 3, 3, "hand"),
    ],
)
def test_each_card_is_as_the_list_says(name: str, letter: str, german: str, bones: int, copies: int, limb: str):
    card = CARDS[name]

    assert (card.letter, card.german, card.bones, card.copies, card.limb) == (letter, german, bones, copies, limb)


@rule("DM-P4")
def test_each_card_is_of_its_kind():
    kinds = {
        kind: sorted(name for name, card in CARDS.items() if card.kind == kind)
        for kind in {card.kind for card in CARDS.values()}
    }

    assert kinds == {
        "straight attack": ["beating", "hustle", "kicking"],
        "straight reaction": ["holding"],
        "random attack": ["cake", "cartwheel", "flowerpot", "skull"],
        "reaction": ["dodge"],
        "no attack": ["bone patches", "following", "header", "leapfrog", "snatching"],
    }


@rule("DM-P12")
@pytest.mark.parametrize(
    ("reach", "names"),
    [
        ((0, 1), ["beating", "holding", "hustle", "kicking", "snatching"]),
        ((1, 3), ["cartwheel", "header", "leapfrog", "skull"]),
        ((1, 4), ["flowerpot"]),
        ((1, 5), ["cake"]),
        (None, ["bone patches", "dodge", "following"]),
    ],
)
def test_the_ranges_of_the_cards(reach: tuple[int, int] | None, names: list[str]):
    assert sorted(name for name, card in CARDS.items() if card.range == reach) == names


@rule("DM-P5")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (6, 2)])
def test_festival_cards_in_play(seats: int, copies: int):
    state = GAME.start(seats)

    assert list(state.festivals_left) == [copies] * 3
    assert list(state.rules.board.points) == [1, 2, 3]
    assert list(state.rules.board.festivals) == [19, 21, 24]


@rule("DM-P6", "DM-P7")
def test_figures_at_the_start():
    state = GAME.start(3)

    assert (state.dog, state.digger) == (30, 32)
    assert list(state.fields) == [0, 0, 0]
    assert list(state.arms) == list(state.legs) == [2, 2, 2]


@rule("DM-P9")
def test_everybody_sees_the_back_on_top_of_the_pile():
    """A draw is the front, given its back, and the next back."""
    game = acting("kicking", fields=[8, 12], top=2)

    assert game.sees(None).top == 2
    with pytest.raises(WrongOutcome, match="cannot be on top of the pile"):
        game.draw("cake, next 1")
    game.draw("beating, next 3")
    assert game.sees(None).top == 3
    assert game.told(1)[-1] == "drew"
    assert game.told(2)[-1] == game.told(None)[-1] == "drew-back"


@rule("DM-P10")
def test_four_cards_each_whose_backs_all_see():
    state = dealt(4)

    assert [sum(backs) for backs in state.view(0).backs] == [4, 4, 4, 4]
    assert [sum(hand) for hand in state.view(0).hands] == [4, 0, 0, 0]
    assert [sum(hand) for hand in state.view(None).hands] == [0, 0, 0, 0]


@rule("DM-P11")
def test_the_reconstructed_ways():
    bits = GAME.start(2).rules.board.near
    near = [[field for field in range(BOARD_FIELDS) if beside >> field & 1] for beside in bits]

    assert near[4] == [3, 5, 6]
    assert near[8] == [7, 9, 18]
    assert near[11] == [10, 12, 20]
    assert near[13] == [12, 14, 22]
    assert near[22] == [13, 23, 30]
    assert near[9] == [8, 10, 29]


@rule("DM-A6")
def test_the_odds_follow_from_the_card_list():
    """Arm, leg, nothing, of 18, 24 and 24 cards."""
    deck = GAME.start(2).rules.deck

    assert deck.stock_of_back == [18, 24, 24]
    assert [odds(deck, back) for back in range(3)] == [(9, 9, 6), (12, 12, 3), (12, 0, 12)]


@rule("DM-A6")
def test_whoever_attacks_reads_the_odds():
    game = acting("cake", fields=[8, 10], hands=["following", "cake, skull"]).play(1, "target 2")
    labels = [GAME.text.action(GAME.action(name), game.sees(1), ["Ana", "Luis"]) for name in game.can(1)]

    assert labels == [
        "1 bone: of 18 such cards 3 cost an arm, 3 cost a leg, 6 cost whichever you choose, 6 cost no limb",
        "3 bones: of 24 such cards 12 cost an arm, 12 cost no limb",
    ]


@rule("DM-A6")
def test_the_page_for_players_shows_these_odds():
    page = (Path(__file__).parents[3] / "docs" / "dia-de-los-muertos.md").read_text()
    deck = GAME.start(2).rules.deck
    for back, total in enumerate(deck.stock_of_back):
        counts = " | ".join(f"{count} ({100 * count // total} %)" for count in odds(deck, back))
        assert f"{back + 1} bone{'s' if back else ''} | {total} | {counts} |" in page
