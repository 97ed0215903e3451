"""Several people at one screen: nobody reads what is meant for another's eyes, and everybody reads what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.panel import Panel

from ofrenda.kernel.event import Event, retold
from ofrenda.table import Match
from ofrenda.terminal.prompt import QUIT, Quit, wipe
from ofrenda.terminal.story import read_until, tell, tell_everything
from ofrenda.words import _


class Curtain:
    """What each person at the screen has been told, and through whose eyes it shows the match now.

    While it is drawn (`front` is None) it shows what everybody may see.
    """

    def __init__(self, match: Match, console: Console, names: Sequence[str], read: Callable[[str], str]) -> None:
        self.front: int | None = None
        self._match = match
        self._console = console
        self._names = names
        self._read = read

        # Where a match goes on that was left, everybody is told again what has happened since they last decided.
        self._told: dict[int | None, int] = {seat: read_until(match, [seat]) for seat in match.people}
        self._told[None] = read_until(match, match.people)
        self._shown_from = self._told[None]
        """Where in the story the last drawn curtain began to tell."""

        self._noted: list[str] = []
        self._for_one = False
        """Whether something stands on the screen that only the person before it may read, and has not acted on yet."""

    def tell_front(self) -> None:
        """What has happened, to whoever sits before the screen."""
        if self.front is None:
            return
        news = self._news(self.front)
        self._for_one = self._for_one or any(
            event.only is not None and event.reveals for event in news if event.seen_by(self.front)
        )
        tell(self._console, self._match.game, news, self._names, self.front)

    def lift(self, seat: int, obey: Callable[[str], None]) -> bool:
        """The seat's person sits down before the screen; everybody else looks away.

        Only an empty line lifts it. Any other may come from somebody else and is for `obey`; False if that has left
        words for everybody, which want another curtain.
        """
        if self.front != seat:
            self.draw(_("Now {player}. Everybody else looks away.", player=self._names[seat]))
            line = self._read(_("Press Enter when ready. "))
            while line:
                obey(line)
                if self._noted:
                    return False
                line = self._read(_("Press Enter only if you are {player}. ", player=self._names[seat]))

            wipe(self._console)
            self.front = seat
            self._tell_again(seat)

        self._noted.clear()  # whoever has kept the screen has read it there
        self.tell_front()
        self._for_one = False
        return True

    def draw(self, words: str) -> None:
        """Nothing of anybody's is left on the screen, only what all may know and these words."""
        if self.front is not None and self._for_one:
            self._let_read()
        self.front = None
        self._for_one = False
        wipe(self._console)
        self._shown_from = self._told[None]
        tell(self._console, self._match.game, self._news(None), self._names, None)
        self.show_noted()
        self._console.print(Panel(words, border_style="magenta"))

    def _let_read(self) -> None:
        """Whoever sits before the screen reads what only they may; only an empty line takes it away."""
        while line := self._read(_("Press Enter when you have read this; then it disappears. ")):
            if line.lower() in QUIT:
                raise Quit

    def _tell_again(self, seat: int) -> None:
        """What happened since the seat was last asked, but for what the curtain has just shown in the same words.

        All has been told once before a drawn curtain: it may fade.
        """
        told = self._match.told
        first = self._told[seat]
        self._told[seat] = len(told)
        game = self._match.game
        events = list(retold(told)) if game.forgets(self._match.state.rules) else told
        untold = [
            event
            for at, event in enumerate(events)
            if at >= first and (at < self._shown_from or not event.seen_by(None))
        ]
        tell(self._console, game, untold, self._names, seat)

    def fall_for_good(self) -> None:
        """After the match nothing is hidden: what somebody here has not been told yet is told to all."""
        wipe(self._console)
        first = min(self._told.values())
        tell_everything(self._console, self._match.game, self._match.told[first:], self._names)

    def note(self, words: str) -> None:
        """Words that the next drawn curtain shows to everybody."""
        self._noted.append(words)

    def show_noted(self) -> None:
        """Shows those words now, where the curtain is drawn already."""
        for line in self._noted:
            self._console.print(line)
        self._noted.clear()

    def taken_back(self) -> None:
        """Some of what was told has not happened."""
        self._told = {seat: min(told, len(self._match.told)) for seat, told in self._told.items()}

    def _news(self, seat: int | None) -> list[Event]:
        told = self._match.told
        news = told[self._told[seat] :]
        self._told[seat] = len(told)
        return news
