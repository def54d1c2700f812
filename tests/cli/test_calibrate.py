"""`muster calibrate`: a test sheet, a profile, and a print with it."""

from __future__ import annotations

from typing import Any

import pytest

from builder.cli.profiles import profile_folder


@pytest.fixture
def home(player: Any) -> Any:
    player.does("calibrate", "--profile", "home", "--front", "0.5,-0.3", "--margin", "8")
    return player


def first_card(player: Any, *flags: str) -> dict[str, float]:
    player.does("print", "core-1e/border-levy", "-o", "levy.pdf", "--force", *flags)
    card: dict[str, float] = player.asks("verify", "levy.pdf")["pages"][0]["cards"][0]
    return card


def test_the_test_sheet_has_two_sides_and_is_as_long_as_it_says(player: Any) -> None:
    player.does("calibrate", "-o", player.folder / "sheet.pdf", "--paper", "letter")
    answer = player.asks("verify", player.folder / "sheet.pdf", "--paper", "letter")
    assert answer["findings"] == []
    assert answer["duplex"] == "long"
    lengths = [page["ruler"] for page in answer["pages"]]
    assert lengths == [{"says_mm": 100.0, "length_mm": 100.0}] * 2


def test_a_print_with_a_profile_lies_as_far_the_other_way(home: Any) -> None:
    plain, moved = first_card(home), first_card(home, "--profile", "home")
    assert moved["x_mm"] - plain["x_mm"] == pytest.approx(-0.5, abs=0.011)
    assert moved["y_mm"] - plain["y_mm"] == pytest.approx(0.3, abs=0.011)


def test_what_is_not_said_of_a_profile_stays(home: Any) -> None:
    home.does("calibrate", "--profile", "home", "--scale", "99.5,100")
    card = first_card(home, "--profile", "home")
    # The game's card is 63 mm wide; 100 mm come out as 99.5.
    assert card["width_mm"] == pytest.approx(63 / 0.995, abs=0.011)
    assert card["x_mm"] == pytest.approx(105 + (10.5 - 105 - 0.5) / 0.995, abs=0.011)


def test_the_edge_that_stays_white_is_the_margin_where_none_is_said(home: Any) -> None:
    home.does("calibrate", "--profile", "home", "--margin", "12")
    home.does("print", "core-1e/border-levy", "-o", "a.pdf", "--profile", "home")
    home.does("print", "core-1e/border-levy", "-o", "b.pdf", "--profile", "home", "--margin", "5")
    wide, narrow = (home.asks("verify", name)["pages"] for name in ("a.pdf", "b.pdf"))
    assert len(wide[0]["cards"]) < len(narrow[0]["cards"]) == 9


def test_an_unknown_profile_is_told_with_those_that_there_are(home: Any) -> None:
    home.does("calibrate", "--profile", "club", "--back", "1,1")
    said = home.is_refused("print", "core-1e/border-levy", "-o", "l.pdf", "--profile", "work")
    assert said.startswith("--profile work: no such printer profile; there are: club, home; ")
    said = home.is_refused("print", "core-1e/border-levy", "-o", "l.pdf", "--profile", "hom")
    assert "did you mean `home`? there are: club, home" in said


def test_a_profile_that_cannot_be_used_is_told(home: Any) -> None:
    (file,) = home.folder.parent.rglob("printers/home.yaml")
    file.write_text(file.read_text().replace("x_mm: 0.5", "x_mm: wide"))
    said = home.is_refused("print", "core-1e/border-levy", "-o", "l.pdf", "--profile", "home")
    assert "front.x_mm: input should be a valid number" in said


def test_a_profile_is_for_pdf_alone(home: Any) -> None:
    said = home.is_refused("print", "core-1e/border-levy", "-o", "l.png", "--profile", "home")
    assert "a printer's profile is for PDF, and png is asked" in said


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ((), "say -o for a test sheet, or --profile"),
        (("--profile", "home"), "say what was measured"),
        (("--profile", "home", "--front", "30,0"), "not within -20 and 20"),
        (("--profile", "home", "--scale", "nan,100"), "not within 90 and 110"),
        (("--profile", "home", "--back", "1"), "not two numbers with a comma"),
        (("--profile", "../home", "--back", "1,1"), "is no name"),
        (("-o", "s.pdf", "--back", "1,1"), "goes to a profile"),
    ],
)
def test_what_cannot_be_kept_is_told(player: Any, flags: tuple[str, ...], said: str) -> None:
    assert said in player.is_refused("calibrate", *flags)


def test_a_back_that_was_measured_over_another_edge_is_remarked(home: Any) -> None:
    flags = ("--profile", "home", "--card", "mini", "--duplex")
    for edge, is_remarked in (("short", True), ("long", False)):
        done = home.tries("print", "core-1e/border-levy", "-o", f"{edge}.pdf", *flags, edge)
        assert ("was measured on paper turned over its long edge" in done.stderr) is is_remarked


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("--profile", "home", "--margin", "nan"), "is no length in mm"),
        (("-o", "sheet.svg"), "sheet.svg: a test sheet is a PDF"),
        (("-o", "sheet.pdf", "--paper", "a99"), "--paper a99: there is no paper `a99`"),
    ],
)
def test_what_cannot_be_calibrated_is_told_by_its_flag(
    player: Any, typed: tuple[str, ...], told: str
) -> None:
    assert told in player.is_refused("calibrate", *typed)
    assert list(player.folder.iterdir()) == []


def test_of_a_damaged_profile_it_is_told_where_it_is_and_how_to_be_rid_of_it(home: Any) -> None:
    (file,) = profile_folder().iterdir()
    file.write_text(file.read_text("utf-8") + "nope: 3\n", "utf-8")
    for typed in (
        ("print", "core-1e/border-levy", "-o", "levy.pdf", "--profile", "home"),
        ("calibrate", "--profile", "home", "--front", "1,1"),
    ):
        said = home.is_refused(*typed)
        assert f"{file}: nope: " in said
        assert "delete the file" in said
    file.unlink()
    home.does("calibrate", "--profile", "home", "--front", "1,1")


def test_cards_that_a_profile_moves_off_the_paper_are_told(home: Any) -> None:
    flags = ("print", "core-1e/border-levy", "-o", "levy.pdf", "--force", "--profile", "home")
    assert "over the edge of the paper" not in home.tries(*flags).stderr
    home.does("calibrate", "--profile", "home", "--front", "20,0", "--scale", "100,100")
    # Cards of 63 mm leave 10.5 mm of A4 at the left; 20 mm further left is 9.5 mm over the edge.
    told = home.tries(*flags, "--margin", "5").stderr
    assert "moves cards 9.5 mm over the edge of the paper" in told
    codes = {one["code"] for one in home.asks("verify", "levy.pdf")["findings"]}
    assert "OFF-PAGE" in codes
