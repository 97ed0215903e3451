"""Reading a line that a person types, with editing and history where the system has them."""

from __future__ import annotations

import re
import sys

from rich.console import Console

try:
    import readline
except ImportError:  # Windows has its own editing
    readline = None  # type: ignore[assignment]

QUIT = ("quit", "exit")
"""What stops the match at any prompt."""


class Quit(Exception):
    """The person stops; the match is kept."""


_STYLING = re.compile(r"(\x1b\[[0-9;]*m)")


def read_line(console: Console, prompt: str) -> str:
    """What the person types after the prompt, without spaces around it."""
    if readline is None or not (console.is_terminal and sys.stdin.isatty()):
        return console.input(prompt).strip()

    with console.capture() as shown:
        console.print(prompt, end="")
    return input(_STYLING.sub("\x01\\1\x02", shown.get())).strip()  # between these marks nothing takes up room


def forget_lines() -> None:
    """Nobody leafs through what another has typed."""
    if readline is not None:
        readline.clear_history()


def wipe(console: Console) -> None:
    """Clears the screen and what has been scrolled off it."""
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")
        console.file.flush()
    forget_lines()
