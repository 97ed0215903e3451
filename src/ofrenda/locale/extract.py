"""Lists every sentence that a person may read, for translators: `make catalogue` writes `ofrenda.pot`.

Needs Babel. Sentences are found where `_`, `plural` or `mark` stand in Python, in templates and in the pages' modules,
where an error is raised or made, in the ledgers (`rules.toml`) and in the courses (`lessons.toml`).
"""

from __future__ import annotations

import ast
import inspect
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_javascript
from babel.messages.pofile import write_po
from jinja2.ext import babel_extract

from ofrenda.kernel import errors
from ofrenda.server import errors as refusals

FOLDER = Path(__file__).parent
RULE_TEXTS = ("section", "says", "reason", "alternative")
LESSON_TEXTS = ("title", "words", "task", "right", "otherwise")
ERRORS = [
    name
    for module in (errors, refusals)
    for name, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, errors.OfrendaError)
]
Reader: TypeAlias = Callable[..., Any]
"""Babel's readers give line, function, messages and comments."""
PAGES: dict[str, Reader] = {"*.html": babel_extract, "*.js": extract_javascript}
"""Where the pages' sentences stand, and who finds them there."""
SENTENCES: dict[str, int] = {"_": 0, "mark": 0, "error": 0, "wrong": 1, **dict.fromkeys(ERRORS, 0)}
"""The functions whose arguments are sentences, and which argument is the sentence."""


def extracted(package: Path) -> Catalog:
    """All sentences of the package."""
    catalogue = Catalog(project="ofrenda", charset="utf-8", fuzzy=False)
    for path in sorted(package.rglob("*.py")):
        place = str(path.relative_to(package))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (message := _sentence(node)):
                catalogue.add(message, locations=[(place, node.lineno)])

    for pattern, reader in PAGES.items():
        for path in sorted((package / "web").rglob(pattern)):
            for message in page_sentences(path, reader):
                catalogue.add(message, locations=[(str(path.relative_to(package)), 0)])

    for path in sorted(package.rglob("rules.toml")):
        for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]:
            for key in RULE_TEXTS:
                if rule.get(key):
                    catalogue.add(rule[key], locations=[(str(path.relative_to(package)), 0)])

    for path in sorted(package.rglob("lessons.toml")):
        for message in _taught(tomllib.loads(path.read_text(encoding="utf-8"))):
            catalogue.add(message, locations=[(str(path.relative_to(package)), 0)])

    return catalogue


def _taught(value: Any) -> Iterator[str]:
    """The sentences of a course: what stands under these names, and every reaction to a wrong answer."""
    if isinstance(value, list):
        for inner in value:
            yield from _taught(inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, str) and key in LESSON_TEXTS:
                yield inner
            elif key == "wrong":
                yield from inner.values()
            elif key != "position":
                yield from _taught(inner)


def page_sentences(path: Path, reader: Reader) -> list[str | tuple[str, str]]:
    """The sentences of a template or a module; those with two forms as pairs."""
    found: list[str | tuple[str, str]] = []
    with path.open("rb") as file:
        for _line, function, messages, _comments in reader(
            file, ["_", "plural"], [], {"encoding": "utf-8", "parse_template_string": True}
        ):
            if function == "plural":
                found.append((messages[0], messages[1]))
            elif message := messages[0] if isinstance(messages, tuple) else messages:
                found.append(message)
    return found


def _sentence(call: ast.Call) -> str | tuple[str, str] | None:
    """The sentence in a call, inside an f-string too, where Babel's own reader does not look."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    match name, call.args:
        case "plural", [ast.Constant(value=str(one)), ast.Constant(value=str(many)), *_rest]:
            return one, many
    place = SENTENCES.get(name, len(call.args))
    match call.args[place : place + 1]:
        case [ast.Constant(value=str(message))]:
            return message
    return None


def main() -> None:
    """Writes the template beside this file."""
    with (FOLDER / "ofrenda.pot").open("wb") as file:
        write_po(file, extracted(FOLDER.parent), width=120, sort_output=True, omit_header=True, include_lineno=False)


if __name__ == "__main__":
    main()
