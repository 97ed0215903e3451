"""The rulebook of a game as people read it: chapters in the order of play, with pictures of real positions.

It is a file, `rulebook.toml`, beside the game's ledger, and stands on it: every part names the rules it tells.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Shot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as a picture, and what may be done there."""

    caption: str
    position: dict[str, Any]
    plays: list[str] = []
    """What is played first, as in a record: what falls, and what seats answer."""
    seat: int = 1
    """Through whose eyes one looks; 0 is a spectator."""
    can: list[str] = []
    """Answers that the picture claims are possible, by their notation."""
    cannot: list[str] = []
    """Answers that it claims are not."""


class ChapterPart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A paragraph, the rules that it tells, and perhaps a picture."""

    words: str
    rules: list[str] = []
    shot: Shot | None = None


class Chapter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    title: str
    part: list[ChapterPart]


class Rulebook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All chapters in order."""

    rules: int
    """The version of the rules for which it was written."""
    chapter: list[Chapter]

    def shots(self) -> list[Shot]:
        """All pictures in order."""
        return [part.shot for chapter in self.chapter for part in chapter.part if part.shot is not None]
