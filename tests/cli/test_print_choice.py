"""Which cards of a list are printed, how many, in which order, and what is left out of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

LEVY = "core-1e/border-levy"
OWN = """\
format: musterpress/roster
version: 1
system: core-1e
name: Odd Lot
limit: {points: 50}
notes: Three points short of glory.
squads: [{id: watch, name: The Watch}]
fighters:
  - {id: ida, name: Ida, unit: swordsman, squad: watch, notes: Owes five points., price: 31, why: club price, with: [shield]}
  - {id: odo, name: Odo, unit: levy, squad: watch}
  - {id: mob, name: Mob, unit: levy, count: 3}
  - {id: ann, name: Ann, unit: longbowman, with: [{item: shield, price: 7, why: a bargain}]}
accepted: [{code: C3-11, owner: roster, reason: nine points are fine}]
"""


def names(player: Any, *flags: object, of: str = LEVY) -> list[str]:
    """The names of the cards in the order of the pages, by the bookmark or face of each."""
    player.does("print", of, "-o", "cards.pdf", "--force", "--report", "r.json", *flags)
    return [card["fighter"] for card in json.loads(player.reads("r.json"))["cards"]]


def text(path: Path) -> str:
    return "\n".join(page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(path))


def bookmarks(path: Path) -> list[str]:
    return [one.get_title() for one in pypdfium2.PdfDocument(path).get_toc()]


def test_only_the_fighters_that_are_named_get_a_card(player: Any) -> None:
    player.writes("odd.yaml", OWN)
    assert names(player, "--fighter", "Odo", "--fighter", "ida", of="odd.yaml") == ["ida", "odo"]


@pytest.mark.parametrize(
    ("word", "whose"),
    [
        ("watch", ["ida", "odo"]),
        ("the watch", ["ida", "odo"]),
        ("the-watch", ["ida", "odo"]),
        ("levy", ["odo", "mob"]),
        ("Swordsman", ["ida"]),
        ("infantry", ["ida", "odo", "mob", "ann"]),
        ("An", ["ann"]),
    ],
)
def test_a_squad_unit_role_or_keyword_names_all_that_are_of_it(
    word: str, whose: list[str], player: Any
) -> None:
    player.writes("odd.yaml", OWN)
    found = names(player, "--fighter", word, "--copies", "once", of="odd.yaml")
    assert found == whose


def test_words_that_name_nobody_are_told_all_at_once_with_what_is_near(player: Any) -> None:
    player.writes("odd.yaml", OWN)
    said = player.is_refused(
        *("print", "odd.yaml", "-o", "a.pdf", "--fighter", "idda", "--fighter", "xyzzy"),
        *("--fighter", "ida=0", "--fighter", "odo=101", "--paper", "a0"),
    )
    assert "--fighter idda: there is no such fighter" in said
    assert "did you mean `ida`?" in said
    assert "there are: ida, odo, mob, ann" in said
    assert said.count("from 1 to 100 of a card are printed") == 2
    assert "--paper a0" in said
    assert not (player.folder / "a.pdf").exists()


def test_a_number_behind_a_name_prints_so_many_and_times_multiplies(player: Any) -> None:
    player.writes("odd.yaml", OWN)
    flags = ("--fighter", "levy", "--fighter", "ida=2", "--times", 3)
    said = player.does("print", "odd.yaml", "-o", "a.pdf", *flags)
    assert said.startswith("a.pdf: 18 cards")  # 3 x (1 Odo, 3 of the mob, 2 Idas)
    said = player.does("print", "odd.yaml", "-o", "b.pdf", *flags, "--copies", "once")
    assert said.startswith("b.pdf: 12 cards")
    assert len(re.findall(r"\bIda\b", text(player.folder / "b.pdf"))) == 6


def test_a_name_that_ends_in_a_number_is_a_name(player: Any) -> None:
    player.writes("odd.yaml", OWN.replace("name: Odo", 'name: "Odo=2"'))
    assert names(player, "--fighter", "Odo=2", of="odd.yaml") == ["odo"]
    said = player.does("print", "odd.yaml", "-o", "b.pdf", "--fighter", "Odo=2=4")
    assert said.startswith("b.pdf: 4 cards")


def test_decks_and_tokens_are_of_those_that_are_named(player: Any) -> None:
    player.writes("odd.yaml", OWN)
    what = ("--what", "weapons,units,tokens", "--fighter", "ann")
    player.does("print", "odd.yaml", "-o", "a.pdf", *what)
    said = text(player.folder / "a.pdf")
    assert "Longbow" in said
    assert "Ann" in said
    assert "Ida" not in said
    flags = ("--what", "armour", "--fighter", "ann", "--times", 2)
    said = player.does("print", "odd.yaml", "-o", "b.pdf", *flags)
    assert said.startswith("b.pdf: 2 cards of armour")


def test_the_sheets_speak_of_the_whole_list(player: Any) -> None:
    player.does("print", LEVY, "-o", "a.pdf", "--what", "roster,sheet")
    player.does("print", LEVY, "-o", "b.pdf", "--what", "roster,sheet", "--fighter", "Hob")
    assert text(player.folder / "a.pdf") == text(player.folder / "b.pdf")


def test_cards_come_as_listed_the_dearest_first_or_by_keyword(player: Any) -> None:
    player.does("new", "core-1e", "-o", "mixed.yaml", "--limit", 200)
    for unit, name in (("levy", "A"), ("knight", "B"), ("levy", "C"), ("swordsman", "D")):
        player.does("add", "mixed.yaml", unit, "--name", name)
    listed = names(player, of="mixed.yaml")
    assert names(player, "--order", "roster", of="mixed.yaml") == listed
    a, b, c, d = listed
    costs = {
        one["id"]: one["cost"]["points"] for one in player.asks("cost", "mixed.yaml")["fighters"]
    }
    assert costs[b] > costs[d] > costs[a] == costs[c]
    assert names(player, "--order", "cost", of="mixed.yaml") == [b, d, a, c]
    assert names(player, "--order", "keyword", of="mixed.yaml") == [a, c, d, b]


def test_bookmarks_follow_the_order(player: Any) -> None:
    player.writes("odd.yaml", OWN)
    player.does("print", "odd.yaml", "-o", "a.pdf", "--order", "cost")
    assert bookmarks(player.folder / "a.pdf")[-4:] == ["Ida", "Ann", "Odo", "Mob"]


def test_notes_are_left_out_of_cards_and_roster_sheet(player: Any) -> None:
    player.writes("odd.yaml", OWN)
    for flags, there in (((), True), (("--no-notes",), False)):
        player.does("print", "odd.yaml", "-o", "a.pdf", "--force", "--what", "cards,roster", *flags)
        said = text(player.folder / "a.pdf")
        assert ("Owes five points" in said) is there
        assert ("short of glory" in said) is there
        assert ("31" in said) is True


@pytest.mark.parametrize("ink", ["full", "black"])
def test_a_copy_for_the_opponent_tells_nowhere_what_anything_costs(player: Any, ink: str) -> None:
    player.writes("odd.yaml", OWN)
    what = "cards,roster,sheet,weapons,units,armour"
    flags = ("--what", what, "--no-points", "--no-notes", "--ink", ink, "--force")
    player.does("print", "odd.yaml", "-o", "a.pdf", *flags)
    said = "\n".join([text(player.folder / "a.pdf"), *bookmarks(player.folder / "a.pdf")])
    for word in ("pts", "bargain", "club price", "fine", "unspent", "limit 50", "own price"):
        assert word.casefold() not in said.casefold(), word
    assert "Illegal; see muster check" in said
    assert "C3-" not in said
    assert "NOT LEGAL" in said
    assert "FINDINGS" not in said.upper()


def test_nothing_on_a_copy_for_the_opponent_hangs_on_what_things_cost(player: Any) -> None:
    """Other prices, another limit and other reasons give the same words."""
    other = OWN.replace("price: 31", "price: 12").replace("price: 7", "price: 0")
    other = other.replace("a bargain", "dear").replace("points: 50", "points: 60")
    other = other.replace("club price", "as agreed").replace("nine points", "nothing")
    what = ("--what", "cards,roster,sheet,tokens,weapons,units,armour", "--no-points")
    said = []
    for at, roster in enumerate((OWN, other)):
        player.writes("odd.yaml", roster)
        player.does("print", "odd.yaml", "-o", f"{at}.pdf", *what)
        words = text(player.folder / f"{at}.pdf")
        said.append(re.sub(r"roster [0-9a-f]{8}", "roster", words))
    assert said[0] == said[1]


def test_what_only_the_receipt_named_is_still_on_the_card_without_points(player: Any) -> None:
    player.does("print", LEVY, "-o", "a.pdf", "--no-points", "--fighter", "Long Meg")
    assert "Also Flak / Mail" in text(player.folder / "a.pdf")


def test_the_stamp_is_that_of_the_same_roster_with_or_without_points_and_notes(player: Any) -> None:
    stamps = []
    for at, flags in enumerate(((), ("--no-points", "--no-notes"))):
        player.does("print", LEVY, "-o", f"{at}.pdf", "--what", "roster", *flags)
        stamps += re.findall(r"roster [0-9a-f]{8}", text(player.folder / f"{at}.pdf"))
    assert len(set(stamps)) == 1


def test_all_flags_of_choice_go_together(player: Any) -> None:
    player.writes("odd.yaml", OWN)
    flags = ("--fighter", "watch", "--fighter", "mob=2", "--times", 2, "--copies", "once")
    flags += ("--order", "keyword", "--no-notes", "--no-points")
    said = player.does("print", "odd.yaml", "-o", "a.pdf", "--what", "cards,roster", *flags)
    assert said.startswith("a.pdf: 8 cards and the roster sheet")


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--what", "roster", "--fighter", "ida"), "--fighter changes nothing"),
        (("--what", "roster", "--times", 2), "--times 2 changes nothing"),
        (("--what", "tokens", "--order", "cost"), "--order cost changes nothing"),
        (("--what", "cards", "--fighter", "ida", "--order", "cost", "--times", 2), ""),
    ],
)
def test_a_choice_that_is_about_none_of_the_parts_is_remarked(
    player: Any, flags: tuple[object, ...], said: str
) -> None:
    player.writes("odd.yaml", OWN)
    told = player.tries("print", "odd.yaml", "-o", "a.pdf", *flags).stderr
    assert (said in told) if said else ("changes nothing" not in told)


def test_pictures_are_made_once_however_often_a_card_is_asked_for(player: Any) -> None:
    player.writes("odd.yaml", OWN)
    result = player.tries("print", "odd.yaml", "-o", "a/", "--format", "svg", "--times", 3)
    assert "a picture is made of each face once" in result.stderr
    assert len(list((player.folder / "a").iterdir())) == 6


def test_a_fighter_may_be_said_by_the_number_on_its_card(player: Any) -> None:
    (player.folder / "own.yaml").write_text(OWN)
    assert names(player, "--fighter", "2", "--fighter", "4=1", of="own.yaml") == ["odo", "ann"]
    player.does("edit", "own.yaml", "4", "--name", "Anne")
    assert "name: Anne" in player.reads("own.yaml")
    assert "9: no such fighter" in player.is_refused("edit", "own.yaml", "9", "--name", "No")


def test_experience_is_told_once_with_points_and_without_them(player: Any) -> None:
    for flag in ("--points", "--no-points"):
        flags = ("--what", "cards", "--fighter", "brask", flag, "--force")
        player.does("print", "kill-team/lamplighters", "-o", "a.pdf", *flags)
        said = text(player.folder / "a.pdf")
        assert "Experience 74" in said
        assert "Also" not in said
