"""What the answers say."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ofrenda.games.day_of_the_dead.engine.phases.picks import CONTROL, FORGET, UNEARTHING
from ofrenda.games.day_of_the_dead.engine.pieces import (
    BECOME_SPIRIT,
    DECK,
    DISCARD,
    FIGHTERS,
    PICK,
    PLACES,
    SPIRIT,
    STAY_FALLEN,
    SUMMON,
    TAKE,
    TURNS,
    UNEARTH_IT,
    back_of,
    picked,
)
from ofrenda.games.day_of_the_dead.engine.state import NOBODY
from ofrenda.games.day_of_the_dead.text.words import back_word, effect_word, fighter_word
from ofrenda.games.day_of_the_dead.view import UNKNOWN, CardView, DayView
from ofrenda.kernel.text import NO_ACTION, Choice, menu_of
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, listing, plural

MOST_LINES = 12
"""A longer menu would run off the screen."""


def action(action: int, view: View, names: Sequence[str]) -> str:
    table = narrowed(view, DayView)

    if action < PICK:
        return _with_effect(_printed(action % FIGHTERS, back_of(action), table), action % FIGHTERS, table)
    if action < DECK:
        return _place(picked(action, table.seat or 0), table, names)
    if action < TAKE:
        return _deck(action - DECK, table)
    if action < DISCARD:
        return _("Take {fighter}", fighter=_fighter(action - TAKE, table))
    if action < BECOME_SPIRIT:
        return _("Discard {fighter}", fighter=_fighter(action - DISCARD, table))
    if action == UNEARTH_IT:
        return _unearth_it(table, names)
    return _told(action, table)


def _short(action: int, table: DayView) -> str:
    """A card without its effect, which stands on the card where it lies open before whoever chooses; of a fighter that
    has fought what becomes of it, without what follows."""
    if action < PICK:
        return _printed(action % FIGHTERS, back_of(action), table)
    if TAKE <= action < DISCARD and table.phase.name == "TakeOne":
        return _("Take {fighter}", fighter=_with_power(action - TAKE, table))
    if DISCARD <= action < BECOME_SPIRIT:
        return _("Discard {fighter}", fighter=_with_power(action - DISCARD, table))
    if action >= BECOME_SPIRIT:
        return _fate(action, table)
    return ""


def _fate(action: int, table: DayView) -> str:
    """What becomes of the fighter that the question is about."""
    fighter = _asked_about(table)
    if action == BECOME_SPIRIT:
        return _("Make {fighter} your spirit", fighter=fighter)
    if action == STAY_FALLEN:
        return _("Leave {fighter} fallen", fighter=fighter)
    if action == UNEARTH_IT:
        return _("Unearth {fighter}", fighter=fighter)
    return _("Leave {fighter} as it is", fighter=fighter)


def _asked_about(table: DayView) -> str:
    seat = table.phase.number("owner") if table.phase.name == "MayUnearth" else table.seat or 0
    card = table.lines[seat][table.fight.slot] if table.fight else None
    known = card is not None and card.fighter != UNKNOWN
    return fighter_word(card.fighter) if card is not None and known else _("the card")


def _told(action: int, table: DayView) -> str:
    """With what follows."""
    what = _fate(action, table)
    if action == BECOME_SPIRIT:
        return _("{what}: the old one joins the line", what=what)
    rises = action == STAY_FALLEN and table.turn < TURNS
    return _("{what}: it rises again next turn", what=what) if rises else what


def _fighter(fighter: int, table: DayView) -> str:
    return _with_effect(_with_power(fighter, table), fighter, table)


def _with_power(fighter: int, table: DayView) -> str:
    return f"{fighter_word(fighter)} {table.powers[fighter]}"


def _with_effect(what: str, fighter: int, table: DayView) -> str:
    return _("{card}: “{effect}”", card=what, effect=effect_word(table.effects[fighter]))


def _printed(fighter: int, back: int, table: DayView) -> str:
    """A card as it is printed: the fighter, its power, its back."""
    return _(
        "{fighter} {power} ({back})", fighter=fighter_word(fighter), power=table.powers[fighter], back=back_word(back)
    )


def _place(place: int, table: DayView, names: Sequence[str]) -> str:
    """The card in a place; whose effect it is counts more than where it lies, so that comes last."""
    owner, slot = divmod(place, PLACES)
    card = table.spirits[owner] if slot == SPIRIT else table.lines[owner][slot]
    places = {"card": card_in_place(card, table), "place": _where(owner, slot, table, names)}
    stands = _stands(card, owner, slot, table)
    what = _("{card}, {place}, {stands}", stands=stands, **places) if stands else _("{card}, {place}", **places)
    if card is None or card.fighter == UNKNOWN:
        return what
    return _with_effect(what, card.fighter, table)


def _stands(card: CardView | None, owner: int, slot: int, table: DayView) -> str:
    """How a fighter stands in the fights of this turn, which go from the newest slot to the oldest.

    Face down lie those who have fallen, and spirits that joined the line; only their player knows the latter.
    """
    fight = table.fight

    if card is None or fight is None or slot == SPIRIT:
        return ""
    if not card.active:
        if owner == table.seat:
            return _("face down")
        return "" if card.fighter == UNKNOWN else _("fallen")
    if card.blank:
        return _("without effect this turn")
    if slot == fight.slot and fight.winner == NOBODY:
        return _("fighting now")
    return _("has fought") if slot >= fight.slot else _("still to fight")


def _where(owner: int, slot: int, table: DayView, names: Sequence[str]) -> str:
    if owner == (table.seat or 0):
        return _("your spirit") if slot == SPIRIT else _("your slot {number}", number=slot + 1)
    if slot == SPIRIT:
        return _("{player}'s spirit", player=names[owner])
    return _("{player}'s slot {number}", player=names[owner], number=slot + 1)


def card_in_place(card: CardView | None, table: DayView) -> str:
    if card is None:
        return "-"
    if card.fighter == UNKNOWN:
        return _("Face-down card ({back})", back=back_word(card.back))
    return _printed(card.fighter, card.back, table)


def _deck(back: int, table: DayView) -> str:
    cards = plural("{count} card", "{count} cards", table.deck_sizes[back])
    return _("{back} deck, {cards}", back=back_word(back), cards=cards)


def _unearth_it(table: DayView, names: Sequence[str]) -> str:
    seat, owner, what = table.phase.number("seat"), table.phase.number("owner"), _fate(UNEARTH_IT, table)
    if seat == owner:
        return _("{what}: look at three cards and choose one in its place", what=what)
    return _("{what}: {player} looks at three cards and chooses one in its place", what=what, player=names[owner])


def menu(actions: Sequence[int], view: View, names: Sequence[str]) -> list[Choice]:
    """In a summoning also the cards that may not be summoned, with the reason; a high pile is asked for by power.

    Slots of one line are typed by their own numbers.
    """
    table = narrowed(view, DayView)
    choices = [replace(one, short=_short(one.action, table)) for one in menu_of(action, actions, view, names)]
    if table.phase.name == "PickFromPile" and len(choices) > MOST_LINES:
        return _by_power(choices, table)
    if table.phase.name in ("PickCard", "PickTwin"):
        return _by_slot(choices, table.seat or 0)
    if table.phase.name not in ("SummonFighter", "SummonSpirit") or table.seat is None:
        return choices

    barred = [card for card in dict.fromkeys(table.hands[table.seat]) if SUMMON + card not in actions]
    return [
        *choices,
        *(
            Choice(
                NO_ACTION,
                _(
                    "{card}: {reason}",
                    card=_printed(card % FIGHTERS, back_of(card), table),
                    reason=missing(SUMMON + card, view, names),
                ),
            )
            for card in barred
        ),
    ]


def _by_slot(choices: Sequence[Choice], seat: int) -> list[Choice]:
    """The cards of a line with the numbers of their slots; of two lines no slot has a number of its own."""
    places = [divmod(int(picked(choice.action, seat)), int(PLACES)) for choice in choices]
    if len({owner for owner, _slot in places}) > 1:
        return list(choices)
    return [
        Choice(choice.action, choice.label, number=0 if slot == SPIRIT else slot + 1)
        for choice, (_owner, slot) in zip(choices, places, strict=True)
    ]


def _by_power(choices: Sequence[Choice], table: DayView) -> list[Choice]:
    """The fighters of a pile, those of the same power as one line, the strongest first."""
    powers: dict[int, list[Choice]] = {}
    for choice in sorted(choices, key=lambda choice: -table.powers[choice.action - TAKE]):
        powers.setdefault(table.powers[choice.action - TAKE], []).append(choice)

    return [
        Choice(choice.action, choice.label, group=_of_power(power, alike) if len(alike) > 1 else "")
        for power, alike in powers.items()
        for choice in alike
    ]


def _of_power(power: int, alike: Sequence[Choice]) -> str:
    fighters = listing([fighter_word(choice.action - TAKE) for choice in alike])
    return _("Power {power}: {fighters}", power=power, fighters=fighters)


def missing(action: int, view: View, names: Sequence[str]) -> str:
    """Why it cannot be done now, with the rule."""
    table = narrowed(view, DayView)
    if action < PICK and table.phase.name in ("SummonFighter", "SummonSpirit"):
        if table.seat is None or action - SUMMON not in table.hands[table.seat]:
            return _("you do not hold this card.")
        return _("two {back} cards of yours are in play already (DAY-S5).", back=back_word(back_of(action - SUMMON)))

    if PICK <= action < DECK:
        return _no_pick(action, table)
    if DECK <= action < TAKE and table.phase.name == "PickDeck":
        return _("neither its deck nor its discard pile has a card (DAY-R11).")
    if TAKE <= action < DISCARD and table.phase.name == "PickFromPile":
        return _("no such card lies on the pile of the same back (DAY-RETURN).")
    if TAKE <= action < DISCARD and table.phase.name == "TakeOne":
        return _("it is not among the cards that you look at (DAY-B4).")

    if DISCARD <= action < BECOME_SPIRIT and table.phase.name == "DiscardOne":
        return _("you hold no such card with the back of the deck that you drew from (DAY-K1).")
    return ""


def _no_pick(action: int, table: DayView) -> str:
    """Why a card in play cannot be chosen."""
    owner, slot = divmod(int(picked(action, table.seat or 0)), int(PLACES))
    line = dict(enumerate(table.lines[owner])) | {SPIRIT: table.spirits[owner]}
    if line.get(slot) is None:
        return _("no card lies there.")

    if table.phase.name == "PickTwin":
        return _("only another active fighter of your line that has an effect of its own is copied (DAY-TWIN).")
    if table.phase.name != "PickCard":
        return ""
    return {
        UNEARTHING: _("only a card of your own is unearthed (DAY-B3)."),
        CONTROL: _("only a fighter of the other line loses its effect (DAY-CONTROL)."),
        FORGET: _("only another fighter of your own line forgets its effect (DAY-FORGET)."),
    }.get(table.phase.number("why"), "")
