"""The head and the foot of a sheet's pages."""

from __future__ import annotations

import pytest

from output.sheet import Section
from output.sheet.kinds.paragraph import ParaBlock
from output.sheet.proofs import overlapping
from tests.sheet.said import ends, printed, said, texts

BODY = Section("a", "A", [ParaBlock("Words.")])


def test_each_page_has_title_remarks_small_print_and_its_number() -> None:
    long = Section("a", "A", [ParaBlock("word " * 3000)])
    made = printed(long, subtitle="quick reference", meta=["rules v1", "2 players"], foot=["Ours."])
    assert len(made.pages) > 1
    for at, page in enumerate(made.pages, 1):
        for part in ("Game", "quick reference", "rules v1", "2 players", "Ours."):
            assert part in said(page)
        assert f"{at} / {len(made.pages)}" in said(page)


def test_a_single_page_has_no_number() -> None:
    (page,) = printed(BODY).pages
    assert "1 / 1" not in said(page)


@pytest.mark.parametrize("subtitle", ["", "quick reference", "for " + "a very long name " * 12])
@pytest.mark.parametrize("length", [1, 30, 300])
def test_a_long_title_is_whole_and_pushes_the_columns_down(length: int, subtitle: str) -> None:
    from output.page.paper import load_paper
    from output.sheet import SheetContent, sheet_pages

    title = " ".join(f"name{at}" for at in range(length))
    content = SheetContent(title, [BODY], subtitle, icon="crown", meta=["m" * 60, "n"], foot=["f"])
    (page,) = sheet_pages(content, load_paper("a4")).pages
    for word in (*title.split(), *subtitle.split(), "Words."):
        assert word in said(page).split()
    assert overlapping(page) == []
    for text in texts(page):
        left, right = ends(text)
        assert 10 <= left <= right <= 200.01


@pytest.mark.parametrize("length", [1, 6, 12, 30])
def test_over_what_goes_on_a_long_title_is_cut_and_never_small(length: int) -> None:
    title = " ".join(f"word{at}" for at in range(length))
    made = printed(Section("a", title, [ParaBlock("Sentence of a rule. " * 600)]))
    marks = [
        text for page in made.pages for text in texts(page) if text.string.endswith("(continued)")
    ]
    assert marks
    for mark in marks:
        assert mark.string.startswith("word0")
        assert (mark.string == f"{title} (continued)") is (length <= 6)
        assert mark.size_mm / 0.3528 >= 0.8 * 8.2 - 0.01
