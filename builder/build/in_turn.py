"""Fighters worked out, each thing in its turn; what can wait, once somebody asks for it.

Who only checks a list asks for costs and words, and seldom for a value.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from builder.build.costs import cost_fighter
from builder.build.finished import finish, settle
from builder.build.resolve import Resolved
from builder.build.rulebook import Node, Rulebook
from builder.build.setting import Setting
from builder.build.state import State
from builder.build.values import Values
from schemas.base import Number, exact
from schemas.warband import Carried, Fighter


def work_out(resolved: Sequence[Resolved], values: Values) -> None:
    """Works fighters out, all about them."""
    _each_node(values.rulebook.early, resolved, values)
    for one in resolved:
        _settle(one, values)
    _work_out_values(resolved, values.state, values.rulebook)
    for one in resolved:
        del one.fighter.selected


def work_out_later(resolved: Resolved, values: Values, setting: Setting) -> None:
    """Works out of a fighter by itself what does not wait until somebody asks for it.

    What was worked out on the way is not kept: most fighters are never asked for more.
    """
    fighter = resolved.fighter
    _each_node(values.rulebook.early, [resolved], values)
    _settle(resolved, values)
    soon = values.rulebook.soon
    fighter.early = {id_: fighter.values.get(id_) for id_ in soon} if soon else None
    fighter.rest = rest = partial(_rest_of, resolved, setting)
    del fighter.values, fighter.rules, fighter.keyword_names, fighter.selected
    for item in fighter.items:
        item.rest = rest
        del item.values, item.trait_names, item.trait_texts


def _settle(resolved: Resolved, values: Values) -> None:
    fighter = resolved.fighter
    settle(fighter, values)
    fighter.in_doubt = bool(resolved.entry.profile) or values.acting[fighter.id].in_doubt


def _rest_of(resolved: Resolved, setting: Setting, asked: Fighter | Carried, name: str) -> None:
    """Works out what waited, of a fighter and all that it has."""
    fighter = resolved.fighter
    _work_out_values([resolved], setting.state([fighter]), setting.rulebook)
    if name == "selected" and fighter.rest is not None:
        fighter.rest(fighter, name)


def _work_out_values(resolved: Sequence[Resolved], state: State, rulebook: Rulebook) -> None:
    """All values, told with the names that things have in the end."""
    for one in resolved:
        one.fighter.early = None
        for item in one.fighter.items:
            item.values, item.rest = {}, None
    values = Values(state, resolved, rulebook)
    _each_node(rulebook.late, (), values)
    finish(values)


def _each_node(nodes: Iterable[Node], resolved: Sequence[Resolved], values: Values) -> None:
    """Works nodes of the reading graph out in their order, each for all fighters."""
    state = values.state
    for node in nodes:
        if node.kind != "cost":
            if node.id in values.live:
                state.turn()
                values.work_out(node)
            continue
        state.turn()
        for one in resolved:
            cost_fighter(one.fighter, one.entry, one.priced, node.name, values)
        state.spent[node.name] = _spent(state.fielded, node.name)
    state.turn()


def _spent(fielded: list[Fighter], cost_type: str) -> Number:
    return exact(sum((f.cost.get(cost_type) or 0 for f in fielded), 0))
