"""Roster sheets printed by the command line, alone and with the cards."""

from __future__ import annotations

import io
import json
from typing import Any

import pypdfium2
import pytest
from PIL import Image

from schemas.published import model_of

SAMPLE = "core-1e/border-levy"
MM = 72 / 25.4


def pages(player: Any, name: str) -> list[str]:
    """The text of each page of a PDF that was written."""
    document = pypdfium2.PdfDocument((player.folder / name).read_bytes())
    return [page.get_textpage().get_text_bounded() for page in document]


def test_the_roster_sheet_is_printed_alone(player: Any) -> None:
    said = player.does("print", SAMPLE, "-o", "roster.pdf", "--what", "roster")
    assert said == "roster.pdf: the roster sheet on 1 page\n"
    (page,) = pages(player, "roster.pdf")
    assert "LEGAL" in page
    for fighter in player.asks("cost", SAMPLE)["fighters"]:
        assert fighter["name"] in page


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
@pytest.mark.parametrize("what", ["cards,roster", "roster, cards"])
def test_cards_and_roster_sheet_are_one_job_on_one_paper(
    player: Any, what: str, paper: str, width: float, height: float
) -> None:
    said = player.does("print", SAMPLE, "-o", "all.pdf", "--what", what, "--paper", paper)
    assert "11 cards" in said
    assert "on 3 pages" in said
    document = pypdfium2.PdfDocument(player.folder / "all.pdf")
    for page in document:
        assert page.get_size() == pytest.approx((width * MM, height * MM), abs=0.1)
    texts = pages(player, "all.pdf")
    roster = texts[-1] if what.startswith("cards") else texts[0]
    assert "constraints checked" in roster


def test_printed_on_both_sides_the_roster_sheet_begins_a_sheet_of_paper(player: Any) -> None:
    sample = "morsdei/ash-wardens"
    player.does("print", sample, "-o", "cards.pdf", "--card", "mini", "--duplex", "long")
    before = len(pages(player, "cards.pdf"))
    both = ("--what", "cards,roster", "--card", "mini", "--duplex", "long")
    player.does("print", sample, "-o", "all.pdf", *both)
    texts = pages(player, "all.pdf")
    at = next(at for at, text in enumerate(texts) if "constraints checked" in text)
    assert at % 2 == 0
    assert at - before in (0, 1)


def test_an_illegal_roster_says_on_its_sheet_what_would_mend_it(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "knight", "--with", "shield")
    result = player.tries("print", "levy.yaml", "-o", "roster.pdf", "--what", "roster")
    assert result.exit_code == 0
    (page,) = pages(player, "roster.pdf")
    assert "NOT LEGAL" in page
    (checked,) = player.asks("check", "levy.yaml")["files"]
    labels = [repair["label"] for found in checked["findings"] for repair in found["repairs"]]
    flat = " ".join(page.split())
    assert labels
    assert labels[0] in flat


def test_the_sheet_says_the_same_total_as_the_costs(player: Any) -> None:
    for sample in (
        "core-1e/corporate-security",
        "double-tap/night-shift",
        "kill-team/lamplighters",
    ):
        (total,) = player.asks("cost", sample)["total"].values()
        player.does("print", sample, "-o", "roster.pdf", "--what", "roster", "--force")
        assert str(total) in pages(player, "roster.pdf")[0].split()


def test_the_report_lists_the_sections_of_the_sheet(player: Any) -> None:
    job = ("--what", "cards,roster", "--report", "report.json", "--strict")
    player.does("print", SAMPLE, "-o", "all.pdf", *job)
    report = json.loads(player.reads("report.json"))
    model_of("print-report").model_validate(report)
    assert report["pages"] == 3
    assert len(report["cards"]) == 11
    sections = {section["id"]: section for section in report["sections"]}
    assert {"figures", "findings", "bills", "rulings"} <= set(sections)
    assert all(section["lost_chars"] == 0 for section in sections.values())
    assert report["overlaps"] == report["missing_glyphs"] == []


def test_a_sign_that_no_font_has_is_a_fault_of_the_sheet(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50, "--name", "Levy \U00012000")
    job = ("print", "levy.yaml", "-o", "roster.pdf", "--what", "roster", "--strict", "--force")
    result = player.tries(*job)
    assert result.exit_code == 1
    assert "no font has \U00012000 (U+12000)" in result.stderr
    assert (player.folder / "roster.pdf").exists()


def test_each_page_of_the_sheet_is_a_picture(player: Any) -> None:
    player.does("print", SAMPLE, "-o", "roster.svg", "--what", "roster")
    assert "Dame Ysolt Marrow" in player.reads("roster.svg")
    player.does("print", SAMPLE, "-o", "all/", "--what", "cards,roster", "--format", "png")
    names = sorted(file.name for file in (player.folder / "all").iterdir())
    assert len(names) == 12
    assert names[-1] == "12-roster-1.png"
    picture = Image.open(io.BytesIO((player.folder / "all" / names[-1]).read_bytes()))
    assert picture.size == (round(210 / 25.4 * 300), round(297 / 25.4 * 300))


def test_the_same_roster_gives_the_same_sheet_byte_for_byte(player: Any) -> None:
    for name in ("one.pdf", "two.pdf"):
        player.does("print", SAMPLE, "-o", name, "--what", "roster")
    one, two = ((player.folder / name).read_bytes() for name in ("one.pdf", "two.pdf"))
    assert one == two


def test_a_roster_without_fighters_has_a_sheet(player: Any) -> None:
    player.does("new", "double-tap", "-o", "army.yaml", "--limit", 50)
    player.does("print", "army.yaml", "-o", "roster.pdf", "--what", "roster")
    assert "No figures yet" in pages(player, "roster.pdf")[0]


def test_parts_that_there_are_not_are_refused_all_at_once(player: Any) -> None:
    message = player.is_refused("print", SAMPLE, "-o", "x.pdf", "--what", "rooster,cards,carts")
    assert "--what rooster: there is no such thing to print; there are: cards, " in message
    assert "--what carts: " in message
    assert list(player.folder.iterdir()) == []
