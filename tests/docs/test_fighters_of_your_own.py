"""The page on fighters of one's own: its rosters are read, its commands typed, as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.followed import follow, links, typed
from tests.docs.pages import DOCS, headings

PAGE = DOCS / "fighters-of-your-own.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the reader's own, in which the whole page was done."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    follow(PAGE)
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
    for target, heading in links(PAGE):
        to = PAGE.parent / target
        assert to.exists(), target
        assert not heading or heading in headings(to), f"{target}#{heading}"
