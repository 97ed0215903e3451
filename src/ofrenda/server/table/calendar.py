"""Whether the date can be believed: what is old is deleted only then."""

from __future__ import annotations

import logging

from ofrenda.server.clock import Clock

JUMP_SECONDS = 3_600.0
"""A clock that is set by more than this has jumped."""
LONG_STOP_SECONDS = 7 * 86_400.0
"""A server that seems to have been stopped for longer may as well have a wrong clock."""
DOUBT_SECONDS = 86_400.0
"""So long nothing is deleted after a jump: time for an operator to notice."""

log = logging.getLogger("ofrenda")


class Calendar:
    """Compares the wall clock with the steady one, and with what it showed before the server was started."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: tuple[float, float] | None = None
        """What both clocks showed when they were last compared."""

    def doubt_until(self, last_seen: float | None, doubted: float) -> float:
        """Until when, by the wall clock, nothing may be deleted; given what it showed last, and the doubt of then."""
        wall, steady = self._clock.now(), self._clock.monotonic()
        if self._last is not None:
            jumped = abs((wall - self._last[0]) - (steady - self._last[1])) > JUMP_SECONDS
        else:
            jumped = last_seen is not None and not -JUMP_SECONDS < wall - last_seen < LONG_STOP_SECONDS
        self._last = wall, steady

        if jumped:
            log.warning("the clock of this machine has jumped; nothing is deleted for a day")
            return wall + DOUBT_SECONDS
        return doubted
