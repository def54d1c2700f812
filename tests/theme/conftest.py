"""Themes and card sizes of one's own, written for a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from output.card.layouts import load_layout
from output.card.theme import Theme
from output.card.themes import load_theme
from output.looks import Looks
from schemas.problems import InputError

Write = Callable[[str, str], Looks]
Told = Callable[[str, str], list[str]]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file of a folder of looks, and gives the looks."""

    def write(name: str, text: str) -> Looks:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return Looks((tmp_path,))

    return write


@pytest.fixture
def mine(write: Write) -> Callable[[str], Theme]:
    """A theme of one's own, `themes/mine.yaml`."""
    return lambda text: load_theme("mine", write("themes/mine.yaml", text))


@pytest.fixture
def told(write: Write, tmp_path: Path) -> Told:
    """What is said of a broken theme or layout: kind of file and text; without the folder."""

    def tell(kind: str, text: str) -> list[str]:
        load: Callable[[str, Looks], object] = {"themes": load_theme, "layouts": load_layout}[kind]
        looks = write(f"{kind}/mine.yaml", text)
        with pytest.raises(InputError) as error:
            load("mine", looks)
        return [str(one).removeprefix(f"{tmp_path}/{kind}/") for one in error.value.problems]

    return tell
