"""What lies around the field: the candles of the turns, the decks and discard piles, the hand, the cards turned up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ofrenda.games.day_of_the_dead.cards import (
    ALTAR,
    CANDLE,
    CARD_WIDTH,
    FLAME,
    HAND_HEIGHT,
    Printed,
    about,
    back_side,
    box,
    card_edges,
    front,
    medal,
    ofrenda,
)
from ofrenda.games.day_of_the_dead.pieces import (
    BACKS,
    DECK,
    DISCARD,
    FIGHTERS,
    HAND_PER_BACK,
    NONE,
    SUMMON,
    TAKE,
    TURNS,
    back_of,
)
from ofrenda.games.day_of_the_dead.text import action as action_label
from ofrenda.games.day_of_the_dead.text.names import back_word, fighter_of
from ofrenda.games.day_of_the_dead.view import UNKNOWN, DayView
from ofrenda.kernel.scene import Offer, Offers, group, shortened, words
from ofrenda.words import _, kept, listing

WIDTH, LEFT, HAND_Y = 1000, 18, 494
ROW_WIDTH = WIDTH - 2 * LEFT
FULL_HAND = BACKS * HAND_PER_BACK
ROOM_FOR_OFRENDA, OFRENDA_X = 6, 690
"""With more cards in the lowest row there is no room beside them."""


class Table:
    """A view with what its seat may do, and the two sides as they are drawn: near below, far above."""

    def __init__(self, view: DayView, offers: Offers, names: Sequence[str]) -> None:
        self.view = view
        self.offers = offers
        self.names = names
        self.box = box(view.powers, view.effects)
        self.near = view.seat or 0
        self.step, self.numbers = view.stack[-1] if view.stack else ("", ())
        self.awaited = self.numbers[1] if self.step in ("LookAtThree", "TakeOne") else NONE
        """The place whose card is being unearthed."""


def caption(text: str) -> str:
    return '<rect class="day-caption" x="3" y="38" width="90" height="28" rx="14"/>' + words(
        text, 48, 57, "day-caption-word"
    )


# The right: the turn, the decks and their discard piles


@kept(TURNS + 1)
def turn(now: int) -> str:
    candles = [
        group(CANDLE, FLAME if number < now else "", at=(812 + number * 31, 92), cls="" if number < now else "day-out")
        for number in range(TURNS)
    ]
    return group(words(_("Turn {turn} of 6", turn=now), 804, 71, "day-sign", "start"), *candles)


def decks(table: Table) -> list[str]:
    """Each deck, and beside it its discard pile."""
    view = table.view
    parts = []
    for back in range(BACKS):
        label = action_label(DECK + back, view, table.names)
        parts.append(_deck(back, view.deck_sizes[back], label, table.offers.first(DECK + back)))
        parts.append(_pile(back, view.piles[back]))
    return parts


def _deck_y(back: int) -> int:
    return 126 + back * 118


@kept(256)
def _deck(back: int, size: int, label: str, offer: Offer | None) -> str:
    top = card_edges(back, size) + back_side(back) if size else ALTAR
    shape = f'<g class="{"" if size else "day-empty"}" transform="scale(.74)">{top}</g>'
    count = f'<circle class="day-number" cx="68" cy="6" r="16"/>{words(size, 68, 12, "day-number-word")}'
    return group(shape, count, cls="day-deck", at=(800, _deck_y(back)), offer=offer, label=label)


@kept(1024)
def _pile(back: int, pile: tuple[int, ...]) -> str:
    cards = "".join(
        f'<rect class="day-front" x="6" y="6" width="62" height="84" rx="8" transform="rotate({turn} 37 48)"/>'
        for turn in (-7, 6, 0)[-len(pile) :]
    )
    if not pile:
        cards = '<rect class="day-grave" x="6" y="6" width="62" height="84" rx="8"/>'
    cls = "day-pile" if pile else "day-pile day-empty"
    return group(
        cards,
        medal(back, 37, 30, 14) if pile else "",
        words(len(pile), 37, 68, "day-pile-word"),
        words(_("discards"), 37, 84, "day-pile-note"),
        cls=cls,
        at=(898, _deck_y(back)),
        label=listing([fighter_of(card) for card in pile]) or _("empty"),
    )


# Below: the hand, and the cards of which one is taken


def bottom_row(table: Table) -> list[str]:
    """The hand on the left; on the right what an Unearth or a challenge turned up, or the pile of a Return."""
    hand, tray = _hand(table), _tray(table)
    count = len(hand) + len(tray)
    step = min(CARD_WIDTH + 8.0, (ROW_WIDTH - CARD_WIDTH - 14) / max(1, count - 1))
    parts = [_at(drawn, LEFT + place * step) for place, drawn in enumerate(hand)]
    # Only scenes of equally many parts are compared part by part: so the places of a full hand stay, taken or not.
    parts += [""] * (FULL_HAND - len(hand))
    if tray:
        parts.append(_tray_frame(step * (len(tray) - 1) + CARD_WIDTH, _tray_title(table)))
        x = WIDTH - LEFT - CARD_WIDTH - step * (len(tray) - 1)
        parts.append("".join([_at(drawn, x + place * step) for place, drawn in enumerate(tray)]))
    else:
        parts += [_ofrenda() if count <= ROOM_FOR_OFRENDA else "", ""]
    return parts


def _at(drawn: str, x: float) -> str:
    return f'<g transform="translate({x:.1f} {HAND_Y})">{drawn}</g>'


@cache
def _ofrenda() -> str:
    return group(ofrenda(), cls="day-ofrenda", at=(OFRENDA_X, HAND_Y))


def _hand(table: Table) -> list[str]:
    """The own hand; clicking a card of it summons or discards it. A spectator sees the backs."""
    view = table.view
    hand = view.hands[table.near]
    if not hand:
        return [_from_behind(back) for back, count in enumerate(view.hand_backs[table.near]) for _card in range(count)]
    offers = table.offers
    summons = bool(offers) and table.step.startswith("Summon")
    dug_in = table.numbers[1] if table.step == "DiscardOne" else NONE
    drawn = []
    for card in hand:
        action = DISCARD + card % FIGHTERS if back_of(card) == dug_in else SUMMON + card
        offer = offers.first(action)
        drawn.append(_long(table.box[card], offer, view.choice == SUMMON + card, summons and offer is None))
    return drawn


def _tray(table: Table) -> list[str]:
    view = table.view
    cards = view.looked
    if table.step == "PickFromPile":
        fighter = view.lines[table.numbers[0]][view.fight.slot] if view.fight else None
        cards = view.piles[fighter.back] if fighter else ()
    if view.looked_count and not cards:
        return [_from_behind(table.numbers[-1])] * view.looked_count
    return [_long(table.box[card], table.offers.first(TAKE + card % FIGHTERS)) for card in cards]


@kept(1024)
def _long(card: Printed, offer: Offer | None, chosen: bool = False, barred: bool = False) -> str:
    """A card of the lowest row, with its effect."""
    label = about(card)
    if barred:
        label = _("{card}. Two cards of this back are in play already.", card=label)
    mark = caption(_("✓ chosen")) if chosen else ""
    key = f"card-{card.back * FIGHTERS + card.fighter}"
    return group(front(card, HAND_HEIGHT), mark, cls="day-card", key=key, offer=offer, label=label)


@kept(BACKS)
def _from_behind(back: int) -> str:
    return group(back_side(back, HAND_HEIGHT), cls="day-card", label=back_word(back))


def _tray_frame(width: float, title: str) -> str:
    x = WIDTH - LEFT - width
    frame = f'x="{x - 8:g}" y="{HAND_Y - 8}" width="{width + 16:g}" height="{HAND_HEIGHT + 16}"'
    return f'<rect class="day-tray" {frame} rx="14"/>' + words(title, WIDTH - LEFT, HAND_Y - 16, "day-sign", "end")


def _tray_title(table: Table) -> str:
    if table.step == "PickFromPile":
        return _("From the discard pile")
    if table.view.looker == UNKNOWN:
        return _("Turned up")
    return _("{player} unearths", player=shortened(table.names[table.view.looker], 16))
