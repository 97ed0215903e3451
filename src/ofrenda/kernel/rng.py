"""The random generator of playouts, bots and seeded dice."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, TypeAlias, final

from mypy_extensions import i64

# Marsaglia's multiply-with-carry. The multiplier makes MULTIPLIER * 2**32 - 1 a safe prime and keeps every
# product below 2**63: native integers never wrap, so the compiled and the interpreted build agree.
MULTIPLIER: Final = 698769069
LOW_32: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
STATES: Final = 3001190298811367422  # MULTIPLIER * 2**32 - 2

Words: TypeAlias = Callable[[], int]
"""Another source of 32 random bits at a time."""
Choices: TypeAlias = Callable[[int], int]
"""Another source of numbers below the one it is given."""


@final
class Rng:
    """A stream of random numbers: of the generator, or of another source that is handed in as a function."""

    def __init__(self, seed: int, words: Words | None = None, choices: Choices | None = None) -> None:
        self._state: i64 = seed % STATES + 1
        self._words = words
        self._choices = choices
        self._own = words is None and choices is None

    def word(self) -> i64:
        """32 random bits."""
        if self._words is not None:
            return self._words()
        state: i64 = MULTIPLIER * (self._state & LOW_32) + (self._state >> 32)
        self._state = state
        return (state & LOW_32) ^ (state >> 32)

    def below(self, n: i64) -> i64:
        """One of 0 .. n - 1, each exactly as likely: the few words that would favour some are thrown away."""
        if not self._own:
            return self._below_of_source(n)

        state: i64 = MULTIPLIER * (self._state & LOW_32) + (self._state >> 32)
        self._state = state
        product: i64 = ((state & LOW_32) ^ (state >> 32)) * n
        return product >> 32 if product & LOW_32 >= n else self._fair(product, n)

    def _below_of_source(self, n: i64) -> i64:
        if self._choices is not None:
            return self._choices(n)
        return self._fair(self.word() * n, n)

    def _fair(self, product: i64, n: i64) -> i64:
        """The number that a word gives, unless that word is unfair: then that of the next fair one."""
        if product & LOW_32 < n:
            unfair: i64 = WORDS % n
            while product & LOW_32 < unfair:
                product = self.word() * n
        return product >> 32


def seeded(*parts: object) -> Rng:
    """The stream that belongs to these parts: the same parts, the same stream, on every machine."""
    text = "|".join([str(part) for part in parts])
    return Rng(int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big"))
