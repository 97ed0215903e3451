"""The random generator: the same numbers in every build, evenly spread."""

from __future__ import annotations

from collections import Counter

from ofrenda.kernel.rng import MULTIPLIER, Rng, seeded


def plain_words(state: int, count: int) -> list[int]:
    """The generator written down again with unbounded integers, which cannot wrap."""
    words = []
    for _word in range(count):
        state = MULTIPLIER * (state % 2**32) + state // 2**32
        words.append((state % 2**32) ^ (state // 2**32))
    return words


def test_native_integers_never_wrap():
    rng = Rng(12345)

    assert [rng.word() for _word in range(1000)] == plain_words(12346, 1000)


def test_the_largest_state_does_not_overflow():
    largest = MULTIPLIER * 2**32 - 3
    rng = Rng(largest)

    assert [rng.word() for _word in range(1000)] == plain_words(largest + 1, 1000)


def test_a_seed_gives_the_same_stream_on_every_machine_and_build():
    rng = seeded(7, "dice", 1)

    assert [rng.below(6) for _roll in range(12)] == [2, 0, 3, 3, 5, 0, 0, 0, 1, 5, 4, 4]


def test_every_number_below_n_is_as_likely():
    rng = seeded("even")
    for n in (2, 3, 6, 7, 66):
        counts = Counter(rng.below(n) for _roll in range(6000 * n))
        distance = sum((counts[k] - 6000) ** 2 / 6000 for k in range(n))

        assert sorted(counts) == list(range(n))
        assert distance < n + 5 * (2 * n) ** 0.5


def test_words_that_would_favour_some_numbers_are_thrown_away():
    """With n = 3 * 2**30 a quarter of the words is unfair: they must be skipped."""

    words = [3, 2, 1, 0]  # the words 0 and 2 give a remainder below 2**32 % n
    n = 3 * 2**30
    rng = Rng(0, words=words.pop)

    assert rng.below(n) == (1 * n) >> 32
    assert words == [3, 2]


def test_another_source_of_choices_is_asked_for_each():
    asked: list[int] = []

    def choices(n: int) -> int:
        asked.append(n)
        return n - 1

    rng = Rng(0, choices=choices)

    assert [rng.below(n) for n in (6, 2, 10)] == [5, 1, 9]
    assert asked == [6, 2, 10]
