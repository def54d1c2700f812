"""Flags that cannot be together are told at once; those that change nothing are remarked on."""

from __future__ import annotations

from typing import Any

import pytest

LEVY = "core-1e/border-levy"
OF_SHEETS = (
    ("--gutter", "3"),
    ("--turn", "lying"),
    ("--turn-cards", "always"),
    ("--guides", "full"),
    ("--rounded",),
    ("--guide-colour", "#E6007E"),
    ("--guide-weight", "0.5"),
    ("--marks-on", "both"),
)


@pytest.mark.parametrize("flag", OF_SHEETS, ids=lambda flag: flag[0])
def test_what_is_said_of_sheets_is_refused_where_cards_lie_on_none(
    player: Any, flag: tuple[str, ...]
) -> None:
    said = " ".join(flag)
    on_cards = player.is_refused("print", LEVY, "-o", "a.pdf", "--paper", "card", *flag)
    assert f"{said}: a page of --paper card is cut at its edges" in on_cards
    as_png = player.is_refused("print", LEVY, "-o", "a.png", *flag)
    assert f"{said}: this is about the sheets of a PDF, and png is asked" in as_png
    assert list(player.folder.iterdir()) == []


def test_all_of_it_is_told_at_once(player: Any) -> None:
    flags = [word for flag in OF_SHEETS for word in flag]
    said = player.is_refused("print", LEVY, "-o", "a.png", *flags)
    assert len(said.splitlines()) == len(OF_SHEETS)


@pytest.mark.parametrize("flag", OF_SHEETS[5:], ids=lambda flag: flag[0])
def test_how_lines_look_is_refused_where_there_are_none(player: Any, flag: tuple[str, ...]) -> None:
    said = player.is_refused("print", LEVY, "-o", "a.pdf", "--no-marks", *flag)
    assert f"{' '.join(flag)}: there are no lines to cut by" in said
    player.does("print", LEVY, "-o", "a.pdf", "--no-marks", "--guides", "corners", *flag)


@pytest.mark.parametrize("flag", ["--paper", "--card"])
def test_a_size_that_is_empty_is_none(player: Any, flag: str) -> None:
    assert f"{flag} : " in player.is_refused("print", LEVY, "-o", "a.pdf", flag, "")


@pytest.mark.parametrize("flags", [("-o", ""), ("-o", "a.pdf", "--report", "")])
def test_a_file_without_a_name_is_not_written(player: Any, flags: tuple[str, ...]) -> None:
    assert "names no file to write" in player.is_refused("print", LEVY, *flags)
    assert list(player.folder.iterdir()) == []


def test_what_changes_nothing_on_sheets_of_lines_is_remarked_on(player: Any) -> None:
    flags = ("--card", "poker", "--bleed", "2", "--guides", "full")
    told = player.tries("print", LEVY, "-o", "a.pdf", "--what", "roster", *flags, "--pages", "2")
    assert told.exit_code == 0
    assert "so --card poker and --bleed 2 and --guides full change nothing" in told.stderr
    assert "there is no quick-reference sheet, so --pages 2 changes nothing" in told.stderr
    both = player.tries(
        "print", LEVY, "-o", "b.pdf", "--what", "cards,sheet", *flags, "--pages", "2"
    )
    assert "nothing" not in both.stderr


@pytest.mark.parametrize("flag", ["-o", "--report"])
def test_a_list_is_not_printed_over_itself(player: Any, flag: str) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "infantry", "--with", "blade")
    before = player.reads("levy.yaml")
    others = () if flag == "-o" else ("-o", "a.pdf")
    flags = (flag, "levy.yaml", *others, "--format", "pdf", "--force")
    assert "levy.yaml: is the list that is printed" in player.is_refused(
        "print", "levy.yaml", *flags
    )
    assert player.reads("levy.yaml") == before


def test_a_picture_is_not_printed_over(player: Any) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
    player.writes("flag.svg", drawing)
    flags = ("--back", "flag.svg", "-o", "flag.svg", "--format", "pdf", "--force")
    assert "flag.svg: is the picture that is printed" in player.is_refused("print", LEVY, *flags)
    assert player.reads("flag.svg") == drawing


def test_a_gap_that_bleed_makes_wider_is_remarked_on(player: Any) -> None:
    flags = ("print", LEVY, "-o", "a.pdf", "--force", "--bleed", "2", "--gutter")
    told = "a bleed of 2 mm needs gaps of 4 mm, so --gutter 3 changes nothing"
    assert told in player.tries(*flags, "3").stderr
    assert "--gutter" not in player.tries(*flags, "4").stderr
    assert player.asks("verify", "a.pdf")["findings"] == []
