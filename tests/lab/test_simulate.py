"""Simulations: the same seed, the same result, whatever the number of workers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import ofrenda
from ofrenda.cli import main
from ofrenda.kernel.errors import OptionError, SeatError, UnknownName
from ofrenda.kernel.play import playout
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.rng import seeded
from ofrenda.lab import bench
from ofrenda.lab.parallel import ALONE, Processes
from ofrenda.lab.simulate import Setting, play_match, simulate
from ofrenda.lab.statistics import wilson
from ofrenda.table import read_record

GAME = ofrenda.game("rolling-bones")
SETTING = Setting(game="rolling-bones", bots=("greedy", "random", "random"), seed=11, options={"target": 20})


def test_the_number_of_workers_changes_nothing():
    one = simulate(SETTING, 30, workers=ALONE)
    two = simulate(SETTING, 30, workers=Processes(2))

    assert one.bots == two.bots


def test_another_seed_gives_other_matches():
    other = Setting(game="rolling-bones", bots=SETTING.bots, seed=12, options=SETTING.options)

    assert simulate(SETTING, 20).bots != simulate(other, 20).bots


@pytest.mark.parametrize(
    ("slug", "figures"),
    [
        ("rolling-bones", {"rounds", "highest_total"}),
        ("dia-de-los-muertos", {"rounds", "skeletons_home"}),
        ("die-of-the-dead", {"turns", "highest_step"}),
        ("day-of-the-dead", {"points", "margin"}),
    ],
)
def test_a_report_tells_lengths_endings_and_the_games_own_figures(slug: str, figures: set[str]):
    report = simulate(Setting(game=slug, bots=("greedy", "greedy"), seed=1), 4)

    assert report.length.shortest <= report.length.mean <= report.length.longest
    assert sum(report.endings.values()) == 4
    assert report.figures.keys() == figures
    assert all(mean >= 0 for mean in report.figures.values())


def test_bots_rotate_over_the_seats():
    seats = [play_match(GAME, SETTING, number)[2] for number in range(4)]

    assert seats == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_fixed_seats_stay():
    fixed = Setting(game="rolling-bones", bots=SETTING.bots, seed=11, options=SETTING.options, fixed_seats=True)

    assert [play_match(GAME, fixed, number)[2] for number in range(2)] == [[0, 1, 2], [0, 1, 2]]


def test_a_shared_win_counts_in_parts():
    """Nobody scores in one round of giving up: all share."""
    report = simulate(
        Setting(game="rolling-bones", bots=("random",) * 3, seed=1, options={"max_rounds": 1, "target": 1000}), 60
    )

    assert sum(row.wins for row in report.bots) == pytest.approx(60)
    assert any(row.wins % 1 for row in report.bots)


def test_progress_is_told_until_all_are_played():
    told: list[int] = []
    simulate(SETTING, 25, workers=ALONE, progress=told.append)

    assert sum(told) == 25
    assert len(told) > 5


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "chess"}, UnknownName),
        ({"bots": ("greedy", "genius")}, UnknownName),
        ({"bots": ("greedy",) * 7}, SeatError),
        ({"options": {"target": 0}}, OptionError),
    ],
)
def test_wrong_settings_are_refused_before_anything_is_played(changes: dict, error: type[Exception]):
    setting = {"game": "rolling-bones", "bots": ("greedy",), "seed": 1, "options": {}} | changes

    with pytest.raises(error):
        simulate(Setting(**setting), 10)


def test_the_bench_measures_what_it_says():
    speed = bench.measure(GAME, seconds=0.2)

    assert speed.compiled is ofrenda.compiled()
    assert speed.entries_per_second > speed.decisions_per_second > speed.games_per_second > 0
    assert speed.playouts_per_second > speed.games_per_second
    assert speed.resamples_per_second > speed.tactics_playouts_per_second > 0
    assert speed.clone_us > 0
    assert speed.view_us > 0


def test_the_bench_counts_decisions_and_chance_apart():
    """Alone and with one turn at most, a match of Rolling Bones begins with a roll; every further one was paid for."""
    matches = bench.BenchMatches(GAME, count=2)
    rng = seeded("bench")
    entries = sum(playout(GAME.start(4), rng) for _match in range(2))

    assert matches.entries == entries
    assert entries / 2 < matches.decisions < entries


def test_work_is_measured_in_turn_and_its_best_time_counts():
    done: list[str] = []
    times = bench.best_times({"one": lambda: done.append("one"), "two": lambda: done.append("two")}, 0.1)

    assert set(times) == {"one", "two"}
    assert 0 < times["one"] < 0.01
    assert done.count("one") > 1
    assert done.count("two") > 1


def test_records_of_all_matches_can_be_kept(tmp_path: Path):
    """They can be followed to the results that the simulation counts, and workers write the same."""
    for workers in ("1", "2"):
        args = ["simulate", "rolling-bones", "--bots", "greedy,random", "--games", "12", "--option", "target=9"]
        args += ["--seed", "4", "--workers", workers, "--records", str(tmp_path / workers), "--json"]
        told = CliRunner().invoke(main, args)
        assert told.exit_code == 0, told.output
    records = [read_record(path) for path in sorted((tmp_path / "1").iterdir())]
    points = [0, 0]
    for record in records:
        match = Replay.of(GAME, record)
        match.follow(record.entries)
        match.check_result(record)
        for seat, name in enumerate(record.seats):
            points[name == "bot:random"] += match.state.result().points[seat]

    assert [path.name for path in sorted((tmp_path / "1").iterdir())] == [f"{n:02}.ofrenda" for n in range(1, 13)]
    assert points == [round(bot["mean_points"] * 12) for bot in json.loads(told.stdout)["bots"]]
    for path in (tmp_path / "1").iterdir():
        assert path.read_bytes() == (tmp_path / "2" / path.name).read_bytes()
