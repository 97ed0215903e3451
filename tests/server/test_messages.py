"""What crosses the wire is plain: the terminal's markup stays in the terminal."""

from __future__ import annotations

import re

import pytest

import ofrenda
from ofrenda.kernel.event import retold
from ofrenda.kernel.game import Game
from ofrenda.kernel.replay import Step
from ofrenda.kernel.rng import seeded
from ofrenda.server.table.lines import plain
from ofrenda.server.table.log import KEPT, MOST, Story
from ofrenda.server.table.messages import action_lines
from ofrenda.server.table.replays import Followed, replayed
from ofrenda.table import Fair, Match
from ofrenda.testing.conformance import random_match


def test_markup_is_taken_out_of_a_sentence():
    assert plain("[bold]Fight in slot 3[/]: [yellow]Ana[/] wins.") == "Fight in slot 3: Ana wins."


@pytest.mark.parametrize("slug", ofrenda.games())
def test_no_line_of_the_log_carries_markup(slug: str):
    game = ofrenda.game(slug)
    state = game.start(game.min_seats)
    steps = [
        Step(number, entry, tuple(events)) for number, (entry, events) in enumerate(random_match(state, seeded(1)), 1)
    ]
    lines = Story(game, 0, ["Ana", "Luis"], fades=True).lines(steps[:400])

    assert lines
    assert not [line.text for line in lines if "[" in line.text]


def story_of(slug: str, entries: int) -> tuple[Game, list[Step]]:
    game = ofrenda.game(slug)
    told = random_match(game.start(2), seeded(2))
    steps = [
        Step(number, entry, tuple(events)) for number, (entry, events) in zip(range(1, entries + 1), told, strict=False)
    ]
    return game, steps


@pytest.mark.parametrize("slug", ofrenda.games())
def test_a_story_that_grows_is_the_story_told_at_once(slug: str):
    game, steps = story_of(slug, 90)
    names = ["Ana", "Luis"]
    for seat in (0, 1, None):
        growing = Story(game, seat, names, fades=True)
        for length in range(len(steps) + 1):
            witnessed = [event for step in steps[:length] for event in step.events if event.seen_by(seat)]
            whole = [text for event in retold(witnessed) if (text := plain(game.text.event(event, names)))]
            told = [line.text for line in growing.lines(steps[:length])]
            assert min(len(whole), KEPT) <= len(told) <= MOST
            assert told == whole[len(whole) - len(told) :]


def test_a_story_forgets_what_was_taken_back():
    game, steps = story_of("rolling-bones", 20)
    story = Story(game, 0, ["Ana", "Luis"], fades=True)
    story.lines(steps)
    other = [*steps[:10], Step(99, steps[10].entry, steps[5].events)]

    assert story.lines(other) == Story(game, 0, ["Ana", "Luis"], fades=True).lines(other)


def test_a_story_that_does_not_fade_tells_all_again():
    game, steps = story_of("die-of-the-dead", 60)
    names = ["Ana", "Luis"]
    events = [event for step in steps for event in step.events if event.seen_by(0)]

    assert any(event.fades for event in events)
    told = [line.text for line in Story(game, 0, names, fades=False).lines(steps)]
    assert told == [plain(game.text.event(event, names)) for event in events][-len(told) :]


def test_a_set_up_for_which_nobody_rolls_is_told():
    game = ofrenda.game("die-of-the-dead")
    match = Match(game, ["Ana", "Luis"], Fair(bytes(32), ("ana", "luis")), {"first": "seat1"})
    story = Story(game, 0, ["Ana", "Luis"], True, match.opening)
    told = [line.text for line in story.lines(match.steps)]

    assert told[0] == "Ana begins."
    assert "Set-up: Ana adds 1 soul to casket 2." in told
    assert {line.entry for line in story.lines(match.steps)} == {0}

    match.answer(0, match.state.actions(0)[0])
    assert [line.text for line in story.lines(match.steps)][: len(told)] == told
    match.undo(0, 1, agreed=range(2))
    assert [line.text for line in story.lines(match.steps)] == told
    start = replayed(Followed(match.record), 0)
    assert [line.text for line in start.log] == told


def test_past_turns_do_not_tell_by_their_rules_what_their_words_no_longer_say():
    """Casket 2 alone makes somebody prepare a soul by DIE-C3: the rule would tell which casket was won, and by whom."""
    game, steps = story_of("die-of-the-dead", 60)
    turns = [at for at, step in enumerate(steps) if any(event.turn for event in step.events)]
    lines = Story(game, 0, ["Ana", "Luis"], fades=True).lines(steps)
    now = steps[turns[-1]].number

    assert [line for line in lines if line.rule], "of this turn everything is told"
    assert not [line for line in lines if line.entry < now and line.rule]


def test_what_may_not_be_done_is_said_without_the_number_of_the_rule():
    game = ofrenda.game("day-of-the-dead")
    said = []
    for number in range(3):
        state = game.start(2)
        for _entry in random_match(state, seeded("barred", number)):
            for seat in state.deciders():
                said += action_lines(state, state.view(seat), seat, ["Ana", "Luis"])[1]

    assert said
    assert [reason for reason in said if re.search(r"\([A-Z]+-", reason)] == []
