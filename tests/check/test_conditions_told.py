"""A finding says under what condition its limit holds, where a few words can."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

GAME = """
system: {id: moor, name: Moor, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: optional}}
units:
  rat: {name: Rat, plural: Rats, cost: 3}
  ox: {name: Ox, plural: Oxen, cost: 9}
"""


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("if: {limit: coins, max: 60}", " (up to 60 coins)"),
        ("if: {limit: coins, min: 40}", " (from 40 coins on)"),
        ("if: {count: unit:ox, min: 2}", " (with 2 or more Oxen)"),
        ("if: {count: unit:ox, exactly: 2}", " (with exactly 2 Oxen)"),
        ("if: {count: fighters, max: 3}", " (with at most 3 fighters)"),
        ("unless: {count: unit:ox, min: 3}", " (unless there are 3 or more Oxen)"),
        ("if: {count: unit:ox, min: 1, max: 2}", ""),
        ("if: {sum: coins, of: fighters, min: 4}", ""),
    ],
)
def test_what_a_limit_holds_under_is_said(tmp_path: Path, condition: str, said: str) -> None:
    limit = f"limits: [{{id: RATS, count: unit:rat, max: 0, {condition}}}]\n"
    text = "limit: {coins: 50}\nfighters: [{unit: rat}, {unit: ox, count: 2}]\n"
    _, finding = Moor(tmp_path, limit, GAME).found(text, "RATS")
    assert finding.message == f"Rats: 1; none allowed{said}."


@pytest.mark.parametrize(
    ("limit", "message"),
    [
        ("with: unit:rat, excludes: unit:ox, if: {count: fighters, min: 3}",
         "The warband: Rat and Ox cannot be together (with 3 or more fighters)."),
        ("with: unit:ox, requires: unit:cat, unless: {count: fighters, min: 4}",
         "The warband: Ox needs Cat (unless there are 4 or more fighters)."),
        ("one_of: [unit:rat, unit:ox], if: unit:rat",
         "The warband: only one of Rat or Ox (with Rats); has Rat and Ox."),
        ("one_of: [unit:cat], if: unit:rat", "The warband: choose one of Cat (with Rats)."),
    ],
)  # fmt: skip
def test_so_is_that_of_what_has_no_number(tmp_path: Path, limit: str, message: str) -> None:
    game = GAME + "  cat: {name: Cat, plural: Cats}\n"
    moor = Moor(tmp_path, f"limits: [{{id: ONE, {limit}}}]\n", game)
    _, finding = moor.found("fighters: [{unit: rat}, {unit: ox, count: 2}]\n", "ONE")
    assert finding.message == message
