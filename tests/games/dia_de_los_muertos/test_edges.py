"""Every card at its edges: out of range, through dog and digger, at somebody home, with an empty hand, dodged.

What is not asked here of a card (a missing limb, the edges of Leapfrog, Hustle, Holding) stands with that card.
"""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import acting, has_no_effect, moving, steps

THROWS = ["cake", "flowerpot", "skull"]
BESIDE = ["kicking", "beating", "snatching"]
"""Cards that reach the own and the next field."""
HOME = {"seats": 3, "home": [0, 1, 0], "digger": 5}


def aimed(card: str, **position: object):
    """Seat 1, which lacks a leg, has turned this card up against seat 2."""
    return acting(card, legs=[1, *[2] * (position.get("seats", 2) - 1)], **position)


@rule("DM-A2")
@pytest.mark.parametrize("card", [*BESIDE, "hustle", "header", *THROWS])
def test_nobody_at_home_is_reached_from_afar(card: str):
    assert has_no_effect(aimed(card, fields=[24, 32, 4], **HOME))


@rule("DM-14")
@pytest.mark.parametrize("card", THROWS)
@pytest.mark.parametrize(
    ("fields", "barred"), [([8, 10], {"dog": 9}), ([16, 6], {"digger": 17})], ids=["dog", "digger"]
)
def test_throws_pass_dog_and_digger(card: str, fields: list[int], barred: dict[str, int]):
    assert acting(card, fields=fields, **barred).can(1) == ["target 2"]


@rule("DM-14", "DM-21")
@pytest.mark.parametrize("card", [*BESIDE, "hustle"])
def test_blows_do_not_mind_who_stands_around(card: str):
    """The dog beside both, the digger where the ways meet."""
    assert aimed(card, fields=[7, 8], dog=9, digger=17).can(1) == ["target 2"]


@rule("DM-14", "DM-17", "DM-28")
@pytest.mark.parametrize("barred", [{"dog": 9}, {"digger": 17}], ids=["dog", "digger"])
def test_following_minds_neither_dog_nor_digger(barred: dict[str, int]):
    assert acting("following", fields=[8, 10], **barred).fields[0] == 10
    assert acting("following", fields=[5, 16], **barred).fields[0] == 16


@rule("DM-39")
@pytest.mark.parametrize("card", [*THROWS, "kicking", "beating"])
def test_throws_and_blows_reach_into_the_goal(card: str):
    assert aimed(card, fields=[28, 32, 4], **HOME).can(1) == ["target 2"]


@rule("DM-39", "DM-39C")
def test_nobody_must_strike_a_neighbour_while_somebody_is_in_the_goal():
    game = aimed("kicking", fields=[28, 32, 28], **HOME)
    assert game.can(1) == ["target 2", "target 3"]

    game.play(1, "target 2")
    assert game.legs[1:] == [1, 2]
    assert game.home[:2] == [0, 1]


@rule("DM-39")
def test_hustle_finds_nobody_at_home():
    assert has_no_effect(aimed("hustle", fields=[28, 32, 4], **HOME))


@rule("DM-39")
@pytest.mark.parametrize("card", ["header", "snatching", "following"])
def test_header_snatching_and_following_find_whoever_is_home(card: str):
    game = aimed(card, fields=[28, 32, 4], **HOME)

    assert not has_no_effect(game)
    if card == "following":
        assert game.home == [2, 1, 0]
    else:
        assert game.can(1) == ["target 2"]


@rule("DM-39B", "DM-33")
def test_the_dog_finds_nobody_at_home():
    assert 32 not in steps(moving(fields=[4, 32, 4], dog=28, **HOME), word="dog")


@rule("DM-29", "DM-A1")
def test_bone_patches_work_anywhere():
    assert aimed("bone patches", fields=[31, 4], digger=17).legs[0] == 2


@rule("DM-8", "DM-27")
@pytest.mark.parametrize("card", [*THROWS, "cartwheel"])
def test_of_an_empty_hand_a_random_attack_turns_up_the_top_of_the_pile(card: str):
    """The victim's laid card is safe."""
    game = acting(card, fields=[8, 9], laid=[card, "kicking"], top=2)
    game.play(1, *(["go 9", "stop"] if card == "cartwheel" else ["target 2"])).draw("beating, next 1")

    assert game.arms == [2, 1]
    assert game.laid[1] == "kicking"


@rule("DM-30")
@pytest.mark.parametrize("card", ["kicking", "beating", "hustle"])
def test_an_empty_hand_is_not_asked_to_dodge(card: str):
    """Not even if the Dodge has been laid."""
    game = acting(card, fields=[8, 8], laid=[card, "dodge"]).play(1, "target 2")
    if card == "hustle":
        game.play(1, "push 9", "go 7")

    assert game.can(2) == []


@rule("DM-A4", "DM-28", "DM-20B", "DM-24B")
@pytest.mark.parametrize("card", [*THROWS, "header", "snatching", "following", "leapfrog"])
def test_whatever_is_no_straight_attack_is_not_dodged(card: str):
    game = acting(card, fields=[8, 9], arms=[1, 2], hands=["cake", "2x dodge"])
    while game.state.deciders() == (0,) and game.stack[-1].split()[0] in ("ChooseTarget", "Snatch", "Leap"):
        game.play(1, game.can(1)[0])

    assert game.can(2) == []


@rule("DM-30", "DM-HOLD", "DM-A7")
def test_whoever_is_held_cannot_dodge_in_the_own_turn():
    game = moving(fields=[8, 8], hands=["dodge, skull", "holding, cake"]).play(2, "hold")

    assert steps(game) == [7, 9, 18]


@rule("DM-19", "DM-30")
@pytest.mark.parametrize("card", ["kicking", "beating", "hustle"])
def test_a_dodged_attack_changes_nothing_and_the_victims_last_card_is_replaced(card: str):
    game = acting(card, fields=[8, 8], hands=["cake", "dodge"], top=1).play(1, "target 2")
    if card == "hustle":
        game.play(1, "push 9", "go 7")
    game.play(2, "dodge")

    assert (game.arms, game.legs, game.fields) == ([2, 2], [2, 2], [8, 8])
    assert game.stack[-1] == "DrawCards seat=1 count=1"


@rule("DM-20", "DM-30")
def test_what_is_to_be_snatched_is_said_before_it_is_dodged():
    game = acting("snatching", arms=[1, 2], hands=["cake", "dodge"], options={"snatch_dodgeable": True})
    game.play(1, "target 2", "arm")

    assert game.told(2)[-1] == "snatches"
    assert game.can(2) == ["dodge", "pass"]


@rule("DM-40", "DM-S1")
def test_limbless_skeletons_alone_are_not_waited_for_and_not_the_end():
    """Nobody home: they play on. The last with limbs comes home: it is over."""
    game = moving(seats=3, fields=[28, 4, 9], digger=5, arms=[2, 0, 0], legs=[2, 0, 0]).play(1, "go 32")

    assert game.state.result().places == (1, 2, 2)
