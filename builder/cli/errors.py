"""The one place where a user's mistake becomes a message and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from builder.cli.lines import short
from builder.cli.streams import UNUSABLE, drop, stream_message

INTERRUPTED = 130
BROKEN_PIPE = 141


class Unusable(click.ClickException):
    """Input or output that cannot be used: each line of the message on standard error, exit 2."""

    exit_code = UNUSABLE

    def show(self, file: IO[Any] | None = None) -> None:
        """Prints the message without a word before it, and nothing that steers a terminal."""
        message = "\n".join(short(line) for line in self.message.split("\n"))
        click.echo(message, file=file, err=file is None)


@contextmanager
def mistakes_as_messages() -> Iterator[None]:
    """Turns what a user can do wrong into Unusable; a bug stays a traceback."""
    try:
        yield
        sys.stdout.flush()
    except (click.exceptions.Exit, click.ClickException):
        raise
    except KeyboardInterrupt:
        raise click.exceptions.Exit(INTERRUPTED) from None
    except BrokenPipeError:
        drop("stdout")
        raise click.exceptions.Exit(BROKEN_PIPE) from None
    except OSError as error:
        if error.filename is not None:
            raise Unusable(os_message(error)) from None
        drop("stdout")
        raise Unusable(stream_message(error)) from None
    except ImportError:
        _blame_hidden_packages()
        raise
    except _input_error() as error:
        raise Unusable(str(error)) from None


def os_message(error: OSError) -> str:
    """What the system refused, for which file, and what to do."""
    advice = {
        FileNotFoundError: "look at the spelling and the folder",
        PermissionError: "choose a place where you may write, or change its rights",
        IsADirectoryError: "name a file, not a folder",
        NotADirectoryError: "a part of the path is a file; name a folder there",
        FileExistsError: "choose another name or say --force",
    }.get(type(error), "make room or choose another place")
    reason = (error.strerror or str(error)).lower()
    return f"{os.fsdecode(error.filename)}: {reason}; {advice}"


def _input_error() -> type[Exception]:
    # Asked for only when something was raised: another package may hide our `schemas`.
    from schemas.problems import InputError

    return InputError


def _blame_hidden_packages() -> None:
    from builder.cli.version import hidden, hidden_message

    if wrong := hidden():
        raise Unusable(hidden_message(wrong)) from None
