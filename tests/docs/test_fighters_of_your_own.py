"""The page on fighters of one's own: its rosters are read, its commands typed, as they stand there."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner, Result

from builder.cli import muster
from tests.docs.pages import DOCS, headings

PAGE = DOCS / "fighters-of-your-own.md"
CODES = {"finds": 1, "refuses": 2}
"""What a comment after a command begins with, and how the command ends then."""


class Step(NamedTuple):
    """A fenced block: its kind, the file that it is about, its text."""

    kind: str
    file: str
    text: str


def steps() -> Iterator[Step]:
    """The blocks of the page, in their order."""
    text = PAGE.read_text(encoding="utf-8")
    for kind, file, block in re.findall(
        r"^```(\w+) ?([\w.]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL
    ):
        yield Step(kind, file, block)


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


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the reader's own, in which the whole page was done."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    said = ""
    for step in steps():
        if step.kind == "yaml":
            Path(step.file).write_text(step.text, encoding="utf-8")
        elif step.kind == "sh":
            results = [typed(line) for line in step.text.splitlines()]
            said = results[-1].stdout + results[-1].stderr
        else:
            shown = [line for line in said.splitlines() if line.startswith(("error: ", step.file))]
            told = [line for line in shown if not line.startswith(f"{step.file}: ")]
            assert told == step.text.splitlines(), step.file
    return tmp_path


def test_the_page_can_be_done_from_nothing_to_paper(folder: Path) -> None:
    made = {path.name for path in folder.glob("*.pdf")}
    assert made == {"marek.pdf", "strays.pdf", "foundry.pdf"}


def test_an_export_opens_again_as_the_same_roster(folder: Path) -> None:
    again = typed("muster export foundry.json --to json").stdout
    assert again == (folder / "foundry.json").read_text(encoding="utf-8")


def test_commands_within_the_text_work_too(folder: Path) -> None:
    text = re.sub(
        r"^```.*?^```$", "", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    commands = [
        command for command in re.findall(r"`(muster [^`]+)`", text) if "FILE" not in command
    ]
    assert len([typed(command) for command in commands if " " in command[7:]]) >= 2


def test_its_links_lead_to_pages_and_headings() -> None:
    for target, heading in re.findall(r"\]\(([^)#:]*)#?([^):]*)\)", PAGE.read_text("utf-8")):
        to = PAGE.parent / target.replace("\n", "")
        assert to.exists(), target
        assert not heading or heading in headings(to), f"{target}#{heading}"
