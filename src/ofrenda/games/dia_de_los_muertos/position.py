"""Positions of Dia de los Muertos as readable documents.

seats = 3
active = 2
fields = [5, 9, 9]
arms = [2, 1, 2]
hands = ["kicking, 2x dodge", "old cake", ""]
laid = ["", "hustle", ""]
festivals = ["music", "", ""]
dog = 22
digger = 28
dens = ["", "kicking; banquet", ""]

A card in hand, laid or discarded face down may be `old` (held since before the last shuffle), `mixed` and `remixed`
(left of a hand that was known not to be reactions alone, by the first and by the second answer).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from ofrenda.games.dia_de_los_muertos.engine.cards import face_down_card, marks_of, owner_of
from ofrenda.games.dia_de_los_muertos.engine.hidden import SPECTATOR, add_marks, out_of_pile
from ofrenda.games.dia_de_los_muertos.engine.phases.movement import GoAlong, HoldWindow, Moving, PutDog
from ofrenda.games.dia_de_los_muertos.engine.phases.round import (
    LAY_CARD,
    NEW_ROUND,
    SWAP_REACTIONS,
    TURN,
    EndTurn,
    HandLimit,
    LayCard,
    NewRound,
    PutAway,
    Turn,
    turn_order,
)
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    BACKS,
    BOARD_FIELDS,
    CARD_NAMES,
    DENS,
    FESTIVAL_BITS,
    FESTIVAL_NAMES,
    FESTIVALS,
    KINDS,
    LIMBS_OF_A_KIND,
    MARK_NAMES,
)
from ofrenda.games.dia_de_los_muertos.engine.state import KNOCKED, NO_CARD, NOT_HOME, DiaState
from ofrenda.kernel.errors import PositionError
from ofrenda.kernel.packed import Ints, ints, row_of, write
from ofrenda.kernel.position import Reader, check_order
from ofrenda.words import listing

KEYS = (
    *("round", "active", "place", "order", "fields", "arms", "legs", "festivals", "home", "hands", "laid"),
    *("played", "pile", "top", "discards", "face_down", "shuffled", "shuffled_own"),
    *("turned_up", "dens", "dog", "carried", "digger"),
)
ORDER = (
    "NewRound",
    "SwapReactions SwapTwo",
    "Turn EndTurn",
    "LayCard HandLimit",
    "PutAway HoldWindow Moving GoAlong",
    "ChooseTarget Blow Snatch Snatched HustlePush HustleStep Hustled Leap Wheeling PutDog",
    "Arrived DiggerWalk Evade PickFromDen Mend",
    "WheelHits",
    "RandomAttack",
    "DogAttack DrawFromHand DrawForVictim ChooseLimb DodgeWindow",
    "TurnTop",
)
"""The steps as they wait, from the last to the next. Cards are drawn in the middle of any of them."""
SEVERAL = "Arrived DiggerWalk Evade PickFromDen Mend DrawCards RandomAttack"
"""Who arrives somewhere may make others arrive before; several may have to draw, or be thrown at."""
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
        "hands": [_marked_text(_marked_hand(s, seat)) for seat in seats],
        "laid": [_laid_text(s, seat) for seat in seats],
        "played": _card_text(s.played),
        "pile": _cards_text(s.pile),
        "top": s.top,
        "discards": _cards_text(s.discards),
        "face_down": [_marked_text([card for card in s.face_down if owner_of(card) == seat]) for seat in seats],
        "shuffled": _cards_text(s.shuffled),
        "shuffled_own": [_cards_text(_row(s.shuffled_own, seat)) for seat in seats],
        "turned_up": _cards_text(s.turned_up),
        "dens": [_den_text(s, den) for den in range(DENS)],
        "dog": s.dog,
        "carried": _carried_text(s),
        "digger": s.digger,
    }


def lay_out(s: DiaState, given: Mapping[str, Any]) -> None:
    reader = Reader(given, KEYS)
    board = s.rules.board
    s.clear()
    s.round = reader.whole("round", 1, 0, s.rules.round_limit or MOST_ROUNDS)
    s.fields = ints(reader.wholes("fields", list(s.fields), 0, BOARD_FIELDS - 1))
    for field in (*s.fields, reader.whole("dog", s.dog, 0, BOARD_FIELDS - 1)):
        if field not in board.fields:
            raise reader.wrong("fields", field, listing([str(known) for known in board.fields]))

    s.arms = ints(reader.wholes("arms", list(s.arms), 0, LIMBS_OF_A_KIND))
    s.legs = ints(reader.wholes("legs", list(s.legs), 0, LIMBS_OF_A_KIND))
    s.dog = reader.whole("dog", s.dog, 0, BOARD_FIELDS - 1)
    _place_digger(s, reader)
    _send_home(s, reader)
    _lay_cards(s, reader)
    _lay_festivals(s, reader)
    _take_order(s, reader, given.get("order"))
    s.push(NEW_ROUND)
    s.push(SWAP_REACTIONS[0])
    if any(kind != NO_CARD for kind in s.laid):
        s.push(TURN[s.place])
    else:
        s.push(TURN[0])
        s.push(LAY_CARD[0])


def check(s: DiaState) -> None:
    """Cards that wait for a step lie there only while it waits."""
    if (s.played >= 0) != any(isinstance(phase, PutAway) for phase in s.stack):
        raise PositionError("A card is “played” exactly while it waits to be put away.")
    if (s.carried >= 0 or s.carried_festival >= 0) and not any(isinstance(phase, PutDog) for phase in s.stack):
        raise PositionError("The dog has “carried” something only while it is put on a den.")
    if any(isinstance(phase, NewRound) for phase in s.stack[1:]):
        raise PositionError("A new round begins when all else is done: “NewRound” lies lowest in the stack.")
    check_order(s, ORDER, SEVERAL)
    _check_laid(s)


def _check_laid(s: DiaState) -> None:
    """Whoever has laid a card has the turn or is still to have it; whoever has to lay one has laid none."""
    turn = len(s.order)
    for phase in s.stack:
        if isinstance(phase, Turn):
            turn = phase.place
        elif isinstance(phase, EndTurn):
            turn = s.place
            _check_turn(s)
        elif isinstance(phase, Moving) and s.laid[s.active] < 0:
            raise PositionError("Seat {seat} moves without a card.", seat=s.active + 1)
        elif isinstance(phase, LayCard) and any(s.laid[seat] != NO_CARD for seat in s.order[phase.place :]):
            raise PositionError("Whoever is still to lay a card has laid none.")

    for seat, kind in enumerate(s.laid):
        if kind != NO_CARD and seat not in s.order[turn:]:
            raise PositionError("Seat {seat} has laid a card, but its turn is not to come.", seat=seat + 1)


def _check_turn(s: DiaState) -> None:
    """A turn that is to end is that of whoever is at its place, whose laid card lies there only while it moves."""
    if list(s.order[s.place : s.place + 1]) != [s.active]:
        raise PositionError(
            "Seat {seat} has the turn, but not the place {place} in the order.", seat=s.active + 1, place=s.place + 1
        )
    if any(isinstance(phase, HandLimit) and phase.seat != s.active for phase in s.stack):
        raise PositionError("Whose turn ends puts down to the hand limit: seat {seat}.", seat=s.active + 1)
    if s.laid[s.active] >= 0 and not any(isinstance(phase, HoldWindow | Moving | GoAlong) for phase in s.stack):
        raise PositionError("Seat {seat} has used its laid card, unless it still moves with it.", seat=s.active + 1)


def _place_digger(s: DiaState, reader: Reader) -> None:
    board = s.rules.board
    s.digger = reader.whole("digger", s.digger, 0, BOARD_FIELDS - 1)
    stations = [*board.digger, *board.digger_last]
    if s.digger not in stations:
        raise reader.wrong("digger", s.digger, listing([str(field) for field in stations]))
    s.digger_steps = min(stations.index(s.digger), s.rules.digger_open)


def _send_home(s: DiaState, reader: Reader) -> None:
    s.home = ints(reader.wholes("home", list(s.home), 0, s.rules.seats))
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
        for marks, kind in _marked(reader, "hands", text):
            s.gain(seat, kind)
            add_marks(s, seat, kind, marks)

    for seat, text in enumerate(_texts(reader, "face_down", seats)):
        for marks, kind in _marked(reader, "face_down", text):
            s.put_face_down(seat, kind, marks)

    for seat, text in enumerate(_texts(reader, "laid", seats)):
        if text == KNOCKED_OVER:
            s.laid[seat] = KNOCKED
        elif text:
            s.laid_marks[seat], s.laid[seat] = _marked_card(reader, "laid", text)

    s.played = _card(reader, "played", reader.text("played"))
    s.discards = ints(_cards(reader, "discards", reader.text("discards")))
    _lay_shuffled(s, reader)
    for den, text in enumerate(_texts(reader, "dens", DENS)):
        write(s.dens, den * KINDS, _cards(reader, "dens", text.partition(";")[0]))
    s.carried = _card(reader, "carried", reader.text("carried").partition(";")[0].strip())
    s.pile = row_of(KINDS)
    left = [copies - found for copies, found in zip(deck.copies, s.census(), strict=False)]
    for kind, count in enumerate(left):
        if count < 0:
            raise PositionError("There are too many cards “{card}”.", card=CARD_NAMES[kind])

    pile = _cards(reader, "pile", reader.text("pile")) if reader.has("pile") else left
    s.pile = ints(pile)
    if pile != left:
        raise PositionError("The pile should hold what is left: {cards}.", cards=_cards_text(ints(left)))

    s.top = reader.whole("top", 0, 0, BACKS)
    if s.top and not any(s.pile[kind] for kind in deck.by_back[s.top - 1]):
        raise reader.wrong("top", s.top, "0")
    _check_marks(s)


def _lay_shuffled(s: DiaState, reader: Reader) -> None:
    s.shuffled = ints(_cards(reader, "shuffled", reader.text("shuffled")))
    s.turned_up = ints(_cards(reader, "turned_up", reader.text("turned_up")))
    for seat, text in enumerate(_texts(reader, "shuffled_own", s.rules.seats)):
        write(s.shuffled_own, seat * KINDS, _cards(reader, "shuffled_own", text))


def _check_marks(s: DiaState) -> None:
    """What is known of hidden cards must be true."""
    for seat in range(s.rules.seats):
        if not s.mixed_fits(seat):
            raise PositionError("Seat {seat}: its mixed cards are reactions alone.", seat=seat + 1)
    found = out_of_pile(s, SPECTATOR)
    for kind in range(KINDS):
        shuffled = s.shuffled[kind] + sum(list(s.shuffled_own)[kind::KINDS])
        if shuffled > found[kind] + s.turned_up[kind]:
            raise PositionError("Not so many cards “{card}” can have been shuffled.", card=CARD_NAMES[kind])


def _lay_festivals(s: DiaState, reader: Reader) -> None:
    for seat, text in enumerate(_texts(reader, "festivals", s.rules.seats)):
        for festival in _festivals(reader, "festivals", text):
            s.festivals[seat] |= FESTIVAL_BITS[festival]

    for den, text in enumerate(_texts(reader, "dens", DENS)):
        for festival in _festivals(reader, "dens", text.partition(";")[2]):
            s.den_festivals[den * FESTIVALS + festival] += 1

    carried = _festivals(reader, "carried", reader.text("carried").partition(";")[2])
    s.carried_festival = carried[0] if carried else -1
    s.festivals_left = row_of(FESTIVALS)
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
        s.order = ints([seat - 1 for seat in order])

    places = list(s.order)
    first = places[0] + 1 if places else 0
    s.active = reader.whole("active", first, 0, seats) - 1
    by_active = places.index(s.active) + 1 if s.active in places else 1
    s.place = reader.whole("place", by_active, 1, max(1, len(s.order))) - 1


# Words


def _row(table: Ints, row: int) -> Ints:
    return table[row * KINDS : (row + 1) * KINDS]


def _card_text(kind: int) -> str:
    return CARD_NAMES[kind] if kind >= 0 else ""


def _cards_text(counts: Ints) -> str:
    return ", ".join(f"{n}x {CARD_NAMES[kind]}" if n > 1 else CARD_NAMES[kind] for kind, n in enumerate(counts) if n)


def _marked_hand(s: DiaState, seat: int) -> list[int]:
    return [face_down_card(seat, marks, kind) for kind in range(KINDS) for marks in s.marks_of_kind(seat, kind)]


def _marked_text(cards: list[int]) -> str:
    """`old kicking, 2x old mixed dodge`."""
    names = [_marked_name(marks_of(card), card % KINDS) for card in cards]
    return ", ".join(f"{names.count(name)}x {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names))


def _marked_name(marks: int, kind: int) -> str:
    words = [name for place, name in enumerate(MARK_NAMES) if marks >> place & 1]
    return " ".join([*words, CARD_NAMES[kind]])


def _laid_text(s: DiaState, seat: int) -> str:
    kind = s.laid[seat]
    if kind == KNOCKED:
        return KNOCKED_OVER
    return _marked_name(s.laid_marks[seat], kind) if kind >= 0 else ""


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
    for times, name in _parts(text):
        counts[_card(reader, key, name)] += times
    return counts


def _marked(reader: Reader, key: str, text: str) -> list[tuple[int, int]]:
    """Of each card its marks and its kind."""
    return [_marked_card(reader, key, name) for times, name in _parts(text) for _copy in range(times)]


def _marked_card(reader: Reader, key: str, name: str) -> tuple[int, int]:
    marks = 0
    for place, mark in enumerate(MARK_NAMES):
        if name.startswith(f"{mark} "):
            marks |= 1 << place
            name = name.removeprefix(f"{mark} ")
    return marks, _card(reader, key, name)


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """`2x cake, kicking`: how often, and what."""
    for part in filter(None, (word.strip() for word in text.split(","))):
        times = re.match(r"([1-9][0-9]?)x ", part)
        yield (int(times[1]), part[times.end() :]) if times else (1, part)


def _festivals(reader: Reader, key: str, text: str) -> list[int]:
    names = [name for name in (word.strip() for word in text.split(",")) if name]
    for name in names:
        if name not in FESTIVAL_NAMES:
            raise reader.wrong(key, f"“{name}”", listing(FESTIVAL_NAMES))
    return [FESTIVAL_NAMES.index(name) for name in names]
