"""The buffer of legal actions, and the list in its place where nothing is compiled: the same to whoever uses them."""

from __future__ import annotations

from typing import Any

import pytest

from ofrenda.kernel import lists
from ofrenda.kernel.legal import ALL, ROOM, Legal
from ofrenda.kernel.packed import bit, ints, row_of
from ofrenda.kernel.rng import seeded


@pytest.fixture(params=[Legal, lists.Legal], ids=["buffer", "list"])
def legal(request: pytest.FixtureRequest) -> Any:
    """Interpreted, both are the list."""
    return request.param()


def test_actions_are_added_one_by_one_in_ranges_and_once(legal: Any):
    legal.add(3)
    legal.add_range(5, 8)
    legal.add_once(7)
    legal.add_once(9)

    assert legal.list() == [3, 5, 6, 7, 9]


def test_each_bit_of_a_set_is_an_action(legal: Any):
    legal.add_bits(100, bit(0) | bit(5) | bit(31) | bit(62))
    legal.add_bits(200, 0)

    assert legal.list() == [100, 105, 131, 162]


def test_each_place_that_holds_anything_is_an_action(legal: Any):
    held = ints([9, 9, 0, 2, 1, 0, 4])
    legal.add_held(50, held, 2, 5, ALL)
    legal.add_held(80, held, 2, 5, bit(1) | bit(3) | bit(4))

    assert legal.list() == [51, 52, 54, 81, 84]


def test_the_buffer_grows_with_whatever_is_added(legal: Any):
    legal.add_range(0, ROOM)
    legal.add(ROOM)
    assert legal.list() == list(range(ROOM + 1))

    legal.clear()
    legal.add_range(0, ROOM * 2)
    legal.add_bits(ROOM * 2, bit(4) - 1)
    legal.add_held(ROOM * 2 + 4, row_of(60, 1), 0, 60, ALL)
    assert legal.list() == list(range(ROOM * 2 + 64))


def test_actions_are_counted_found_sorted_and_chosen(legal: Any):
    for action in (4, 9, 2):
        legal.add(action)
    assert (legal.count, legal.action(1), legal.row[2]) == (3, 9, 2)
    assert (legal.has(9), legal.has(3)) == (True, False)

    legal.sort()
    assert legal.list() == [2, 4, 9]
    assert {legal.any(seeded(number)) for number in range(20)} == {2, 4, 9}

    legal.clear()
    assert legal.list() == []
