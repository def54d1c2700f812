"""Standard input, output and error that are closed or full: said once, and never a traceback."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import click

UNUSABLE = 2
CLOSED = "standard output is closed, so nothing was done; send it to a file or a terminal"


def open_missing_streams() -> None:
    """Puts nothing in the place of streams that are closed. Ends the process where nothing can
    be said for want of an output.

    A file opened later would else get the number of the closed stream, and what is said with it.
    """
    is_mute = sys.stdout is None
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:
            handle = os.open(os.devnull, os.O_RDWR)
            if handle != number:
                os.dup2(handle, number)
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8", closefd=False))
    if is_mute:
        click.echo(CLOSED, err=True)
        sys.exit(UNUSABLE)


def stream_message(error: OSError) -> str:
    """What to say where a stream, which has no name, cannot be written to the end."""
    from builder.roster.whole import reason_of

    return f"standard output: not all of it was written: {reason_of(error)}"


def drop(*names: str) -> None:
    """Lets what streams, such as `stdout`, have still to write go nowhere.

    The interpreter writes it at its end once more, and must not complain again.
    """
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for name in names:
            with suppress(OSError, ValueError):  # what stands in for a stream has no number
                os.dup2(nowhere, getattr(sys, name).fileno())
