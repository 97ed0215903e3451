"""The round: order, laying, using the card, drawing, swapping."""

from __future__ import annotations

import pytest

from ofrenda.games.dia_de_los_muertos.engine.pieces import CARD_NAMES
from ofrenda.testing import place, rule
from tests.games.dia_de_los_muertos.setting import GAME, acting, deck, moving, table

SWAPPING = ["NewRound", "SwapReactions place=0 again=0"]


@rule("DM-R1")
def test_a_round_is_order_laying_turns_swapping():
    game = table(hands=["kicking", "kicking"], top=1)
    assert game.stack == ["NewRound", "SwapReactions place=0 again=0", "Turn place=0", "LayCard place=0"]
    game.play(1, "lay kicking").play(2, "lay kicking")
    assert game.stack[-1] == "Turn place=0"
    game.play(1, "action").play(1, "target 2").draw("following, next 1").draw("following, next 1")
    game.play(2, "action").play(2, "target 1").draw("following, next 1").draw("following, next 1")
    assert game.stack[-1] == "SwapTwo place=0 begun=0"
    game.play(1, "pass").play(2, "pass")

    assert game.round == 2
    assert game.stack[-1] == "LayCard place=0"


@rule("DM-1")
@pytest.mark.parametrize(
    ("position", "order"),
    [
        ({"fields": [8, 7, 9]}, [2, 1, 3]),
        ({"hands": ["skull", "kicking", "cake, cake"]}, [2, 3, 1]),
        ({"legs": [2, 1, 2], "arms": [2, 2, 0]}, [3, 2, 1]),
        ({}, [1, 2, 3]),
        ({"fields": [9, 32, 8], "home": [0, 1, 0], "digger": 5}, [3, 1]),
    ],
    ids=["field", "bones in hand", "limbs", "figure", "who is home drops out"],
)
def test_the_order(position: dict, order: list[int]):
    assert place(GAME, seats=3, **position).order == order


@rule("DM-1")
def test_the_order_is_fixed_for_the_round():
    """Seat 1 overtakes seat 2 and is still done for this round."""
    game = moving(fields=[8, 9], laid=["skull", "kicking"]).play(1, "go 9", "go 10", "go 11")

    assert game.order == [1, 2]
    assert game.active == 2


@rule("DM-2")
def test_a_laid_card_shows_its_back_only():
    game = table(hands=["kicking, cake", "skull"]).play(1, "lay kicking")

    assert game.sees(2).laid_bones == (2, 0)
    assert game.sees(2).laid == (-1, -1)
    assert GAME.actions[game.sees(1).laid[0]] == "lay kicking"
    assert game.told(1) == ["laid"]
    assert game.told(2) == ["laid-back"]


@rule("DM-2")
def test_exactly_one_card_is_laid():
    game = table(hands=["kicking, cake", "skull"]).play(1, "lay kicking")

    assert game.can(1) == []
    assert game.can(2) == ["lay skull"]


@rule("DM-2")
def test_a_laid_card_is_no_reaction():
    """Seat 2 has laid its Dodge; its hand has no three."""
    game = acting("kicking", laid=["kicking", "dodge"], hands=["cake", "cake"]).play(1, "target 2")

    assert game.legs == [2, 1]


@rule("DM-2")
def test_a_laid_card_cannot_be_drawn_by_an_attacker():
    game = acting("cake", fields=[8, 9], laid=["cake", "kicking"], hands=["following", "skull"]).play(1, "target 2")

    assert game.stack[-1] == "DrawFromHand attacker=0 victim=1 dog=0 back=2"


@rule("DM-3")
def test_the_attacker_picks_a_back_and_chance_the_card():
    game = acting("cake", fields=[8, 9], hands=["following", "kicking, beating, skull"]).play(1, "target 2")
    assert game.can(1) == ["back 2", "back 3"]
    game.play(1, "back 2")
    chances = dict(game.state.chance().outcomes())

    assert sorted(game.state.chance().text(outcome) for outcome in chances) == ["beating", "kicking"]
    assert set(map(float, chances.values())) == {0.5}


@rule("DM-3")
def test_a_movement_card_is_discarded_face_down():
    game = moving(fields=[8, 20]).play(1, "stop")

    assert game.discards == ""
    assert game.face_down == ["skull", ""]
    assert game.sees(1).face_down == ((0, 0, 3, CARD_NAMES.index("skull")),)
    assert game.sees(2).face_down == ((0, 0, 3, -1),)


@rule("DM-3")
@pytest.mark.parametrize("card", ["kicking", "following"])
def test_a_card_used_as_an_action_is_discarded_openly(card: str):
    game = acting(card, fields=[8, 12], top=2)
    game.draw("beating, next 2").draw("beating, next 2")

    assert game.discards == card


@rule("DM-T1", "DM-T2", "DM-T3")
def test_the_laid_card_is_an_action_or_a_movement_as_decided_at_the_turn():
    game = table(laid=["kicking", "cake"], hands=["cake", "cake"])

    assert game.can(1) == ["action", "movement"]
    assert table(laid=["skull", "cake"], hands=["cake", "cake"]).play(1, "movement").stack[-1].startswith("Moving")
    assert game.play(1, "action").told(2) == ["acts"]


@rule("DM-4")
def test_the_only_card_must_be_an_action():
    assert table(laid=["kicking", ""]).can(1) == ["action"]


@rule("DM-5", "DM-A7")
@pytest.mark.parametrize("card", ["dodge", "holding"])
def test_a_laid_reaction_can_only_be_a_movement(card: str):
    assert table(laid=[card, ""], hands=["cake", ""]).can(1) == ["movement"]


@rule("DM-5")
def test_a_reaction_as_the_last_card_is_an_action_without_effect():
    game = table(laid=["dodge", ""])

    assert game.can(1) == ["action"]
    assert game.play(1, "action").told(2) == ["acts", "no-effect"]
    assert game.stack[-2] == "DrawCards seat=0 count=2"


@rule("DM-6", "DM-6B")
def test_an_action_without_effect_draws_two_cards():
    game = acting("kicking", fields=[8, 12], top=2)
    game.draw("kicking, next 3").draw("dodge, next 1")

    assert game.hands[0] == "dodge, following, kicking"


@rule("DM-6B")
def test_a_dodged_action_draws_two_cards():
    game = acting("kicking", hands=["cake", "dodge"], top=2).play(1, "target 2").play(2, "dodge")
    game.draw("kicking, next 3")

    assert game.stack[-1] == "DrawCards seat=0 count=2"


@rule("DM-6")
def test_a_movement_of_the_skeleton_draws_nothing():
    game = moving(fields=[8, 20]).play(1, "go 9", "dog 22", "stop")

    assert game.hands[0] == "following"
    assert game.stack[-2:] == ["DrawCards seat=1 count=1", "TurnTop"]


@rule("DM-6")
def test_leading_only_the_dog_draws_one_card():
    game = moving(fields=[8, 20], top=1).play(1, "dog 22", "stop")

    assert game.stack[-1] == "DrawCards seat=0 count=1"


@rule("DM-6B")
def test_moving_nothing_draws_nothing():
    game = moving(fields=[8, 20], top=1).play(1, "stop")

    assert game.hands[0] == "following"
    assert not game.stack[-1].startswith("DrawCards seat=0")


@rule("DM-7")
def test_the_hand_limit_is_eight():
    game = acting("kicking", fields=[8, 12], hands=["6x following, cake", ""], top=2)
    game.draw("beating, next 2").draw("beating, next 2")
    assert game.can(1) == ["discard following", "discard beating", "discard cake"]
    game.play(1, "discard cake")

    assert game.hands[0] == "6x following, 2x beating"
    assert game.face_down == ["cake", ""]
    assert not game.stack[-1].startswith("HandLimit")


@rule("DM-8")
def test_a_hand_emptied_by_an_attack_draws_one_at_once():
    game = acting("cake", fields=[8, 9], hands=["following", "skull"], laid=["cake", "kicking"]).play(1, "target 2")
    game.draw("skull")

    assert game.stack[-2:] == ["DrawCards seat=1 count=1", "TurnTop"]


@rule("DM-8")
def test_a_hand_emptied_by_an_own_reaction_draws_one_at_once():
    game = acting("kicking", hands=["cake", "dodge"], laid=["kicking", "cake"], top=1)
    game.play(1, "target 2").play(2, "dodge")

    assert game.stack[-1] == "DrawCards seat=1 count=1"


@rule("DM-8", "DM-24B")
def test_whose_last_card_a_header_takes_draws_one_at_once():
    game = acting("header", fields=[8, 9], laid=["header", "kicking"], top=1).play(1, "target 2")

    assert game.stack[-1] == "DrawCards seat=1 count=1"


@rule("DM-8")
def test_of_an_empty_hand_the_top_card_of_the_pile_is_lost():
    game = acting("cake", fields=[8, 9], laid=["cake", "kicking"], top=2).play(1, "target 2")
    assert game.stack[-1] == "DrawForVictim attacker=0 victim=1 dog=0"
    game.draw("beating, next 1")

    assert game.arms == [2, 1]
    assert game.discards == "beating, cake"
    assert game.stack[-1] == "DrawCards seat=0 count=2"


@rule("DM-8")
def test_who_ends_a_turn_without_any_card_draws_one():
    game = moving(fields=[8, 20], top=1).play(1, "stop")

    assert game.stack[-1] == "DrawCards seat=1 count=1"


@rule("DM-9")
def test_an_empty_pile_is_made_of_the_discards():
    game = acting(
        "kicking", fields=[8, 12], data={"cards.toml": deck(kicking=1, cake=2, following=2, skull=1)},
        hands=["following", ""], discards="2x cake", face_down=["", "skull"], dens=["following", "", ""],
    )  # fmt: skip

    assert game.pile == "kicking, 2x cake, skull"
    assert (game.discards, game.face_down, game.dens) == ("", ["", ""], ["following", "", ""])
    assert game.stack[-1] == "TurnTop"
    assert game.sees(2).shuffled == tuple(
        2 if name == "lay cake" else name == "lay kicking" for name in GAME.actions[:14]
    )


@rule("DM-9")
@pytest.mark.parametrize(
    ("dens", "pile"),
    [(["kicking", "dodge", "following"], "dodge, following"), (["kicking", "", "cake"], "kicking, cake")],
    ids=["cards without limb first", "then all"],
)
def test_without_discards_the_dens_make_the_pile(dens: list[str], pile: str):
    """Every card of this small deck lies in a den when one is due."""
    cards = deck(**{name: 1 for den in dens for name in den.split(", ") if name})
    game = table(stack=["NewRound", "DrawCards seat=0 count=1"], data={"cards.toml": cards}, dens=dens)

    assert game.pile == game.shuffled == pile


@rule("DM-9")
def test_without_any_cards_nothing_is_drawn():
    game = acting("skull", fields=[8, 12], data={"cards.toml": deck(skull=1, following=1)})
    game.draw("3 bones")
    game.draw("skull, next 0")

    assert game.hands[0] == "old following, skull"
    assert not game.stack[-1].startswith("DrawCards")


@rule("DM-9")
def test_who_has_no_card_lays_none_and_only_draws_two():
    game = table(hands=["", "kicking"], fields=[8, 9], top=1)
    assert game.can(2) == ["lay kicking"]
    game.play(2, "lay kicking")

    assert game.told(None)[-1] == "no-card"
    assert game.stack[-1] == "DrawCards seat=0 count=2"


@rule("DM-10")
def test_reactions_are_offered_in_turn_order_after_the_mover():
    """Order 3, 1, 2: when 1 moves, 2 is asked before 3; both may hold."""
    game = moving(
        seats=3, fields=[8, 9, 7], order=[3, 1, 2], laid=["skull", "", ""], hands=["cake", "holding", "holding"]
    )  # fmt: skip
    assert game.state.deciders() == (1,)
    game.play(2, "hold").draw("2 bones").draw("kicking, next 1")
    assert game.state.deciders() == (2,)
    game.play(3, "hold")

    assert "holders=(1,2)" in game.stack[-2]


@rule("DM-11")
def test_nothing_but_reactions_must_be_swapped_whole():
    game = table(stack=SWAPPING, hands=["dodge, holding", "cake"], top=3)
    assert game.can(1) == ["swap all"]
    game.play(1, "swap all")

    assert game.discards == "dodge, holding"
    assert game.stack[-1] == "DrawCards seat=0 count=2"


@rule("DM-11")
def test_swapping_reactions_is_repeated():
    game = table(stack=SWAPPING, hands=["dodge", "cake"], top=3).play(1, "swap all").draw("dodge, next 3")

    assert game.can(1) == ["swap all"]


@rule("DM-11")
def test_whoever_may_hold_reactions_only_is_asked():
    """The backs of Kicking and Snatching could hide Holding and Dodge; a one cannot."""
    game = table(stack=SWAPPING, hands=["kicking, snatching", "kicking, cake"])
    assert game.can(1) == ["pass"]
    game.play(1, "pass").play(1, "pass")

    assert game.stack[-1] == "SwapTwo place=1 begun=0"


@rule("DM-11")
def test_nobody_is_asked_whose_reactions_would_all_lie_in_sight():
    game = table(stack=SWAPPING, hands=["kicking, snatching", ""], discards="3x holding")

    assert game.stack[-1] == "SwapTwo place=0 begun=0"


@rule("DM-11")
def test_nothing_is_swapped_where_only_reactions_might_be_had():
    cards = deck(dodge=2, holding=1, cake=1)
    game = table(stack=SWAPPING, data={"cards.toml": cards}, hands=["dodge", "holding, cake"])

    assert game.pile == "dodge"
    assert game.stack[-1] == "SwapTwo place=1 begun=0"


@rule("DM-11")
def test_two_cards_are_swapped_for_one_as_often_as_one_likes():
    game = table(stack=SWAPPING, hands=["2x cake, 2x kicking", ""], top=1)
    assert game.can(1) == ["discard kicking", "discard cake", "pass"]
    game.play(1, "discard cake")
    assert game.can(1) == ["discard kicking", "discard cake"]
    game.play(1, "discard kicking").draw("following, next 1")

    assert game.hands[0] == "following, kicking, cake"
    assert game.face_down[0] == "kicking, cake"
    assert "pass" in game.can(1)


@rule("DM-11")
def test_after_swapping_two_for_one_reactions_alone_are_swapped_again():
    game = table(stack=SWAPPING, hands=["2x cake, dodge", ""], top=3)
    game.play(1, "discard cake", "discard cake").draw("dodge, next 1").play(1, "pass")

    assert game.can(1) == ["swap all"]


@rule("DM-11")
def test_swapping_goes_on_in_turn_order():
    game = table(stack=SWAPPING, order=[2, 1], hands=["2x cake", "2x following"])

    assert game.can(2) == ["discard following", "pass"]
    assert game.play(2, "pass").can(1) == ["discard cake", "pass"]
