"""The table of Die of the Dead drawn for a terminal, eighty columns wide."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.pieces import (
    CASKETS,
    LIVING,
    ORDINARY_FACES,
    POWER,
    POWER_FACES,
    SPACES,
    STEPS,
    TOKENS,
    VALUES,
)
from ofrenda.games.die_of_the_dead.text.words import (
    ABILITY_WORDS,
    BONUS_WORDS,
    COLOUR_WORDS,
    POWER_SOUL,
    SKULL,
    SOUL,
    TOKEN_WORDS,
    faces,
    player,
)
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, bare, listing

STYLES = {"white": "white", "red": "red", "yellow": "yellow", "blue": "bright_blue", "black": "bright_black"}
CASKET_WIDTH = 19
SPACE_WIDTH = 12
NAME_WIDTH = 12
DICE_PER_LINE = 8


def board(view: View, names: Sequence[str]) -> str:
    table = narrowed(view, DieView)
    lines = [_heading(table, names), "", *_steps(table), "", *_caskets(table), ""]
    if table.shaken >= 0 and (any(table.shown) or any(table.skulls)):
        lines += [*_dice(table, names), ""]
    lines += [_player(table, owner, names) for owner in range(len(table.colours))]
    lines += [_supply(table), *_abilities(table)]
    return "\n".join(lines)


def _heading(table: DieView, names: Sequence[str]) -> str:
    turn = _("Turn {number}: {player}", number=table.turn, player=player(table.active, names))
    dice = " ".join(SKULL if face == "skull" else face for face in POWER_FACES)
    legend = _("{soul} soul  {power} power soul, a die with {dice}", soul=SOUL, power=POWER_SOUL, dice=dice)
    return f"[bold]{turn}[/]   [dim]{legend}[/]"


def _styled(table: DieView, owner: int, text: str) -> str:
    return f"[bold {STYLES[table.colours[owner]]}]{text}[/]"


def _soul(table: DieView, soul: int) -> str:
    """A soul as a mark and the word for its colour, for eyes and terminals that see none."""
    word = _(COLOUR_WORDS[table.colours[soul // 2]])
    return _styled(table, soul // 2, f"{POWER_SOUL if soul % 2 else SOUL} {word}")


def _steps(table: DieView) -> list[str]:
    home = [soul - 1 for soul in table.steps[(LIVING - 1) * SPACES :] if soul]
    arrived = _soul(table, home[0]) if home else ""
    lines = [f" [bold magenta]9  {_('the land of the living')}[/] {arrived}".rstrip()]
    for step in reversed(range(STEPS)):
        cells = []
        for space in range(SPACES):
            place = step * SPACES + space
            soul = table.steps[place] - 1
            word = _(BONUS_WORDS[table.bonuses[place]])
            cell = f"[dim]{word}[/]"
            if soul >= 0:
                word = f"{SOUL} {_(COLOUR_WORDS[table.colours[soul // 2]])}"
                cell = _soul(table, soul)
            cells.append(cell + " " * (SPACE_WIDTH - len(word)) if space < SPACES - 1 else cell)

        lines.append(f" [magenta]{step + 1}[/]  {'[dim]│[/] '.join(cells)}")

    return lines


def _caskets(table: DieView) -> list[str]:
    """The four caskets side by side: what is seen in them, owner by owner."""
    heads = []
    columns = []
    for place in range(CASKETS):
        word = _("Casket {place}", place=place + 1)
        heads.append(f"[bold]{word}[/]" + " " * (CASKET_WIDTH - len(word)))
        columns.append(_contents(table, place))
    lines = [" " + "".join(heads).rstrip()]
    for row in range(max(len(column) for column in columns)):
        cells = [column[row] if row < len(column) else ("", 0) for column in columns]
        lines.append((" " + "".join(text + " " * (CASKET_WIDTH - width) for text, width in cells)).rstrip())
    return lines


def _contents(table: DieView, place: int) -> list[tuple[str, int]]:
    """Lines of a casket, each with its width on the screen."""
    souls = table.caskets[place]
    if table.empty[place]:
        return [_dimmed(_("empty"))]
    if souls is None:
        return [_dimmed(_("closed"))]

    lines = []
    for owner in range(len(table.colours)):
        ordinary, power = souls[owner * 2 : owner * 2 + 2]
        if ordinary or power:
            text = _tally(ordinary, power)
            word = _(COLOUR_WORDS[table.colours[owner]])
            lines.append((_styled(table, owner, f"{text} {word}"), len(text) + 1 + len(word)))

    return lines


def _tally(ordinary: int, power: int) -> str:
    """Few souls one by one, many as a number."""
    if ordinary + power <= DICE_PER_LINE:
        return SOUL * ordinary + POWER_SOUL * power
    return f"{SOUL}×{ordinary}" + (f" {POWER_SOUL}×{power}" if power else "")


def _dimmed(word: str) -> tuple[str, int]:
    return f"[dim]{word}[/]", len(word)


def _dice(table: DieView, names: Sequence[str]) -> list[str]:
    lines = [f" [bold]{_('Casket {place} shows', place=table.shaken + 1)}[/]"]
    for owner in range(len(table.colours)):
        ordinary = table.shown[owner * 2 * VALUES :][:VALUES]
        power = table.shown[(owner * 2 + POWER) * VALUES :][:VALUES]
        dice = [
            *(f"{SOUL}{face}" for face in faces(ORDINARY_FACES, ordinary)),
            *(f"{POWER_SOUL}{face}" for face in faces(ORDINARY_FACES, power)),
            *([POWER_SOUL + SKULL] * table.skulls[owner]),
        ]
        if dice:
            lines.append(f"   {_styled(table, owner, ' '.join(reversed(dice)))}  [dim]{player(owner, names)}[/]")

    return lines


def _player(table: DieView, owner: int, names: Sequence[str]) -> str:
    """One player's board: prepared souls, supply, City, tokens, and how high they have come."""
    prepared = _tally(*table.prepared[owner * 2 : owner * 2 + 2])
    slots = prepared + "○" * (table.room[owner] - sum(table.prepared[owner * 2 : owner * 2 + 2]))
    free = f"{table.free[owner * 2]}{SOUL} {table.free[owner * 2 + 1]}{POWER_SOUL}"
    word = _(COLOUR_WORDS[table.colours[owner]])
    name = bare(player(owner, names))
    if len(name) > NAME_WIDTH:
        name = f"{name[: NAME_WIDTH - 1]}…"
    mark = "▶" if owner == table.active and table.result is None else " "
    line = f"{mark}{_styled(table, owner, f'{SOUL} {word:<6}')} {name:<{NAME_WIDTH}} {slots:<4} "
    line += _("free {souls:<6} city {city} step {step}", souls=free, city=table.city[owner], step=table.heights[owner])
    tokens = _tokens(table.tokens[owner * len(TOKENS) :][: len(TOKENS)]) if owner < table.seats else ""
    return f"{line}  [green]{tokens}[/]" if tokens else line


def _tokens(counts: Sequence[int]) -> str:
    return listing([_(word) for word, count in zip(TOKEN_WORDS, counts, strict=True) for _token in range(count)])


def _supply(table: DieView) -> str:
    words = [f"{_(word)} {table.sides[token]} ×{table.stock[token]}" for token, word in enumerate(TOKEN_WORDS)]
    return f"[dim] {_('Token supply: {tokens}', tokens=listing(words))}[/]"


def _abilities(table: DieView) -> list[str]:
    """What each board can do, if that was agreed."""
    if not table.abilities:
        return []
    return [
        f"[dim] {_('{colour}: {ability}', colour=_(COLOUR_WORDS[colour]), ability=_(ABILITY_WORDS[colour]))}[/]"
        for colour in table.colours[: table.seats]
    ]
