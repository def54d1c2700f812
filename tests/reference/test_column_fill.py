"""The sheets of the games and of their samples: columns are full but on the last page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from builder.cli.opened import open_roster_or_game
from builder.sheet import reference_sheet
from output.made_with import catalog_line
from output.page.paper import load_paper
from output.sheet.plan import planned
from output.sheet.reference import reference_content
from output.sheet.sizes import USUAL
from output.text import default_fonts
from tests.roster_sheet.sheets import SAMPLES

LEAST = 0.8
GAMES = sorted({name.split("/")[0] for name in SAMPLES})


def fills(name: str, paper: str) -> Iterator[tuple[bool, float]]:
    """Of each column whether it is on the last page, and the share that its sections take of it,
    before gaps are stretched. In all inks sections are as high."""
    opened = open_roster_or_game(name)
    warband = None if opened.in_general else opened.warband
    said = reference_sheet(opened.catalog, warband)
    content = reference_content(said, f"musterpress 9.9.9 · {catalog_line(opened.warband.system)}")
    numbers = {section.id: "88" for section in content.sections if section.title}
    fitted = planned(content, load_paper(paper), default_fonts(), numbers, None, USUAL).fitted
    frame = fitted.frame
    for at, (first, end) in enumerate(fitted.packed.slices):
        is_last = at // frame.per_page == len(frame.pages) - 1
        yield is_last, fitted.row.height(first, end) / frame.columns[at].height


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", [*SAMPLES, *GAMES])
def test_columns_are_full_to_four_fifths_but_on_the_last_page(name: str, paper: str) -> None:
    low = [fill for is_last, fill in fills(name, paper) if not is_last and fill < LEAST]
    assert low == []
