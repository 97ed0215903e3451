"""The fighters that the rulebook and the published article name, with every example they give."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.games.day_of_the_dead.engine.pieces import FIGHTER_NAMES
from ofrenda.testing import Placed, rule
from tests.games.day_of_the_dead.setting import duel, powers, winner

GAME = ofrenda.game("day-of-the-dead")


@rule("DAY-OAF", "DAY-ANGER", "DAY-PARANOID")
@pytest.mark.parametrize(("fighter", "power"), [("oaf", 7), ("anger", 3), ("paranoid", 9)])
def test_the_powers_that_the_rulebook_states(fighter: str, power: int):
    assert GAME.rules(2).powers[FIGHTER_NAMES.index(fighter)] == power


@rule("DAY-OAF")
def test_an_oaf_has_nothing_to_copy():
    assert powers(duel("mimic", "oaf", "double unearth")) == [3, 7]
    assert powers(duel("oaf twin", "hoard usurp")) == [3, 6]


@rule("DAY-NEMESIS")
def test_nemesis_wins_whatever_the_others_power():
    table = duel("nemesis", "moody", "unearth power-up")

    assert winner(table) == "seat 1"
    assert table.fight["instant"] == 1


@rule("DAY-NEMESIS")
def test_the_one_with_priority_wins_when_nemesis_meets_nemesis():
    assert winner(duel("nemesis", "nemesis", priority=2)) == "seat 2"


@rule("DAY-ALCHEMY")
def test_alchemy_gives_the_next_fighter_one_more_use():
    table = duel("anger alchemy", "oaf usurp").play(1, "stay fallen")

    assert powers(table) == [3 + 5 + 5, 7]


@rule("DAY-ALCHEMY", "DAY-B1")
def test_alchemy_and_double_add_up():
    """Two grants by Double, and the second fighter's own Double: four uses."""
    table = duel("anger alchemy", "oaf usurp", "double unearth").play(1, "stay fallen")

    assert powers(table) == [3 + 4 * 5, 7]


@rule("DAY-ALCHEMY", "DAY-R7")
def test_the_next_fighter_unearthed_before_its_fight_still_has_the_use():
    """Alchemy loses, becomes an Unearth spirit, and replaces the next fighter: the new Anger is used twice."""
    table = duel("oaf unearth:alchemy", "oaf usurp").play(1, "become spirit", "own slot 1")
    table.draw("anger, nemesis, mob").play(1, "take anger")

    assert powers(table) == [3 + 5 + 5, 7]


@rule("DAY-CANCEL")
def test_nobody_uses_effects_in_the_fight_after_cancel():
    table = duel("anger cancel", "anger oaf", priority=2).play(1, "stay fallen")

    assert table.state.result().points == (3, 3 + 7)


@rule("DAY-CANCEL", "DAY-R7")
def test_cancel_stays_when_the_fighters_change():
    table = duel("oaf unearth:cancel", "hoard oaf").play(1, "become spirit", "own slot 1")
    table.draw("anger, nemesis, mob").play(1, "take anger")

    assert powers(table) == [3, 1]


@rule("DAY-CANCEL")
def test_a_cancelled_fighter_can_be_copied_later():
    """Anger in slot 2 is cancelled, wins against Hoard, and is copied by Twin in slot 1."""
    table = duel("twin anger cancel", "oaf hoard double:oaf")
    table.play(1, "stay fallen").play(2, "stay fallen")

    assert table.can(1) == ["own slot 2"]
    assert powers(table.play(1, "own slot 2")) == [8, 7]


@rule("DAY-CHALLENGE")
def test_a_challenge_is_won_at_once_with_the_higher_first_card():
    table = duel("challenge", "moody").play(1, "deck unearth").draw("oaf").draw("anger")

    assert winner(table) == "seat 1"
    assert table.fight["instant"] == 1
    assert table.discards == ["unearth oaf", "unearth anger"]


@rule("DAY-CHALLENGE")
@pytest.mark.parametrize("theirs", ["paranoid", "spy"])
def test_a_challenge_that_is_not_higher_changes_nothing(theirs: str):
    table = duel("challenge", "moody").play(1, "deck unearth").draw("digger").draw(theirs)

    assert powers(table) == [4, 8]


@rule("DAY-CHALLENGE", "DAY-R1")
def test_a_won_challenge_leaves_no_second_use_and_no_effect_to_the_opponent():
    table = duel("challenge", "hoard", "double unearth").play(1, "deck unearth").draw("oaf").draw("anger")

    assert winner(table) == "seat 1"
    assert table.scores == [0, 0]


@rule("DAY-CHALLENGE")
def test_a_challenge_that_was_not_won_is_used_again_with_double():
    table = duel("challenge", "oaf", "double unearth").play(1, "deck unearth").draw("anger").draw("oaf")

    assert table.can(1) == ["deck double", "deck power-up", "deck unearth"]


@rule("DAY-CONTROL")
def test_control_takes_the_effect_of_any_fighter_in_the_other_line():
    table = duel("oaf control", "hoard anger")
    assert table.can(1) == ["their slot 1", "their slot 2"]

    table.play(1, "their slot 2")
    assert table.lines[1][1] == "power-up anger blank"


@rule("DAY-CONTROL")
def test_a_controlled_fighter_uses_nothing_this_turn():
    table = duel("oaf control", "anger oaf").play(1, "their slot 1", "stay fallen")

    assert powers(table) == [7, 3]


@rule("DAY-CONTROL")
def test_control_may_choose_the_same_fighter_twice():
    table = duel("oaf control", "anger oaf", "double unearth").play(1, "their slot 1", "their slot 1", "stay fallen")

    assert powers(table) == [7, 3]


@rule("DAY-CONTROL", "DAY-R6")
def test_a_controlled_fighter_cannot_be_copied():
    table = duel("mimic control", "anger oaf").play(1, "their slot 1", "stay fallen")

    assert table.state.result().points == (3, 3 + 7)


@rule("DAY-CONTROL")
def test_a_controlled_fighter_has_its_effect_back_next_turn():
    table = duel("oaf control", "anger oaf", turn=3).play(1, "their slot 1", "stay fallen")
    table.play(2, "stay fallen")

    assert sum(table.state.blank) == 0


@rule("DAY-CULTIVATE")
def test_cultivate_adds_the_printed_power_of_the_next_fighter():
    assert powers(duel("oaf cultivate", "hoard usurp")) == [3 + 7, 6]
    assert powers(duel("oaf cultivate", "hoard usurp", "double unearth")) == [3 + 7 + 7, 6]


@rule("DAY-CULTIVATE", "DAY-R13")
def test_cultivate_has_no_next_fighter_in_the_last_fight():
    assert powers(duel("cultivate", "usurp")) == [3, 6]


@rule("DAY-CULTIVATE")
def test_cultivate_looks_at_the_fighter_who_is_next_when_power_is_added_up():
    """After Cultivate, Spook replaces the Oaf behind it with a Famine."""
    table = duel("oaf cultivate", "mob spook").play(2, "their slot 1").draw("anger, famine, elder")
    table.play(2, "take famine")

    assert powers(table) == [3 + 2, 4]


@rule("DAY-FAMINE")
@pytest.mark.parametrize(("mine", "after"), [(31, 28), (21, 23)])
def test_famine_with_double_computes_its_second_use_anew(mine: int, after: int):
    assert duel("famine", "oaf", "double unearth", scores=[mine, 34]).scores == [mine, after]


@rule("DAY-FAMINE")
def test_famine_takes_a_fifth_from_whoever_is_ahead_only():
    assert duel("famine", "oaf", scores=[21, 34]).scores == [21, 28]
    assert duel("famine", "oaf", scores=[34, 34]).scores == [34, 34]


@rule("DAY-FORGET")
def test_forget_takes_the_effect_of_another_fighter_of_its_own_line():
    table = duel("anger forget", "oaf hoard")
    assert table.can(1) == ["own slot 1"]

    table.play(1, "own slot 1").play(2, "stay fallen")
    assert powers(table) == [3, 7]


@rule("DAY-FORGET")
def test_forget_alone_in_its_line_forgets_nobody():
    assert powers(duel("forget", "oaf")) == [8, 7]


@rule("DAY-FORGET")
def test_forget_may_choose_the_same_fighter_twice():
    table = duel("mob anger forget", "oaf usurp hoard", "double unearth")
    assert table.play(1, "own slot 2").can(1) == ["own slot 1", "own slot 2"]

    table.play(1, "own slot 2").play(2, "stay fallen")
    assert powers(table) == [3, 6]


@rule("DAY-FORGET")
def test_a_forgotten_fighter_has_its_effect_back_next_turn():
    table = duel("anger forget", "oaf hoard", turn=3).play(1, "own slot 1")
    assert table.lines[0][0] == "double anger forgotten"

    table.play(2, "stay fallen").play(1, "stay fallen")
    assert sum(table.state.blank) == 0


@rule("DAY-FORGET", "DAY-R6")
def test_a_forgotten_fighter_cannot_be_copied():
    """Of Anger, which was forgotten, and Forget, only the latter is left to Twin."""
    table = duel("twin anger forget", "usurp hoard mob").play(1, "own slot 2")
    table.play(2, "stay fallen", "stay fallen")

    assert table.can(1) == ["own slot 3"]


@rule("DAY-GREED")
def test_greed_with_double_computes_its_second_use_anew():
    assert duel("greed", "oaf", "double unearth", scores=[39, 0]).scores == [46, 0]
    assert duel("greed", "oaf", scores=[39, 0]).scores == [42, 0]


@rule("DAY-GRIEF", "DAY-V1")
@pytest.mark.parametrize(("points", "after"), [(5, 2), (2, 0), (0, 0)])
def test_grief_takes_three_points_if_there_are_any(points: int, after: int):
    assert duel("grief", "oaf", scores=[0, points]).scores == [0, after]


@rule("DAY-MOODY")
def test_the_opponent_may_make_moody_be_unearthed_and_its_player_picks():
    """It won, so the newcomer is active and scores."""
    table = duel("moody", "oaf")
    assert table.can(2) == ["unearth", "leave"]
    assert table.can(1) == []

    table.play(2, "unearth").draw("paranoid, nemesis, alchemy")
    assert table.can(1) == ["take nemesis", "take alchemy", "take paranoid"]
    table.play(1, "take paranoid").play(2, "stay fallen")
    assert table.scores == [9, 0]


@rule("DAY-MOODY")
def test_moodys_opponent_may_leave_it():
    assert duel("moody", "oaf").play(2, "leave", "stay fallen").scores == [8, 0]


@rule("DAY-MOODY", "DAY-R17")
def test_after_a_lost_fight_moodys_replacement_is_fallen_and_unseen_by_the_opponent():
    table = duel("moody", "anger", "unearth double").play(2, "unearth").draw("paranoid, nemesis, alchemy")
    table.play(1, "take paranoid")

    assert table.lines[0] == ["double paranoid fallen secret"]
    assert table.sees(2).lines[0][0].fighter == -1
    assert table.sees(1).lines[0][0].fighter == FIGHTER_NAMES.index("paranoid")


@rule("DAY-MOODY")
def test_moody_is_asked_about_after_a_tie_too():
    assert duel("moody", "clumsy").can(2) == ["unearth", "leave"]


@rule("DAY-PARANOID")
def test_paranoid_loses_one_power_for_every_other_fighter_in_the_opponents_line():
    assert powers(duel("paranoid", "oaf")) == [9, 7]
    assert powers(duel("hoard mob paranoid", "oaf mob usurp")) == [9 - 2, 6]
    assert powers(duel("hoard mob paranoid", "oaf mob usurp", "double unearth")) == [9 - 4, 6]


@rule("DAY-RETURN")
def test_return_changes_places_with_a_card_of_its_pile_which_fights_with_printed_power_only():
    table = duel("return", "usurp", discards=["double anger", "double hoard", "unearth oaf"])
    assert table.can(1) == ["take anger", "take hoard"]

    table.play(1, "take anger")
    assert powers(table) == [3, 6]
    assert table.discards == ["double return", "double hoard", "unearth oaf"]


@rule("DAY-RETURN", "DAY-R5")
def test_return_with_double_uses_the_newcomers_effect_next():
    table = duel("return", "oaf", "double unearth", discards=["double anger"]).play(1, "take anger")

    assert powers(table) == [8, 7]


@rule("DAY-RETURN", "DAY-R5")
def test_return_hands_all_uses_that_are_left_to_the_newcomer():
    """Double, and Alchemy twice by Double: after Return's own use the newcomer Anger has three."""
    table = duel("return alchemy", "usurp famine", "double unearth", discards=["double anger"])
    table.play(2, "stay fallen").play(1, "take anger")

    assert powers(table) == [3 + 3 * 5, 6]


@rule("DAY-RETURN")
def test_return_does_nothing_with_an_empty_pile():
    assert powers(duel("return", "usurp", discards=["unearth oaf"])) == [3, 6]


@rule("DAY-RETURN")
def test_return_cannot_come_back_for_itself():
    """It joins the pile only after the choice."""
    assert duel("return", "usurp", discards=["double anger"]).can(1) == ["take anger"]


@rule("DAY-SPOOK")
def test_spook_may_unearth_any_card_in_play_and_chooses_the_new_one():
    table = duel("spook", "oaf")
    assert table.can(1) == ["own slot 1", "own spirit", "their slot 1", "their spirit"]

    table.play(1, "their slot 1").draw("hoard, anger, mob")
    assert table.can(1) == ["take anger", "take hoard", "take mob"]


@rule("DAY-SPOOK", "DAY-R5")
def test_spook_into_paranoid_fights_with_9_and_without_the_drawback():
    table = duel("oaf spook", "mob double:usurp").play(1, "own slot 2").draw("paranoid, anger, mob")
    table.play(1, "take paranoid")

    assert powers(table) == [9, 6]


@rule("DAY-SPOOK", "DAY-R8")
def test_spook_turning_a_used_anger_into_paranoid_makes_it_14():
    table = duel("spook", "anger", priority=2).play(1, "their slot 1").draw("paranoid, hoard, mob")
    table.play(1, "take paranoid")

    assert powers(table) == [4, 9 + 5]


@rule("DAY-SPOOK", "DAY-R5")
def test_a_fighter_spooked_before_its_effect_uses_the_newcomers():
    table = duel("spook", "oaf").play(1, "their slot 1").draw("anger, hoard, mob").play(1, "take anger")

    assert powers(table) == [4, 8]


@rule("DAY-SPOOK", "DAY-R17")
def test_a_spooked_spirit_is_known_to_both_players_and_to_nobody_else():
    table = duel("spook", "oaf", "unearth double").play(1, "their spirit").draw("anger, hoard, mob")
    table.play(1, "take anger")

    assert table.spirits[1] == "double anger shared"
    assert table.sees(None).spirits[1].fighter == -1


@rule("DAY-SPY")
def test_spy_may_be_unearthed_after_a_win_a_tie_and_a_loss():
    for theirs in ("grief", "usurp", "oaf"):
        assert duel("spy", theirs).can(1) == ["unearth", "leave"]


@rule("DAY-SPY")
def test_a_winning_spys_replacement_is_active_and_scores():
    table = duel("spy", "grief").play(1, "unearth").draw("paranoid, hoard, mob").play(1, "take paranoid")

    assert table.play(2, "stay fallen").scores == [9, 0]


@rule("DAY-SPY", "DAY-R16", "DAY-R17", "DAY-R21")
def test_a_losing_spys_replacement_is_fallen_unseen_and_may_become_the_spirit():
    table = duel("spy", "oaf").play(1, "unearth").draw("paranoid, hoard, mob").play(1, "take hoard")

    assert table.sees(2).lines[0][0].fighter == -1
    assert table.can(1) == ["become spirit", "stay fallen"]


@rule("DAY-TROLL")
def test_troll_stops_the_opposing_effect_if_it_comes_first():
    assert powers(duel("troll", "anger")) == [5, 3]
    assert powers(duel("troll", "anger", priority=2)) == [5, 8]


@rule("DAY-TROLL")
def test_troll_stops_the_second_use_of_double_too():
    assert powers(duel("troll", "anger", "unearth double")) == [5, 3]


@rule("DAY-VAMPIRE", "DAY-V1")
@pytest.mark.parametrize(("points", "after"), [(5, 3), (1, 0), (0, 0)])
def test_vampire_takes_points_if_there_are_any_and_has_its_bonus_anyway(points: int, after: int):
    table = duel("vampire", "usurp", scores=[0, points])

    assert table.scores == [0, after]
    assert powers(table) == [7, 6]


@rule("DAY-TWIN", "DAY-HOARD")
def test_twin_copying_hoard_with_double_gains_ten_points():
    table = duel("hoard twin", "mob usurp", "double unearth").play(1, "own slot 1", "own slot 1")

    assert table.scores == [10, 0]


@rule("DAY-TWIN", "DAY-R6")
def test_twin_chooses_anew_for_each_use():
    table = duel("hoard anger twin", "mob elder usurp", "double unearth").play(1, "own slot 1", "own slot 2")

    assert table.scores == [5, 0]
    assert powers(table) == [8, 6]


@rule("DAY-TWIN", "DAY-R6")
def test_twin_cannot_copy_fallen_fighters_or_copiers():
    table = duel("twin hoard mimic", "elder usurp oaf")
    table.play(1, "stay fallen")
    table.play(1, "stay fallen")

    assert table.fight["slot"] == 1
    assert powers(table) == [3, 9]


@rule("DAY-HOARD")
def test_hoard_gains_five_points():
    assert duel("hoard", "oaf").scores == [5, 0]
    assert duel("hoard", "oaf", "double unearth").scores == [10, 0]


def rules_of(table: Placed, kind: str) -> list[str]:
    """The rules that the events of this kind cite."""
    return [event.rule for event in table.events if event.kind == kind]


@rule("DAY-FORGET")
def test_a_fighter_silenced_by_forget_is_told_with_that_rule():
    forgotten = duel("anger forget", "oaf hoard").play(1, "own slot 1").play(2, "stay fallen")
    controlled = duel("oaf control", "anger oaf").play(1, "their slot 1", "stay fallen")

    assert rules_of(forgotten, "blank") == ["DAY-FORGET"]
    assert rules_of(controlled, "blank") == ["DAY-CONTROL"]


@rule("DAY-MOODY")
def test_an_opponent_who_demands_that_moody_is_unearthed_is_told():
    table = duel("moody", "oaf").play(2, "unearth")
    told = [GAME.text.event(event, ["Ana", "Luis"]) for event in table.events if event.kind == "demanded"]

    assert told == ["Luis makes Ana unearth Moody."]
    assert rules_of(table, "demanded") == ["DAY-MOODY"]


@rule("DAY-MOODY", "DAY-R6")
@pytest.mark.parametrize(
    ("mine", "theirs", "choices", "card"),
    [
        ("moody twin", "hoard oaf", [(1, "own slot 1"), (2, "unearth")], "Twin"),
        ("mimic", "moody", [(2, "unearth")], "Mimic"),
    ],
)
def test_a_copier_of_moody_is_named_when_it_must_be_unearthed(
    mine: str, theirs: str, choices: list[tuple[int, str]], card: str
):
    table = duel(mine, theirs)
    for seat, choice in choices:
        table.play(seat, choice)
    told = [GAME.text.event(event, ["Ana", "Luis"]) for event in table.events]

    assert f"Luis makes Ana unearth {card}." in told
    assert any(line.startswith(f"Ana unearths {card} ") for line in told)


@rule("DAY-R22")
def test_a_controlled_loser_gives_its_full_gift_as_the_spirit():
    """Control silences Nemesis with the back Power Up; it loses, becomes the spirit, and its side has 2 power more."""
    table = duel("oaf control", "oaf nemesis", spirits="unearth double").play(1, "their slot 2")
    table.play(2, "become spirit")

    assert powers(table) == [7, 9]
