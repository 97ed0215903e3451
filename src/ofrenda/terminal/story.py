"""The story of a match and the rules of a game, printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.markup import escape

from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.ledger import Ledger
from ofrenda.words import _


def tell(console: Console, game: Game, events: Sequence[Event], names: Sequence[str], viewer: int | None) -> None:
    """What the viewer witnessed, a line for each event that has words."""
    for event in events:
        if event.seen_by(viewer) and (text := game.text.event(event, names)):
            console.print(f"[dim]•[/] {text}")


def tell_all(console: Console, game: Game, events: Sequence[Event], names: Sequence[str]) -> None:
    """Everything, for after the match: where seats saw a thing differently, the fuller version."""
    for event in events:
        if not event.but and (text := game.text.event(event, names)):
            console.print(f"[dim]•[/] {text} [dim]{event.rule}[/]")


def rule_lines(ledger: Ledger) -> Iterator[str]:
    """All rules, under the headings of their sections."""
    section = ""
    for rule in ledger:
        if rule.section != section:
            section = rule.section
            yield f"\n[bold magenta]{escape(_(section))}[/]"
        yield f"  [bold]{rule.id:<6}[/] {escape(_(rule.says))}"
