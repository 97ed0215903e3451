"""Records: strict to read, kept as written."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError, RecordError
from ofrenda.kernel.record import Act, Fall, Undo
from ofrenda.kernel.replay import Replay

GAME = ofrenda.game("rolling-bones")
RULES = f"rules: {GAME.rules_version}"
HEADER = f"""ofrenda 1
game: rolling-bones
{RULES}
option.target: 20
seat.1: Ana
seat.2: bot:greedy
dice: typed
event: Christmas at grandmother's

"""
ROLL = "* left 6xhand, right 6xhand, centre 3xskull 2xhat gravestone\n"
STORY = HEADER + ROLL + "# a comment\n1 lay skull\n1 hat on\n1 undo 3\n\n1 bury\n"


def replayed(text: str) -> Replay:
    record = records.parse(text)
    replay = Replay.of(GAME, record)
    replay.follow(record.entries)
    replay.check_result(record)
    return replay


def test_a_record_is_read_line_by_line():
    record = records.parse(STORY)

    assert record.game == "rolling-bones"
    assert record.seats == ["Ana", "bot:greedy"]
    assert record.options(GAME) == {"target": 20}
    assert [str(entry) for entry in record.entries[1:]] == ["1 lay skull", "1 hat on", "1 undo 3", "1 bury"]
    assert record.entries[1] == Act(1, "lay skull", 12)
    assert isinstance(record.entries[0], Fall)
    assert isinstance(record.entries[3], Undo)


def test_unknown_header_keys_are_kept():
    assert records.parse(records.parse(STORY).text()).header["event"] == "Christmas at grandmother's"


def test_written_again_it_tells_the_same():
    record = records.parse(STORY)
    again = records.parse(record.text())

    assert again.header == record.header
    assert [str(entry) for entry in again.entries] == [str(entry) for entry in record.entries]


def test_an_undo_goes_back_to_before_the_entry_it_names():
    replay = replayed(STORY)

    assert replay.number == 5
    assert [step.number for step in replay.steps] == [1, 2, 5]
    assert replay.state.position()["totals"] == [1, 0]


def test_own_data_files_stand_in_the_header():
    header = records.header_for(
        GAME, ["Ana"], GAME.rules(1).options, {"board.toml": 'a = "1"\nb = 2\n'}, {"dice": "typed"}
    )
    record = records.parse(records.Record(header, [], {}).text())

    assert record.data == {"board.toml": 'a = "1"\nb = 2\n'}


def test_windows_line_ends_are_read():
    assert len(records.parse(STORY.replace("\n", "\r\n")).entries) == 5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: A record begins with “ofrenda 1”"),
        ("ofrenda 2\n", "line 1: A record begins with “ofrenda 1”, not with “ofrenda 2”"),
        (HEADER.replace("dice: typed", "dice typed"), "line 7: A header line reads “key: value”, not “dice typed”"),
        (HEADER.replace("dice: typed", "game: chess"), "line 7: “game:” stands here for the second time"),
        (HEADER + "lay skull\n", "line 10: “lay skull” is no entry"),
        (HEADER + "*\n", "line 10: “\\*” is no entry"),
        (HEADER + "result: 1\n1 bury\n", "line 11: After the trailer nothing may follow"),
        (HEADER + "seed: 1\nseed: 2\n", "line 11: “seed:” stands here for the second time"),
    ],
)
def test_a_line_that_does_not_belong_is_refused_with_its_number(text: str, message: str):
    with pytest.raises(RecordError, match=message):
        records.parse(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            HEADER.replace(RULES, "rules: 99"),
            "played by version 99 of the rules of Rolling Bones; .* knows version [0-9]+",
        ),
        (HEADER.replace(RULES, "rules: one"), "rules version “one” is not a whole number"),
        (HEADER.replace(f"{RULES}\n", ""), "has no “rules:” line"),
        (HEADER.replace("game: rolling-bones", "game: chess"), "record of chess, not of rolling-bones"),
        (HEADER.replace("seat.2", "seat.3"), "needs seat.1, seat.2, … without a gap; it has: seat.1, seat.3"),
        (HEADER.replace("target: 20", "colour: 20"), "has no option “colour”. Options: target, hat_counts"),
        (HEADER.replace("target: 20", "target: lots"), "“target” cannot be “lots”. Possible: 1 to 1000"),
        (HEADER + "1 bury\n", "line 10: Dice or cards must fall before anybody decides"),
        (HEADER + ROLL + "1 fly\n", "line 11: Rolling Bones has no action “fly”"),
        (
            HEADER + ROLL + "1 bury\n",
            "line 11: “bury” is not possible now. Possible: lay left hand, lay right hand, lay skull",
        ),
        (HEADER + ROLL + "2 lay skull\n", "line 11: Now seat 1 must decide"),
        (HEADER + ROLL + ROLL, "line 11: Now seat 1 must decide"),
        (HEADER + "* left hand\n", "line 10: Of the left dice 6 must be named, not 1"),
        (HEADER + ROLL + "1 undo 2\n", "line 11: There is no entry 2 that could be taken back"),
        (HEADER + ROLL + "3 undo 1\n", "line 11: There is no seat 3"),
        (STORY + "1 undo 3\n", "There is no entry 3 that could be taken back"),
        (STORY + "result: 1 place 1 points 1; 2 place 2 points 0\n", "its match is not over"),
    ],
)
def test_a_record_that_cannot_be_followed_is_refused_with_the_reason(text: str, message: str):
    with pytest.raises(OfrendaError, match=message):
        replayed(text)


def test_a_wrong_result_is_refused():
    short = HEADER.replace("target: 20", "target: 1") + ROLL + "1 lay skull\n1 bury\n\nresult: "

    replayed(short + "1 place 1 points 1; 2 place 2 points 0\n")
    with pytest.raises(RecordError, match="but its entries lead to “1 place 1 points 1; 2 place 2 points 0”"):
        replayed(short + "1 place 2 points 1; 2 place 1 points 0\n")


def test_a_name_with_a_line_break_cannot_be_written():
    with pytest.raises(OfrendaError, match="cannot stand in a record's header"):
        records.head({"seat.1": "Ana\nseed: 1"})
