"""Hidden worlds: what nobody can tell apart, and what everybody can remember of cards they do not see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ofrenda.games.dia_de_los_muertos.engine.pieces import LEG
from ofrenda.kernel.errors import PositionError
from ofrenda.kernel.position import parse_phase
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State
from ofrenda.testing import check_game, check_worlds, rule, worlds_among
from tests.games.dia_de_los_muertos.setting import GAME, acting, deck, table

SWAPPING = ["NewRound", "SwapReactions place=0 again=0"]
THROW = "RandomAttack attacker=0 victim=1 dog=0"
TWOS = "kicking, beating, hustle, holding"


def small(after_the_deal: list[str], cards: str, **position: object) -> State:
    """Two cards each are dealt from a small deck without twins; then this happens, from the last to the first.

    It is laid below the deal without asking `place`: some of it takes a match several rounds, more than can be listed.
    """
    deal = ["DrawCards seat=1 count=2", "DrawCards seat=0 count=2", "TurnTop"]
    data = {"cards.toml": deck(**{name.replace(" ", "_"): 1 for name in cards.split(", ")})}
    state = table(stack=["NewRound", *deal], data=data, **position).state
    state.stack[:1] = [parse_phase(line, GAME.phases, state) for line in after_the_deal]
    return state


def laying() -> State:
    """Both lay a card, and the first uses it."""
    stack = [*SWAPPING, "Turn place=0", "LayCard place=0"]
    return small(stack, "dodge, snatching, holding, kicking, cake", fields=[8, 20])


def swapping() -> State:
    """Reactions alone are swapped; who need not swap is known to hold something else."""
    return small(SWAPPING, "dodge, snatching, holding, kicking, beating, skull")


def attacking() -> State:
    """A throw draws a card out of the second hand."""
    stack = [*SWAPPING, "EndTurn", THROW]
    return small(stack, "dodge, snatching, holding, kicking, cake, beating, skull", active=1, fields=[8, 9])


def dodging() -> State:
    """A kick that the second seat may dodge."""
    stack = [*SWAPPING, "EndTurn", f"Blow victim=1 limb={LEG}", "DodgeWindow victim=1"]
    return small(stack, "dodge, snatching, bone patches, kicking, cake, beating", active=1, fields=[8, 9])


def arriving() -> State:
    """The second seat arrives home and discards its hand unseen."""
    stack = [*SWAPPING, "EndTurn", "Evade seat=1 gate=28"]
    return small(stack, "dodge, snatching, holding, kicking, cake", active=1, fields=[8, 28], digger=5)


def shuffling() -> State:
    """Two throws turn cards up that are shuffled and drawn again, beside cards with equal backs held since before."""
    stack = [*SWAPPING, "DrawCards seat=1 count=1", "DrawCards seat=0 count=1", THROW, THROW]
    return small(stack, f"{TWOS}, skull", active=1, fields=[8, 9])


def shuffling_unseen() -> State:
    """What the first seat discards face down is shuffled, drawn again and perhaps turned up by a throw."""
    stack = [
        "NewRound",
        "RandomAttack attacker=1 victim=0 dog=0",
        "SwapReactions place=0 again=0",
        "SwapTwo place=0 begun=0",
    ]
    return small(stack, "kicking, beating, snatching, holding", active=1, fields=[8, 9])


def laying_after_a_shuffle() -> State:
    """A thrown-away card comes back; then cards held before and after are laid and used."""
    stack = [*SWAPPING, "Turn place=0", "LayCard place=0", "DrawCards seat=1 count=1", THROW]
    return small(stack, TWOS, active=1, fields=[8, 20])


def changing() -> State:
    """A hand known to be mixed is swapped in part, laid and used."""
    stack = ["NewRound", "Turn place=0", "LayCard place=0", SWAPPING[1]]
    return small(stack, "dodge, snatching, holding, kicking, cake", fields=[8, 12])


def robbing() -> State:
    """Throws draw cards out of a hand that was known to be mixed and has been swapped and filled up since."""
    stack = ["NewRound", THROW, "DrawCards seat=1 count=1", THROW, "SwapReactions place=1 again=0"]
    return small(stack, "dodge, snatching, holding, kicking, beating", active=1, fields=[8, 9])


@pytest.mark.parametrize(
    ("start", "entries"),
    [
        (laying, 8),
        (swapping, 6),
        (attacking, 7),
        (dodging, 7),
        (arriving, 6),
        (shuffling, 9),
        (shuffling_unseen, 9),
        (laying_after_a_shuffle, 10),
        (changing, 9),
        (robbing, 10),
    ],
)
def test_nobody_knows_more_or_less_than_the_view_tells(start: Callable[[], State], entries: int):
    """As far as one shuffle and one swapping reach; more is not remembered (DM-K1, DM-K2)."""
    check_game(GAME, matches=1, options=[{"round_limit": 1}], small=[start()], small_entries=entries)


def two_bones(**position: object) -> State:
    """A deck of five cards with two bones, one of each kind."""
    cards = deck(kicking=1, beating=1, hustle=1, holding=1, flowerpot=1)
    return table(data={"cards.toml": cards}, top=2, **position).state


def check_listed(true: State, seat: int, worlds: list[State]) -> None:
    """These are, each as likely, all worlds that the seat cannot tell from the true one."""
    assert true.encode() in [world.encode() for world in worlds]
    listed = worlds_among(true, seat, [(world, 1) for world in worlds])
    assert len(listed.weights) == len(worlds)
    check_worlds(listed, seeded("listed"))


@rule("DM-K1")
def test_an_old_card_is_none_that_everybody_saw_shuffled():
    """However many shuffles there were: Holding and the flowerpot lay open before the last one."""
    seen = {"shuffled": "beating, holding, flowerpot"}

    check_listed(
        two_bones(hands=["kicking, beating", "old hustle, holding"], **seen),
        0,
        [
            two_bones(hands=["kicking, beating", "old hustle, holding"], **seen),
            two_bones(hands=["kicking, beating", "old hustle, flowerpot"], **seen),
        ],
    )


@rule("DM-K1")
def test_what_was_shuffled_unseen_may_be_an_old_card_to_all_but_its_owner():
    """Seat 2 discarded one card face down before the shuffle. Seat 1 does not know whether it holds that one."""

    def world(hand: str, own: str) -> State:
        return two_bones(hands=["old kicking, beating", hand], shuffled="beating, holding", shuffled_own=["", own])

    check_listed(
        world("old hustle, holding", "flowerpot"),
        0,
        [
            world("old hustle, holding", "flowerpot"),
            world("old hustle, flowerpot", "flowerpot"),
            world("old flowerpot, holding", "hustle"),
            world("old flowerpot, hustle", "hustle"),
        ],
    )
    check_listed(
        world("old hustle, holding", "flowerpot"),
        1,
        [
            two_bones(hands=[hand, "old hustle, holding"], shuffled="beating, holding", shuffled_own=["", "flowerpot"])
            for hand in ("old kicking, beating", "old kicking, flowerpot")
        ],
    )


@rule("DM-K1")
def test_a_card_out_of_the_pile_that_was_turned_up_is_known_no_longer_to_be_in_it():
    """The beating was shuffled, drawn and used: what is left of the pile holds nothing that is known."""
    worlds = [
        two_bones(hands=["kicking", f"old {card}"], discards="beating", shuffled="beating", turned_up="beating")
        for card in ("hustle", "holding", "flowerpot")
    ]

    check_listed(worlds[0], 0, worlds)


@rule("DM-K1")
def test_after_a_shuffle_all_see_which_of_two_equal_backs_is_laid():
    """The old one or the one drawn since; so it cannot be taken back unnoticed."""
    game = table(hands=["old kicking, beating", "cake"], fields=[8, 20]).play(1, "lay beating")
    assert game.sees(2).laid_marks == (0, 0)
    assert game.sees(2).old_backs[0] == (0, 1, 0)
    assert all(event.reveals for event in game.events)

    game = table(hands=["old kicking, cake", "cake"], fields=[8, 20]).play(1, "lay kicking")
    assert game.sees(2).laid_marks == (1, 0)
    assert not any(event.reveals for event in game.events)


@rule("DM-K1")
def test_the_terminal_underlines_old_backs():
    game = table(hands=["old kicking, 2x beating", "cake"], fields=[8, 20])
    drawn = GAME.text.board(game.sees(2), ["Ana", "Luis"])

    assert "[underline]II[/] II×2" in drawn
    assert "before the last shuffle" in drawn


@rule("DM-K1")
def test_of_two_alike_the_one_held_longer_goes_first():
    game = table(hands=["old kicking, kicking", "cake"], fields=[8, 20]).play(1, "lay kicking")

    assert game.laid[0] == "old kicking"
    assert game.hands[0] == "kicking"


@rule("DM-K1")
def test_a_shuffle_makes_everything_held_old_and_what_was_known_before_forgotten():
    game = acting(
        "kicking", fields=[8, 12], data={"cards.toml": deck(kicking=1, cake=2, following=1, skull=1)},
        hands=["following", "old skull"], discards="cake", face_down=["", "cake"], shuffled="following",
    )  # fmt: skip

    assert game.hands == ["old following", "old skull"]
    assert game.shuffled == "kicking, cake"
    assert game.shuffled_own == ["", "cake"]
    assert game.turned_up == ""


def swapped(hands: list[str], **position: object):
    return table(stack=SWAPPING, hands=hands, fields=[8, 20], **position)


@rule("DM-K2")
def test_a_hand_that_need_not_be_swapped_is_known_to_hold_something_else():
    game = swapped(["kicking, snatching", "cake"]).play(1, "pass")
    assert game.hands[0] == "mixed snatching, mixed kicking"
    assert game.sees(2).mixed_backs[0] == (0, 1, 1, 0, 0, 0)

    worlds = [game.state.resample(1, seeded(number)) for number in range(200)]
    assert all(world.has_other_card(0) for world in worlds)


@rule("DM-K2")
def test_that_is_remembered_of_cards_that_go_unseen_and_of_no_new_ones():
    game = swapped(["2x dodge, snatching", "cake"], top=3).play(1, "pass")
    game.play(1, "discard snatching", "discard dodge").draw("skull, next 3")
    assert game.hands[0] == "mixed dodge, skull"
    assert game.face_down[0] == "mixed dodge, mixed snatching"
    game.play(1, "pass").play(1, "pass")

    assert game.hands[0] == "mixed remixed dodge, remixed skull"
    assert game.face_down[0] == "mixed dodge, mixed snatching"


@rule("DM-K2")
def test_what_turns_out_to_be_no_reaction_settles_it():
    game = acting("kicking", laid=["mixed kicking", ""], hands=["mixed dodge", ""], face_down=["mixed holding", ""])

    assert game.hands[0] == "dodge"
    assert game.face_down[0] == "holding"


@rule("DM-K2")
def test_a_reaction_that_is_turned_up_leaves_it_to_the_others():
    game = acting("kicking", hands=["cake", "mixed dodge, mixed snatching"]).play(1, "target 2").play(2, "dodge")

    assert game.hands[1] == "mixed snatching"


@rule("DM-K2")
def test_it_is_forgotten_when_a_card_of_it_is_shuffled_and_at_the_next_answer():
    position = {"data": {"cards.toml": deck(dodge=2, holding=1, skull=2)}, "hands": ["mixed dodge", "skull"]}
    drawing = ["NewRound", "DrawCards seat=1 count=1"]
    assert (
        table(stack=drawing, **position, face_down=["mixed skull", ""], discards="dodge, holding").hands[0]
        == "old dodge"
    )
    assert (
        swapped(["remixed kicking", "cake"], face_down=["remixed kicking", ""]).play(1, "pass").hands[0]
        == "mixed kicking"
    )


@rule("DM-K2")
def test_nobody_is_asked_again_while_all_cards_of_which_it_was_known_are_in_hand():
    assert swapped(["mixed kicking, skull", "cake"]).stack[-1] == "SwapTwo place=0 begun=0"
    assert swapped(["mixed kicking, skull", "cake"], face_down=["mixed skull", ""]).can(1) == ["pass"]


@rule("DM-K1", "DM-K2")
@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"hands": ["mixed dodge", "cake"]}, "reactions alone"),
        ({"hands": ["old skull", ""], "shuffled": "3x skull"}, "skull"),
        ({"hands": ["new skull", ""]}, "new skull"),
    ],
)
def test_what_is_known_must_be_true(position: dict[str, object], reason: str):
    with pytest.raises(PositionError, match=reason):
        table(**position)
