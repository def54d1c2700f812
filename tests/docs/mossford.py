"""Examples laid over the invented game of the pages, each in a folder of its own."""

from __future__ import annotations

import re
from pathlib import Path

from builder import load_catalog
from builder.catalog.catalog import Catalog

GAME = Path(__file__).parent / "game"
EXAMPLE = "zz-example.yaml"
"""Read after the files of the game: what it adds comes last."""


def laid_over(folder: Path, example: str) -> Path:
    """The folder, with the game and the sections of an example in it.

    A file of the game that is named like a section gives way to the example's own.
    """
    sections = set(re.findall(r"^(\w+):", example, re.MULTILINE))
    for file in GAME.glob("*.yaml"):
        if file.stem not in sections:
            (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / EXAMPLE).write_text(example, encoding="utf-8")
    return folder


def game_with(folder: Path, example: str) -> Catalog:
    """The game with an example. Raises InputError with all that is wrong with it."""
    return load_catalog(laid_over(folder, example))
