"""Pages that are done as they stand: their files are written, their commands typed, in order."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from click.testing import CliRunner, Result

from builder.cli import muster

CODES = {"finds": 1, "refuses": 2}
"""What a comment after a command begins with, and how the command ends then."""
_BLOCK = re.compile(r"^```(\w+) ?([\w./-]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Step(NamedTuple):
    """A fenced block: its kind, the file that it is about, its text."""

    kind: str
    file: str
    text: str


def steps(page: Path) -> Iterator[Step]:
    """The blocks of a page, in their order."""
    for kind, file, block in _BLOCK.findall(page.read_text(encoding="utf-8")):
        yield Step(kind, file, block)


def follow(page: Path) -> None:
    """Does a page where one is: writes its files, types its commands, holds what they say to it."""
    said = ""
    for step in steps(page):
        if step.kind == "sh":
            results = [typed(line) for line in step.text.splitlines()]
            said = results[-1].stdout + results[-1].stderr
        elif step.kind == "text":
            shown = [line for line in said.splitlines() if line.startswith(("error: ", step.file))]
            told = [line for line in shown if not line.startswith(f"{step.file}: ")]
            assert told == step.text.splitlines(), step.file
        else:
            Path(step.file).write_text(step.text, encoding="utf-8")


def typed(line: str) -> Result:
    """What comes of a command as it is typed, with `> FILE`."""
    command, _, comment = line.partition("    #")
    command, _, file = command.partition(" > ")
    result = CliRunner().invoke(muster, shlex.split(command)[1:])
    wanted = CODES.get(comment.strip().partition(":")[0], 0)
    assert result.exit_code == wanted, f"{line}\n{result.output}"
    if file:
        Path(file.strip()).write_text(result.stdout, encoding="utf-8")
    return result


def links(page: Path) -> list[tuple[str, str]]:
    """The pages and headings that a page leads to."""
    found = re.findall(r"\]\(([^)#:]*)#?([^):]*)\)", page.read_text("utf-8"))
    return [(target.replace("\n", ""), heading) for target, heading in found]
