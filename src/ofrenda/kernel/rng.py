"""The random generator of playouts, bots and seeded dice."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

# Marsaglia's multiply-with-carry. The multiplier makes MULTIPLIER * 2**32 - 1 a safe prime and keeps every
# product below 2**63: native integers never wrap, so the compiled and the interpreted build agree.
MULTIPLIER: Final = 698769069
LOW_32: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
STATES: Final = 3001190298811367422  # MULTIPLIER * 2**32 - 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of random numbers; a subclass that overrides `word` is another source."""

    def __init__(self, seed: int) -> None:
        self._state: i64 = seed % STATES + 1

    def word(self) -> i64:
        """32 random bits."""
        state: i64 = MULTIPLIER * (self._state & LOW_32) + (self._state >> 32)
        self._state = state
        return (state & LOW_32) ^ (state >> 32)

    def below(self, n: i64) -> i64:
        """One of 0 .. n - 1, each exactly as likely: the few words that would favour some are thrown away."""
        product: i64 = self.word() * n
        if product & LOW_32 < n:
            unfair: i64 = WORDS % n
            while product & LOW_32 < unfair:
                product = self.word() * n
        return product >> 32


def seeded(*parts: object) -> Rng:
    """The stream that belongs to these parts: the same parts, the same stream, on every machine."""
    text = "|".join([str(part) for part in parts])
    return Rng(int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big"))
