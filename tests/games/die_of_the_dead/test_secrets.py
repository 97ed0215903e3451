"""What is hidden, what fades, what a perfect memory knows; and the open variant."""

from __future__ import annotations

from pathlib import Path

import pytest

import ofrenda
from ofrenda.games.die_of_the_dead.engine.memory import CasketMemory
from ofrenda.kernel.errors import OptionError
from ofrenda.kernel.event import Log, retold
from ofrenda.kernel.rng import seeded
from ofrenda.table import Typed
from ofrenda.testing import Placed, rule
from tests.terminal.test_session import session

from .setting import table

GAME = ofrenda.game("die-of-the-dead")
NAMES = ["Ana", "Ben", "Cleo"]
OPEN = {"open": True, "tokens": "ABAA"}


@rule("DIE-H1", "DIE-H1B")
def test_closed_caskets_are_in_nobodys_view():
    match = table(caskets={"1": "white", "2": "red", "3": "blue", "4": "white"})

    for seat in ("white", "red", "blue", None):
        assert match.sees(seat).caskets == ((1, 0, 0, 0, 0, 0), None, None, None)


@rule("DIE-H1", "DIE-H1B")
def test_the_casket_just_shaken_is_seen_until_its_action_is_done():
    match = table(caskets={"3": "red blue"}).play("white", "casket 3").roll("red 5, blue 2")
    assert match.sees("blue").caskets[2] == (0, 0, 1, 0, 1, 0)

    assert match.play("white", "take bread").sees("blue").caskets[2] is None


@rule("DIE-H1")
def test_after_the_match_all_caskets_are_open():
    match = table(turn=300, caskets={"3": "red"}).play("white", "casket 1", "done")

    assert match.sees(None).caskets[2] == (0, 0, 1, 0, 0, 0)


@rule("DIE-H3")
def test_whether_a_casket_is_empty_is_public():
    assert table(caskets={"2": "red"}).sees(None).empty == (True, False, True, True)


@rule("DIE-H2")
def test_log_lines_lose_souls_and_colours_when_their_turn_is_over():
    match = table(caskets={"3": "red red blue"}).play("white", "casket 3").roll("red 4 4, blue 2")
    removed = next(event for event in match.events if event.kind == "removed")
    shook = next(event for event in match.events if event.kind == "shook")

    assert GAME.text.event(removed, NAMES) == "Back to Ben from casket 3: 1 soul."
    assert GAME.text.event(removed.faded(), NAMES) == ""
    assert GAME.text.event(shook, NAMES) == "Casket 3 is shaken. Ben: 4 4; Cleo: 2."
    assert GAME.text.event(shook.faded(), NAMES) == ""


@rule("DIE-H2")
def test_what_is_retold_has_faded_up_to_the_turn_that_has_begun():
    match = table(caskets={"1": "red"}).play("white", "casket 1", "add free soul").roll("white 4, red 4")

    assert still_told(match) == ["Turn 2: Ben."]


def still_told(match: Placed) -> list[str]:
    """The lines of the match as they are retold now; empty ones are none."""
    told = [GAME.text.event(event, NAMES) for event in retold(match.events)]
    return [line for line in told if line]


@rule("DIE-H2")
def test_past_turns_tell_neither_how_many_souls_were_added_nor_whose():
    match = table(prepared={"white": "soul soul soul"}).play("white", "casket 1", *["add prepared soul"] * 3)

    assert still_told(match) == ["Turn 2: Ben."]


@rule("DIE-H2")
def test_what_can_still_be_seen_is_still_told():
    """Tokens and boards lie open."""
    match = table(options={"tokens": "BAAA"}, tokens={"red": "candle"}).play("red", "candle 2-3")
    match.play("white", "casket 2", "prepare soul", "done")

    assert still_told(match) == ["Ben plays a candle.", "Ana prepares an ordinary soul.", "Turn 2: Ben."]


@rule("DIE-H2")
def test_past_turns_do_not_tell_into_which_casket_somebody_looked():
    """Neither to whoever looked nor to the others."""
    match = table(caskets={"3": "red blue"}, tokens={"white": "marigold"}).play("white", "marigold casket 3", "done")
    looked = [GAME.text.event(event.faded(), NAMES) for event in match.events if event.kind == "looked"]

    assert looked == ["Ana plays a marigold."] * 2


@rule("DIE-H2", "DIE-T7")
def test_past_turns_do_not_tell_into_which_casket_a_marigold_added():
    match = table(options={"tokens": "ABAA"}, tokens={"white": "marigold"}).play("white", "marigold free soul")
    played = next(event for event in match.events if event.kind == "marigold")

    assert GAME.text.event(played, NAMES) == "Ana plays a marigold on casket 1."
    assert GAME.text.event(played.faded(), NAMES) == "Ana plays a marigold."


@rule("DIE-H2")
def test_a_full_board_does_not_tell_afterwards_who_won():
    match = table(prepared={"red": "soul soul soul"}, caskets={"2": "red"}).play("white", "casket 2", "done").roll("5")

    assert still_told(match) == ["Turn 2: Ben."]


@rule("DIE-H2", "DIE-C3")
def test_what_a_winner_prepared_does_not_tell_afterwards_who_won():
    """It would name whose souls lie in the casket; what the active player prepared lies on the board for all to see."""
    match = table(caskets={"2": "red"}).play("white", "casket 2", "prepare soul", "done").roll("5")
    told = [GAME.text.event(event, NAMES) for event in match.events]

    assert "Ben prepares an ordinary soul." in told
    assert still_told(match) == ["Ana prepares an ordinary soul.", "Turn 2: Ben."]


@rule("DIE-H2")
def test_within_its_turn_nothing_has_faded():
    match = table().play("white", "casket 1", "add free soul")
    laid = [event for event in match.events if event.kind == "laid"]

    assert [GAME.text.event(event, NAMES) for event in retold(laid)] == ["Ana adds 1 soul to casket 1."]


@rule("DIE-H2")
def test_the_set_up_does_not_fade():
    """What lies where at the start stands in the rulebook."""
    log = Log()
    GAME.start(3, {"first": "seat1", "abilities": True, "colours": "yellow,red,white"}, log=log)

    assert list(retold(log.events)) == log.events


@rule("DIE-H2")
@pytest.mark.parametrize("seed", range(4))
def test_every_event_that_fades_has_words_without_what_faded(seed: int):
    """A faded line says nothing of caskets."""
    options = {"abilities": True, "tokens": ["AAAA", "BBBB"][seed % 2]}
    state = GAME.start(3, options)
    rng = seeded(seed)
    faded = set()
    while state.stack:
        log = Log()
        chance = state.chance()
        if chance is not None:
            state.settle_unchecked(chance.sample(rng), log)
        else:
            seat = state.deciders()[0]
            actions = state.actions(seat)
            state.act_unchecked(seat, actions[rng.below(len(actions))], log)
        for event in log.events:
            if event.fades:
                line = GAME.text.event(event.faded(), NAMES)
                faded.add(event.kind)
                assert "asket" not in line
                assert "soul " not in line
                assert "power" not in line
    assert {"laid", "laid-prepared", "removed", "shook", "moved"} <= faded


@rule("DIE-H2")
def test_the_terminal_tells_in_full_once_and_faded_afterwards(tmp_path: Path):
    lines = ["white 6 6, red 1 1, yellow 1 2", "", "casket 1", "add free soul", "white 2 3, red 4, yellow 5", "", "why"]
    screen, _match = session(tmp_path, ["Ana", "Ben", "Cleo"], Typed(GAME), lines, GAME)
    told, _why, retold_lines = screen.rpartition("why")

    assert "Casket 1 is shaken. Ana: 2 3; Ben: 4; Cleo: 5." in told
    assert "Turn 2: Ben." in retold_lines
    assert "Casket 1" not in retold_lines
    assert "Ana 2 3" not in retold_lines


# Memory


def remembered(*events: object) -> CasketMemory:
    memory = GAME.memory(GAME.rules(3, {"colours": "white,red,blue"}), 0)
    for event in events:
        memory.witness(event)
    return memory


@rule("DIE-H4")
def test_a_memory_follows_souls_through_the_caskets():
    """White lays two souls, a candle moves them, Red adds one to the next casket 1, and another candle moves all."""
    match = table(tokens={"white": "candle candle"}, prepared={"white": "soul power"})
    match.play("white", "pass", "casket 1", "add prepared power", "add prepared soul", "candle", "pass")
    match.play("red", "casket 1", "add free soul").play("white", "candle")

    assert match.caskets == {"1": "", "2": "red", "3": "white white-power", "4": ""}
    assert remembered(*match.events).caskets == list(match.state.caskets)


@rule("DIE-H4")
def test_resampling_with_a_perfect_memory_gives_the_truth_and_without_it_a_guess():
    match = table(caskets={"2": "white white", "3": "red red", "4": "blue"})
    memory = remembered()
    memory.caskets = list(match.state.caskets)
    worlds = {match.state.resample(0, seeded(n)).encode() for n in range(50)}

    assert match.state.resample(0, seeded(1), memory) == match.state
    assert len(worlds) > 1


@rule("DIE-H4")
def test_what_is_forgotten_is_guessed_and_what_is_remembered_is_kept():
    match = table(caskets={"2": "white white", "3": "red red", "4": "blue blue"})
    memory = remembered()
    memory.caskets = list(match.state.caskets)
    memory.forget(1)
    memory.forget(2)
    worlds = [match.state.resample(0, seeded(n), memory).position()["caskets"] for n in range(50)]

    assert {world["4"] for world in worlds} == {"blue blue"}
    assert len({world["2"] for world in worlds}) > 1


@rule("DIE-H4")
def test_a_forgotten_casket_is_known_again_when_it_is_shaken():
    match = table(caskets={"3": "red blue"}).play("white", "casket 3").roll("red 5, blue 2")
    memory = remembered()
    memory.forget(2)
    for event in match.events:
        memory.witness(event)

    assert memory.remembers[2]
    assert memory.caskets[12:18] == [0, 0, 1, 0, 1, 0]


# The open variant


@rule("DIE-O1")
def test_in_the_open_variant_all_caskets_are_seen():
    match = table(options=OPEN, caskets={"2": "red", "4": "blue"})

    assert match.sees("white").caskets == ((0,) * 6, (0, 0, 1, 0, 0, 0), (0,) * 6, (0, 0, 0, 0, 1, 0))


@rule("DIE-O2")
def test_open_caskets_do_not_go_with_marigold_a():
    with pytest.raises(OptionError, match="DIE-O2"):
        GAME.start(3, {"open": True})


@rule("DIE-O2")
def test_open_caskets_do_not_go_with_abilities():
    with pytest.raises(OptionError, match="DIE-O2"):
        GAME.start(3, OPEN | {"abilities": True})


@rule("DIE-O1", "DIE-H2")
def test_with_open_caskets_nothing_fades():
    assert GAME.forgets(GAME.rules(3))
    assert not GAME.forgets(GAME.rules(3, {"open": True, "tokens": "ABAA"}))


@rule("DIE-H2")
def test_past_lines_do_not_name_whose_souls_bread_or_a_win_showed():
    match = table(prepared={"blue": "soul"}, tokens={"blue": "bread"}).play("white", "casket 2", "done")
    match.play("blue", "bread soul").roll("blue 4")
    events = {event.kind: event for event in match.events}

    assert GAME.text.event(events["bread"].faded(), NAMES) == "Cleo plays bread."
    assert GAME.text.event(events["won"].faded(), NAMES) == ""
