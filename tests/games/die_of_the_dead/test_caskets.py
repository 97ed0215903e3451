"""The four caskets."""

from __future__ import annotations

from ofrenda.testing import rule

from .setting import table, with_abilities

# Casket 1


@rule("DIE-C1")
def test_casket_1_takes_up_to_three_prepared_souls():
    match = table(prepared={"white": "soul soul power"}).play("white", "casket 1")
    match.play("white", "add prepared power", "add prepared soul")
    assert match.can("white") == ["done", "add prepared soul"]

    match.play("white", "add prepared soul")
    assert match.caskets["1"] == "white white white-power"
    assert match.active == "red"


@rule("DIE-C1")
def test_casket_1_takes_one_free_soul_instead():
    match = table(prepared={"white": "soul"}, free_power={"white": 1}).play("white", "casket 1")
    assert match.can("white") == ["done", "add free soul", "add free power", "add prepared soul"]

    match.play("white", "add free power")
    assert match.caskets["1"] == "white-power"
    assert match.prepared["white"] == "soul"
    assert match.active == "red"


@rule("DIE-C1")
def test_after_a_prepared_soul_no_free_one_follows():
    match = table(prepared={"white": "soul soul"}).play("white", "casket 1", "add prepared soul")

    assert match.can("white") == ["done", "add prepared soul"]


@rule("DIE-C1")
def test_no_soul_need_be_added():
    match = table().play("white", "casket 1", "done")

    assert match.caskets["1"] == ""
    assert match.active == "red"


@rule("DIE-C2")
def test_casket_1_is_not_shaken_with_souls_of_one_owner():
    match = table(caskets={"1": "white"}).play("white", "casket 1", "add free soul")

    assert match.active == "red"
    assert "shook" not in match.told()


@rule("DIE-C2")
def test_casket_1_must_be_shaken_with_souls_of_two_owners_even_if_none_was_added():
    match = table(caskets={"1": "blue red"}).play("white", "casket 1", "done")

    assert match.state.chance().counts == (0, 0, 1, 0, 1, 0)


@rule("DIE-C11")
def test_a_one_in_casket_1_moves_the_caskets():
    match = table(caskets={"1": "white red"}).play("white", "casket 1", "done").roll("white 1, red 5")

    assert match.caskets == {"1": "", "2": "white red", "3": "", "4": ""}


@rule("DIE-C11")
def test_without_a_one_the_caskets_stay():
    match = table(caskets={"1": "white red"}).play("white", "casket 1", "done").roll("white 2, red 5")

    assert match.caskets["1"] == "white red"


@rule("DIE-C11")
def test_a_skull_declared_as_one_moves_the_caskets():
    match = table(caskets={"1": "white-power red"}).play("white", "casket 1", "done")
    match.roll("white-power skull, red 5").play("white", "skull 1")

    assert match.caskets["2"] == "white-power red"


# Casket 2


@rule("DIE-C12", "DIE-Q2")
def test_casket_2_prepares_up_to_two_souls():
    match = table(free_power={"white": 1}).play("white", "casket 2")
    assert match.can("white") == ["done", "prepare soul", "prepare power"]

    match.play("white", "prepare power", "prepare soul")
    assert match.prepared["white"] == "soul power"
    assert match.active == "red"


@rule("DIE-Q2")
def test_a_board_has_three_spaces():
    match = table(prepared={"white": "soul soul"}).play("white", "casket 2", "prepare soul")

    assert match.prepared["white"] == "soul soul soul"
    assert match.active == "red"


@rule("DIE-C3")
def test_the_winner_of_casket_2_prepares_before_the_move():
    match = table(caskets={"2": "red red"}, free_power={"red": 1}).play("white", "casket 2", "done").roll("1 4")
    assert match.can("red") == ["prepare soul", "prepare power"]
    assert match.caskets["2"] == "red red"

    match.play("red", "prepare power")
    assert match.prepared["red"] == "power"
    assert match.caskets["3"] == "red red"


@rule("DIE-C3")
def test_the_winner_with_a_full_board_prepares_nothing():
    match = table(caskets={"2": "red"}, prepared={"red": "soul soul soul"}).play("white", "casket 2", "done").roll("6")

    assert match.prepared["red"] == "soul soul soul"
    assert match.active == "red"


@rule("DIE-C3")
def test_the_winner_without_a_free_soul_prepares_nothing():
    souls = {"1": "red red red", "2": "red red red", "3": "red red red red"}
    match = table(caskets=souls).play("white", "casket 2", "done").roll("6 5 4")

    assert match.prepared["red"] == ""


# Casket 3


@rule("DIE-C4")
def test_the_picture_of_casket_3():
    """None of Blue's, one of Red's two 3s, White's double 5 and double 1."""
    match = table(caskets={"3": "blue blue red red white white white white white"}).play("white", "casket 3")
    match.roll("blue 2 6, red 3 3, white 5 5 1 1 4")

    assert match.caskets["3"] == "white red blue blue"


@rule("DIE-C4")
def test_three_of_a_kind_leave_too():
    match = table(caskets={"3": "red red red red"}).play("white", "casket 3").roll("5 5 5 2")

    assert match.caskets["3"] == "red"


@rule("DIE-C4")
def test_one_soul_of_a_colour_always_stays():
    """Red's two 3s pair up, but one red soul must remain."""
    match = table(caskets={"3": "red red"}).play("white", "casket 3").roll("3 3")

    assert match.caskets["3"] == "red"


@rule("DIE-C4")
def test_the_active_player_picks_which_soul_stays():
    match = table(caskets={"3": "red red-power"}).play("white", "casket 3").roll("red 5, red-power 5")
    assert match.can("white") == ["keep soul", "keep power"]
    view, names = match.state.view(0), ["Ana", "Ben", "Cleo", "Dora", "Emil"][: match.state.rules.seats]
    owner = names[view.colours.index("red")]
    labels = [match.game.text.action(action, view, names) for action in match.state.actions(0)]
    assert all(f" of {owner} in the casket" in label for label in labels), "it says whose soul stays"

    assert match.play("white", "keep soul").caskets["3"] == "red"


@rule("DIE-C4")
def test_the_one_that_stays_may_be_of_either_pair():
    match = table(caskets={"3": "red red red-power red-power"}).play("white", "casket 3")
    match.roll("red 5 5, red-power 2 2").play("white", "keep power")

    assert match.caskets["3"] == "red-power"
    assert list(match.state.free[2:4]) == [10, 1]


@rule("DIE-C4")
def test_every_owner_is_looked_at_even_if_two_must_keep_one():
    match = table(caskets={"3": "red red-power blue blue-power"}).play("white", "casket 3")
    match.roll("red 5, red-power 5, blue 1, blue-power 1").play("white", "keep soul", "keep power")

    assert match.caskets["3"] == "red blue-power"


@rule("DIE-T6")
def test_removed_power_souls_go_to_the_free_souls_not_to_the_city():
    match = table(caskets={"3": "red-power red-power red"}).play("white", "casket 3")
    match.roll("red-power 6 6, red 1")

    assert list(match.state.free[2:4]) == [9, 2]
    assert match.state.city[1] == 1


@rule("DIE-C5")
def test_casket_3_gives_a_token_of_ones_choice():
    match = table().play("white", "casket 3", "take incense")

    assert match.tokens["white"] == "incense"


@rule("DIE-T15")
def test_a_token_that_is_out_of_stock_cannot_be_chosen():
    match = table(tokens={"red": "candle candle"}).play("red", "pass").play("white", "casket 3")

    assert match.can("white") == ["take marigold", "take incense", "take bread"]


@rule("DIE-T14")
def test_a_third_token_makes_one_go_back_even_the_new_one():
    match = table(tokens={"white": "incense marigold"}).play("white", "pass", "casket 3", "take bread")
    assert match.can("white") == ["discard marigold", "discard incense", "discard bread"]

    match.play("white", "discard bread")
    assert match.tokens["white"] == "marigold incense"
    assert match.active == "red"


# Casket 4


@rule("DIE-C6")
def test_two_souls_of_the_winner_ascend():
    match = table(caskets={"4": "red red red blue"}).play("white", "casket 4").roll("red 6 2 2, blue 5")
    match.play("white", "space 1", "space 1")

    assert match.steps == {"1": "red . . . .", "2": "red . . . ."}
    assert match.caskets["4"] == "red blue"


@rule("DIE-C6")
def test_one_soul_ascends_if_there_are_not_two():
    match = table(caskets={"4": "red blue blue"}).play("white", "casket 4").roll("red 6, blue 5 5")
    match.play("white", "space 1")

    assert match.steps == {"1": "red . . . ."}
    assert match.can("white") == ["move caskets", "power soul"]


@rule("DIE-C7")
def test_the_souls_need_not_show_the_highest_number():
    """The power soul shows the six that wins; two ordinary souls may ascend."""
    match = table(caskets={"4": "red red red-power"}).play("white", "casket 4").roll("red 1 2, red-power 6")
    match.play("white", "ascend red", "space 1", "ascend red", "space 1")

    assert match.caskets["4"] == "red-power"


@rule("DIE-C8")
def test_the_other_action_raises_only_an_own_soul():
    match = table(caskets={"4": "white white-power red red red"}).play("white", "casket 4")
    match.roll("white 1, white-power 1, red 6 5 5").play("white", "space 1", "space 1")
    assert match.can("white") == ["ascend white", "ascend white-power", "move caskets", "power soul"]

    match.play("white", "ascend white-power", "space 2")
    assert match.caskets["4"] == "white red"
    assert match.steps["1"] == "red white-power . . ."


@rule("DIE-C9")
def test_the_other_action_moves_the_caskets():
    match = table(caskets={"3": "red"}).play("white", "casket 4", "move caskets")

    assert match.caskets["4"] == "red"
    assert match.active == "red"


@rule("DIE-C9", "DIE-Q3")
def test_the_other_action_gains_a_power_soul_of_ones_own_colour():
    match = table().play("white", "casket 4", "power soul")

    assert match.free_power == {"white": 1, "red": 0, "blue": 0}
    assert list(match.state.city) == [2, 3, 3]


@rule("DIE-C9")
def test_without_a_soul_in_the_city_moving_is_all_that_is_left():
    match = table(free_power={"white": 3}).play("white", "casket 4")

    assert match.can("white") == ["move caskets"]


# Skulls


@rule("DIE-P2")
def test_the_active_player_declares_first_then_clockwise():
    match = table(active="red", caskets={"3": "white-power red-power blue-power"}).play("red", "casket 3")
    match.roll("white-power skull, red-power skull, blue-power skull")

    for colour in ("red", "blue", "white"):
        assert len(match.can(colour)) == 6
        match.play(colour, "skull 2")
    assert match.can("red")[0] == "take candle"


@rule("DIE-P2")
def test_each_skull_is_declared_on_its_own():
    match = table(caskets={"3": "white-power white-power white"}).play("white", "casket 3")
    match.roll("white-power skull skull, white 4").play("white", "skull 3", "skull 5")

    assert match.caskets["3"] == "white white-power white-power"


@rule("DIE-P2")
def test_a_skull_counts_in_casket_4():
    match = table(caskets={"4": "white red-power"}).play("white", "casket 4").roll("white 5, red-power skull")
    match.play("red", "skull 6")

    assert match.stack[-1] == "Climb soul=3"


@rule("DIE-W")
def test_white_adds_at_most_three_of_four_prepared_souls():
    match = with_abilities("white,red,blue", prepared={"white": "soul soul soul soul"})
    match.play("white", "casket 1", "add prepared soul", "add prepared soul", "add prepared soul")

    assert match.prepared["white"] == "soul"
    assert match.caskets["1"] == "white white white"
