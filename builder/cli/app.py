"""The `muster` command itself: a group that imports a command only when it is called."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

import click

from builder.cli.errors import mistakes_as_messages
from builder.cli.group import Suggesting
from builder.cli.streams import UNUSABLE, drop, open_missing_streams, stream_message

COMMANDS = (
    "systems",
    "show",
    "new",
    "add",
    "edit",
    "remove",
    "duplicate",
    "undo",
    "check",
    "cost",
    "explain",
    "fix",
    "print",
    "verify",
    "calibrate",
    "export",
    "schema",
    "catalog",
    "theme",
)
"""In the order of the help; each is the file of its name in `commands/`."""


_MANY_OBJECTS = 500_000
"""New objects after which garbage is looked for; printing ninety cards makes a quarter of that."""


class Commands(Suggesting):
    """A group whose commands are imported when asked for, and whose users' mistakes are messages."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which a list is made."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, imported now; None for an unknown one."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"builder.cli.commands.{cmd_name}").command
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the command; a mistake of the user ends as a message and an exit code."""
        if os.environ.get("NO_COLOR"):
            ctx.color = False
        with mistakes_as_messages():
            return super().invoke(ctx)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option("--version", "version", is_flag=True, help="Print the version and stop.")
@click.option("-v", "--verbose", is_flag=True, help="With --version: where each part is installed.")
@click.pass_context
def muster(ctx: click.Context, version: bool, verbose: bool) -> None:
    """Build a warband, see whether it is legal and why, and print all of it at true size.

    A warband is a small YAML file that you own. Wherever a roster file is read, the name of a
    sample (core-1e/border-levy) or - for standard input will do.

    \b
    Example:
      muster new core-1e -o levy.yaml --limit 250
      muster add levy.yaml knight --name "Sir Odo" --role army-commander
      muster check levy.yaml
      muster print levy.yaml -o levy.pdf
    """
    if version:
        from builder.cli.version import print_version

        ctx.exit(print_version(verbose))
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """Runs `muster` with the arguments of the process and ends it with its exit code."""
    open_missing_streams()
    _collect_rarely()
    try:
        muster(prog_name="muster")
    except OSError as error:  # while a help or a message was printed
        drop("stdout")
        with suppress(OSError):
            click.echo(stream_message(error), err=True)
        drop("stderr")
        sys.exit(UNUSABLE)


def _collect_rarely() -> None:
    # A command is short and leaves few cycles: looking for them, on the way and once more at the
    # end, takes as long as drawing all cards.
    gc.set_threshold(_MANY_OBJECTS)
    atexit.register(gc.freeze)
