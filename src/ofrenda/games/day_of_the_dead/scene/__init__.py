"""Day of the Dead as a picture: two lines of fighters facing each other, their spirits, the hands, the decks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ofrenda.games.day_of_the_dead.engine.pieces import (
    BACK_NAMES,
    BECOME_SPIRIT,
    DECK,
    FIGHTERS,
    LEAVE_IT,
    PICK,
    PLACES,
    SLOTS,
    SPIRIT,
    STAY_FALLEN,
    UNEARTH_IT,
    back_of,
    picked,
)
from ofrenda.games.day_of_the_dead.engine.state import BONUS, NOBODY, STOPPED
from ofrenda.games.day_of_the_dead.scene.around import LEFT, WIDTH, bottom_row, caption, decks, turn
from ofrenda.games.day_of_the_dead.scene.shapes import (
    ALTAR,
    CANDLE,
    CARD_HEIGHT,
    CARD_WIDTH,
    CROSSED_BONES,
    FLAME,
    GRAVE,
    HIDDEN,
    Printed,
    about,
    face_down,
    front,
    sign,
)
from ofrenda.games.day_of_the_dead.scene.sight import DaySight
from ofrenda.games.day_of_the_dead.text.words import back_word, fighter_of, has_chosen
from ofrenda.games.day_of_the_dead.view import UNKNOWN, CardView, DayView, FightView
from ofrenda.kernel.scene import Offer, Offers, Picture, ground, group, shortened, skull, svg, tag, words
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, kept, listing, plural

HEIGHT = 776
STEP = 107
SPIRIT_X = 678
PLACES_X = (*(LEFT + slot * STEP for slot in range(SLOTS)), SPIRIT_X)
FAR_Y, NEAR_Y = 112, 298
MIDDLE_Y = (FAR_Y + CARD_HEIGHT + NEAR_Y) / 2
FAR_SIDE_Y, NEAR_SIDE_Y = 79, 458
LEAVE_IT_AT = (SPIRIT_X - 24, 436)
NOTHING = (None, "")
"""What a click does in most places."""


def draw(view: View, offers: Offers, names: Sequence[str]) -> Picture:
    sight = DaySight(narrowed(view, DayView), offers, names)
    far, near = 1 - sight.near, sight.near
    offered = _offered_places(sight)

    return svg(
        WIDTH,
        HEIGHT,
        _("Day of the Dead: turn {turn}, {score}", turn=sight.view.turn, score=_score(sight)),
        ground(WIDTH, HEIGHT),
        *_between(sight),
        *_side(sight, far),
        *_line(sight, far, offered),
        *_side(sight, near),
        *_line(sight, near, offered),
        turn(sight.view.turn),
        "<g>",
        *decks(sight),
        "</g><g>",
        _leave_it(offers.first(LEAVE_IT)),
        *bottom_row(sight),
        "</g>",
    )


@kept(8)
def _leave_it(offer: Offer | None) -> str:
    """To leave a fighter as it is belongs to no piece: the fighter itself is clicked to unearth it."""
    return tag(_("leave it"), offer, LEAVE_IT_AT) if offer else ""


def _score(sight: DaySight) -> str:
    return listing([f"{name} {points}" for name, points in zip(sight.names, sight.view.scores, strict=False)])


# The two sides


def _side(sight: DaySight, seat: int) -> list[str]:
    """Whose line it is, and the hand from behind if it lies on the far side."""
    view = sight.view
    y = NEAR_SIDE_Y if seat == sight.near else FAR_SIDE_Y
    name = shortened(f"{seat + 1} {sight.names[seat]}", 16)
    priority = view.priority == seat and view.result is None
    parts = ['<g class="day-side">', _player(seat, y, name, view.scores[seat], priority, _note(view, seat))]
    if seat != sight.near:
        for back, count in enumerate(view.hand_backs[seat]):
            held = tuple([card for card in view.hands[seat] if back_of(card) == back])
            parts.append(_hand_from_behind(back, count, held) if count else "")
    parts.append("</g>")
    return parts


@kept(1024)
def _player(seat: int, y: int, name: str, score: int, priority: bool, note: str) -> str:
    parts = [
        group(skull(seat, 44), at=(42, y)),
        words(name, 74, y - 3, "day-name", "start"),
        words(plural("{count} point", "{count} points", score), 74, y + 20, "day-points", "start"),
    ]
    if priority:
        candle = f'<g transform="scale(.6)">{CANDLE}{FLAME}</g>'
        parts.append(group(candle, words(_("Priority"), 9, 11, "day-note", "start"), at=(202, y + 9), key="priority"))
    parts.append(words(note, 304 if priority else 205, y + 20, "day-note", "start"))
    return "".join(parts)


def _note(view: DayView, seat: int) -> str:
    if view.result is not None:
        return _("Super Grand Master!") if seat in view.result.winners else ""
    return _("✓ chosen") if has_chosen(view, seat) else ""


@kept(256)
def _hand_from_behind(back: int, count: int, held: tuple[int, ...]) -> str:
    """How many cards of a back are in a hand; which ones, only if they may be seen."""
    card = f'<rect class="day-back {BACK_NAMES[back]}" width="30" height="42" rx="5"/>{sign(back, 15, 21, 0.8)}'
    cards = "".join(group(card, at=(number * 7, 0)) for number in range(min(count, 5)))
    x_words = 35 + 7 * (min(count, 5) - 1)
    return group(
        cards,
        words(back_word(back), x_words, 18, "day-small", "start"),
        words(f"×{count}", x_words, 38, "day-count", "start"),
        cls="day-mini",
        at=(396 + back * 130, FAR_SIDE_Y - 22),
        label=listing([fighter_of(card) for card in held]) or f"{back_word(back)} ×{count}",
    )


# The two lines


def _offered_places(sight: DaySight) -> dict[int, tuple[Offer | None, str]]:
    """By place: what a click there does, and a caption where the place alone does not say enough."""
    offers, phase, fight = sight.offers, sight.view.phase, sight.view.fight
    if not offers:
        return {}
    if phase.name in ("PickCard", "PickTwin"):
        return {picked(offer.action, sight.near): (offer, "") for offer in offers.within(range(PICK, DECK))}
    if phase.name == "MayUnearth" and fight is not None:
        return {
            sight.view.phase.number("owner") * PLACES + fight.slot: (offers.first(UNEARTH_IT), caption(_("unearth")))
        }
    if phase.name in ("BecomeSpirit", "LoserReplaced") and fight is not None:
        return {
            sight.near * PLACES + fight.slot: (offers.first(STAY_FALLEN), caption(_("stay"))),
            sight.near * PLACES + SPIRIT: (offers.first(BECOME_SPIRIT), caption(_("rise here"))),
        }

    return {}


def _line(sight: DaySight, seat: int, offered: dict[int, tuple[Offer | None, str]]) -> list[str]:
    """The slots of a side, the oldest first, the graves still to be opened, and the spirit."""
    line = sight.view.lines[seat]
    parts = ['<g class="day-line-of-fighters">']
    for slot, card in enumerate((*line, *[None] * (SLOTS - len(line)), sight.view.spirits[seat])):
        parts.append(_place(sight, seat, slot, card, *offered.get(seat * PLACES + slot, NOTHING)))
    parts.append("</g>")
    return parts


def _place(sight: DaySight, seat: int, slot: int, card: CardView | None, offer: Offer | None, over: str) -> str:
    """A slot or the spirit's place with the card there, if any; `over` is drawn upon it."""
    view = sight.view
    at = (PLACES_X[slot], NEAR_Y if seat == sight.near else FAR_Y)
    slots = len(view.lines[seat])
    if card is None:
        opened = slot == SPIRIT or slot < slots
        state = "awaited" if sight.awaited == seat * PLACES + slot else "dug" if opened else "later"
        return _empty(GRAVE if slot < SPIRIT else ALTAR, state, at, offer, over)

    fighting = view.fight is not None and view.fight.slot == slot
    if fighting or card.blank:
        over = _tags(view, seat, card, slot) + over
    if card.fighter == UNKNOWN:
        secret = f"secret-{seat}-{slots if slot == SPIRIT else slot}"
        return _laid(HIDDEN[card.back], False, fighting, at, offer, over, secret)

    return _laid(sight.box[card.back * FIGHTERS + card.fighter], card.active, fighting, at, offer, over)


@kept(512)
def _empty(shape: str, state: str, at: tuple[int, int], offer: Offer | None, over: str) -> str:
    return group(shape, over, cls=f"day-empty {state}", at=at, offer=offer)


@kept(4096)
def _laid(
    card: Printed, face_up: bool, fighting: bool, at: tuple[int, int], offer: Offer | None, over: str, secret: str = ""
) -> str:
    """A card in play; `secret` names it as long as this seat does not know it."""
    face = front(card) if face_up else face_down(card)
    cls = "day-card" + " fighting" * fighting + " face-up" * face_up
    key = secret or f"card-{card.back * FIGHTERS + card.fighter}"
    return group(face, over, cls=cls, key=key, at=at, offer=offer, label=about(card))


def _tags(view: DayView, seat: int, card: CardView, slot: int) -> str:
    """What has been done to a card: its effect is lost or stopped, its side is stronger or weaker in this fight."""
    fight = view.fight if view.fight is not None and view.fight.slot == slot else None
    text = ""
    if card.blank:
        text = _("no bonus") if slot == SPIRIT else _("effect lost")
    elif fight is not None and (fight.cancelled or fight.sides[seat][STOPPED]):
        text = _("stopped")

    tag = '<rect class="day-tag" x="2" y="71" width="92" height="20" rx="6"/>' if text else ""
    tag += words(text, 48, 86, "day-tag-word") if text else ""
    if fight is not None and fight.winner == NOBODY and fight.sides[seat][BONUS]:
        tag += '<rect class="day-bonus" x="35" y="4" width="32" height="24" rx="12"/>'
        tag += words(f"{fight.sides[seat][BONUS]:+d}", 51, 22, "day-bonus-word")

    return tag


# Between the lines


def _between(sight: DaySight) -> list[str]:
    """The numbers of the slots, and the fight that is going on."""
    opened, fight = len(sight.view.lines[0]), sight.view.fight
    parts = [f'<g><path class="day-path" d="M{LEFT} {MIDDLE_Y:g}H{SPIRIT_X - 20}"/>']
    parts += [_number(slot, slot < opened) for slot in range(SLOTS)]
    if fight is not None:
        parts[1 + fight.slot] = _fight(fight, sight.near)
    parts.append(words(_("spirits"), SPIRIT_X + CARD_WIDTH / 2, MIDDLE_Y + 6, "day-small") + "</g>")
    return parts


@kept(2 * SLOTS)
def _number(slot: int, opened: bool) -> str:
    number = f'<circle r="15"/>{words(slot + 1, 0, 6, "day-small")}'
    at = (PLACES_X[slot] + CARD_WIDTH / 2, MIDDLE_Y)
    return group(
        number, cls="day-slot" if opened else "day-slot later", at=at, label=_("slot {number}", number=slot + 1)
    )


def _fight(fight: FightView, near: int) -> str:
    x = PLACES_X[fight.slot] + CARD_WIDTH / 2
    if fight.winner == NOBODY or fight.instant:
        word = _("at once!") if fight.instant else _("fight!")
        inside = group(CROSSED_BONES, at=(x, MIDDLE_Y - 11)) + words(word, x, MIDDLE_Y + 20, "day-fight-word")
    else:
        inside = words(f"▲ {fight.power[1 - near]}", x, MIDDLE_Y - 4, "day-power-sum")
        inside += words(f"▼ {fight.power[near]}", x, MIDDLE_Y + 21, "day-power-sum")
    return _fight_frame(fight.slot) + inside


@cache
def _fight_frame(slot: int) -> str:
    height = NEAR_Y + CARD_HEIGHT - FAR_Y + 12
    corner = f'x="{PLACES_X[slot] - 7:g}" y="{FAR_Y - 6}"'
    return f'<rect class="day-fight" {corner} width="{CARD_WIDTH + 14}" height="{height}" rx="16"/>'
