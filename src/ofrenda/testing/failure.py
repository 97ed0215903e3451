"""What the conformance suite says when a game breaks its contract."""

from __future__ import annotations


class Failure(AssertionError):
    """A broken contract: `check` names the part of the suite that found it."""

    def __init__(self, check: str, what: str) -> None:
        super().__init__(f"{check}: {what}")
        self.check = check


def expect(check: str, kept: bool, what: str) -> None:
    """Raises unless the contract is kept."""
    if not kept:
        raise Failure(check, what)
