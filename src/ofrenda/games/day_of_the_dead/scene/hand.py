"""The own hand, and the cards of which one is taken."""

from __future__ import annotations

from collections.abc import Iterable

from ofrenda.games.day_of_the_dead.engine.pieces import (
    BACKS,
    DISCARD,
    FIGHTERS,
    HAND_PER_BACK,
    LOOKED_AT,
    NONE,
    SUMMON,
    TAKE,
    back_of,
)
from ofrenda.games.day_of_the_dead.scene.layout import CARD, IN_A_ROW, SLIM, TILE, TITLE, Layout, Size
from ofrenda.games.day_of_the_dead.scene.legend import legend
from ofrenda.games.day_of_the_dead.scene.shapes import (
    HIDDEN,
    Printed,
    about,
    back_side,
    front,
    key_of,
    piece,
    pill,
    stub,
)
from ofrenda.games.day_of_the_dead.scene.sight import DaySight
from ofrenda.games.day_of_the_dead.text.words import fighters_in_play
from ofrenda.games.day_of_the_dead.view import UNKNOWN
from ofrenda.kernel.scene import Offer, Spot, shortened, words
from ofrenda.words import _, kept

MOST = BACKS * HAND_PER_BACK + 1
"""So many cards has a full hand after a dig."""
GAP = 4
STUB: Size = (116, 28)
LEAST_TILE = 48
"""So high must a card of a long pile be for a finger."""


def stage(sight: DaySight) -> list[str]:
    """The hand, or what is chosen and the hand put aside."""
    if sight.tall and sight.forward:
        return _evened([])
    if _asks_for_a_deck(sight):
        return _evened(_aside(sight, sight.layout.rest[1]))
    tray = _tray(sight)
    return _evened([*_taken(sight, tray), _title(sight)] if tray else _hand(sight))


def _evened(parts: list[str]) -> list[str]:
    """As many parts in any case: only scenes of equally many are compared part by part."""
    return [*parts[:MOST], *[""] * (MOST - len(parts)), "".join(parts[MOST:])]


def _asks_for_a_deck(sight: DaySight) -> bool:
    return sight.tall and sight.view.phase.name == "PickDeck" and bool(sight.offers)


def _spread(layout: Layout, count: int) -> tuple[Size, list[Spot]]:
    """So many cards on the stage: how large they are, and where they lie."""
    x, y, width, height = layout.stage
    if layout.tall:
        size = CARD if -(-count // IN_A_ROW) * (CARD[1] + GAP) <= height + GAP else TILE
        across, down = size[0] + GAP, size[1] + 2
        return size, [(x + at % IN_A_ROW * across, y + at // IN_A_ROW * down) for at in range(count)]

    size = CARD if count * (CARD[0] + GAP) <= width + GAP else SLIM
    step = min(size[0] + 5.0, (width - size[0]) / max(1, count - 1))
    return size, [(round(x + at * step, 1), y) for at in range(count)]


# The hand


def _hand(sight: DaySight) -> list[str]:
    """The own hand; clicking a card of it summons or discards it. A spectator sees the backs."""
    view, offers = sight.view, sight.offers
    hand = view.hands[sight.near]
    size, spots = _spread(sight.layout, sum(view.hand_backs[sight.near]))
    if not hand:
        cards = [_from_behind(card.back, size, at) for card, at in zip(_unseen_hand(sight), spots, strict=True)]
        return [*cards, _legend(sight, spots[-1][1] + size[1] + 10 if spots else 0)]

    summons = bool(offers) and view.phase.name.startswith("Summon")
    dug_in = view.phase.number("back") if view.phase.name == "DiscardOne" else NONE
    drawn = []
    for card, at in zip(hand, spots, strict=True):
        action = DISCARD + card % FIGHTERS if back_of(card) == dug_in else SUMMON + card
        offer = offers.first(action)
        chosen = view.choice == SUMMON + card
        drawn.append(_held(sight.box[card], size, at, offer, chosen, summons and offer is None))
    return [*drawn, _legend(sight, spots[-1][1] + size[1] + 10 if spots else 0)]


def _unseen_hand(sight: DaySight) -> list[Printed]:
    return [HIDDEN[back] for back, count in enumerate(sight.view.hand_backs[sight.near]) for _card in range(count)]


@kept(2048)
def _held(card: Printed, size: Size, at: Spot, offer: Offer | None, chosen: bool = False, barred: bool = False) -> str:
    label = about(card)
    if barred:
        label = _("{card}. Two cards of this back are in play already.", card=label)
    mark = pill(_("✓ chosen"), size[0] / 2, size[1] / 2, size[0], "now") if chosen else ""
    mark += pill(_("two in play"), size[0] / 2, size[1] - 10, size[0], "lost") if barred else ""
    cls = "day-card barred" if barred else "day-card"
    return piece(front(card, size), mark, card=card, cls=cls, key=key_of(card), at=at, offer=offer, label=label)


@kept(256)
def _from_behind(back: int, size: Size, at: Spot) -> str:
    return piece(back_side(back, size), card=HIDDEN[back], cls="day-card", at=at)


def _legend(sight: DaySight, top: float) -> str:
    """On a tall screen cards in line have no room for their effects: these stand below the hand."""
    if not sight.tall:
        return ""
    x, y, width, height = sight.layout.rest
    top = max(top, y)
    place = (x, top), width, y + height - top
    far, near = (_active(sight, seat) for seat in (1 - sight.near, sight.near))
    for fighters in (fighters_in_play(sight.view), [*far, *near], far):
        shown = legend(_told(sight, fighters), *place)
        if shown:
            return shown
    return ""


def _active(sight: DaySight, seat: int) -> list[int]:
    return [card.fighter for card in sight.view.lines[seat] if card is not None and card.active]


def _told(sight: DaySight, fighters: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Fighters with their effects."""
    return tuple([(fighter, sight.view.effects[fighter]) for fighter in fighters])


# The cards of which one is taken


def _tray(sight: DaySight) -> list[Printed]:
    """What an Unearth or a challenge turned up, or the pile of a Return."""
    view = sight.view
    numbers = view.looked
    if view.phase.name == "PickFromPile":
        fighter = view.lines[view.phase.number("seat")][view.fight.slot] if view.fight else None
        numbers = view.piles[fighter.back] if fighter else ()
    if view.looked_count and not numbers:
        return [HIDDEN[view.looked_back]] * view.looked_count
    return [sight.box[number] for number in numbers]


def _taken(sight: DaySight, tray: list[Printed]) -> list[str]:
    """The cards large if they are few, else as tiles; beside few the hand is put aside."""
    layout = sight.layout
    y = layout.stage[1]
    if len(tray) > LOOKED_AT:
        tiles = _grid(layout, len(tray))
        return [
            _tile(card, *place, sight.offers.first(TAKE + card.fighter))
            for card, place in zip(tray, tiles, strict=True)
        ]

    size, spots = _spread(layout, len(tray))
    top = TITLE if layout.tall else 0
    drawn = [
        _from_behind(card.back, size, (at[0], at[1] + top))
        if card.fighter == UNKNOWN
        else _held(card, size, (at[0], at[1] + top), sight.offers.first(TAKE + card.fighter))
        for card, at in zip(tray, spots, strict=True)
    ]
    below = layout.rest[1]
    if layout.tall:
        below = max(below, y + top + size[1] + 12)
    return [*drawn, *_aside(sight, below)]


def _aside(sight: DaySight, y: float) -> list[str]:
    """The hand put aside, and below it what the fighters in play do."""
    rows = -(-sum(sight.view.hand_backs[sight.near]) // IN_A_ROW)
    return [_put_aside(sight, (sight.layout.rest[0], y)), _legend(sight, y + rows * (STUB[1] + GAP) + 8)]


def _grid(layout: Layout, count: int) -> list[tuple[Size, Spot]]:
    """Many cards as tiles, in as many columns as their rows have room for a finger."""
    x, y, width, height = layout.stage
    top = TITLE if layout.tall else 0
    rows = (height - top + GAP) // (LEAST_TILE + GAP)
    columns = max(4 if layout.tall else 7, -(-count // rows))
    size = (int(width / columns) - GAP, (height - top + GAP) // rows - GAP)
    return [
        (size, (x + at % columns * (size[0] + GAP), y + top + at // columns * (size[1] + GAP))) for at in range(count)
    ]


@kept(1024)
def _tile(card: Printed, size: Size, at: Spot, offer: Offer | None) -> str:
    return piece(stub(card, size), card=card, cls="day-card", key=key_of(card), at=at, offer=offer)


def _put_aside(sight: DaySight, at: Spot) -> str:
    """The own hand while something else is chosen: only who is in it.

    It has no keys: that it lies elsewhere for a moment is nobody's move.
    """
    hand = [sight.box[card] for card in sight.view.hands[sight.near]] or _unseen_hand(sight)
    across, down = (STUB[0] - 2 if sight.tall else STUB[0] + GAP), STUB[1] + GAP
    spots = [divmod(place, IN_A_ROW) for place in range(len(hand))]
    return "".join(
        [
            _stub(card, (at[0] + column * across, at[1] + row * down))
            for card, (row, column) in zip(hand, spots, strict=True)
        ]
    )


@kept(512)
def _stub(card: Printed, at: Spot) -> str:
    return piece(stub(card, STUB), card=card, cls="day-card", at=at)


def _title(sight: DaySight) -> str:
    x, y = sight.layout.stage[:2]
    return words(_title_words(sight), x, y + (15 if sight.tall else -8), "day-sign", "start")


def _title_words(sight: DaySight) -> str:
    if sight.view.phase.name == "PickFromPile":
        return _("From the discard pile")
    if sight.view.looker == UNKNOWN:
        return _("Turned up")
    return _("{player} unearths", player=shortened(sight.names[sight.view.looker], 16))
