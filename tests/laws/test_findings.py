"""Findings: the same each time, in a fixed order, in the published shape."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from builder import build, check
from builder.roster.choices import text_of
from output.export.answers import check_answer, checked_file
from schemas.answers.check import CheckAnswer
from schemas.base import Number
from schemas.published import json_schema
from schemas.roster import Roster
from schemas.yaml import read_yaml
from tests.laws.law import game_of, law, roster_of, worked_out
from tests.laws.possible import possible
from tests.laws.tables import Table, tables

SEVERITIES = ("error", "warning", "info")
SCHEMA = Draft202012Validator(json_schema("check"))


@law()
@given(tables)
def test_checking_twice_says_the_same(table: Table) -> None:
    warband, first = worked_out(table.roster, table.game, repairs=True)
    assert check(warband, table.game) == first
    assert worked_out(table.roster, table.game, repairs=True)[1] == first


@law()
@given(tables)
def test_findings_come_worst_first_and_by_fighter(table: Table) -> None:
    warband, findings = worked_out(table.roster, table.game)
    numbers = {fighter.id: fighter.number for fighter in warband.fighters}
    ranks = [
        (SEVERITIES.index(f.severity), numbers.get(f.owner, 0), f.code, f.owner) for f in findings
    ]
    assert ranks == sorted(ranks)


@law(0.7)
@given(tables)
def test_findings_keep_their_published_shape(table: Table) -> None:
    warband, findings = worked_out(table.roster, table.game, repairs=True)
    file = checked_file("roster.yaml", warband, list(findings), findings.checked)
    text = json.dumps(check_answer([file]))
    SCHEMA.validate(json.loads(text))
    read = CheckAnswer.model_validate_json(text)
    again = read.model_dump_json(by_alias=True, exclude_unset=True)
    assert json.loads(again) == json.loads(text)


@law()
@given(tables)
def test_a_saved_roster_reads_back_equal(table: Table) -> None:
    roster = roster_of(table.roster)
    for format_ in ("yaml", "json"):
        text = text_of(roster, format_)  # type: ignore[arg-type]
        read = Roster.model_validate(read_yaml(text, "roster.yaml").data)
        assert read == roster
        assert build(read, table.game).fighters == build(roster, table.game).fighters


@law()
@given(tables, st.integers(0, 100), st.integers(0, 20))
def test_a_larger_size_is_never_beyond_a_limit_that_a_smaller_kept(
    table: Table, more: int, other: int
) -> None:
    assume(table.game.data.cost_types)
    game = table.game if table.system is None else game_of(possible(without_falling(table.system)))
    small = dict.fromkeys(game.data.cost_types, 30)
    large = {cost: 30 + by for cost, by in zip(small, (more, other), strict=False)}
    kept, grown = (_beyond({**table.roster, "limit": limit}, game) for limit in (small, large))
    assert grown <= kept


def _beyond(roster: dict[str, Any], game: Any) -> set[tuple[str, str]]:
    data = {key: value for key, value in roster.items() if key != "size"}
    return {
        (f.code, f.owner) for f in worked_out(data, game)[1] if _over(f.have, f.limit) or not f.have
    } - {("CHOOSE-SIZE", "roster")}


def _over(have: Number | None, limit: Number | None) -> bool:
    return have is not None and limit is not None and have > limit


def without_falling(system: dict[str, Any]) -> dict[str, Any]:
    """A game in which nothing but the bounds of its limits looks at the chosen size."""
    return {key: _steady(value) for key, value in system.items()}


def _steady(part: Any) -> Any:
    if isinstance(part, list):
        return [_steady(one) for one in part if not ("modify" in one and _looks(one))]
    if not isinstance(part, dict):
        return part
    gone = {key for key in ("if", "unless") if _looks(part.get(key))}
    return {key: _steady(value) for key, value in part.items() if key not in gone}


def _looks(part: Any) -> bool:
    """Whether something reads a figure of the chosen size."""
    if isinstance(part, dict):
        return "limit" in part or any(value == "limit" or _looks(value) for value in part.values())
    return isinstance(part, list) and any(_looks(one) for one in part)
