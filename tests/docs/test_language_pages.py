"""What the pages on the language of catalogs show is so: examples load, findings say that."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from builder import build, check, load_catalog, load_roster
from builder.catalog.catalog import Catalog
from builder.catalog.examine import examine
from builder.catalog.files import read_sources
from builder.check.case_files import read_cases
from builder.check.cases import run_case
from builder.roster.read import parse_roster
from schemas.problems import InputError
from schemas.roster import Roster
from tests.docs.mossford import EXAMPLE, game_with, laid_over
from tests.docs.pages import DOCS, Block, Row, blocks, headings, pages, phrases

KINDS = ("yaml game", "yaml catalog", "yaml cases", "yaml roster", "yaml wrong", "text", "sh")
MISTAKES = ("UNKNOWN-", "NOT-", "PRICE-TABLE")
"""What a roster that is shown must not have: it would name what is not there."""


def with_what_it_is_about(kind: str) -> list[Any]:
    """Blocks of a kind, each with the catalog block before it on its page, if any."""
    found, about = [], Block("", 0, "", "")
    for block in blocks():
        if block.page != about.page:
            about = Block(block.page, 0, "yaml catalog", "")
        if block.says in ("yaml game", "yaml catalog", "yaml wrong"):
            about = block
        if block.says == kind:
            found.append(pytest.param(block, about, id=block.place))
    return found


def mistakes(roster: Roster, catalog: Catalog) -> list[str]:
    """What a roster names that there is not, in words."""
    found = check(build(roster, catalog), catalog)
    return [finding.message for finding in found if finding.code.startswith(MISTAKES)]


def faults(folder: Path, file: str) -> list[str]:
    """What is refused and remarked in one file of a game: line, column and words."""
    told = map(str, examine(folder, *read_sources(folder)).problems)
    prefix = f"{folder / file}:"
    return [text.removeprefix(prefix) for text in told if text.startswith(prefix)]


def test_every_example_is_of_a_kind_that_is_tried() -> None:
    assert [block for block in blocks() if block.says not in KINDS] == []


@pytest.mark.parametrize(("block", "about"), with_what_it_is_about("yaml catalog"))
def test_an_example_lies_over_the_game_without_a_fault(
    block: Block, about: Block, tmp_path: Path
) -> None:
    assert block is about
    assert faults(laid_over(tmp_path, block.text), EXAMPLE) == []


@pytest.mark.parametrize(("block", "about"), with_what_it_is_about("yaml game"))
def test_a_whole_game_is_without_a_fault(block: Block, about: Block, tmp_path: Path) -> None:
    assert block is about
    (tmp_path / "game.yaml").write_text(block.text, encoding="utf-8")
    assert faults(tmp_path, "game.yaml") == []


@pytest.mark.parametrize(("block", "about"), with_what_it_is_about("yaml cases"))
def test_findings_are_what_the_cases_say(block: Block, about: Block, tmp_path: Path) -> None:
    if about.says == "yaml game":
        (tmp_path / "game.yaml").write_text(about.text, encoding="utf-8")
    else:
        laid_over(tmp_path, about.text)
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "cases.yaml").write_text(block.text, encoding="utf-8")
    cases, problems = read_cases(tmp_path)
    catalog = load_catalog(tmp_path)
    assert problems == []
    assert cases
    differs = [f"{one.case.case}: {text}" for one in cases for text in run_case(one.case, catalog)]
    assert differs == []


@pytest.mark.parametrize(("block", "about"), with_what_it_is_about("yaml roster"))
def test_a_roster_names_what_there_is(block: Block, about: Block, tmp_path: Path) -> None:
    catalog = game_with(tmp_path, about.text)
    (tmp_path / "roster.txt").write_text(block.text, encoding="utf-8")
    roster = load_roster(tmp_path / "roster.txt")
    assert mistakes(roster, catalog) == []


@pytest.mark.parametrize(("block", "about"), with_what_it_is_about("text"))
def test_a_fault_is_told_in_the_words_shown(block: Block, about: Block, tmp_path: Path) -> None:
    assert faults(laid_over(tmp_path, about.text), EXAMPLE) == block.text.splitlines()


@pytest.mark.parametrize(
    ("place", "row"), [pytest.param(place, row, id=place) for place, row in phrases()]
)
def test_a_phrase_can_be_said(place: str, row: Row, tmp_path: Path) -> None:
    if row.cells[2] == "roster":
        catalog = game_with(tmp_path, "")
        for text in row.code(3):
            roster = parse_roster(f"system: mossford\n{text}", place).roster
            assert mistakes(roster, catalog) == []
        return
    sections: dict[str, str] = {}
    for section, text in zip(row.code(2), row.code(3), strict=True):
        listed = f"  - {text}" if section in ("limits", "changes") else f"  {text}"
        sections[section] = f"{sections.get(section, '')}{listed}\n"
    assert sections
    example = "".join(f"{section}:\n{text}" for section, text in sections.items())
    try:
        game_with(tmp_path, example)
    except InputError as error:
        pytest.fail(f"{place}: {error}")


def test_there_is_a_phrase_for_each_kind_of_rule_that_is_said() -> None:
    assert {int(row.cells[0]) for _, row in phrases()} == set(range(1, 37))


def test_links_lead_to_pages_and_headings() -> None:
    for page in [*pages(), DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md"]:
        for target, heading in re.findall(r"\]\(([^)#:]*)#?([^):]*)\)", page.read_text("utf-8")):
            to = page.parent / target if target else page
            assert to.exists(), f"{page.name}: {target}"
            assert not heading or heading in headings(to), f"{page.name}: {target}#{heading}"


def test_every_page_is_in_the_reading_order() -> None:
    first, *others = pages()
    text = first.read_text(encoding="utf-8")
    assert [page.name for page in others if f"(catalog-language/{page.name})" not in text] == []
