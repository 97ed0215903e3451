"""Records are judged and followed in worker processes of their own: no bot and no move waits for that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ofrenda.lab.chances import Curve, curve
from ofrenda.server.errors import Refusal
from ofrenda.server.processes.workers import Died, Workers

T = TypeVar("T")

JUDGING_SECONDS = 3.0
LONGEST_JUDGING = 60.0
LONGEST_FOLLOWING = 10.0


class RecordPool:
    """The workers for matches that are over, and for records that people bring."""

    def __init__(self) -> None:
        self._judge = Workers(1)
        self._follower = Workers(1)

    async def judge(self, record: str) -> Curve:
        """How likely each seat was to win, along a match that is over."""
        try:
            return await self._judge.do(LONGEST_JUDGING, curve, record, JUDGING_SECONDS)
        except Died:
            return await self._judge.do(LONGEST_JUDGING, curve, record, JUDGING_SECONDS)

    async def follow(self, function: Callable[[str, int | None], T | str], record: str, at: int | None) -> T:
        """What the function makes of a record that somebody brought, which may be of any length and full of undos.

        A refusal comes back from the worker as a sentence.
        """
        try:
            followed = await self._follower.do(LONGEST_FOLLOWING, function, record, at)
        except TimeoutError:
            raise Refusal("To follow this record takes too long.") from None
        if isinstance(followed, str):
            raise Refusal("{reason}", reason=followed)
        return followed

    @property
    def waiting(self) -> int:
        return self._judge.waiting + self._follower.waiting

    def close(self) -> None:
        self._judge.close()
        self._follower.close()
