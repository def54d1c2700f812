"""Writes docs/cli.md from the help of each command. Run it with the environment's Python."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from click.testing import CliRunner

from builder.cli import muster
from builder.cli.app import COMMANDS

TARGET = Path(__file__).parent.parent / "docs" / "cli.md"
WIDTH = 96
INTRODUCTION = """\
# The command line

Written by `scripts/write_cli_reference.py` from the help of each command; do not edit it by hand.

FILE is a roster file, `-` for standard input, or the name of a sample such as
`core-1e/border-levy`. Commands that change a roster write that file alone and leave every line that
the change does not touch as it was; nothing else is overwritten without `--force`. Answers go to
standard output, findings and mistakes to standard error.

Before each change the version before it is kept, the last 50 of each file, and `muster undo` brings
them back. They lie in your user data folder under `musterpress/backups` (on Linux
`~/.local/share/musterpress/backups`; `path` in each folder there says whose they are), or in
`.musterpress` beside the roster where that folder cannot be written.

FIGHTER is an id, a name, or the beginning of a name that only one has. ITEM is an id or an alias as
`muster show SYSTEM` lists them, with `@SLOT` where it goes to a place (`plate@front`, `plate@all`,
`flamer@spell`).

| exit code | `check`, `catalog check`, `catalog test` | editing commands | `print`, `export` | others |
|---|---|---|---|---|
| 0 | nothing of severity error | written, whatever follows from it | written | done |
| 1 | findings of severity error; a case that fails | | `--strict`: a fault on paper; the file is written | |
| 2 | a file cannot be used | nothing was written | nothing was written | unusable input |
"""


def reference() -> str:
    """The whole reference as Markdown."""
    return "\n".join([INTRODUCTION, _section(), *_sections()])


def _sections() -> Iterator[str]:
    """Each command, and after a group those in it."""
    for name in COMMANDS:
        yield _section(name)
        command = muster.get_command(click.Context(muster), name)
        for inner in command.commands if isinstance(command, click.Group) else ():
            yield _section(name, inner)


def _section(*words: str) -> str:
    shown = CliRunner().invoke(muster, [*words, "--help"], terminal_width=WIDTH, prog_name="muster")
    return f"## {' '.join(('muster', *words))}\n\n```text\n{shown.stdout.strip()}\n```\n"


if __name__ == "__main__":
    TARGET.write_text(reference(), encoding="utf-8")
    click.echo(f"written: {TARGET}")
