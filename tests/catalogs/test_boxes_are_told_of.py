"""What a card has a box for is told by the sheet of its list."""

from __future__ import annotations

import pytest

from builder.sheet import reference_sheet
from output.card.view import view_of
from output.page.paper import load_paper
from output.sheet import sheet_pages
from output.sheet.reference import reference_content
from tests.roster_sheet.sheets import SAMPLES, opened
from tests.sheet.said import said


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_box_of_a_card_is_told_of_on_the_sheet_of_its_list(sample: str) -> None:
    found, _ = opened(sample)
    content = reference_content(reference_sheet(found.catalog, found.warband))
    sheet = " ".join(map(said, sheet_pages(content, load_paper("a4")).pages)).casefold()
    labels = {
        tick.label
        for fighter in found.warband.fighters
        for tick in view_of(fighter, found.warband.system).ticks
    }
    assert [label for label in sorted(labels) if label.split()[0].casefold() not in sheet] == []
