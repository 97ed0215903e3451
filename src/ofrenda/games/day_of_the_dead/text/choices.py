"""What a player is asked, and the labels of the answers."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.phases.digging import CHALLENGE, SCAVENGE
from ofrenda.games.day_of_the_dead.phases.picks import CONTROL, FORGET, SPOOK
from ofrenda.games.day_of_the_dead.pieces import (
    BECOME_SPIRIT,
    DECK,
    DISCARD,
    DOUBLE,
    FIGHTERS,
    PICK,
    PLACES,
    POWER_UP,
    SPIRIT,
    STAY_FALLEN,
    TAKE,
    UNEARTH_IT,
    picked,
)
from ofrenda.games.day_of_the_dead.text.names import (
    EFFECT_WORDS,
    back_word,
    card_word,
    fighter_word,
    place_word,
    seen,
)
from ofrenda.games.day_of_the_dead.view import UNKNOWN, CardView, DayView
from ofrenda.kernel.view import View
from ofrenda.words import _, plural


def action(action: int, view: View, names: Sequence[str]) -> str:
    table = seen(view)
    if action < PICK:
        return f"{card_word(action)} {_about(action, table)}"
    if action < DECK:
        return _place(picked(action, table.seat or 0), table, names)
    if action < TAKE:
        return _deck(action - DECK, table)
    if action < DISCARD:
        return _("Take {fighter}", fighter=f"{fighter_word(action - TAKE)} {_about(action - TAKE, table)}")
    if action < BECOME_SPIRIT:
        return _("Discard {fighter}", fighter=f"{fighter_word(action - DISCARD)} {_about(action - DISCARD, table)}")
    if action == BECOME_SPIRIT:
        return _become_spirit(table)
    if action == STAY_FALLEN:
        return _("Leave it fallen in its slot")
    return _("Unearth it") if action == UNEARTH_IT else _("Leave it")


def _about(card: int, table: DayView) -> str:
    """Power and effect of the fighter on a card."""
    fighter = card % FIGHTERS
    return f"{table.powers[fighter]}: {_(EFFECT_WORDS[table.effects[fighter]])}"


def _place(place: int, table: DayView, names: Sequence[str]) -> str:
    owner, slot = divmod(place, PLACES)
    card = table.spirits[owner] if slot == SPIRIT else table.lines[owner][slot]
    return _("{owner}, {place}: {card}", owner=names[owner], place=place_word(slot), card=_card(card, table))


def _card(card: CardView | None, table: DayView) -> str:
    if card is None:
        return "-"
    if card.fighter == UNKNOWN:
        return _("face down ({back})", back=back_word(card.back))
    return f"{fighter_word(card.fighter)} {table.powers[card.fighter]} ({back_word(card.back)})"


def _deck(back: int, table: DayView) -> str:
    cards = plural("{count} card", "{count} cards", table.deck_sizes[back])
    return _("{back} deck, {cards}", back=back_word(back), cards=cards)


def _become_spirit(table: DayView) -> str:
    card = table.lines[table.seat or 0][table.fight.slot] if table.fight else None
    if card is None:
        return _("Make it your spirit")
    if card.back == DOUBLE:
        return _("Make it your spirit: your effects are used twice")
    if card.back == POWER_UP:
        return _("Make it your spirit: +2 power in your fights")
    return _("Make it your spirit: unearth a card of yours at once")


def question(view: View) -> str:
    table = seen(view)
    step, numbers = table.stack[-1]
    match step:
        case "SummonFighter":
            return _("Which card do you summon as your first fighter?")
        case "SummonSpirit":
            return _("Which card do you summon as your spirit?")
        case "PickCard":
            return _pick(numbers[1])
        case "TakeOne":
            return _("Which card takes its place? The others are discarded.")
        case "PickDeck" if numbers[1] == CHALLENGE:
            return _("From which deck come the two cards of the challenge?")
        case "PickDeck" if numbers[1] == SCAVENGE:
            return _("In which deck do you dig? The power of what you discard is added.")
        case "PickDeck":
            return _("In which deck do you dig?")
        case "DiscardOne":
            return _("Which card with the same back do you discard?")
        case "PickTwin":
            return _("Whose effect does your fighter use?")
        case "PickFromPile":
            return _("Which card of the discard pile takes your fighter's place?")
        case "MayUnearth":
            return _may_unearth(table, numbers)
        case _:
            return _lost(table)


def _pick(why: int) -> str:
    if why == SPOOK:
        return _("Which card in play is unearthed? You choose what replaces it.")
    if why == CONTROL:
        return _("Which fighter of theirs loses its effect for this turn?")
    if why == FORGET:
        return _("Which of your other fighters loses its effect for this turn?")
    return _("Which of your cards do you unearth?")


def _may_unearth(table: DayView, numbers: tuple[int, ...]) -> str:
    seat, owner = numbers
    card = table.lines[owner][table.fight.slot] if table.fight else None
    fighter = _card(card, table)
    if seat == owner:
        return _("Do you unearth {fighter}?", fighter=fighter)
    return _("Must they unearth {fighter}? They choose what replaces it.", fighter=fighter)


def _lost(table: DayView) -> str:
    card = table.lines[table.seat or 0][table.fight.slot] if table.fight else None
    if table.fight is None or table.fight.instant:
        return _("{fighter} lost at once. Does it become your spirit?", fighter=_card(card, table))
    seat = table.seat or 0
    return _(
        "{fighter} lost, {mine} against {theirs}. Does it become your spirit?",
        fighter=_card(card, table),
        mine=table.fight.power[seat],
        theirs=table.fight.power[1 - seat],
    )
