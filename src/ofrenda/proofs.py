"""Where a rule is enforced, and which tests prove it.

Read from the sources: phases cite rules in their docstrings and events, tests carry `@rule("RB-7")`. Uses the standard
library alone, since the build runs it too, to keep what the tests prove where no tests are installed.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

PACKAGE = Path(__file__).parent
KEPT = PACKAGE / "proofs.json"
"""What the build kept: for each folder of a game, for each rule, its tests."""


def enforced_in(folder: Path, rule_id: str) -> list[str]:
    """The places in a game's sources that cite the rule, as `engine/phases/turn.py: Laying`."""
    cited = re.compile(rf"\b{re.escape(rule_id)}\b(?!-)")
    found: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = [number for number, line in enumerate(source.splitlines(), 1) if cited.search(line)]
        if lines:
            place = path.relative_to(folder).as_posix()
            found += [f"{place}: {name}" for name in _names_at(ast.parse(source), lines)]
    return found


def _names_at(module: ast.Module, lines: list[int]) -> list[str]:
    """The classes, functions and constants in which these lines stand, each once."""
    names: dict[str, None] = {}
    for line in lines:
        around = [node for node in module.body if node.lineno <= line <= (node.end_lineno or 0)]
        before = [node for node in module.body if node.lineno <= line]
        for node in around or before[-1:]:
            named = node
            if isinstance(node, ast.Expr) and before[:-1]:  # what is said below a constant
                named = before[-2]
            names[_called(named)] = None
    return [name for name in names if name]


def _called(node: ast.stmt) -> str:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""


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


def all_tested(tests: Path) -> dict[str, dict[str, list[str]]]:
    """What the tests of all games prove, by the game's folder; nothing where no tests came along."""
    return {folder.name: tested_rules(folder) for folder in sorted(tests.glob("*")) if folder.is_dir()}


def proven_by(folder: Path, rule_id: str) -> list[str]:
    """The tests of the rule of the game in this folder: as the build kept them, or from a checkout."""
    if KEPT.exists():
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    else:
        kept = {folder.name: tested_rules(PACKAGE.parents[1] / "tests" / "games" / folder.name)}
    tests: list[str] = kept.get(folder.name, {}).get(rule_id, [])
    return tests
