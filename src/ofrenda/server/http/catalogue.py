"""The words of the pages: what templates say, and the sentences that the pages' modules fill themselves."""

from __future__ import annotations

import re
from functools import cache

import msgspec
from jinja2 import Environment
from litestar.plugins.jinja import JinjaTemplateEngine
from markupsafe import Markup, escape

from ofrenda import words
from ofrenda.server.edition import WEB

STRING = r'"((?:[^"\\]|\\.)*)"'
SENTENCE = re.compile(rf"(?<![\w.])_\(\s*{STRING}")
TWO_FORMS = re.compile(rf"(?<![\w.])plural\(\s*{STRING},\s*{STRING}")


def speak(engine: JinjaTemplateEngine) -> None:
    """Gives the templates their words."""
    environment: Environment = engine.engine
    environment.globals.update(_=_said, plural=_counted, code=_code, language=words.language, languages=words.LANGUAGES)


def _said(message: str, /, **places: object) -> Markup:
    """A sentence of the catalogue as HTML; its places may be marked up."""
    return Markup(escape(words._(message))).format(**places) if places else escape(words._(message))


def _counted(one: str, many: str, count: int, /, **places: object) -> Markup:
    return escape(words.plural(one, many, count, **places))


def _code(text: str) -> Markup:
    """Something to type, within a sentence."""
    return Markup("<code>{}</code>").format(text)


@cache
def module_sentences() -> tuple[str | tuple[str, str], ...]:
    """The sentences in the pages' modules; those with two forms as pairs."""
    found: list[str | tuple[str, str]] = []
    for path in sorted((WEB / "js").glob("*.js")):
        text = path.read_text(encoding="utf-8")
        found += SENTENCE.findall(text)
        found += TWO_FORMS.findall(text)
    return tuple(found)


def catalogue_module() -> str:
    """The module from which the others take their sentences; English stands in them already."""
    translated = {} if words.language() == "en" else words.translations(module_sentences())
    said = msgspec.json.encode(translated).decode()
    return f"export const sentences = {said};\nexport const pluralForm = (n) => Number({words.plural_rule()});\n"
