"""The players of Dia de los Muertos beside the skull: each with skeleton, festivals and cards."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ARM,
    BACK,
    BACKS,
    FESTIVAL_BITS,
    FESTIVALS,
    KINDS,
    LEG,
    TAKE,
    TARGET,
)
from ofrenda.games.dia_de_los_muertos.scene.shapes import (
    ARMS_AT,
    LEGS_AT,
    MINI_HEIGHT,
    MINI_WIDTH,
    apart,
    festival,
    glow,
    gravestone,
    limbs,
    marigold,
    mini_back,
    mini_front,
    seat_number,
    sign,
)
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight, concerned_seat
from ofrenda.games.dia_de_los_muertos.text.words import CARD_WORDS, FESTIVAL_WORDS, bones
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView
from ofrenda.kernel.scene import FINGER, Motif, Offer, group, shortened, skull, touch, words
from ofrenda.words import _, kept, plural

PANEL_X, PANEL_Y, PANEL_WIDTH, PANEL_STEP = 616, 51, 376, 90
NAME_ROOM, NAME_MOST = 17, 24
"""Longer names are written smaller, and those that are longer still are cut."""
FESTIVAL_ACTIONS = range(TAKE, TAKE + FESTIVALS)
BACK_ACTIONS = range(BACK, BACK + BACKS)
UNDERLINE = f'<path class="dm-old" d="M2 {MINI_HEIGHT + 5}h{MINI_WIDTH - 4}"/>'
NOTHING_LAID = f'<rect class="dm-empty" width="{MINI_WIDTH * 1.3}" height="{MINI_HEIGHT * 1.3}" rx="5"/>'


class Player(Motif, frozen=True):
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


def player_of(sight: DiaSight, seat: int) -> Player:
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


def _about(sight: DiaSight, seat: int) -> tuple[Offer, ...]:
    """What a click on this player, or on one of the player's things, does."""
    things = [range(TARGET + seat, TARGET + seat + 1)]
    if seat == concerned_seat(sight):
        things.append(range(ARM, LEG + 1))
        if sight.view.phase.name == "Snatch":
            things.append(FESTIVAL_ACTIONS)
        if sight.view.phase.name == "RandomAttack":
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
def panel(player: Player) -> str:
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
    step = apart(len(cards), MINI_WIDTH + 2, 130 - MINI_WIDTH)
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
def legend(seats: int) -> str:
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
