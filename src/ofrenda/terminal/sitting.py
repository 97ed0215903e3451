"""What the parts of a sitting share: the match, the screen, and through whose eyes it shows the match."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Event
from ofrenda.table import Match, labels
from ofrenda.terminal.curtain import Curtain
from ofrenda.terminal.prompt import Quit, read_line
from ofrenda.terminal.story import tell


class Sitting:
    """One match at one screen."""

    def __init__(self, match: Match, console: Console) -> None:
        self.match = match
        self.console = console
        self.names = [escape(name) for name in labels(match.names)]
        # With several people at one screen and hidden hands, each reads what happened behind the curtain.
        curtained = match.game.hides(match.state.rules) and len(match.people) > 1
        self.curtain = Curtain(match, console, self.names, self.read) if curtained else None
        self.played_alone: set[int] = set()
        """The entries that played themselves: an undo goes past them."""

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the screen shows the match now; None: a spectator's."""
        if self.curtain is not None:
            return self.curtain.front
        return self.match.people[0] if self.match.people else None

    def read(self, prompt: str) -> str:
        try:
            return read_line(self.console, prompt)
        except EOFError:
            raise Quit from None

    def tell(self, events: Sequence[Event]) -> None:
        if self.curtain is None:
            tell(self.console, self.match.game, events, self.names, self.viewer)
        else:
            self.curtain.tell_front()

    def say(self, words: str) -> None:
        """Prints words for everybody; if the curtain has just been drawn, so that they outlast it."""
        if self.curtain is not None and self.curtain.front is None:
            self.curtain.note(words)
        else:
            self.console.print(words)

    def refuse(self, error: OfrendaError) -> None:
        self.console.print(f"[red]{escape(str(error))}[/]")
