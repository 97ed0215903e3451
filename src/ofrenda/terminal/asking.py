"""Asking a person: the menu, what a line means, dice that people roll, and windows for several people at once."""

from __future__ import annotations

from rich.markup import escape
from rich.text import Text

from ofrenda.kernel.errors import IllegalAction, OfrendaError, UnknownName
from ofrenda.kernel.state import TurnState
from ofrenda.kernel.text import NO_ACTION, Choice
from ofrenda.table.together import Together
from ofrenda.terminal.answers import Line, called, is_key, meant, split_answers
from ofrenda.terminal.commands import Commands
from ofrenda.terminal.curtain import Curtain
from ofrenda.terminal.dice import dice_help, example
from ofrenda.terminal.menu import offer
from ofrenda.terminal.sitting import Sitting
from ofrenda.words import _, listing, plural


class Asking:
    """The questions of a sitting."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._names = sitting.names
        self._console = sitting.console
        self._commands = Commands(sitting)
        self._together = Together(sitting.match)

    def dice(self) -> None:
        state = self._match.state
        chance = state.chance()
        if chance is None:
            return

        seat = state.active if isinstance(state, TurnState) and not state.stack[-1].BY_ALL else None
        curtain = self._sitting.curtain
        if curtain is not None and curtain.front not in (None, seat):
            curtain.draw(_("Now the dice."))
        elif curtain is not None and curtain.front is None:
            curtain.show_noted()
        roller = _("Everybody") if seat is None else self._names[seat]
        self._console.print()
        self._console.print(
            f"[bold]{roller}:[/] "
            + escape(
                _(
                    "Roll {dice} and type what they show, for example: {example}",
                    dice=chance.wanted(),
                    example=example(chance),
                )
            )
        )

        line = self._sitting.read("[bold yellow]✎[/] ")
        try:
            if line.lower() in ("help", "?"):
                self._console.print(escape("\n".join(dice_help(chance))))
                self._commands.help()
            elif not self._commands.obey(line, seat if seat in self._match.people else self._match.people[0]):
                self._sitting.tell(self._match.roll(line))
        except OfrendaError as error:
            self._sitting.refuse(error)

    def decision(self, seat: int) -> None:
        game = self._match.game
        state = self._match.state
        phase = state.stack[-1]
        actions = state.actions(seat)
        if len(actions) == 1 and not (self._sitting.curtain is not None and phase.BY_HAND):
            self._play_alone(seat, actions[0])
            return
        if phase.to_be_asked(state) and self._goes_by(seat):
            return

        if self._sitting.curtain is not None and not self._sitting.curtain.lift(seat, self._before_all):
            return
        view = state.view(seat)
        choices = game.text.menu(actions, view, self._names)
        self._console.print()
        self._console.print(game.text.board(view, self._names))
        self._console.print()
        self._console.print(f"[bold]{self._names[seat]}:[/] {game.text.question(view, self._names)}")
        menu = offer(self._console, choices)
        number = self._match.number
        # What changes nothing asks again without drawing everything anew, unless the curtain has been drawn.
        while self._match.number == number and (self._sitting.curtain is None or self._sitting.curtain.front == seat):
            line = self._sitting.read(f"[bold yellow]{self._names[seat]}>[/] ")
            try:
                if not self._commands.obey(line, seat):
                    self._play(seat, line, menu, choices)
            except OfrendaError as error:
                self._sitting.refuse(error)

    def _before_all(self, line: str) -> None:
        """What somebody types at a drawn curtain; who, nobody knows."""
        try:
            self._commands.obey_before_all(line)
        except OfrendaError as error:
            self._sitting.refuse(error)

    def _play_alone(self, seat: int, action: int) -> None:
        """There is nothing to choose; what is not worth a line in the story is not worth one here."""
        label = self._match.game.text.action(action, self._match.state.view(seat), self._names)
        events = self._match.play(seat, action)
        self._sitting.played_alone.add(self._match.number)
        told = any(
            event.seen_by(self._sitting.viewer) and self._match.game.text.event(event, self._names) for event in events
        )
        if told and (self._sitting.curtain is None or self._sitting.curtain.front == seat):
            self._console.print(f"[dim]{_('Only one choice: {action}', action=label)}[/]")
        self._sitting.tell(events)

    def _goes_by(self, seat: int) -> bool:
        """Whether the seat lets the question go by without being handed the screen."""
        state = self._match.state
        curtain = self._sitting.curtain
        if curtain is None or curtain.front == seat:
            return False

        people = [] if self._together.asked else self._together.whom_to_ask(self._match.people)
        if seat in people:
            self._together.decline(self._decline_together(people, curtain))
        if not self._together.has_declined(seat):
            return False

        self._sitting.tell(self._match.play(seat, state.stack[-1].decline_action()))
        return True

    def _decline_together(self, people: list[int], curtain: Curtain) -> set[int]:
        """Asks people before a drawn curtain; whoever does not want to look at their hand lets it go by."""
        game = self._match.game
        view = self._match.state.view(None)
        players = listing([self._names[seat] for seat in people])
        curtain.draw(f"[bold]{players}:[/] {game.text.question(view, self._names)}")
        self._console.print(game.text.board(view, self._names))
        self._console.print(
            plural(
                "Press Enter to let it go by, or type your name to decide alone before the screen.",
                "Press Enter if all let it go by. Whoever wants to decide alone before the screen types their name.",
                len(people),
            )
        )

        while True:
            line = self._sitting.read("[bold yellow]?[/] ")
            try:
                if not line:
                    return set(people)
                if not self._commands.obey(line, None):
                    return set(people) - {self._named(name.strip(), people) for name in line.split(",")}
            except OfrendaError as error:
                self._sitting.refuse(error)

    def _named(self, name: str, people: list[int]) -> int:
        """Who of these people is called so, or begins so."""
        calls = [seat for seat in people if name and self._match.names[seat].lower().startswith(name.lower())]
        exact = [seat for seat in people if self._match.names[seat].lower() == name.lower()]
        if len(exact or calls) != 1:
            raise UnknownName(
                "“{text}” is nobody who is asked here. Names: {names}.",
                text=name,
                names=listing([self._match.names[seat] for seat in people]),
            )
        return (exact or calls)[0]

    def _play(self, seat: int, line: str, menu: list[Line], choices: list[Choice]) -> None:
        """Several answers in one line are taken one by one; the first that is not possible stops them, and so does
        whatever the person had not seen yet when typing them.
        """
        asked = type(self._match.state.stack[-1])
        answers = split_answers(line, menu)
        for at, answer in enumerate(answers):
            if at and not self._may_read_on(seat, asked if is_key(answer, menu) else None):
                if self._sitting.curtain is not None:  # which may fall before this is read; the answers are a secret
                    self._sitting.curtain.note(
                        f"[red]{_('{player}: the rest of your line was not read.', player=self._names[seat])}[/]"
                    )
                raise UnknownName(
                    "“{rest}” was not read: something has happened that you had not seen when you typed it.",
                    rest=listing(answers[at:]),
                )

            action = self._chosen(seat, answer, menu, choices)
            if action == NO_ACTION:
                return
            self._sitting.tell(self._match.play(seat, action))

    def _may_read_on(self, seat: int, asked: type | None) -> bool:
        """Whether the next answer in the line was typed in the knowledge of all that stands now.

        One by its key means a line of the menu, and so goes only with the question that was `asked` with it.
        """
        state = self._match.state
        if any(event.reveals for event in self._match.steps[-1].events) or seat not in state.deciders():
            return False
        return asked is None or type(state.stack[-1]) is asked

    def _chosen(self, seat: int, answer: str, menu: list[Line], choices: list[Choice]) -> int:
        """The action that the answer means; NO_ACTION if the person thinks again at a second question."""
        game = self._match.game
        state = self._match.state
        now = game.labels(state.view(seat), state.actions(seat), self._names)
        try:
            actions = meant(answer, game, menu, now)
        except UnknownName:
            self._refuse_by_name(seat, called(answer, game))
            raise

        if len(actions) > 1:
            return self._chosen_among([choice for choice in choices if choice.action in actions])
        if actions[0] not in now:
            self._refuse_by_name(seat, actions[0])
        return actions[0]

    def _refuse_by_name(self, seat: int, action: int) -> None:
        """Says why an action that exists is not possible now; where it belongs to another question, what is asked."""
        if action == NO_ACTION:
            return
        game, view = self._match.game, self._match.state.view(seat)
        reason = game.text.missing(action, view, self._names)
        if reason:
            raise IllegalAction("{action}: {reason}", action=game.name(action), reason=reason)
        question = Text.from_markup(game.text.question(view, self._names)).plain
        raise IllegalAction("“{action}” is no answer to: {question}", action=game.name(action), question=question)

    def _chosen_among(self, choices: list[Choice]) -> int:
        """The second half of a question that is asked in two."""
        inner = [Choice(choice.action, choice.label, choice.number) for choice in choices]
        menu = offer(self._console, inner)
        now = {choice.action: choice.label for choice in inner}

        while True:
            line = self._sitting.read(f"[bold yellow]{_('Which? Enter goes back.')}[/] ")
            if not line:
                return NO_ACTION
            try:
                split_answers(line, menu)
                return meant(line, self._match.game, menu, now)[0]
            except OfrendaError as error:
                self._sitting.refuse(error)
