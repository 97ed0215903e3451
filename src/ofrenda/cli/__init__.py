"""The command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import click

import ofrenda
from ofrenda.cli.admin import admin
from ofrenda.cli.analysing import analyse_command
from ofrenda.cli.contests import tournament_command
from ofrenda.cli.drawing import draw
from ofrenda.cli.exporting import export_command
from ofrenda.cli.learning import learn
from ofrenda.cli.looking import games, replay, rules, verify_command
from ofrenda.cli.measuring import bench, simulate_command
from ofrenda.cli.playing import play
from ofrenda.cli.reporting import compare_command, report_command
from ofrenda.cli.serving import serve_command
from ofrenda.cli.solving import solve_command
from ofrenda.cli.training import train_command
from ofrenda.kernel.errors import OfrendaError
from ofrenda.words import LANGUAGES, _

INTERRUPTED = 130
"""The exit code of a program that was stopped with Ctrl-C."""


class Refused(click.ClickException):
    """A one-line message and exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(_("Error: {message}", message=self.format_message()), file=file or sys.stderr)


class Commands(click.Group):
    """The commands; whatever is refused is said in one line, without a traceback."""

    def main(  # type: ignore[override]  # click's overloads only tell its two return types apart
        self, args: Sequence[str] | None = None, *, standalone_mode: bool = True, **extra: Any
    ) -> Any:
        try:
            code = super().main(args, standalone_mode=False, **extra)
        except (click.ClickException, OfrendaError) as error:
            message = error.format_message() if isinstance(error, click.ClickException) else str(error)
            Refused(" ".join(message.split())).show()
            code = Refused.exit_code
        except (click.Abort, KeyboardInterrupt):
            click.echo()
            code = INTERRUPTED

        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def _version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        build = _("compiled") if ofrenda.compiled() else _("pure Python")
        click.echo(f"ofrenda {ofrenda.__version__} ({build})")
        context.exit()


@click.group(
    cls=Commands,
    help=_("Four tabletop games about the Day of the Dead, with friends, with bots, for research.")
    + "\n\n\b\n"
    + _("Example:")
    + "\n  ofrenda play rolling-bones",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--language",
    type=click.Choice(list(LANGUAGES)),
    expose_value=False,  # it is read before the commands are made, because their help is in that language too
    help=_("In which language everything is said; without it, in the system's."),
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help=_("Say which version this is."),
)
def main() -> None:
    sys.path.insert(0, os.getcwd())  # so that bots of one's own can be named as module:Class


COMMANDS = (
    *(play, learn, serve_command, admin, replay, analyse_command, draw, verify_command, export_command, games, rules),
    *(simulate_command, tournament_command, report_command, compare_command, solve_command, train_command, bench),
)
for command in COMMANDS:
    main.add_command(command)
