"""The board and the players drawn for a terminal of eighty columns."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    BACKS,
    BOARD_FIELDS,
    DENS,
    FESTIVAL_BITS,
    FESTIVALS,
    KINDS,
    LIMBS_OF_A_KIND,
)
from ofrenda.games.dia_de_los_muertos.text.words import CARD_WORDS, FESTIVAL_SHORT, FESTIVAL_WORDS, bones, whereabouts
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView
from ofrenda.kernel.view import View
from ofrenda.words import _, plural

WIDTH = 78
HEIGHT = 26
CANVAS = 1000
SEAT_COLOURS = ("red", "cyan", "yellow", "green", "magenta", "blue")
FIGURES = "①②③④⑤⑥"
BONE = "I"
"""One bone on a back."""
FESTIVAL_SIGNS = ("♪", "♫", "♨")
PATH = "·"
ARROWS = {(0, 1): "v", (0, -1): "^", (1, 0): ">", (-1, 0): "<"}


def board(view: View, names: Sequence[str]) -> str:
    if not isinstance(view, DiaView):
        raise TypeError(f"a view of Dia de los Muertos is expected here, not {type(view).__name__}")
    lines = [*_skull(view), "", *_legend(view), "", *_players(view, names)]
    if any(any(row) for row in view.old_backs):
        lines.append("[dim]" + _("Underlined: held since before the last shuffle") + "[/]")
    own = _own_cards(view, names)
    return "\n".join([*lines, "", *own] if own else lines)


# The skull


def _skull(view: DiaView) -> list[str]:
    """The fields at their places, joined by dotted ways; figures stand beside the numbers."""
    canvas = [[" "] * WIDTH for _row in range(HEIGHT)]
    style = [[""] * WIDTH for _row in range(HEIGHT)]
    for edges, one_way in ((view.paths, False), (view.arrows, True)):
        for edge in edges:
            _draw_way(canvas, style, _spot(view, edge[0]), _spot(view, edge[1]), one_way)
    on_board = {field for edges in (view.paths, view.arrows) for edge in edges for field in edge}
    for field in range(BOARD_FIELDS):
        if field in on_board:
            _draw_field(view, canvas, style, field)
    return [_styled(row, styles) for row, styles in zip(canvas, style, strict=True)]


def _spot(view: DiaView, field: int) -> tuple[int, int]:
    x, y = view.places[field]
    heights = [place[1] for place in view.places]
    top, bottom = min(heights), max(heights)
    return 3 + x * (WIDTH - 8) // CANVAS, (y - top) * (HEIGHT - 1) // max(1, bottom - top)


def _draw_way(
    canvas: list[list[str]], style: list[list[str]], start: tuple[int, int], end: tuple[int, int], one_way: bool
) -> None:
    across, down = end[0] - start[0], end[1] - start[1]
    length = max(abs(across) // 2, abs(down), 1)
    for step in range(length + 1):
        x, y = start[0] + round(across * step / length), start[1] + round(down * step / length)
        canvas[y][x] = PATH
        style[y][x] = "dim"
    if one_way:
        x, y = start[0] + round(across / 2), start[1] + round(down / 2)
        steep = abs(down) * 2 >= abs(across)
        canvas[y][x] = ARROWS[0, 1 if down > 0 else -1] if steep else ARROWS[1 if across > 0 else -1, 0]


def _draw_field(view: DiaView, canvas: list[list[str]], style: list[list[str]], field: int) -> None:
    x, y = _spot(view, field)
    label, colour = _label(view, field)
    pieces = [(label, colour)]

    if view.digger == field:
        pieces.append(("†", "bold white on red"))
    if view.dog == field:
        pieces.append(("d", "bold black on yellow"))
    pieces += [
        (FIGURES[seat], f"bold {SEAT_COLOURS[seat]}") for seat in range(view.seats) if view.fields[seat] == field
    ]

    x = max(0, min(x - len(label) // 2, WIDTH - sum(len(text) for text, _style in pieces)))
    for text, colour in pieces:
        for letter in text:
            canvas[y][x] = letter
            style[y][x] = colour
            x += 1


def _label(view: DiaView, field: int) -> tuple[str, str]:
    """A field's number with its sign, and its colour."""
    if field in view.festivals_at:
        festival = view.festivals_at.index(field)
        return f"{field}{FESTIVAL_SIGNS[festival] * view.festivals_left[festival]}", "bold magenta"
    if field in view.dens_at:
        return f"({field})", "bold yellow"
    if field in view.red:
        return str(field), "bold green" if view.open else "bold red"
    return str(field), "bold"


def _styled(row: list[str], styles: list[str]) -> str:
    """The row with markup, one piece for each run of a style."""
    text = ""
    run = ""
    current = ""
    for letter, style in zip([*row, ""], [*styles, "end"], strict=True):
        if style != current:
            text += f"[{current}]{run}[/]" if current else run
            run, current = "", style
        run += letter
    return text.rstrip()


# The rest of the table


def _legend(view: DiaView) -> list[str]:
    way = _("the way home is open") if view.open else _("the way home is closed")
    round_ = _("Round {round}", round=view.round)
    pile = sum(view.pile)
    top = bones(view.top) if view.top else "-"
    stock = plural("Pile: {count} card, on top {top}", "Pile: {count} cards, on top {top}", pile, top=top)
    signs = ["[bold white on red]†[/] " + _("gravedigger"), "[bold black on yellow]d[/] " + _("dog")]
    signs += [f"[bold magenta]{sign}[/] {_(word)}" for sign, word in zip(FESTIVAL_SIGNS, FESTIVAL_SHORT, strict=True)]
    signs += [f"[bold yellow]( )[/] {_('den')}", f"[dim]^ v < >[/] {_('one way')}"]
    lines = [f"[bold]{round_}[/], {way}. {stock}.", "  ".join(signs)]
    for den in range(DENS):
        things = _cards(view.dens[den])
        things += [
            _(FESTIVAL_WORDS[festival])
            for festival in range(FESTIVALS)
            for _c in range(view.den_festivals[den][festival])
        ]
        if things:
            lines.append(_("Den {field}: {things}", field=view.dens_at[den], things=", ".join(things)))

    if any(view.discards):
        lines.append("[dim]" + _("Open discards: {cards}", cards=", ".join(_cards(view.discards))) + "[/]")
    return lines


def _cards(counts: Counts) -> list[str]:
    return [_times(_(CARD_WORDS[kind]), counts[kind]) for kind in range(KINDS) if counts[kind]]


def _times(word: str, count: int) -> str:
    return f"{word}×{count}" if count > 1 else word


def _players(view: DiaView, names: Sequence[str]) -> list[str]:
    """One line each, in the order of the round: figure, field, limbs, festivals, backs, laid card."""
    width = max(len(name) for name in names)
    order = [*view.order, *(seat for seat in range(view.seats) if seat not in view.order)]
    return [_player(view, seat, names[seat], width) for seat in order]


def _player(view: DiaView, seat: int, name: str, width: int) -> str:
    figure = f"[bold {SEAT_COLOURS[seat]}]{FIGURES[seat]}[/]"
    shown = f"{name:<{width}}"

    if seat == view.active:
        shown = f"[bold reverse]{shown}[/]"
    limbs = _limbs(_("arms"), view.arms[seat]) + " " + _limbs(_("legs"), view.legs[seat])
    festivals = "".join(
        f"[bold magenta]{sign}[/]" if view.festivals[seat] & bit else "[dim]-[/]"
        for sign, bit in zip(FESTIVAL_SIGNS, FESTIVAL_BITS, strict=True)
    )
    laid = view.laid_bones[seat]
    card = f"[reverse]{BONE * laid}[/]" if laid > 0 else _("knocked over") if laid < 0 else "-"
    cards = _("hand {backs}  laid {card}", backs=_backs(view, seat), card=card)
    return f" {figure} {shown} {whereabouts(view, seat):<9} {limbs} {festivals}  {cards}"


def _backs(view: DiaView, seat: int) -> str:
    """The backs in hand; those held since before the last shuffle are underlined."""
    shown = []
    for back in range(BACKS):
        old = view.old_backs[seat][back]
        new = view.backs[seat][back] - old
        if old:
            shown.append(f"[underline]{_times(BONE * (back + 1), old)}[/]")
        if new:
            shown.append(_times(BONE * (back + 1), new))
    return " ".join(shown) or "-"


def _limbs(word: str, count: int) -> str:
    return f"{word} [bold]{'●' * count}[/][dim]{'○' * (LIMBS_OF_A_KIND - count)}[/]"


def _own_cards(view: DiaView, names: Sequence[str]) -> list[str]:
    """The fronts that this seat may see."""
    lines = []
    for seat in range(view.seats):
        if any(view.hands[seat]):
            cards = [
                _times(f"{_(CARD_WORDS[kind])} {BONE * view.bones[kind]}", count)
                for kind, count in enumerate(view.hands[seat])
                if count
            ]
            if view.seat == seat:
                lines.append(_("Your hand: {cards}", cards=", ".join(cards)))
            else:
                lines.append(_("Hand of {player}: {cards}", player=names[seat], cards=", ".join(cards)))

    seat = view.seat if view.seat is not None else -1
    if seat >= 0 and view.laid[seat] >= 0:
        lines.append(_("Your laid card: {card}", card=_(CARD_WORDS[view.laid[seat]])))
    return lines
