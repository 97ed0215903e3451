"""The words for backs, fighters, effects and places."""

from __future__ import annotations

from ofrenda.games.day_of_the_dead.engine.pieces import BACK_NAMES, FIGHTER_NAMES, FIGHTERS, SPIRIT
from ofrenda.games.day_of_the_dead.view import UNKNOWN, DayView
from ofrenda.kernel.event import numbers
from ofrenda.words import _, mark

BACK_WORDS = (mark("Double"), mark("Power Up"), mark("Unearth"))

FIGHTER_WORDS = (
    mark("Oaf"),
    mark("Anger"),
    mark("Nemesis"),
    mark("Alchemy"),
    mark("Cancel"),
    mark("Challenge"),
    mark("Control"),
    mark("Cultivate"),
    mark("Famine"),
    mark("Forget"),
    mark("Greed"),
    mark("Grief"),
    mark("Moody"),
    mark("Paranoid"),
    mark("Return"),
    mark("Spook"),
    mark("Spy"),
    mark("Troll"),
    mark("Vampire"),
    mark("Twin"),
    mark("Hoard"),
    mark("Mimic"),
    mark("Digger"),
    mark("Scavenge"),
    mark("Envy"),
    mark("Haunt"),
    mark("Rally"),
    mark("Mob"),
    mark("Elder"),
    mark("Eager"),
    mark("Grudge"),
    mark("Smug"),
    mark("Sloth"),
    mark("Clumsy"),
    mark("Gossip"),
    mark("Martyr"),
    mark("Exorcist"),
    mark("Usurp"),
)

EFFECT_WORDS = (
    mark("no effect"),
    mark("+5 power"),
    mark("wins the fight at once"),
    mark("your next fighter uses its effect once more"),
    mark("nobody uses effects in the next fight"),
    mark("two cards of a deck: if yours is higher, wins at once"),
    mark("one of their line loses its effect this turn"),
    mark("adds the printed power of your next fighter"),
    mark("if they have more points, they lose a fifth"),
    mark("another of your line loses its effect this turn"),
    mark("you gain a tenth of your points"),
    mark("they lose 3 points"),
    mark("after the fight they may make you unearth it"),
    mark("-1 power for each other fighter in their line"),
    mark("changes places with a card of its discard pile"),
    mark("unearths any card in play; you choose the new one"),
    mark("after the fight you may unearth it"),
    mark("the opposing fighter may not use its effect"),
    mark("they lose 2 points; +3 power"),
    mark("uses the effect of another active fighter of your line"),
    mark("you gain 5 points"),
    mark("uses the opposing fighter's effect"),
    mark("you dig: draw a card, discard one with the same back"),
    mark("you dig; adds the printed power of the discard"),
    mark("adds the printed power of the opposing fighter"),
    mark("their next fighter has -3 power"),
    mark("your next fighter has +3 power"),
    mark("+2 power for each other active fighter of your line"),
    mark("+5 power in the oldest slot"),
    mark("+5 power in the newest slot"),
    mark("+5 power if they have more points"),
    mark("+2 power if you have more points, else -2"),
    mark("-3 power if you hold Priority"),
    mark("you lose 2 points"),
    mark("they dig: draw a card, discard one with the same back"),
    mark("after the fight, if it lost, you gain 4 points"),
    mark("their spirit gives nothing for the rest of the turn"),
    mark("takes Priority from the next fight on"),
)
TERMS = {
    **dict(zip(BACK_NAMES, BACK_WORDS, strict=True)),
    **dict(zip(FIGHTER_NAMES, FIGHTER_WORDS, strict=True)),
    "become spirit": mark("becomes the spirit"),
    "stay fallen": mark("stay fallen"),
    "leave": mark("leave as it is"),
    "six-turns": mark("six turns"),
    "margin": mark("margin"),
    "points": mark("points of both"),
}
"""What reports call pieces, endings and figures."""


def summary() -> str:
    return _("Raise a line of undead fighters, let spirits help them, and outscore the other necromancer in six turns.")


def aim() -> str:
    return _(
        "Have the most points after six turns: "
        "fighters that win or tie score their printed power at the end of each turn."
    )


def back_word(back: int) -> str:
    return _(BACK_WORDS[back])


def fighter_word(fighter: int) -> str:
    return _(FIGHTER_WORDS[fighter])


def fighter_of(card: int) -> str:
    """The fighter on this card."""
    return fighter_word(card % FIGHTERS)


def effect_word(effect: int) -> str:
    return _(EFFECT_WORDS[effect])


def card_word(card: int) -> str:
    """A card by its fighter and its back."""
    return _("{fighter} ({back})", fighter=fighter_of(card), back=back_word(card // FIGHTERS))


def place_word(place: int) -> str:
    """Who stands in a place of one side."""
    return _("spirit") if place == SPIRIT else _("fighter in slot {number}", number=place + 1)


def has_chosen(table: DayView, seat: int) -> bool:
    """In a summoning: whether the seat has made its secret choice."""
    return bool(numbers(table.phase.fields.get("chosen", (0, 0)))[seat])


def fighters_in_play(table: DayView) -> tuple[int, ...]:
    """The fighters in the lines and among the spirits that this seat knows, each once."""
    cards = [card for cards in (*table.lines, table.spirits) for card in cards if card is not None]
    return tuple(dict.fromkeys([card.fighter for card in cards if card.fighter != UNKNOWN]))
