"""Papers by name, and sheets within bounds."""

from __future__ import annotations

import pytest

from output import Sheet, load_sheet
from output.page.paper import Paper, load_paper, papers
from schemas.problems import InputError


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("a4", (210, 297)),
        ("Letter", (215.9, 279.4)),
        ("A3", (297, 420)),
        ("a5", (148, 210)),
        ("A6", (105, 148)),
        ("legal", (215.9, 355.6)),
        ("tabloid", (279.4, 431.8)),
        ("US Letter", (215.9, 279.4)),
        (" ledger ", (279.4, 431.8)),
    ],
)
def test_papers_have_their_exact_size(name, size):
    paper = load_paper(name)
    assert (paper.width_mm, paper.height_mm) == size


def test_papers_stand_upright():
    assert all(paper.height_mm > paper.width_mm for paper in papers().values())


def test_a_paper_that_is_not_there_is_told_with_the_nearest():
    with pytest.raises(
        InputError, match=r"no paper `leter`; did you mean `letter`\? there are: a3"
    ):
        load_paper("leter")
    with pytest.raises(InputError, match=r"no paper `B5`"):
        load_paper("B5")


def test_a_sheet_has_marks_and_a_ruler_unless_told_otherwise():
    a4 = Paper("a4", "A4", 210, 297)
    assert load_sheet() == Sheet(a4, 5, marks=True, ruler=True, bleed_mm=0, duplex="none")
    assert load_sheet("A4", marks=False, ruler=False, margin_mm=8, duplex="long") == Sheet(
        a4, 8, marks=False, ruler=False, duplex="long", margin_holds=True
    )


def test_all_values_out_of_bounds_are_told_at_once():
    with pytest.raises(InputError) as caught:
        load_sheet("a44", margin_mm=-1, bleed_mm=float("nan"), duplex="both")  # type: ignore[arg-type]
    assert len(caught.value.problems) == 4
