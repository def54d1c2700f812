"""Several parts of a print in one job: one PDF with an outline, or one file each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from builder.cli.printing.bound import bound
from builder.cli.printing.page_order import Order
from output.display import Text
from output.printout import Bookmark, Duplex, Page
from output.sheet.pages import Sides
from schemas.published import model_of

SAMPLE = "core-1e/border-levy"
ALL = "cards,sheet,roster,tokens"


class Sheets:
    """A part of so many pages, each with its name on it."""

    def __init__(self, title: str, count: int, sides: Sides) -> None:
        self.title = title
        self.sides = sides
        self.pages = [
            Page(210, 297, [Text(9, 9, f"{title}{at}", "Noto Sans", 4)]) for at in range(count)
        ]
        below = tuple(Bookmark(f"{title}{at}", at) for at in range(count))
        self.outline = [Bookmark(title.capitalize(), 0, 0.0, below)]


def lying(*parts: Sheets) -> list[tuple[str, str]]:
    """What is on the front and on the back of each sheet of paper."""
    (printout,) = bound(parts, "Levy", "long").printouts
    words = ["".join(item.string for item in page.items) for page in printout.pages]  # type: ignore[union-attr]
    if printout.duplex == "none":
        return [(word, "") for word in words]
    return list(zip(words[::2], [*words[1::2], ""], strict=False))


def test_cards_without_backs_leave_the_backs_of_others_where_they_are() -> None:
    sheets = lying(Sheets("c", 2, "fronts"), Sheets("s", 3, "any"), Sheets("t", 2, "pairs"))
    assert sheets == [("c0", ""), ("c1", ""), ("s0", "s1"), ("s2", ""), ("t0", "t1")]


def test_parts_without_any_back_are_printed_on_one_side() -> None:
    parts = Sheets("c", 2, "fronts"), Sheets("s", 1, "any")
    assert lying(*parts) == [("c0", ""), ("c1", ""), ("s0", "")]
    assert bound(parts, "Levy", "long").printouts[0].duplex == "none"


def test_the_outline_follows_pages_that_empty_backs_have_moved() -> None:
    made = bound([Sheets("c", 2, "fronts"), Sheets("s", 2, "any")], "Levy", "long")
    (printout,) = made.printouts
    assert made.places == [[0, 2], [4, 5]]
    assert [(one.title, one.page) for one in printout.outline] == [("C", 0), ("S", 4)]
    assert [one.page for part in printout.outline for one in part.below] == [0, 2, 4, 5]
    assert printout.labels == ["C 1", "C 1, back", "C 2", "C 2, back", "S 1", "S 2"]


def test_a_job_has_an_entry_for_each_part_and_one_for_each_fighter(player: Any) -> None:
    player.does("print", SAMPLE, "-o", "all.pdf", "--what", ALL)
    with pypdfium2.PdfDocument(player.folder / "all.pdf") as document:
        entries = [(one.level, one.get_title()) for one in document.get_toc()]
        pages = [one.get_dest().get_index() for one in document.get_toc()]
        texts = [page.get_textpage().get_text_bounded() for page in document]
    parts = [title for level, title in entries if not level]
    assert parts == ["Cards", "Quick-reference sheet", "Roster sheet", "Tokens"]
    names = [fighter["name"] for fighter in player.asks("cost", SAMPLE)["fighters"]]
    assert [title for _, title in entries[1 : len(names) + 1]] == names
    for (level, title), page in zip(entries, pages, strict=True):
        if level:
            assert title.split()[0].casefold() in texts[page].casefold()


@pytest.mark.parametrize(("paper", "size"), [("a4", (595.3, 841.9)), ("letter", (612, 792))])
def test_all_pages_of_a_job_are_of_the_paper(
    player: Any, paper: str, size: tuple[int, int]
) -> None:
    player.does("print", "morsdei/ash-wardens", "-o", "all.pdf", "--what", ALL, "--paper", paper)
    with pypdfium2.PdfDocument(player.folder / "all.pdf") as document:
        for page in document:
            assert sorted(page.get_size()) == pytest.approx(sorted(size), abs=0.1)


def test_a_folder_gets_a_pdf_for_each_part(player: Any) -> None:
    said = player.does("print", SAMPLE, "-o", "out/", "--what", ALL, "--report", "r.json")
    made = {path.name: pypdfium2.PdfDocument(path) for path in (player.folder / "out").iterdir()}
    assert sorted(made) == ["cards.pdf", "roster.pdf", "sheet.pdf", "tokens.pdf"]
    pages = sum(map(len, made.values()))
    assert said.endswith(f"tokens.pdf: 11 cards, {_SHEETS} on {pages} pages\n")
    assert json.loads(player.reads("r.json"))["pages"] == pages
    assert made["tokens.pdf"].get_metadata_value("Title") == "Border Levy · tokens"
    refused = player.is_refused("print", SAMPLE, "-o", "out/")
    assert f"{Path('out') / 'cards.pdf'}: is there already" in refused


_SHEETS = "the quick-reference sheet, the roster sheet and the tokens"


def test_what_is_printed_of_a_game_has_its_name(player: Any) -> None:
    player.does("print", "morsdei", "-o", "rules.pdf", "--what", "sheet")
    with pypdfium2.PdfDocument(player.folder / "rules.pdf") as document:
        assert document.get_metadata_value("Title") == "MORSDEI"


def test_the_report_names_the_pages_of_the_file_for_each_section(player: Any) -> None:
    flags = ("--what", ALL, "--duplex", "long", "--report", "r.json", "--strict")
    player.does("print", SAMPLE, "-o", "all.pdf", *flags)
    report = json.loads(player.reads("r.json"))
    model_of("print-report").model_validate(report)
    assert len(report["cards"]) == 11
    on = {one["id"]: one["pages"] for one in report["sections"]}
    with pypdfium2.PdfDocument(player.folder / "all.pdf") as document:
        named = {document.get_page_label(at): at + 1 for at in range(len(document))}
    assert on["figures"] == [named["Roster sheet"]]
    assert on["tokens"][0] == named["Tokens"]
    first = next(page for label, page in named.items() if label.startswith("Quick-reference"))
    assert on["turn"] == [first]


@pytest.mark.parametrize("what", ["cards", "roster", "wargear", "units", "tokens", "sheet"])
def test_strict_fails_on_a_sign_that_no_font_has_in_any_part(player: Any, what: str) -> None:
    sign = "\U00013000"
    player.writes(
        "levy.yaml",
        f"""
system: core-1e
name: Levy {sign}
fighters: [{{unit: hob, name: Hob {sign}, with: [harp]}}]
homebrew:
  units: {{hob: {{name: Hob {sign}, like: levy}}}}
  wargear: {{harp: {{name: Harp {sign}, cost: 1, text: It plays.}}}}
  skills: {{}}
""",
    )
    result = player.tries("print", "levy.yaml", "-o", "a.pdf", "--what", what, "--strict")
    assert result.exit_code == 1
    assert "no font has" in result.stderr
    assert (player.folder / "a.pdf").exists()


@pytest.mark.parametrize("format_", ["svg", "png"])
def test_all_parts_are_pictures_too(player: Any, format_: str) -> None:
    what = f"{ALL},armour"
    player.does("print", SAMPLE, "-o", "out/", "--what", what, "--format", format_)
    names = [path.stem.partition("-")[2] for path in sorted((player.folder / "out").iterdir())]
    for part in ("sheet-1", "roster-1", "armour-leather-1"):
        assert part in names
    assert any(name.startswith("tokens") for name in names)


def pages_of(order: Order, duplex: Duplex = "long") -> list[list[str]]:
    """What is on the pages of each file: cards with backs, then three pages of a sheet."""
    parts = Sheets("c", 4, "pairs"), Sheets("s", 3, "any"), Sheets("t", 1, "fronts")
    made = bound(parts, "Levy", duplex, order)
    return [["".join(o.string for o in page.items) for page in p.pages] for p in made.printouts]  # type: ignore[union-attr]


def test_backs_follow_all_fronts_with_a_page_for_each_sheet_of_paper() -> None:
    assert pages_of("next") == [["c0", "c1", "c2", "c3", "s0", "s1", "s2", "", "t0"]]
    assert pages_of("last") == [["c0", "c2", "s0", "s2", "t0", "c1", "c3", "s1"]]
    assert pages_of("reversed") == [
        ["c0", "c2", "s0", "s2", "t0", "", "", "s1", "c3", "c1"],
    ]
    assert pages_of("apart") == [["c0", "c2", "s0", "s2", "t0"], ["c1", "c3", "s1"]]


def test_without_two_sides_only_backs_of_cards_are_pages_of_their_own() -> None:
    assert pages_of("next", "none") == [["c0", "c1", "c2", "c3", "s0", "s1", "s2", "t0"]]
    assert pages_of("last", "none") == [["c0", "c2", "s0", "s1", "s2", "t0", "c1", "c3"]]


def test_printers_are_told_to_turn_the_paper_only_where_backs_follow_their_fronts() -> None:
    parts = [Sheets("c", 4, "pairs")]
    for order in ("last", "reversed", "apart"):
        assert {one.duplex for one in bound(parts, "", "short", order).printouts} == {"none"}
    assert bound(parts, "", "short").printouts[0].duplex == "short"
    assert bound(parts, "", "none", "next").printouts[0].duplex == "none"


@pytest.mark.parametrize("order", ["next", "last", "reversed", "apart"])
def test_a_page_stays_a_back_wherever_it_goes(order: Order) -> None:
    for printout in bound([Sheets("c", 4, "pairs")], "", "long", order).printouts:
        for page in printout.pages:
            (text,) = page.items
            assert page.is_back == (text.string in ("c1", "c3"))  # type: ignore[union-attr]


def test_outline_and_names_of_pages_follow_them() -> None:
    parts = Sheets("c", 4, "pairs"), Sheets("s", 3, "any")
    (last,) = bound(parts, "Levy", "long", "last").printouts
    assert last.labels == ["C 1", "C 2", "S 1", "S 3", "C 1, back", "C 2, back", "S 2"]
    below = [(one.title, one.page) for part in last.outline for one in part.below]
    assert below == [("c0", 0), ("c1", 4), ("c2", 1), ("c3", 5), ("s0", 2), ("s1", 6), ("s2", 3)]
    fronts, backs = bound(parts, "Levy", "long", "apart").printouts
    assert [(one.title, one.page) for one in fronts.outline] == [("C", 0), ("S", 2)]
    assert [(one.title, one.page) for one in backs.outline] == [("c1", 0), ("c3", 1), ("s1", 2)]
    assert (fronts.title, backs.title) == ("Levy", "Levy · backs")
    assert bound(parts, "Levy", "long", "apart").places == [[0, 0, 1, 1], [2, 2, 3]]
