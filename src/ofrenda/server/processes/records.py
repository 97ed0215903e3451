"""Records are judged, followed and verified in worker processes of their own: no bot and no move waits for that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from ofrenda.lab.analysis_page import Report, reports_or_reason
from ofrenda.server.errors import Refusal
from ofrenda.server.processes.turns import Turns
from ofrenda.server.processes.workers import Died, WorkerPool

T = TypeVar("T")
P = ParamSpec("P")

JUDGING_SECONDS = 15.0
LONGEST_JUDGING = 120.0
LONGEST_FOLLOWING = 10.0
PLACES, PLACES_EACH = 24, 4
"""In the queue, and of one address: people page through a replay quickly, and wait for the last page only."""


class RecordPool:
    """The workers for matches that are over, for looking back, and for records that people bring."""

    def __init__(self) -> None:
        self._judge = WorkerPool(1)
        self._follower = WorkerPool(1)
        self._judging = Turns(1, PLACES, PLACES_EACH)
        self._following = Turns(1, PLACES, PLACES_EACH)

    async def judge(self, record: str, address: str) -> dict[str, Report]:
        """What luck gave and what play gave in a match that is over, by language."""
        async with self._judging.turn(address):
            try:
                try:
                    judged = await self._judge.do(LONGEST_JUDGING, reports_or_reason, record, JUDGING_SECONDS)
                except Died:
                    judged = await self._judge.do(LONGEST_JUDGING, reports_or_reason, record, JUDGING_SECONDS)
            except TimeoutError:
                raise Refusal("The expert did not get through this match in time. Ask again in a moment.") from None
        if isinstance(judged, str):
            raise Refusal("{reason}", reason=judged)
        return judged

    async def follow(
        self,
        address: str,
        function: Callable[Concatenate[str, P], T | str],
        record: str,
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """What the function makes of a record, which may be of any length and full of undos.

        A refusal comes back from the worker as a sentence.
        """
        async with self._following.turn(address):
            try:
                followed = await self._follower.do(LONGEST_FOLLOWING, function, record, *args, *named.values())
            except TimeoutError:
                raise Refusal("To follow this record takes too long.") from None
        if isinstance(followed, str):
            raise Refusal("{reason}", reason=followed)
        return followed

    @property
    def waiting(self) -> int:
        return self._judging.waiting + self._following.waiting

    def close(self) -> None:
        self._judge.close()
        self._follower.close()
