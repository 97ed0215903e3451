"""Secrets of fair dice that were promised before anybody told the house a seed."""

from __future__ import annotations

from collections import OrderedDict

from ofrenda.server.clock import Clock
from ofrenda.server.errors import Stale
from ofrenda.table import Fair

MOST_PROMISES = 10_000
PROMISE_SECONDS = 600


class Promises:
    """What the house has promised and nobody has used yet. Each is used once: a secret is revealed with its match."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def make(self) -> str:
        """The hash of a new secret."""
        now = self._clock.monotonic()
        while self._open and (len(self._open) >= MOST_PROMISES or self._oldest() < now - PROMISE_SECONDS):
            self._open.popitem(last=False)

        dice = Fair.fresh(0)
        self._open[dice.commitment] = (dice.secret, now)
        return dice.commitment

    def check(self, commitment: str) -> None:
        """Refuses what was never promised, or too long ago."""
        if commitment and commitment not in self._open:
            raise Stale("This promise of the dice is not known here, or too old. Ask for a new one.")

    def secret(self, commitment: str) -> str:
        """The secret with this hash, for one match; a new one if nothing was promised."""
        self.check(commitment)
        return self._open.pop(commitment)[0] if commitment else Fair.fresh(0).secret

    def _oldest(self) -> float:
        return next(iter(self._open.values()))[1]
