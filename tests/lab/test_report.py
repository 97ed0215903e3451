"""Reports: what they count is what happened; variants are told apart where they differ, and only there."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import msgspec
import pytest
from click.testing import CliRunner

import ofrenda
from ofrenda.cli import main
from ofrenda.games.day_of_the_dead import box
from ofrenda.kernel.event import Log
from ofrenda.lab import compare_page, report_page
from ofrenda.lab.compare import compare
from ofrenda.lab.keeping import observations
from ofrenda.lab.observation import JudgedMatch, Observation, observe
from ofrenda.lab.parallel import Processes
from ofrenda.lab.report import Findings, Measure, comeback, decided, findings, in_bars, lead_changes
from ofrenda.lab.report_words import figure, label, summary
from ofrenda.lab.simulate import Setting, play_match, simulate
from ofrenda.lab.statistics import Estimate
from ofrenda.lab.uses import Piece, choices

QUICK = {
    "rolling-bones": {"target": 12},
    "dia-de-los-muertos": {"round_limit": 6},
    "die-of-the-dead": {},
    "day-of-the-dead": {},
}


def setting(slug: str, bots: tuple[str, ...] = ("greedy", "random"), **changes: object) -> Setting:
    return Setting(game=slug, bots=bots, seed=5, **{"options": QUICK[slug], **changes})


@pytest.fixture(scope="module", params=ofrenda.games())
def found(request: pytest.FixtureRequest) -> Findings:
    chosen = setting(request.param)
    return findings(chosen, observations(chosen, 12, 2))


def test_everything_that_was_asked_for_is_in_the_report(found: Findings):
    sections = {one.key.partition(".")[0] for one in found.measures}

    assert sections == {"length", "course", "drama", "close", "luck", "seat", "bot", "ending", "figure"}
    assert found.games == 12
    assert found.judged == 2
    assert {piece.use for piece in found.pieces} == {use.name for use in ofrenda.game(found.game).uses}


def test_an_interval_is_around_its_value(found: Findings):
    for one in found.measures:
        assert one.estimate.low <= one.estimate.value <= one.estimate.high, one.key


def test_the_parts_of_luck_and_play_add_up(found: Findings):
    assert sum(one.estimate.value for one in found.section("luck")) == pytest.approx(1.0)
    hidden = ofrenda.game(found.game).hidden
    assert (found.measure("luck.hidden") is not None) == hidden


def test_what_never_happened_is_in_the_games_tables(found: Findings):
    game = ofrenda.game(found.game)

    assert set(found.never_told) < set(game.events)
    assert found.measures == msgspec.json.decode(msgspec.json.encode(found), type=Findings).measures


def test_everything_that_is_named_has_a_word_in_the_catalogue(found: Findings):
    game = ofrenda.game(found.game)
    pieces = {piece.name for piece in found.pieces}
    figures = {one.key.partition(".")[2] for one in found.section("figure")}

    assert pieces | figures | set(game.tensor.ENDINGS) <= game.terms.keys()


def test_the_page_begins_with_what_stands_out(found: Findings):
    lines = summary(found)
    turns = found.measure("length.turns").estimate.value

    assert figure(turns) in lines[0]
    assert all(escape(line) in report_page.page(found) for line in lines)


def test_what_stands_out_is_said_of_what_is_sure_alone():
    pieces = [
        Piece("Bones", name, Estimate(1.0, 1.0, 1.0, 40), 1.0, Estimate(lift, lift - 0.1, lift + 0.1, 40), doubt)
        for name, lift, doubt in (("skull", 0.3, 0.01), ("spine", 0.5, 0.2), ("pelvis", -0.4, 0.001))
    ]
    seats = [Measure(f"seat.{seat}", Estimate(share, 0, 1, 40), 0.5, 0.01) for seat, share in ((1, 0.75), (2, 0.25))]
    chosen = setting("rolling-bones")
    found = msgspec.structs.replace(findings(chosen, observe(chosen, 0, 2, 0)), pieces=pieces, measures=seats)

    assert summary(found) == [
        "Where one sits matters: Seat 1 75.0%, Seat 2 25.0% of the wins.",
        "Used by those who win: skull.",
        "Used by those who lose: pelvis.",
    ]


def test_the_page_stands_alone_and_says_what_is_missing(found: Findings):
    page = report_page.page(found)

    assert "src=" not in page
    assert "http" not in page
    assert "<script" not in page
    for event in found.never_told:
        assert f"<li>{event}</li>" in page
    ElementTree.fromstring("<r>" + "".join(re.findall(r"<svg.*?</svg>", page)) + "</r>")


def test_a_report_counts_what_a_simulation_counts():
    chosen = setting("rolling-bones")
    report = simulate(chosen, 20)
    found = findings(chosen, observations(chosen, 20, 0))

    assert found.measure("length.entries").estimate.value == report.length.mean
    assert found.measure("bot.greedy").estimate.value == report.bots[0].win_rate
    assert found.measure("figure.rounds").estimate.value == report.figures["rounds"]
    assert found.section("drama") == []


@pytest.mark.parametrize(("slug", "own"), [("die-of-the-dead", ["highest_step"]), ("day-of-the-dead", ["points"])])
def test_nothing_is_measured_twice(slug: str, own: list[str]):
    """The turns of Die and the margin of Day are also figures of their games."""
    chosen = setting(slug)
    found = findings(chosen, observations(chosen, 10, 0))

    assert [measure.key.partition(".")[2] for measure in found.section("figure")] == own
    assert found.measure("length.turns").estimate.value > 1


def test_uses_are_counted_from_the_record():
    """In one match, every bone that was laid right is one use of it."""
    chosen = setting("rolling-bones")
    laid: list[str] = []

    class Counter(SimpleNamespace):
        def decides(self, state, _seat, _legal, action):
            laid.append(state.rules.game.name(action))

        def falls(self, _chance, _outcome): ...

        def told(self, log: Log): ...

    play_match(ofrenda.game("rolling-bones"), chosen, 0, Counter())
    found = findings(chosen, observe(chosen, 0, 1, 0))
    skulls = next(piece for piece in found.pieces if piece.name == "skull")

    assert skulls.uses.value * 2 == laid.count("lay skull")


def test_a_choice_that_nobody_takes_is_dominated():
    """The greedy bot never gives up where it may pay, and lays no bone where it does not belong if it need not."""
    chosen = setting("rolling-bones", ("greedy", "greedy"), options={"target": 30})
    found = choices(ofrenda.game("rolling-bones"), observe(chosen, 0, 20, 0))
    verdicts = {one.name: one for one in found}

    assert verdicts["give up"].verdict == "never"
    assert verdicts["give up"].chosen == 0 < verdicts["give up"].offered
    assert verdicts["lay pelvis as …"].verdict == "never"


def test_a_choice_of_those_who_lose_is_named():
    matches = [_chose(number, [0, 1], winner=1) for number in range(40)]
    found = list(choices(ofrenda.game("rolling-bones"), matches))

    assert [(one.name, one.verdict) for one in found] == [("lay left hand", "losing")]
    assert found[0].lift.value == -1.0


def _chose(number: int, actions: list[int], winner: int) -> Observation:
    """A match in which both seats are offered the first two actions once, and each takes one."""
    return Observation(
        number=number,
        bots=["random", "random"],
        shares=[float(seat == winner) for seat in range(2)],
        points=[0, 0],
        ending="target",
        figures={},
        entries=2,
        turns=1,
        decisions=2,
        open_decisions=2,
        options=4,
        offered=[{0: 1, 1: 1}, {0: 1, 1: 1}],
        chosen=[{action: 1} for action in actions],
        forced=[{}, {}],
        events={},
    )


def test_lead_comeback_and_decision_are_read_off_the_chances():
    one = JudgedMatch([[0.5, 0.5], [0.7, 0.3], [0.45, 0.55], [0.2, 0.8], [0.0, 1.0]], 0.01, [])

    assert lead_changes(one) == 1
    assert comeback(one) == pytest.approx(0.4)
    assert decided(one) == 0.5


def test_what_may_be_doubt_changes_no_lead():
    assert lead_changes(JudgedMatch([[0.52, 0.48], [0.49, 0.51], [0.52, 0.48]], 0.05, [])) == 0


def test_whoever_plays_alone_has_no_seat_no_luck_and_no_lift():
    chosen = setting("rolling-bones", ("random",))
    found = findings(chosen, observations(chosen, 12, 0))

    assert {one.key.partition(".")[0] for one in found.measures} == {"length", "course", "ending", "figure"}
    assert all(piece.lift is None for piece in found.pieces)
    assert "<h1>" in report_page.page(found)


@pytest.mark.parametrize(
    ("game", "luck"), [("day-of-the-dead", "Luck with cards"), ("rolling-bones", "Luck with dice")]
)
def test_luck_is_called_what_falls_in_the_game(game: str, luck: str):
    assert label(game, "luck.luck") == luck


def test_lengths_are_gathered_in_bars():
    assert in_bars([(3, 1), (4, 2), (9, 5)], 4) == [(3, 4, 3), (5, 6, 0), (7, 8, 0), (9, 10, 5)]
    assert in_bars([(3, 1), (4, 2)], 4, (1, 8)) == [(1, 2, 0), (3, 4, 3), (5, 6, 0), (7, 8, 0)]


def test_the_number_of_workers_changes_nothing():
    chosen = setting("day-of-the-dead")

    assert observations(chosen, 24, 1) == observations(chosen, 24, 1, Processes(2))


def test_variants_that_differ_are_told_apart():
    short, long = (setting("rolling-bones", options={"target": target}) for target in (10, 40))
    found = compare(*[findings(one, observations(one, 40, 0)) for one in (long, short)])
    turns = next(one for one in found.differences if one.key == "length.turns")

    assert turns.sure
    assert turns.difference.high < 0
    assert compare_page.changed(found) == "target: 40 → 10"
    assert "target: 40 → 10" in compare_page.page(found)


def test_a_game_does_not_differ_from_itself():
    one, other = (setting("day-of-the-dead", ("random", "random"), options={}) for _time in range(2))
    other = msgspec.structs.replace(other, seed=77)
    found = compare(*[findings(chosen, observations(chosen, 60, 0)) for chosen in (one, other)])

    assert found.sure == []
    assert "nothing that chance would not show" in compare_page.page(found)


def test_a_card_that_was_made_stronger_shows():
    """An Oaf of power 99 wins for whoever summons it."""
    shipped = box.shipped("fighters.toml")
    strong = re.sub(r'(name = "oaf".*?power = )\d+', r"\g<1>20", shipped, count=1, flags=re.DOTALL)
    assert strong != shipped
    plain = setting("day-of-the-dead", ("random", "random"))
    changed = msgspec.structs.replace(plain, data={"fighters.toml": strong})
    a, b = (findings(one, observations(one, 250, 0)) for one in (plain, changed))
    lifts = [next(piece.lift for piece in one.pieces if piece.name == "oaf") for one in (a, b)]

    assert lifts[1].low > 0
    assert lifts[1].value > lifts[0].value + 0.1


def test_what_the_lab_finds_shows_itself_in_a_notebook(found: Findings):
    report = simulate(setting(found.game), 4)

    assert report_page.title(found) in found._repr_html_()
    assert "greedy" in report._repr_html_()
    assert "<style>" in report._repr_html_()


def test_the_commands_write_pages_and_documents(tmp_path: Path):
    files = {name: tmp_path / name for name in ("r.html", "r.json", "c.html", "c.json", "run.jsonl")}
    common = ["rolling-bones", "--games", "12", "--judged", "1", "--seed", "1", "--workers", "1"]
    kept = ["--resume", str(files["run.jsonl"]), "--bots", "random", "--seats", "2"]
    pages = {name: ["--html", str(files[f"{name}.html"]), "--json", str(files[f"{name}.json"])] for name in "rc"}
    report = CliRunner().invoke(main, ["report", *common, *kept, *pages["r"], "--option", "target=9"])
    assert report.exit_code == 0, report.output
    compared = CliRunner().invoke(main, ["compare", *common, *kept, *pages["c"], "--a", "target=9", "--b", "target=3"])

    assert compared.exit_code == 0, compared.output
    assert "Decisions in a turn" in report.output
    assert "Changed options: target: 9 → 3." in compared.output
    document = msgspec.json.decode(files["r.json"].read_bytes(), type=Findings)
    assert document == msgspec.convert(msgspec.json.decode(files["c.json"].read_bytes())["a"], Findings)
    assert "<h1>" in files["r.html"].read_text(encoding="utf-8")
    assert "<h1>" in files["c.html"].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["report", "chess"], "There is no game “chess”"),
        (["report", "rolling-bones", "--bots", "random,random", "--seats", "3"], "3 seats need as many bots; 2 are"),
        (["report", "rolling-bones", "--html", "nowhere/a.html"], "nowhere/a.html cannot be written"),
        (["report", "rolling-bones", "--html", "."], ". cannot be written: it is a folder"),
        (["report", "rolling-bones", "--workers", "2", "--cluster", "auto"], "Say either --workers or --cluster"),
        (["compare", "rolling-bones", "--a", "target=100"], "The two variants are the same"),
        (["compare", "rolling-bones", "--b", "colour=1"], "“colour=1” is no option of Rolling Bones"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(args: list[str], message: str):
    result = CliRunner().invoke(main, args)

    assert result.exit_code == 2
    assert message in result.output
