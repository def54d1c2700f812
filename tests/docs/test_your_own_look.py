"""The page on a look of one's own: its files are written, its commands typed, as they stand there."""

from __future__ import annotations

from pathlib import Path

import pytest

from output.template.allowed import FILTERS_THERE_ARE, GLOBALS
from output.template.meter import LETTERS, STEPS
from tests.docs.followed import follow, links
from tests.docs.pages import DOCS, headings

PAGE = DOCS / "your-own-look.md"


def test_the_page_can_be_done_from_nothing_to_paper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    follow(PAGE)
    made = {path.name for path in tmp_path.iterdir() if path.is_file()}
    pdfs = {"first.pdf", "second.pdf", "third.pdf", "thrifty.pdf"}
    assert made == pdfs | {"ember.png", "flames.png"}


def test_it_names_all_that_a_drawing_may_use_and_how_much() -> None:
    text = PAGE.read_text("utf-8")
    words = set(text.replace("`", " ").replace(",", " ").replace(";", " ").split())
    aliases = {"d", "e", "forceescape"}
    assert set(FILTERS_THERE_ARE) - aliases - words == set()
    assert set(GLOBALS) - words == set()
    assert f"{STEPS:,} steps" in text
    assert f"{LETTERS // 10**6} million\nletters" in text


def test_its_links_lead_to_pages_and_headings() -> None:
    for target, heading in links(PAGE):
        to = PAGE.parent / target
        assert to.exists(), target
        assert not heading or heading in headings(to), f"{target}#{heading}"
