"""Day of the Dead positions as readable documents.

turn = 2
priority = 1
scores = [3, 7]
lines = [["double oaf", "power-up anger fallen"], ["unearth spook", "double greed"]]
spirits = ["unearth nemesis", "power-up hoard known"]
hands = [["double twin"], ["unearth mob"]]
discards = ["double anger"]

Lines begin with the oldest slot. After a card stand the words that are true of it: `fallen` (a spirit always is),
`blank`, and who knows it: `secret` its owner, `shared` both players, `known` everybody. Without such a word a spirit is
secret and a fighter known. What is named nowhere is in its deck. Without `stack` the fights are about to begin; without
`lines`, the match.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ofrenda.games.day_of_the_dead.phases.fighting import FIGHT, REWARDS
from ofrenda.games.day_of_the_dead.phases.summoning import TURN, open_match
from ofrenda.games.day_of_the_dead.pieces import (
    BACKS,
    CARD_NAMES,
    CARDS,
    FIGHTERS,
    NONE,
    PLACES,
    SLOTS,
    SPIRIT,
    TURNS,
)
from ofrenda.games.day_of_the_dead.state import (
    ADDED_UP,
    EVERYBODY,
    MARKS,
    NO_FIGHT,
    NOT_BEGUN,
    SEAT_BIT,
    DayState,
)
from ofrenda.kernel.errors import PositionError
from ofrenda.kernel.position import Reader
from ofrenda.words import listing

KEYS = (
    *("turn", "priority", "scores", "lines", "spirits", "hands", "discards"),
    *("looked", "looker", "fight"),
)
FIGHT_KEYS = (
    *("slot", "winner", "instant", "power", "uses", "bonus", "grants", "stopped", "cancelled", "adding", "marks"),
    *("next_bonus", "next_grants", "next_cancelled"),
)
WINNERS = ("none", "seat 1", "seat 2", "tie")
EMPTY = "-"
MOST_POINTS = 1_000_000
KNOWING = {"secret": 0, "shared": SEAT_BIT[0] | SEAT_BIT[1], "known": EVERYBODY}
WORDS = ("fallen", "blank", *KNOWING)


def position(s: DayState) -> dict[str, Any]:
    document: dict[str, Any] = {
        "turn": s.turn,
        "priority": s.priority + 1,
        "scores": list(s.scores),
        "lines": [[_card_text(s, seat * PLACES + slot) for slot in range(s.slots)] for seat in range(2)],
        "spirits": [_card_text(s, seat * PLACES + SPIRIT) for seat in range(2)],
        "hands": [[CARD_NAMES[card] for card in hand] for hand in s.hands],
        "discards": [
            CARD_NAMES[back * FIGHTERS + fighter]
            for back in range(BACKS)
            for fighter in range(FIGHTERS)
            for _copy in range(s.piles[back][fighter])
        ],
        "looked": [CARD_NAMES[card] for card in s.looked],
        "looker": s.looker + 1,
    }
    if s.fight != NO_FIGHT:
        document["fight"] = {
            "slot": s.fight + 1,
            "winner": WINNERS[s.winner + 1],
            "instant": s.instant,
            "power": list(s.power),
            "uses": list(s.uses),
            "bonus": list(s.bonus),
            "grants": list(s.grants),
            "stopped": list(s.stopped),
            "cancelled": s.cancelled,
            "adding": list(s.adding),
            "marks": list(s.marks),
            "next_bonus": list(s.next_bonus),
            "next_grants": list(s.next_grants),
            "next_cancelled": s.next_cancelled,
        }
    return document


def _card_text(s: DayState, place: int) -> str:
    card = s.card[place]
    if card == NONE:
        return EMPTY + ("" if s.active[place] or place % PLACES == SPIRIT else " fallen")
    words = [CARD_NAMES[card]]
    spirit = place % PLACES == SPIRIT
    if not s.active[place] and not spirit:
        words.append("fallen")
    if s.blank[place]:
        words.append("blank")
    known = s.known[place]
    if known != (SEAT_BIT[place // PLACES] if spirit else EVERYBODY):
        words.append("known" if known == EVERYBODY else "shared" if known == KNOWING["shared"] else "secret")
    return " ".join(words)


def lay_out(s: DayState, given: Mapping[str, Any]) -> None:
    reader = Reader(given, KEYS)
    lines = _lists(reader, given, "lines")
    s.slots = len(lines[0])
    if len(lines[1]) != s.slots or s.slots > SLOTS:
        raise PositionError("Both lines must have equally many slots, at most {most}.", most=SLOTS)
    s.turn = reader.whole("turn", TURNS if s.slots else 0, s.slots, TURNS)
    s.priority = reader.whole("priority", 1, 1, 2) - 1
    s.scores = reader.wholes("scores", [0, 0], 0, MOST_POINTS)
    spirits = reader.words("spirits") or [EMPTY, EMPTY]
    if len(spirits) != 2:
        raise reader.wrong("spirits", spirits, "[“…”, “…”]")
    for seat in range(2):
        for slot, phrase in enumerate(lines[seat]):
            _lay(s, reader, "lines", seat * PLACES + slot, phrase)
        _lay(s, reader, "spirits", seat * PLACES + SPIRIT, spirits[seat])
    s.hands = [sorted(_card(reader, "hands", name) for name in hand) for hand in _lists(reader, given, "hands")]
    for name in reader.words("discards"):
        s.discard(_card(reader, "discards", name))
    s.looked = [_card(reader, "looked", name) for name in reader.words("looked")]
    s.looker = reader.whole("looker", 0, 0, 2) - 1
    _leave_the_rest_in_the_decks(s)
    _lay_fight(s, reader)
    if not s.slots:
        open_match(s)
        return
    s.push(TURN)
    s.push(REWARDS)
    s.push(FIGHT[s.slots])


def _lists(reader: Reader, given: Mapping[str, Any], key: str) -> list[list[str]]:
    """One list of phrases for each seat."""
    value = given.get(key, [[], []])
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise reader.wrong(key, value, "[[“…”], [“…”]]")
    return [Reader({key: phrases}, (key,)).words(key) for phrases in value]


def _lay(s: DayState, reader: Reader, key: str, place: int, phrase: str) -> None:
    spirit = place % PLACES == SPIRIT
    if phrase.split()[:1] == [EMPTY]:
        s.active[place] = 0 if spirit or phrase.endswith("fallen") else 1
        return
    words = phrase.split()
    s.card[place] = _card(reader, key, " ".join(words[:2]))
    rest = words[2:]
    for word in rest:
        if word not in WORDS or (spirit and word == "fallen"):
            raise reader.wrong(key, f"“{phrase}”", f"“{words[0]} {words[1]} {' '.join(WORDS)}”")
    s.active[place] = 0 if spirit or "fallen" in rest else 1
    s.blank[place] = int("blank" in rest)
    knowing = [KNOWING[word] for word in rest if word in KNOWING] or [0 if spirit else EVERYBODY]
    s.known[place] = knowing[0] | SEAT_BIT[place // PLACES]


def _card(reader: Reader, key: str, name: str) -> int:
    if name not in CARD_NAMES:
        raise reader.wrong(key, f"“{name}”", f"“{CARD_NAMES[0]}”, …")
    return CARD_NAMES.index(name)


def _leave_the_rest_in_the_decks(s: DayState) -> None:
    named = s.census()
    for card in range(CARDS):
        back, fighter = divmod(card, FIGHTERS)
        too_many = named[card] - s.decks[back][fighter] - s.rules.copies[card]
        if too_many > 0:
            raise PositionError(
                "The box holds {copies} of “{card}”; the position names {named}.",
                copies=s.rules.copies[card],
                card=CARD_NAMES[card],
                named=named[card] - s.decks[back][fighter],
            )
        s.decks[back][fighter] = -too_many


def _lay_fight(s: DayState, reader: Reader) -> None:
    fight = Reader(reader.table("fight"), FIGHT_KEYS)
    s.fight = fight.whole("slot", 0, 0, s.slots) - 1
    winner = fight.text("winner", WINNERS[0])
    if winner not in WINNERS:
        raise fight.wrong("winner", winner, listing(WINNERS))
    most = MOST_POINTS
    s.winner = WINNERS.index(winner) - 1
    s.instant = fight.whole("instant", 0, 0, 1)
    s.power = fight.wholes("power", [0, 0], -most, most)
    s.uses = fight.wholes("uses", [NOT_BEGUN, NOT_BEGUN], NOT_BEGUN, most)
    s.bonus = fight.wholes("bonus", [0, 0], -most, most)
    s.grants = fight.wholes("grants", [0, 0], 0, most)
    s.stopped = fight.wholes("stopped", [0, 0], 0, 1)
    s.cancelled = fight.whole("cancelled", 0, 0, 1)
    s.adding = fight.wholes("adding", [0] * (2 * ADDED_UP), 0, most)
    s.marks = fight.wholes("marks", [0] * (2 * MARKS), 0, most)
    s.next_bonus = fight.wholes("next_bonus", [0, 0], -most, most)
    s.next_grants = fight.wholes("next_grants", [0, 0], 0, most)
    s.next_cancelled = fight.whole("next_cancelled", 0, 0, 1)
