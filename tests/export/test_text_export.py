from __future__ import annotations

from typing import Any

from output.export import EXPORTS

TIDY = """\
Border Levy
Tin Men, 2nd ed., catalog 1.0.0
154 of 250 points

1  Sir Odo · Knight · Army commander · 64 points
   Squad: First lance
   Mo 7"
   Weapons: Lance
   Armour: Plate
   Notes: Paint the horse.

2  5 × Squire · 90 points (18 points each)
   Weapons: 2 × Blade
   Rules: Squire

Squads
  First lance (Lance): Sir Odo

House rulings changed
  Blast sizes are diameters

Illegal: 1 error, 1 warning
  error    TIN-SHIELD  Sir Odo: no shield with plate
  warning  TIN-07      Few shots
"""


def test_a_tidy_warband_reads_like_this(tidy: Any) -> None:
    assert EXPORTS["text"](tidy.warband, tidy.findings) == TIDY


def test_no_line_ends_with_a_space(hostile: Any) -> None:
    text = EXPORTS["text"](hostile.warband, hostile.findings)
    assert [line for line in text.split("\n") if line != line.rstrip()] == []


def test_a_role_that_is_called_like_the_unit_is_not_said_again(tidy: Any) -> None:
    first = tidy.warband.fighters[0]
    first.unit_name, first.role_names = "Trooper", ("Trooper",)
    assert " · Trooper · " in EXPORTS["text"](tidy.warband, [])
    first.name = "Trooper"
    assert "1  Trooper · 64 points" in EXPORTS["text"](tidy.warband, [])


def test_numbers_stand_under_each_other_where_there_are_ten(tidy: Any) -> None:
    tidy.warband.fighters = [tidy.warband.fighters[1] for _ in range(10)]
    for number, fighter in enumerate(tidy.warband.fighters, 1):
        fighter.number = number  # one fighter ten times, so all say the last number
    text = EXPORTS["text"](tidy.warband, [])
    assert text.count("\n10  5 × Squire") == 10
    assert text.count("\n    Weapons: 2 × Blade") == 10


def test_a_cost_that_is_not_stated_says_so(hostile: Any) -> None:
    text = EXPORTS["text"](hostile.warband, hostile.findings)
    assert "2.50 points, SR: no cost stated" in text
    assert "202.50 of 300.00 points, 3 SR and 2 things without a stated cost" in text


def test_a_game_without_costs_shows_no_total(free: Any) -> None:
    text = EXPORTS["text"](free.warband, free.findings)
    assert text == (
        "Nobody\nTin Men, 2nd ed., catalog 1.0.0\n\n"
        "House rulings changed\n  Blast sizes are diameters\n\nNo findings\n"
    )


def test_what_is_out_of_the_ordinary_is_said(hostile: Any) -> None:
    lines = EXPORTS["text"](hostile.warband, hostile.findings).split("\n")
    assert "   Unknown id: gorgon, joins Squad | one and *more*, stays in the pool" in lines
    assert "   Own price: 40.25 points: \u2068שוק & <club>\u2069" in lines
    assert '   Armour: Flak <vest> (own price 2.00 points: "cheap" & old)' in lines
    assert "   Others: No such thing (unknown id: no-such-thing)" in lines
    assert any(line.startswith("   Own content, joins Ann & Bob") for line in lines)


def test_an_own_price_needs_no_reason_to_be_said(tidy: Any) -> None:
    choice = tidy.warband.roster.fighters[0].model_copy(update={"price": 40})
    tidy.warband.roster = tidy.warband.roster.model_copy(update={"fighters": [choice]})
    assert "   Own price: 40 points\n" in EXPORTS["text"](tidy.warband, [])


def test_notes_of_many_lines_hang_under_their_first(hostile: Any) -> None:
    text = EXPORTS["text"](hostile.warband, hostile.findings)
    assert "   Notes: First line; second is empty.\n\n          - not a list | Zoë" in text
