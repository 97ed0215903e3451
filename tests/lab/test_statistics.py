"""Intervals and tests: they hold what they promise, and many comparisons are not one."""

from __future__ import annotations

import math

import pytest

from ofrenda.kernel.rng import Rng, seeded
from ofrenda.lab.statistics import (
    Estimate,
    contrast,
    corrected,
    difference_of,
    doubt,
    mean_of,
    ratio_of,
    share_doubt,
    share_of,
    student,
)


def test_a_mean_lies_within_its_interval_as_often_as_it_says():
    inside = 0
    for run in range(400):
        rng = seeded("mean", run)
        found = mean_of([rng.below(1000) / 1000 for _value in range(60)])
        inside += found.low <= 0.4995 <= found.high

    assert 0.91 < inside / 400 < 0.985


def test_a_share_that_never_occurred_is_not_sure_to_be_none():
    found = share_of([0.0] * 40)

    assert found.value == 0
    assert 0.05 < found.high < 0.12


def test_a_ratio_is_that_of_the_sums():
    found = ratio_of([(6, 2), (2, 2)])

    assert found.value == 2.0
    assert found.low < 2.0 < found.high


def test_seats_of_a_match_are_not_counted_as_independent():
    """Whoever wins takes it from the other: in a match that both sides share there is nothing to tell them apart."""
    apart = contrast([[(True, 1.0)], [(False, 0.0)]] * 10 + [[(True, 0.0)], [(False, 1.0)]] * 10)
    together = contrast([[(True, 1.0), (False, 0.0)]] * 10 + [[(True, 0.0), (False, 1.0)]] * 10)

    assert apart.value == together.value == 0.0
    assert together.error == pytest.approx(apart.error * math.sqrt(2))


def test_a_few_cases_that_came_out_alike_are_not_without_doubt():
    alike = contrast([[(True, 0.0)]] * 12 + [[(False, 1.0)], [(False, 0.0)]] * 40)

    assert alike.value == -0.5
    assert alike.high - alike.low > 0.5


@pytest.mark.parametrize(("freedom", "true"), [(3, 3.182), (7, 2.365), (23, 2.069), (999, 1.962)])
def test_few_cases_make_wider_intervals(freedom: int, true: float):
    assert student(freedom) == pytest.approx(true, rel=0.01)


def test_chance_alone_is_seldom_found_sure():
    """Of many comparisons of the same with itself about one in twenty finds anything at all."""
    found = 0
    for run in range(60):
        rng = seeded("null", run)
        doubts = []
        for _comparison in range(20):
            matches = [[(rng.below(8) == 0, float(winner == seat)) for seat in range(2)] for winner in _coins(rng)]
            difference = contrast(matches)
            doubts.append(doubt(difference) if difference else 1.0)
        found += min(corrected(doubts)) < 0.05

    assert found <= 8


def _coins(rng: Rng) -> list[int]:
    return [rng.below(2) for _match in range(60)]


def test_of_a_few_cases_nothing_is_told():
    assert contrast([[(True, 1.0), (False, 0.0)]] * 9) is None


def test_a_difference_of_nothing_is_no_doubtful_one():
    same = Estimate(3.0, 3.0, 3.0, 5)

    assert doubt(difference_of(same, same)) == 1.0
    assert doubt(difference_of(same, Estimate(4.0, 4.0, 4.0, 5))) == 0.0


def test_a_share_is_tested_against_what_was_expected():
    """Two heads of forty throws at one in six are rare, but not as rare as their own interval says."""
    assert share_doubt(share_of([1.0] * 2 + [0.0] * 38), 1 / 6) == pytest.approx(0.0477, abs=1e-3)


def test_doubt_is_that_of_the_normal_distribution():
    assert doubt(Estimate(1.959964, 0.0, 2 * 1.959964, 9)) == pytest.approx(0.05, abs=1e-4)


def test_many_comparisons_raise_every_doubt_and_keep_their_order():
    found = corrected([0.01, 0.5, 0.04, 0.03])

    assert found == pytest.approx([0.04, 0.5, 0.09, 0.09])
