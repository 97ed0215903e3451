"""Rules and their tests: every rule has a test, every test a rule."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from ofrenda.kernel.game import Game
from ofrenda.proofs import tested_rules

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Says which rules of the ledger a test proves."""

    def mark(test: F) -> F:
        for rule_id in ids:
            test = pytest.mark.rule(rule_id)(test)
        return test

    return mark


def check_ledger(game: Game, folder: Path) -> None:
    """Fails for an enforced rule without a test, a test of an unknown rule, or a rule without its reason.

    A ruling must also say what else one could read.
    """
    tested = tested_rules(folder)
    untested = [rule.id for rule in game.ledger if rule.enforced and rule.id not in tested]
    unknown = sorted(rule_id for rule_id in tested if rule_id not in game.ledger)
    unreasoned = [
        rule.id
        for rule in game.ledger
        if not rule.reason and (rule.source in ("ruling", "reconstructed", "ours") or not rule.enforced)
    ]
    one_sided = [rule.id for rule in game.ledger if rule.source == "ruling" and not rule.alternative]

    assert not untested, f"rules without a test: {untested}"
    assert not unknown, f"tests of rules that are not in the ledger: {unknown}"
    assert not unreasoned, f"rules that need a reason: {unreasoned}"
    assert not one_sided, f"rulings that do not say what one could also read: {one_sided}"
