"""Quick-reference sheets printed by the command line: of a list, and of a game."""

from __future__ import annotations

import json
from typing import Any

import pypdfium2
import pytest

SYSTEMS = ("core-1e", "double-tap", "kill-team", "morsdei")
MORSDEI = ("", "/ash-wardens", "/lantern-strays", "/pale-choir")


def words(player: Any, name: str) -> str:
    """All text of a PDF that was written, on one line."""
    document = pypdfium2.PdfDocument((player.folder / name).read_bytes())
    pages = [page.get_textpage().get_text_bounded() for page in document]
    return " ".join(" ".join(pages).split())


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_sheet_of_a_game_is_without_fault(player: Any, system: str, paper: str) -> None:
    flags = ("--what", "sheet", "--paper", paper, "--strict", "--report", "report.json")
    player.does("print", system, "-o", "sheet.pdf", *flags)
    report = json.loads((player.folder / "report.json").read_text())
    assert report["sections"]
    for section in report["sections"]:
        assert 7.5 <= section["pt"] <= 9.2
        assert section["lost_chars"] == 0
        assert section["pages"] == sorted({*section["pages"]})
    assert {page for one in report["sections"] for page in one["pages"]} == {
        *range(1, report["pages"] + 1)
    }


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(
    ("what", "pages"),
    [
        ("core-1e", 2),
        ("core-1e/border-levy", 1),
        ("core-1e/corporate-security", 1),
        ("double-tap", 2),
        ("double-tap/breach-team", 1),
        ("double-tap/night-shift", 1),
    ],
)
def test_a_game_of_few_pages_is_easy_to_read_on_them(
    player: Any, what: str, pages: int, paper: str
) -> None:
    flags = ("--what", "sheet", "--paper", paper, "--strict", "--report", "report.json")
    player.does("print", what, "-o", "sheet.pdf", *flags)
    report = json.loads((player.folder / "report.json").read_text())
    assert report["pages"] == pages
    assert min(section["pt"] for section in report["sections"]) >= 8
    playing = [one for one in report["sections"] if one["id"] in ("shoot", "morale", "win", "end")]
    assert playing
    assert all(section["pages"] == [1] for section in playing)


@pytest.mark.parametrize(
    ("what", "paper"),
    [
        *((f"morsdei{of}", paper) for of in MORSDEI for paper in ("a4", "letter")),
        *(("kill-team/lamplighters", paper) for paper in ("a4", "letter")),
        ("kill-team/first-team", "letter"),
    ],
)
def test_a_game_of_many_rules_is_on_two_pages_and_easy_to_read(
    player: Any, what: str, paper: str
) -> None:
    flags = ("--what", "sheet", "--paper", paper, "--strict", "--report", "report.json")
    player.does("print", what, "-o", "sheet.pdf", *flags)
    report = json.loads((player.folder / "report.json").read_text())
    assert report["pages"] == 2
    assert min(section["pt"] for section in report["sections"]) >= 8


def test_a_list_has_only_its_own_special_rules_and_says_whose_they_are(player: Any) -> None:
    player.does("print", "double-tap", "-o", "game.pdf", "--what", "sheet")
    player.does("print", "double-tap/night-shift", "-o", "list.pdf", "--what", "sheet")
    of_game, of_list = words(player, "game.pdf"), words(player, "list.pdf")
    assert "quick reference for Night Shift" in of_list
    assert "Doctor Doc Adeyemi" in of_list
    assert "Ambush" in of_game
    assert "Ambush" not in of_list


def test_a_house_ruling_that_was_changed_is_marked(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "flame-trooper")
    player.does("edit", "levy.yaml", "--switch", "blast-size=diameter")
    player.does("print", "levy.yaml", "-o", "sheet.pdf", "--what", "sheet")
    said = words(player, "sheet.pdf")
    assert "G3 changed: Blast inches are the diameter" in said
    assert "The inches are a diameter" in said
    assert "The inches are a radius" not in said


def test_traits_and_lasting_injuries_stand_with_who_has_them(player: Any) -> None:
    player.does("print", "kill-team/lamplighters", "-o", "sheet.pdf", "--what", "sheet")
    said = words(player, "sheet.pdf")
    assert "Leg Wound: NewSpeed −1 for good. (Teal Ambry)" in said
    assert "Chest Wound: T −1 for good. 42–44" in said
    assert 'Blast Hob Tanner, Dunn Template of 2" radius.' in said
    assert "Sustained 2" not in said
    player.does("print", "kill-team", "-o", "game.pdf", "--what", "sheet")
    assert "Sustained 2 Up to 2 D3 shots" in words(player, "game.pdf")


def test_a_special_action_has_its_price_before_who_has_it(player: Any) -> None:
    player.does("print", "morsdei/pale-choir", "-o", "sheet.pdf", "--what", "sheet")
    assert "Chant 1 APL · Mother Ansgar" in words(player, "sheet.pdf")
    player.does("print", "morsdei", "-o", "game.pdf", "--what", "sheet")
    assert "Chant 1 APL Name a friend" in words(player, "game.pdf")


def test_rulings_that_are_named_stand_alone_in_the_order_of_their_numbers(player: Any) -> None:
    player.does("print", "kill-team", "-o", "sheet.pdf", "--what", "sheet")
    rulings = words(player, "sheet.pdf").partition("House rulings used")[2]
    found = [rulings.index(f"K-G{number} ") for number in (1, 2, 3, 5, 9, 10, 16, 26)]
    assert found == sorted(found)
    assert "K-G15" not in rulings


def test_a_ruling_that_was_changed_stands_there_though_it_is_not_named(player: Any) -> None:
    player.does("new", "kill-team", "-o", "team.yaml")
    player.does("add", "team.yaml", "trooper")
    player.does("edit", "team.yaml", "--switch", "roster-limits=off")
    player.does("print", "team.yaml", "-o", "sheet.pdf", "--what", "sheet")
    assert "K-G15 changed: No roster limits." in words(player, "sheet.pdf")


def test_a_ruling_that_was_changed_is_told_in_the_steps_that_it_is_about(player: Any) -> None:
    player.does("print", "kill-team", "-o", "game.pdf", "--what", "sheet")
    player.does("new", "kill-team", "-o", "team.yaml")
    player.does("add", "team.yaml", "trooper")
    player.does("edit", "team.yaml", "--switch", "pinned-on-every-hit=no")
    player.does("print", "team.yaml", "-o", "team.pdf", "--what", "sheet")
    assert "Saved: no wound, but Pinned." in words(player, "game.pdf")
    assert "Saved: no wound, not Pinned." in words(player, "team.pdf")


def test_a_list_has_only_its_own_weapons_among_the_range_bands(player: Any) -> None:
    player.does("print", "double-tap", "-o", "game.pdf", "--what", "sheet")
    player.does("print", "double-tap/night-shift", "-o", "list.pdf", "--what", "sheet")
    for name, is_there in (("Carbine 3", True), ("Shotgun 2", False), ("SMG 4", False)):
        assert name in words(player, "game.pdf")
        assert (name in words(player, "list.pdf")) is is_there


def test_a_sheet_that_does_not_fit_on_its_pages_is_whole_and_a_fault(player: Any) -> None:
    player.does("print", "kill-team", "-o", "all.pdf", "--what", "sheet")
    flags = ("--what", "sheet", "--pages", "1")
    result = player.tries("print", "kill-team", "-o", "one.pdf", *flags, "--strict")
    assert result.exit_code == 1
    assert "the sheet does not fit on 1 page at 7.5 pt" in result.stderr
    assert len(words(player, "one.pdf")) == pytest.approx(len(words(player, "all.pdf")), rel=0.02)


def test_cards_and_the_sheet_go_into_one_file(player: Any) -> None:
    sample = "morsdei/ash-wardens"
    said = player.does("print", sample, "-o", "all.pdf", "--what", "cards,sheet,roster")
    assert ", the quick-reference sheet and the roster sheet on" in said


def test_a_game_s_folder_prints_its_sheet_and_tokens_by_name_or_path(player: Any) -> None:
    player.does("catalog", "new", "my-game")
    (player.folder / "core-1e").mkdir()
    (player.folder / "rosters").mkdir()
    for name, title in (("my-game", "My game"), ("./my-game", "My game"), ("core-1e", "Core Game")):
        player.does("print", name, "-o", "out.pdf", "--what", "sheet,tokens", "--force")
        assert title in words(player, "out.pdf")
    said = player.is_refused("print", "rosters", "-o", "out.pdf", "--what", "sheet", "--force")
    assert "rosters: this is a folder; name a roster file in it" in said
    assert "is a game, not a list" in player.is_refused("print", "my-game", "-o", "cards.pdf")


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_new_game_prints_every_part_without_fault(player: Any, paper: str) -> None:
    player.does("catalog", "new", "my-game")
    parts = ("--what", "cards,sheet,roster,tokens", "--paper", paper, "--strict")
    player.does("print", "my-game/samples/first-watch.yaml", "-o", "all.pdf", *parts)
    said = words(player, "all.pdf")
    for part in ("Ada Wick", "One turn", "15 left", "LEADER NEAR"):
        assert part.casefold() in said.casefold()


def test_the_foot_of_tokens_lists_none_that_is_not_printed(player: Any) -> None:
    player.does("print", "morsdei", "-o", "t.pdf", "--what", "tokens")
    said = words(player, "t.pdf")
    assert "Activated (20 mm)" in said
    assert "(0 mm)" not in said


def test_tokens_of_which_none_can_be_printed_are_refused_or_told(player: Any) -> None:
    player.does("catalog", "new", "my-game")
    sheet = player.folder / "my-game" / "reference.yaml"
    section = "reference: [{id: a, title: A, text: T}]\n"
    for token, fault in (
        ("{id: a, size_mm: 0}", "A: its size is not stated; it is not printed"),
        ("{id: a, size_mm: 9000}", "A: 9000 mm do not fit on A4; choose a larger paper"),
    ):
        sheet.write_text(f"{section}tokens: [{token}]\n")
        assert fault in player.is_refused("print", "my-game", "-o", "t.pdf", "--what", "tokens")
        assert not (player.folder / "t.pdf").exists()
    many = "{id: a, size_mm: 9, count: {plus: 1000000, per: 1, of: fighters}}"
    sheet.write_text(f"{section}tokens: [{many}]\n")
    list_ = "my-game/samples/first-watch.yaml"
    said = player.is_refused("print", list_, "-o", "t.pdf", "--what", "tokens")
    assert "of them; at most 1000 of a kind are printed" in said
    sheet.write_text(f"{section}tokens: [{{id: a, size_mm: 0}}]\n")
    player.does("print", "my-game", "-o", "both.pdf", "--what", "tokens,sheet")
    assert "A" in words(player, "both.pdf").split()
