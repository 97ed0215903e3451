"""What a person reads in the terminal."""

from __future__ import annotations

import ofrenda
from ofrenda.games.day_of_the_dead.pieces import CARD_NAMES
from ofrenda.testing import Placed, place, rule
from tests.games.day_of_the_dead import duel

GAME = ofrenda.game("day-of-the-dead")
NAMES = ["Ana", "Luis"]


def board(table: Placed, seat: int | None = 1) -> str:
    return GAME.text.board(table.sees(seat), NAMES)


def story(table: Placed) -> list[str]:
    return [GAME.text.event(event, NAMES) for event in table.events]


@rule("DAY-R15")
def test_the_board_lists_the_discards_for_everybody():
    table = duel("oaf", "anger", discards=["double mob", "double spy", "unearth mob"])

    assert "discarded: Spy, Mob" in board(table, None)
    assert board(table, None).count("discarded:") == 2


@rule("DAY-R19")
def test_the_board_tells_what_a_deck_was_made_anew_of():
    rest = [name for name in CARD_NAMES[:38] if name not in ("double digger", "double oaf")]
    table = duel("digger", "power-up:oaf", discards=rest[:3], hands=[["double oaf", *rest[3:]], []])
    assert "made anew of:" not in board(table)

    table.play(1, "deck double").draw("nemesis")
    assert "made anew of: Anger, Nemesis, Alchemy" in board(table, 2)


@rule("DAY-EXORCIST")
def test_a_silenced_spirit_is_marked_even_if_nobody_knows_it():
    """Seat 2's spirit, the board says, is blank."""
    lines = [["double spook"], ["power-up oaf"]]
    table = place("day-of-the-dead", lines=lines, spirits=["unearth mob", "double mob blank"])

    assert board(table).count("blank") == 1


def test_an_effect_is_told_in_the_words_of_its_card():
    """Whose points they are is said in the next line."""
    table = duel("clumsy", "oaf", scores=[9, 9], stack=["Turn", "Rewards", "Fight slot=0", "DrawLots"]).draw("seat 1")

    assert story(table)[2:4] == [
        "Ana's Clumsy uses its effect: “you lose 2 points”.",
        "Ana: -2 victory points, now 7.",
    ]


def test_who_has_nothing_to_lose_still_has_nothing():
    table = duel("grief", "oaf", stack=["Turn", "Rewards", "Fight slot=0", "DrawLots"]).draw("seat 1")

    assert story(table)[3] == "Luis still has 0 victory points."
