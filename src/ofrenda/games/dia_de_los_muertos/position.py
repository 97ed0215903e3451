"""Positions of Dia de los Muertos as readable documents.

seats = 3
active = 2
fields = [5, 9, 9]
arms = [2, 1, 2]
hands = ["kicking, 2x dodge", "cake", ""]
laid = ["", "hustle", ""]
festivals = ["music", "", ""]
dog = 22
digger = 28
dens = ["", "kicking; banquet", ""]
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ofrenda.games.dia_de_los_muertos.phases.round import FIRST, LAY_CARD, NEW_ROUND, SWAP_REACTIONS, TURN, turn_order
from ofrenda.games.dia_de_los_muertos.pieces import (
    BACKS,
    CARD_NAMES,
    DENS,
    FESTIVAL_BITS,
    FESTIVAL_NAMES,
    FESTIVALS,
    FIELDS,
    KINDS,
    LIMBS_OF_A_KIND,
)
from ofrenda.games.dia_de_los_muertos.state import KNOCKED, NO_CARD, NOT_HOME, DiaState
from ofrenda.kernel.errors import PositionError
from ofrenda.kernel.position import Reader
from ofrenda.words import listing

KEYS = (
    *("round", "active", "place", "order", "fields", "arms", "legs", "festivals", "home", "hands", "mixed", "laid"),
    *("played", "pile", "top", "discards", "face_down", "shuffled", "dens", "dog", "carried", "digger"),
)
KNOCKED_OVER = "knocked over"
MOST_ROUNDS = 1_000_000


def position(s: DiaState) -> dict[str, Any]:
    seats = range(s.rules.seats)
    return {
        "round": s.round,
        "active": s.active + 1,
        "place": s.place + 1,
        "order": [seat + 1 for seat in s.order],
        "fields": list(s.fields),
        "arms": list(s.arms),
        "legs": list(s.legs),
        "festivals": [_held_text(s.festivals[seat]) for seat in seats],
        "home": list(s.home),
        "hands": [_cards_text(_row(s.hands, seat)) for seat in seats],
        "mixed": list(s.mixed),
        "laid": [KNOCKED_OVER if kind == KNOCKED else _card_text(kind) for kind in s.laid],
        "played": _card_text(s.played),
        "pile": _cards_text(s.pile),
        "top": s.top,
        "discards": _cards_text(s.discards),
        "face_down": [_cards_text(_row(s.face_down, seat)) for seat in seats],
        "shuffled": _cards_text(s.shuffled),
        "dens": [_den_text(s, den) for den in range(DENS)],
        "dog": s.dog,
        "carried": _carried_text(s),
        "digger": s.digger,
    }


def lay_out(s: DiaState, given: Mapping[str, Any]) -> None:
    reader = Reader(given, KEYS)
    board = s.rules.board
    s.clear()
    s.round = reader.whole("round", 1, 0, MOST_ROUNDS)
    s.fields = reader.wholes("fields", s.fields, 0, FIELDS - 1)
    for field in (*s.fields, reader.whole("dog", s.dog, 0, FIELDS - 1)):
        if field not in board.fields:
            raise reader.wrong("fields", field, listing([str(known) for known in board.fields]))
    s.arms = reader.wholes("arms", s.arms, 0, LIMBS_OF_A_KIND)
    s.legs = reader.wholes("legs", s.legs, 0, LIMBS_OF_A_KIND)
    s.mixed = reader.wholes("mixed", s.mixed, 0, 1)
    s.dog = reader.whole("dog", s.dog, 0, FIELDS - 1)
    _place_digger(s, reader)
    _send_home(s, reader)
    _lay_cards(s, reader)
    _lay_festivals(s, reader)
    _take_order(s, reader, given.get("order"))
    s.push(NEW_ROUND)
    s.push(SWAP_REACTIONS[0][FIRST])
    if any(kind != NO_CARD for kind in s.laid):
        s.push(TURN[s.place])
    else:
        s.push(TURN[0])
        s.push(LAY_CARD[0])


def _place_digger(s: DiaState, reader: Reader) -> None:
    board = s.rules.board
    s.digger = reader.whole("digger", s.digger, 0, FIELDS - 1)
    stations = [*board.digger, *board.digger_last]
    if s.digger not in stations:
        raise reader.wrong("digger", s.digger, listing([str(field) for field in stations]))
    s.digger_steps = min(stations.index(s.digger), s.rules.digger_open)


def _send_home(s: DiaState, reader: Reader) -> None:
    s.home = reader.wholes("home", s.home, 0, s.rules.seats)
    arrived = sorted(place for place in s.home if place != NOT_HOME)
    if arrived != list(range(1, len(arrived) + 1)):
        raise reader.wrong("home", s.home, "0, 1, 2, …")
    for seat, place in enumerate(s.home):
        if (s.fields[seat] == s.rules.board.goal) != (place != NOT_HOME):
            raise PositionError("Seat {seat} is home exactly if its skeleton stands on the goal.", seat=seat + 1)


def _lay_cards(s: DiaState, reader: Reader) -> None:
    deck = s.rules.deck
    seats = s.rules.seats
    for seat, text in enumerate(_texts(reader, "hands", seats)):
        for kind, count in enumerate(_cards(reader, "hands", text)):
            s.hands[seat * KINDS + kind] = count
            s.backs[seat * BACKS + deck.back[kind]] += count
    for seat, text in enumerate(_texts(reader, "face_down", seats)):
        s.face_down[seat * KINDS : (seat + 1) * KINDS] = _cards(reader, "face_down", text)
    for seat, text in enumerate(_texts(reader, "laid", seats)):
        s.laid[seat] = KNOCKED if text == KNOCKED_OVER else _card(reader, "laid", text)
    s.played = _card(reader, "played", reader.text("played"))
    s.discards = _cards(reader, "discards", reader.text("discards"))
    s.shuffled = _cards(reader, "shuffled", reader.text("shuffled"))
    for den, text in enumerate(_texts(reader, "dens", DENS)):
        s.dens[den * KINDS : (den + 1) * KINDS] = _cards(reader, "dens", text.partition(";")[0])
    s.carried = _card(reader, "carried", reader.text("carried").partition(";")[0].strip())
    s.pile = [0] * KINDS
    left = [copies - found for copies, found in zip(deck.copies, s.census(), strict=False)]
    for kind, count in enumerate(left):
        if count < 0:
            raise PositionError("There are too many cards “{card}”.", card=CARD_NAMES[kind])
    s.pile = _cards(reader, "pile", reader.text("pile")) if reader.has("pile") else left
    if s.pile != left:
        raise PositionError("The pile should hold what is left: {cards}.", cards=_cards_text(left))
    s.top = reader.whole("top", 0, 0, BACKS)
    if s.top and not any(s.pile[kind] for kind in deck.by_back[s.top - 1]):
        raise reader.wrong("top", s.top, "0")


def _lay_festivals(s: DiaState, reader: Reader) -> None:
    for seat, text in enumerate(_texts(reader, "festivals", s.rules.seats)):
        for festival in _festivals(reader, "festivals", text):
            s.festivals[seat] |= FESTIVAL_BITS[festival]
    for den, text in enumerate(_texts(reader, "dens", DENS)):
        for festival in _festivals(reader, "dens", text.partition(";")[2]):
            s.den_festivals[den * FESTIVALS + festival] += 1
    carried = _festivals(reader, "carried", reader.text("carried").partition(";")[2])
    s.carried_festival = carried[0] if carried else -1
    s.festivals_left = [0] * FESTIVALS
    for festival, found in enumerate(s.census()[KINDS:]):
        s.festivals_left[festival] = s.rules.festival_copies - found
        if s.festivals_left[festival] < 0:
            raise PositionError("There are too many festival cards “{name}”.", name=FESTIVAL_NAMES[festival])


def _take_order(s: DiaState, reader: Reader, given: Any) -> None:
    """As given; else as the rules say."""
    seats = s.rules.seats
    s.order = turn_order(s)
    if given is not None:
        count = len(given) if isinstance(given, list) else seats
        order = reader.wholes("order", [0] * count, 1, seats)
        if len(set(order)) < count:
            raise reader.wrong("order", order, f"[1 … {seats}]")
        s.order = [seat - 1 for seat in order]
    first = s.order[0] + 1 if s.order else 0
    s.active = reader.whole("active", first, 0, seats) - 1
    by_active = s.order.index(s.active) + 1 if s.active in s.order else 1
    s.place = reader.whole("place", by_active, 1, max(1, len(s.order))) - 1


# Words


def _row(table: list[int], row: int) -> list[int]:
    return table[row * KINDS : (row + 1) * KINDS]


def _card_text(kind: int) -> str:
    return CARD_NAMES[kind] if kind >= 0 else ""


def _cards_text(counts: list[int]) -> str:
    return ", ".join(f"{n}x {CARD_NAMES[kind]}" if n > 1 else CARD_NAMES[kind] for kind, n in enumerate(counts) if n)


def _held_text(held: int) -> str:
    return ", ".join(name for name, bit in zip(FESTIVAL_NAMES, FESTIVAL_BITS, strict=True) if held & bit)


def _den_text(s: DiaState, den: int) -> str:
    """`kicking, cake; music, music`: the cards, then the festival cards."""
    cards = _cards_text(_row(s.dens, den))
    festivals = s.den_festivals[den * FESTIVALS : (den + 1) * FESTIVALS]
    names = [name for name, count in zip(FESTIVAL_NAMES, festivals, strict=True) for _copy in range(count)]
    return f"{cards}; {', '.join(names)}" if names else cards


def _carried_text(s: DiaState) -> str:
    card = _card_text(s.carried)
    return f"{card}; {FESTIVAL_NAMES[s.carried_festival]}" if s.carried_festival >= 0 else card


def _texts(reader: Reader, key: str, count: int) -> list[str]:
    """One text for each seat or den; none at all means that all are empty."""
    texts = reader.words(key) or [""] * count
    if len(texts) != count:
        raise reader.wrong(key, texts, f"{count} × “…”")
    return texts


def _card(reader: Reader, key: str, text: str) -> int:
    if text and text not in CARD_NAMES:
        raise reader.wrong(key, f"“{text}”", listing(CARD_NAMES))
    return CARD_NAMES.index(text) if text else NO_CARD


def _cards(reader: Reader, key: str, text: str) -> list[int]:
    counts = [0] * KINDS
    for part in filter(None, (word.strip() for word in text.split(","))):
        times = re.match(r"([1-9][0-9]?)x ", part)
        counts[_card(reader, key, part[times.end() :] if times else part)] += int(times[1]) if times else 1
    return counts


def _festivals(reader: Reader, key: str, text: str) -> list[int]:
    names = [name for name in (word.strip() for word in text.split(",")) if name]
    for name in names:
        if name not in FESTIVAL_NAMES:
            raise reader.wrong(key, f"“{name}”", listing(FESTIVAL_NAMES))
    return [FESTIVAL_NAMES.index(name) for name in names]
