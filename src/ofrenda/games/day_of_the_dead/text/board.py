"""The table drawn for a terminal: both lines face each other, slot against slot, the spirits at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.engine.pieces import BACKS, FIGHTERS, back_of
from ofrenda.games.day_of_the_dead.engine.state import NEXT_BONUS, NEXT_GRANTS
from ofrenda.games.day_of_the_dead.text.words import (
    back_word,
    card_word,
    effect_word,
    fighter_of,
    fighter_word,
    fighters_in_play,
    has_chosen,
)
from ofrenda.games.day_of_the_dead.view import UNKNOWN, CardView, DayView, FightView
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, listing

INNER = 9
"""The width of a card inside its frame; seven cards fit into 80 columns."""
BACK_COLOURS = ("magenta", "yellow", "cyan")
GAP = " " * (INNER + 2)


def board(view: View, names: Sequence[str]) -> str:
    table = narrowed(view, DayView)
    near = table.seat or 0
    far = 1 - near
    slots = len(table.lines[near])
    rows = [_heading(table, names), ""]
    if slots:
        rows += [_side(table, far, names), *_cards(table, far), _between(table, slots), *_cards(table, near)]
        rows += [_side(table, near, names), "", *_waiting(table, names), *_effects(table)]
    else:
        rows += [_side(table, far, names), _side(table, near, names)]
    return "\n".join([*rows, *_below(table, near)])


def _heading(table: DayView, names: Sequence[str]) -> str:
    scores = "   ".join(f"{name}: [bold]{score}[/]" for name, score in zip(names, table.scores, strict=True))
    turn = _("Turn {turn} of 6", turn=table.turn)
    priority = _("Priority: {player}", player=names[table.priority])
    return f"[bold]{turn}[/]   {scores}   [dim]{priority}[/]"


def _side(table: DayView, seat: int, names: Sequence[str]) -> str:
    """Whose line it is, and what their hand looks like from behind."""
    backs = [
        f"[{BACK_COLOURS[back]}]{count} {back_word(back)}[/]"
        for back, count in enumerate(table.hand_backs[seat])
        if count
    ]
    hand = ", ".join(backs) or _("empty")
    chosen = f"  [green]{_('has chosen')}[/]" if has_chosen(table, seat) else ""
    return f" [bold]{names[seat]}[/]  [dim]{_('hand:')}[/] {hand}{chosen}"


def _cards(table: DayView, seat: int) -> list[str]:
    """A side's slots, then its spirit, as little cards of four lines."""
    drawn = [_card(card, table) for card in table.lines[seat]]
    drawn.append(_card(table.spirits[seat], table))
    return [" " + "".join(parts) for parts in zip(*drawn, strict=True)]


def _card(card: CardView | None, table: DayView) -> list[str]:
    if card is None:
        return [GAP, GAP, GAP, GAP]

    colour = BACK_COLOURS[card.back]
    style = f"bold {colour}" if card.active else colour
    edge = "─" if card.active else "╌"
    side = "│" if card.active else "╎"
    known = card.fighter != UNKNOWN
    name = fighter_word(card.fighter)[:INNER] if known else "?"
    power = str(table.powers[card.fighter]) if known else " "
    if card.blank:
        power = f"{power} {_('blanked')}".strip()[:INNER]
    written = f"[strike]{name:^{INNER}}[/]" if card.blank else f"{name:^{INNER}}"
    foot = back_word(card.back).replace(" ", "")
    text = "bold" if card.active else "dim"

    return [
        f"[{style}]┌{edge * INNER}┐[/]",
        f"[{style}]{side}[/][{text}]{written}[/][{style}]{side}[/]",
        f"[{style}]{side}[/][{text}]{power:^{INNER}}[/][{style}]{side}[/]",
        f"[{style}]└{foot:{edge}^{INNER}}┘[/]",
    ]


def _between(table: DayView, slots: int) -> str:
    labels = []
    for slot in range(slots):
        now = table.fight is not None and table.fight.slot == slot
        label = _("fight!") if now else str(slot + 1)
        labels.append(f"[bold red]{label:^{INNER + 2}}[/]" if now else f"[dim]{label:^{INNER + 2}}[/]")
    return " " + "".join(labels) + f"[dim]{_('spirit'):^{INNER + 2}}[/]"


def _waiting(table: DayView, names: Sequence[str]) -> list[str]:
    """What earlier fighters have left for this fight or for the next one."""
    fight = table.fight
    if fight is None:
        return []

    lines = [_("Cancelled: nobody uses effects in this fight.")] if fight.cancelled else []
    if fight.slot > 0:  # after the oldest slot no fight is left, and what would wait is lost (DAY-R13)
        lines += _for_the_next(fight, names)
    return [f" [yellow]{line}[/]" for line in lines]


def _for_the_next(fight: FightView, names: Sequence[str]) -> list[str]:
    lines = []
    if fight.next_cancelled:
        lines.append(_("Waiting: nobody uses effects in the next fight (Cancel)."))
    for name, side in zip(names, fight.sides, strict=True):
        if side[NEXT_BONUS]:
            power = side[NEXT_BONUS]
            lines.append(_("Waiting: {player} begins the next fight with {power:+} power.", player=name, power=power))
        if side[NEXT_GRANTS]:
            lines.append(_("Waiting: the next fighter of {player} uses its effect once more (Alchemy).", player=name))
    return lines


def _effects(table: DayView) -> list[str]:
    """What the fighters in play do, as far as this seat knows them."""
    return [
        f" [bold]{fighter_word(fighter):<10}[/][dim]{effect_word(table.effects[fighter])}[/]"
        for fighter in fighters_in_play(table)
    ]


def _below(table: DayView, near: int) -> list[str]:
    """Decks and discards, the own hand, and what was turned up."""
    sizes = [f"[{BACK_COLOURS[back]}]{back_word(back)} {table.deck_sizes[back]}[/]" for back in range(BACKS)]
    lines = [f" [dim]{_('Decks:')}[/] {'  '.join(sizes)}"]
    for back, pile in enumerate(table.piles):
        if pile:
            lines.append(_cards_of(back, _("discarded:"), pile))
        new = _new_deck(table, back)
        if new:
            lines.append(_cards_of(back, _("made anew of:"), new))

    for back in range(BACKS):
        held = [card % FIGHTERS for card in table.hands[near] if back_of(card) == back]
        if held:
            cards = "  ".join(f"{fighter_word(fighter)} {table.powers[fighter]}" for fighter in held)
            lines.append(f" [{BACK_COLOURS[back]}]{back_word(back):<9}[/][dim]{_('in hand:')}[/] {cards}")

    if table.looked:
        lines.append(f" {_('Turned up:')} [bold]{listing([card_word(card) for card in table.looked])}[/]")
    return lines


def _cards_of(back: int, what: str, cards: Sequence[int]) -> str:
    fighters = ", ".join(fighter_of(card) for card in cards)
    return f" [{BACK_COLOURS[back]}]{back_word(back):<9}[/][dim]{what} {fighters}[/]"


def _new_deck(table: DayView, back: int) -> list[int]:
    """The cards that its deck was last made of, once it has been made anew (DAY-R19)."""
    if table.shuffles is None:
        return []
    shuffles = table.shuffles.cards[back * FIGHTERS : (back + 1) * FIGHTERS]
    last = max(shuffles)
    return [back * FIGHTERS + fighter for fighter, number in enumerate(shuffles) if last and number == last]
