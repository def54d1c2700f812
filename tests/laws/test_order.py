"""Order never matters: of fighters, of what they take, of statements, entries and files."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.law import game_of, law, loaded, summary, worked_out
from tests.laws.tables import Table, made_up, tables


def said(table: Table) -> tuple[object, ...]:
    return summary(*worked_out(table.roster, table.game))


@law()
@given(tables, st.data())
def test_the_order_of_fighters_never_matters(table: Table, data: st.DataObject) -> None:
    # Between exact equals order decides who pays for the dearer copy; names tell all apart.
    named = [{**one, "name": f"Fighter {one['id']}"} for one in table.roster["fighters"]]
    orders = named, data.draw(st.permutations(named))
    first, second = ({**table.roster, "fighters": order} for order in orders)
    assert said(Table(table.game, second)) == said(Table(table.game, first))


@law()
@given(tables)
def test_the_order_of_what_is_taken_never_matters(table: Table) -> None:
    turned = [{**one, "with": one["with"][::-1]} for one in table.roster["fighters"]]
    assert said(Table(table.game, {**table.roster, "fighters": turned})) == said(table)


@law()
@given(made_up(), st.data())
def test_the_order_of_statements_never_matters(table: Table, data: st.DataObject) -> None:
    assert table.system is not None
    shuffled = {key: data.draw(st.permutations(table.system[key])) for key in ("limits", "changes")}
    game = game_of({**table.system, **shuffled})
    assert said(Table(game, table.roster)) == said(table)


@law()
@given(made_up())
def test_the_order_of_entries_never_matters(table: Table) -> None:
    assert table.system is not None
    turned = {key: _turned(value) for key, value in table.system.items()}
    game = game_of({**turned, "cost_types": table.system.get("cost_types", {})})
    here, there = worked_out(table.roster, table.game), worked_out(table.roster, game)
    assert _by_id(summary(*there)) == _by_id(summary(*here))


@law()
@given(made_up())
def test_a_game_in_many_files_is_the_game_in_one(table: Table) -> None:
    assert table.system is not None
    files = {f"{key}.yaml": {key: value} for key, value in table.system.items()}
    assert said(Table(loaded(files), table.roster)) == said(table)


def _turned(section: Any) -> Any:
    """A section of entries in the reverse order."""
    return dict(reversed(section.items())) if isinstance(section, dict) else section


def _by_id(summary: tuple[object, ...]) -> object:
    """A summary in which values stand by id, since characteristics have an order on cards."""
    return repr(summary) if not isinstance(summary, tuple) else _sorted(summary)


def _sorted(thing: Any) -> Any:
    if isinstance(thing, dict):
        return sorted((key, _sorted(value)) for key, value in thing.items())
    if isinstance(thing, tuple | list):
        return sorted((_sorted(one) for one in thing), key=repr)
    return thing
