"""What the player is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.engine.phases.digging import CHALLENGE, SCAVENGE
from ofrenda.games.day_of_the_dead.engine.phases.picks import CONTROL, FORGET, SPOOK
from ofrenda.games.day_of_the_dead.engine.pieces import DOUBLE, PLACES, POWER_UP, SPIRIT, TURNS, UNEARTH
from ofrenda.games.day_of_the_dead.text.labels import card_in_place
from ofrenda.games.day_of_the_dead.text.words import back_word, fighter_of, fighter_word
from ofrenda.games.day_of_the_dead.view import UNKNOWN, CardView, DayView
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _

EXPLAINED = 2
"""So many turns a question says what each back does."""


def question(view: View, names: Sequence[str]) -> str:
    table = narrowed(view, DayView)
    phase = table.phase
    other = names[1 - (table.seat or 0)]

    match phase.name:
        case "SummonFighter":
            return _("Which card is your first fighter? It fights this turn.")
        case "SummonSpirit":
            return _summon_spirit(table)
        case "PickCard":
            return _pick(phase.number("why"), other)
        case "TakeOne":
            return _take(phase.number("place"), table, names)
        case "PickDeck":
            return _pick_deck(phase.number("why"))
        case "DiscardOne":
            return _("Which {back} card of your hand do you discard?", back=back_word(phase.number("back")))
        case "PickTwin":
            return _("Whose effect does your fighter use? It copies another one of your line.")
        case "PickFromPile":
            return _("Which card of the discard pile fights instead? Your fighter goes there.")
        case "MayUnearth":
            return _may_unearth(table, phase.number("seat"), phase.number("owner"), names)
        case _:
            return _lost(table)


def _summon_spirit(table: DayView) -> str:
    """What the backs do is said until both players have seen it; a back tells it whenever it is asked."""
    if EXPLAINED < table.turn < TURNS:
        return _("Which card is your spirit? Its back helps now, next turn it fights.")
    if table.turn == TURNS:
        return _("Which card is your spirit? It is the last turn: only its back counts.")
    backs = _("Double: effects twice. Power Up: +2 power. Unearth: replace a card.")
    return _("Which card is your spirit? Its back helps now, next turn it fights. {backs}", backs=backs)


def _pick(why: int, other: str) -> str:
    if why == SPOOK:
        return _("Which card in play is unearthed? You look at three cards of its back and choose what replaces it.")
    if why == CONTROL:
        return _("Which fighter of {player} loses its effect for this turn?", player=other)
    if why == FORGET:
        return _("Which of your other fighters loses its effect for this turn?")
    return _("Which of your cards do you unearth? You look at three cards of its back and choose what replaces it.")


def _take(place: int, table: DayView, names: Sequence[str]) -> str:
    """Which place waits for a card; the one that lay there is gone."""
    owner, slot = divmod(place, PLACES)

    if owner != table.seat and slot == SPIRIT:
        return _("Which card is the new spirit of {player}? The others are discarded.", player=names[owner])
    if owner != table.seat:
        return _(
            "Which card comes into slot {number} of {player}? The others are discarded.",
            number=slot + 1,
            player=names[owner],
        )
    if slot == SPIRIT:
        return _("Which card is your new spirit? The others are discarded.")
    return _("Which card comes into your slot {number}? The others are discarded.", number=slot + 1)


def _pick_deck(why: int) -> str:
    if why == CHALLENGE:
        return _("Which deck shows a card for each of you? If yours is higher, you win at once.")
    if why == SCAVENGE:
        return _(
            "From which deck do you dig? You draw a card and discard one with the same back, whose power is added."
        )
    return _("From which deck do you dig? You draw a card and discard one with the same back.")


def _may_unearth(table: DayView, seat: int, owner: int, names: Sequence[str]) -> str:
    card = table.lines[owner][table.fight.slot] if table.fight else None
    fighter = card_in_place(card, table)
    if seat == owner:
        return _("Do you unearth {fighter}, so that another card replaces it?", fighter=fighter)
    return _(
        "Do you make {player} unearth {fighter}, so that another card replaces it?",
        player=names[owner],
        fighter=fighter,
    )


def _lost(table: DayView) -> str:
    seat = table.seat or 0
    card = table.lines[seat][table.fight.slot] if table.fight else None
    known = card is not None and card.fighter != UNKNOWN  # then it stands there large
    fighter = fighter_word(card.fighter) if card is not None and known else card_in_place(card, table)
    helps = _helps(card, table)
    if table.phase.name == "LoserReplaced":
        return _(
            "{fighter} lies where {loser} lost. Make it your spirit? {helps}",
            loser=fighter_of(table.phase.number("lost")),
            fighter=fighter,
            helps=helps,
        )
    if table.fight is None or table.fight.instant:
        return _("{fighter} lost at once. Make it your spirit? {helps}", fighter=fighter, helps=helps)

    return _(
        "{fighter} lost {mine} to {theirs}. Make it your spirit? {helps}",
        fighter=fighter,
        mine=table.fight.power[seat],
        theirs=table.fight.power[1 - seat],
        helps=helps,
    )


def _helps(card: CardView | None, table: DayView) -> str:
    """What a loser would do as a spirit, now."""
    if card is None or table.fight is None:
        return ""
    if card.back != UNEARTH and table.fight.slot == 0:  # the fights go from the newest slot to the oldest
        return _("No fight is left this turn.")
    if card.back == DOUBLE:
        return _("Then your effects work twice in the fights left.")
    if card.back == POWER_UP:
        return _("Then you have +2 power in the fights left.")
    return _("Then you unearth (replace) a card of yours at once.")
