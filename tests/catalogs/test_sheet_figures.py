"""The printed sheet of a game has its figures, each beside the words that it is about."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from builder.catalog import load_catalog
from builder.sheet import reference_sheet
from output.page.paper import load_paper
from output.sheet import sheet_pages
from output.sheet.reference import reference_content
from tests.sheet.said import said

FIGURES = Path(__file__).parent / "sheet_figures"
NEAR = 90
"""Letters between a figure and the words before it, at most."""


def figures() -> list[tuple[str, list[str]]]:
    files = sorted(FIGURES.glob("*.yaml"))
    said = [(file.stem, one) for file in files for one in yaml.safe_load(file.read_text("utf-8"))]
    return [(system, [one] if isinstance(one, str) else one) for system, one in said]


@cache
def printed_words(system: str) -> str:
    content = reference_content(reference_sheet(load_catalog(system)))
    return " ".join(map(said, sheet_pages(content, load_paper("a4")).pages))


def stands_in(text: str, parts: list[str]) -> bool:
    """Whether the parts stand in a text as whole words in their order, near each other."""
    whole = [rf"(?<![\w+−]){re.escape(part)}(?![\w+])" for part in parts]
    between = rf".{{0,{NEAR}}}?"
    return re.search(between.join(whole), text, re.IGNORECASE) is not None


@pytest.mark.parametrize(("system", "parts"), figures(), ids=str)
def test_a_figure_is_printed_beside_what_it_is_about(system: str, parts: list[str]) -> None:
    assert stands_in(printed_words(system), parts)


def test_a_figure_further_away_or_part_of_another_is_not_taken_for_it() -> None:
    assert stands_in("Longbow 18 inches, 4 points", ["longbow", "18", "4"])
    assert not stands_in("Longbow 180 inches, 4 points", ["longbow", "18"])
    assert not stands_in("Longbow " + "and so on " * 12 + "18", ["longbow", "18"])


@pytest.mark.parametrize("file", sorted(FIGURES.glob("*.yaml")), ids=lambda file: file.stem)
def test_a_game_has_sixty_figures_or_more(file: Path) -> None:
    assert len(yaml.safe_load(file.read_text("utf-8"))) >= 60
