"""Lists every sentence that a person may read, for translators: `make catalogue` writes `ofrenda.pot`.

Needs Babel. Sentences are found where `_`, `plural` or `mark` stand, where an error is raised or made, and in the
ledgers (`rules.toml`).
"""

from __future__ import annotations

import ast
import inspect
import tomllib
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.pofile import write_po

from ofrenda.kernel import errors

FOLDER = Path(__file__).parent
RULE_TEXTS = ("section", "says", "reason", "alternative")
ERRORS = [name for name, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, errors.OfrendaError)]
KEYWORDS: dict[str, tuple[int, ...] | None] = {
    "_": None,
    "mark": None,
    "plural": (1, 2),
    "error": None,
    **dict.fromkeys(ERRORS),
}


def extracted(package: Path) -> Catalog:
    """All sentences of the package."""
    catalogue = Catalog(project="ofrenda", charset="utf-8", fuzzy=False)
    for path in sorted(package.rglob("*.py")):
        place = str(path.relative_to(package))
        for line, message, _comments, _context in extract_from_file("python", path, KEYWORDS):
            catalogue.add(message, locations=[(place, line)])
        for line, message in _wrong_messages(path):
            catalogue.add(message, locations=[(place, line)])
    for path in sorted(package.rglob("rules.toml")):
        for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]:
            for key in RULE_TEXTS:
                if rule.get(key):
                    catalogue.add(rule[key], locations=[(str(path.relative_to(package)), 0)])
    return catalogue


def _wrong_messages(path: Path) -> list[tuple[int, str]]:
    """The sentences of `record.wrong(KEY, SENTENCE, …)`, whose first argument is no sentence."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="wrong"), args=[_, ast.Constant(value=str(message)), *_]):
                found.append((node.lineno, message))
    return found


def main() -> None:
    """Writes the template beside this file."""
    with (FOLDER / "ofrenda.pot").open("wb") as file:
        write_po(file, extracted(FOLDER.parent), width=120, sort_output=True, omit_header=True, include_lineno=False)


if __name__ == "__main__":
    main()
