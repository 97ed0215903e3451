"""Dia de los Muertos as a picture: the sugar skull, the players beside it, the own hand below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ofrenda.games.dia_de_los_muertos.drawing import (
    ARMS_AT,
    CARD_HEIGHT,
    CARD_WIDTH,
    LEGS_AT,
    MINI_HEIGHT,
    MINI_WIDTH,
    bone,
    candle,
    den_card,
    festival,
    front,
    glow,
    gravestone,
    limbs,
    marigold,
    mini_back,
    mini_front,
    seat_number,
    sign,
)
from ofrenda.games.dia_de_los_muertos.pieces import (
    ARM,
    BACK,
    BACKS,
    DENS,
    DISCARD,
    DODGE,
    DODGE_IT,
    FESTIVAL_BITS,
    FESTIVALS,
    HOLD,
    HOLDING,
    KINDS,
    LAY,
    LEG,
    PASS,
    PICK,
    STOP,
    SWAP_ALL,
    TAKE,
    TARGET,
    USE_ACTION,
    USE_MOVEMENT,
)
from ofrenda.games.dia_de_los_muertos.sight import Sight
from ofrenda.games.dia_de_los_muertos.skull_board import board
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView
from ofrenda.games.dia_de_los_muertos.wording import CARD_WORDS, FESTIVAL_WORDS, bones, seen
from ofrenda.kernel.scene import FINGER, Offer, Offers, Picture, ground, group, picture, shortened, skull, touch, words
from ofrenda.kernel.view import View
from ofrenda.words import _, kept, mark, plural

WIDTH, HEIGHT = 1000, 720
PANEL_X, PANEL_Y, PANEL_WIDTH, PANEL_STEP = 616, 51, 376, 90
HAND_X, HAND_Y, HAND_WIDTH = 206, 601, 782
DEN_X, DEN_Y, DEN_STEP = 506, 446, 52
PREY_X, PREY_WIDTH = 562, 462
NAME_ROOM, NAME_MOST = 17, 24
"""Longer names are written smaller, and those that are longer still are cut."""
PLAQUES = {USE_MOVEMENT: mark("walk"), STOP: mark("stop"), PASS: mark("pass")}
KEEPING = ("SwapReactions", "SwapTwo")
"""Phases in which passing is keeping the hand."""
FESTIVAL_ACTIONS = range(TAKE, TAKE + FESTIVALS)
BACK_ACTIONS = range(BACK, BACK + BACKS)

UNDERLINE = f'<path class="dm-old" d="M2 {MINI_HEIGHT + 5}h{MINI_WIDTH - 4}"/>'
NOTHING_LAID = f'<rect class="dm-empty" width="{MINI_WIDTH * 1.3}" height="{MINI_HEIGHT * 1.3}" rx="5"/>'


def draw(view: View, offers: Offers, names: Sequence[str]) -> Picture:
    sight = Sight(seen(view), offers, names)
    shown = sight.view
    players = [_player(sight, seat) for seat in range(shown.seats)]
    if sight.offers:
        players.sort(key=lambda player: player.seat == sight.concerns())  # last, for the room around its limbs
    return picture(
        WIDTH,
        HEIGHT,
        _("Dia de los Muertos: round {round}", round=shown.round),
        ground(WIDTH, HEIGHT),
        *board(sight),
        _pile(shown.round, sum(shown.pile), shown.top, _played(shown), shown.discards),
        *(_den(*den) for den in zip(range(DENS), shown.dens_at, shown.dens, shown.den_festivals, strict=True)),
        *(_panel(player) for player in players),
        _legend(shown.seats) if any(player.shows_old for player in players) else "",
        _candles(shown.seats),
        _pulled_out(sight),
        _hand(sight),
    )


# Beside the skull's jaw: the pile, the card turned up, and what lies in the dens


class Card(NamedTuple):
    """What is printed on a card."""

    kind: int
    bones: int
    symbols: int


def _played(view: DiaView) -> Card | None:
    return _card(view, view.played) if view.played >= 0 else None


def _card(view: DiaView, kind: int) -> Card:
    return Card(kind, view.bones[kind], view.symbols[kind])


@kept(1024)
def _pile(round_: int, count: int, top: int, played: Card | None, discards: Counts) -> str:
    parts = [words(_("Round {round}", round=round_), 8, 430, "dm-round", "start")]
    if top:
        label = _("Pile: {count} cards, on top {top}", count=count, top=bones(top))
        parts.append(group(sign(mini_back(top), 0, 0, 1.5), at=(6, 446), key="pile", label=label))
    parts.append(words(count, 25, 520, "dm-small"))
    if played is not None:
        parts.append(group(front(*played), at=(47, 446), key="played", cls="face-up", label=_(CARD_WORDS[played.kind])))
    open_kinds = [kind for kind in range(KINDS) if discards[kind]]
    for place, kind in enumerate(open_kinds):
        card = sign(mini_front(kind), 0, 0, 0.8)
        parts.append(group(card, at=(8 + place * 7.6, 564), label=_(CARD_WORDS[kind])))
    return group(*parts, cls="dm-pile")


@kept(512)
def _den(den: int, field: int, cards: Counts, festivals: Counts) -> str:
    """A shelf with what the dog has carried to this den."""
    kinds = [kind for kind in range(KINDS) for _card in range(cards[kind])]
    feasts = [number for number in range(FESTIVALS) for _card in range(festivals[number])]
    step = _step(len(kinds) + len(feasts), 28, 88 - MINI_WIDTH)
    parts = [
        '<path class="dm-field den" d="M-15 13V-2a15 15 0 0 1 30 0V13z"/>',
        words(field, 0, 7, "dm-small"),
    ]
    for place, kind in enumerate(kinds):
        parts.append(group(mini_front(kind), label=_(CARD_WORDS[kind]), at=(20 + place * step, -20.0)))
    for place, number in enumerate(feasts, len(kinds)):
        parts.append(group(festival(number), label=_(FESTIVAL_WORDS[number]), at=(33 + place * step, -2.0)))
    return group(*parts, cls="dm-den", at=(DEN_X, DEN_Y + den * DEN_STEP))


def _pulled_out(sight: Sight) -> str:
    """While something may be taken out of a den: the shelf pulled out, large enough to read and to touch."""
    view = sight.view
    if view.phase != "PickFromDen" or not sight.offers:
        return ""
    bones_there = sight.offers.within(range(PICK, PICK + KINDS))
    feasts = sight.offers.within(FESTIVAL_ACTIONS)
    cards = tuple((offer, view.symbols[offer.action - PICK]) for offer in bones_there)
    den = view.facts["den"]
    return _prey(den if isinstance(den, int) else 0, cards, feasts)


@kept(256)
def _prey(den: int, cards: tuple[tuple[Offer, int], ...], feasts: tuple[Offer, ...]) -> str:
    """What may be taken: cards with the limbs on them, and festivals."""
    things = [(offer, den_card(offer.action - PICK, symbols)) for offer, symbols in cards]
    things += [(offer, sign(festival(offer.action - TAKE), 0, 0, 1.6)) for offer in feasts]
    step = _step(len(things), FINGER + 2, PREY_WIDTH - FINGER)
    width = FINGER + 8 + step * (len(things) - 1)
    parts = [f'<rect class="dm-prey" x="-36" y="-36" width="{width:g}" height="72" rx="12"/>']
    for place, (offer, shape) in enumerate(things):
        room = touch(-FINGER / 2, -FINGER / 2)
        parts.append(group(room, shape, offer=offer, cls="dm-mini", at=(place * step, 0)))
    return group(*parts, at=(PREY_X, DEN_Y + den * DEN_STEP))


def _step(count: int, most: float, room: float) -> float:
    """How far cards in a row lie apart."""
    return min(most, room / (count - 1)) if count > 1 else most


# The players


class Player(NamedTuple):
    """All that a player's panel shows."""

    seat: int
    name: str
    you: bool
    active: bool
    standing: str
    arms: int
    legs: int
    festivals: int
    home: int
    cards: Counts
    """The cards in hand: by back, or by kind where everybody may see them."""
    open_hand: bool
    old: Counts
    """By back: how many of the cards have been held since before the last shuffle."""
    laid: int
    laid_kind: int
    offers: tuple[Offer, ...]

    @property
    def shows_old(self) -> bool:
        """Whether some of the backs are underlined."""
        return any(self.old) and not self.open_hand and not self.home

    def chosen_of(self, actions: range) -> bool:
        """Whether one of these things is to be chosen."""
        return any(offer.action in actions for offer in self.offers)

    def first(self, action: int) -> Offer | None:
        return next((offer for offer in self.offers if offer.action == action), None)


def _player(sight: Sight, seat: int) -> Player:
    view = sight.view
    is_open = seat != view.seat and any(view.hands[seat])
    return Player(
        seat,
        sight.names[seat],
        seat == view.seat,
        seat == view.active and view.result is None,
        _standing(view, seat),
        view.arms[seat],
        view.legs[seat],
        view.festivals[seat],
        view.home[seat],
        view.hands[seat] if is_open else view.backs[seat],
        is_open,
        view.old_backs[seat],
        view.laid_bones[seat],
        view.laid[seat] if seat != view.seat else -1,
        _about(sight, seat) if sight.offers else (),
    )


def _about(sight: Sight, seat: int) -> tuple[Offer, ...]:
    """What a click on this player, or on one of the player's things, does."""
    things = [range(TARGET + seat, TARGET + seat + 1)]
    if seat == sight.concerns():
        things.append(range(ARM, LEG + 1))
        if sight.view.phase == "Snatch":
            things.append(FESTIVAL_ACTIONS)
        if sight.view.phase == "RandomAttack":
            things.append(BACK_ACTIONS)
    return sight.offers.within(*things)


def _standing(view: DiaView, seat: int) -> str:
    """Points at the end, else the place in the turn order."""
    if view.result is not None:
        return plural("{count} point", "{count} points", int(view.result.points[seat]))
    if view.home[seat]:
        return _("home {place}", place=view.home[seat])
    return _("turn {place}", place=view.order.index(seat) + 1) if seat in view.order else ""


@kept(2048)
def _panel(player: Player) -> str:
    """A player: skeleton with its limbs, name, festivals, backs in hand, laid card."""
    turn = " active" if player.active else ""
    frame = f'<rect class="dm-frame{turn}" width="{PANEL_WIDTH}" height="{PANEL_STEP - 6}" rx="12"/>'
    parts = (
        frame,
        _skeleton(player),
        _name(player.name, player.you),
        words(player.standing, PANEL_WIDTH - 12, 23, "dm-small", "end"),
        _things(player),
    )
    at = (PANEL_X, PANEL_Y + player.seat * PANEL_STEP)
    return group(*parts, offer=player.first(TARGET + player.seat), cls="dm-panel", at=at)


def _name(name: str, you: bool) -> str:
    cls = "dm-name" + (" you" if you else "") + (" long" if len(name) > NAME_ROOM else "")
    return words(shortened(name, NAME_MOST), 84, 25, cls, "start")


def _things(player: Player) -> str:
    """Festivals, hand and laid card; where one is to be chosen, it takes the room of what does not matter then."""
    if player.chosen_of(FESTIVAL_ACTIONS):
        return "".join(_held(player, number, 113 + number * (FINGER + 2), 1.3) for number in range(FESTIVALS))
    held = "".join(_held(player, number, 100 + number * 33) for number in range(FESTIVALS))
    if player.chosen_of(BACK_ACTIONS):
        return held + _stacks(player)
    return held + (_stone(player.home) if player.home else _backs(player) + _laid(player))


def _skeleton(player: Player) -> str:
    """Arms and legs have room for a finger beyond the panel, as far as neither takes the other's."""
    arms, legs = touch(-42, 14 - FINGER, 80), touch(-42, 14, 80)
    return group(
        _limbs(arms, "M-38 -18h76v32h-76z", limbs(ARMS_AT, player.arms), player.first(ARM), _("arms")),
        _limbs(legs, "M-22 14h44v32h-44z", limbs(LEGS_AT, player.legs), player.first(LEG), _("legs")),
        f'<circle class="dm-badge seat-{player.seat}" r="22"/>',
        skull(player.seat, 35),
        seat_number(player.seat, 17, 16, 9.5),
        cls="dm-skeleton",
        at=(42, 33),
    )


def _limbs(touch: str, around: str, drawn: str, offer: Offer | None, label: str) -> str:
    """Arms or legs; where one may be chosen, the room around them can be clicked too."""
    room = f'{touch}<path class="dm-room" d="{around}"/>' if offer is not None else ""
    return group(room, drawn, offer=offer, label=label, cls="dm-limbs")


def _held(player: Player, number: int, x: float, scale: float = 1) -> str:
    held = bool(player.festivals & FESTIVAL_BITS[number])
    offer = player.first(TAKE + number)
    room, ring = (touch(-FINGER / 2, 29 - FINGER), glow(18)) if offer is not None else ("", "")
    shape = sign(ring + festival(number, held), 0, 0, scale)
    return group(room, shape, offer=offer, label=_(FESTIVAL_WORDS[number]), at=(x, 55))


def _stacks(player: Player) -> str:
    """The hand from behind while a card is drawn out of it: equal backs together, with their number."""
    parts = []
    for place, back in enumerate(back for back in range(BACKS) if player.cards[back]):
        shape = sign(mini_back(back + 1), 4, 33, 1.3) + words(f"×{player.cards[back]}", 39, 62, "dm-small", "start")
        offer, at = player.first(BACK + back), (184 + place * FINGER, 0)
        parts.append(group(touch(0, 84 - FINGER), shape, offer=offer, label=bones(back + 1), cls="dm-mini", at=at))
    return group(*parts, cls="dm-backs")


def _backs(player: Player) -> str:
    """The hand from behind; a hand that everybody may see shows its fronts."""
    cards = _fronts(player) if player.open_hand else _held_backs(player)
    step = _step(len(cards), MINI_WIDTH + 2, 130 - MINI_WIDTH)
    parts = []
    for place, (shape, label) in enumerate(cards):
        parts.append(group(shape, label=label, at=(190 + place * step, 37.0)))
    return group(*parts, cls="dm-backs")


def _fronts(player: Player) -> list[tuple[str, str]]:
    return [(mini_front(kind), _(CARD_WORDS[kind])) for kind in range(KINDS) for _card in range(player.cards[kind])]


def _held_backs(player: Player) -> list[tuple[str, str]]:
    """Each back with what it says; those held since before the last shuffle first, underlined."""
    held = []
    for back in range(BACKS):
        old = player.old[back]
        label = _("{bones}, held since before the last shuffle", bones=bones(back + 1))
        held += [(mini_back(back + 1) + UNDERLINE, label)] * old
        held += [(mini_back(back + 1), bones(back + 1))] * (player.cards[back] - old)
    return held


@kept(8)
def _legend(seats: int) -> str:
    """What an underlined back means, below the players."""
    said = words(_("held since before the last shuffle"), 42, 10, "dm-legend", "start")
    return group('<path class="dm-old" d="M12 6h22"/>', said, at=(PANEL_X, PANEL_Y + seats * PANEL_STEP - 3))


def _laid(player: Player) -> str:
    count, kind = player.laid, player.laid_kind
    at = (PANEL_WIDTH - 44, 31)
    if count == 0:
        return group(NOTHING_LAID, at=at)
    if count < 0:
        return group(NOTHING_LAID, words("✗", 16, 36, "dm-knocked"), at=at, label=_("knocked over"))
    shape = mini_front(kind) if kind >= 0 else mini_back(count)
    return group(sign(shape, 0, 0, 1.3), cls="dm-laid", key=f"laid-{player.seat}", at=at, label=bones(count))


def _stone(place: int) -> str:
    flowers = marigold(218, 66, 0.8) + marigold(300, 66, 0.8)
    return flowers + sign(gravestone(place), 259, 56, 1.2)


@cache
def _candles(seats: int) -> str:
    """An altar where no player sits."""
    top = PANEL_Y + seats * PANEL_STEP
    if seats > 4:
        return ""
    floor = PANEL_Y + 6 * PANEL_STEP - 14
    row = [
        candle(PANEL_X + 40 + number * 50, floor, 40 + (number * 37) % 50 * min(1, (floor - top) / 220))
        for number in range(7)
    ]
    row += [marigold(PANEL_X + 15 + number * 50, floor - 5, 1.2) for number in range(8)]
    return f'<g class="dm-altar" aria-hidden="true">{"".join(row)}</g>'


# The own cards


def _hand(sight: Sight) -> str:
    view = sight.view
    if view.seat is None or view.home[view.seat] or view.result is not None:
        return _garland(0)
    kinds = [kind for kind in range(KINDS) for _card in range(view.hands[view.seat][kind])]
    step = _step(len(kinds), CARD_WIDTH + 6, HAND_WIDTH - CARD_WIDTH)
    parts = [_own_laid(sight, view.laid[view.seat]), _own_plaque(sight, view.seat)]
    for place, kind in enumerate(kinds):
        nth = place - kinds.index(kind)
        parts.append(_own_card(_card(view, kind), nth, HAND_X + place * step, _use(sight, kind)))
    return group(*parts, _garland(HAND_X + len(kinds) * step), cls="dm-hand")


@cache
def _garland(start: float) -> str:
    """Marigolds where no card lies."""
    row = [marigold(x, 676, 1.5 if x % 92 else 2) for x in range(46, WIDTH - 20, 46) if x > start + 20]
    return f'<g aria-hidden="true">{"".join(row)}</g>'


@kept(2048)
def _own_card(card: Card, nth: int, x: float, offer: Offer | None) -> str:
    label, key = _(CARD_WORDS[card.kind]), f"hand-{card.kind}-{nth}"
    return group(front(*card), offer=offer, label=label, cls="dm-card", at=(x, float(HAND_Y)), key=key)


def _use(sight: Sight, kind: int) -> Offer | None:
    """What a click on a card in hand does."""
    reaction = {DODGE: (DODGE_IT, SWAP_ALL), HOLDING: (HOLD, SWAP_ALL)}.get(kind, ())
    return sight.first(LAY + kind, DISCARD + kind, *reaction)


def _own_laid(sight: Sight, kind: int) -> str:
    at = (18.0, float(HAND_Y))
    if kind < 0:
        empty = f'<rect class="dm-empty" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9"/>'
        return group(empty, words(_("laid"), CARD_WIDTH / 2, 61, "dm-small"), at=at)
    offer, label = sight.first(USE_ACTION), _("Your laid card: {card}", card=_(CARD_WORDS[kind]))
    card = front(*_card(sight.view, kind))
    return group(card, offer=offer, label=label, cls="dm-card laid-down", at=at, key="own-laid")


def _bones_to_walk(sight: Sight, seat: int) -> int:
    """The bones of the laid card before it is chosen how to use it; while walking, those that are left."""
    view = sight.view
    if sight.first(*PLAQUES) == sight.first(USE_MOVEMENT):
        return view.laid_bones[seat]
    left = view.facts.get("bones", 0) if view.phase == "Moving" and view.active == seat else 0
    return left if isinstance(left, int) else 0


def _own_plaque(sight: Sight, seat: int) -> str:
    """Beside the laid card: walking instead, stopping, or passing."""
    offer = sight.first(*PLAQUES)
    if offer is None:
        return ""
    word = mark("keep") if sight.view.phase in KEEPING else PLAQUES[offer.action]
    return _plaque(offer, word, _bones_to_walk(sight, seat))


@kept(64)
def _plaque(offer: Offer, said: str, left: int) -> str:
    drawn = "".join(bone(39, 26 + 19 * number, -14, 1.3) for number in range(left))
    frame = f'<rect class="dm-plaque" width="78" height="{CARD_HEIGHT}" rx="12"/>'
    word = words(_(said), 39, 98 if drawn else 62, "dm-plaque-word")
    return group(frame, drawn, word, offer=offer, cls="dm-card", at=(114, HAND_Y))
