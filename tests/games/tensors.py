"""Where every field of a view stands in the tensor: the same numbers, written once more from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any

from ofrenda.games import game
from ofrenda.games.day_of_the_dead.engine.tensor import LATER, SHUFFLES, STEP
from ofrenda.kernel.view import PhaseView

Numbers = list[int]
Told = dict[str, Callable[[Any], Iterable[int]]]


def one_of(number: int, count: int) -> Numbers:
    return [int(place == number) for place in range(count)]


def around(view: Any, row: Sequence[Any]) -> list[Any]:
    """By seat, the one that looks first; who is no seat (the ghost) stays last."""
    return [row[(view.seat + place) % view.seats] for place in range(view.seats)] + list(row[view.seats :])


def flat(rows: Iterable[Iterable[int]]) -> Numbers:
    return list(chain.from_iterable(rows))


def seat_of(view: Any, seat: int) -> Numbers:
    return one_of((seat - view.seat) % view.seats if seat >= 0 else -1, view.seats)


def bits(number: int, count: int) -> Numbers:
    return [number >> place & 1 for place in range(count)]


def plain(name: str) -> Callable[[Any], Iterable[int]]:
    return lambda view: [getattr(view, name)] if isinstance(getattr(view, name), int) else getattr(view, name)


def by_seat(name: str) -> Callable[[Any], Iterable[int]]:
    return lambda view: around(view, getattr(view, name))


def rows_by_seat(name: str) -> Callable[[Any], Iterable[int]]:
    return lambda view: flat(around(view, getattr(view, name)))


def own(name: str) -> Callable[[Any], Iterable[int]]:
    return lambda view: getattr(view, name)[view.seat]


def in_rows(row: Sequence[int], width: int) -> list[Sequence[int]]:
    return [row[first : first + width] for first in range(0, len(row), width)]


def souls_by_seat(name: str, width: int = 2) -> Callable[[Any], Iterable[int]]:
    return lambda view: flat(around(view, in_rows(getattr(view, name), width)))


# What all games share


def ending(view: Any, slug: str) -> dict[str, Numbers]:
    endings = game(slug).tensor.ENDINGS
    result = view.result
    if result is None:
        return {
            "over": [0],
            "points": [0] * view.seats,
            "places": [0] * view.seats,
            "ending": [0] * len(endings),
        }
    return {
        "over": [1],
        "points": around(view, result.points),
        "places": around(view, result.places),
        "ending": one_of(endings.index(result.ending), len(endings)),
    }


def step(view: Any, slug: str) -> dict[str, Numbers]:
    names = [phase.__name__ for phase in game(slug).phases]
    told = {"phase": one_of(names.index(view.phase.name) if view.phase.name else -1, len(names))}
    for field in game(slug).tensor.steps():
        value = view.phase.fields.get(field.name)
        if field.size:
            numbers = () if value is None else value if isinstance(value, tuple) else (value,)
            told[f"phase {field.name}"] = [*(number + 2 for number in numbers), *[0] * (field.size - len(numbers))]
        else:
            told[f"phase {field.name}"] = seat_of(view, -1 if value is None else value)
    return told


def common(view: Any, slug: str) -> dict[str, Numbers]:
    return {
        "seat": one_of(view.seat, view.seats),
        "deciders": around(view, [int(seat in view.deciders) for seat in range(view.seats)]),
        **step(view, slug),
        **ending(view, slug),
    }


SHARED = {"seat", "seats", "deciders", "result", "phase"}
"""The fields of every view, which `common` tells (how many seats there are is how long the parts are)."""


# The games: by field of the view, the parts in which it stands


BONES: dict[str, Told] = {
    "target": {"target": plain("target")},
    "round": {"round": plain("round")},
    "active": {"active": lambda view: seat_of(view, view.active)},
    "totals": {"totals": by_seat("totals")},
    "laid": {"laid": lambda view: flat(one_of(bone, 16) for bone in view.laid)},
    "hat": {"hat": plain("hat")},
    "shown": {"shown": plain("shown")},
    "unlaid": {"unlaid": plain("unlaid")},
    "paid": {"paid": plain("paid")},
    "post_ops": {"post_ops": plain("post_ops")},
    "skeleton_points": {"skeleton_points": plain("skeleton_points")},
}


def face_down(view: Any) -> Numbers:
    counts = [0] * (view.seats * 8 * 3)
    for owner, marks, bones, _kind in view.face_down:
        counts[((owner - view.seat) % view.seats * 8 + marks) * 3 + bones - 1] += 1
    return counts


def face_down_own(view: Any) -> Numbers:
    counts = [0] * (8 * 14)
    for owner, marks, _bones, kind in view.face_down:
        assert (kind >= 0) == (owner == view.seat)
        if kind >= 0:
            counts[marks * 14 + kind] += 1
    return counts


def order(view: Any) -> Numbers:
    places = [view.order.index(seat) + 1 if seat in view.order else 0 for seat in range(view.seats)]
    return around(view, places)


DIA: dict[str, Told] = {
    "round": {"round": plain("round")},
    "round_limit": {"round_limit": plain("round_limit")},
    "order": {"order": order},
    "active": {"active": lambda view: seat_of(view, view.active)},
    "fields": {"fields": lambda view: flat(one_of(field, 33) for field in around(view, view.fields))},
    **{name: {name: by_seat(name)} for name in ("arms", "legs", "home", "laid_bones")},
    "festivals": {"festivals": lambda view: flat(bits(held, 3) for held in around(view, view.festivals))},
    **{name: {name: rows_by_seat(name)} for name in ("backs", "old_backs", "mixed_backs", "shuffled_own_backs")},
    "hands": {"hand": own("hands")},
    "old": {"old": own("old")},
    "mixed": {"mixed": own("mixed")},
    "shuffled_own": {"shuffled_own": own("shuffled_own")},
    "laid": {"laid": lambda view: one_of(view.laid[view.seat], 14)},
    "laid_marks": {"laid_marks": lambda view: flat(bits(marks, 3) for marks in around(view, view.laid_marks))},
    **{name: {name: plain(name)} for name in ("able", "pile", "top", "discards", "shuffled", "turned_up", "open")},
    "played": {"played": lambda view: one_of(view.played, 14)},
    "face_down": {"face_down": face_down, "face_down_own": face_down_own},
    "dens": {"dens": lambda view: flat(view.dens)},
    "den_festivals": {"den_festivals": lambda view: flat(view.den_festivals)},
    "festivals_left": {"festivals_left": plain("festivals_left")},
    "dog": {"dog": lambda view: one_of(view.dog, 33)},
    "carried": {"carried": lambda view: one_of(view.carried, 14)},
    "carried_festival": {"carried_festival": lambda view: one_of(view.carried_festival, 3)},
    "digger": {"digger": lambda view: one_of(view.digger, 33)},
}


COLOURS = ("white", "red", "yellow", "blue", "black")


def souls(view: Any, counts: Sequence[int]) -> Numbers:
    return flat(around(view, in_rows(counts, 2)))


def standing(view: Any) -> Numbers:
    numbers: Numbers = []
    for soul in view.steps:
        owners = [0] * len(view.colours)
        if soul:
            owners[(soul - 1) // 2] = 1 + (soul - 1) % 2
        numbers += around(view, owners)
    return numbers


DIE: dict[str, Told] = {
    "turn": {"turn": plain("turn")},
    "active": {"active": lambda view: seat_of(view, view.active)},
    "colours": {"colours": lambda view: flat(one_of(COLOURS.index(name), 5) for name in around(view, view.colours))},
    "abilities": {"abilities": plain("abilities")},
    "sides": {"sides": lambda view: [int(side == "B") for side in view.sides]},
    "caskets": {
        "seen": lambda view: [casket is not None for casket in view.caskets],
        "caskets": lambda view: flat(souls(view, held or [0] * len(view.free)) for held in view.caskets),
    },
    "empty": {"empty": plain("empty")},
    "free": {"free": souls_by_seat("free")},
    "prepared": {"prepared": souls_by_seat("prepared")},
    **{name: {name: by_seat(name)} for name in ("room", "city", "heights", "skulls")},
    "steps": {"steps": standing},
    "tokens": {"tokens": souls_by_seat("tokens", 4)},
    "stock": {"stock": plain("stock")},
    "shaken": {"shaken": lambda view: one_of(view.shaken, 4)},
    "shown": {"shown": souls_by_seat("shown", 12)},
    "raised": {"raised": lambda view: around(view, bits(view.raised, len(view.colours)))},
    "used": {"used": lambda view: bits(view.used, 8)},
    "peeked": {"peeked": lambda view: bits(view.peeked, 4)},
}


def place(card: Any) -> Numbers:
    if card is None:
        return [0] * (3 + 38 + 2 + SHUFFLES)
    shuffles = [min(number, SHUFFLES - 1) for number in card.shuffles]
    return [
        *one_of(card.back, 3),
        *one_of(card.fighter, 38),
        int(card.active),
        int(card.blank),
        *(int(number in shuffles) for number in range(SHUFFLES)),
    ]


def field(view: Any) -> Numbers:
    numbers: Numbers = []
    for line, spirit in zip(around(view, view.lines), around(view, view.spirits), strict=True):
        numbers += flat(place(card) for card in (*line, *[None] * (6 - len(line)), spirit))
    return numbers


def counted(cards: Iterable[int], count: int = 114) -> Numbers:
    counts = [0] * count
    for card in cards:
        counts[card] += 1
    return counts


def of_shuffles(numbers: Iterable[int]) -> Numbers:
    return counted([min(number, SHUFFLES - 1) for number in numbers], int(SHUFFLES))


def shuffles(view: Any) -> Told:
    told = view.shuffles
    return {
        "shuffled": lambda _view: [int(told is not None)],
        "shuffles cards": lambda _view: [min(number, SHUFFLES - 1) for number in told.cards] if told else [0] * 114,
        "shuffles hands": lambda _view: (
            flat(of_shuffles(held) for hand in around(view, told.hands) for held in hand)
            if told
            else [0] * (6 * SHUFFLES)
        ),
        "shuffles looked": lambda _view: of_shuffles(told.looked if told else ()),
    }


def fight(view: Any) -> Told:
    told = view.fight
    if told is None:
        return {
            "fight slot": lambda _view: [0] * 6,
            "fight winner": lambda _view: [0] * 3,
            "fight flags": lambda _view: [0] * 3,
            "fight sides": lambda _view: [0] * 28,
        }
    assert told.power == tuple(side[8] for side in told.sides)
    return {
        "fight slot": lambda _view: one_of(told.slot, 6),
        "fight winner": lambda _view: (
            [*seat_of(view, told.winner), 0] if told.winner in (0, 1) else [0, 0, int(told.winner == 2)]
        ),
        "fight flags": lambda _view: [int(told.instant), int(told.cancelled), int(told.next_cancelled)],
        "fight sides": lambda _view: flat(around(view, told.sides)),
    }


def waiting(view: Any) -> Numbers:
    names = [phase.__name__ for phase in game("day-of-the-dead").phases]

    def told(phase: PhaseView) -> Numbers:
        numbers = flat(value if isinstance(value, tuple) else (value,) for value in phase.fields.values())
        row = [names.index(phase.name) + 1, *(number + 2 for number in numbers)]
        assert len(row) <= STEP
        return row + [0] * (STEP - len(row))

    assert len(view.later) <= LATER
    steps = [told(phase) for phase in reversed(view.later)]
    return flat(steps) + [0] * int((LATER - len(steps)) * STEP)


DAY: dict[str, Told | Callable[[Any], Told]] = {
    "turn": {"turn": plain("turn")},
    "priority": {"priority": lambda view: seat_of(view, view.priority)},
    "scores": {"scores": by_seat("scores")},
    "lines": {"field": field, "slots": lambda view: [len(view.lines[0])]},
    "spirits": {"field": field},
    "hands": {"hand": lambda view: counted(view.hands[view.seat])},
    "hand_backs": {"hand_backs": rows_by_seat("hand_backs")},
    "deck_sizes": {"deck_sizes": plain("deck_sizes")},
    "piles": {"piles": lambda view: counted(flat(view.piles))},
    "looked": {"looked": lambda view: counted(view.looked)},
    "looked_count": {"looked_count": plain("looked_count")},
    "looked_back": {"looked_back": lambda view: one_of(view.looked_back, 3)},
    "looker": {"looker": lambda view: seat_of(view, view.looker)},
    "shuffles": shuffles,
    "fight": fight,
    "choice": {"choice": lambda view: one_of(view.choice, 114)},
    "later": {"later": waiting},
}

BY_GAME: dict[str, dict[str, Any]] = {
    "rolling-bones": BONES,
    "dia-de-los-muertos": DIA,
    "die-of-the-dead": DIE,
    "day-of-the-dead": DAY,
}


def told(view: Any, slug: str) -> dict[str, Numbers]:
    """All parts of the tensor, by name, as the view says them."""
    parts = common(view, slug)
    for place_of in BY_GAME[slug].values():
        for name, write in (place_of(view) if callable(place_of) else place_of).items():
            parts[name] = [int(number) for number in write(view)]
    return parts
