"""Day of the Dead as a picture: two lines of fighters facing each other, their spirits, the hands, the decks."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.around import LEFT, WIDTH, Table, bottom_row, caption, decks, turn
from ofrenda.games.day_of_the_dead.cards import (
    CANDLE,
    CARD_HEIGHT,
    CARD_WIDTH,
    CROSSED_BONES,
    FLAME,
    about,
    altar,
    face_down,
    front,
    grave,
    sign,
)
from ofrenda.games.day_of_the_dead.pieces import (
    BACK_NAMES,
    BACKS,
    BECOME_SPIRIT,
    FIGHTERS,
    PLACES,
    SLOTS,
    SPIRIT,
    STAY_FALLEN,
    UNEARTH_IT,
    back_of,
    picking,
)
from ofrenda.games.day_of_the_dead.state import BONUS, NOBODY, STOPPED
from ofrenda.games.day_of_the_dead.text.names import back_word, fighter_of, seen
from ofrenda.games.day_of_the_dead.view import UNKNOWN, CardView, DayView
from ofrenda.kernel.scene import banner, group, picture, shortened, skull, words
from ofrenda.kernel.view import View
from ofrenda.words import _, listing, plural

HEIGHT = 720
STEP = 107
SPIRIT_X = 678
FAR_Y, NEAR_Y = 112, 298
MIDDLE_Y = (FAR_Y + CARD_HEIGHT + NEAR_Y) / 2


def draw(view: View, actions: Sequence[int], names: Sequence[str]) -> str:
    table = Table(seen(view), actions, names)
    title = _("Day of the Dead: turn {turn}, {score}", turn=table.view.turn, score=_score(table))
    return picture(
        WIDTH,
        HEIGHT,
        title,
        f'<rect class="table" width="{WIDTH}" height="{HEIGHT}" rx="18"/>',
        banner(WIDTH),
        _between(table),
        *(part for seat in (1 - table.near, table.near) for part in (_side(table, seat), _line(table, seat))),
        turn(table),
        decks(table),
        bottom_row(table),
    )


def _score(table: Table) -> str:
    return listing([f"{name} {points}" for name, points in zip(table.names, table.view.scores, strict=False)])


# The two sides


def _side(table: Table, seat: int) -> str:
    """Whose line it is, the points, Priority, and the hand from behind if it lies on the far side."""
    view = table.view
    near = seat == table.near
    y = 462 if near else 79
    points = plural("{count} point", "{count} points", view.scores[seat])
    parts = [
        group(skull(seat, 44), at=(42, y)),
        words(shortened(f"{seat + 1} {table.names[seat]}", 16), 74, y - 3, "day-name", "start"),
        words(points, 74, y + 20, "day-points", "start"),
    ]
    if view.priority == seat and view.result is None:
        word = words(_("Priority"), 12, 5, "day-sign", "start")
        parts.append(group(CANDLE, FLAME, word, at=(304, y - 6), key="priority"))
    parts.append(words(_note(view, seat), 190, y + 20, "day-note", "start"))
    if not near:
        parts += [_hand_from_behind(table, seat, back, 396 + back * 130, y) for back in range(BACKS)]
    return group(*parts, cls="day-side")


def _note(view: DayView, seat: int) -> str:
    if view.result is not None:
        return _("Super Grand Master!") if seat in view.result.winners else ""
    return _("✓ chosen") if view.chosen and view.chosen[seat] else ""


def _hand_from_behind(table: Table, seat: int, back: int, x: float, y: float) -> str:
    """How many cards of a back are in a hand; which ones, only if they may be seen."""
    count = table.view.hand_backs[seat][back]
    if not count:
        return ""
    held = [fighter_of(card) for card in table.view.hands[seat] if back_of(card) == back]
    card = f'<rect class="day-back {BACK_NAMES[back]}" width="30" height="42" rx="5"/>{sign(back, 15, 21, 0.8)}'
    cards = "".join(group(card, at=(number * 7, 0)) for number in range(min(count, 5)))
    x_words = 35 + 7 * (min(count, 5) - 1)
    return group(
        cards,
        words(back_word(back), x_words, 18, "day-small", "start"),
        words(f"×{count}", x_words, 38, "day-count", "start"),
        cls="day-mini",
        at=(x, y - 22),
        label=listing(held) if held else f"{back_word(back)} ×{count}",
    )


def _line(table: Table, seat: int) -> str:
    """The slots of a side, the oldest first, the graves still to be opened, and the spirit."""
    line = table.view.lines[seat]
    parts = [_place(table, seat, slot, line[slot] if slot < len(line) else None) for slot in range(SLOTS)]
    parts.append(_place(table, seat, SPIRIT, table.view.spirits[seat]))
    return group(*parts, cls="day-line-of-fighters")


def _place(table: Table, seat: int, slot: int, card: CardView | None) -> str:
    view = table.view
    at = (SPIRIT_X if slot == SPIRIT else LEFT + slot * STEP, NEAR_Y if seat == table.near else FAR_Y)
    action, caption = _what_happens_there(table, seat, slot)
    if card is None:
        shape = grave() if slot < SPIRIT else altar()
        opened = slot == SPIRIT or slot < len(view.lines[seat])
        state = "awaited" if table.awaits(seat, slot) else "dug" if opened else "later"
        label = table.label(action) if action is not None else ""
        return group(shape, caption, cls=f"day-empty {state}", at=at, action=action, label=label)
    age = len(view.lines[seat]) if slot == SPIRIT else slot
    known = card.fighter != UNKNOWN
    key = f"card-{card.back * FIGHTERS + card.fighter}" if known else f"secret-{seat}-{age}"
    label = table.label(action) if action is not None else about(view, card.back, card.fighter)
    face = front(view, card.back, card.fighter) if card.active and known else face_down(view, card)
    fighting = view.fight is not None and view.fight.slot == slot
    tags = _tags(view, seat, card, slot) + caption
    cls = "day-card" + " fighting" * fighting + " face-up" * (card.active and known)
    return group(face, tags, cls=cls, key=key, at=at, action=action, label=label)


def _what_happens_there(table: Table, seat: int, slot: int) -> tuple[int | None, str]:
    """The action of a place, and the words on it where the place alone does not say enough."""
    action = table.offered(picking(seat * PLACES + slot, table.near))
    if action is not None or not table.actions or table.view.fight is None:
        return action, ""
    fighting = slot == table.view.fight.slot
    if table.step == "MayUnearth" and fighting and seat == table.numbers[1]:
        return UNEARTH_IT, caption(_("unearth"))
    if BECOME_SPIRIT in table.actions and seat == table.near and (fighting or slot == SPIRIT):
        return (STAY_FALLEN, caption(_("stay"))) if fighting else (BECOME_SPIRIT, caption(_("rise here")))
    return None, ""


def _tags(view: DayView, seat: int, card: CardView, slot: int) -> str:
    """What has been done to a card: its effect is lost or stopped, its side is stronger or weaker in this fight."""
    fight = view.fight if view.fight is not None and view.fight.slot == slot else None
    text = ""
    if card.blank:
        text = _("gives nothing") if slot == SPIRIT else _("effect lost")
    elif fight is not None and (fight.cancelled or fight.sides[seat][STOPPED]):
        text = _("stopped")
    tag = '<rect class="day-tag" x="2" y="70" width="92" height="20" rx="6"/>' if text else ""
    tag += words(text, 48, 85, "day-tag-word") if text else ""
    if fight is not None and fight.winner == NOBODY and fight.sides[seat][BONUS]:
        tag += '<rect class="day-bonus" x="35" y="4" width="32" height="24" rx="12"/>'
        tag += words(f"{fight.sides[seat][BONUS]:+d}", 51, 22, "day-bonus-word")
    return tag


def _between(table: Table) -> str:
    """The numbers of the slots, and the fight that is going on."""
    view = table.view
    parts = [f'<path class="day-path" d="M{LEFT} {MIDDLE_Y:g}H{SPIRIT_X - 20}"/>']
    for slot in range(SLOTS):
        x = LEFT + slot * STEP + CARD_WIDTH / 2
        if view.fight is not None and view.fight.slot == slot:
            parts.append(_fight(table, x))
        else:
            opened = "day-slot" if slot < len(view.lines[0]) else "day-slot later"
            number = f'<circle r="15"/>{words(slot + 1, 0, 6, "day-small")}'
            parts.append(group(number, cls=opened, at=(x, MIDDLE_Y), label=_("slot {number}", number=slot + 1)))
    parts.append(words(_("spirits"), SPIRIT_X + CARD_WIDTH / 2, MIDDLE_Y + 6, "day-small"))
    return group(*parts)


def _fight(table: Table, x: float) -> str:
    fight = table.view.fight
    height = NEAR_Y + CARD_HEIGHT - FAR_Y + 12
    corner = f'x="{x - CARD_WIDTH / 2 - 7:g}" y="{FAR_Y - 6}"'
    frame = f'<rect class="day-fight" {corner} width="{CARD_WIDTH + 14}" height="{height}" rx="16"/>'
    if fight is None or fight.winner == NOBODY or fight.instant:
        word = _("at once!") if fight is not None and fight.instant else _("fight!")
        return frame + group(CROSSED_BONES, at=(x, MIDDLE_Y - 11)) + words(word, x, MIDDLE_Y + 20, "day-fight-word")
    powers = words(f"▲ {fight.power[1 - table.near]}", x, MIDDLE_Y - 4, "day-power-sum")
    return frame + powers + words(f"▼ {fight.power[table.near]}", x, MIDDLE_Y + 21, "day-power-sum")
