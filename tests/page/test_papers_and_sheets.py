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


@pytest.mark.parametrize(
    ("said", "size", "turn"),
    [
        ("100x150", (100, 150), "auto"),
        ("150 x 100 mm", (100, 150), "lying"),
        ("12x18in", (304.8, 457.2), "auto"),
        ("4 in x 6 in", (101.6, 152.4), "auto"),
        ('6" × 4"', (101.6, 152.4), "lying"),
        ("21x29,7cm", (210, 297), "auto"),
        ("100x150 landscape", (100, 150), "lying"),
        ("a4-landscape", (210, 297), "lying"),
        ("Letter portrait", (215.9, 279.4), "upright"),
        ("297x210", (210, 297), "lying"),
    ],
)
def test_a_paper_of_any_size_lies_as_it_is_said(said, size, turn):
    paper = load_paper(said)
    assert (paper.width_mm, paper.height_mm) == pytest.approx(size)
    assert (paper.turn, load_sheet(said).turn) == (turn, turn)


@pytest.mark.parametrize("said", ["210x297", "8.5x11in", "8.5x11", "11 x 17 in"])
def test_a_paper_whose_size_is_said_has_its_name(said):
    assert load_paper(said) in papers().values()


@pytest.mark.parametrize("said", ["0x0", "8.5x12", "49.9x300", "210x1301", "999999x999999"])
def test_of_paper_too_small_or_too_large_the_bounds_are_told(said):
    with pytest.raises(InputError, match=r"a side is 50 to 1300 mm long .*8\.5x11in"):
        load_paper(said)


@pytest.mark.parametrize("said", ["nanx297", "infx297", "-210x297", "210x", "210", "1e9x297"])
def test_what_is_no_size_is_no_paper(said):
    with pytest.raises(InputError, match=r"there is no paper .*or say a size, as 210x297 \(mm\)"):
        load_paper(said)


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
        load_sheet(
            "a44",
            margin_mm=-1,
            bleed_mm=float("nan"),
            gutter_mm=float("inf"),
            duplex="both",  # type: ignore[arg-type]
        )
    told = {one.file: one.message for one in caught.value.problems}
    assert sorted(told) == ["bleed", "duplex", "gutter", "margin", "paper"]
    assert told["margin"] == "must be from 0 to 50 mm, and is -1"
    assert told["bleed"] == "must be from 0 to 10 mm, and is nan"
    assert told["gutter"] == "must be from 0 to 50 mm, and is inf"
