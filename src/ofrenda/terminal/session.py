"""A match played in the terminal, line by line."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from ofrenda.kernel.view import View
from ofrenda.table import Fair, Match, RecordFile
from ofrenda.terminal.asking import Asking
from ofrenda.terminal.prompt import Quit, wipe
from ofrenda.terminal.sitting import Sitting
from ofrenda.terminal.story import read_until
from ofrenda.words import _


class Session:
    """One sitting at the terminal: shows the match, asks the people at it, and keeps the record."""

    def __init__(self, match: Match, file: RecordFile, console: Console) -> None:
        self._sitting = Sitting(match, console)
        self._asking = Asking(self._sitting)
        self._match = match
        self._file = file
        self._names = self._sitting.names
        self._console = console

    def run(self) -> None:
        """Plays until the match is over; `Quit`, Ctrl-C or the end of input stop it earlier."""
        try:
            self._play_out()
        except (Quit, KeyboardInterrupt):
            if self._sitting.curtain is not None:
                wipe(self._console)  # whoever comes next finds nobody's hand
            raise

    def _play_out(self) -> None:
        self._greet()
        self._sitting.tell(self._match.told[read_until(self._match, self._match.people) :])

        while not self._match.over:
            events = self._match.step()
            if events is not None:
                self._sitting.tell(events)
            elif self._match.state.chance() is not None:
                self._asking.dice()
            else:
                self._asking.decision(self._match.awaited()[0])

        self._finish()

    def _greet(self) -> None:
        self._console.rule(f"[bold magenta]{escape(self._match.game.title)}[/]")
        for option in self._match.game.options:
            value = self._match.state.rules.options[option.name]
            if value != option.default:
                line = _(
                    "{option} = {value}: {help}", option=option.name, value=option.write(value), help=_(option.help)
                )
                self._console.print(escape(line))

        kept = _("This match is kept in {path}", path=escape(str(self._file.path)))
        self._console.print(f"[dim]{kept}[/]", soft_wrap=True)
        if isinstance(self._match.dice, Fair):
            commitment = self._match.dice.commitment
            self._console.print(
                f"[dim]{_('Fair dice. Commitment: {commitment}', commitment=commitment)}[/]", soft_wrap=True
            )
        self._console.print(f"[dim]{_('Type help for the commands.')}[/]")

    def _finish(self) -> None:
        view = self._match.game.open_view(self._match.state)
        self._file.finish()

        if self._sitting.curtain is not None:
            self._sitting.curtain.fall_for_good()
        self._console.print()
        self._console.print(self._match.game.text.board(view, self._names))
        self._console.print()
        self._console.print(
            Panel.fit(f"[bold]{self._match.game.text.ending(view, self._names)}[/]", border_style="yellow")
        )
        self._reckon(view)
        kept = _("The record is in {path}", path=escape(str(self._file.path)))
        self._console.print(f"[dim]{kept}[/]", soft_wrap=True)

    def _reckon(self, view: View) -> None:
        """How the points came about."""
        shares = self._match.game.text.reckoning(view, self._match.told)
        if not shares or view.result is None:
            return
        table = Table(box=SIMPLE_HEAD, show_footer=len(shares) > 1)
        table.add_column("", _("Points"))
        for name, total in zip(self._names, view.result.points, strict=True):
            table.add_column(name, str(total), justify="right")
        for source, points in shares:
            table.add_row(source, *map(str, points))
        self._console.print(table)
