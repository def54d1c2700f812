"""Cycles: of what is like what, of what gives what, and of values that need each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

from builder.catalog.formulas import FormulaError, parse_formula
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.reads import reads_of
from schemas.statements import Modify
from schemas.tags import Characteristic
from schemas.yaml.reader import Path

MOST = 5
"""Cycles of one graph that are shown."""
SHOWN = 8
"""Nodes of a cycle that are shown."""


def cycles_of(edges: Mapping[str, Iterable[str]]) -> Iterator[list[str]]:
    """Cycles of a graph (node: what it needs), each as its nodes in order, the first one again."""
    graph = {node: set(needs) for node, needs in edges.items()}
    for _ in range(MOST):
        try:
            TopologicalSorter(graph).prepare()
            return
        except CycleError as error:
            cycle = list(reversed(error.args[1]))
        start = cycle.index(min(cycle[1:]))
        cycle = [*cycle[start:-1], *cycle[:start], cycle[start]] if start else cycle
        yield cycle
        graph[cycle[0]].discard(cycle[1])


def inherited(subject: Subject) -> Iterator[Fault]:
    """A unit that is like itself, an item that gives itself, a squad within itself."""
    names, data = subject.names, subject.data
    like = {id_: [names.unit_id(unit.like)] for id_, unit in data.units.items() if unit.like}
    for cycle in cycles_of(like):
        yield _fault(cycle, "is like", [("units", id_, "like") for id_ in cycle[:-1]])
    places = {id_: path for path, id_, _ in subject.items()}
    gives = {
        id_: [names.item_id(given) for given in item.gives] for _, id_, item in subject.items()
    }
    for cycle in cycles_of(gives):
        yield _fault(cycle, "gives", [(*places[id_], "gives") for id_ in cycle[:-1]])
    within = {id_: [squad.within] for id_, squad in data.squads.items() if squad.within}
    for cycle in cycles_of(within):
        yield _fault(cycle, "is within", [("squads", id_, "within") for id_ in cycle[:-1]])


def _fault(cycle: list[str], verb: str, paths: list[Path]) -> Fault:
    if len(cycle) > SHOWN:
        cycle, paths = [*cycle[: SHOWN - 2], "…", cycle[-1]], paths[: SHOWN - 2]
    message = "cycle: " + f" {verb} ".join(cycle) + "; break it somewhere"
    return Fault(paths[0], message, see=tuple(dict.fromkeys(paths)))


def values(subject: Subject) -> Iterator[Fault]:
    """Characteristics, keywords, traits and costs that need each other, by formulas and changes."""
    reasons: dict[str, dict[str, Path]] = {}
    for node, need, path in _edges(subject):
        reasons.setdefault(node, {}).setdefault(need, path)
    for cycle in cycles_of(reasons):
        paths = [reasons[node][need] for node, need in pairwise(cycle)]
        kind, _, id_ = cycle[0].partition(".")
        if kind == "cost" and len(cycle) == 2:
            yield Fault(paths[0], _SPENT.format(id_), see=tuple(paths))
        else:
            yield _fault([_written(node) for node in cycle], "needs", paths)


_SPENT = (
    "cycle: the cost `{0}` cannot depend on what is spent of `{0}`; let it go by how many there "
    "are (`count`), by the chosen size (`limit`), or by another cost type"
)


def _written(node: str) -> str:
    """A node of the graph as an author writes it: `points`, `keyword:elite`, `harm` of items."""
    kind, _, id_ = node.partition(".")
    if kind in ("keyword", "trait"):
        return f"`{kind}:{id_}`"
    return f"`{id_}`{' of items' if kind == 'item' else ''}"


def _edges(subject: Subject) -> Iterator[tuple[str, str, Path]]:
    """What changes a node and what it reads: node, needed node, and where that is written."""
    characteristics = subject.data.characteristics
    for id_, characteristic in characteristics.items():
        for node in _nodes(id_, characteristic):
            for need in _formula_reads(characteristic.formula, node):
                yield node, need, ("characteristics", id_, "formula")
    for path, _, item in subject.items():
        for key, text in item.profile.items():
            if text.startswith("="):
                for need in _formula_reads(text[1:].strip(), f"item.{key}"):
                    yield f"item.{key}", need, (*path, "profile", key)
    for path, modify in subject.every(Modify):
        for node in _changed(subject, modify):
            for read in reads_of(modify):
                for need in _needs(subject, read, modify.of is not None):
                    yield node, need, path


def _nodes(id_: str, characteristic: Characteristic) -> list[str]:
    levels = ("item", "fighter") if characteristic.of == "both" else (characteristic.of,)
    return [f"{level}.{id_}" for level in levels]


def _formula_reads(text: str | None, node: str) -> list[str]:
    if text is None:
        return []
    try:
        names = parse_formula(text).names
    except (FormulaError, ValueError):
        return []  # said by another rule
    level = node.partition(".")[0]
    return [
        "fighter." + name.removeprefix("bearer.")
        if name.startswith("bearer.")
        else f"{level}.{name}"
        for name in sorted(names)
    ]


def _changed(subject: Subject, modify: Modify) -> list[str]:
    target = modify.modify
    if target in ("keywords", "traits"):
        words = [modify.gain, modify.lose]
        each = [
            word for part in words for word in ([part] if isinstance(part, str) else part or [])
        ]
        return [f"{target[:-1]}.{word}" for word in each]
    if target in subject.data.cost_types:
        return [f"cost.{target}"]
    if target in subject.data.characteristics:
        return [f"{'item' if modify.of is not None else 'fighter'}.{target}"]
    return []  # nothing reads names, texts and limits


def _needs(subject: Subject, read: str, of_items: bool) -> list[str]:
    kind, _, name = read.partition(".")
    costs = [f"cost.{type_}" for type_ in subject.data.cost_types]
    if kind == "cost":
        return costs
    if kind == "sum" and f"cost.{name}" in costs:
        return [f"cost.{name}"]
    if kind == "family" or read == "keyword.*":
        words = subject.data.keywords.items()
        return [
            f"keyword.{id_}" for id_, word in words if word.family and name in ("*", word.family)
        ]
    if kind == "sum" or (kind == "value" and of_items):
        return [f"item.{name}", f"fighter.{name}"]
    return [f"fighter.{name}"] if kind == "value" else [read]
