"""Differences between messages: each carries only what its socket has not been sent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ofrenda.server.table.lines import ChatLine, LogLine, MomentLine, ScenePart, Shown


class Delta:
    """What has been sent over one socket of the story, the scene and the talk.

    In tuples, because the garbage collector stops tracking tuples of plain values.
    """

    def __init__(self) -> None:
        self._log: tuple[LogLine, ...] = ()
        self._scene: tuple[ScenePart, ...] = ()
        self._chat: tuple[ChatLine, ...] = ()
        self.since: dict[int | None, int] = {}
        """By seat through which this socket looked: up to which entry it has seen the match."""

    def _new(self, moments: Sequence[MomentLine]) -> list[MomentLine]:
        """Only what each adds to the one before; one in which nothing is seen or told is none."""
        told: list[MomentLine] = []
        for moment in moments:
            scene = changes(self._scene, moment.scene)
            if moment.told or scene != (len(moment.scene),):
                told.append(msgspec.structs.replace(moment, scene=scene))
            self._scene = moment.scene
        return told

    def trim(self, message: Shown) -> None:
        """Leaves in the message only what has not been sent before."""
        log, scene, chat = message.log, message.scene, message.chat
        message.moments = self._new(message.moments)
        if message.view is not None:
            self.since[message.view.seat] = message.number
        message.log_from = known_lines(self._log, log)
        message.log = log[message.log_from :]
        message.scene = changes(self._scene, scene)
        message.chat = unheard(self._chat, chat)
        self._log, self._scene, self._chat = log, scene, chat


def known_lines(before: Sequence[LogLine], now: Sequence[LogLine]) -> int:
    """How many lines of the story are the very same as before, from the beginning on."""
    known = 0
    for one, other in zip(before, now, strict=False):
        if one is not other:
            break
        known += 1
    return known


def unheard(before: Sequence[ChatLine], now: Sequence[ChatLine]) -> tuple[ChatLine, ...]:
    """What was said since, or is signed with another name now."""
    if before is now:
        return ()
    known = {line.number: line for line in before}
    return tuple(line for line in now if known.get(line.number) != line)


def changes(before: Sequence[ScenePart], now: Sequence[ScenePart]) -> tuple[ScenePart, ...]:
    """The parts of a scene in order; a number stands for so many in a row that are as before."""
    if len(before) != len(now):
        return tuple(now)

    told: list[ScenePart] = []
    same = 0
    for old, part in zip(before, now, strict=True):
        if old == part:
            same += 1
            continue
        if same:
            told.append(same)
        told.append(part)
        same = 0

    return (*told, same) if same else tuple(told)
