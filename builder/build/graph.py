"""The order in which values are worked out, known from the catalog alone.

Nodes are `keyword.K`, `trait.T`, `fighter.C`, `item.C`, `text`, `cost.T` and `limit.ID.max`. What
changes a node and reads another makes an edge. A cycle is refused, spelled out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

from builder.build.effects import Effect
from builder.catalog.formulas import Formula
from schemas.tags import Characteristic


class ValueCycle(Exception):
    """Values that need each other: `cost.points needs cost.trade needs cost.points`."""

    def __init__(self, nodes: list[str]) -> None:
        super().__init__("cycle: " + " needs ".join(nodes))
        self.nodes = nodes


def reading_graph(
    characteristics: Mapping[str, Characteristic],
    formulas: Mapping[str, Formula],
    effects: Iterable[Effect],
    cost_types: Iterable[str],
    families: Mapping[str, frozenset[str]],
    profile_formulas: Mapping[str, frozenset[str]],
) -> dict[str, set[str]]:
    """Each node, with the nodes that it needs.

    `profile_formulas`: characteristic to the names that items' own `=` formulas of it read.
    """
    edges: dict[str, set[str]] = {}
    costs = [f"cost.{type_}" for type_ in cost_types]
    for id_, characteristic in characteristics.items():
        nodes = _nodes(id_, characteristic)
        for node in nodes:
            edges.setdefault(node, set())
            if id_ in formulas:
                edges[node] |= _formula_reads(node, formulas[id_].names)
            if node.startswith("item.") and id_ in profile_formulas:
                edges[node] |= _formula_reads(node, profile_formulas[id_])
    for node in costs:
        edges.setdefault(node, set())
    for effect in effects:
        for raw in effect.nodes:
            node = _as_cost(raw, costs)
            needs = edges.setdefault(node, set())
            for read in effect.reads:
                needs |= set(_read_nodes(read, effect.of is not None, edges, costs, families))
    for node, needs in edges.items():
        # A best value of items is read by fighters; nothing reads itself through a plain set.
        edges[node] = {need for need in needs if need in edges}
    return edges


def in_order(graph: Mapping[str, Collection[str]]) -> list[str]:
    """The nodes, each after everything that it needs; always the same. Raises ValueCycle."""
    in_turn = {node: sorted(needs) for node, needs in graph.items()}
    try:
        return list(TopologicalSorter(in_turn).static_order())
    except CycleError as error:
        raise ValueCycle(list(reversed(error.args[1]))) from None


def needed_for(wanted: Iterable[str], graph: Mapping[str, Collection[str]]) -> set[str]:
    """Some nodes, and all that they need, and what that needs in its turn."""
    found: set[str] = set()
    waiting = list(wanted)
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += graph[node]
    return found


def _nodes(id_: str, characteristic: Characteristic) -> list[str]:
    match characteristic.of:
        case "fighter":
            return [f"fighter.{id_}"]
        case "item":
            return [f"item.{id_}"]
        case _:
            return [f"item.{id_}", f"fighter.{id_}"]


def _formula_reads(node: str, names: Iterable[str]) -> set[str]:
    level = node.partition(".")[0]
    return {
        f"fighter.{name.removeprefix('bearer.')}"
        if name.startswith("bearer.")
        else f"{level}.{name}"
        for name in names
    }


def _as_cost(node: str, costs: list[str]) -> str:
    as_cost = "cost." + node.partition(".")[2]
    return as_cost if as_cost in costs else node


def _read_nodes(
    read: str,
    of_items: bool,
    edges: Mapping[str, set[str]],
    costs: list[str],
    families: Mapping[str, frozenset[str]],
) -> Iterable[str]:
    kind, _, name = read.partition(".")
    match kind:
        case "family":
            return [f"keyword.{word}" for word in families.get(name, ())]
        case "value":
            return [f"item.{name}", f"fighter.{name}"] if of_items else [f"fighter.{name}"]
        case "sum":
            cost = f"cost.{name}"
            return [cost] if cost in costs else [f"item.{name}", f"fighter.{name}"]
        case "cost":
            return costs
        case "keyword" if name == "*":
            return [f"keyword.{word}" for words in families.values() for word in words]
        case _:
            return [read]
