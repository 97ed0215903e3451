"""Lists every sentence that a person may read, for translators: `make catalogue` writes `ofrenda.pot`.

Translations (`LANGUAGE/LC_MESSAGES/ofrenda.po`) then list the same: what is new is empty there, what is gone is not
there any more.

Sentences are found where `_`, `plural` or `mark` stand in Python, in templates and in the pages' modules,
where an error is raised or made, in the ledgers, the rulebooks and the courses (`rules.toml`, `rulebook.toml`,
`lessons.toml`). What the command
line's library says itself is listed here.
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
from babel.messages.pofile import read_po, write_po
from jinja2.ext import babel_extract

from ofrenda.kernel import errors
from ofrenda.server import errors as refusals

FOLDER = Path(__file__).parent
RULE_TEXTS = ("section", "says", "reason", "alternative")
DOCUMENT_TEXTS = ("title", "words", "caption", "task", "right", "otherwise")
ERRORS = [
    name
    for module in (errors, refusals)
    for name, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, errors.OfrendaError)
]
HEADER = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: {rule}\\n"
"Content-Type: text/plain; charset=utf-8\\n"

"""
"""Of a translation: what the programs need. Dates would change with every sentence."""
Reader: TypeAlias = Callable[..., Any]
"""Babel's readers give line, function, messages and comments."""
PAGES: dict[str, Reader] = {"*.html": babel_extract, "*.js": extract_javascript}
"""Where the pages' sentences stand, and who finds them there."""
SAID_BY_CLICK: tuple[str | tuple[str, str], ...] = (
    "Usage:",
    "Options",
    "Commands",
    "Positional arguments",
    "Show this message and exit.",
    "default: {default}",
    "No such command {name!r}.",
    "No such option {name!r}.",
    ("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"),
    "Missing argument",
    "Missing command.",
    "Missing option",
    "Missing parameter",
    "Invalid value: {message}",
    "Invalid value for {param_hint}: {message}",
    ("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
    "{value!r} is not a valid {number_type}.",
    "{value} is not in the range {range}.",
    "Choose from:\n\t{choices}",
    ("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments."),
    "Option {name!r} does not take a value.",
    ("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"),
    "{name} {filename!r} does not exist.",
    "{name} {filename!r} is a directory.",
    "{name} {filename!r} is a file.",
    "{name} {filename!r} is not readable.",
    "{name} {filename!r} is not writable.",
    "file",
    "directory",
    "path",
)
"""What people may meet of it."""
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

    for path in sorted([*package.rglob("rulebook.toml"), *package.rglob("lessons.toml")]):
        for message in _told(tomllib.loads(path.read_text(encoding="utf-8"))):
            catalogue.add(message, locations=[(str(path.relative_to(package)), 0)])

    for said in SAID_BY_CLICK:
        catalogue.add(said, locations=[("cli", 0)])

    return catalogue


def _told(value: Any) -> Iterator[str]:
    """The sentences of a rulebook or a course: what stands under these names, and every reaction to a wrong answer."""
    if isinstance(value, list):
        for inner in value:
            yield from _told(inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, str) and key in DOCUMENT_TEXTS:
                yield inner
            elif key == "wrong":
                yield from inner.values()
            elif key != "position":
                yield from _told(inner)


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
    """Writes the template beside this file, and brings the translations up to it."""
    found = extracted(FOLDER.parent)
    with (FOLDER / "ofrenda.pot").open("wb") as file:
        write_po(file, found, width=120, sort_output=True, omit_header=True, include_lineno=False)

    for path in sorted(FOLDER.glob("*/LC_MESSAGES/ofrenda.po")):
        with path.open("rb") as file:
            translated = read_po(file, locale=path.parts[-3])
        translated.update(found, no_fuzzy_matching=True, update_header_comment=False)
        translated.obsolete.clear()
        with path.open("wb") as file:
            file.write(HEADER.format(language=path.parts[-3], rule=translated.plural_forms).encode())
            write_po(file, translated, width=120, sort_output=True, no_location=True, omit_header=True)


if __name__ == "__main__":
    main()
