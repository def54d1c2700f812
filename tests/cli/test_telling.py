"""What commands say that they did, and whom they take a word for."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture
def levy(player: Any) -> Any:
    """A player with a new roster."""
    player.does("new", "core-1e", "-o", "levy.yaml", "--name", "Levy", "--limit", 200)
    return player


def test_several_alike_ones_are_told_with_their_number(levy: Any) -> None:
    said = levy.does("add", "levy.yaml", "spearman", "--count", 3)
    assert said == "hired 3 × Spearman (spearman), 66 points; Levy: 66 of 200 points\n"


def test_an_alias_is_told_with_what_it_was_taken_for(levy: Any) -> None:
    said = levy.does("add", "levy.yaml", "infantry", "--with", "sword", "--with", "mail")
    assert said.startswith("hired Infantry (infantry), 20 points, sword = Blade; ")
    said = levy.does("edit", "levy.yaml", "infantry", "--without", "flak")
    assert "flak = Flak / Mail" in said
    assert "=" not in levy.does("edit", "levy.yaml", "infantry", "--with", "blade")


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("armor", "armour: `leather`, `mail`, `plate`, `power`"),
        ("hand weapon", "hand weapon: `blade`, `spear`, `great-weapon`"),
        ("Extra Wounds", "did you mean `wound` (Extra wounds)?"),
        ("thrown-ing", "did you mean `short-bow` (throwing)?"),
        ("swrod", "did you mean `blade` (sword)?"),
        ("plaet", "did you mean `plate`?"),
        ("xyzzy", "`muster show core-1e` lists them"),
    ],
)
def test_an_unknown_item_is_looked_for_among_ids_names_plurals_and_kinds(
    levy: Any, word: str, hint: str
) -> None:
    assert hint in levy.is_refused("add", "levy.yaml", "infantry", "--with", word)


def test_an_unknown_unit_or_role_is_looked_for_among_names_too(levy: Any) -> None:
    message = levy.is_refused("add", "levy.yaml", "Spearmen")
    assert "did you mean `spearman` (Spearmen)?" in message
    message = levy.is_refused("add", "levy.yaml", "levy", "--role", "Army Comander")
    assert "did you mean `army-commander`?" in message


def test_an_item_that_is_asked_for_as_a_unit_is_told_for_what_it_is(levy: Any) -> None:
    said = "core-1e has no unit `mail`; `mail` (armour) is taken with `--with mail`"
    assert said in levy.is_refused("show", "core-1e", "mail")
    assert "`blade` (weapon) is taken with `--with blade`" in levy.is_refused(
        "add", "levy.yaml", "Blade"
    )


def test_a_leader_of_no_squad_is_remarked_and_hired(levy: Any) -> None:
    said = levy.does("add", "levy.yaml", "levy", "--name", "Anna", "--role", "squad-leader")
    assert "squad leader of no squad yet (--squad NAME)" in said
    assert "no squad" not in levy.does("edit", "levy.yaml", "Anna", "--squad", "First")
    assert "no squad" not in levy.does("add", "levy.yaml", "levy", "--role", "army-commander")


def test_the_beginning_of_a_name_will_do_where_one_has_it(levy: Any) -> None:
    for name in ("Sir Odo", "Sir Otto", "Anna"):
        levy.does("add", "levy.yaml", "levy", "--name", name)
    assert "changed Anna (anna)" in levy.does("edit", "levy.yaml", "AN", "--note", "x")
    assert "changed Sir Otto (sir-otto)" in levy.does("edit", "levy.yaml", "sir ot", "--note", "x")
    message = levy.is_refused("remove", "levy.yaml", "sir")
    assert "2 names begin so; say one of sir-odo (Sir Odo), sir-otto (Sir Otto)" in message
    assert "no such fighter" in levy.is_refused("remove", "levy.yaml", "")


def test_an_id_comes_before_a_name_and_a_name_before_a_beginning(levy: Any) -> None:
    levy.does("add", "levy.yaml", "levy", "--name", "Bert")
    levy.does("add", "levy.yaml", "levy", "--name", "Ann")
    levy.does("add", "levy.yaml", "levy", "--name", "Anna")
    levy.does("edit", "levy.yaml", "ann", "--name", "bert")
    assert "(bert)" in levy.does("edit", "levy.yaml", "bert", "--note", "the id")
    levy.does("add", "levy.yaml", "levy", "--name", "Annabel")
    assert "(anna)" in levy.does("edit", "levy.yaml", "Anna", "--note", "the name")


@pytest.mark.parametrize(
    ("word", "hint"),
    [("Sir Odoo", "did you mean `sir-odo`?"), ("nobody", "there are: sir-odo, levy, levy-2")],
)
def test_a_value_of_nobody_is_told_with_those_that_there_are(
    levy: Any, word: str, hint: str
) -> None:
    levy.does("add", "levy.yaml", "knight", "--name", "Sir Odo")
    for _ in range(2):
        levy.does("add", "levy.yaml", "levy")
    said = levy.is_refused("explain", "levy.yaml", word, "save")
    assert said == f"{word}: no such fighter; {hint}\n"


def test_undo_says_what_it_took_back_and_redo_what_it_did_again(levy: Any) -> None:
    levy.does("add", "levy.yaml", "knight", "--name", "Sir Odo")
    levy.does("add", "levy.yaml", "levy", "--name", "Ida", "--count", 2)
    levy.does("edit", "levy.yaml", "Sir", "--with", "pistol")
    levy.does("remove", "levy.yaml", "Ida")
    levy.does("edit", "levy.yaml", "--limit", 300)
    told = [levy.does("undo", "levy.yaml").partition(";")[0] for _ in range(5)]
    assert told == [
        "took back: changed limit of the roster",
        "took back: removed Ida (1 → 3 fighters, 49 → 59 points)",
        "took back: changed Sir Odo (59 → 56 points)",
        "took back: hired Ida (3 → 1 fighters, 56 → 46 points)",
        "took back: hired Sir Odo (1 → 0 fighters, 46 → 0 points)",
    ]
    again = levy.does("undo", "levy.yaml", "--redo")
    assert again.startswith("did again: hired Sir Odo (0 → 1 fighters, 0 → 46 points); ")


def test_undo_of_a_file_that_was_broken_by_hand_still_works(levy: Any) -> None:
    levy.does("add", "levy.yaml", "levy")
    levy.writes("levy.yaml", "fighters: [")
    assert "took back" not in levy.does("undo", "levy.yaml")
    assert levy.asks("cost", "levy.yaml")["fighters"] == []


def test_an_export_into_a_file_says_what_was_written(levy: Any) -> None:
    levy.does("add", "levy.yaml", "levy", "--count", 2)
    said = levy.does("export", "levy.yaml", "--to", "json", "-o", "levy.json")
    assert said == "levy.json: Levy as JSON, 2 fighters\n"
    said = levy.does("export", "levy.yaml", "--to", "markdown", "-o", "levy.md")
    assert said == "levy.md: Levy as Markdown, 2 fighters\n"
    assert levy.does("export", "levy.yaml", "--to", "text").startswith("Levy\n")


def test_people_read_of_infos_everywhere(levy: Any) -> None:
    text = levy.does("check", "levy.yaml")
    assert "info: 200 points of 200 unspent [C3-UNSPENT]" in text
    assert "note" not in text
    assert "1 info" in levy.does("export", "levy.yaml", "--to", "text")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("print", "core-1e/border-levy"), "muster print levy.yaml -o levy.pdf"),
        (("new", "core-1e"), "muster new core-1e -o levy.yaml"),
        (("export", "levy.yaml"), "muster export levy.yaml --to text"),
        (("verify",), "muster verify levy.pdf --paper a4"),
        (("fix",), "muster fix levy.yaml"),
        (("catalog", "new"), "muster catalog new my-game"),
    ],
)
def test_what_is_missing_in_a_command_is_told_with_an_example(
    player: Any, typed: tuple[str, ...], said: str
) -> None:
    refused = player.is_refused(*typed)
    assert "Missing " in refused
    assert f"For example: {said}" in refused
