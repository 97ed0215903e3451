"""The win-chance curve ends where the match ended."""

from __future__ import annotations

from pathlib import Path

import pytest

import ofrenda
from ofrenda.kernel import record as records
from ofrenda.kernel.replay import Replay
from ofrenda.lab.chances import FEWEST, curve

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = [min(GOLDEN.joinpath(slug).glob("*.ofrenda")) for slug in ofrenda.games()]


@pytest.mark.parametrize("path", RECORDS, ids=ofrenda.games())
def test_a_curve_tells_chances_and_ends_with_the_result(path: Path):
    text = path.read_text(encoding="utf-8")
    record = records.parse(text)
    replay = Replay.of(ofrenda.game(record.game), record)
    replay.follow(record.entries)
    result = replay.state.result()
    assert result is not None

    found = curve(text, seconds=0)

    assert found.at[0] == 0
    assert found.at[-1] == len(record.entries)
    assert found.at == sorted(set(found.at))
    assert found.playouts == FEWEST
    for chances in found.chances:
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) < 1 + 1e-9
    share = 1 / len(result.winners) if result.winners else 0
    assert found.chances[-1] == pytest.approx(
        [share if seat in result.winners else 0 for seat in range(len(record.seats))]
    )
    assert curve(text, seconds=0) == found


def test_more_time_means_more_playouts():
    text = RECORDS[0].read_text(encoding="utf-8")

    assert curve(text, seconds=0.3).playouts > FEWEST
