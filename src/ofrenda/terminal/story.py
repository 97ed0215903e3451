"""The story of a match and the rules of a game, printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.ledger import Ledger
from ofrenda.kernel.record import Act
from ofrenda.table import Match
from ofrenda.words import _

BULLET = "[dim]•[/]"


def read_until(match: Match, seats: Sequence[int]) -> int:
    """How many events of the story had been told when one of these seats last decided something."""
    told = len(match.told)
    for step in reversed(match.steps):
        if isinstance(step.entry, Act) and step.entry.seat - 1 in seats:
            return told
        told -= len(step.events)
    return 0


def tell(console: Console, game: Game, events: Sequence[Event], names: Sequence[str], viewer: int | None) -> None:
    """What the viewer witnessed, a line for each event that has words."""
    for event in events:
        if event.seen_by(viewer) and (text := game.text.event(event, names)):
            console.print(hanging(BULLET, text))


def tell_everything(console: Console, game: Game, events: Sequence[Event], names: Sequence[str]) -> None:
    """For after the match: where seats saw a thing differently, the fuller version."""
    for event in events:
        if not event.but and (text := game.text.event(event, names)):
            console.print(hanging(BULLET, text))


def tell_all(console: Console, game: Game, events: Sequence[Event], names: Sequence[str]) -> None:
    """Everything with its rules, for reading a record."""
    for event in events:
        if not event.but and (text := game.text.event(event, names)):
            console.print(hanging(BULLET, f"{text} [dim]{event.rule}[/]"))


def rule_lines(ledger: Ledger) -> Iterator[Table | str]:
    """All rules, under the headings of their sections, each indented behind its number."""
    width = max(len(rule.id) for rule in ledger)
    section = ""
    for rule in ledger:
        if rule.section != section:
            section = rule.section
            yield f"\n[bold magenta]{escape(_(section))}[/]"
        yield hanging(f"  [bold]{rule.id:<{width}}[/]", escape(_(rule.says)))


def hanging(head: str, text: str) -> Table:
    """A paragraph whose further lines are indented as far as its first."""
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column(no_wrap=True)
    line.add_column(overflow="fold")
    line.add_row(head, text)
    return line
