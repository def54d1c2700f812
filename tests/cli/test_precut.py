"""Printing on sheets that are cut already."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

SAMPLE = "morsdei/ash-wardens"


def pages(player: Any, *flags: str) -> list[dict[str, Any]]:
    player.does("print", SAMPLE, "-o", "cards.pdf", *flags)
    found: list[dict[str, Any]] = player.asks("verify", "cards.pdf", "--card", "88.9x50.8")["pages"]
    return found


def test_cards_have_the_size_and_the_places_of_the_pieces(player: Any) -> None:
    page, *_ = pages(player, "--precut", "letter-10-business", "--start", "3")
    assert page["paper"] == "Letter"
    places = [(one["x_mm"], one["y_mm"]) for one in page["cards"]]
    assert places[:3] == [(19.05, 63.5), (107.95, 63.5), (19.05, 114.3)]
    assert {(one["width_mm"], one["height_mm"]) for one in page["cards"]} == {(88.9, 50.8)}


def test_there_are_no_marks_to_cut_by(player: Any) -> None:
    bare = ("--precut", "letter-10-business", "--no-ruler")
    player.does("print", SAMPLE, "-o", "with.pdf", *bare, "--marks")
    player.does("print", SAMPLE, "-o", "without.pdf", *bare, "--no-marks")
    assert (player.folder / "with.pdf").read_bytes() == (player.folder / "without.pdf").read_bytes()


def test_a_sheet_of_ones_own_is_found_in_a_folder_of_templates(player: Any) -> None:
    folder = Path(player.folder) / "mine" / "sheets"
    folder.mkdir(parents=True)
    (folder / "six.yaml").write_text(
        "format: musterpress/sheet\nname: Six\npaper: a4\ncard: 90x60\n"
        "pieces:\n- {x: 10, y: 20, columns: 2, rows: 3, step_x: 100, step_y: 80}\n",
        encoding="utf-8",
    )
    player.does("print", SAMPLE, "-o", "c.pdf", "--templates", "mine", "--precut", "six")
    (page, *_) = player.asks("verify", "c.pdf", "--card", "90x60")["pages"]
    assert [(one["x_mm"], one["y_mm"]) for one in page["cards"]][1:3] == [(110, 20), (10, 100)]


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (
            ("--precut", "letter-10"),
            "no pre-cut sheet of that name; did you mean `letter-10-business`?",
        ),
        (("--start", "2"), "--start 2: only a sheet that is cut already is used in parts"),
    ],
)
def test_what_cannot_be_is_refused(player: Any, flags: tuple[str, ...], told: str) -> None:
    assert told in player.is_refused("print", SAMPLE, "-o", "c.pdf", *flags)


def test_all_that_is_said_beside_a_sheet_and_cannot_be_is_told_at_once(player: Any) -> None:
    flags = ("--start", "11", "--paper", "a4", "--margin", "3", "--gutter", "2", "--turn", "lying")
    more = ("--duplex", "fold", "--guides", "full", "--rounded", "--turn-cards", "always")
    precut = ("--precut", "letter-10-business")
    told = player.is_refused("print", SAMPLE, "-o", "c.pdf", *precut, *flags, *more)
    for flag in ("--start 11", "--paper a4", "--margin 3", "--gutter 2", "--turn lying"):
        assert f"{flag}: " in told
    for flag in ("--duplex fold", "--guides full", "--rounded", "--turn-cards always"):
        assert f"{flag}: " in told


def test_pieces_are_too_small_for_large_print(player: Any) -> None:
    flags = ("--precut", "letter-3-index", "--large-print")
    told = player.is_refused("print", SAMPLE, "-o", "c.pdf", *flags)
    assert told.startswith("--precut letter-3-index: a card of 127 × 76.2 mm is too small for")


def test_pieces_too_small_for_any_card_are_told(player: Any) -> None:
    player.writes(
        "mine/sheets/tiny.yaml",
        "format: musterpress/sheet\nname: Tiny\npaper: a4\ncard: 30x30\npieces: [{x: 9, y: 9}]\n",
    )
    flags = ("--templates", "mine", "--precut", "tiny")
    told = player.is_refused("print", SAMPLE, "-o", "c.pdf", *flags)
    assert told.startswith("--precut tiny: a card of 30 × 30 mm; cards are at least 41 × 63 mm")


def test_a_card_larger_than_the_pieces_is_refused(player: Any) -> None:
    flags = ("--precut", "letter-10-business", "--card", "tarot")
    told = player.is_refused("print", SAMPLE, "-o", "c.pdf", *flags)
    assert told.startswith("--card tarot: the card of ")
    assert "(70 × 120 mm) is larger than the pieces of Ten business cards on Letter" in told


@pytest.mark.parametrize(
    ("precut", "bleed", "what_to_do"),
    [("letter-10-business", "1", "leave it out"), ("a4-8-business", "3.5", "say 3 or less")],
)
def test_a_bleed_on_the_next_card_is_told_of_its_flag(
    player: Any, precut: str, bleed: str, what_to_do: str
) -> None:
    flags = ("--precut", precut, "--bleed", bleed)
    told = player.is_refused("print", SAMPLE, "-o", "c.pdf", *flags, "--start", "99")
    (line,) = [line for line in told.splitlines() if not line.startswith("--start 99: ")]
    assert line.startswith(f"--bleed {bleed}: a bleed of {bleed} mm would be on the next card")
    assert line.endswith(f"mm apart; {what_to_do}")
