"""Old matches replay to the letter, and the same seed gives the same match, in every build."""

from __future__ import annotations

import pytest

from ofrenda.games import games
from tests.golden import FOLDER, Golden, golden_games, golden_matches, played, story

MATCHES = [(slug, golden) for slug in golden_games() for golden in golden_matches(slug)]
NAMES = [f"{slug}-{golden.name}" for slug, golden in MATCHES]


def test_every_game_has_golden_matches():
    assert golden_games() == sorted(games())


@pytest.mark.parametrize(("slug", "golden"), MATCHES, ids=NAMES)
def test_the_record_tells_the_same_story(slug: str, golden: Golden):
    record = (FOLDER / slug / f"{golden.name}.ofrenda").read_text()

    assert story(record) == (FOLDER / slug / f"{golden.name}.story").read_text()


@pytest.mark.parametrize(("slug", "golden"), MATCHES, ids=NAMES)
def test_the_same_seed_gives_the_same_match(slug: str, golden: Golden):
    assert played(slug, golden) == (FOLDER / slug / f"{golden.name}.ofrenda").read_text()
