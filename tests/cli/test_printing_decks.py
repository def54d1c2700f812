"""Decks of cards printed by the command line: units and items of a game, or of a list."""

from __future__ import annotations

import json
from typing import Any

import pypdfium2
import pytest

DECKS = {
    "core-1e": "units,weapons,armour,wargear,upgrades,skills",
    "double-tap": "units,weapons,rules",
    "kill-team": "units,weapons,armour,wargear,upgrades,skills,injuries",
    "morsdei": "units,weapons,rules,actions",
}


def outline(player: Any, name: str) -> list[tuple[int, str, int]]:
    with pypdfium2.PdfDocument(player.folder / name) as document:
        return [
            (one.level, one.get_title(), one.get_dest().get_index()) for one in document.get_toc()
        ]


def texts(player: Any, name: str) -> list[str]:
    with pypdfium2.PdfDocument(player.folder / name) as document:
        return [page.get_textpage().get_text_bounded() for page in document]


@pytest.mark.parametrize("game", DECKS)
def test_all_cards_of_a_game_are_one_deck_with_nothing_amiss(player: Any, game: str) -> None:
    flags = ("--what", DECKS[game], "--strict", "--report", "r.json")
    player.does("print", game, "-o", "deck.pdf", *flags)
    entries, pages = outline(player, "deck.pdf"), texts(player, "deck.pdf")
    parts = [title for level, title, _ in entries if not level]
    assert parts == [word.capitalize() for word in DECKS[game].split(",")]
    for level, title, page in entries:
        if level:
            assert title.split()[0] in pages[page]
    report = json.loads(player.reads("r.json"))
    assert len(report["cards"]) == sum(level for level, *_ in entries)
    assert report["pages"] == len(pages)
    assert report["overlaps"] == []


def test_cards_of_several_kinds_share_sheets_and_are_files_in_a_folder(player: Any) -> None:
    flags = ("--what", "wargear,upgrades,skills")
    said = player.does("print", "core-1e", "-o", "deck.pdf", *flags)
    counted = "1 card of wargear, 5 cards of upgrades and 1 card of skills"
    assert said == f"deck.pdf: {counted} on 1 page\n"
    player.does("print", "core-1e", "-o", "decks/", *flags)
    made = sorted(path.name for path in (player.folder / "decks").iterdir())
    assert made == ["skills.pdf", "upgrades.pdf", "wargear.pdf"]


def test_kinds_that_there_are_not_are_refused_all_at_once(player: Any) -> None:
    message = player.is_refused("print", "double-tap", "-o", "a.pdf", "--what", "skills,armour")
    assert set(message.splitlines()) == {
        "--what skills: this game has no skills; there are: weapons, rules",
        "--what armour: this game has no armour; there are: weapons, rules",
    }
    player.does("new", "core-1e", "-o", "levy.yaml")
    empty = player.is_refused("print", "levy.yaml", "-o", "a.pdf", "--what", "weapons")
    assert empty.endswith("the fighters of this list have no weapons; add a fighter first\n")
    player.does("add", "levy.yaml", "infantry")
    bare = player.is_refused("print", "levy.yaml", "-o", "a.pdf", "--what", "weapons")
    assert bare.endswith("the fighters of this list have no weapons; give them some first\n")
    assert not (player.folder / "a.pdf").exists()


def test_a_list_has_a_card_for_each_copy_or_one_that_says_how_many(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "longbowman", "--name", "Meg", "--count", 3)
    said = player.does("print", "levy.yaml", "-o", "each.pdf", "--what", "weapons")
    each = "".join(texts(player, "each.pdf"))
    once = player.does("print", "levy.yaml", "-o", "a.pdf", "--what", "weapons", "--copies", "once")
    (page,) = texts(player, "a.pdf")
    kinds = int(once.split(": ")[1].split()[0])
    assert int(said.split(": ")[1].split()[0]) == 3 * kinds
    assert each.count("Longbow") == 3
    assert "×3" in page
    assert "3 × Meg" in page


def test_a_weapon_of_a_list_says_what_each_bearer_needs(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "infantry", "--name", "Ida", "--with", "longbow")
    player.does(
        "add", "levy.yaml", "infantry", "--name", "Odo", *("--with", "longbow"), "--with", "to-hit"
    )
    player.does("print", "levy.yaml", "-o", "a.pdf", "--what", "weapons", "--copies", "once")
    (page,) = texts(player, "a.pdf")
    flat = " ".join(page.split())
    needed = {
        fighter["name"]: {value["id"]: value["value"] for value in fighter["values"]}["to-hit"]
        for fighter in player.asks("explain", "levy.yaml")["fighters"]
    }
    assert needed["Ida"] != needed["Odo"]
    for name, number in needed.items():
        assert f'≤12" {number}' in flat.partition(name)[2]


@pytest.mark.parametrize("format_", ["svg", "png"])
def test_each_card_of_a_deck_is_a_picture(player: Any, format_: str) -> None:
    flags = ("--what", "wargear,skills", "--format", format_)
    player.does("print", "core-1e", "-o", "deck/", *flags)
    made = sorted(path.name for path in (player.folder / "deck").iterdir())
    assert made == [f"1-wargear-shield-1.{format_}", f"2-skills-magic-1.{format_}"]


def test_cards_of_fighters_are_not_printed_of_a_game(player: Any) -> None:
    message = player.is_refused("print", "core-1e", "-o", "a.pdf", "--what", "cards")
    assert "is a game, not a list; of a game there are: sheet, tokens, units, weapons" in message


def test_a_roster_named_without_its_ending_is_no_unknown_game(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    message = player.is_refused("print", "levy", "-o", "a.pdf")
    assert message == "levy: there is no such file; did you mean `levy.yaml`?\n"
    player.does("new", "core-1e", "-o", "core-1e.yaml")
    player.does("print", "core-1e", "-o", "a.pdf", "--what", "armour")


def test_a_part_that_has_nothing_in_it_is_told_and_the_others_printed(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    for flags, code in (((), 0), (("--strict",), 1)):
        made = player.tries(
            "print", "levy.yaml", "-o", "a.pdf", "--what", "cards,sheet", "--force", *flags
        )
        assert made.exit_code == code
        assert "there are no cards to print; add a fighter first" in made.stderr
        assert made.stdout.startswith("a.pdf: the quick-reference sheet on")
        assert (player.folder / "a.pdf").exists()
        (player.folder / "a.pdf").unlink()


def test_decks_that_have_no_cards_are_told_and_the_others_printed(player: Any) -> None:
    flags = ("--what", "skills,weapons,armour")
    made = player.tries("print", "double-tap", "-o", "a.pdf", *flags)
    assert (made.exit_code, made.stdout.split(" ", 1)[0]) == (0, "a.pdf:")
    for word in ("skills", "armour"):
        told = f"--what {word}: this game has no {word}; there are: weapons, rules\n"
        assert told in made.stderr
    assert [title for level, title, _ in outline(player, "a.pdf") if not level] == ["Weapons"]
    player.tries("print", "double-tap", "-o", "decks/", *flags)
    assert [path.name for path in (player.folder / "decks").iterdir()] == ["weapons.pdf"]


ROOM = "these cards have room on smaller ones too, of which more go on a page: --card poker\n"


@pytest.mark.parametrize("flags", [(), ("--large-print",), ("--ink", "black")])
def test_a_deck_that_has_room_on_much_smaller_cards_is_remarked(
    player: Any, flags: tuple[str, ...]
) -> None:
    deck = ("print", "kill-team", "--what", "skills", "--force", "-o", "a.pdf")
    assert ROOM in player.tries(*deck, *flags).stderr
    pages = []
    for card in ((), ("--card", "poker")):
        player.does(*deck, *flags, *card, "--report", "a.json")
        report = json.loads(player.reads("a.json"))
        assert {one["faces"] for one in report["cards"]} == {1}
        pages.append(report["pages"])
    assert pages[1] < pages[0] / 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("kill-team", "--what", "skills", "--card", "100x130"),
        ("kill-team", "--what", "skills,sheet"),  # said of all cards, not of a part
        ("kill-team", "--what", "units"),  # they would go on to second faces
        ("kill-team", "--what", "armour"),  # one page as it is
        ("kill-team", "--what", "skills", "--format", "svg"),
        ("morsdei", "--what", "weapons"),  # a tarot card is not that much larger
        ("core-1e", "--what", "weapons"),
    ],
)
def test_other_decks_are_not_remarked(player: Any, arguments: tuple[str, ...]) -> None:
    output = "a/" if "svg" in arguments else "a.pdf"
    assert ROOM not in player.tries("print", *arguments, "-o", output).stderr
