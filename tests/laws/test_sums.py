"""Figures are exact, and are the sum of their lines, wherever they are shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from hypothesis import given

from builder import build, check
from output.export.answers import checked_file, cost_answer
from schemas.receipt import Receipt
from schemas.warband import Warband
from tests.laws.law import law, roster_of, worked_out
from tests.laws.tables import Table, tables


def receipts(warband: Warband) -> Iterator[tuple[Receipt, int | Fraction | None]]:
    """Every receipt of a warband with the figure that it explains."""
    for fighter in warband.fighters:
        for type_, receipt in fighter.receipts.items():
            yield receipt, fighter.cost[type_]
        for thing in (fighter, *fighter.items):
            for value in thing.values.values():
                yield value.receipt, value.number


@law()
@given(tables)
def test_a_figure_is_the_sum_of_its_lines(table: Table) -> None:
    warband = build(roster_of(table.roster), table.game)
    for receipt, figure in receipts(warband):
        if receipt.lines:
            assert sum(line.amount or 0 for line in receipt.lines) == (figure or 0)
    fielded = [fighter for fighter in warband.fighters if fighter.fielded]
    for type_, total in warband.total.items():
        assert sum(fighter.cost[type_] or 0 for fighter in fielded) == (total or 0)


@law()
@given(tables)
def test_no_figure_is_a_float(table: Table) -> None:
    warband, findings = worked_out(table.roster, table.game)
    figures = [figure for _, figure in receipts(warband)]
    figures += [line.amount for receipt, _ in receipts(warband) for line in receipt.lines]
    figures += [*warband.total.values(), *warband.limit.values()]
    figures += [figure for finding in findings for figure in (finding.have, finding.limit)]
    figures += [cost for f in warband.fighters for item in f.items for cost in item.cost.values()]
    assert {type(figure) for figure in figures} <= {int, Fraction, type(None)}
    assert all(figure.denominator > 1 for figure in figures if isinstance(figure, Fraction))


@law()
@given(tables)
def test_a_decimal_in_json_is_the_figure_itself(table: Table) -> None:
    warband, _ = worked_out(table.roster, table.game)
    answer = json.loads(json.dumps(cost_answer(warband)), parse_float=Fraction)
    for type_, total in warband.total.items():
        assert _is(answer["total"][type_], total)
    for fighter, told in zip(warband.fighters, answer["fighters"], strict=True):
        for type_, cost in fighter.cost.items():
            assert _is(told["cost"][type_], cost)
            amounts = [line["amount"] for line in told["receipt"] if line["type"] == type_]
            lines = fighter.receipts[type_].lines
            assert all(_is(a, line.amount) for a, line in zip(amounts, lines, strict=True))


def _is(told: Any, figure: int | Fraction | None) -> bool:
    """Whether a figure is told exactly; a third is told to as many places as JSON has."""
    if figure is None or isinstance(figure, int):
        return told == figure
    rest = figure.denominator
    while rest % 2 == 0 or rest % 5 == 0:
        rest //= 2 if rest % 2 == 0 else 5
    return told == figure if rest == 1 else abs(Fraction(told) - figure) < Fraction(1, 10**9)


@law()
@given(tables)
def test_a_list_among_many_costs_what_it_costs_by_itself(table: Table) -> None:
    roster = roster_of(table.roster)
    warband = build(roster, table.game)
    findings = check(warband, table.game, repairs=False)
    listed = checked_file("roster.yaml", warband, list(findings), findings.checked)
    assert listed["total"] == cost_answer(build(roster_of(table.roster), table.game))["total"]
