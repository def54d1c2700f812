from __future__ import annotations

from fractions import Fraction

import pytest

from output.export.words import (
    beside,
    lines_of,
    money_text,
    number_text,
    one_line,
    printable,
    spent_text,
    unpriced_text,
)
from schemas.base import edition_text
from schemas.card import CardSpec
from schemas.warband import CostTypeView, Money, SystemView

POINTS = CostTypeView("points", "Points", "pts")
SR = CostTypeView("sr", "SR", "SR")
GLASS = CostTypeView("glass", "Glass", "gl", decimals=2)


def game(*cost_types: CostTypeView) -> SystemView:
    return SystemView(
        id="g",
        name="G",
        short="G",
        edition="",
        version="1",
        hash="",
        label="",
        unit="in",
        cost_types=list(cost_types),
        card=CardSpec(),
    )


@pytest.mark.parametrize(
    ("money", "text"),
    [
        ({"points": 25}, "25 points"),
        ({"points": 1}, "1 point"),
        ({"points": 0}, "0 points"),
        ({"points": -3}, "-3 points"),
        ({"points": Fraction(5, 2)}, "2.5 points"),
        ({"points": None}, "no cost stated"),
        ({}, ""),
        ({"sr": 1, "points": 2}, "2 points, 1 SR"),
        ({"sr": 0, "points": 2, "glass": 0}, "2 points"),
        ({"sr": 1, "points": 0}, "1 SR"),
        ({"points": 0, "sr": 0}, "0 points"),
        ({"points": 0, "sr": None}, "0 points, SR: no cost stated"),
        ({"points": 25, "sr": None}, "25 points, SR: no cost stated"),
        ({"points": None, "sr": None}, "no cost stated"),
        ({"glass": 1}, "1.00 glass"),
        ({"glass": Fraction(5, 2)}, "2.50 glass"),
        ({"glass": Fraction(1, 1000)}, "0.001 glass"),
        ({"old-coins": 2}, "2 old coins"),
    ],
)
def test_money_is_a_number_and_the_name_of_its_currency(money: Money, text: str) -> None:
    assert money_text(money, game(POINTS, SR, GLASS)) == text


def test_a_number_without_end_is_written_as_a_fraction() -> None:
    assert number_text(Fraction(100, 3)) == "33 1/3"
    assert number_text(Fraction(-100, 3), 2) == "-33 1/3"
    assert number_text(Fraction(1, 3)) == "1/3"


@pytest.mark.parametrize(
    ("total", "limit", "text"),
    [
        ({"points": 248}, {"points": 250}, "248 of 250 points"),
        ({"points": 248}, {}, "248 points"),
        ({"points": None}, {"points": 250}, "no cost stated, limit 250 points"),
        ({"points": 5, "sr": 3}, {"sr": 9}, "5 points, 3 of 9 SR"),
        ({}, {}, ""),
    ],
)
def test_what_is_spent_stands_beside_what_may_be(total: Money, limit: Money, text: str) -> None:
    assert spent_text(total, limit, game(POINTS, SR)) == text


def test_things_without_a_stated_cost_are_counted_never_priced_at_zero() -> None:
    assert unpriced_text(0) == ""
    assert unpriced_text(1) == "and 1 thing without a stated cost"
    assert unpriced_text(2) == "and 2 things without a stated cost"


def test_a_line_break_in_a_name_is_a_space() -> None:
    assert one_line("a\r\nb\nc\u2028d") == "a b c d"


def test_right_to_left_names_are_isolated_and_others_left_alone() -> None:
    assert beside("Odo & Zoë 🗡️") == "Odo & Zoë 🗡️"
    assert beside("שרה") == "\u2068שרה\u2069"
    assert beside("turned \u202eround") == "\u2068turned \u202eround\u2069"


def test_signs_in_a_name_reach_no_further_than_the_name() -> None:
    assert beside("a\u2067b") == "\u2068a\u2067b\u2069\u2069"
    assert beside("a\u2069שרה") == "\u2068aשרה\u2069"
    assert beside("a\u2067b\u2069") == "\u2068a\u2067b\u2069\u2069"


def test_lines_keep_their_indent_and_lose_the_spaces_at_their_ends() -> None:
    assert lines_of("a \r\n\n  b\t") == ["a", "", "  b"]
    assert lines_of(" \n ") == []


def test_signs_that_steer_a_terminal_become_spaces() -> None:
    assert printable("a\x1b[31m\x07b\x9bc\td\r\ne") == "a [31m b c\td\r\ne"


@pytest.mark.parametrize(
    ("edition", "text"), [("1st", ", 1st ed."), ("2.1", ", 2.1 ed."), ("v0.1", " v0.1"), ("", "")]
)
def test_an_edition_that_says_what_it_is_is_called_nothing_more(edition: str, text: str) -> None:
    assert edition_text(edition) == text
