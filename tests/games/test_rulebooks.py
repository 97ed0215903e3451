"""The rulebooks that people read: every picture is a real position, and what they claim is what the rules allow."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.kernel.game import Game
from ofrenda.kernel.rulebook import Shot
from ofrenda.table.rulebook import picture, position

BOOKS = [ofrenda.game(slug) for slug in ofrenda.games()]
SHOTS = [
    pytest.param(game, shot, id=f"{game.slug}-{number}")
    for game in BOOKS
    for number, shot in enumerate(game.rulebook.shots(), 1)
]
FEWEST_SHOTS = 5


@pytest.mark.parametrize("game", BOOKS, ids=[game.slug for game in BOOKS])
def test_a_rulebook_tells_the_rules_of_its_game(game: Game):
    told = {rule for chapter in game.rulebook.chapter for part in chapter.part for rule in part.rules}
    chapters = [chapter.id for chapter in game.rulebook.chapter]

    assert told <= {rule.id for rule in game.ledger}
    assert all(part.rules for chapter in game.rulebook.chapter for part in chapter.part)
    assert len(set(chapters)) == len(chapters)
    assert len(game.rulebook.shots()) >= FEWEST_SHOTS


@pytest.mark.parametrize("game", BOOKS, ids=[game.slug for game in BOOKS])
def test_every_rule_that_is_enforced_is_told_in_its_context(game: Game):
    """So that every “why?” lands in a chapter; what only the ledger tells is named here."""
    told = {rule for chapter in game.rulebook.chapter for part in chapter.part for rule in part.rules}

    assert [rule.id for rule in game.ledger if rule.enforced and rule.id not in told] == []


@pytest.mark.parametrize(("game", "shot"), SHOTS)
def test_a_picture_claims_what_the_rules_allow(game: Game, shot: Shot):
    state = position(game, shot)
    asked = shot.seat - 1
    legal = {game.name(action) for action in state.actions(asked)} if asked in state.deciders() else set()

    assert set(shot.can) <= legal
    assert not set(shot.cannot) & legal
    for notation in shot.cannot:
        game.action(notation)  # a misspelt name would never be legal


@pytest.mark.parametrize(("game", "shot"), SHOTS)
@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_a_picture_is_drawn(game: Game, shot: Shot, tall: bool):
    drawn = picture(game, shot, tall)

    assert drawn.startswith("<svg")
    assert "<style>" in drawn
