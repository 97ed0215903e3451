"""Packed rows of numbers, and the lists in their place where nothing is compiled: the same to whoever uses them."""

from __future__ import annotations

from typing import Any

import pytest

from ofrenda.kernel import lists, packed


@pytest.fixture(params=[packed, lists], ids=["packed", "lists"])
def kind(request: pytest.FixtureRequest) -> Any:
    """How rows are kept. Interpreted, both are lists."""
    return request.param


def test_lists_stand_in_for_all_of_it():
    defined = {name for name, value in vars(packed).items() if getattr(value, "__module__", "") == packed.__name__}

    assert set(lists.FUNCTIONS) | {"floats", "shared_row", "_place_by_rest"} >= {
        name for name in defined if callable(getattr(packed, name))
    }
    assert all(callable(getattr(packed, name)) for name in lists.FUNCTIONS)


def test_a_row_is_read_and_written_like_a_list(kind: Any):
    row = kind.ints([3, 1, 2])
    row[1] += 5

    assert list(row) == [3, 6, 2]
    assert (kind.total(row), kind.total_part(row, 1, 3), kind.largest(row)) == (11, 8, 6)
    assert kind.any_in(kind.ints([0, 0, 4]), 0, 3)
    assert not kind.any_in(kind.ints([0, 0, 4]), 0, 2)


def test_rows_are_filled_written_and_sorted_in_place(kind: Any):
    row = kind.row_of(5, 7)
    kind.fill_part(row, 1, 3, 0)
    kind.write(row, 3, [9, 8])
    assert list(row) == [7, 0, 0, 9, 8]

    kind.take_over(row, 1, kind.ints([1, 2, 3]), 1, 2)
    kind.sort(row)
    assert list(row) == [2, 3, 7, 8, 9]

    kind.fill(row, 4)
    assert list(row) == [4] * 5


def test_a_number_is_sorted_in(kind: Any):
    assert [list(kind.sorted_in(kind.ints([1, 4, 4, 9]), number)) for number in (0, 4, 10)] == [
        [0, 1, 4, 4, 9],
        [1, 4, 4, 4, 9],
        [1, 4, 4, 9, 10],
    ]


@pytest.mark.parametrize("place", [0, 31, 32, 40, 62])
def test_a_bit_is_not_cut_off_at_32(kind: Any, place: int):
    assert kind.bit(place) == 1 << place
    assert kind.lowest(kind.bit(place)) == place


def test_a_row_grows_and_shrinks_by_one_number(kind: Any):
    row = kind.appended(kind.appended(kind.row_of(0), 5), 3)
    assert list(row) == [5, 3]
    assert list(kind.removed(row, 5)) == [3]


def test_what_is_written_down_does_not_change_with_the_row(kind: Any):
    row = kind.ints([1, 2])
    written = kind.plain(row)
    row[0] = 9

    assert written == [1, 2]


def test_copied_rows_are_independent(kind: Any):
    hands = kind.rows([[1, 2], []])
    copy = kind.copied(hands)
    copy[0][0] = 9

    assert kind.plain(hands) == [[1, 2], []]
    assert kind.plain(copy) == [[9, 2], []]


def test_what_is_written_down_is_packed_again_as_it_was(kind: Any):
    assert list(kind.packed_like([1, 2], kind.row_of(2))) == [1, 2]
    assert kind.plain(kind.packed_like([[1], [2, 3]], kind.rows([]))) == [[1], [2, 3]]
    assert kind.packed_like([1], [0]) == [1]
    assert kind.packed_like(True, False) is True
