"""What a person reads in the terminal."""

from __future__ import annotations

import re

import pytest

import ofrenda
from ofrenda.games.day_of_the_dead.engine.pieces import CARD_NAMES, FIGHTER_NAMES
from ofrenda.kernel.event import Event
from ofrenda.kernel.text import NO_ACTION, keys
from ofrenda.testing import Placed, place, rule
from ofrenda.words import speaking
from tests.games.day_of_the_dead.setting import duel, filled

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


def test_beside_their_picture_neither_effects_nor_sums_are_told_again():
    table = duel("anger", "oaf", stack=["Turn", "Rewards", "Fight slot=0", "DrawLots"]).draw("seat 1")
    captions = [caption for event in table.events if (caption := GAME.text.caption(event, NAMES))]

    assert "Ana's fighter has +5 power." in story(table)
    assert "Ana's Anger uses its effect." in captions
    assert captions[-1].endswith("Ana's Anger wins; Luis's Oaf falls.[/]")
    assert not [caption for caption in captions if "power" in caption or "=" in caption]


def test_what_is_unearthed_is_not_told_to_be_of_whoever_unearths_it():
    assert "Ana unearths Spy (Double), their fighter in slot 1." in story(duel("spy", "oaf").play(1, "unearth"))


def test_a_card_that_lies_open_is_called_by_its_name_in_short():
    hands = filled([["double oaf", "power-up nemesis", "unearth mob"], ["unearth anger", "double greed"]])
    summoning = place("day-of-the-dead", hands=hands, stack=["Turn"])
    picking = duel("anger spook", "oaf greed")
    cards, places = (GAME.text.menu(one.state.actions(0), one.sees(1), NAMES) for one in (summoning, picking))

    assert cards[0].short == "Oaf 7 (Double)"
    assert all(choice.label.startswith(f"{choice.short}: “") for choice in cards)
    assert {choice.short for choice in places} == {""}, "no effect is written on the small cards of a line"


@pytest.mark.parametrize(("points", "told"), [(-1, "-1 punto de victoria"), (1, "+1 punto de"), (-2, "-2 puntos")])
def test_a_single_victory_point_is_told_as_one(points: int, told: str):
    change = Event(kind="points", rule="DAY-R15", args={"seat": 0, "points": points, "total": 3})
    with speaking("es"):
        assert told in GAME.text.event(change, NAMES)


def test_who_has_nothing_to_lose_still_has_nothing():
    table = duel("grief", "oaf", stack=["Turn", "Rewards", "Fight slot=0", "DrawLots"]).draw("seat 1")

    assert story(table)[3] == "Luis still has 0 victory points."


def standings(table: Placed) -> list[str]:
    """How both seats stand, the same through everybody's eyes."""
    seen = {tuple(GAME.text.standing(table.sees(eyes), seat) for seat in range(2)) for eyes in (1, 2, None)}
    assert len(seen) == 1
    return [*seen.pop()]


def test_how_a_seat_stands():
    table = duel("spy", "oaf", hands=[["double mob"], []], scores=[1, 12])

    assert standings(table) == ["1 point, 1 card in hand, has Priority", "12 points, 0 cards in hand"]


def test_who_has_chosen_in_secret_stands_so_for_everybody():
    hands = [["double oaf", "power-up mob", "unearth mob"], ["unearth anger", "double greed", "power-up troll"]]
    table = place("day-of-the-dead", hands=filled(hands), stack=["Turn"]).play(1, "summon double oaf")

    assert standings(table) == ["0 points, 7 cards in hand, has Priority, has chosen", "0 points, 7 cards in hand"]


def test_after_the_match_nobody_has_priority():
    table = duel("oaf", "power-up:oaf", turn=6)
    while table.state.stack:
        table.play(table.state.deciders()[0] + 1, table.can(table.state.deciders()[0] + 1)[-1])

    assert "Priority" not in "".join(standings(table))


def labels(table: Placed, seat: int) -> list[str]:
    view = table.sees(seat)
    return [GAME.text.action(action, view, NAMES) for action in table.state.actions(seat - 1)]


def test_a_choice_of_cards_says_what_each_does():
    assert "Greed 3 (Power Up), Luis's slot 2, fighting now: “you gain a tenth of your points”" in labels(
        duel("anger spook", "oaf greed"), 1
    )
    assert labels(duel("anger twin", "oaf greed"), 1) == ["Anger 3 (Double), your slot 1, still to fight: “+5 power”"]


def test_a_card_that_nobody_knows_is_named_by_its_back():
    assert "Face-down card (Unearth), Luis's spirit" in labels(duel("spook", "oaf"), 1)


def test_to_unearth_says_who_chooses_the_new_card():
    assert labels(duel("spy", "oaf"), 1) == [
        "Unearth Spy: look at three cards and choose one in its place",
        "Leave Spy as it is",
    ]
    assert labels(duel("moody", "oaf"), 2)[0].startswith("Unearth Moody: Ana looks at three cards")


def test_what_has_fallen_rises_only_if_there_is_a_next_turn():
    assert labels(duel("oaf", "anger", turn=1), 1)[1] == "Leave Oaf fallen: it rises again next turn"
    assert labels(duel("oaf", "anger", turn=6), 1)[1] == "Leave Oaf fallen"


def test_a_loser_is_told_what_it_would_do_as_a_spirit():
    def asked(mine: str, theirs: str) -> str:
        table = duel(mine, theirs)
        return GAME.text.question(table.sees(1), NAMES)

    assert asked("mob oaf", "mob anger") == (
        "Oaf lost 7 to 8. Make it your spirit? Then your effects work twice in the fights left."
    )
    assert asked("mob power-up:oaf", "mob anger").endswith("Then you have +2 power in the fights left.")
    assert asked("mob unearth:oaf", "mob anger").endswith("Then you unearth (replace) a card of yours at once.")
    assert asked("oaf", "anger").endswith("No fight is left this turn.")


def test_on_a_phone_an_answer_about_a_fight_is_as_short_as_what_is_drawn_allows():
    table = duel("oaf", "anger", turn=1)
    choices = GAME.text.menu(table.state.actions(0), table.sees(1), NAMES)

    assert [choice.short for choice in choices] == ["Make Oaf your spirit", "Leave Oaf fallen"]
    assert all(choice.label.startswith(choice.short) for choice in choices)


@pytest.mark.parametrize(("turn", "explained"), [(2, True), (3, False), (6, False)])
def test_what_the_backs_do_is_said_in_the_first_turns(turn: int, explained: bool):
    hands = filled([["double mob"], ["unearth anger"]])
    lines = [["double oaf"], ["power-up oaf"]]
    spirits = ["double anger", "double greed"]
    table = place("day-of-the-dead", turn=turn - 1, lines=lines, spirits=spirits, hands=hands, stack=["Turn"])

    assert ("Power Up: +2 power" in GAME.text.question(table.sees(1), NAMES)) == explained


def test_a_second_use_of_an_effect_does_not_read_like_the_first():
    fight = ["Turn", "Rewards", "Fight slot=0", "DrawLots"]
    lines = story(duel("hoard", "oaf", "double unearth", stack=fight).draw("seat 1"))

    assert [line for line in lines if "Hoard uses" in line] == [
        "Ana's Hoard uses its effect: “you gain 5 points”.",
        "Once more Ana's Hoard uses its effect: “you gain 5 points”.",
    ]


def test_the_end_tells_which_effects_gave_points():
    fight = ["Turn", "Rewards", "Fight slot=0", "DrawLots"]
    table = duel("hoard", "clumsy", "double unearth", scores=[0, 9], turn=6, stack=fight).draw("seat 1")
    table.play(1, "stay fallen")

    assert GAME.text.reckoning(table.sees(1), table.events) == [
        ("Turn 1", (0, 8)),
        ("Hoard", (10, 0)),
        ("Clumsy", (0, -2)),
    ]


def test_the_question_names_the_place_that_waits():
    table = duel("spy", "oaf").play(1, "unearth").draw("anger, nemesis, alchemy")

    assert GAME.text.question(table.sees(1), NAMES) == "Which card comes into your slot 1? The others are discarded."


def test_the_terminal_tells_the_effects_in_play_once():
    table = duel("anger spook", "oaf anger")

    assert board(table).count("+5 power") == 1
    assert board(table, None).count("unearths any card in play") == 1


def told(mine: str, theirs: str) -> list[str]:
    """The story of two fights; a tie in the newest slot leads to the other one without a question."""
    return story(duel(mine, theirs, stack=["Turn", "Rewards", "Fight slot=1", "DrawLots"]).draw("seat 1"))


def test_an_effect_that_does_nothing_says_so():
    vain = "This time the effect does nothing."

    assert vain in told("oaf elder", "anger elder")
    assert vain not in told("oaf eager", "anger eager")
    assert vain in told("haunt oaf", "anger oaf")


@pytest.mark.parametrize(
    ("mine", "theirs", "vain"),
    [
        ("usurp oaf", "elder oaf", ["DAY-USURP"]),
        ("anger oaf", "usurp oaf", []),
        ("anger oaf", "troll oaf", ["DAY-TROLL"]),
        ("troll oaf", "anger oaf", []),
        ("exorcist oaf", "elder oaf", ["DAY-EXORCIST"]),
        ("mob oaf", "anger oaf", []),
        ("paranoid oaf", "anger oaf", []),
    ],
)
def test_what_comes_too_late_or_changes_nothing_says_so(mine: str, theirs: str, vain: list[str]):
    """Seat 1 has Priority and acts first; spirits with the back Unearth give nothing that could be taken."""
    table = duel(mine, theirs, stack=["Turn", "Rewards", "Fight slot=1", "DrawLots"]).draw("seat 1")

    assert [event.rule for event in table.events if event.kind == "in-vain"] == vain


@pytest.mark.parametrize(("fighter", "cited"), [("mob", "DAY-MOB"), ("paranoid", "DAY-PARANOID")])
def test_whoever_fights_alone_has_nobody_to_count(fighter: str, cited: str):
    table = duel(fighter, "oaf", stack=["Turn", "Rewards", "Fight slot=0", "DrawLots"]).draw("seat 1")

    assert [event.rule for event in table.events if event.kind == "in-vain"] == [cited]


@pytest.mark.parametrize(
    ("fighter", "rules"), [("spy", ["DAY-R16"]), ("moody", ["DAY-R16"]), ("cancel", ["DAY-CANCEL"]), ("anger", [])]
)
def test_a_second_use_that_adds_nothing_says_so(fighter: str, rules: list[str]):
    lots = ["Turn", "Rewards", "Fight slot=1", "DrawLots"]
    table = duel(f"digger {fighter}", "digger oaf", spirits="double unearth", stack=lots).draw("seat 1")

    assert [event.rule for event in table.events if event.kind == "in-vain"] == rules


def test_what_waited_is_told_in_the_fight_in_which_it_counts():
    assert "By an earlier fighter's effect Luis begins this fight with -3 power." in told("nemesis haunt", "oaf haunt")
    assert "By Alchemy Ana's fighter uses its effect once more." in told("anger alchemy", "oaf alchemy")
    assert "Cancelled in the fight before: Ana's fighter may not use its effect." in told("anger cancel", "oaf cancel")


def test_a_challenge_tells_powers_and_outcome():
    table = duel("challenge", "oaf").play(1, "deck double").draw("anger").draw("oaf")

    assert [line for line in story(table) if line.startswith(("For", "The card"))] == [
        "For Ana the challenge shows Anger (Double), power 3.",
        "For Luis the challenge shows Oaf (Double), power 7.",
        "The card of Ana is not the higher one: the fight goes on.",
    ]


def test_the_board_shows_what_waits_for_the_next_fight():
    lines = "Luis begins the next fight with -3 power", "next fighter of Ana uses its effect once more", "nobody uses"
    for fighter, waits in zip(("haunt", "alchemy", "cancel"), lines, strict=True):
        table = duel(f"oaf {fighter}", "anger spook")

        assert waits in board(table), fighter


@rule("DAY-R13")
def test_in_the_last_fight_nothing_is_said_to_wait():
    """Spook asks Luis, so that the board can be looked at in between."""
    for fighter in ("haunt", "rally", "alchemy", "cancel"):
        table = duel(fighter, "spook")

        assert "Waiting" not in board(table), fighter


def test_whose_card_is_replaced_is_named():
    table = duel("spook", "oaf").play(1, "their slot 1").draw("anger, nemesis, alchemy")

    assert GAME.text.question(table.sees(1), NAMES) == "Which card comes into slot 1 of Luis? The others are discarded."


def test_a_loser_that_was_replaced_is_not_said_to_have_lost():
    """Ana's Spy lost and was unearthed; what lies there now has not fought."""
    table = duel("spy", "oaf").play(1, "unearth").draw("anger, nemesis, alchemy").play(1, "take anger")

    assert GAME.text.question(table.sees(1), NAMES).startswith("Anger lies where Spy lost.")


def test_a_card_of_which_two_are_in_play_is_listed_with_the_reason():
    hands = [["double mob", "unearth mob"], ["unearth anger", "unearth greed"]]
    lines = [["double oaf"], ["power-up oaf"]]
    spirits = ["double anger", "double greed"]
    table = place("day-of-the-dead", turn=4, lines=lines, spirits=spirits, hands=hands, stack=["Turn"])
    choices = GAME.text.menu(table.state.actions(0), table.sees(1), NAMES)

    assert [choice.label for choice in choices if choice.action == NO_ACTION] == [
        "Mob 2 (Double): two Double cards of yours are in play already (DAY-S5)."
    ]


def test_no_bracket_stands_inside_or_right_after_another():
    table = duel("spy", "oaf").play(1, "unearth").draw("anger, nemesis, alchemy").play(1, "take anger")
    said = [*story(table), GAME.text.question(duel("spy", "oaf").sees(1), NAMES)]

    assert not any(re.search(r"\([^)]*\(|\) \(", line) for line in said)


def test_a_choice_of_cards_says_how_each_stands_in_the_fights():
    """In slot 3 Luis's Oaf has fallen; in slot 2 the Spook chooses; slot 1 is still to come."""
    lines = ["anger spook nemesis", "haunt mob oaf"]
    table = duel(*lines).play(2, "stay fallen")
    said = " ".join(labels(table, 1))

    assert "your slot 1, still to fight" in said
    assert "your slot 2, fighting now" in said
    assert "your slot 3, has fought" in said
    assert "Luis's slot 3, fallen" in said


def test_a_spirit_that_joined_the_line_has_not_fallen():
    lines = ["anger spook oaf", "haunt mob nemesis"]
    table = duel(*lines).play(1, "become spirit")
    while "Face-down" not in " ".join(labels(table, 1)) and table.can(1)[:1] != ["own slot 1"]:
        table.play(1, table.can(1)[0])

    assert "your slot 3, face down" in " ".join(labels(table, 1))


@pytest.mark.parametrize(
    ("mine", "theirs", "typed"),
    [
        ("oaf forget anger", "haunt mob anger", ["1", "3"]),
        ("oaf control anger", "haunt mob anger", ["1", "2", "3"]),
        ("oaf twin anger", "haunt mob anger", ["3"]),
        ("oaf spook anger", "haunt mob anger", [str(line) for line in range(1, 9)]),
    ],
)
def test_slots_of_one_line_are_typed_by_their_own_numbers(mine: str, theirs: str, typed: list[str]):
    """In slot 3 two Angers have tied; in slot 2 one is asked. Of two lines no slot has a number of its own."""
    table = duel(mine, theirs)
    choices = GAME.text.menu(table.state.actions(0), table.sees(1), NAMES)

    assert keys(choices) == typed


def test_a_high_pile_is_asked_for_by_power():
    """Fewer lines than fit on a screen; those of one power are one line, the strongest first."""
    pile = [name for name in CARD_NAMES[:38] if name not in ("double return", "double oaf")]
    table = duel("return", "oaf", discards=pile)
    choices = GAME.text.menu(table.state.actions(0), table.sees(1), NAMES)
    lines = list(dict.fromkeys(choice.group or choice.label for choice in choices))

    assert sorted(choice.action for choice in choices) == sorted(table.state.actions(0))
    assert len(choices) == 36
    assert len(lines) <= 12
    assert all(line.startswith(("Power ", "Take ")) for line in lines)


def test_a_full_field_is_listed_card_by_card():
    """Spook may choose among fourteen cards; only a pile is folded."""
    names = iter(name for name in FIGHTER_NAMES if name != "spook")
    lines = [
        [f"{back} {next(names)}" for back in ("double", "power-up", "unearth") for _copy in range(2)] for _ in "12"
    ]
    lines[0][-1] = "unearth spook"
    spirits = [f"unearth {next(names)}", f"double {next(names)}"]
    table = place("day-of-the-dead", lines=lines, spirits=spirits)
    choices = GAME.text.menu(table.state.actions(0), table.sees(1), NAMES)

    assert [choice.action for choice in choices] == table.state.actions(0)
    assert len(choices) == 14
    assert not any(choice.group for choice in choices)
