"""Day of the Dead positions as readable documents.

turn = 2
priority = 1
scores = [3, 7]
lines = [["double oaf", "power-up anger fallen"], ["unearth spook", "double greed"]]
spirits = ["unearth nemesis", "power-up hoard known"]
hands = [["double twin"], ["unearth mob"]]
discards = ["double anger"]

Lines begin with the oldest slot. After a card stand the words that are true of it: `fallen` (a spirit always is),
`blank` or, by Forget, `forgotten`, and who knows it: `secret` its owner, `shared` both players, `known` everybody.
Without such a word a spirit is secret and a fighter known. What is named nowhere is in its deck. Without `stack` the
fights are about to begin; without `lines`, the match.

`shuffles = { "double anger" = 1 }` names the cards of decks made anew, with the shuffle they were last part of; after a
card chosen in secret among such of several shuffles stand their numbers, `double oaf 0 1`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ofrenda.games.day_of_the_dead.engine.phases.decks import Deal
from ofrenda.games.day_of_the_dead.engine.phases.digging import DiscardOne, RevealTwo
from ofrenda.games.day_of_the_dead.engine.phases.fighting import FIGHT, REWARDS
from ofrenda.games.day_of_the_dead.engine.phases.summoning import TURN, Summon, SummonFighter, SummonSpirit, Turn, begin
from ofrenda.games.day_of_the_dead.engine.phases.unearthing import LookAtThree, TakeOne
from ofrenda.games.day_of_the_dead.engine.pieces import (
    ALL_SEE,
    CARD_NAMES,
    CARDS,
    EVERYBODY,
    FORGOTTEN,
    KNOWERS,
    NONE,
    PLACES,
    SEAT_BIT,
    SILENCED,
    SLOTS,
    SPIRIT,
    TURNS,
)
from ofrenda.games.day_of_the_dead.engine.settings import by_back
from ofrenda.games.day_of_the_dead.engine.state import FRESH_SIDES, MOST_SHUFFLES, NO_FIGHT, SIDE, SIDE_NAMES, DayState
from ofrenda.kernel.errors import PositionError
from ofrenda.kernel.packed import ints, rows
from ofrenda.kernel.position import Reader, check_order, phase_text
from ofrenda.words import listing

KEYS = (
    *("turn", "priority", "scores", "lines", "spirits", "hands", "discards"),
    *("looked", "looker", "fight", "shuffles"),
)
FIGHT_KEYS = ("slot", "winner", "instant", "cancelled", "next_cancelled", *SIDE_NAMES)
NEGATIVE = ("bonus", "power", "next_bonus")
WINNERS = ("none", "seat 1", "seat 2", "tie")
EMPTY = "-"
MOST_POINTS = 1_000_000
KNOWING = {"secret": 0, "shared": SEAT_BIT[0] | SEAT_BIT[1], "known": EVERYBODY}
SHUFFLES = tuple(str(number) for number in range(MOST_SHUFFLES + 1))
ORDER = (
    *("Turn", "Rewards", "Fight"),
    "FieldBecomesActive BecomeSpirit LoserReplaced",
    "SummonSpirit Result",
    "SummonFighter UseEffects AfterResult",
    "PickCard PickDeck DrawOne DiscardOne RevealTwo PickTwin PickFromPile MayUnearth",
    "LookAtThree TakeOne",
    *("DrawLots", "Deal"),
)
"""The steps as they wait, from the last to the next."""
SEVERAL = "Deal UseEffects AfterResult PickCard"
"""The steps of which both sides' may wait."""
WORDS = ("fallen", "blank", "forgotten", *KNOWING)


def position(s: DayState) -> dict[str, Any]:
    document: dict[str, Any] = {
        "turn": s.turn,
        "priority": s.priority + 1,
        "scores": list(s.scores),
        "lines": [[_card_text(s, seat * PLACES + slot) for slot in range(s.slots)] for seat in range(2)],
        "spirits": [_card_text(s, seat * PLACES + SPIRIT) for seat in range(2)],
        "hands": [[CARD_NAMES[card] for card in hand] for hand in s.hands],
        "discards": [CARD_NAMES[card] for card in range(CARDS) for _copy in range(s.pile[card])],
        "looked": [CARD_NAMES[card] for card in s.looked],
        "looker": s.looker + 1,
    }
    if any(s.shuffle):
        document["shuffles"] = {CARD_NAMES[card]: number for card, number in enumerate(s.shuffle) if number}
    if s.fight != NO_FIGHT:
        document["fight"] = {
            "slot": s.fight + 1,
            "winner": WINNERS[s.winner + 1],
            "instant": s.instant,
            "cancelled": s.cancelled,
            "next_cancelled": s.next_cancelled,
        }
        for number, name in enumerate(SIDE_NAMES):
            document["fight"][name] = [s.sides[number], s.sides[SIDE + number]]

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
        words.append("forgotten" if s.blank[place] == FORGOTTEN else "blank")
    known = s.known[place] & EVERYBODY
    if known != (SEAT_BIT[place // PLACES] if spirit else EVERYBODY):
        words.append("known" if known == EVERYBODY else "shared" if known == KNOWING["shared"] else "secret")
    several: int = s.known[place] >> KNOWERS
    words += [str(number) for number in range(several.bit_length()) if several >> number & 1]
    return " ".join(words)


def lay_out(s: DayState, given: Mapping[str, Any]) -> None:
    reader = Reader(given, KEYS)
    lines = _lists(reader, given, "lines")
    s.slots = len(lines[0])
    if len(lines[1]) != s.slots or s.slots > SLOTS:
        raise PositionError("Both lines must have equally many slots, at most {most}.", most=SLOTS)

    s.turn = reader.whole("turn", TURNS if s.slots else 0, s.slots, TURNS)
    s.priority = reader.whole("priority", 1, 1, 2) - 1
    s.scores = ints(reader.wholes("scores", [0, 0], 0, MOST_POINTS))
    spirits = reader.words("spirits") or [EMPTY, EMPTY]
    if len(spirits) != 2:
        raise reader.wrong("spirits", spirits, "[“…”, “…”]")

    for seat in range(2):
        for slot, phrase in enumerate(lines[seat]):
            _lay(s, reader, "lines", seat * PLACES + slot, phrase)
        _lay(s, reader, "spirits", seat * PLACES + SPIRIT, spirits[seat])

    s.hands = rows([sorted(_card(reader, "hands", name) for name in hand) for hand in _lists(reader, given, "hands")])
    shuffles = reader.table("shuffles")
    for name in reader.words("discards"):
        s.pile[_card(reader, "discards", name)] += 1
    s.looked = ints([_card(reader, "looked", name) for name in reader.words("looked")])
    s.looker = reader.whole("looker", 0, 0, 2) - 1
    s.shuffle = s.shuffle[:]
    for name in shuffles:
        s.shuffle[_card(reader, "shuffles", name)] = Reader(shuffles, tuple(shuffles)).whole(name, 0, 0, MOST_SHUFFLES)
    _leave_the_rest_in_the_decks(s)
    _lay_fight(s, reader)
    if not s.slots:
        begin(s)
        return

    s.push(TURN)
    s.push(REWARDS)
    s.push(FIGHT[s.slots])


def check(s: DayState) -> None:
    """What lies on the table must be what the steps that wait can leave there."""
    _check_stack(s)
    if s.looked and not any(isinstance(phase, LookAtThree | TakeOne | RevealTwo) for phase in s.stack):
        raise PositionError("Nobody looks at the cards “looked”: they lie there only until one is taken.")

    if s.looker != ALL_SEE and not any(isinstance(phase, LookAtThree | TakeOne) for phase in s.stack):
        raise PositionError("There is a “looker” only while somebody looks at cards to unearth.")
    if s.turn == 0 and any(card != NONE for card in s.card):
        raise PositionError("Before the first turn nothing lies on the table.")
    if s.turn and not s.slots:
        raise PositionError("From the first turn on each line has a slot: without “lines” the turn is 0.")
    _check_lines(s)
    if s.stack and isinstance(s.stack[0], Turn):
        _check_hands(s)
        _check_spirits(s)
    elif s.turn < TURNS:
        raise PositionError(
            "Before turn {turns} is over another turn waits: “Turn” is the first of “stack”.", turns=TURNS
        )


def _check_stack(s: DayState) -> None:
    """No two steps alike wait, and none upon one that it comes after."""
    lines = [phase_text(phase) for phase in s.stack]
    for line in lines:
        if lines.count(line) > 1:
            raise PositionError("The phase “{phase}” cannot wait twice.", phase=line)
    check_order(s, ORDER, SEVERAL)


def _check_lines(s: DayState) -> None:
    """Each slot has its fighter, unless it is about to be summoned or is just being replaced."""
    replaced = [phase.place for phase in s.stack if isinstance(phase, LookAtThree | TakeOne)]
    summoned = [s.slots - 1] if any(isinstance(phase, SummonFighter) for phase in s.stack) else []
    for seat in range(2):
        for slot in range(s.slots):
            place = seat * PLACES + slot
            if s.card[place] == NONE and place not in replaced and slot not in summoned:
                raise PositionError(
                    "Seat {seat} has no fighter in slot {slot}: name it in “lines”.", seat=seat + 1, slot=slot + 1
                )


def _check_hands(s: DayState) -> None:
    """Both need a card for each summoning to come, one in a turn and two in the first, and for a Dig's discard."""
    summonings = TURNS - s.turn + (0 if s.turn else 1) + sum(isinstance(phase, Summon) for phase in s.stack)

    for seat in range(2):
        needed = summonings + sum(isinstance(phase, DiscardOne) and phase.seat == seat for phase in s.stack)
        dealt = sum(phase.count for phase in s.stack if isinstance(phase, Deal) and phase.seat == seat)
        if len(s.hands[seat]) + dealt < needed:
            raise PositionError(
                "In turn {turn} of {turns} seat {seat} needs at least {needed} in “hands” to play on to the end; it has"
                " {held}.",
                turn=s.turn,
                turns=TURNS,
                seat=seat + 1,
                needed=needed,
                held=len(s.hands[seat]),
            )


def _check_spirits(s: DayState) -> None:
    """Before the last turn both have a spirit, unless it is about to be summoned or is just being replaced."""
    if s.turn in (0, TURNS) or any(isinstance(phase, SummonSpirit) for phase in s.stack):
        return

    replaced = [phase.place for phase in s.stack if isinstance(phase, LookAtThree | TakeOne)]
    for seat in range(2):
        place = seat * PLACES + SPIRIT
        if s.card[place] == NONE and place not in replaced:
            raise PositionError(
                "After turn {turn} of {turns} seat {seat} has no spirit for the new slot: name it in “spirits”.",
                turn=s.turn,
                turns=TURNS,
                seat=seat + 1,
            )


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
    numbers = [word for word in words[2:] if word in SHUFFLES]
    rest = [word for word in words[2:] if word not in SHUFFLES]
    for word in rest:
        if word not in WORDS or (spirit and word == "fallen"):
            raise reader.wrong(key, f"“{phrase}”", f"“{words[0]} {words[1]} {' '.join(WORDS)}”")

    s.active[place] = 0 if spirit or "fallen" in rest else 1
    s.blank[place] = FORGOTTEN if "forgotten" in rest else SILENCED if "blank" in rest else 0
    knowing = [KNOWING[word] for word in rest if word in KNOWING] or [0 if spirit else EVERYBODY]
    several = sum({1 << int(number) for number in numbers}) << KNOWERS
    s.known[place] = knowing[0] | SEAT_BIT[place // PLACES] | several


def _card(reader: Reader, key: str, name: str) -> int:
    if name not in CARD_NAMES:
        raise reader.wrong(key, f"“{name}”", f"“{CARD_NAMES[0]}”, …")
    return CARD_NAMES.index(name)


def _leave_the_rest_in_the_decks(s: DayState) -> None:
    named = s.census()
    for card in range(CARDS):
        count = named[card] - s.deck[card]
        s.deck[card] = s.rules.copies[card] - count
        if s.deck[card] < 0:
            raise PositionError(
                "The box holds {copies} of “{card}”; the position names {count}.",
                copies=s.rules.copies[card],
                card=CARD_NAMES[card],
                count=count,
            )

    s.left = by_back(s.deck)


def _lay_fight(s: DayState, reader: Reader) -> None:
    fight = Reader(reader.table("fight"), FIGHT_KEYS)
    s.fight = fight.whole("slot", 0, 0, s.slots) - 1
    winner = fight.text("winner", WINNERS[0])
    if winner not in WINNERS:
        raise fight.wrong("winner", winner, listing(WINNERS))

    s.winner = WINNERS.index(winner) - 1
    s.instant = fight.whole("instant", 0, 0, 1)
    s.cancelled = fight.whole("cancelled", 0, 0, 1)
    s.next_cancelled = fight.whole("next_cancelled", 0, 0, 1)
    for number, name in enumerate(SIDE_NAMES):
        least = -MOST_POINTS if name in NEGATIVE else min(0, FRESH_SIDES[number])
        pair = fight.wholes(name, [FRESH_SIDES[number]] * 2, least, MOST_POINTS)
        s.sides[number], s.sides[SIDE + number] = pair
