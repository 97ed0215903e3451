"""The benchmarks: whatever of ours they use is still there."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


@pytest.mark.parametrize("name", sorted(path.stem for path in BENCHMARKS.glob("*.py")))
def test_a_benchmark_finds_what_it_measures(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(BENCHMARKS)

    assert import_module(name).__doc__
