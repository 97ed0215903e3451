"""Rolls and draws: sampled, listed, checked, written and read."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from ofrenda.kernel.chance import Chance, Die, Draw, Roll
from ofrenda.kernel.errors import OfrendaError, WrongOutcome
from ofrenda.kernel.rng import seeded

PLAIN = Die("plain", ("1", "2", "3", "4", "5", "6"))
POWER = Die("power", ("1", "2", "skull", "skull", "5", "6"))
TWO_KINDS = Roll((PLAIN, POWER), (2, 1))
HAND = Draw(("cake", "pot", "skull"), (3, 2, 1), 2)


def test_a_face_on_two_sides_is_twice_as_likely():
    outcomes = dict(Roll((POWER,), (1,)).outcomes())

    assert outcomes[(0, 0, 1, 0, 0)] == Fraction(2, 6)
    assert sum(outcomes.values()) == 1


def test_the_outcomes_of_a_roll_are_listed_with_exact_odds():
    outcomes = dict(Roll((PLAIN,), (2,)).outcomes())

    assert len(outcomes) == 21
    assert outcomes[(2, 0, 0, 0, 0, 0)] == Fraction(1, 36)
    assert outcomes[(1, 1, 0, 0, 0, 0)] == Fraction(2, 36)


def test_the_outcomes_of_a_draw_are_listed_with_exact_odds():
    outcomes = dict(HAND.outcomes())

    assert outcomes[(0, 0)] == Fraction(3, 15)
    assert outcomes[(0, 1)] == Fraction(6, 15)
    assert (2, 2) not in outcomes
    assert sum(outcomes.values()) == 1
    assert HAND.size() == len(outcomes) == 5


@pytest.mark.parametrize("chance", [TWO_KINDS, HAND, Roll((PLAIN,), (3,)), Draw(("a", "b", "c", "d"), (1, 1, 1, 1), 3)])
def test_samples_fall_as_often_as_their_odds_say(chance: Chance):
    rng = seeded("samples")
    fallen = Counter(chance.sample(rng) for _sample in range(20_000))
    expected = {outcome: float(odds) * 20_000 for outcome, odds in chance.outcomes()}

    distance = sum((fallen[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())
    assert set(fallen) <= set(expected)
    assert distance < len(expected) + 5 * (2 * len(expected)) ** 0.5


def test_many_dice_of_a_kind_are_counted_right():
    """A hundred dice at once: the count per side fits its bits."""
    shown = Roll((PLAIN,), (100,)).sample(seeded(1))

    assert sum(shown) == 100
    assert min(shown) > 5


def test_too_many_outcomes_are_not_listed():
    with pytest.raises(OfrendaError, match="Sample it instead"):
        Roll((PLAIN, PLAIN, PLAIN), (6, 6, 6)).outcomes()


def test_a_roll_is_written_and_read():
    outcome = (0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0)

    assert TWO_KINDS.text(outcome) == "plain 3 3, power skull"
    assert TWO_KINDS.parse("plain 3 3, power skull") == outcome
    assert TWO_KINDS.parse("pow SK,  pl 2x3") == outcome


@pytest.mark.parametrize(
    "typed",
    [
        "bones 3xthigh upper-arm, tops 2xhat",
        "bones 3x thigh, upper arm; tops hat ×2.",
        "bones thigh ×3, upper arm, tops 2 x hat",
        "Bones thigh x3 upper-arm tops hat hat",
        "b 3 x thigh u, t 2xh",
    ],
)
def test_a_roll_is_read_as_people_and_the_story_write_it(typed: str):
    """A count before or behind its face, faces of two words, commas between faces or none at all."""
    bones, tops = Die("bones", ("thigh", "upper-arm")), Die("tops", ("skull", "hat"))

    assert Roll((bones, tops), (4, 2)).parse(typed) == (3, 1, 0, 2)


def test_both_spellings_of_the_centre_are_read():
    sides = Die("centre", ("skull", "hat")), Die("left", ("hand", "foot"))

    assert Roll(sides, (1, 1)).parse("center hat, left hand") == (0, 1, 1, 0)


def test_first_letters_of_several_faces_are_answered_with_these():
    with pytest.raises(WrongOutcome, match="“f” could be: foot, forearm"):
        Roll((Die("left", ("hand", "foot", "forearm")),), (1,)).parse("f")


def test_a_roll_of_one_kind_needs_no_name():
    assert Roll((PLAIN,), (3,)).parse("3 3 5") == (0, 0, 2, 0, 1, 0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("plain 3 3", "Of the power dice 1 must be named, not 0"),
        ("plain 3 3 3, power skull", "Of the plain dice 2 must be named, not 3"),
        ("plain 3 7, power skull", "“7” is no face of the plain dice. Their faces: 1, 2, 3, 4, 5, 6"),
        ("plane 3 3, power skull", "“plane” is no kind of die here. Write the kind before its faces: plain, power"),
        ("p 3 3", "“p” could be: plain, power"),
    ],
)
def test_a_wrong_roll_is_refused_with_the_reason(text: str, message: str):
    with pytest.raises(WrongOutcome, match=message):
        TWO_KINDS.parse(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cake", "1 cards are named, but 2 are drawn"),
        ("cake, pie", "There is no card “pie”. To be had: cake, pot, skull"),
        ("skull, skull", "“skull” cannot be drawn"),
    ],
)
def test_a_wrong_draw_is_refused_with_the_reason(text: str, message: str):
    with pytest.raises(WrongOutcome, match=message):
        HAND.parse(text)
