"""Blank cards from the command line."""

from __future__ import annotations

import json
from typing import Any

import pypdfium2
import pytest


@pytest.mark.parametrize("game", ["core-1e", "double-tap", "kill-team", "morsdei"])
def test_a_game_has_blank_cards_without_a_list(player: Any, game: str) -> None:
    result = player.tries("print", game, "-o", "a.pdf", "--what", "cards", "--blank", 4)
    assert result.exit_code == 0
    assert result.stdout == "a.pdf: 4 blank cards on 1 page\n"
    assert result.stderr == ""
    page = pypdfium2.PdfDocument(player.folder / "a.pdf")[0]
    words = page.get_textpage().get_text_bounded()
    assert words.count("WEAPONS") == 4
    assert "Warband" not in words


def test_blank_cards_come_after_those_of_the_list(player: Any) -> None:
    said = player.does("print", "core-1e/border-levy", "-o", "a.pdf", "--blank", 3)
    assert said == "a.pdf: 11 cards and 3 blank cards on 2 pages\n"
    pdf = pypdfium2.PdfDocument(player.folder / "a.pdf")
    assert [one.get_title() for one in pdf.get_toc()][-2:] == ["Blank cards", "Blank cards"]
    words = pdf[1].get_textpage().get_text_bounded()
    assert words.index("Tib the Goosegirl") < words.index("NAME")
    assert words.count("Border Levy") == 2 + 3 + 1  # two of the list, three blank, the margin


def test_a_list_without_fighters_has_blank_cards_too(player: Any) -> None:
    player.does("new", "core-1e", "-o", "empty.yaml", "--limit", 50)
    assert "no cards to print" in player.is_refused("print", "empty.yaml", "-o", "a.pdf")
    said = player.does("print", "empty.yaml", "-o", "a.pdf", "--blank", 1)
    assert said == "a.pdf: 1 blank card on 1 page\n"


@pytest.mark.parametrize(
    ("game", "fighter", "label", "boxes"),
    [
        ("core-1e", ["knight"], "POINTS", 1),
        ("kill-team", ["trooper"], "SR", 1),
        ("morsdei", ["captain"], "POINTS", 0),
        ("morsdei", ["captain", "--price", "points=5"], "POINTS", 1),
    ],
)
def test_a_blank_card_has_a_box_for_the_cost_where_anybody_costs_anything(
    player: Any, game: str, fighter: list[str], label: str, boxes: int
) -> None:
    player.does("new", game, "-o", "list.yaml")
    player.does("add", "list.yaml", *fighter)

    def said(blank: int) -> int:
        player.does("print", "list.yaml", "-o", f"{blank}.pdf", "--blank", blank)
        pages = pypdfium2.PdfDocument(player.folder / f"{blank}.pdf")
        words = " ".join(page.get_textpage().get_text_bounded() for page in pages)
        return words.split().count(label)

    assert said(1) - said(0) == boxes


def test_no_cards_at_all_are_refused_in_words(player: Any) -> None:
    said = player.is_refused("print", "core-1e", "-o", "a.pdf", "--what", "cards", "--blank", 0)
    assert "core-1e: is a game, not a list" in said
    assert "--blank" in said


@pytest.mark.parametrize("count", ["21", "-1", "four"])
def test_another_number_than_0_to_20_is_refused(player: Any, count: str) -> None:
    said = player.is_refused("print", "core-1e", "-o", "a.pdf", "--blank", count)
    assert "--blank" in said


def test_blank_cards_where_no_cards_are_asked_for_are_refused(player: Any) -> None:
    said = player.is_refused("print", "core-1e", "-o", "a.pdf", "--what", "tokens", "--blank", 2)
    assert "--blank 2: goes with the cards; add cards to --what" in said


def test_a_picture_of_blank_cards_is_one(player: Any) -> None:
    said = player.does("print", "core-1e", "-o", "a.png", "--blank", 4)
    assert said == "a.png: 1 blank face\n"


def test_blank_cards_pass_the_strict_look(player: Any) -> None:
    flags = ("--blank", 2, "--strict", "--report", "r.json", "--card", "mini")
    player.does("print", "kill-team", "-o", "a.pdf", *flags)
    (card,) = json.loads(player.reads("r.json"))["cards"]
    assert card["fighter"] == "blank"
    assert card["faces"] > 1


def test_blank_cards_go_with_the_other_parts_of_a_game(player: Any) -> None:
    said = player.does(
        "print", "core-1e", "-o", "a.pdf", "--what", "cards,tokens", "--blank", 20, "--no-points"
    )
    assert said.startswith("a.pdf: 20 blank cards and the tokens")
    words = pypdfium2.PdfDocument(player.folder / "a.pdf")[0].get_textpage().get_text_bounded()
    assert "POINTS" not in words
