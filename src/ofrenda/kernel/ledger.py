"""The ledger of a game: every rule in our own words, with where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ofrenda.kernel.errors import UnknownName
from ofrenda.words import _, listing, mark

ORIGINS = {
    "rulebook": mark("the rulebook"),
    "published": mark("published accounts"),
    "ruling": mark("our ruling"),
    "reconstructed": mark("our reconstruction"),
    "ours": mark("our addition"),
}
"""By source."""


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule.

    `source` says where it stands: in the rulebook, in a published account, in our ruling on an open question
    (then `reason` says why and `alternative` what else one could read), or in our reconstruction of a lost fact.
    `enforced` is false for a sentence that a program cannot enforce; then `reason` says why.
    """

    id: str
    section: str
    says: str
    source: Literal["rulebook", "published", "ruling", "reconstructed", "ours"]
    where: str = ""
    reason: str = ""
    alternative: str = ""
    enforced: bool = True

    @property
    def origin(self) -> str:
        """Where it comes from, in words."""
        return _(ORIGINS[self.source])


class Ledger:
    """The rules of a game in the order in which they are told."""

    def __init__(self, rules: list[Rule]) -> None:
        self._rules = {rule.id: rule for rule in rules}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._rules

    def __getitem__(self, rule_id: str) -> Rule:
        """The rule with this id; upper or lower case."""
        rule = self._rules.get(rule_id.upper())
        if rule is None:
            raise UnknownName(
                "There is no rule “{rule}”. Rules: {rules}.", rule=rule_id, rules=listing(list(self._rules))
            )
        return rule


class _File(msgspec.Struct, forbid_unknown_fields=True):
    rule: list[Rule]


@cache
def load(path: Path) -> Ledger:
    """Reads a `rules.toml`."""
    with path.open("rb") as file:
        return Ledger(msgspec.convert(tomllib.load(file), _File).rule)
