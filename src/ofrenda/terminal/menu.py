"""A menu on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console

from ofrenda.kernel.text import Choice
from ofrenda.terminal.answers import Line, lines_of


def offer(console: Console, choices: Sequence[Choice]) -> list[Line]:
    """Prints the menu, column by column; what cannot be chosen says why."""
    menu = lines_of(choices)
    width = max(len(line.key) for line in menu)
    shown = [
        f"[bold cyan]{line.key:>{width}}[/] {line.label}" if line.key else f"[dim]{'–':>{width}} {line.label}[/]"
        for line in menu
    ]
    console.print(Columns(shown, padding=(0, 3), column_first=True))
    return menu
