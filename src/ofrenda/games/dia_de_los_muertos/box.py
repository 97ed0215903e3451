"""The data files of the box: read, checked field by field, and made into tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    BOARD_FIELDS,
    CARD_NAMES,
    DENS,
    FAR,
    FESTIVAL_NAMES,
    SYMBOL_NAMES,
    Board,
    Deck,
    distances,
)
from ofrenda.kernel.errors import DataError
from ofrenda.kernel.packed import bit
from ofrenda.kernel.toml import NotToml, read_toml
from ofrenda.words import _, listing

FILES = ("board.toml", "cards.toml")
DIGGER_STEPS = 6
"""One for each festival card; the last leads to a field of the taker's choice."""
LONGEST_RANGE = 9

Field: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=BOARD_FIELDS)]
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Source: TypeAlias = Literal["rulebook", "published", "reconstructed", "own box"]


class Fact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whatever stands in a data file says where it is from."""

    source: Source


class Edges(Fact, frozen=True, kw_only=True):
    edges: list[tuple[Field, Field]]


class Place(Fact, frozen=True, kw_only=True):
    field: Field


class Places(Fact, frozen=True, kw_only=True):
    fields: list[Field]


class Festival(Place, frozen=True, kw_only=True):
    name: Literal["music", "dance", "banquet"]
    points: Annotated[int, msgspec.Meta(ge=0, le=9)]
    points_source: Source


class Den(Place, frozen=True, kw_only=True):
    entry: Field


class Way(Fact, frozen=True, kw_only=True):
    way: list[Field]
    last: list[Field]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Place
    goal: Place
    arrows: list[Edges]
    paths: list[Edges]
    festival: list[Festival]
    den: list[Den]
    dog: Place
    no_dog: Places
    digger: Way
    picture: dict[str, Any]


class Card(Fact, frozen=True, kw_only=True):
    """One kind of card. Its name decides what it does; letter and German name are for people."""

    name: str
    letter: str
    german: str
    kind: str
    bones: Annotated[int, msgspec.Meta(ge=1, le=3)]
    copies: Annotated[int, msgspec.Meta(ge=0, le=20)]
    limb: Literal["none", "hand", "foot", "hand+foot"]
    range: tuple[int, int] | None = None
    range_source: Source | None = None


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


T = TypeVar("T")


@cache
def shipped(name: str) -> str:
    """The text of the data file as it lies in the package."""
    return (Path(__file__).parent / "data" / name).read_text(encoding="utf-8")


def read_board(text: str) -> tuple[Board, int]:
    """The board's tables, and where the dog starts."""
    file = _converted("board.toml", text, BoardFile)
    _check_places(file)

    board = Board(
        start=file.start.field,
        goal=file.goal.field,
        arrows=[edge for group in file.arrows for edge in group.edges],
        paths=[edge for group in file.paths for edge in group.edges],
        festivals=[festival.field for festival in _in_order(file)],
        points=[festival.points for festival in _in_order(file)],
        dens=[den.field for den in file.den],
        entries=[den.entry for den in file.den],
        digger=list(file.digger.way),
        digger_last=sorted(file.digger.last),
        no_dog=list(file.no_dog.fields),
        places=_picture(file),
    )

    _check_board(board, file)
    return board, file.dog.field


def read_cards(text: str) -> list[Card]:
    """The cards in the order of the card list."""
    file = _converted("cards.toml", text, CardsFile)
    by_name = {card.name: card for card in file.card}
    if len(by_name) < len(file.card) or set(by_name) != set(CARD_NAMES):
        raise _wrong("cards.toml", "card", _("one entry for each of {names}", names=listing(CARD_NAMES)))
    shipped_cards = {card.name: card for card in _converted("cards.toml", shipped("cards.toml"), CardsFile).card}
    for name in CARD_NAMES:
        _check_card(by_name[name], shipped_cards[name])
    if not any(card.copies for card in file.card):
        raise _wrong("cards.toml", "copies", _("at least one card in the deck"))
    return [by_name[name] for name in CARD_NAMES]


def read_deck(text: str) -> Deck:
    cards = read_cards(text)
    return Deck(
        bones=[card.bones for card in cards],
        copies=[card.copies for card in cards],
        symbols=[SYMBOL_NAMES.index(card.limb) for card in cards],
        nearest=[card.range[0] if card.range else 0 for card in cards],
        farthest=[card.range[1] if card.range else FAR for card in cards],
    )


def _converted(name: str, text: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(read_toml(text), kind)
    except NotToml as error:
        raise DataError("{file} is not valid TOML: {reason}.", file=name, reason=str(error)) from None
    except msgspec.ValidationError as error:
        raise DataError("{file} cannot be used: {reason}.", file=name, reason=str(error)) from None


def _wrong(file: str, key: str, right: str) -> DataError:
    return DataError("In {file} “{key}” is wrong. Right would be: {right}.", file=file, key=key, right=right)


def _in_order(file: BoardFile) -> list[Festival]:
    return sorted(file.festival, key=lambda festival: FESTIVAL_NAMES.index(festival.name))


def _check_places(file: BoardFile) -> None:
    """The special fields are the right number of different fields."""
    if sorted(festival.name for festival in file.festival) != sorted(FESTIVAL_NAMES):
        raise _wrong("board.toml", "festival", _("music, dance and banquet once each"))
    if len(file.den) != DENS:
        raise _wrong("board.toml", "den", _("three dens"))

    special = [place.field for place in (file.start, file.goal, *file.festival, *file.den)]
    if len(set(special)) < len(special):
        raise _wrong(
            "board.toml", "field", _("start, goal, festivals and dens on different fields, not {f}", f=special)
        )

    way = file.digger.way
    if len(way) != DIGGER_STEPS or len(set(way)) < len(way) or way[0] != file.goal.field or set(way[1:]) & set(special):
        raise _wrong("board.toml", "digger.way", _("six different fields from the goal on, none of them special"))
    if not file.digger.last or set(file.digger.last) & {*way, *special}:
        raise _wrong("board.toml", "digger.last", _("at least one field, none on his way and none special"))
    for kennel in (file.dog.field, *(den.field for den in file.den)):
        if kennel in file.no_dog.fields:
            raise _wrong(
                "board.toml", "no_dog.fields", _("fields other than {field}, where the dog lies", field=kennel)
            )


def _check_board(board: Board, file: BoardFile) -> None:
    """Everything can be reached, and from everywhere there is a way home, wherever the digger ends."""
    for special in (board.start, board.goal, *board.festivals, *board.dens, *board.digger, *board.digger_last):
        if special not in board.fields:
            raise _wrong("board.toml", "edges", _("an edge at field {field}", field=special))

    edges = [tuple(sorted(edge)) for group in (*file.arrows, *file.paths) for edge in group.edges]
    for edge in edges:
        if edge[0] == edge[1] or edges.count(edge) > 1:
            raise _wrong("board.toml", "edges", _("{edge} joins two fields, and only once", edge=list(edge)))

    for one, other in zip(board.digger[1:], board.digger, strict=False):
        if not board.out[one] >> other & 1:
            raise _wrong(
                "board.toml", "digger.way", _("a step from {one} to {other} for skeletons", one=one, other=other)
            )

    for den in range(DENS):
        field, entry = board.dens[den], board.entries[den]
        if board.near[field] != bit(entry) or not board.out[entry] >> field & 1:
            raise _wrong("board.toml", "den.entry", _("the only field beside the den {den}", den=board.dens[den]))

    for festival in board.festivals:
        if not board.near[festival] or board.near[festival] & board.near[festival] - 1:
            right = _("one field beside the festival field {festival}, not several", festival=festival)
            raise _wrong("board.toml", "edges", right)

    _check_the_dog_gets_about(board, file)
    for last in board.digger_last:
        if not board.near[board.digger[-1]] >> last & 1:
            raise _wrong("board.toml", "digger.last", _("fields beside {junction}", junction=board.digger[-1]))

    from_start = distances(board.out, board.start, 0)
    for field in board.fields:
        if from_start[field] == FAR:
            raise _wrong("board.toml", "edges", _("a way from the start to field {field}", field=field))

    for digger in board.digger_last:
        to_go = distances(board.into, board.goal, bit(digger))
        for field in board.fields:
            if field != digger and to_go[field] == FAR:
                right = _("a way home from field {field} with the digger on {digger}", field=field, digger=digger)
                raise _wrong("board.toml", "edges", right)


def _check_the_dog_gets_about(board: Board, file: BoardFile) -> None:
    """From wherever it lies, the dog finds more than the dens and the fields before them."""
    around = {*board.dens, *board.entries}
    for kennel in (file.dog.field, *board.dens):
        if not board.dog_steps[kennel]:
            right = _("room beside field {field}, so that the dog can leave it", field=kennel)
            raise _wrong("board.toml", "no_dog.fields", right)

        reached = distances(board.dog_steps, kennel, 0)
        if not any(reached[field] != FAR and field not in around for field in board.fields):
            right = _("a way for the dog from field {field} to more than dens and their entries", field=kennel)
            raise _wrong("board.toml", "no_dog.fields", right)


def _picture(file: BoardFile) -> list[tuple[int, int]]:
    """Where each field lies; a number that is no field of this board has a place nobody looks for."""
    picture = file.picture
    places = {key: value for key, value in picture.items() if key != "source"}
    try:
        msgspec.convert(picture.get("source"), Source)
        found = msgspec.convert(places, dict[Field, tuple[Coordinate, Coordinate]], strict=False)
    except msgspec.ValidationError as error:
        raise DataError("{file} cannot be used: {reason}.", file="board.toml", reason=f"picture: {error}") from None

    for field in sorted({field for group in (*file.arrows, *file.paths) for edge in group.edges for field in edge}):
        if field not in found:
            raise _wrong("board.toml", "picture", _("a place for field {field}", field=field))
    return [found.get(field, (0, 0)) for field in range(BOARD_FIELDS)]


def _check_card(card: Card, shipped_card: Card) -> None:
    key = f"card “{card.name}”"
    if (card.letter, card.kind) != (shipped_card.letter, shipped_card.kind):
        right = _("letter {letter}, kind {kind}", letter=shipped_card.letter, kind=shipped_card.kind)
        raise _wrong("cards.toml", key, right)
    if (card.range is None) != (shipped_card.range is None):
        raise _wrong("cards.toml", key, _("a range only where the printed card has one"))
    if card.range is None:
        return

    nearest, farthest = card.range
    lowest = shipped_card.range[0] if shipped_card.range else 0
    if nearest != lowest or not max(nearest, 1) <= farthest <= LONGEST_RANGE or card.range_source is None:
        right = _("a range from {low} to at most {most}, with its range_source", low=lowest, most=LONGEST_RANGE)
        raise _wrong("cards.toml", key, right)
