"""Whoever is in no doubt has nothing amiss with his values: who checks need not look at them."""

from __future__ import annotations

from hypothesis import given

from builder import build
from builder.check.builtin import OF_VALUES
from builder.check.judge import checking_of
from builder.check.limits.beyond import judge_beyond
from schemas.roster import Roster
from tests.laws.law import law
from tests.laws.tables import Table, tables


@law(10)
@given(tables)
def test_nothing_is_amiss_with_values_that_are_not_in_doubt(table: Table) -> None:
    warband = build(Roster.model_validate(table.roster), table.game)
    checking = checking_of(warband, table.game)
    for fighter in warband.fighters:
        if not fighter.in_doubt:
            alone = checking.alone(fighter)
            for look in (judge_beyond, *OF_VALUES):
                assert not list(look(alone)), look.__name__
