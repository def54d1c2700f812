"""What becomes of the children of a list or map: which stay, which go, which come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from builder.roster.text.job import Added
from builder.roster.text.match import match
from builder.roster.text.tree import Node

Row: TypeAlias = tuple[int | None, str | None, Any]
"""Place among the old children (None: it comes), key, new value."""


@dataclass(slots=True)
class Plan:
    """`stay` holds, for the place of each child that stays, its old and its new value."""

    stay: dict[int, tuple[Any, Any]] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)
    added: list[Added] = field(default_factory=list)

    def rows(self, node: Node) -> Iterator[Row]:
        """All children as they will be, in order."""
        for at in (None, *range(len(node.children))):
            if at in self.stay:
                yield at, node.children[at].key, self.stay[at][1]
            for one in self.added:
                if one.after == at:
                    yield None, one.key, one.value


def plan_map(node: Node, old: dict[str, Any], new: dict[str, Any]) -> Plan:
    """Keys that both have stay, and new ones come behind those before them in the new order."""
    plan = Plan()
    places = {child.key: at for at, child in enumerate(node.children)}
    for key, at in places.items():
        if key in new:
            plan.stay[at] = (old.get(key), new[key])
        elif key in old:
            plan.gone.add(at)
        else:
            plan.stay[at] = (None, None)  # known to the file alone
    after = None
    for key, value in new.items():
        if key in places:
            after = places[key]
        elif key not in old or old[key] != value:
            plan.added.append(Added(after, key, value))
    return plan


def plan_list(old: list[Any], new: list[Any]) -> Plan:
    """Items paired by id, by being equal, or by standing between the same neighbours."""
    plan = Plan()
    after = None
    for pair in match(old, new):
        if pair.old is None:
            plan.added.append(Added(after, None, new[pair.new or 0]))
            continue
        after = pair.old
        if pair.new is None:
            plan.gone.add(pair.old)
        else:
            plan.stay[pair.old] = (old[pair.old], new[pair.new])
    return plan
