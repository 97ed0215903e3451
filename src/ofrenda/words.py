"""What people read: every sentence passes through a message catalogue.

The English sentence is its own key. A translation is one file,
`locale/LANGUAGE/LC_MESSAGES/ofrenda.po`; no code changes with it.
"""

from __future__ import annotations

import gettext
import os
import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, ParamSpec, cast

P = ParamSpec("P")

LOCALE = Path(__file__).parent / "locale"

_catalogue: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"
_found: dict[str, str] = {}
"""What the catalogue said before: scenes ask for the same words again and again."""
_forget: list[Callable[[], None]] = [_found.clear]
"""What must be forgotten when another language is spoken."""
_kept: list[Any] = []
"""The functions whose results are kept."""


PSEUDO = "en_XA"
"""English with every letter accented and a third longer: what stays plain on a page is not in the catalogue."""
_ACCENTED = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
)


class _PseudoLanguage(gettext.NullTranslations):
    """Makes its translations up."""

    def gettext(self, message: str) -> str:
        parts = re.split(r"(\{[^{}]*\})", message)  # {places} stay as they are
        accented = "".join(part if part.startswith("{") else part.translate(_ACCENTED) for part in parts)
        return accented + "·" * (len(message) // 3)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def use(language: str | None = None, folder: Path = LOCALE) -> None:
    """Speak `language` from now on; None asks the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)."""
    global _catalogue, _language
    wanted = language or os.environ.get("LANGUAGE", "")
    if wanted == PSEUDO:
        _catalogue = _PseudoLanguage()
    else:
        languages = None if language is None else [language]
        _catalogue = gettext.translation("ofrenda", folder, languages, fallback=True)
    spoken = PSEUDO if wanted == PSEUDO else _catalogue.info().get("language", "en")
    _language = spoken.replace("_", "-")
    for forget in _forget:
        forget()


def language() -> str:
    """The language that is spoken, as pages name it."""
    return _language


def kept(size: int) -> Callable[[Callable[P, str]], Callable[P, str]]:
    """Keeps the last `size` results of a function that depends on its arguments and the language alone."""

    def keep(function: Callable[P, str]) -> Callable[P, str]:
        remembered: Any = lru_cache(size)(function)
        _forget.append(remembered.cache_clear)
        _kept.append(remembered)
        return cast(Callable[P, str], remembered)

    return keep


def kept_count() -> int:
    """How many results are kept now, of all functions together."""
    return sum(remembered.cache_info().currsize for remembered in _kept)


def forget_kept() -> None:
    """Keeps nothing any more; what is still asked for is made again."""
    for remembered in _kept:
        remembered.cache_clear()


def _(message: str, /, **places: object) -> str:
    """The sentence in the reader's language, its {places} filled."""
    text = _found.get(message)
    if text is None:
        text = _found[message] = _catalogue.gettext(message)
    return text.format(**places) if places else text


def visible(text: str) -> str:
    """The text with what cannot be seen, or would steer a terminal, shown as such."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() or unicodedata.category(letter) == "Zs" else f"‹U+{ord(letter):04X}›"
        for letter in text
    )


def plural(one: str, many: str, count: int, /, **places: object) -> str:
    """The form of the sentence that fits `count`, which fills {count}."""
    return _catalogue.ngettext(one, many, count).format(count=count, **places)


def translations(messages: Iterable[str | tuple[str, str]]) -> dict[str, str | list[str]]:
    """The sentences in the language that is spoken, for programs that fill them elsewhere; where a number decides the
    form (singular and plural as a pair), all forms.
    """
    found: dict[str, str | list[str]] = {}
    for message in messages:
        if isinstance(message, str):
            found[message] = _catalogue.gettext(message)
        else:
            found[message[0]] = [_catalogue.ngettext(*message, _example(form)) for form in range(_forms())]
    return found


def plural_rule() -> str:
    """Which form fits the number n, as an expression of gettext (and so of C and JavaScript)."""
    rule = re.search(r"plural\s*=\s*([^;]+)", _catalogue.info().get("plural-forms", ""))
    return rule[1].strip() if rule else "n != 1"


def _forms() -> int:
    count = re.search(r"nplurals\s*=\s*(\d+)", _catalogue.info().get("plural-forms", ""))
    return int(count[1]) if count else 2


def _example(form: int) -> int:
    """A number that takes this form."""
    choose = gettext.c2py(plural_rule())
    return next(number for number in range(1000) if choose(number) == form)


def mark(message: str) -> str:
    """Marks a sentence for the catalogue where it stands; `_` translates it when it is shown."""
    return message


def listing(names: list[str] | tuple[str, ...]) -> str:
    """Names in a row for a message that says what would be right."""
    return ", ".join(names)
