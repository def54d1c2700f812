"""The number that is shown is one number: on every view and print, old or new, copied or not."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from output.export.words import number_text
from tests.cli.conftest import Player
from tests.pains.rosters import EVERY, HEAD, MIXED, OWN
from tests.pains.views import (
    exported,
    total_on_cards,
    totals_in_figures,
    totals_in_words,
    words_on_the_roster_sheet,
)
from tests.pdf.pdf_reading import texts

every_roster = pytest.mark.parametrize("roster", EVERY.values(), ids=EVERY.keys())


@every_roster
def test_the_total_is_one_number_on_every_view(islander: Player, roster: str) -> None:
    """Kind: one view reckons by itself, and what it shows is another number than the next view's."""
    islander.writes("a.yaml", roster)
    said = totals_in_words(islander, "a.yaml")
    assert set(said.values()) == {said["cost"]}, said
    figures = totals_in_figures(islander, "a.yaml")
    assert set(figures.values()) == {figures["cost"]}, figures


@every_roster
def test_the_printed_cards_add_up_to_what_the_fighters_cost(islander: Player, roster: str) -> None:
    """Kind: the print shows another price than the screen, such as that of the armour given up."""
    islander.writes("a.yaml", roster)
    fighters = islander.asks("cost", "a.yaml")["fighters"]
    assert total_on_cards(islander, "a.yaml") == sum(
        Fraction(str(one["cost"]["points"])) for one in fighters
    )


@every_roster
def test_the_roster_sheet_says_the_same_total_and_what_each_costs(
    islander: Player, roster: str
) -> None:
    """Kind: the list that is shown to the opponent adds up to another number than the screen."""
    islander.writes("a.yaml", roster)
    said = totals_in_words(islander, "a.yaml")["cost"]
    sheet = words_on_the_roster_sheet(islander, "a.yaml")
    assert said.split(", ")[0].split(" and ")[0] in sheet
    fighters = islander.asks("cost", "a.yaml")["fighters"]
    has_groups = any(one["count"] > 1 for one in fighters)
    for one in fighters:
        cost = Fraction(str(one["cost"]["points"]))
        each = [number_text(cost / one["count"])] if has_groups else []
        assert " ".join([*each, str(one["count"]), number_text(cost)]) in sheet


@every_roster
def test_every_figure_opens_a_receipt_that_adds_up_to_it(islander: Player, roster: str) -> None:
    """Kind: a fighter is shown at some value, and nobody can tell how it comes about."""
    islander.writes("a.yaml", roster)
    cost = islander.asks("cost", "a.yaml")
    for fighter in cost["fighters"]:
        for type_, amount in fighter["cost"].items():
            lines = [line for line in fighter["receipt"] if line["type"] == type_]
            assert all(line["label"] and line["cause"] for line in lines)
            assert sum(Fraction(str(line["amount"])) for line in lines) == Fraction(str(amount))
    for fighter in islander.asks("explain", "a.yaml")["fighters"]:
        for value in fighter["values"]:
            if value["number"] is not None:
                amounts = [Fraction(str(line["amount"])) for line in value["receipt"]]
                assert sum(amounts) == Fraction(str(value["number"]))
                assert amounts, f"{fighter['name']}: {value['name']} has no receipt"


def test_the_receipt_is_on_screen_in_answers_and_in_print(islander: Player) -> None:
    """Kind: the receipt is there for programs alone, or says less on paper than on the screen."""
    islander.writes("a.yaml", MIXED)
    lines = {"Captain": 50, "Shield": 4, "Rope": 1, "Medal": 5, "Discount": -5}
    answer = islander.asks("cost", "a.yaml")["fighters"][0]["receipt"]
    told = {line["label"]: line["amount"] for line in answer if line["type"] == "points"}
    assert told == lines | {"Knife": 0}
    value = islander.asks("explain", "a.yaml", "ada", "points")["fighters"][0]["values"][0]
    assert {line["label"]: line["amount"] for line in value["receipt"]} == told
    shown = islander.does("explain", "a.yaml", "ada", "points").splitlines()[1:]
    assert [" ".join(line.split()) for line in shown] == [
        "Cost: 55 points",
        *("50 Captain", "−5 Discount", "+0 Knife", "+4 Shield", "+1 Rope", "+5 Medal"),
    ]
    islander.does("print", "a.yaml", "-o", "a.pdf")
    printed = " ".join("".join(texts((islander.folder / "a.pdf").read_bytes())).split())
    assert "55 = captain 50 − discount 5 + shield 4 + rope 1 + medal 5" in printed


def test_the_list_of_lists_says_what_each_list_says_inside(islander: Player) -> None:
    """Kind: the overview keeps a total of its own, and it differs from the opened list's."""
    for name, roster in EVERY.items():
        islander.writes(f"lists/{name}.yaml", roster)
    rows = list(csv.DictReader(io.StringIO(islander.tries("check", "lists", "--csv").stdout)))
    table = islander.tries("check", "lists").stdout.splitlines()
    answers = islander.asks("check", "lists")["files"]
    assert len(rows) == len(answers) == len(EVERY)
    for row, answer in zip(rows, answers, strict=True):
        inside = islander.asks("cost", row["File"])
        assert answer["file"] == row["File"]
        assert answer["total"] == inside["total"]
        assert Fraction(row["Total"]) == Fraction(str(inside["total"]["points"]))
        said = islander.does("cost", row["File"]).splitlines()[-1].split(": ", 1)[1]
        assert any(line.startswith(row["File"]) and f"  {said}  " in line for line in table)


def test_an_old_file_has_its_right_total_before_anybody_touches_it(islander: Player) -> None:
    """Kind: a saved file brings its old total along, which stands until the list is edited."""
    islander.writes("a.yaml", MIXED)
    export = json.loads(exported(islander, "a.yaml", "json"))
    right = islander.asks("cost", "a.yaml")["total"]
    export["total"] = {"points": 1, "trade": 1}
    for fighter in export["fighters"]:
        fighter["cost"] = fighter["each"] = {"points": 0, "trade": 0}
    old = islander.writes("old.json", json.dumps(export))
    before = old.read_bytes()
    assert islander.asks("cost", "old.json")["total"] == right
    assert islander.asks("check", "old.json")["files"][0]["total"] == right
    assert json.loads(exported(islander, "old.json", "json"))["total"] == right
    assert old.read_bytes() == before


def test_one_command_works_a_folder_out_anew_when_prices_change(
    islander: Player, invent: Callable[[str], Path]
) -> None:
    """Kind: after a change of prices each list must be opened and saved to be right again."""
    game = "cost_types: {{points: {{name: Points}}}}\nlimits: [{{id: CAP, sum: points, max: 50}}]\n"
    game += "units: {{carl: {{name: Carl, cost: {price}}}}}\n"
    invent(game.format(price=20))
    files = [
        islander.writes(
            f"lists/{number}.yaml",
            f"{HEAD}system: moor\nfighters: [{{unit: carl, count: {number}}}]\n",
        )
        for number in (1, 2, 3)
    ]
    bytes_before = [file.read_bytes() for file in files]

    def checked() -> list[tuple[int, str]]:
        answer = islander.asks("check", "lists")["files"]
        return [(one["total"]["points"], one["status"]) for one in answer]

    assert checked() == [(20, "legal"), (40, "legal"), (60, "illegal")]
    invent(game.format(price=30))
    assert checked() == [(30, "legal"), (60, "illegal"), (90, "illegal")]
    assert [file.read_bytes() for file in files] == bytes_before


@every_roster
def test_a_copied_list_costs_what_the_original_costs(islander: Player, roster: str) -> None:
    """Kind: a copy drops the price of what is no part of the catalog, or was bought at a price."""
    islander.writes("a.yaml", roster)
    total = islander.asks("cost", "a.yaml")["total"]
    system = islander.asks("check", "a.yaml")["files"][0]["system"]
    islander.does("new", system, "-o", "copy.yaml", "--from", "a.yaml")
    islander.does("export", "a.yaml", "--to", "json", "-o", "again.json")
    islander.does("new", system, "-o", "third.yaml", "--from", "again.json")
    for copy in ("copy.yaml", "again.json", "third.yaml"):
        assert islander.asks("cost", copy)["total"] == total, copy


@pytest.mark.parametrize("who", ["gog", "may", "kit", "jo"])
@pytest.mark.parametrize("elsewhere", [False, True], ids=["here", "in another list"])
def test_a_copied_fighter_costs_what_the_original_costs(
    islander: Player, who: str, elsewhere: bool
) -> None:
    """Kind: a copied fighter keeps its things of the player's own, and loses their prices."""
    islander.writes("a.yaml", OWN)
    islander.does("new", "core-1e", "-o", "b.yaml")
    target = ("--to", "b.yaml") if elsewhere else ()
    copy = islander.asks("duplicate", "a.yaml", who, *target)["fighter"]
    costs = {
        file: {one["id"]: one["cost"] for one in islander.asks("cost", file)["fighters"]}
        for file in ("a.yaml", "b.yaml")
    }
    assert costs["b.yaml" if elsewhere else "a.yaml"][copy] == costs["a.yaml"][who]
    codes = {one["code"] for one in islander.asks("check", "b.yaml")["files"][0]["findings"]}
    assert "UNKNOWN-ID" not in codes
