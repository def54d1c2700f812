"""`muster verify`: a print of ours measured, and files that cannot be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from click.testing import CliRunner, Result

from builder.cli.app import muster
from schemas.published import model_of


def run(*args: object, stdin: bytes | None = None) -> Result:
    return CliRunner().invoke(muster, [str(arg) for arg in args], input=stdin)


def printed(folder: Path, *flags: object, roster: str = "core-1e/border-levy") -> Path:
    out = folder / "levy.pdf"
    done = run("print", roster, "-o", out, *flags)
    assert done.exit_code == 0, done.output
    return out


def verified(file: Path, *flags: object) -> dict:
    answer = json.loads(run("verify", file, "--json", *flags).stdout)
    model_of("verify").model_validate(answer)
    return answer


@pytest.mark.parametrize(
    ("flags", "asked"),
    [
        ((), ("--paper", "a4", "--card", "poker")),
        (("--paper", "letter", "--bleed", 3), ("--paper", "letter", "--card", "poker")),
        (("--card", "mini", "--no-marks"), ("--card", "mini")),
        (("--card", "a6", "--ink", "black"), ("--card", "a6", "--margin", 0)),
        (("--what", "cards,sheet,roster,tokens"), ("--paper", "A4", "--card", "63x88")),
        (("--bleed", 2, "--no-marks"), ("--card", "poker", "--bleed", 2)),
        (("--gutter", 4, "--turn", "lying"), ("--card", "poker", "--margin", 5)),
        (("--guides", "full", "--bleed", 3, "--rounded"), ("--card", "poker", "--bleed", 3)),
        (("--guides", "corners", "--no-marks"), ("--card", "poker")),
        (("--paper", "card", "--bleed", 3), ("--card", "poker", "--bleed", 3)),
        (("--paper", "a3", "--times", 2), ("--card", "poker", "--paper", "a3")),
        (("--paper", "card", "--card", "61x83", "--bleed", 3), ("--card", "61x83", "--bleed", 3)),
        (("--paper", "a6", "--card", "100x140"), ("--paper", "a6", "--card", "100x140")),
        (("--paper", "63.5x88", "--card", "poker"), ("--card", "poker")),
    ],
)
def test_a_print_is_as_it_was_asked(tmp_path: Path, flags: tuple, asked: tuple):
    answer = verified(printed(tmp_path, *flags), *asked)
    assert answer["findings"] == []
    assert sum(len(page["cards"]) for page in answer["pages"]) >= 11


def test_the_line_to_check_the_size_by_is_as_long_as_it_says(tmp_path: Path):
    (page, *_) = verified(printed(tmp_path))["pages"]
    assert page["ruler"] == {"says_mm": 50.0, "length_mm": 50.0}


def test_bleed_and_gaps_of_a_print_are_measured(tmp_path: Path):
    (page, *_) = verified(printed(tmp_path, "--bleed", 2))["pages"]
    assert {card["bleed_mm"] for card in page["cards"]} == {2.0}
    assert (page["gap_across_mm"], page["gap_down_mm"]) == (4.0, 4.0)


@pytest.mark.parametrize("edge", ["long", "short"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_backs_of_a_print_lie_behind_their_fronts(tmp_path: Path, edge: str, paper: str):
    flags = ("--duplex", edge, "--paper", paper, "--card", "mini")
    file = printed(tmp_path, *flags)
    answer = verified(file, "--duplex", edge)
    assert answer["duplex"] == edge
    assert answer["findings"] == []
    assert any(page["side"] == "back" and page["cards"] for page in answer["pages"])
    other = "short" if edge == "long" else "long"
    wrong = {one["code"] for one in verified(file, "--duplex", other)["findings"]}
    assert "DUPLEX" in wrong


@pytest.mark.parametrize("flags", [(), ("--bleed", 3, "--marks-on", "both", "--guides", "full")])
def test_backs_of_a_folded_print_lie_behind_their_fronts(tmp_path: Path, flags: tuple):
    file = printed(tmp_path, "--duplex", "fold", "--back", "theme", *flags)
    assert verified(file, "--duplex", "fold", "--card", "poker")["findings"] == []
    said = run("verify", file, "--duplex", "fold").stdout
    assert said.startswith(f"{file}: 11 cards on ")
    assert " backs behind their fronts, folded" in said


@pytest.mark.parametrize("flags", [(), ("--duplex", "fold")])
def test_a_folded_card_is_one_card_of_two_halves(tmp_path: Path, flags: tuple):
    file = printed(tmp_path, "--duplex", "fold", "--back", "theme")
    said = run("verify", file, *flags).stdout
    assert said.startswith(f"{file}: 11 cards on 3 pages; ")
    assert "11 backs beside the fronts, for paper folded in the middle\n" in said
    (page, *_) = verified(file, *flags)["pages"]
    assert [card["behind"] for card in page["cards"]] == [None, None, 2, 1, None, None, 6, 5]


@pytest.mark.parametrize(
    ("order", "fronts", "told"),
    [
        ("last", [None, None, 1, 2], "after all fronts, in their order"),
        ("reversed", [None, None, 2, 1], "after all fronts, the last one first"),
    ],
)
def test_backs_after_all_fronts_are_found_behind_them(
    tmp_path: Path, order: str, fronts: list, told: str
):
    flags = ("--duplex", "long", "--back", "theme", "--back-pages", order)
    file = printed(tmp_path, *flags)
    said = run("verify", file).stdout
    assert (
        f"11 backs on pages {told}, for paper that you feed again, turned over its long edge"
        in said
    )
    for asked in ((), ("--duplex", "long")):
        answer = verified(file, *asked)
        assert (answer["back_pages"], answer["turned"]) == (order, "long")
        assert [page["front_page"] for page in answer["pages"]] == fronts
        assert answer["findings"] == []
    assert {one["code"] for one in verified(file, "--duplex", "short")["findings"]} >= {
        "BACK-PLACE"
    }


@pytest.mark.parametrize("order", ["last", "reversed"])
def test_one_sheet_that_is_fed_twice_is_for_printers_of_one_side(tmp_path: Path, order: str):
    flags = ("--duplex", "long", "--back", "theme", "--back-pages", order, "--fighter", "Hob=4")
    answer = verified(printed(tmp_path, *flags), "--duplex", "long")
    assert (answer["duplex"], answer["turned"], answer["findings"]) == ("none", "long", [])


def test_backs_in_a_file_of_their_own_are_named_after_that_of_the_fronts(player: Any) -> None:
    asked = ("--duplex", "long", "--back", "theme", "--back-pages", "apart")
    player.does("print", "core-1e/border-levy", "-o", "a.pdf", *asked)
    answer = player.asks("verify", "a.pdf", "a-backs.pdf", "--duplex", "long")
    model_of("verify").model_validate(answer)
    assert (answer["file"], answer["backs_file"]) == ("a.pdf", "a-backs.pdf")
    pages = [(page["file"], page["page"], page["front_page"]) for page in answer["pages"]]
    assert pages == [
        *(("a.pdf", 1, None), ("a.pdf", 2, None)),
        *(("a-backs.pdf", 1, 1), ("a-backs.pdf", 2, 2)),
    ]
    assert answer["findings"] == []
    said = player.does("verify", "a.pdf", "a-backs.pdf")
    assert said.startswith("a.pdf and a-backs.pdf: 11 cards on 4 pages")
    assert "a-backs.pdf, page 2: A4, upright, 210.00 x 297.00 mm, back of page 2" in said
    assert "  behind 2   73.50 " in said


def test_a_file_of_backs_that_is_left_out_is_remarked(player: Any) -> None:
    asked = ("--duplex", "long", "--back", "theme", "--back-pages", "apart")
    player.does("print", "core-1e/border-levy", "-o", "a.pdf", *asked)
    alone = player.tries("verify", "a.pdf")
    assert alone.exit_code == 0
    assert alone.stderr == (
        "a-backs.pdf is not measured; to hold the backs against their fronts: "
        "muster verify a.pdf a-backs.pdf\n"
    )
    assert player.tries("verify", "a.pdf", "a-backs.pdf").stderr == ""
    assert player.tries("verify", "a-backs.pdf").stderr == ""


def test_a_bleed_that_nothing_tells_is_explained(player: Any) -> None:
    told = "; ?: how far cannot be told"
    player.does("print", "core-1e/border-levy", "-o", "a.pdf", "--precut", "a4-8-business")
    assert told in player.does("verify", "a.pdf")
    player.does("print", "core-1e/border-levy", "-o", "b.pdf")
    assert told not in player.does("verify", "b.pdf")


def test_fronts_of_a_folded_page_are_counted_through(player: Any) -> None:
    folded = ("--duplex", "fold", "--back", "theme", "--fighter", "heron-bows")
    player.does("print", "core-1e/border-levy", "-o", "a.pdf", *folded)
    first = player.does("verify", "a.pdf").split("page 2:")[0]
    numbers = re.findall(r"^ +((?:behind )?\d+) +\d+\.\d\d ", first, re.MULTILINE)
    assert numbers == ["1", "2", "behind 2", "behind 1", "3", "4", "behind 4", "behind 3"]


def test_whoever_names_the_backs_first_is_told_what_to_say(player: Any) -> None:
    asked = ("--duplex", "long", "--back", "theme", "--back-pages", "apart")
    player.does("print", "core-1e/border-levy", "-o", "a.pdf", *asked)
    said = player.is_refused("verify", "a-backs.pdf", "a.pdf")
    told = "holds the backs; say the file of the fronts first: muster verify a.pdf a-backs.pdf"
    assert f"a-backs.pdf: {told}" in said


def test_findings_in_a_file_of_backs_say_so(player: Any) -> None:
    for name, paper in (("a", "a4"), ("b", "letter")):
        asked = ("--duplex", "long", "--back", "theme", "--back-pages", "apart", "--paper", paper)
        player.does("print", "core-1e/border-levy", "-o", f"{name}.pdf", *asked)
    done = player.tries("verify", "a.pdf", "b-backs.pdf", "--paper", "a4")
    assert done.exit_code == 1
    assert done.stdout.startswith("error: b-backs.pdf, page 1: the page is 215.90 x 279.40 mm")


def test_one_file_is_not_its_own_backs(player: Any) -> None:
    player.does("print", "core-1e/border-levy", "-o", "a.pdf")
    assert "a.pdf: is named twice" in player.is_refused("verify", "a.pdf", "a.pdf")


@pytest.mark.parametrize(
    "flags",
    [
        ("--card", "mini", "--duplex", "long"),
        ("--card", "mini", "--duplex", "fold"),
        ("--card", "poker", "--large-print", "--duplex", "long", "--back-pages", "reversed"),
        ("--paper", "card", "--card", "mini", "--duplex", "short", "--back-pages", "last"),
    ],
)
def test_second_faces_are_behind_their_own_first_faces(tmp_path: Path, flags: tuple):
    file = printed(tmp_path, *flags, roster="kill-team/lamplighters")
    answer = verified(file)
    assert [one for one in answer["findings"] if one["severity"] == "error"] == []
    assert sum(card["behind"] is not None for p in answer["pages"] for card in p["cards"]) >= 10


def test_tokens_are_found_with_their_size(tmp_path: Path):
    (page,) = verified(printed(tmp_path, "--what", "tokens"))["pages"]
    assert {round(disc["diameter_mm"], 1) for disc in page["discs"]} >= {20.0, 25.0}


def test_another_card_size_is_an_error_told_first(tmp_path: Path):
    done = run("verify", printed(tmp_path), "--card", "tarot")
    assert done.exit_code == 1
    said = "error: page 1: 9 cards are 63.00 x 88.00 mm, not 70.00 x 120.00 mm [CARD-SIZE]"
    assert done.stdout.splitlines()[0] == said


def test_people_read_a_table_a_page(tmp_path: Path):
    done = run("verify", printed(tmp_path))
    assert done.exit_code == 0
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    assert "page 1: A4, upright, 210.00 x 297.00 mm" in lines
    assert "1 10.50 16.50 63.00 88.00 0.00 10.50 poker" in lines
    assert "line of 50 mm: 50.00 mm" in lines
    assert "nothing wrong found" in lines
    assert any(line.startswith("all in mm: x and y from the top left corner") for line in lines)


def test_standard_input_is_read(tmp_path: Path):
    done = run("verify", "-", stdin=printed(tmp_path).read_bytes())
    assert done.exit_code == 0
    assert done.stdout.startswith("-: 11 cards on 2 pages")


def test_a_file_that_is_no_pdf_or_is_not_there_cannot_be_used(tmp_path: Path):
    (tmp_path / "levy.yaml").write_text("name: Levy\n")
    for name, said in (("levy.yaml", "is not a PDF"), ("none.pdf", "no such file")):
        done = run("verify", tmp_path / name)
        assert done.exit_code == 2
        assert said in done.stderr
        assert not done.stdout


def test_a_file_that_ends_its_reader_cannot_be_used(tmp_path: Path):
    print_ = pikepdf.open(printed(tmp_path))
    labels = print_.make_indirect(pikepdf.Dictionary())
    labels.Kids = pikepdf.Array([labels])
    print_.Root.PageLabels = labels
    print_.save(tmp_path / "spoilt.pdf")
    told = run("verify", tmp_path / "spoilt.pdf")
    assert told.exit_code == 2
    assert told.stderr.endswith("page 1 is damaged and cannot be read; write it once more\n")


def test_a_file_that_is_too_large_is_told_before_all_of_it_is_read(tmp_path: Path):
    file = tmp_path / "large.pdf"
    with file.open("wb") as large:
        large.truncate(3_000_000_000)
    refused = run("verify", file)
    assert refused.exit_code == 2
    assert f"{file}: has more than 300 MB" in refused.stderr


def test_unknown_sizes_are_told_at_once(tmp_path: Path):
    done = run("verify", printed(tmp_path), "--paper", "a44", "--card", "pokr")
    assert done.exit_code == 2
    assert [line.split(":")[0] for line in done.stderr.splitlines()] == [
        "--card pokr",
        "--paper a44",
    ]


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--bleed", "nan"), "is no length in mm"),
        (("--margin", "nan"), "is no length in mm"),
        (("--card", "0x0"), "--card 0x0: a card of 0 × 0 mm"),
        (("--paper", "card"), "--paper card: say the size of the cards too"),
    ],
)
def test_what_nothing_can_be_held_against_is_refused(
    player: Any, flags: tuple[str, str], told: str
) -> None:
    player.does("print", "core-1e/border-levy", "-o", "levy.pdf")
    assert told in player.is_refused("verify", "levy.pdf", *flags)


def test_pages_as_large_as_their_cards_are_held_against_card_and_bleed(player: Any) -> None:
    asked = ("--paper", "card", "--card", "poker", "--bleed", "3")
    player.does("print", "core-1e/border-levy", "-o", "order.pdf", *asked)
    player.does("verify", "order.pdf", *asked)
    without = player.asks("verify", "order.pdf", *asked[:4])
    assert {one["code"] for one in without["findings"]} == {"PAPER"}
