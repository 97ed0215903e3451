"""What lies around the field: the candles of the turns, the decks and discard piles, the hand, the cards turned up."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.cards import (
    CANDLE,
    CARD_WIDTH,
    FLAME,
    HAND_HEIGHT,
    about,
    altar,
    back_side,
    card_edges,
    front,
    medal,
    ofrenda,
)
from ofrenda.games.day_of_the_dead.pieces import BACKS, DECK, DISCARD, FIGHTERS, PLACES, SUMMON, TAKE, TURNS, back_of
from ofrenda.games.day_of_the_dead.text import action as action_label
from ofrenda.games.day_of_the_dead.text.names import back_word, fighter_of
from ofrenda.games.day_of_the_dead.view import UNKNOWN, DayView
from ofrenda.kernel.phase import OPEN
from ofrenda.kernel.scene import group, shortened, words
from ofrenda.words import _, listing

WIDTH, LEFT, HAND_Y = 1000, 18, 494
ROW_WIDTH = WIDTH - 2 * LEFT
ROOM_FOR_OFRENDA, OFRENDA_X = 6, 690
"""With more cards in the lowest row there is no room beside them."""


class Table:
    """A view with what its seat may do, and the two sides as they are drawn: near below, far above."""

    def __init__(self, view: DayView, actions: Sequence[int], names: Sequence[str]) -> None:
        self.view = view
        self.actions = actions
        self.names = names
        self.near = view.seat or 0
        self.step, self.numbers = view.stack[-1] if view.stack else ("", ())

    def offered(self, action: int) -> int | None:
        return action if action in self.actions else None

    def awaits(self, seat: int, slot: int) -> bool:
        """Whether the card that lay there is being unearthed."""
        return self.step in ("LookAtThree", "TakeOne") and self.numbers[1] == seat * PLACES + slot

    def label(self, action: int) -> str:
        return action_label(action, self.view, self.names)


def caption(text: str) -> str:
    return '<rect class="day-caption" x="3" y="38" width="90" height="28" rx="14"/>' + words(
        text, 48, 57, "day-caption-word"
    )


# The right: the turn, the decks and their discard piles


def turn(table: Table) -> str:
    now = table.view.turn
    candles = [
        group(CANDLE, FLAME if number < now else "", at=(812 + number * 31, 92), cls="" if number < now else "day-out")
        for number in range(TURNS)
    ]
    return group(words(_("Turn {turn} of 6", turn=now), 804, 71, "day-sign", "start"), *candles)


def decks(table: Table) -> str:
    return group(
        *(_deck(table, back, 126 + back * 118) + _pile(table, back, 126 + back * 118) for back in range(BACKS))
    )


def _deck(table: Table, back: int, y: float) -> str:
    size = table.view.deck_sizes[back]
    action = table.offered(DECK + back)
    top = card_edges(back, size) + back_side(back) if size else altar()
    shape = f'<g class="{"" if size else "day-empty"}" transform="scale(.74)">{top}</g>'
    count = f'<circle class="day-number" cx="68" cy="6" r="16"/>{words(size, 68, 12, "day-number-word")}'
    return group(shape, count, cls="day-deck", at=(800, y), action=action, label=table.label(DECK + back))


def _pile(table: Table, back: int, y: float) -> str:
    pile = table.view.piles[back]
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
        at=(898, y),
        label=listing([fighter_of(card) for card in pile]) or _("empty"),
    )


# Below: the hand, and the cards of which one is taken


def bottom_row(table: Table) -> str:
    """The hand on the left; on the right what an Unearth or a challenge turned up, or the pile of a Return."""
    view = table.view
    hand = [_held(table, card) for card in view.hands[table.near]]
    if not hand:
        backs = [back for back in range(BACKS) for _card in range(view.hand_backs[table.near][back])]
        hand = [group(back_side(back, HAND_HEIGHT), cls="day-card", label=back_word(back)) for back in backs]
    tray = _tray(table)
    count = len(hand) + len(tray)
    step = min(CARD_WIDTH + 8.0, (ROW_WIDTH - CARD_WIDTH - 14) / max(1, count - 1))
    parts = [_at(drawn, LEFT + place * step) for place, drawn in enumerate(hand)]
    if count <= ROOM_FOR_OFRENDA and not tray:
        parts.append(group(ofrenda(), cls="day-ofrenda", at=(OFRENDA_X, HAND_Y)))
    x = WIDTH - LEFT - CARD_WIDTH - step * (len(tray) - 1)
    if tray:
        width = step * (len(tray) - 1) + CARD_WIDTH + 16
        frame = f'x="{x - 8:g}" y="{HAND_Y - 8}" width="{width:g}" height="{HAND_HEIGHT + 16}"'
        parts.append(f'<rect class="day-tray" {frame} rx="14"/>')
        parts.append(words(_tray_title(table), WIDTH - LEFT, HAND_Y - 16, "day-sign", "end"))
    parts += [_at(drawn, x + place * step) for place, drawn in enumerate(tray)]
    return group(*parts)


def _at(drawn: str, x: float) -> str:
    return f'<g transform="translate({x:.1f} {HAND_Y})">{drawn}</g>'


def _held(table: Table, card: int) -> str:
    """A card of the own hand; clicking it summons or discards it."""
    view = table.view
    back, fighter = back_of(card), card % FIGHTERS
    action = table.offered(SUMMON + card)
    if table.step == "DiscardOne" and back == table.numbers[1]:
        action = table.offered(DISCARD + fighter)
    chosen = view.choice != OPEN and view.choice == SUMMON + card
    mark = caption(_("✓ chosen")) if chosen else ""
    label = table.label(action) if action is not None else about(view, back, fighter)
    if action is None and table.actions and table.step.startswith("Summon"):
        label = _("{card}. Two cards of this back are in play already.", card=label)
    face = front(view, back, fighter, HAND_HEIGHT) + mark
    return group(face, cls="day-card", key=f"card-{card}", action=action, label=label)


def _tray(table: Table) -> list[str]:
    view = table.view
    cards: Sequence[int] = view.looked
    if table.step == "PickFromPile":
        fighter = view.lines[table.numbers[0]][view.fight.slot] if view.fight else None
        cards = view.piles[fighter.back] if fighter else ()
    if view.looked_count and not cards:
        back = table.numbers[-1]
        return [
            group(back_side(back, HAND_HEIGHT), cls="day-card", label=back_word(back))
            for _card in range(view.looked_count)
        ]
    return [_turned_up(table, card) for card in cards]


def _turned_up(table: Table, card: int) -> str:
    back, fighter = back_of(card), card % FIGHTERS
    action = table.offered(TAKE + fighter)
    label = table.label(action) if action is not None else about(table.view, back, fighter)
    face = front(table.view, back, fighter, HAND_HEIGHT)
    return group(face, cls="day-card", key=f"card-{card}", action=action, label=label)


def _tray_title(table: Table) -> str:
    if table.step == "PickFromPile":
        return _("From the discard pile")
    if table.view.looker == UNKNOWN:
        return _("Turned up")
    return _("{player} unearths", player=shortened(table.names[table.view.looker], 16))
