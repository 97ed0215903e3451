"""Packed rows of numbers: the same in every build."""

from __future__ import annotations

import pytest

from ofrenda.kernel.packed import (
    any_in,
    bit,
    copied,
    fill,
    fill_part,
    ints,
    largest,
    lowest,
    packed_like,
    plain,
    row_of,
    rows,
    sort,
    sorted_in,
    take_over,
    total,
    total_part,
    write,
)


def test_a_row_is_read_and_written_like_a_list():
    row = ints([3, 1, 2])
    row[1] += 5

    assert list(row) == [3, 6, 2]
    assert (total(row), total_part(row, 1, 3), largest(row)) == (11, 8, 6)
    assert any_in(ints([0, 0, 4]), 0, 3)
    assert not any_in(ints([0, 0, 4]), 0, 2)


def test_rows_are_filled_written_and_sorted_in_place():
    row = row_of(5, 7)
    fill_part(row, 1, 3, 0)
    write(row, 3, [9, 8])
    assert list(row) == [7, 0, 0, 9, 8]

    take_over(row, 1, ints([1, 2, 3]), 1, 2)
    sort(row)
    assert list(row) == [2, 3, 7, 8, 9]

    fill(row, 4)
    assert list(row) == [4] * 5


def test_a_number_is_sorted_in():
    assert [list(sorted_in(ints([1, 4, 4, 9]), number)) for number in (0, 4, 10)] == [
        [0, 1, 4, 4, 9],
        [1, 4, 4, 4, 9],
        [1, 4, 4, 9, 10],
    ]


@pytest.mark.parametrize("place", [0, 31, 32, 40, 62])
def test_a_bit_is_not_cut_off_at_32(place: int):
    assert bit(place) == 1 << place
    assert lowest(bit(place)) == place


def test_copied_rows_are_independent():
    hands = rows([[1, 2], []])
    copy = copied(hands)
    copy[0][0] = 9

    assert plain(hands) == [[1, 2], []]
    assert plain(copy) == [[9, 2], []]


def test_what_is_written_down_is_packed_again_as_it_was():
    assert list(packed_like([1, 2], row_of(2))) == [1, 2]
    assert plain(packed_like([[1], [2, 3]], rows([]))) == [[1], [2, 3]]
    assert packed_like([1], [0]) == [1]
    assert packed_like(True, False) is True
