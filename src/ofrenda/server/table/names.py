"""What people may call themselves: visible, one script, and nobody else's name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ofrenda.bots import LEVELS
from ofrenda.server.errors import Refusal
from ofrenda.table import BOT, labels

LONGEST = 24
MOST_SEATS = 8
MOST_MARKS = 2
"""Accents on one letter: more of them climb over the lines above."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""
ALIKE_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU")
"""Scripts with letters that look the same; nobody's own name mixes them."""
LOOKS_LIKE = str.maketrans(
    "аеорсухіјѕԁһԛԝкмнтвαοιρνυκτηχβμε" + "0|l1",
    "aeopcyxijsdhqwkmhtbaoipvyktnxbue" + "oiii",
)
"""By lower-case letter, the Latin one that a hasty eye takes it for."""


def checked_name(name: str) -> str:
    """The name as it is shown, in one way of writing it; refused with the reason if it could deceive."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in shown):
        raise Refusal("A name is needed to sit down: some letters or digits.")
    if len(shown) > LONGEST:
        raise Refusal("A name has at most {most} letters.", most=LONGEST)
    if any(unicodedata.category(letter)[0] == "C" or letter in BLANK or letter in ":[]<>" for letter in shown):
        raise Refusal("A name cannot contain any of : [ ] < > or what cannot be seen.")
    if _too_many_marks(shown):
        raise Refusal("A name has at most {most} accents on one letter.", most=MOST_MARKS)

    written = {unicodedata.name(letter, "").partition(" ")[0] for letter in shown}
    scripts = written.intersection(ALIKE_SCRIPTS)
    if len(scripts) > 1:
        raise Refusal("A name is written in one script: letters of {scripts} look alike.", scripts=_listed(scripts))
    if looks(shown) in _bots():
        raise Refusal("Only bots are called so. Choose another name.")
    return shown


def looks(name: str) -> str:
    """The same for names that a hasty eye takes for one another."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(LOOKS_LIKE)


def check_free(name: str, taken: Iterable[str]) -> None:
    """Refuses a name that looks like one of these."""
    if looks(name) in {looks(other) for other in taken}:
        raise Refusal("Somebody here is called {name} already. Choose another name.", name=name)


def _bots() -> set[str]:
    """What bots are called, at any seat."""
    return {looks(label) for level in LEVELS for label in labels([f"{BOT}{level}"] * MOST_SEATS)}


def _too_many_marks(name: str) -> bool:
    marks = "".join("m" if unicodedata.combining(letter) else "-" for letter in unicodedata.normalize("NFD", name))
    return re.search("m" * (MOST_MARKS + 1), marks) is not None


def _listed(scripts: Iterable[str]) -> str:
    return ", ".join(sorted(script.capitalize() for script in scripts))
