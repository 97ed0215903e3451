"""Our rulings on what the rulebook leaves open."""

from __future__ import annotations

from ofrenda.games.day_of_the_dead.engine.pieces import CARD_NAMES
from ofrenda.kernel.rng import seeded
from ofrenda.testing import rule
from tests.games.day_of_the_dead.setting import duel, powers


@rule("DAY-R1")
def test_after_a_win_at_once_the_loser_falls_and_may_become_a_spirit():
    table = duel("nemesis", "oaf")

    assert table.lines[1] == ["power-up oaf fallen"]
    assert table.can(2) == ["become spirit", "stay fallen"]
    assert powers(table) == [0, 0]


@rule("DAY-R1")
def test_with_the_option_the_loser_of_a_win_at_once_stays_in_line():
    table = duel("nemesis", "oaf", options={"instant_win_skips_spirit": True})

    assert table.state.result().points == (1, 0)


@rule("DAY-R1")
def test_the_option_changes_nothing_for_other_fights():
    table = duel("oaf", "anger", options={"instant_win_skips_spirit": True})

    assert table.can(1) == ["become spirit", "stay fallen"]


@rule("DAY-R3")
def test_an_unearth_card_that_spook_makes_a_spirit_is_not_used():
    table = duel("spook", "oaf", "unearth unearth").play(1, "their spirit").draw("anger, hoard, mob")
    table.play(1, "take mob")

    assert table.stack[-1] == "BecomeSpirit"


@rule("DAY-R4")
def test_uses_are_counted_when_the_side_begins():
    """Exorcist comes first: Double gives Anger no second use."""
    assert powers(duel("exorcist", "anger", "unearth double")) == [5, 8]


@rule("DAY-R5")
def test_the_uses_left_are_lost_when_a_fighter_is_replaced_in_the_middle_of_them():
    """Spook with Double unearths itself: Anger comes and does nothing."""
    table = duel("spook", "oaf", "double unearth").play(1, "own slot 1").draw("anger, hoard, mob")

    assert powers(table.play(1, "take anger")) == [3, 7]


@rule("DAY-R6")
def test_a_copied_return_swaps_the_copier():
    table = duel("return twin", "mob oaf", discards=["double hoard"]).play(1, "own slot 1", "take hoard")

    assert table.lines[0] == ["double return", "double hoard fallen"]
    assert table.discards == ["double twin"]


@rule("DAY-R6")
def test_a_copied_spy_may_unearth_the_copier():
    table = duel("spy twin", "mob oaf").play(1, "own slot 1", "unearth")

    assert table.discards == ["double twin"]


@rule("DAY-R6")
def test_a_copier_without_a_legal_choice_does_nothing():
    assert powers(duel("twin", "oaf")) == [3, 7]


@rule("DAY-R7")
def test_troll_follows_the_fight_so_a_newcomer_is_stopped_too():
    """Troll's copy and a Spook by Double: the newcomer Hoard may not use its effect."""
    table = duel("troll spook twin", "mob elder oaf", "double unearth").play(1, "own slot 1", "own slot 2")
    table.play(1, "their slot 3").draw("anger, hoard, greed").play(1, "take hoard")

    assert powers(table) == [3, 1]
    assert table.scores == [0, 0]


@rule("DAY-R7")
def test_haunt_and_rally_stay_with_the_slot_when_its_fighter_is_replaced():
    table = duel("usurp haunt", "oaf unearth:mob").play(2, "become spirit", "own slot 1")
    table.draw("anger, grief, greed").play(2, "take grief")

    assert powers(table) == [6, 4 - 3]


@rule("DAY-R7")
def test_control_follows_the_card_so_a_newcomer_is_free():
    table = duel("oaf control", "hoard unearth:famine").play(1, "their slot 1")
    table.play(2, "become spirit", "own slot 1").draw("anger, grief, greed").play(2, "take anger")

    assert powers(table) == [7, 8]


@rule("DAY-R7")
def test_control_does_not_undo_what_has_been_registered():
    """Paranoid has Priority and has registered its drawback when Control comes."""
    assert powers(duel("mob control", "oaf paranoid", priority=2).play(1, "their slot 2")) == [3, 9 - 1]


@rule("DAY-R8")
def test_penalties_stay_with_the_side_too():
    """Sloth has its -3 when Spook makes it a Hoard."""
    table = duel("sloth", "spook").play(2, "their slot 1").draw("anger, hoard, mob").play(2, "take anger")

    assert powers(table) == [3 - 3, 4]


@rule("DAY-R8")
def test_what_is_added_up_later_stays_with_the_side_too():
    table = duel("oaf paranoid", "mob spook").play(2, "their slot 2").draw("usurp, hoard, mob").play(2, "take usurp")

    assert powers(table) == [6 - 1, 4]


@rule("DAY-R13")
def test_the_next_fighter_is_the_one_in_the_next_older_slot():
    """Rally in slot 2 of three helps slot 1, not slot 3."""
    table = duel("grief rally hoard", "spy famine oaf")
    assert powers(table) == [1, 7]
    table.play(1, "stay fallen").play(2, "stay fallen")
    assert powers(table.play(2, "leave")) == [4 + 3, 6]


@rule("DAY-R16")
def test_a_win_at_once_prevents_a_spy_only_if_it_comes_first():
    assert duel("spy", "nemesis", priority=1).can(1) == ["unearth", "leave"]
    assert duel("spy", "nemesis", priority=2).can(1) == ["become spirit", "stay fallen"]


@rule("DAY-R16")
def test_troll_prevents_a_martyr_if_it_comes_first():
    assert duel("martyr", "troll", priority=2).scores == [0, 0]
    assert duel("martyr", "troll", priority=1).scores == [4, 0]


@rule("DAY-R16")
def test_the_side_that_used_its_effects_first_goes_first_after_the_result():
    assert duel("spy", "spy", priority=2).state.deciders() == (1,)
    assert duel("spy", "spy", priority=2).play(2, "leave").state.deciders() == (0,)


@rule("DAY-R16")
def test_spy_and_moody_happen_at_most_once_however_often_they_are_used():
    table = duel("spy", "oaf", "double unearth").play(1, "leave")

    assert table.can(1) == ["become spirit", "stay fallen"]


@rule("DAY-R16")
def test_what_a_fighter_would_do_after_the_result_lapses_when_it_has_left():
    """Spy is marked, then Spook replaces it."""
    table = duel("spy", "spook").play(2, "their slot 1").draw("anger, hoard, mob").play(2, "take mob")

    assert table.can(1) == ["become spirit", "stay fallen"]


@rule("DAY-R16")
def test_one_fighters_marks_come_in_the_order_martyr_spy_moody():
    """Twin with Double copies two of them, the later one first, and loses."""
    table = duel("martyr spy moody twin", "hoard mob elder oaf", "double unearth").play(1, "own slot 2", "own slot 1")
    assert table.scores == [4, 0]
    assert table.can(1) == ["unearth", "leave"]

    table = duel("martyr spy moody twin", "hoard mob elder oaf", "double unearth").play(1, "own slot 3", "own slot 2")
    assert table.can(1) == ["unearth", "leave"]
    assert table.play(1, "leave").can(2) == ["unearth", "leave"]


@rule("DAY-R17")
def test_a_loser_turned_spirit_is_known_and_the_old_spirit_stays_unknown():
    table = duel("mob oaf", "grief anger").play(1, "become spirit")

    assert table.sees(2).spirits[0].fighter >= 0
    assert table.sees(2).lines[0][1].fighter == -1
    assert table.sees(1).lines[0][1].fighter >= 0


@rule("DAY-R19")
def test_after_a_reshuffle_the_discards_alone_are_the_deck():
    """The deck was made of 36 known cards without Oaf: whatever the hand holds, in no world is Oaf in the deck."""
    rest = [name for name in CARD_NAMES if name.startswith("double ") and name not in ("double digger", "double oaf")]
    table = duel("digger", "power-up:oaf", discards=rest, hands=[["double oaf"], []]).play(1, "deck double")
    table.draw("hoard")
    rng = seeded(1)
    worlds = [table.state.resample(1, rng).hands[0] for _world in range(100)]

    oaf = CARD_NAMES.index("double oaf")
    assert all(hand[0] == oaf for hand in worlds)
    assert len({hand[1] for hand in worlds}) > 20
