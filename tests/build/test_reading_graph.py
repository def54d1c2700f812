"""The order in which values are worked out."""

from __future__ import annotations

import pytest

from builder.build.graph import ValueCycle, in_order, needed_for

GRAPH = {
    "fighter.hits": ["item.reach", "fighter.aim"],
    "fighter.aim": [],
    "item.reach": ["keyword.keen"],
    "keyword.keen": [],
}


def test_everything_comes_after_what_it_needs() -> None:
    order = in_order(GRAPH)
    assert all(order.index(need) < order.index(node) for node in GRAPH for need in GRAPH[node])


def test_the_order_is_the_same_however_needs_are_kept() -> None:
    assert in_order(GRAPH) == in_order({node: GRAPH[node][::-1] for node in GRAPH})


def test_what_is_needed_is_needed_with_all_that_it_needs() -> None:
    assert needed_for(["item.reach"], GRAPH) == {"item.reach", "keyword.keen"}


def test_values_that_need_each_other_are_refused() -> None:
    with pytest.raises(ValueCycle, match=r"a needs b needs a|b needs a needs b"):
        in_order({"a": ["b"], "b": ["a"]})
