"""Choices in a report are named as menus name them, in the language of whoever reads it."""

from __future__ import annotations

import msgspec
import pytest

from ofrenda.lab.observation import observe
from ofrenda.lab.report import Findings, findings
from ofrenda.lab.report_page import page
from ofrenda.lab.report_words import summary
from ofrenda.lab.simulate import Setting
from ofrenda.lab.uses import DominatedChoice
from ofrenda.lab.wording import menu_words
from ofrenda.words import use


def neglected(slug: str, *names: str) -> Findings:
    """A report in which nobody ever chose these."""
    setting = Setting(game=slug, bots=("random", "random"), seed=1)
    choices = [DominatedChoice(name, "never", 60, 0, None) for name in names]
    return msgspec.structs.replace(findings(setting, observe(setting, 0, 2, 0)), choices=choices)


@pytest.mark.parametrize(
    ("language", "slug", "name", "words"),
    [
        ("en", "die-of-the-dead", "skull 3", "Your skull counts 3"),
        ("de", "die-of-the-dead", "skull 3", "Dein Totenkopf zählt 3"),
        ("en", "rolling-bones", "give up", "Give up: leave the skeleton unburied"),
        ("en", "dia-de-los-muertos", "discard cake", "Discard Throwing a cake (1 bone)"),
    ],
)
def test_a_choice_is_called_what_the_menu_calls_it(language: str, slug: str, name: str, words: str):
    use(language)
    try:
        found = neglected(slug, name)
        said, told, drawn = menu_words(found), summary(found), page(found)
    finally:
        use("en")

    assert said == {name: words}
    assert any(words in line and name not in line for line in told)
    assert words in drawn
    assert f"<small>{name} · " in drawn


def test_what_several_actions_share_is_told_by_one_of_them():
    words = menu_words(neglected("rolling-bones", "lay right foot as …"))["lay right foot as …"]

    assert words.startswith("Lay the right foot where ")


def test_what_no_menu_showed_keeps_its_notation():
    found = neglected("die-of-the-dead", "no such answer")

    assert menu_words(found) == {}
    assert "no such answer" in page(found)
