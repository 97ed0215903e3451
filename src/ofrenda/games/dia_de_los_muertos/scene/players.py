"""The players: each with skeleton, festivals and cards; on a wide screen in panels, on a tall one in a row."""

from __future__ import annotations

from textwrap import wrap

from ofrenda.games.dia_de_los_muertos.engine.pieces import BACKS, FESTIVAL_BITS, FESTIVALS, KINDS, TARGET
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import (
    ARMS_AT,
    GRAVESTONE,
    LEGS_AT,
    MINI_HEIGHT,
    MINI_WIDTH,
    apart,
    festival,
    limbs,
    mini_back,
    mini_front,
    seat_number,
    sign,
)
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.text import about
from ofrenda.games.dia_de_los_muertos.text.words import CARD_WORDS, FESTIVAL_WORDS, bones
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView
from ofrenda.kernel.scene import Motif, Offer, Spot, fitted, group, shortened, skull, width_of, words
from ofrenda.words import _, kept, plural

NAME_MOST = 12
NAME_SIZE, SMALL_SIZE = 14, 13
"""Of letters, as the style sheet has them."""
LETTER = 9.4
"""So wide is a letter of a name in the row."""
SMALL = 0.72
"""The scale of a card in a panel."""
UNDERLINE = f'<path class="dm-old" d="M2 {MINI_HEIGHT + 5}h{MINI_WIDTH - 4}"/>'
NOTHING_LAID = f'<rect class="dm-empty" width="{MINI_WIDTH}" height="{MINI_HEIGHT}" rx="5"/>'


class Player(Motif, frozen=True):
    """All that is shown of a player."""

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
    about: str
    offer: Offer | None

    @property
    def shows_old(self) -> bool:
        """Whether some of the backs are underlined."""
        return any(self.old) and not self.open_hand and not self.home


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
        about.of_player(view, seat),
        sight.offers.first(TARGET + seat),
    )


def _standing(view: DiaView, seat: int) -> str:
    """Points at the end, else the place in the turn order."""
    if view.result is not None:
        return plural("{count} point", "{count} points", int(view.result.points[seat]))
    if view.home[seat]:
        return _("home {place}", place=view.home[seat])
    return _("turn {place}", place=view.order.index(seat) + 1) if seat in view.order else ""


@kept(2048)
def player(layout: Layout, seats: int, shown: Player) -> str:
    x, y = layout.players
    across, down = layout.player
    if layout.columns:
        row, column = divmod(shown.seat, layout.columns)
        return _panel(shown, (x + column * (across - 1), y + row * (down + 1)), across - 4, down - 2)
    return _cell(shown, (x + shown.seat * across / seats, y), across / seats - 2, down)


def _framed(shown: Player, at: Spot, width: float, height: float, *parts: str) -> str:
    turn = " active" if shown.active else ""
    frame = f'<rect class="dm-frame{turn}" width="{width:g}" height="{height:g}" rx="10"/>'
    return group(
        frame, *parts, offer=shown.offer, cls="dm-panel", at=at, label=shown.name, about=shown.about, rule="DM-12"
    )


def _name(shown: Player, x: float, y: float, most: int, anchor: str) -> str:
    return words(shortened(shown.name, most), x, y, "dm-name you" if shown.you else "dm-name", anchor)


# On a wide screen


def _panel(shown: Player, at: Spot, width: float, height: float) -> str:
    """Skeleton, name, festivals, backs in hand, laid card."""
    standing = min(width_of(shown.standing, SMALL_SIZE), width / 3)
    name = shortened(shown.name, NAME_MOST)
    cls = "dm-name you" if shown.you else "dm-name"

    return _framed(
        shown,
        at,
        width,
        height,
        _skeleton(shown, 30, 24, 0.72),
        fitted(name, 60, 17, cls, width - 72 - standing, NAME_SIZE, "start"),
        fitted(shown.standing, width - 6, 17, "dm-small", width / 3, SMALL_SIZE, "end"),
        *(_held(shown, number, 70 + number * 23, 39, 0.68) for number in range(int(FESTIVALS))),
        _stone(shown.home, 170, 40) if shown.home else _backs(shown) + _laid(shown, width - 24, 25, SMALL),
    )


def _skeleton(shown: Player, x: float, y: float, scale: float) -> str:
    drawn = (
        limbs(ARMS_AT, shown.arms)
        + limbs(LEGS_AT, shown.legs)
        + f'<circle class="dm-badge seat-{shown.seat}" r="22"/>'
        + skull(shown.seat, 35)
    )
    number = seat_number(shown.seat, 10 + 3 * scale, 10 + 3 * scale, 8)
    return group(sign(drawn, 0, 0, scale), number, cls="dm-skeleton", at=(x, y))


def _held(shown: Player, number: int, x: float, y: float, scale: float) -> str:
    held = bool(shown.festivals & FESTIVAL_BITS[number])
    label = _(FESTIVAL_WORDS[number]) if held else ""
    return group(sign(festival(number, held), 0, 0, scale), label=label, at=(x, y))


def _backs(shown: Player) -> str:
    """The hand from behind; a hand that everybody may see shows its fronts."""
    cards = _fronts(shown) if shown.open_hand else _held_backs(shown)
    step = apart(len(cards), MINI_WIDTH * SMALL + 2, 50 - MINI_WIDTH * SMALL)
    parts = [
        group(sign(shape, 0, 0, SMALL), label=label, at=(134 + place * step, 25.0))
        for place, (shape, label) in enumerate(cards)
    ]
    return group(*parts, cls="dm-backs")


def _fronts(shown: Player) -> list[tuple[str, str]]:
    return [(mini_front(kind), _(CARD_WORDS[kind])) for kind in range(KINDS) for _card in range(shown.cards[kind])]


def _held_backs(shown: Player) -> list[tuple[str, str]]:
    """Each back with what it says; those held since before the last shuffle first, underlined."""
    held = []
    for back in range(BACKS):
        old = shown.old[back]
        label = _("{bones}, held since before the last shuffle", bones=bones(back + 1))
        held += [(mini_back(back + 1) + UNDERLINE, label)] * old
        held += [(mini_back(back + 1), bones(back + 1))] * (shown.cards[back] - old)
    return held


def _laid(shown: Player, x: float, y: float, scale: float) -> str:
    count, kind = shown.laid, shown.laid_kind
    if count == 0:
        return group(sign(NOTHING_LAID, 0, 0, scale), at=(x, y), label=_("no card laid"))
    if count < 0:
        knocked = words("✗", 9, 20, "dm-knocked")
        return group(sign(NOTHING_LAID, 0, 0, scale), knocked, at=(x, y), label=_("knocked over"))

    shape = mini_front(kind) if kind >= 0 else mini_back(count)
    said = _("Laid face down for this round: an action, or {bones} to move.", bones=bones(count))
    return group(
        sign(shape, 0, 0, scale),
        cls="dm-laid",
        key=f"laid-{shown.seat}",
        at=(x, y),
        label=bones(count),
        about=said,
        rule="DM-2",
    )


def _stone(place: int, x: float, y: float) -> str:
    return sign(GRAVESTONE, x, y, 0.85) + words(place, x, y + 5, "dm-stone-word")


# On a tall screen


def _cell(shown: Player, at: Spot, width: float, height: float) -> str:
    """Skeleton, festivals, laid card, how many cards in hand, name."""
    middle = width / 2
    hand = "" if shown.home else words(f"{sum(shown.cards)}", middle + 19, 43, "dm-small")
    fan = "" if shown.home else _laid(shown, middle + 10, 5, SMALL)
    signs = (_held(shown, number, middle - 18 + number * 11, 49, 0.33) for number in range(int(FESTIVALS)))
    stone = _stone(shown.home, middle + 19, 20) if shown.home else ""
    name = _name(shown, middle, height - 4, max(4, int(width / LETTER)), "middle")
    drawn = (_skeleton(shown, middle - 10, 18, 0.62), *signs, fan, hand, stone, name)
    return _framed(shown, at, width, height, *drawn)


@kept(8)
def legend(layout: Layout) -> str:
    """What an underlined back means."""
    x, y = layout.pile
    lines = wrap(_("held since before the last shuffle"), 12)
    said = [words(line, 0, 24 + 15 * number, "dm-legend", "start") for number, line in enumerate(lines)]
    return group('<path class="dm-old" d="M2 6h20"/>', *said, at=(x, y + 124))
