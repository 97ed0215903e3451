"""What people read: every sentence passes through a message catalogue.

The English sentence is its own key. A translation is one file,
`locale/LANGUAGE/LC_MESSAGES/ofrenda.po`; no code changes with it.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, ParamSpec, cast

P = ParamSpec("P")

LOCALE = Path(__file__).parent / "locale"

_catalogue: gettext.NullTranslations = gettext.NullTranslations()
_found: dict[str, str] = {}
"""What the catalogue said before: scenes ask for the same words again and again."""
_forget: list[Callable[[], None]] = [_found.clear]
"""What must be forgotten when another language is spoken."""


def use(language: str | None = None, folder: Path = LOCALE) -> None:
    """Speak `language` from now on; None asks the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)."""
    global _catalogue
    languages = None if language is None else [language]
    _catalogue = gettext.translation("ofrenda", folder, languages, fallback=True)
    for forget in _forget:
        forget()


def kept(size: int) -> Callable[[Callable[P, str]], Callable[P, str]]:
    """Keeps the last `size` results of a function that depends on its arguments and the language alone."""

    def keep(function: Callable[P, str]) -> Callable[P, str]:
        remembered: Any = lru_cache(size)(function)
        _forget.append(remembered.cache_clear)
        return cast(Callable[P, str], remembered)

    return keep


def _(message: str, /, **places: object) -> str:
    """The sentence in the reader's language, its {places} filled."""
    text = _found.get(message)
    if text is None:
        text = _found[message] = _catalogue.gettext(message)
    return text.format(**places) if places else text


def plural(one: str, many: str, count: int, /, **places: object) -> str:
    """The form of the sentence that fits `count`, which fills {count}."""
    return _catalogue.ngettext(one, many, count).format(count=count, **places)


def mark(message: str) -> str:
    """Marks a sentence for the catalogue where it stands; `_` translates it when it is shown."""
    return message


def listing(names: list[str] | tuple[str, ...]) -> str:
    """Names in a row for a message that says what would be right."""
    return ", ".join(names)
