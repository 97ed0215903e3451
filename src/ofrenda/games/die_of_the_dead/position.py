"""Die of the Dead positions as readable documents.

active = "white"
tokens = { white = "candle bread" }
prepared = { white = "soul soul", red = "power" }
free_power = { white = 1 }

[caskets]
1 = "white red"
3 = "red red-power"

[steps]
1 = "white . . red-power ."

Ordinary souls that are not mentioned are free, power souls lie in the City of the Dead (the ghost's are free), tokens
in the supply. While a roll lies open, `shaken` is its casket and `dice` what it shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ofrenda.games.die_of_the_dead.engine.phases.gains import Discard
from ofrenda.games.die_of_the_dead.engine.phases.opening import OPENING
from ofrenda.games.die_of_the_dead.engine.phases.turn import END_OF_TURN
from ofrenda.games.die_of_the_dead.engine.pieces import (
    ANY_BREAD,
    BREAD,
    BREAD_BY,
    CASKETS,
    COLOURS,
    CONVERTED,
    KINDS,
    LIVING,
    MARIGOLD,
    NOBODY,
    ONCE,
    ORDINARY_FACES,
    PEEKED,
    POWER,
    POWER_SOULS,
    SOUL_NAMES,
    SPACES,
    SWAPPED,
    TOKENS,
    TOKENS_HELD,
    VALUES,
)
from ofrenda.games.die_of_the_dead.engine.settings import DieRules
from ofrenda.games.die_of_the_dead.engine.state import LAST_TURN, NOWHERE, DieState
from ofrenda.kernel.chance import Die, read_dice
from ofrenda.kernel.errors import PositionError, WrongOutcome
from ofrenda.kernel.packed import Ints, bit, write
from ofrenda.kernel.position import Reader, check_stack

KEYS = (
    "turn",
    "active",
    "caskets",
    "prepared",
    "free_power",
    "tokens",
    "steps",
    "shaken",
    "dice",
    "raised",
    "used",
    "peeked",
)
NOTHING = "."
SHAKEN = "WinnersPrepare RemovePairs MoveOnAOne WinnersAscend"
UPON = {
    **dict.fromkeys(("StartRoll", "SetUp", "BeginTurn", "EndOfTurn", "NextTurn"), ""),
    "StartToken": "BeginTurn",
    **dict.fromkeys(("StartWindow", "ChooseCasket", "ShakeIfTwo", "TakeToken", "Secondary"), "EndOfTurn"),
    **dict.fromkeys(("RemoveOne", "RemoveOpponent", "BreadSouls", "SwapToken"), "StartWindow"),
    "BreadWindow": "Shake ShakeIfTwo",
    "AddSouls": "BreadWindow",
    "MoveOnAOne": "EndOfTurn NextTurn",
    "WinnersPrepare": "MoveOnAOne",
    "RemovePairs": "TakeToken",
    "WinnersAscend": "Secondary",
    **dict.fromkeys(("Shake", "IncenseWindow"), SHAKEN),
    **dict.fromkeys(("Declare", "PickDie", "TurnDie"), "IncenseWindow"),
    "Ascending": "Secondary",
    "Climb": "Ascending EndOfTurn",
    "Prepare": "BreadWindow MoveOnAOne EndOfTurn Ascending Prepare",
    "Discard": "Ascending EndOfTurn StartWindow",
    "ReturnSouls": "Ascending EndOfTurn",
}
"""Upon which phases each may lie; the lowest upon none."""
CHOOSING = ("StartWindow", "ChooseCasket")
BEFORE_THE_ROLL = ("StartRoll", "SetUp", "BeginTurn", *CHOOSING, "ShakeIfTwo", "BreadWindow")
BEFORE_ANY_ASCENT = (*BEFORE_THE_ROLL, "TakeToken", "WinnersPrepare", "WinnersAscend")
"""While one of these waits, no roll lies open yet in this turn, and no soul has ascended."""


def position(s: DieState) -> dict[str, Any]:
    names = _names(s.rules)
    colours = [COLOURS[colour] for colour in s.rules.colours]

    return {
        "turn": s.turn,
        "active": colours[s.active],
        "caskets": {
            str(place + 1): _words(names, s.caskets[place * s.rules.souls :][: s.rules.souls])
            for place in range(CASKETS)
        },
        "prepared": {
            colour: _words(KINDS, s.prepared[owner * 2 : owner * 2 + 2]) for owner, colour in enumerate(colours)
        },
        "free_power": {colour: s.free[owner * 2 + POWER] for owner, colour in enumerate(colours)},
        "tokens": {
            colours[seat]: _words(TOKENS, s.tokens[seat * len(TOKENS) :][: len(TOKENS)])
            for seat in range(s.rules.seats)
        },
        "steps": {
            str(step + 1): " ".join(names[soul - 1] if soul else NOTHING for soul in s.steps[step * SPACES :][:SPACES])
            for step in range(LIVING)
            if any(s.steps[step * SPACES :][:SPACES])
        },
        "shaken": s.shaken + 1,
        "dice": _dice_text(s),
        "raised": [colour for owner, colour in enumerate(colours) if s.raised & bit(owner)],
        "used": [ability for number, ability in enumerate(ONCE) if s.used & bit(number)],
        "peeked": [place + 1 for place in range(CASKETS) if s.peeked & bit(place)],
    }


def lay_out(s: DieState, given: Mapping[str, Any]) -> None:
    reader = Reader(given, KEYS)
    rules = s.rules
    s.clear()
    s.turn = reader.whole("turn", 1, 1, LAST_TURN)
    s.active = _owner(reader, "active", rules, rules.seats)

    _lay_caskets(s, reader)
    _lay_boards(s, reader)
    _lay_tokens(s, reader)
    _lay_steps(s, reader)
    _check_souls(s)
    _lay_dice(s, reader)

    colours = [COLOURS[colour] for colour in rules.colours]
    s.raised = _bits(reader, "raised", colours)
    s.used = _bits(reader, "used", list(ONCE))
    s.peeked = sum(bit(place) for place in _places(reader, given))

    s.push(END_OF_TURN)
    s.push(OPENING[0])


def check(s: DieState) -> None:
    """What lies on the table must be what the steps that wait can leave there."""
    check_stack(s, UPON)
    due = [phase.seat for phase in s.stack if isinstance(phase, Discard)]
    for seat in range(s.rules.seats):
        if (s.tokens_of(seat) > TOKENS_HELD) != (seat in due):
            colour = COLOURS[s.rules.colours[seat]]
            raise PositionError(
                "{colour} holds {held} tokens: three exactly while one of them must be discarded.",
                colour=colour,
                held=s.tokens_of(seat),
            )

    if s.stack:
        _check_turn(s, {type(phase).__name__ for phase in s.stack})


def _check_turn(s: DieState, waiting: set[str]) -> None:
    """What this turn has brought must be what it can have brought so far."""
    if LIVING in s.heights:
        raise PositionError("A soul on step {step} ends the match: nothing can wait in the stack.", step=LIVING)
    if s.shaken != NOWHERE and not waiting.isdisjoint(BEFORE_THE_ROLL):
        raise PositionError("No casket is “shaken” before this turn's has been chosen and bread been offered.")
    if "Shake" in waiting and (any(s.shown) or any(s.skulls)):
        raise PositionError("No “dice” show anything while their casket is still to be shaken.")
    if s.raised and not waiting.isdisjoint(BEFORE_ANY_ASCENT):
        raise PositionError("Nobody has “raised” a soul before this turn's casket 4 has been shaken.")

    _check_used(s)
    by_marigold = not s.rules.side_b[MARIGOLD]
    by_yellow = s.used & PEEKED
    if s.peeked and (waiting.isdisjoint(CHOOSING) or not (by_marigold or by_yellow)):
        raise PositionError(
            "Caskets are “peeked” only before the choice, by side A of the marigold or Yellow's ability."
        )


def _check_used(s: DieState) -> None:
    """Only who can use something in this turn has used it, and only one player Bread B (DIE-T13)."""
    rules = s.rules
    able = CONVERTED if rules.red != NOBODY else 0
    able |= SWAPPED if rules.black == s.active else 0
    able |= PEEKED if rules.yellow == s.active else 0
    for seat in range(rules.seats):
        if rules.side_b[BREAD] and seat != s.active:
            able |= BREAD_BY[rules.colours[seat]]

    for number, name in enumerate(ONCE):
        if s.used & bit(number) & ~able:
            raise PositionError("Nobody can have “used” {name} in this turn.", name=f"“{name}”")
    bread = s.used & ANY_BREAD
    if bread & bread - 1:
        raise PositionError("Before one turn only one player plays Bread B (DIE-T13): “used” names several.")


def _names(rules: DieRules) -> list[str]:
    """The souls' names in the order of the state's lists."""
    return [SOUL_NAMES[colour * 2 + kind] for colour in rules.colours for kind in range(2)]


def _words(names: tuple[str, ...] | list[str], counts: Ints | list[int]) -> str:
    return " ".join(name for name, count in zip(names, counts, strict=True) for _piece in range(count))


def _count(reader: Reader, key: str, text: object, names: tuple[str, ...] | list[str]) -> list[int]:
    """How often each name stands in the text."""
    words = text.split() if isinstance(text, str) else [""]
    if any(word not in names for word in words):
        raise reader.wrong(key, text, " ".join(names))
    return [words.count(name) for name in names]


def _owner(reader: Reader, key: str, rules: DieRules, owners: int) -> int:
    colours = [COLOURS[colour] for colour in rules.colours[:owners]]
    name = reader.text(key, colours[0])
    if name not in colours:
        raise reader.wrong(key, name, ", ".join(colours))
    return colours.index(name)


def _by_colour(reader: Reader, key: str, rules: DieRules, owners: int) -> dict[int, Any]:
    """The table's values by owner."""
    colours = [COLOURS[colour] for colour in rules.colours[:owners]]
    table = reader.table(key)
    if any(colour not in colours for colour in table):
        raise reader.wrong(key, list(table), ", ".join(colours))
    return {colours.index(colour): value for colour, value in table.items()}


def _numbered(reader: Reader, key: str, last: int) -> dict[int, Any]:
    """The table's values by position or step, from 0."""
    table = reader.table(key)
    numbers = [str(number) for number in range(1, last + 1)]
    if any(number not in numbers for number in table):
        raise reader.wrong(key, list(table), ", ".join(numbers))
    return {int(number) - 1: value for number, value in table.items()}


def _lay_caskets(s: DieState, reader: Reader) -> None:
    for place, text in _numbered(reader, "caskets", CASKETS).items():
        write(s.caskets, place * s.rules.souls, _count(reader, "caskets", text, _names(s.rules)))


def _lay_boards(s: DieState, reader: Reader) -> None:
    for owner, text in _by_colour(reader, "prepared", s.rules, s.rules.owners).items():
        write(s.prepared, owner * 2, _count(reader, "prepared", text, KINDS))
        if s.prepared_of(owner) > s.rules.room[owner]:
            raise reader.wrong("prepared", text, f"0 … {s.rules.room[owner]}")
    for owner in range(s.rules.owners):
        s.free[owner * 2 + POWER] = 0
        s.city[owner] = 0
    for owner, count in _by_colour(reader, "free_power", s.rules, s.rules.owners).items():
        if type(count) is not int or not 0 <= count <= POWER_SOULS:
            raise reader.wrong("free_power", count, f"0 … {POWER_SOULS}")
        s.free[owner * 2 + POWER] = count


def _lay_tokens(s: DieState, reader: Reader) -> None:
    for seat, text in _by_colour(reader, "tokens", s.rules, s.rules.seats).items():
        held = _count(reader, "tokens", text, TOKENS)
        if sum(held) > TOKENS_HELD + 1:
            raise reader.wrong("tokens", text, f"0 … {TOKENS_HELD}")
        for token, count in enumerate(held):
            s.tokens[seat * len(TOKENS) + token] = count
            s.stock[token] -= count
    if min(s.stock) < 0:
        raise PositionError("There are only {each} tokens of each kind.", each=s.rules.tokens_each)


def _lay_steps(s: DieState, reader: Reader) -> None:
    names = _names(s.rules)
    for step, text in _numbered(reader, "steps", LIVING).items():
        words = text.split() if isinstance(text, str) else []
        if len(words) != SPACES or any(word not in (*names, NOTHING) for word in words):
            raise reader.wrong("steps", text, f"{names[0]} {' '.join([NOTHING] * (SPACES - 1))}")

        for space, word in enumerate(words):
            if word == NOTHING:
                continue
            soul = names.index(word)
            if s.heights[soul // 2] == step + 1:
                raise PositionError("Two {colour} souls stand on step {step}.", colour=word, step=step + 1)
            s.steps[step * SPACES + space] = soul + 1
            s.heights[soul // 2] = max(s.heights[soul // 2], step + 1)


def _check_souls(s: DieState) -> None:
    """What is not mentioned is free, or in the City if it is a power soul."""
    for owner in range(s.rules.owners):
        s.free[owner * 2] = 0

    laid = s.census()
    for soul, name in enumerate(_names(s.rules)):
        owner, kind = divmod(soul, 2)
        total = POWER_SOULS if kind == POWER else s.rules.ordinary_souls
        if laid[soul] > total:
            raise PositionError("There are only {total} souls “{name}”.", total=total, name=name)
        if kind == POWER and owner != s.rules.ghost:
            s.city[owner] = total - laid[soul]
        else:
            s.free[soul] += total - laid[soul]


def _shown_dice(rules: DieRules) -> tuple[Die, ...]:
    """Dice as they lie: a power soul may have been declared or turned to any number."""
    faces = (ORDINARY_FACES, (*ORDINARY_FACES, "skull"))
    return tuple(Die(name, faces[number % 2]) for number, name in enumerate(_names(rules)))


def _dice_text(s: DieState) -> str:
    groups = []
    for soul, die in enumerate(_shown_dice(s.rules)):
        counts = list(s.shown[soul * VALUES : soul * VALUES + VALUES])
        if soul % 2 == POWER:
            counts = [*counts, s.skulls[soul // 2]]
        if any(counts):
            groups.append(f"{die.name} {_words(die.faces, counts)}")
    return ", ".join(groups)


def _lay_dice(s: DieState, reader: Reader) -> None:
    s.shaken = reader.whole("shaken", 0, 0, CASKETS) - 1
    try:
        counts = list(read_dice(_shown_dice(s.rules), reader.text("dice")))
    except WrongOutcome as error:
        raise PositionError(error.message, **error.places) from None

    for owner in range(s.rules.owners):
        first = owner * (VALUES * 2 + 1)
        write(s.shown, owner * 2 * VALUES, counts[first : first + VALUES * 2])
        s.skulls[owner] = counts[first + VALUES * 2]

    if s.shaken == NOWHERE and any(counts):
        raise PositionError("Dice show something only while a casket is `shaken`.")
    if s.rules.ghost != NOBODY and s.skulls[s.rules.ghost]:
        raise PositionError("The ghost's skulls are declared at once: write what they count.")

    for soul in range(s.rules.souls if any(counts) else 0):
        dice = sum(s.shown[soul * VALUES : soul * VALUES + VALUES]) + (s.skulls[soul // 2] if soul % 2 else 0)
        if dice > s.caskets[s.shaken * s.rules.souls + soul]:
            raise reader.wrong("dice", reader.text("dice"), "caskets")


def _bits(reader: Reader, key: str, names: list[str]) -> int:
    words = reader.words(key)
    if any(word not in names for word in words) or len(set(words)) < len(words):
        raise reader.wrong(key, words, ", ".join(names))
    return sum(bit(names.index(word)) for word in words)


def _places(reader: Reader, given: Mapping[str, Any]) -> list[int]:
    places = given.get("peeked", [])
    right = list(range(1, CASKETS + 1))
    if not isinstance(places, list) or any(place not in right or places.count(place) > 1 for place in places):
        raise reader.wrong("peeked", places, f"{right}")
    return [place - 1 for place in places]


def seat_called(rules: DieRules, colour: str) -> int:
    """The seat that plays this colour, or NOBODY."""
    owner = rules.owner_of[COLOURS.index(colour)] if colour in COLOURS else NOBODY
    return owner if owner < rules.seats else NOBODY
