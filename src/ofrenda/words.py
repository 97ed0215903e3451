"""What people read: every sentence passes through a message catalogue.

The English sentence is its own key. A translation is one file,
`locale/LANGUAGE/LC_MESSAGES/ofrenda.po`; no code changes with it.
"""

from __future__ import annotations

import gettext
import os
import re
import unicodedata
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import ParamSpec

from babel import Locale
from babel.numbers import format_decimal, format_percent

P = ParamSpec("P")

LOCALE = Path(__file__).parent / "locale"

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español"}
"""The languages that are spoken here, by the names that their own people give them."""
PSEUDO, PSEUDO_TAG = "en_XA", "en-XA"
"""As the environment and as pages name it: English with every letter accented and a third longer. What stays plain on a
page is not in the catalogue.
"""
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


class Language:
    """A language with its catalogue."""

    def __init__(self, catalogue: gettext.NullTranslations, name: str) -> None:
        self.catalogue = catalogue
        self.name = name
        """As pages name it."""
        self.found: dict[str, str] = {}
        """What the catalogue said before: scenes ask for the same words again and again."""


_QUOTED = re.compile(r": [“„].*", re.DOTALL)
_BRACKETS = re.compile(r" \([^()]*\)$")
_ENGLISH = Language(gettext.NullTranslations(), "en")
_usual = _ENGLISH
"""What is spoken where no reader says otherwise."""
_readers: ContextVar[Language | None] = ContextVar("language", default=None)
"""The language of whoever is spoken to: each request and each socket has its own."""
_kept: list[dict[Language, _Shelf]] = []
"""Of each function whose results are kept: by language, these."""
MOST_MADE = 10_000
"""Parts of pictures take a kilobyte or two each: so many are kept for the tables of now, not all that were ever drawn.
Hundreds of tables together draw so many new ones in some seconds, and ask for their own again every second or two."""
_made = 0
"""How many results were made since the older ones were forgotten."""
_forgotten: list[dict[Hashable, str]] = []
"""What nobody is given any more, until it is freed."""
FREED = 3
"""So many forgotten results are freed for each that is made. To free ten thousand at once would stop a server for as
long as twenty messages take; and as many are forgotten as are made, so that they are gone before the next are."""


def use(language: str | None = None, folder: Path = LOCALE) -> None:
    """Speak `language` from now on; None asks the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)."""
    global _usual
    wanted = [language] if language else _wished_by_environment()
    _usual = next((found for name in wanted if (found := _known(name, folder))), _ENGLISH)
    forget_kept()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speaks another language to one reader: in this task and those that it starts."""
    before = _readers.set(_known(language) or _usual)
    try:
        yield
    finally:
        _readers.reset(before)


def language() -> str:
    """The language that is spoken, as pages name it."""
    return (_readers.get() or _usual).name


def _wished_by_environment() -> list[str]:
    """The languages that the system's settings name, the dearest first, as gettext reads them."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value.split(":")
    return []


@cache
def _known(name: str, folder: Path = LOCALE) -> Language | None:
    """The language of this name, or of its name without region and encoding; None where we do not speak it."""
    if name in (PSEUDO, PSEUDO_TAG):
        return Language(_PseudoLanguage(), PSEUDO_TAG)
    short = re.split(r"[-_.@]", name)[0].lower()
    if short == "en":
        return _ENGLISH
    if not gettext.find("ofrenda", folder, [short]):
        return None
    return Language(gettext.translation("ofrenda", folder, [short]), short)


class _Shelf:
    """Results of one function in one language: those asked for lately, and those that were not asked for since."""

    def __init__(self) -> None:
        self.recent: dict[Hashable, str] = {}
        self.older: dict[Hashable, str] = {}

    def age(self) -> None:
        """What was not asked for since the last time is forgotten."""
        if self.older:
            _forgotten.append(self.older)
        self.recent, self.older = {}, self.recent


def kept(size: int) -> Callable[[Callable[P, str]], Callable[P, str]]:
    """Keeps results of a function that depends on its arguments and the language alone: those asked for lately, never
    more than twice `size` of them.

    What is kept is found by one look, which a scene has a hundred times; to keep the order of use would cost more.
    """

    def keep(function: Callable[P, str]) -> Callable[P, str]:
        shelves: dict[Language, _Shelf] = {}
        _kept.append(shelves)

        def remembered(*args: P.args, **named: P.kwargs) -> str:
            spoken = _readers.get() or _usual
            key: Hashable = (args, *named.items()) if named else args
            shelf = shelves.get(spoken)
            if shelf is None:
                shelf = shelves[spoken] = _Shelf()
            found = shelf.recent.get(key)
            if found is not None:
                return found

            found = shelf.older.get(key)
            if found is None:
                found = function(*args, **named)
                _age_after_many()
                _free_some()
            if len(shelf.recent) >= size:
                shelf.age()
            shelf.recent[key] = found
            return found

        return remembered

    return keep


def _age_after_many() -> None:
    """Forgets what nobody asked for lately, as often as so many new results have come to be kept."""
    global _made
    _made += 1
    if _made >= MOST_MADE:
        _made = 0
        for shelves in _kept:
            for shelf in shelves.values():
                shelf.age()


def _free_some() -> None:
    """Frees a few of the forgotten results."""
    try:
        for _result in range(FREED):
            _forgotten[-1].popitem()
    except KeyError:  # these are all free
        del _forgotten[-1:]
    except IndexError:  # nothing is forgotten
        pass


def kept_count() -> int:
    """How many results are kept now, of all functions together; what was asked for again lately counts twice."""
    return sum(len(shelf.recent) + len(shelf.older) for shelves in _kept for shelf in shelves.values())


def forget_kept() -> None:
    """Keeps nothing any more; what is still asked for is made again."""
    _forgotten.clear()
    for shelves in _kept:
        shelves.clear()


def _(message: str, /, **places: object) -> str:
    """The sentence in the reader's language, its {places} filled."""
    spoken = _readers.get() or _usual
    text = spoken.found.get(message)
    if text is None:
        text = spoken.found[message] = spoken.catalogue.gettext(message)
    return text.format(**places) if places else text


def visible(text: str) -> str:
    """The text with what cannot be seen, or would steer a terminal, shown as such."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() or unicodedata.category(letter) == "Zs" else f"‹U+{ord(letter):04X}›"
        for letter in text
    )


def _catalogue() -> gettext.NullTranslations:
    return (_readers.get() or _usual).catalogue


def plural(one: str, many: str, count: int, /, **places: object) -> str:
    """The form of the sentence that fits `count`, which fills {count}; one below nothing is also one."""
    return _catalogue().ngettext(one, many, abs(count)).format(count=count, **places)


def number(value: float, digits: int = 0) -> str:
    """A number as the language writes it, with so many digits behind the point."""
    return format_decimal(value, "#,##0" + _fraction(digits), locale=_locale())


def signed(value: float, digits: int = 0) -> str:
    """The same with its sign, plus too; what would be written as 0 is +0."""
    shape = "#,##0" + _fraction(digits)
    value = value if round(value, digits) else 0.0  # nothing is neither more nor less
    return format_decimal(value, f"+{shape};-{shape}", locale=_locale())


def percent(share: float, digits: int = 0) -> str:
    """A share of one as the language writes it."""
    pattern = _locale().percent_formats[None].pattern
    return format_percent(share, pattern.replace("0", "0" + _fraction(digits)), locale=_locale())


def _fraction(digits: int) -> str:
    return "." + "0" * digits if digits else ""


@cache
def _locale_called(name: str) -> Locale:
    return Locale.parse("es_MX" if name == "es" else name)


def _locale() -> Locale:
    return _locale_called(language().removesuffix("-XA"))


def translations(messages: Iterable[str | tuple[str, str]]) -> dict[str, str | list[str]]:
    """The sentences in the language that is spoken, for programs that fill them elsewhere; where a number decides the
    form (singular and plural as a pair), all forms.
    """
    found: dict[str, str | list[str]] = {}
    for message in messages:
        if isinstance(message, str):
            found[message] = _catalogue().gettext(message)
        else:
            found[message[0]] = [_catalogue().ngettext(*message, _example(form)) for form in range(_forms())]
    return found


def plural_rule() -> str:
    """Which form fits the number n, as an expression of gettext (and so of C and JavaScript)."""
    rule = re.search(r"plural\s*=\s*([^;]+)", _catalogue().info().get("plural-forms", ""))
    return rule[1].strip() if rule else "n != 1"


def _forms() -> int:
    count = re.search(r"nplurals\s*=\s*(\d+)", _catalogue().info().get("plural-forms", ""))
    return int(count[1]) if count else 2


def _example(form: int) -> int:
    """A number that takes this form."""
    choose = gettext.c2py(plural_rule())
    return next(number for number in range(1000) if choose(number) == form)


def mark(message: str) -> str:
    """Marks a sentence for the catalogue where it stands; `_` translates it when it is shown."""
    return message


def quotable(label: str) -> str:
    """A label that may stand in a quotation: without what it quotes itself behind a colon."""
    return _QUOTED.sub("", label)


def bare(name: str) -> str:
    """A name as it stands in brackets, or where room is scarce: a bot's without the brackets of its own."""
    return _BRACKETS.sub("", name) or name


def listing(names: list[str] | tuple[str, ...]) -> str:
    """Names in a row for a message that says what would be right."""
    return ", ".join(names)
