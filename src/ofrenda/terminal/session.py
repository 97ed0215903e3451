"""A match played in the terminal, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from ofrenda.bots import Player, bot
from ofrenda.kernel.errors import OfrendaError, RecordError
from ofrenda.kernel.event import Event, retold
from ofrenda.kernel.ledger import Rule
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.view import View
from ofrenda.table import Fair, Match, RecordFile, labels
from ofrenda.table.undo import last_decision
from ofrenda.terminal.answers import meant, split_answers
from ofrenda.terminal.story import rule_lines, tell
from ofrenda.words import _, mark

HINT = "greedy"
"""The bot that gives hints until a coach does."""

COMMANDS = {
    "why": mark("the rule behind what happened last"),
    "undo": mark("take your last decision back"),
    "hint": mark("what the greedy bot would do"),
    "rules": mark("the rules; rules {rule} shows one of them"),
    "save": mark("save FILE writes the record so far"),
    "quit": mark("stop here; ofrenda play --resume goes on"),
    "help": mark("this list"),
}


class Quit(Exception):
    """The person stops; the match is kept."""


class Session:
    """One sitting at the terminal: shows the match, asks the people at it, and keeps the record."""

    def __init__(self, match: Match, file: RecordFile, console: Console) -> None:
        self.match = match
        self.file = file
        self.console = console
        self.names = [escape(name) for name in labels(match.names)]
        # With several people at one screen and hidden hands, each reads what happened behind the curtain.
        self.curtained = match.game.hidden and len(match.people) > 1
        self._before_curtain: int | None = None
        self._told = {seat: len(match.steps) for seat in match.people}
        self._forced: set[int] = set()  # entries that played themselves: an undo goes past them

    def run(self) -> None:
        """Plays until the match is over; `Quit`, Ctrl-C or the end of input stop it earlier."""
        self._greet()
        if not self.match.steps:
            self._tell(self.match.opening)
        while not self.match.over:
            events = self.match.step()
            if events is not None:
                self._tell(events)
            elif self.match.state.chance() is not None:
                self._ask_dice()
            else:
                self._ask(self.match.awaited()[0])

        self._finish()

    # Telling

    def _greet(self) -> None:
        self.console.rule(f"[bold magenta]{escape(self.match.game.title)}[/]")
        kept = _("This match is kept in {path}", path=escape(str(self.file.path)))
        self.console.print(f"[dim]{kept}[/]", soft_wrap=True)
        if isinstance(self.match.dice, Fair):
            commitment = self.match.dice.commitment
            self.console.print(
                f"[dim]{_('Fair dice. Commitment: {commitment}', commitment=commitment)}[/]", soft_wrap=True
            )
        self.console.print(f"[dim]{_('Type help for the commands.')}[/]")

    def _tell(self, events: Sequence[Event]) -> None:
        if not self.curtained:
            tell(self.console, self.match.game, events, self.names, self._viewer)

    @property
    def _viewer(self) -> int | None:
        """Through whose eyes the screen shows the match now; None: a spectator's."""
        if self.curtained:
            return self._before_curtain
        return self.match.people[0] if self.match.people else None

    def _finish(self) -> None:
        view = self.match.game.open_view(self.match.state)
        self.file.finish()
        self.console.print()
        self.console.print(self.match.game.text.board(view, self.names))
        self.console.print()
        self.console.print(
            Panel.fit(f"[bold]{self.match.game.text.ending(view, self.names)}[/]", border_style="yellow")
        )
        self._reckon(view)
        kept = _("The record is in {path}", path=escape(str(self.file.path)))
        self.console.print(f"[dim]{kept}[/]", soft_wrap=True)

    def _reckon(self, view: View) -> None:
        """How the points came about."""
        shares = self.match.game.text.reckoning(view, self.match.told)
        if not shares or view.result is None:
            return
        table = Table(box=SIMPLE_HEAD, show_footer=len(shares) > 1)
        table.add_column("", _("Points"))
        for name, total in zip(self.names, view.result.points, strict=True):
            table.add_column(name, str(total), justify="right")
        for source, points in shares:
            table.add_row(source, *map(str, points))
        self.console.print(table)

    # Asking

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt).strip()
        except EOFError:
            raise Quit from None

    def _ask_dice(self) -> None:
        chance = self.match.state.chance()
        if chance is None:
            return
        self.console.print()
        self.console.print(f"[bold]{_('Roll the dice and type what they show:')}[/] {escape(chance.wanted())}")
        line = self._read("[bold yellow]✎[/] ")
        try:
            if not self._command(line, None):
                self._tell(self.match.roll(line))
        except OfrendaError as error:
            self._refuse(error)

    def _ask(self, seat: int) -> None:
        game = self.match.game
        view = self.match.state.view(seat)
        offered = self._labels(seat)
        if len(offered) == 1 and not self.curtained:
            [(action, label)] = offered.items()
            self.console.print(f"[dim]{_('Only one choice: {action}.', action=escape(label))}[/]")
            self._tell(self.match.play(seat, action))
            self._forced.add(self.match.number)
            return

        self._draw_curtain(seat)
        self.console.print()
        self.console.print(game.text.board(view, self.names))
        self.console.print()
        self.console.print(f"[bold]{self.names[seat]}:[/] {escape(game.text.question(view))}")
        self._offer(list(offered.values()))
        number = self.match.number
        while self.match.number == number:  # what changes nothing asks again without drawing everything anew
            line = self._read(f"[bold yellow]{self.names[seat]}>[/] ")
            try:
                if not self._command(line, seat):
                    self._play(seat, line, list(offered))
            except OfrendaError as error:
                self._refuse(error)

    def _labels(self, seat: int) -> dict[int, str]:
        """What the seat may do now, each with its label."""
        state = self.match.state
        view = state.view(seat)
        return {action: self.match.game.text.action(action, view, self.names) for action in state.actions(seat)}

    def _play(self, seat: int, line: str, shown: list[int]) -> None:
        """Several answers in one line are taken one by one; the first that is not possible stops them."""
        for answer in split_answers(line, len(shown)):
            action = meant(answer, self.match.game, shown, self._labels(seat))
            self._tell(self.match.play(seat, action))

    def _offer(self, labels: list[str]) -> None:
        width = len(str(len(labels)))
        numbered = [f"[bold cyan]{number:>{width}}[/] {escape(label)}" for number, label in enumerate(labels, 1)]
        self.console.print(Columns(numbered, padding=(0, 3), column_first=True))

    def _draw_curtain(self, seat: int) -> None:
        if not self.curtained:
            return

        if self._before_curtain != seat:
            self.console.clear()
            self.console.print(
                Panel(_("Now {player}. Everybody else looks away.", player=self.names[seat]), border_style="magenta")
            )
            self._read(_("Press Enter when ready. "))
            self._before_curtain = seat

        for step in self.match.steps[self._told[seat] :]:
            tell(self.console, self.match.game, step.events, self.names, seat)
        self._told[seat] = len(self.match.steps)

    def _refuse(self, error: OfrendaError) -> None:
        self.console.print(f"[red]{escape(str(error))}[/]")

    # Commands

    def _command(self, line: str, seat: int | None) -> bool:
        """Does what the line commands; False if it is no command but an answer."""
        word, _space, rest = line.partition(" ")
        match word.lower():
            case "":
                pass
            case "why":
                self._why()
            case "undo":
                self._undo(seat)
            case "hint" if seat is not None:
                self._hint(seat)
            case "rules":
                self._rules(rest.strip())
            case "save":
                self._save(rest.strip())
            case "quit" | "exit":
                raise Quit
            case "help" | "?":
                self._help()
            case _:
                return False

        return True

    def _why(self) -> None:
        steps = self.match.steps
        events = [event for event in steps[-1].events if event.seen_by(self._viewer)] if steps else []
        if not events:
            self.console.print(_("Nothing has happened yet."))
        for event in retold(events) if self.match.game.forgets(self.match.state.rules) else events:
            text = self.match.game.text.event(event, self.names)
            if text:
                self.console.print(f"[italic]{text}[/]")
            self._show_rule(self.match.game.ledger[event.rule])

    def _undo(self, seat: int | None) -> None:
        who = self._viewer if seat is None else seat
        to = None if who is None else last_decision(self.match.steps, who, self._forced)
        if who is None or to is None:
            self.console.print(_("You have decided nothing yet that could be taken back."))
            return

        agreed = self._agreed(who, to)
        if agreed is None:
            self.console.print(_("Nothing was taken back."))
            return

        self.match.undo(who, to, agreed)
        self._told = {person: min(told, len(self.match.steps)) for person, told in self._told.items()}
        self.console.print(f"[yellow]{_('Taken back.')}[/]")

    def _agreed(self, seat: int, to: int) -> list[int] | None:
        """Who agreed to the undo; None if somebody did not."""
        if to in self.match.free(seat):
            return []

        others = self.match.consent_needed(seat, to)
        for other in others or [seat]:
            question = _(
                "{player}: take back everything since entry {number}? Dice fall anew. [y/N]",
                player=self.names[other],
                number=to,
            )
            if not self._read(f"{escape(question)} ").lower().startswith(_("y")):
                return None

        return others

    def _hint(self, seat: int) -> None:
        player = Player(bot(HINT), self.match.state.rules, seat)
        player.witness(self.match.opening)
        for step in self.match.steps:
            player.witness(step.events)
        action = player.choose(self.match.state, seeded("hint", self.match.number))
        label = escape(self.match.game.text.action(action, self.match.state.view(seat), self.names))
        self.console.print(f"[green]{_('The greedy bot would choose: {action}.', action=label)}[/]")

    def _rules(self, rule_id: str) -> None:
        ledger = self.match.game.ledger
        if rule_id:
            self._show_rule(ledger[rule_id])
            return
        for line in rule_lines(ledger):
            self.console.print(line)

    def _show_rule(self, rule: Rule) -> None:
        self.console.print(f"  [bold]{rule.id}[/] {escape(_(rule.says))}")

    def _save(self, name: str) -> None:
        if not name:
            raise OfrendaError("Say where to: save FILE.")
        try:
            with Path(name).expanduser().open("x", encoding="utf-8", newline="\n") as file:
                file.write(self.match.record.text())
        except OSError as error:
            raise RecordError("{path} cannot be written: {reason}.", path=name, reason=error.strerror) from None
        self.console.print(_("Saved in {path}.", path=escape(name)))

    def _help(self) -> None:
        self.console.print(
            _("Type the number or the name of a choice; several with commas (1, 3) or as a range (1-4).")
        )
        rule = next(iter(self.match.game.ledger)).id
        for command, meaning in COMMANDS.items():
            self.console.print(f"  [bold cyan]{command:<6}[/] {escape(_(meaning, rule=rule))}")
