"""A socket sends only what is new."""

from __future__ import annotations

from ofrenda.server.table.delta import changes, known_lines
from ofrenda.server.table.lines import LogLine

LINES = [LogLine(number, f"line {number}", "") for number in range(5)]


def test_only_lines_that_are_new_need_to_be_sent():
    assert known_lines([], LINES) == 0
    assert known_lines(LINES[:3], LINES) == 3
    assert known_lines(LINES, LINES[:3]) == 3
    assert known_lines([LINES[0], LogLine(1, "another", "")], LINES) == 1


def test_only_parts_that_changed_need_to_be_sent():
    before = ["a", "b", "c", "d", "e"]

    assert changes(before, ["a", "b", "x", "d", "e"]) == (2, "x", 2)
    assert changes(before, ["x", "b", "c", "d", "y"]) == ("x", 3, "y")
    assert changes(before, before) == (5,)


def test_a_scene_of_other_parts_is_sent_whole():
    assert changes([], ["a", "b"]) == ("a", "b")
    assert changes(["a", "b"], ["a", "b", "c"]) == ("a", "b", "c")
    assert changes(["a", "b"], []) == ()
