"""Words: every sentence is in the catalogue, and a translation needs no code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import click
import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import ofrenda
from ofrenda import words
from ofrenda.kernel.errors import OptionError
from ofrenda.locale.extract import PAGES, SAID_BY_CLICK, extracted, page_sentences
from ofrenda.server.http.catalogue import module_sentences
from ofrenda.testing import place

SOURCE = Path(__file__).parents[1] / "src"
WEB = SOURCE / "ofrenda" / "web"
NOT_SAID = ("ArrowLeft", "ArrowRight", "Home", "End", "Enter", "Escape", "Ofrenda", "SHA-256", "DELETE", "POST", "GET")
"""Names of keys and of things that no person reads."""


@pytest.fixture
def _english_afterwards() -> Iterator[None]:
    yield
    words.use("en")


def template() -> Catalog:
    with (SOURCE / "ofrenda" / "locale" / "ofrenda.pot").open("rb") as file:
        return read_po(file)


def test_the_catalogue_lists_every_sentence():
    """`make catalogue` writes it anew."""
    listed = {message.id for message in template() if message.id}
    found = {message.id for message in extracted(SOURCE / "ofrenda") if message.id}

    assert listed == found


def test_a_sentence_that_names_a_rule_names_one_that_exists():
    known = {rule.id for slug in ofrenda.games() for rule in ofrenda.game(slug).ledger}
    sentences = [str(message.id) for message in template() if message.id]
    named = {rule for sentence in sentences for rule in re.findall(r"\b(?:RB|DM|DIE|DAY)-[A-Z0-9]+\b", sentence)}

    assert len(named) > 10
    assert named <= known


TRANSLATED = [language for language in words.LANGUAGES if language != "en"]


def translation(language: str) -> Catalog:
    with (SOURCE / "ofrenda" / "locale" / language / "LC_MESSAGES" / "ofrenda.po").open("rb") as file:
        return read_po(file)


def forms(sentence: str | tuple[str, ...] | list[str]) -> list[str]:
    return [sentence] if isinstance(sentence, str) else list(sentence)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_translated(language: str):
    said = translation(language)
    listed = {message.id for message in template() if message.id}
    missing = [message.id for message in said if message.id and not all(forms(message.string))]

    assert {message.id for message in said if message.id} == listed, "run `make catalogue`"
    assert missing == []
    assert [message.id for message in said if message.fuzzy and message.id] == []
    assert said.plural_forms == Catalog(locale=language).plural_forms


PLACE = re.compile(r"\{[^{}]*\}")
MARKUP = re.compile(r"\[/?[a-z ]*\]|`[^`]*`|\n|\b(?:RB|DM|DIE|DAY)-[A-Z0-9]+\b|--[a-z-]+")


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_places_of_its_sentence(language: str):
    """And its markup, commands and rules. A form that fits one number alone need not say the number."""
    for message in translation(language):
        if not message.id:
            continue
        for number, said in enumerate(forms(message.string)):
            english = forms(message.id)[min(number, len(forms(message.id)) - 1)]
            places, wanted = set(PLACE.findall(said)), set(PLACE.findall(english))
            assert places ^ wanted <= ({"{count}"} if isinstance(message.id, tuple) else set()), message.id
            assert sorted(MARKUP.findall(said)) == sorted(MARKUP.findall(english)), message.id
            assert (said[:1].isspace(), said[-1:].isspace()) == (english[:1].isspace(), english[-1:].isspace())


def test_what_the_library_of_the_command_line_says_is_what_we_translate():
    sources = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(click.__file__).parent.glob("*.py")]
    literals = {node.value for source in sources for node in ast.walk(source) if isinstance(node, ast.Constant)}
    said = {form for sentence in SAID_BY_CLICK for form in forms(sentence)}

    assert said <= literals


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [("en", "1,234.5", "62.5%"), ("de", "1.234,5", "62,5 %"), ("es", "1,234.5", "62.5%")],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, number: str, share: str):
    with words.speaking(language):
        assert words.number(1234.5, 1) == number
        assert words.percent(0.625, 1).replace("\N{NO-BREAK SPACE}", " ") == share


def test_rules_are_in_the_catalogue():
    says = {rule.says for slug in ofrenda.games() for rule in ofrenda.game(slug).ledger}

    assert says <= {message.id for message in template()}


def test_errors_are_in_the_catalogue():
    assert "The option “{name}” cannot be “{value}”. Possible: {allowed}." in {message.id for message in template()}


@pytest.mark.usefixtures("_english_afterwards")
def test_a_translation_needs_no_code(tmp_path: Path):
    catalogue = Catalog(locale="de")
    catalogue.add(
        "The option “{name}” cannot be “{value}”. Possible: {allowed}.",
        "„{name}“ kann nicht „{value}“ sein: {allowed}.",
    )
    catalogue.add("{low} to {high}", "{low} bis {high}")
    catalogue.add("{player} lays the {bone}.", "{player} legt: {bone}.")
    catalogue.add("skull", "Schädel")
    catalogue.add(("{count} die", "{count} dice"), ("{count} Würfel", "{count} Würfel"))
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "ofrenda.mo").open("wb") as file:
        write_mo(file, catalogue)
    game = ofrenda.game("rolling-bones")
    english = game.draw(game.start(2).view(0), [], ["Ana", "Luis"])
    words.use("de", tmp_path)
    table = place("rolling-bones", dice="left 6xhand, right 6xhand, centre 6xskull").play(1, "lay skull")

    with pytest.raises(OptionError, match="„target“ kann nicht „0“ sein: 1 bis 1000"):
        game.start(2, {"target": 0})
    assert game.text.event(table.events[0], ["Ana", "Luis"]) == "Ana legt: Schädel."
    board = game.text.board(table.sees(1), ["Ana", "Luis"])
    assert "●─Schädel─●" in board
    assert "5 Würfel" in board
    german = game.draw(game.start(2).view(0), [], ["Ana", "Luis"])
    assert "<title>Schädel</title>" in german
    assert "<title>skull</title>" in english


@pytest.mark.usefixtures("_english_afterwards")
def test_the_pseudo_language_accents_every_letter_and_is_a_third_longer():
    words.use(words.PSEUDO)
    said = words._("{player} lays the {bone}.", player="Ana", bone=words._("skull"))

    assert said.startswith("Ana ļåýš ţĥé šķûļļ")
    assert len(words._("Choose a casket.")) == 21
    assert words.plural("{count} die", "{count} dice", 2).startswith("2 đîçé")
    assert words.language() == "en-XA"


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.html")), ids=lambda path: path.name)
def test_templates_have_no_bare_sentence(path: Path):
    """What a template says stands in `_( )`; foreign words of the feast and our name stay as they are."""
    text = re.sub(r"{#.*?#}|{{.*?}}|{%.*?%}", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    spoken = re.findall(r'(?:aria-label|placeholder|title|alt)="([^"]*[A-Za-z]{2}[^"]*)"', text)
    text = re.sub(
        r'<dt lang="es">.*?</dt>|<code.*?</code>|<kbd>.*?</kbd>|<[^>]*>|[\w-]+="[^"]*"', "", text, flags=re.DOTALL
    )

    assert spoken == []
    assert set(re.findall(r"[A-Za-z]{2,}", text)) <= {"Ofrenda"}


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.js")), ids=lambda path: path.name)
def test_modules_have_no_bare_sentence(path: Path):
    """What a module says stands in `_( )` or `plural( )`; no other string has words in a row, or a capital one."""
    text = re.sub(r"(?m)^\s*//.*$| // .*$|^import .*$", "", path.read_text(encoding="utf-8"))
    text = re.sub(r'(?<![\w.])_\(\s*"[^"]*"|(?<![\w.])plural\(\s*"[^"]*",\s*"[^"]*"', "", text)
    strings = re.findall(r'"([^"\n]*)"', text) + re.findall(r"`([^`]*)`", re.sub(r"\$\{[^{}]*\}", "", text))
    found = [string for string in strings if re.search(r"[a-z]{2,} [a-z]{2,}|^[A-Z][a-z]+|^ ?\([a-z]+\)$", string)]

    assert [string for string in found if string not in NOT_SAID] == []


def test_the_server_finds_the_sentences_of_the_pages_modules():
    by_babel = {message for path in WEB.rglob("*.js") for message in page_sentences(path, PAGES["*.js"])}

    assert set(module_sentences()) == by_babel


def test_an_unknown_language_speaks_english():
    words.use("xx")

    assert words._("skull") == "skull"


def test_no_sentence_is_built_from_an_f_string():
    """An f-string inside _( ) would never be found in the catalogue."""
    for path in SOURCE.rglob("*.py"):
        assert not re.search(r"\b(_|plural|mark)\(\s*f\"", path.read_text()), path


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_one_below_nothing_is_one(language: str):
    with words.speaking(language):
        one, less = (words.plural("{count} point", "{count} points", count) for count in (1, -1))

    assert less == f"-{one}"


def test_what_rounds_to_nothing_has_no_minus():
    assert [words.signed(value, 1) for value in (-0.04, 0.0, -0.06)] == ["+0.0", "+0.0", "-0.1"]


# What is kept


def test_what_was_asked_for_lately_is_kept_and_what_was_not_is_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(words, "MOST_MADE", 4)
    monkeypatch.setattr(words, "_made", 0)
    made: list[int] = []

    @words.kept(8)
    def squared(number: int) -> str:
        made.append(number)
        return str(number * number)

    assert [squared(1), squared(2), squared(1)] == ["1", "4", "1"]
    assert made == [1, 2]

    for number in range(3, 9):
        squared(number)
        squared(1)
    assert made == [1, 2, 3, 4, 5, 6, 7, 8], "1 was asked for all the time"

    squared(2)
    assert made[-1] == 2, "2 was not, while many others were made"


def test_what_is_kept_does_not_pile_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(words, "MOST_MADE", 50)
    words.forget_kept()

    @words.kept(1_000_000)
    def named(number: int) -> str:
        return f"part {number}"

    counts = []
    for number in range(1_000):
        named(number)
        counts.append(words.kept_count())

    assert 50 <= max(counts) <= 2 * 50 + 1


def test_what_is_forgotten_is_freed_in_little(monkeypatch: pytest.MonkeyPatch):
    """Thousands at once would hold up a server."""
    monkeypatch.setattr(words, "MOST_MADE", 50)
    monkeypatch.setattr(words, "_made", 0)
    words.forget_kept()
    alive = 0

    class Part(str):
        """Knows when it is freed."""

        def __del__(self) -> None:
            nonlocal alive
            alive -= 1

    @words.kept(1_000_000)
    def drawn(number: int) -> str:
        nonlocal alive
        alive += 1
        return Part(number)

    counts = [0]
    for number in range(1_000):
        drawn(number)
        counts.append(alive)

    freed = [before + 1 - after for before, after in pairwise(counts)]
    assert 1 < max(freed) <= words.FREED
    assert max(counts) <= 3 * 50, "all the same it does not pile up"


def test_what_is_kept_is_kept_for_each_language_apart():
    @words.kept(8)
    def named(place: str) -> str:
        return f"{words.language()} {place}"

    with words.speaking("de"):
        assert named(place="a") == "de a"
    with words.speaking("es"):
        assert named("a") == named(place="a") == "es a"


@pytest.mark.parametrize(
    ("language", "laid", "blanked"),
    [("en", "Lay dice", "9 blanked"), ("de", "Legen", "9 stumm"), ("es", "Colocar", "9 callado")],
)
def test_what_one_english_word_means_in_two_games_is_said_for_each(language: str, laid: str, blanked: str):
    """A die is not laid like a card, and a fighter without effect is no space without a bonus."""
    lines = [["double spook"], ["power-up paranoid blank"]]
    day = place("day-of-the-dead", lines=lines, spirits=["unearth mob", "double mob"])

    with words.speaking(language):
        aid = ofrenda.game("rolling-bones").text.aid()
        board = day.game.text.board(day.sees(1), ["Ana", "Luis"])

    assert aid[0].lines[0][0] == laid
    assert blanked in board


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_an_answer_is_called_by_what_tells_it_apart(language: str):
    """What stands before a colon is the name of an answer, which people may type and the coach quotes."""
    table = place("rolling-bones", skeleton=["ribcage"], dice="left 2xupper-arm, right upper-arm, centre skull spine")

    with words.speaking(language):
        menu = table.game.text.menu(table.state.actions(0), table.sees(1), ["Ana", "Luis"])
        named = [choice.label.partition(": ")[0] for choice in menu]

    assert len(set(named)) == len(named) > 3


@pytest.mark.parametrize(
    "quoted", ["Take Grief 4: “they lose 3 points”", "Nimm Grief 4: „der Gegner verliert 3 Punkte“"]
)
def test_what_a_label_quotes_is_not_quoted_again(quoted: str):
    assert words.quotable(quoted) == quoted.partition(":")[0]
    assert words.quotable("Give back: candle") == "Give back: candle"
