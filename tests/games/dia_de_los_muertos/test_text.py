"""The words of Dia de los Muertos: questions, buttons, the log, how seats stand, the end."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ofrenda.games.dia_de_los_muertos.text import about
from ofrenda.kernel.event import Event
from ofrenda.kernel.record import Act
from ofrenda.kernel.replay import Step
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.text import keys
from ofrenda.server.table.log import Story
from ofrenda.terminal.story import tell, tell_all
from ofrenda.testing import Placed, rule
from ofrenda.testing.conformance import random_match
from tests.games.dia_de_los_muertos.setting import GAME, acting, moving, table
from tests.games.dia_de_los_muertos.test_round import SWAPPING

NAMES = ("Ana", "Luis", "Eva", "Juan", "Sofia", "Diego")


def asked(table: Placed, seat: int = 1) -> str:
    return GAME.text.question(table.sees(seat), NAMES)


def buttons(table: Placed, seat: int = 1) -> list[str]:
    return [GAME.text.action(action, table.sees(seat), NAMES) for action in table.state.actions(seat - 1)]


# Swapping


@pytest.mark.parametrize("hand", ["dodge, dodge", "dodge, snatching"])
def test_the_question_about_reactions_is_the_same_whatever_the_hand(hand: str):
    assert asked(table(stack=SWAPPING, hands=[hand, "cake"])) == (
        "A hand of nothing but Dodge and Holding must be shown and swapped whole; any other is kept."
    )


def test_a_hand_is_kept_or_swapped():
    assert buttons(table(stack=SWAPPING, hands=["dodge, snatching", "cake"])) == ["Keep your hand"]
    assert buttons(table(stack=SWAPPING, hands=["dodge, dodge", "cake"])) == ["Show and swap the whole hand"]


@pytest.fixture
def kept_hand() -> list[Event]:
    """What is told when a player was asked and swaps nothing."""
    events = table(stack=SWAPPING, hands=["dodge, snatching", "cake, skull"]).play(1, "pass", "pass").events
    assert {"mixed", "keeps"} <= {event.kind for event in events}
    return [event for event in events if event.kind in ("mixed", "keeps")]


def test_a_kept_hand_has_no_line(kept_hand: list[Event]):
    step = Step(1, Act(1, "pass"), tuple(kept_hand))
    screen = StringIO()
    tell(Console(file=screen), GAME, kept_hand, NAMES, None)
    tell_all(Console(file=screen), GAME, kept_hand, NAMES)

    assert screen.getvalue() == ""
    for seat in (0, 1, None):
        assert Story(GAME, seat, NAMES, fades=True).lines([step]) == ()


def test_a_kept_hand_still_cannot_be_unseen(kept_hand: list[Event]):
    assert [event.reveals for event in kept_hand if event.kind == "mixed"] != []
    assert all(event.reveals for event in kept_hand if event.kind == "mixed")


def test_a_swapped_hand_is_told():
    swap = table(stack=SWAPPING, hands=["dodge, dodge", "cake"]).play(1, "swap all")

    assert "Ana swaps 2 reaction cards." in [GAME.text.event(event, NAMES) for event in swap.events]


# Questions and buttons


def test_the_laid_card_says_what_it_can_be_used_for():
    either = table(active=1, fields=[9, 11], hands=["kicking", "dodge"], laid=["cake", "skull"])
    assert asked(either) == "Throwing a cake: strike a skeleton 1 to 5 fields away. Or move with its 1 bone."
    assert buttons(either) == ["Turn up Throwing a cake, then draw 2 cards", "Walk 1 field, or lead the dog"]

    reaction = table(active=1, hands=["kicking", "dodge"], laid=["dodge", "skull"])
    assert asked(reaction) == "Dodge is a reaction to an attack. On your turn you can only use its 3 bones to move."

    last = table(active=1, hands=["", "dodge"], laid=["bone patches", "skull"], arms=[1, 2])
    assert asked(last) == "Turn up Bone patches, your last card: get one limb back."

    in_vain = table(active=1, hands=["", "dodge"], laid=["holding", "skull"])
    assert asked(in_vain) == "Turn up Holding, your last card; nothing happens."


def test_a_bots_level_stands_in_no_second_brackets():
    walk = moving(fields=[9, 10], dog=22)
    names = ("Ana", "Bot 2 (easy)")
    labels = [GAME.text.action(action, walk.sees(1), names) for action in walk.state.actions(0)]

    assert "Go to 10 (Bot 2)" in labels


def test_what_explains_the_cartwheel_says_more_than_its_question():
    wheeling = table(active=1, fields=[9, 10], hands=["kicking", "cake"], laid=["cartwheel", "skull"]).play(1, "action")

    assert asked(wheeling) == "Cartwheel: which field is next? Everybody on your way is struck."
    assert "a card is drawn; it says what is lost" in GAME.course.question["Wheeling"].words


def test_the_closed_way_home_says_how_many_festival_cards_open_it():
    assert about.of_red(False, 3).startswith("The way home is closed: it opens when 3 more festival cards are taken.")
    assert "the last festival card" in about.of_red(False, 1)
    assert "open" in about.of_red(True, 0)


def test_lost_limbs_are_minded():
    crawling = table(active=1, hands=["cake", "dodge"], laid=["kicking", "skull"], legs=[0, 2], arms=[1, 2])
    assert asked(crawling) == ("Kicking: without effect, for you lack the limb it needs. Or move with its 2 bones.")
    assert buttons(crawling)[1] == "Walk 1 field, and lead the dog with the rest of 2 bones"

    helpless = table(active=1, hands=["cake", "dodge"], laid=["kicking", "skull"], legs=[0, 2], arms=[0, 2])
    assert buttons(helpless)[1] == "Lead the dog up to 2 fields"


def test_what_is_left_to_walk_is_said():
    assert asked(moving(fields=[9, 4])) == "3 bones left for your skeleton or the dog."
    assert asked(moving(fields=[9, 4], legs=[0, 2], arms=[1, 2])) == (
        "3 bones left to walk: at most 1 field for your skeleton, the rest for the dog."
    )
    assert asked(moving(fields=[9, 4], legs=[0, 2], arms=[0, 2])) == "3 bones left, for the dog only."


def test_after_its_attack_the_dog_is_not_offered_again():
    bitten = (
        moving(fields=[9, 13], dog=14, hands=["cake", "2x kicking"]).play(1, "dog 13").draw("kicking").play(1, "dog 29")
    )

    assert asked(bitten) == "Your skeleton may still walk 2 fields."


def test_who_may_hold_on_reads_who_moves_and_what_it_does():
    hold = moving(fields=[9, 9], hands=["cake", "holding, cake"])

    assert asked(hold, 2).startswith("Do you hold on to Ana, who is about to walk?")
    assert buttons(hold, 2) == ["Play Holding", "Do not hold on"]


def test_who_may_dodge_reads_what_is_coming():
    kick = acting("kicking", fields=[9, 9], hands=["cake", "dodge"]).play(1, "target 2")

    assert asked(kick, 2) == "Do you dodge? Ana on field 9 plays Kicking on you on field 9: you lose a leg."


def test_who_may_dodge_a_hustle_reads_the_fields():
    hustle = acting("hustle", fields=[9, 9], hands=["cake", "dodge, dodge"]).play(1, "target 2", "push 10", "go 8")

    assert asked(hustle, 2) == "Do you dodge? Ana plays Hustle: you are pushed from field 9 to 10, and Ana steps to 8."


def test_a_card_that_can_do_nothing_says_so_before_it_is_turned_up():
    alone = table(active=1, fields=[9, 0], hands=["cake", "dodge"], laid=["kicking", "skull"])

    assert asked(alone) == "Kicking: without effect now. Or move with its 2 bones."
    assert buttons(alone)[0] == "Turn up Kicking: nothing happens, then draw 2 cards"


def test_fields_are_typed_by_their_numbers_and_the_dog_by_letters():
    walking = moving(fields=[9, 0], dog=22)
    choices = GAME.text.menu(walking.state.actions(0), walking.sees(1), NAMES)
    typed = dict(zip(keys(choices), [choice.label for choice in choices], strict=True))

    assert typed["8"].startswith("Go to 8")
    assert typed["b"].startswith("Send the dog to ")
    assert choices[-1].label == "Stop here"


def test_the_dog_says_what_a_card_without_a_limb_costs():
    hands = ["following", "dodge, cake"]
    bitten = moving(fields=[7, 9], dog=8, hands=hands, festivals=["", "music"]).play(1, "dog 9")
    poor = moving(fields=[7, 9], dog=8, hands=hands).play(1, "dog 9")

    assert all("cost the best festival card" in label and "no limb" not in label for label in buttons(bitten))
    assert not any("festival" in label for label in buttons(poor))


def test_a_limb_is_lost_taken_or_got_back():
    assert buttons(acting("bone patches", arms=[1, 2], legs=[1, 2])) == ["Get an arm back", "Get a leg back"]
    snatch = acting("snatching", fields=[9, 9], arms=[1, 2], festivals=["", "dance"]).play(1, "target 2")
    assert buttons(snatch) == ["Take an arm", "Take the dance"]


def test_a_card_in_a_den_says_which_limb_it_gives():
    den = moving(fields=[9, 0], arms=[1, 2], dog=14, dens=["beating, kicking; dance", "", ""]).play(1, "go 29")
    assert buttons(den) == ["Take an arm (Beating)", "Take the dance", "Take nothing"]

    both = moving(fields=[9, 0], arms=[1, 2], legs=[1, 2], dog=14, dens=["leapfrog", "", ""]).play(1, "go 29")
    assert buttons(both) == ["Take an arm or a leg (Leapfrog)", "Take nothing"]


# How seats stand


def standing(table: Placed, seat: int) -> str:
    """The same through everybody's eyes."""
    [said] = {GAME.text.standing(table.sees(viewer), seat - 1) for viewer in (1, 2, None)}
    return said


def test_a_seat_stands_on_its_field_with_limbs_cards_and_festivals():
    hurt = table(
        fields=[17, 4], arms=[2, 0], legs=[1, 0], hands=["kicking, cake", "dodge"], festivals=["music, dance", ""]
    )

    assert standing(hurt, 1) == "field 17, 2 arms, 1 leg, 2 cards, music, dance"
    assert standing(hurt, 2) == "field 4, no limbs, 1 card"


def test_what_is_complete_is_said_in_short():
    whole = table(
        fields=[17, 4], arms=[2, 1], legs=[2, 0], hands=["cake", "cake"], festivals=["music, dance, banquet", ""]
    )

    assert standing(whole, 1) == "field 17, all limbs, 1 card, all festivals"
    assert standing(whole, 2) == "field 4, 1 arm, 1 card"


def test_who_is_home_has_a_gravestone():
    home = table(seats=3, fields=[32, 4, 5], home=[1, 0, 0], digger=5, festivals=["banquet", "", ""])

    assert standing(home, 1) == "home with gravestone 1, banquet"


def test_standings_are_short():
    state = GAME.start(6)
    longest = 0
    for _entry in random_match(state, seeded("standings")):
        view = state.view(None)
        longest = max(longest, *(len(GAME.text.standing(view, seat)) for seat in range(6)))

    assert longest <= 48


# The end


@rule("DM-41")
def test_the_end_says_what_decided_between_equal_points():
    """Gravestone 2 and the music make 6, gravestone 3 and the banquet too."""
    game = moving(
        seats=4, fields=[28, 32, 32, 4], home=[0, 1, 2, 0], digger=5, arms=[2, 2, 2, 0], legs=[2, 2, 2, 0],
        festivals=["banquet", "", "music", ""],
    ).play(1, "go 32")  # fmt: skip

    assert game.state.result().points == (6, 7, 6, 0)
    assert GAME.text.ending(game.sees(None), NAMES) == (
        "Luis wins with 7 points. With 6 points each, who came home earlier, or at all, is ahead: Eva, Ana."
    )


@rule("DM-41B")
def test_equal_points_that_share_a_place_need_no_explaining():
    game = moving(
        seats=3, fields=[28, 4, 5], digger=16, arms=[2, 0, 0], legs=[2, 0, 0], festivals=["", "music", "music"]
    ).play(1, "go 32")

    assert game.state.result().places == (1, 2, 2)
    assert GAME.text.ending(game.sees(None), NAMES) == "Ana wins with 7 points."
