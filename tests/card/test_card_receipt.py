"""The receipt line: what a cost is made of, as an equation that is true and well parted."""

from __future__ import annotations

from fractions import Fraction

import pytest

from output.card.receipt import receipt_lines
from schemas.receipt import OWN_PRICE, ReceiptLine
from schemas.receipt import Receipt as Bill
from schemas.warband import Carried, CostTypeView, Fighter
from tests.card.sample_warbands import champion, gun_truck, levy

POINTS = [CostTypeView("points", "Points", "pts")]
BOUND = "\u00a0"


def lines(fighter: Fighter) -> list[tuple[str, str]]:
    return [(lead, text.replace(BOUND, " ")) for lead, text in receipt_lines(fighter, POINTS)]


def bill(*parts: tuple[str, int | Fraction | None]) -> dict[str, Bill]:
    return {"points": Bill(tuple(ReceiptLine(label, amount, "f") for label, amount in parts))}


def test_a_receipt_says_what_a_cost_is_made_of() -> None:
    assert lines(champion()) == [
        ("66", "= mounted 16 + plate 20 + great weapon 10 + wound 20"),
    ]


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ((("witch", 0), ("spell 1", 0), ("spell 2", 0)), ("0", "= witch")),
        ((("witch", 0), ("spell 1", 0), ("book", 15)), ("15", "= witch 0 + book 15")),
        ((("witch", 5), ("spell 1", 0), ("book", 15)), ("20", "= witch 5 + book 15")),
    ],
)
def test_things_that_cost_nothing_are_left_out(
    parts: tuple[tuple[str, int], ...], said: tuple[str, str]
) -> None:
    cost = sum(price for _, price in parts)
    assert lines(levy(receipts=bill(*parts), cost={"points": cost})) == [said]


def test_a_unit_that_costs_nothing_is_said_where_little_else_is() -> None:
    assert lines(levy()) == [("5", "= infantry 0 + blade 5")]
    fighter = levy(receipts=bill(("infantry", 0), ("mail", 15), ("spear", 7)), cost={"points": 22})
    assert lines(fighter) == [("22", "= mail 15 + spear 7")]


def test_several_alike_are_priced_for_one() -> None:
    receipts = bill(("3 × mail", 45), ("3 × spear", 21))
    assert lines(levy(count=3, cost={"points": 66}, receipts=receipts)) == [
        ("22 each", "= mail 15 + spear 7 · 66 for 3"),
    ]


def test_a_price_that_does_not_divide_is_said_for_all() -> None:
    receipts = bill(("pack of 3", 10))
    assert lines(levy(count=3, cost={"points": 10}, receipts=receipts)) == [
        ("10 for 3", "= pack of 3"),
    ]


def test_an_own_price_is_said_alone_with_what_it_is_instead_of() -> None:
    fighter = levy(cost={"points": Fraction(5, 2)})
    own = ReceiptLine("own price instead of 5 (club price)", Fraction(-5, 2), fighter.id, OWN_PRICE)
    parts = [*fighter.receipts["points"].lines, own]
    fighter.receipts = {"points": Bill(tuple(parts))}
    assert lines(fighter) == [("2.5", "= own price instead of 5 (club price)")]


def test_what_has_no_stated_cost_and_what_is_taken_off_are_said() -> None:
    receipts = bill(("blade", 5), ("jet pack", None), ("own price 3 instead of 5", -2))
    assert lines(levy(cost={"points": 3}, receipts=receipts)) == [
        ("3", "= blade 5 + jet pack (no cost stated) − own price 3 instead of 5 2"),
    ]


def test_without_a_cost_there_is_no_receipt() -> None:
    assert lines(levy(cost={"points": None})) == []


def test_a_part_stays_with_its_figure_and_lines_end_before_signs_only() -> None:
    receipts = bill(("great weapon", 10), ("2 × extra wound", 40), ("own price", -3))
    ((_, text),) = receipt_lines(levy(count=1, cost={"points": 47}, receipts=receipts), POINTS)
    assert text.split(" ") == [
        f"={BOUND}great{BOUND}weapon{BOUND}10",
        f"+{BOUND}2{BOUND}×{BOUND}extra{BOUND}wound{BOUND}40",
        f"−{BOUND}own{BOUND}price{BOUND}3",
    ]


def test_a_label_too_long_for_a_line_may_be_parted_but_not_from_its_figure() -> None:
    label = "own price 3 instead of 5 since the club has agreed on it last spring"
    ((_, text),) = receipt_lines(levy(receipts=bill((label, 3), ("blade", 2))), POINTS)
    assert "own price 3 instead" in text
    assert f"spring{BOUND}3" in text


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("Great weapon", "great weapon"),
        ("Musket / Rifle", "musket / rifle"),
        ("MP5", "MP5"),
        ("AT gun / Mortar", "AT gun / mortar"),
        ("2 × Extra wound", "2 × extra wound"),
        ("Pipe Runner", "Pipe Runner"),
        ("Ёж", "ёж"),
    ],
)
def test_parts_have_a_small_first_letter_and_the_count_before(label: str, said: str) -> None:
    assert lines(levy(receipts=bill((label, 4), ("blade", 1)))) == [("5", f"= {said} 4 + blade 1")]


def test_the_equation_is_true_for_one_of_several() -> None:
    receipts = bill(("3 × Leather", 30), ("3 × 2 × Extra wound", 120))
    fighter = levy(count=3, cost={"points": 150}, receipts=receipts)
    assert lines(fighter) == [("50 each", "= leather 10 + 2 × extra wound 40 · 150 for 3")]
    ((total, text),) = receipt_lines(fighter, POINTS, alone=True)
    assert (total, text.replace(BOUND, " ")) == ("50", "= leather 10 + 2 × extra wound 40")


def test_copies_of_several_models_are_counted_together() -> None:
    receipts = bill(("3 × Leather", 10), ("3 × 2 × Extra wound", 120))
    fighter = levy(count=3, cost={"points": 130}, receipts=receipts)
    assert lines(fighter) == [("130 for 3", "= 3 × leather 10 + 6 × extra wound 120")]


def test_a_place_is_said_only_where_there_are_several() -> None:
    fighter = gun_truck()
    lone = Carried("f/flamer", "flamer", "weapon", "Flamer", slot="spell", slot_name="Spell")
    fighter.items = [*fighter.items[:4], lone]
    parts = [
        *((f"Mail ({side})", 15, f"f/mail@{side}") for side in ("left", "right")),
        ("Plate (front)", 20, "f/plate@front"),
        ("Flamer (spell)", 17, "f/flamer"),
    ]
    fighter.receipts = {"points": Bill(tuple(ReceiptLine(*part) for part in parts))}
    fighter.cost = {"points": 67}
    assert lines(fighter) == [
        ("67", "= mail (left) 15 + mail (right) 15 + plate (front) 20 + flamer 17")
    ]
