"""The analysis of a match: its account adds up, its chances end with the result, and a missed win is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

import ofrenda
from ofrenda.cli import main
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.lab.analysis import Analysis, Effort, Judgement, analyse, analyse_record
from ofrenda.lab.analysis_page import Teller, figures, headings

GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = Effort(lines=60, lines_to_the_end=10, worlds=20, seconds=1.0)
"""However roughly a match is judged, its account adds up."""
RECORDS = [
    "rolling-bones/greedy-against-random",
    "dia-de-los-muertos/two",
    "die-of-the-dead/two-and-the-ghost",
    "die-of-the-dead/three-open",
    "day-of-the-dead/greedy",
]
MISSED = """ofrenda 1
game: rolling-bones
rules: 2
option.target: 5
seat.1: Ana
seat.2: Luis
dice: typed

* left 6xhand, right 6xhand, centre skull ribcage spine pelvis gravestone hat
1 lay skull
1 lay ribcage
1 lay spine
1 lay pelvis
1 pay centre
* left 6xhand, right 6xhand, centre hat
1 hat on
1 give up
* left 6xhand, right 6xhand, centre skull ribcage spine pelvis gravestone hat
2 lay skull
2 lay ribcage
2 lay spine
2 lay pelvis
2 bury
result: 0 5, places 2 1, target
"""
"""Ana could have won with her first skeleton."""


@pytest.fixture(scope="module", params=RECORDS)
def analysis(request: pytest.FixtureRequest) -> Analysis:
    record = records.parse((GOLDEN / f"{request.param}.ofrenda").read_text(encoding="utf-8"))
    # The expert of Rolling Bones solves every turn, however little time there is: MISSED looks for its mistakes.
    return analyse_record(record, replace(QUICK, seconds=0.0) if record.game == "rolling-bones" else QUICK)


def test_every_account_adds_up_to_the_result(analysis: Analysis):
    for account in analysis.accounts:
        given = account.start + account.luck + account.hidden + account.play + account.others
        assert given == pytest.approx(account.result, abs=1e-9)


def test_luck_with_what_was_hidden_is_told_only_where_there_was_some(analysis: Analysis):
    hides = ofrenda.game(analysis.game).hidden
    hidden = "luck with what was hidden" if hides else "what was not judged"
    none = [replace(account, hidden=0.0) for account in analysis.accounts]
    some = [replace(account, hidden=-0.02) for account in analysis.accounts]

    assert hidden not in headings(replace(analysis, accounts=none))
    assert hidden in headings(replace(analysis, accounts=some))
    for accounts in (none, some):
        told = replace(analysis, accounts=accounts)
        assert all(len(row) == len(headings(told)) for row in figures(told))


@pytest.mark.parametrize(
    ("game", "luck"),
    [
        ("rolling-bones", "luck with dice"),
        ("dia-de-los-muertos", "luck with cards"),
        ("die-of-the-dead", "luck with dice"),
        ("day-of-the-dead", "luck with cards"),
    ],
)
def test_luck_is_called_after_what_the_game_has(game: str, luck: str):
    assert luck in headings(Analysis(game, [], [0], [], 0.0, [], [], []))


def test_the_turn_that_turned_the_match_is_told_by_what_it_brought():
    names, judgements = ["Ana", "Luis"], [Judgement(entry, 0, "") for entry in range(1, 16)]
    chances = [[0.5, 0.5]] * 10 + [[0.2, 0.8]] * 6
    turned = Analysis("rolling-bones", names, list(range(16)), chances, 0.0, judgements, [], [1] * 9 + [2] * 6)
    (told,) = Teller(records.parse(MISSED), names).turning_points(turned)

    assert (told.when, told.change) == ("Round 1", "Luis: 50% → 80%")
    assert told.text == "Luis buries the skeleton for 5 points and has 5: torso 5."
    assert told.entry == 15


def test_a_mistake_is_told_with_its_round_its_player_and_the_question():
    one = Judgement(6, 0, "1 pay centre", loss=0.4, better="bury")
    wrong = Analysis("rolling-bones", ["Ana", "Luis"], [0], [], 0.0, [one], [], [])
    (told,) = Teller(records.parse(MISSED), wrong.names).mistakes(wrong)

    assert (told.when, told.change) == ("Round 1 · Ana", "-40%")
    assert "Better: Bury the skeleton" in told.text


def test_an_entry_that_ends_a_turn_is_in_the_turn_that_it_ends():
    record = records.parse((GOLDEN / "day-of-the-dead/greedy.ofrenda").read_text(encoding="utf-8"))
    names = ["Ana", "Luis"]
    analysis = analyse_record(record, replace(QUICK, seconds=0.0, worlds=0, lines=2))
    told = Teller(record, names).turning_points(analysis)

    assert told
    assert all("falls" in one.text for one in told if one.when != "Set-up")
    assert len({one.when for one in told}) == len(told)


def test_chances_are_shares_and_end_with_the_result(analysis: Analysis):
    assert all(0 <= chance <= 1 for chances in analysis.chances for chance in chances)
    assert all(sum(chances) <= 1 + 1e-9 for chances in analysis.chances), "the ghost may have the rest"
    assert analysis.chances[-1] == [account.result for account in analysis.accounts]
    assert len(analysis.at) == len(analysis.chances) == len(analysis.judgements) + 1


def test_what_was_forced_is_no_mistake(analysis: Analysis):
    assert all(one.loss >= 0 for one in analysis.judgements)
    assert not any(one.loss or one.worth for one in analysis.judgements if one.seat is None)


def test_a_missed_win_is_the_costliest_mistake():
    [worst, *_others] = analyse(MISSED, seconds=5.0).mistakes()

    assert (worst.seat, worst.played, worst.better) == (0, "1 pay centre", "bury")


def test_a_match_that_is_not_over_is_not_judged():
    unfinished = MISSED.partition("2 bury")[0]

    with pytest.raises(OfrendaError, match="when it is over"):
        analyse(unfinished)


def test_the_command_tells_the_account_and_writes_a_page_that_stands_alone(tmp_path: Path):
    record = tmp_path / "match.ofrenda"
    record.write_text(MISSED, encoding="utf-8")
    html = tmp_path / "match.html"

    result = CliRunner().invoke(main, ["analyse", str(record), "--html", str(html), "--seconds", "2"])

    assert result.exit_code == 0, result.output
    assert "Bury the skeleton" in " ".join(result.output.split())
    page = html.read_text(encoding="utf-8")
    assert "<svg" in page
    assert "src=" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
