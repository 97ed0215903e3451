"""How work is cut: single matches first, then as many as take about a second; and who takes them when."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ofrenda.lab.parallel import PIECE_SECONDS, PIECES_PER_WORKER, Cutter, Processes


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def cut(count: int, workers: int, seconds: float) -> list[int]:
    """The sizes of the pieces, if each match takes a worker so long, and all work at once."""
    clock = Clock()
    cutter = Cutter(workers, clock)
    sizes = []
    for _first, size in cutter.pieces(count):
        sizes.append(size)
        clock.now += size * seconds / workers
        cutter.done(size)
    return sizes


@pytest.mark.parametrize("seconds", [0.0, 0.0001, 0.01, 0.3, 4.0, 60.0])
@pytest.mark.parametrize("workers", [1, 2, 16])
def test_a_piece_is_one_match_at_first_and_then_about_a_second(workers: int, seconds: float):
    sizes = cut(2000, workers, seconds)

    assert sum(sizes) == 2000
    assert sizes[0] == 1
    assert all(size == 1 or size * seconds <= 1.01 * PIECE_SECONDS for size in sizes)
    assert max(sizes) <= -(-2000 // (workers * PIECES_PER_WORKER))


def test_quick_matches_are_not_cut_small_for_long():
    sizes = cut(100_000, 2, 0.001)

    assert sizes[:6] == [1, 1, 2, 4, 8, 16]
    assert len(sizes) < 120
    assert sorted(sizes)[len(sizes) // 2] >= 900


def test_pieces_follow_one_another():
    pieces = list(Cutter(3).pieces(50))

    assert [number for first, size in pieces for number in range(first, first + size)] == list(range(50))
    assert list(Cutter(3).pieces(0)) == []


@pytest.mark.parametrize("count", [1, 2])
def test_a_job_is_taken_when_somebody_is_free_for_it(count: int):
    taken: list[int] = []

    def jobs() -> Iterator[tuple[int]]:
        for number in range(9):
            taken.append(number)
            yield (number,)

    found = {}
    for came_back, (job, result) in enumerate(Processes(count).each(abs, jobs())):
        assert len(taken) <= came_back + count
        found[job[0]] = result

    assert found == {number: number for number in range(9)}
