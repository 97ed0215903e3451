"""The two lines of fighters with their spirits, what has been done to them, and the order of their fights."""

from __future__ import annotations

from functools import cache

from ofrenda.games.day_of_the_dead.engine.pieces import (
    BACKS,
    BECOME_SPIRIT,
    DECK,
    FIGHTERS,
    PICK,
    PLACES,
    SLOTS,
    SPIRIT,
    STAY_FALLEN,
    UNEARTH_IT,
    picked,
)
from ofrenda.games.day_of_the_dead.engine.state import BONUS, GRANTS, NEXT_BONUS, NEXT_GRANTS, NOBODY, STOPPED
from ofrenda.games.day_of_the_dead.scene.layout import Layout
from ofrenda.games.day_of_the_dead.scene.shapes import (
    CROSSED_BONES,
    HIDDEN,
    Printed,
    altar,
    face_down,
    front,
    grave,
    key_of,
    piece,
    pill,
)
from ofrenda.games.day_of_the_dead.scene.sight import DaySight
from ofrenda.games.day_of_the_dead.view import UNKNOWN, CardView, DayView
from ofrenda.kernel.scene import Offer, Spot, fitted, group, words
from ofrenda.words import _, kept

Offered = dict[int, tuple[Offer | None, str]]
"""By place: what a click there does, and a caption where the place alone does not say enough."""
NOTHING = (None, "")
"""What a click does in most places."""


def offered_places(sight: DaySight) -> Offered:
    offers, phase, fight = sight.offers, sight.view.phase, sight.view.fight
    if not offers:
        return {}

    if phase.name in ("PickCard", "PickTwin"):
        return {picked(offer.action, sight.near): (offer, "") for offer in offers.within(range(PICK, DECK))}

    if fight is None:
        return {}
    if phase.name == "MayUnearth":
        place = phase.number("owner") * PLACES + fight.slot
        return {place: (offers.first(UNEARTH_IT), _caption(sight, _("unearth")))}
    if phase.name in ("BecomeSpirit", "LoserReplaced"):
        return {
            sight.near * PLACES + fight.slot: (offers.first(STAY_FALLEN), _caption(sight, _("stay"))),
            sight.near * PLACES + SPIRIT: (offers.first(BECOME_SPIRIT), _caption(sight, _("rise here"))),
        }

    return {}


def _caption(sight: DaySight, text: str) -> str:
    """Written upon a card; on a tall screen tags below the fighters say it."""
    return "" if sight.tall else caption(text)


@kept(16)
def caption(text: str) -> str:
    frame = '<rect class="day-caption" x="6" y="58" width="100" height="32" rx="16"/>'
    return frame + fitted(text, 56, 80, "day-caption-word", 88, 18)


# The lines


def line(sight: DaySight, seat: int, offered: Offered) -> list[str]:
    """The slots of a side, the oldest first, the graves still to be opened, and the spirit."""
    cards = sight.view.lines[seat]
    places = (*cards, *[None] * (SLOTS - len(cards)), sight.view.spirits[seat])
    return [
        _place(sight, seat, slot, card, *offered.get(seat * PLACES + slot, NOTHING)) for slot, card in enumerate(places)
    ]


def _place(sight: DaySight, seat: int, slot: int, card: CardView | None, offer: Offer | None, over: str) -> str:
    """A slot or the spirit's place with the card there, if any; `over` is drawn upon it."""
    view, layout = sight.view, sight.layout
    at = (layout.columns[slot], layout.lines[sight.side(seat)])
    if card is None:
        opened = slot == SPIRIT or slot < len(view.lines[seat])
        state = "awaited" if sight.awaited == seat * PLACES + slot else "dug" if opened else "later"
        return _empty(layout, slot == SPIRIT, state, at, offer, over)

    printed = printed_on(sight, card)
    fighting = view.fight is not None and view.fight.slot == slot
    stands = ("day-away" if sight.forward else "fighting") if fighting else ""
    over = _done_to(view, seat, card, slot, layout) + over
    if slot == SPIRIT and not (sight.tall or card.blank or over):
        over = _gives(card.back)
    return _laid(layout, printed, card.active, stands, at, offer, over, card_key(sight, seat, slot, printed))


def printed_on(sight: DaySight, card: CardView) -> Printed:
    known = card.fighter != UNKNOWN
    return sight.box[card.back * FIGHTERS + card.fighter] if known else HIDDEN[card.back]


def card_key(sight: DaySight, seat: int, slot: int, card: Printed) -> str:
    """A card that this seat does not know is found again by its place; a spirit's is that of the slot to come."""
    return key_of(card) or f"secret-{seat}-{len(sight.view.lines[seat]) if slot == SPIRIT else slot}"


@kept(BACKS)
def _gives(back: int) -> str:
    """What a spirit does for its side."""
    gives = (_("effects twice"), _("+2 power"), _("replaces a card"))
    return pill(gives[back], 56, 113, 108)


@kept(512)
def _empty(layout: Layout, spirit: bool, state: str, at: Spot, offer: Offer | None, over: str) -> str:
    shape = altar(layout.card) if spirit else grave(layout.card)
    label = _("place of the spirit") if spirit else _("empty slot")
    about = (
        _("A spirit helps by its back; next turn it steps into the line and fights.")
        if spirit
        else _("Each turn the spirit steps into the next slot, so that the line grows by one fighter.")
    )
    rule = "DAY-S4" if spirit else "DAY-S3"
    return group(shape, over, cls=f"day-empty {state}", at=at, offer=offer, label=label, about=about, rule=rule)


@kept(4096)
def _laid(
    layout: Layout, card: Printed, face_up: bool, stands: str, at: Spot, offer: Offer | None, over: str, key: str
) -> str:
    """A card in play; of one that has stepped forward this is the shadow."""
    face = front(card, layout.card) if face_up else face_down(card, layout.card)
    cls = " ".join(filter(None, ["day-card", stands, "face-up" * face_up]))
    return piece(face, over, card=card, cls=cls, key=key, at=at, offer=offer)


def _done_to(view: DayView, seat: int, card: CardView, slot: int, layout: Layout) -> str:
    """What has been done to a card: its effect is lost or stopped, its side is stronger or weaker, now or next."""
    fight = view.fight
    stopped = fight is not None and fight.slot == slot and (fight.cancelled or bool(fight.sides[seat][STOPPED]))
    lost = (_("no bonus") if slot == SPIRIT else _("effect lost")) if card.blank else _("stopped") if stopped else ""
    now = next_up = ""
    if fight is not None and fight.slot == slot and fight.winner == NOBODY:
        now = _more(fight.sides[seat][BONUS], fight.sides[seat][GRANTS])
    elif fight is not None and fight.slot == slot + 1 and slot != SPIRIT:
        next_up = _more(fight.sides[seat][NEXT_BONUS], fight.sides[seat][NEXT_GRANTS])

    return _labels(layout, lost, now, next_up) if lost or now or next_up else ""


def _more(power: int, uses: int) -> str:
    """Further power and further uses of an effect, by earlier fighters."""
    parts = [f"{power:+d}"] if power else []
    if uses:
        parts.append(_("again"))
    return " ".join(parts)


@kept(256)
def _labels(layout: Layout, lost: str, now: str, next_up: str) -> str:
    width, height = layout.card
    parts = [pill(lost, width / 2, height * 0.68, width, "lost")] if lost else []
    if now:
        parts.append(pill(now, width / 2, 3, width, "now"))
    if next_up:
        parts.append(pill(next_up, width / 2, 3, width, "waits"))
    return "".join(parts)


# Between the lines


def between(sight: DaySight) -> list[str]:
    """The slots in the order of their fights, from the newest to the oldest, and the mark at the one that is fought."""
    layout, opened, fight = sight.layout, len(sight.view.lines[0]), sight.view.fight
    now = fight.slot if fight else opened
    fought = [slot > now for slot in range(opened)] if fight else [False] * opened
    slots = [_number(layout, slot, slot < opened, slot < opened and fought[slot]) for slot in range(SLOTS)]
    return [_path(layout), *slots, _marker(sight), _cancelled(sight)]


@cache
def _path(layout: Layout) -> str:
    """Between the slots arrows say in which order they fight."""
    y = layout.strip
    arrows = "".join(
        f"M{(layout.middle(slot) + layout.middle(slot + 1)) / 2 + 4:g} {y - 6:g}l-7 6 7 6" for slot in range(SLOTS - 1)
    )
    return f'<path class="day-order" d="{arrows}"/>'


@kept(64)
def _number(layout: Layout, slot: int, opened: bool, fought: bool) -> str:
    radius = 10 if layout.tall else 14
    number = f'<circle r="{radius}"/>{words(slot + 1, 0, radius * 0.42, "day-slot-word")}'
    cls = "day-slot" + " later" * (not opened) + " fought" * fought
    label = _("slot {number}", number=slot + 1)
    about = _("The fights go from the newest slot, on the right, to the oldest one.")
    return group(number, cls=cls, at=(layout.middle(slot), layout.strip), label=label, about=about, rule="DAY-F1")


def _marker(sight: DaySight) -> str:
    """Crossed bones at the slot that is fought, and the powers once they are added up."""
    fight = sight.view.fight
    if fight is None:
        return ""
    counted = fight.winner != NOBODY and not fight.instant and not sight.tall
    powers = (fight.power[1 - sight.near], fight.power[sight.near]) if counted else ()
    return _at_the_slot(sight.layout, fight.slot, powers, fight.instant)


@kept(1024)
def _at_the_slot(layout: Layout, slot: int, powers: tuple[int, ...], instant: bool) -> str:
    inside = f'<circle class="day-now" r="{12 if layout.tall else 18}"/>'
    inside += group(CROSSED_BONES) if not layout.tall else f'<g transform="scale(.55)">{CROSSED_BONES}</g>'
    if powers:
        inside += pill(f"▲ {powers[0]}", -39, 0, 42) + pill(f"▼ {powers[1]}", 39, 0, 42)
    label = _("at once!") if instant else _("fight!")
    return group(inside, key="fight", at=(layout.middle(slot), layout.strip), label=label)


def _cancelled(sight: DaySight) -> str:
    """Where nobody uses effects: in this fight or in the next."""
    fight = sight.view.fight
    if fight is None or not (fight.cancelled or (fight.next_cancelled and fight.slot)):
        return ""
    slot = fight.slot if fight.cancelled else fight.slot - 1
    layout = sight.layout
    shift = 16 if fight.cancelled and not layout.tall else 0
    return pill(_("no effects"), layout.middle(slot), layout.strip + shift, layout.card[0], "lost")
