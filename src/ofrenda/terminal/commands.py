"""What a person may type at any question besides an answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape

from ofrenda.bots import Player
from ofrenda.bots.coach import advise, coach, worth_in_words
from ofrenda.kernel.errors import OfrendaError, RecordError, file_trouble
from ofrenda.kernel.event import Event, retold
from ofrenda.kernel.ledger import Rule
from ofrenda.kernel.record import Act, Fall
from ofrenda.kernel.rng import seeded
from ofrenda.table import Typed
from ofrenda.table.undo import last_decision
from ofrenda.terminal.prompt import QUIT, Quit
from ofrenda.terminal.sitting import Sitting
from ofrenda.terminal.story import hanging, rule_lines
from ofrenda.words import _, mark

COMMANDS = {
    "why": mark("the rule behind what was told last"),
    "undo": mark("take your last decision back, or with typed dice the last roll"),
    "hint": mark("the best moves, what they are worth, and why"),
    "rules": mark("the rules; rules {rule} shows one of them"),
    "save": mark("save FILE writes the record so far"),
    "quit": mark("stop here; ofrenda play --resume goes on"),
    "help": mark("this list"),
}


class Commands:
    """The commands of a sitting."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._names = sitting.names
        self._console = sitting.console

    def obey(self, line: str, seat: int | None) -> bool:
        """Does what the line commands; False if it is no command but an answer."""
        word, _space, rest = line.partition(" ")
        match word.lower():
            case "":
                pass
            case "why":
                self._why()
            case "undo":
                self._undo(seat)
            case "hint":
                self._hint(seat)
            case "rules":
                self._rules(rest.strip())
            case "save":
                self._save(rest.strip())
            case command if command in QUIT:
                raise Quit
            case "help" | "?":
                self.help()
            case _:
                return False

        return True

    def obey_before_all(self, line: str) -> None:
        """At a drawn curtain: nobody gets a hint there, and it is the last decision of all that can be taken back."""
        if line.lower() == "undo":
            decided = self._last_to_decide()
            rolled = isinstance(self._match.dice, Typed) and decided is None  # which is everybody's
            self._undo(self._match.people[0] if rolled else decided)
        else:
            self.obey(line, None)

    def _last_to_decide(self) -> int | None:
        """The person who has decided last, not counting what played itself."""
        for step in reversed(self._match.steps):
            if isinstance(step.entry, Act) and step.number not in self._sitting.played_alone:
                seat = step.entry.seat - 1
                if seat in self._match.people:
                    return seat
        return None

    def _why(self) -> None:
        """The rules behind the last entry that was told, not behind one that passed without words."""
        told = self._last_told()
        if not told:
            self._console.print(_("Nothing has happened yet."))
        for event in told:
            self._console.print(f"[italic]{self._match.game.text.event(event, self._names)}[/]")
            self._show_rule(self._match.game.ledger[event.rule])

    def _last_told(self) -> list[Event]:
        """The events with words of the last entry that has any, through the eyes of whoever looks."""
        game = self._match.game
        told = self._match.told
        if game.forgets(self._match.state.rules):
            told = list(retold(told))
        for events in reversed([self._match.opening, *(step.events for step in self._match.steps)]):
            told, latest = told[: len(told) - len(events)], told[len(told) - len(events) :]
            words = [
                event for event in latest if event.seen_by(self._sitting.viewer) and game.text.event(event, self._names)
            ]
            if words:
                return words

        return []

    def _undo(self, seat: int | None) -> None:
        who = self._sitting.viewer if seat is None else seat
        to = None if who is None else self._last_to_take_back(who)
        if who is None or to is None:
            self._sitting.say(_("You have decided nothing yet that could be taken back."))
            return

        agreed = self._agreed(who, to)
        if agreed is None:
            self._sitting.say(_("Nothing was taken back."))
            return

        done = _("Roll taken back; type it again.") if self._is_roll(to) else _("Taken back.")
        self._match.undo(who, to, agreed)
        if self._sitting.curtain is not None:
            self._sitting.curtain.taken_back()
        self._sitting.say(f"[yellow]{done}[/]")

    def _is_roll(self, number: int) -> bool:
        return any(step.number == number and isinstance(step.entry, Fall) for step in self._match.steps)

    def _last_to_take_back(self, seat: int) -> int | None:
        """The seat's last decision, or a typed roll that came after it."""
        decided = last_decision(self._match.steps, seat, self._sitting.played_alone)
        if isinstance(self._match.dice, Typed):
            for step in reversed(self._match.steps):
                if step.number == decided:
                    break
                if isinstance(step.entry, Fall):
                    return step.number
        return decided

    def _agreed(self, seat: int, to: int) -> list[int] | None:
        """Who agreed to the undo; None if somebody did not. Nobody is asked before another's open hand.

        Without anybody else, only dice that would come anew are worth a second thought: mistyped ones do not change.
        """
        others = self._match.consent_needed(seat, to)
        if to in self._match.free(seat) or (not others and self._is_roll(to)):
            return []

        question = self._undo_question(seat, to)
        for other in others or [seat]:
            asked = f"[bold]{self._names[other]}:[/] {question}"
            if others and self._sitting.curtain is not None:
                self._sitting.curtain.draw(asked)
            else:
                self._console.print(asked)
            if not self._sitting.read(f"{escape(_('Agree? [y/N]'))} ").lower().startswith(_("y")):
                return None

        return others

    def _undo_question(self, seat: int, to: int) -> str:
        """What would be taken back, in the words in which everybody was told of it, unless these have faded since."""
        back = [step for step in self._match.steps if step.number >= to]
        what = self._words_for_all(back[0].events)
        if what:
            asks = _("{player} asks to take back: {what}", player=self._names[seat], what=what)
        elif self._is_roll(to):
            asks = _("{player} asks to take back the last roll.", player=self._names[seat])
        else:
            asks = _("{player} asks to take back the last decision.", player=self._names[seat])

        if len(back) > 1:
            asks += " " + _("Everything since is taken back with it.")
        if any(isinstance(step.entry, Fall) for step in back):
            asks += " " + _("What was rolled or drawn since comes anew.")
        return asks

    def _words_for_all(self, events: Sequence[Event]) -> str:
        """The first thing told; what came of it is not named in its place."""
        text = self._match.game.text
        for event in events:
            if event.seen_by(None) and text.event(event, self._names):
                return text.event(event.faded(), self._names)
        return ""

    def _hint(self, seat: int | None) -> None:
        if seat is None:
            self._console.print(_("A hint is given only to whoever sits alone before the screen."))
            return
        if seat not in self._match.state.deciders():
            self._console.print(_("There is nothing to decide now: first the dice are rolled."))
            return

        state = self._match.state
        judge = coach(self._match.game)
        player = Player(judge, state.rules, seat)
        player.witness(self._match.opening)
        for step in self._match.steps:
            player.witness(step.events)

        rng = seeded("hint", self._match.number)
        view = state.view(seat)

        def label(action: int) -> str:
            return self._match.game.text.action(action, view, self._names)

        advice = advise(judge, player.question(state, rng), label, self._names)
        for number, move in enumerate(advice.moves, 1):
            self._console.print(f"[green]{number}. {label(move.action)}: {worth_in_words(move)}[/]")
        self._console.print(f"[green]{advice.reason}[/]")

    def _rules(self, rule_id: str) -> None:
        ledger = self._match.game.ledger
        if rule_id:
            self._show_rule(ledger[rule_id])
            return
        for paragraph in rule_lines(ledger):
            self._console.print(paragraph)

    def _show_rule(self, rule: Rule) -> None:
        self._console.print(hanging(f"  [bold]{rule.id}[/]", escape(_(rule.says))))

    def _save(self, name: str) -> None:
        if not name:
            raise OfrendaError("Say where to: save FILE.")
        try:
            with Path(name).expanduser().open("x", encoding="utf-8", newline="\n") as file:
                file.write(self._match.record.text())
        except OSError as error:
            reason = file_trouble(error, writing=True)
            raise RecordError("{path} cannot be written: {reason}.", path=name, reason=reason) from None
        self._console.print(_("Saved in {path}.", path=escape(name)))

    def help(self) -> None:
        self._console.print(
            _("Type what stands before a choice, or its name; several with commas (1, 3) or as a range (1-4).")
        )
        rule = next(iter(self._match.game.ledger)).id
        for command, meaning in COMMANDS.items():
            self._console.print(f"  [bold cyan]{command:<6}[/] {escape(_(meaning, rule=rule))}")
