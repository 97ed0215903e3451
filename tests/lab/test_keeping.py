"""A run that was stopped goes on and comes to the very same; what was cut off is played again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ofrenda.kernel.errors import OfrendaError
from ofrenda.lab.keeping import FIRST_LINE, Kept, digest, known, observations
from ofrenda.lab.parallel import ALONE, Job
from ofrenda.lab.report import findings
from ofrenda.lab.simulate import Setting

SETTING = Setting(game="rolling-bones", bots=("random", "random"), seed=2, options={"target": 6})


class Stop(Exception):
    """Somebody pressed Ctrl-C."""


def stop_after(count: int):
    played = 0

    def progress(more: int) -> None:
        nonlocal played
        played += more
        if played >= count:
            raise Stop

    return progress


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path):
    path = tmp_path / "run.jsonl"
    with pytest.raises(Stop), Kept(path) as kept:
        observations(SETTING, 35, 1, kept=kept, progress=stop_after(12))
    begun = path.read_text(encoding="utf-8").count("\n")
    played: list[int] = []
    with Kept(path) as kept:
        before = known(SETTING, 35, 1, kept)
        gone_on = observations(SETTING, 35, 1, kept=kept, progress=played.append)

    assert begun > 1
    assert len(before) >= 12
    assert sum(played) == 35 - len(before)
    assert gone_on == observations(SETTING, 35, 1)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path):
    path = tmp_path / "run.jsonl"
    with Kept(path) as kept:
        whole = observations(SETTING, 30, 0, kept=kept)
    path.write_bytes(path.read_bytes()[:-40])
    with Kept(path) as kept:
        assert 0 < len(kept.of(SETTING)) < 30
        again = observations(SETTING, 30, 0, kept=kept)

    assert again == whole


class Watched:
    """Works alone, and remembers what it was told to do."""

    count = 2

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def each(self, work: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[tuple[Job, Any]]:
        for job in jobs:
            self.jobs.append(job)
            yield from ALONE.each(work, [job])


def test_judged_matches_are_spread_over_the_others():
    """They take far longer: were they played first, the bar would stand still and promise hours."""
    workers = Watched()
    observations(SETTING, 100, 10, workers)
    order = [number for _setting, first, count, _judged in workers.jobs for number in range(first, first + count)]
    at = [order.index(number) for number in range(10)]

    assert sorted(order) == list(range(100))
    assert at == sorted(at)
    assert at[0] > 3
    assert max(after - before for before, after in pairwise(at)) < 20
    assert all(count == 1 for _setting, first, count, _judged in workers.jobs if first < 10)


def test_a_file_serves_several_settings_and_longer_runs(tmp_path: Path):
    other = msgspec.structs.replace(SETTING, options={"target": 9})
    with Kept(tmp_path / "run.jsonl") as kept:
        observations(SETTING, 10, 0, kept=kept)
        observations(other, 10, 2, kept=kept)
    with Kept(tmp_path / "run.jsonl") as kept:
        longer = observations(other, 20, 0, kept=kept)

    assert digest(SETTING) != digest(other)
    assert longer == observations(other, 20, 0)
    assert findings(other, longer).judged == 0


def test_another_file_is_refused_and_left_alone(tmp_path: Path):
    path = tmp_path / "notes.txt"
    path.write_text("Dear diary", encoding="utf-8")
    with pytest.raises(OfrendaError, match=r"notes\.txt is no file of a report"):
        Kept(path).__enter__()

    assert path.read_text(encoding="utf-8") == "Dear diary"


def test_a_damaged_line_is_refused_by_its_number(tmp_path: Path):
    path = tmp_path / "run.jsonl"
    path.write_bytes(FIRST_LINE + b'{"of": 3}\n')
    with pytest.raises(OfrendaError, match="line 2: this is no observation"):
        Kept(path).__enter__()


def test_two_runs_do_not_share_a_file(tmp_path: Path):
    with Kept(tmp_path / "run.jsonl"), pytest.raises(OfrendaError, match="being written by another run"):
        Kept(tmp_path / "run.jsonl").__enter__()


def heed_interrupts() -> None:
    """Whatever runs the tests in the background may have taught its children to ignore them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_ctrl_c_loses_nothing_and_the_same_command_goes_on(tmp_path: Path):
    """A real run in a process of its own, stopped in the middle and gone on with, beside one here that was not."""
    command = [sys.executable, "-c", "from ofrenda.cli import main; main(prog_name='ofrenda')"]
    command += ["report", "rolling-bones", "--bots", "random", "--seats", "2", "--option", "target=20", "--judged", "0"]
    command += ["--games", "600", "--seed", "4", "--workers", "2"]
    path = tmp_path / "run.jsonl"
    resume = ["--resume", str(path), "--json", str(tmp_path / "gone-on.json")]
    run = subprocess.Popen(
        [*command, *resume], stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=heed_interrupts
    )
    for _wait in range(600):
        if path.exists() and path.stat().st_size > 2 * len(FIRST_LINE):
            break
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)
    told = run.communicate(timeout=60)[1]
    stopped = run.returncode
    subprocess.run([*command, *resume], check=True, stdout=subprocess.DEVNULL, timeout=120)
    whole = Setting(game="rolling-bones", bots=("random", "random"), seed=4, options={"target": 20})

    assert stopped == 130
    assert "What was played is kept" in " ".join(told.split())
    assert "Traceback" not in told
    document = msgspec.json.encode(findings(whole, observations(whole, 600, 0)))
    assert (tmp_path / "gone-on.json").read_bytes() == document
