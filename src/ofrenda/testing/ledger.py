"""Rules and their tests: every rule has a test, every test a rule."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from ofrenda.kernel.game import Game

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Says which rules of the ledger a test proves."""

    def mark(test: F) -> F:
        for rule_id in ids:
            test = pytest.mark.rule(rule_id)(test)
        return test

    return mark


def tested_rules(folder: Path) -> dict[str, list[str]]:
    """For each rule id in an `@rule(…)` below the folder, the tests that carry it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef) or not node.name.lower().startswith("test"):
                continue
            for decorator in node.decorator_list:
                match decorator:
                    case ast.Call(func=ast.Name(id="rule"), args=ids):
                        for rule_id in map(ast.literal_eval, ids):
                            found.setdefault(rule_id, []).append(f"{path.name}::{node.name}")
    return found


def check_ledger(game: Game, folder: Path) -> None:
    """Fails for an enforced rule without a test, a test of an unknown rule, or a rule without its reason."""
    tested = tested_rules(folder)
    untested = [rule.id for rule in game.ledger if rule.enforced and rule.id not in tested]
    unknown = sorted(rule_id for rule_id in tested if rule_id not in game.ledger)
    unreasoned = [
        rule.id
        for rule in game.ledger
        if not rule.reason and (rule.source in ("ruling", "reconstructed", "ours") or not rule.enforced)
    ]
    assert not untested, f"rules without a test: {untested}"
    assert not unknown, f"tests of rules that are not in the ledger: {unknown}"
    assert not unreasoned, f"rules that need a reason: {unreasoned}"
