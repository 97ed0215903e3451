"""What lies around the field: the candles of the turns, the decks and discard piles, the hand, the cards turned up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ofrenda.games.day_of_the_dead.engine.pieces import (
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
from ofrenda.games.day_of_the_dead.scene.legend import legend
from ofrenda.games.day_of_the_dead.scene.shapes import (
    ALTAR,
    CANDLE,
    CARD_HEIGHT,
    CARD_WIDTH,
    FLAME,
    HAND_HEIGHT,
    HIDDEN,
    STUB_HEIGHT,
    STUB_WIDTH,
    Printed,
    about,
    back_side,
    card_edges,
    front,
    medal,
    stub,
)
from ofrenda.games.day_of_the_dead.scene.sight import DaySight
from ofrenda.games.day_of_the_dead.text import action as action_label
from ofrenda.games.day_of_the_dead.text.words import back_word, fighter_of, fighters_in_play
from ofrenda.games.day_of_the_dead.view import UNKNOWN
from ofrenda.kernel.scene import Motif, Offer, group, shortened, words
from ofrenda.words import _, kept, listing

WIDTH, LEFT, HAND_Y = 1000, 18, 488
ROW_WIDTH = WIDTH - 2 * LEFT
FULL_HAND = BACKS * HAND_PER_BACK
ROW_HEIGHT = 2 * CARD_HEIGHT + 6
ROW_GAP, LEGEND_LEAST = 14, 180
LONG_TRAY = 4
"""More cards than these lie in two rows and leave their effects to the legend."""


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


def decks(sight: DaySight) -> list[str]:
    """Each deck, and beside it its discard pile."""
    view = sight.view
    parts = []
    for back in range(BACKS):
        label = action_label(DECK + back, view, sight.names)
        parts.append(_deck(back, view.deck_sizes[back], label, sight.offers.first(DECK + back)))
        parts.append(_pile(back, view.piles[back]))
    return parts


def _deck_y(back: int) -> int:
    return 126 + back * 113


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


# Below: the hand, what the fighters in play do, and the cards of which one is taken


def bottom_row(sight: DaySight) -> list[str]:
    """The hand on the left, put aside while a card is taken from the tray on the right; between them the legend."""
    tray = _tray(sight)
    known = _told(sight, fighters_in_play(sight.view))
    if tray.cards:
        parts, hand_width = _put_aside(sight), float(STUB_WIDTH)
    else:
        parts, hand_width = _in_a_row(_hand(sight), ROW_WIDTH - (LEGEND_LEAST + ROW_GAP if known else 0))

    # Only scenes of equally many parts are compared part by part: so the places of a full hand stay, taken or not.
    parts += [""] * (FULL_HAND - len(parts))
    drawn, tray_width = _laid_out(tray.cards, ROW_WIDTH - hand_width - 2 * ROW_GAP)
    x = LEFT + hand_width + ROW_GAP
    room = ROW_WIDTH - hand_width - ROW_GAP - (tray_width + 2 * ROW_GAP if tray.cards else 0)
    place = ((x, HAND_Y), room, ROW_HEIGHT)
    # A long tray has more to tell and leaves less room for it: then what counts in this fight.
    written = legend((*known, *tray.untold), *place) or legend(known, *place) or legend(_fighting(sight), *place)
    frame = _tray_frame(tray_width, tray.height, _tray_title(sight)) if tray.cards else ""
    return [*parts, written, frame, drawn]


def _told(sight: DaySight, fighters: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Fighters with their effects."""
    return tuple([(fighter, sight.view.effects[fighter]) for fighter in fighters])


def _fighting(sight: DaySight) -> tuple[tuple[int, int], ...]:
    """The two that fight, as far as this seat knows them."""
    fight = sight.view.fight
    cards = [line[fight.slot] for line in sight.view.lines] if fight else []
    return _told(sight, [card.fighter for card in cards if card is not None and card.fighter != UNKNOWN])


def _at(drawn: str, x: float, y: float = HAND_Y) -> str:
    return f'<g transform="translate({x:.1f} {y:g})">{drawn}</g>'


def _in_a_row(cards: Sequence[str], width: float) -> tuple[list[str], float]:
    """Cards side by side in this width, nearer to each other if they are many; and how wide they lie."""
    step = min(CARD_WIDTH + 8.0, (width - CARD_WIDTH) / max(1, len(cards) - 1))
    return [_at(card, LEFT + place * step) for place, card in enumerate(cards)], CARD_WIDTH + step * (len(cards) - 1)


def _laid_out(tray: Sequence[str], width: float) -> tuple[str, float]:
    """The cards of the tray at the right edge, in two rows if they are many; and how wide they lie."""
    columns = len(tray) if len(tray) <= LONG_TRAY else -(-len(tray) // 2)
    step = min(CARD_WIDTH + 6.0, (width - CARD_WIDTH) / max(1, columns - 1))
    left = WIDTH - LEFT - CARD_WIDTH - step * (columns - 1)
    drawn = [
        _at(card, left + place % columns * step, HAND_Y + place // columns * (ROW_HEIGHT - CARD_HEIGHT))
        for place, card in enumerate(tray)
    ]
    return "".join(drawn), CARD_WIDTH + step * (columns - 1)


def _put_aside(sight: DaySight) -> list[str]:
    """The own hand while something else is chosen: only who is in it."""
    step = min(STUB_HEIGHT + 4, (ROW_HEIGHT - STUB_HEIGHT) / max(1, sum(sight.view.hand_backs[sight.near]) - 1))
    hand = [sight.box[card] for card in sight.view.hands[sight.near]] or _unseen_hand(sight)
    return [_at(_stub(card), LEFT, HAND_Y + place * step) for place, card in enumerate(hand)]


def _unseen_hand(sight: DaySight) -> list[Printed]:
    return [HIDDEN[back] for back, count in enumerate(sight.view.hand_backs[sight.near]) for _card in range(count)]


@kept(512)
def _stub(card: Printed) -> str:
    key = "" if card.fighter == UNKNOWN else _key(card)
    return group(stub(card), cls="day-card", key=key, label=about(card))


def _hand(sight: DaySight) -> list[str]:
    """The own hand; clicking a card of it summons or discards it. A spectator sees the backs."""
    view = sight.view
    hand = view.hands[sight.near]
    if not hand:
        return [_from_behind(card.back) for card in _unseen_hand(sight)]

    offers = sight.offers
    summons = bool(offers) and view.phase.name.startswith("Summon")
    dug_in = view.phase.number("back") if view.phase.name == "DiscardOne" else NONE
    drawn = []
    for card in hand:
        action = DISCARD + card % FIGHTERS if back_of(card) == dug_in else SUMMON + card
        offer = offers.first(action)
        drawn.append(_held(sight.box[card], offer, view.choice == SUMMON + card, summons and offer is None))

    return drawn


class Tray(Motif, frozen=True):
    """Cards of which one is taken, how high they lie, and the fighters whose effects have no room on their cards."""

    cards: list[str]
    height: int
    untold: tuple[tuple[int, int], ...] = ()


def _tray(sight: DaySight) -> Tray:
    """What an Unearth or a challenge turned up, or the pile of a Return."""
    view = sight.view
    numbers = view.looked
    if view.phase.name == "PickFromPile":
        fighter = view.lines[view.phase.number("seat")][view.fight.slot] if view.fight else None
        numbers = view.piles[fighter.back] if fighter else ()

    if view.looked_count and not numbers:
        return Tray([_from_behind(view.phase.number("back"))] * view.looked_count, CARD_HEIGHT)

    cards = [sight.box[number] for number in numbers]
    height = CARD_HEIGHT if len(cards) > LONG_TRAY else HAND_HEIGHT
    drawn = [_held(card, sight.offers.first(TAKE + card.fighter), height=height) for card in cards]
    if height == HAND_HEIGHT:
        return Tray(drawn, height)
    return Tray(drawn, ROW_HEIGHT, _told(sight, [card.fighter for card in cards]))


@kept(1024)
def _held(
    card: Printed, offer: Offer | None, chosen: bool = False, barred: bool = False, height: int = HAND_HEIGHT
) -> str:
    """A card of the lowest row, with its effect if it has the height for that."""
    label = about(card)
    if barred:
        label = _("{card}. Two cards of this back are in play already.", card=label)
    mark = caption(_("✓ chosen")) if chosen else ""
    return group(front(card, height), mark, cls="day-card", key=_key(card), offer=offer, label=label)


def _key(card: Printed) -> str:
    return f"card-{card.back * FIGHTERS + card.fighter}"


@kept(BACKS)
def _from_behind(back: int) -> str:
    return group(back_side(back), cls="day-card", label=back_word(back))


def _tray_frame(width: float, height: int, title: str) -> str:
    x = WIDTH - LEFT - width
    frame = f'x="{x - 8:g}" y="{HAND_Y - 8}" width="{width + 16:g}" height="{height + 16}"'
    return f'<rect class="day-tray" {frame} rx="14"/>' + words(title, WIDTH - LEFT, HAND_Y - 16, "day-sign", "end")


def _tray_title(sight: DaySight) -> str:
    if sight.view.phase.name == "PickFromPile":
        return _("From the discard pile")
    if sight.view.looker == UNKNOWN:
        return _("Turned up")
    return _("{player} unearths", player=shortened(sight.names[sight.view.looker], 16))
