"""Weights toward the same limit that take hold of the same things: only the smallest counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from builder.catalog.lint.could import surely_items_of, surely_units_of
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.selectors import Parsed
from schemas.base import words
from schemas.statements import Count, Exempt, Weight
from schemas.yaml.reader import Path


class _Weighed(NamedTuple):
    path: Path
    level: str
    things: dict[str, None]
    """Ids, in the order of the catalog."""


def overlaps(subject: Subject) -> Iterator[Fault]:
    """At the second of two weights, where some thing is in both whatever a roster chooses."""
    by_limit: dict[str, list[_Weighed]] = {}
    for path, statement in subject.models:
        if not isinstance(statement, Weight | Exempt) or path[0] != "changes":
            continue
        if statement.if_ or statement.unless or statement.when:
            continue
        if isinstance(statement, Weight):
            of, toward = statement.of, statement.toward
        else:
            of, toward = statement.exempt, statement.from_
        parsed = subject.parse(of)
        if not isinstance(parsed, Parsed):
            continue
        surely = surely_items_of if parsed.level == "item" else surely_units_of
        weighed = _Weighed(path, parsed.level, dict.fromkeys(surely(subject, of)))
        for id_ in [toward] if isinstance(toward, str) else toward:
            yield from _twice(weighed, by_limit.setdefault(id_, []), id_)
            by_limit[id_].append(weighed)


def _twice(weighed: _Weighed, others: list[_Weighed], id_: str) -> Iterator[Fault]:
    for before in others:
        things = weighed.things if weighed.level == before.level else ()
        both = next((one for one in things if one in before.things), None)
        if both:
            message = f"{words(both)} is weighed twice toward {id_}; the smaller weight holds"
            yield Fault(weighed.path, message, warning=True, see=(before.path,))
            return


def unheard(subject: Subject) -> Iterator[Fault]:
    """Weights toward a count in which whatever is there is one, however much it weighs."""
    counted = {limit.id: limit.by for _, limit in subject.every(Count) if limit.by != "model"}
    for path, statement in subject.every(Weight):
        toward = statement.toward
        for id_ in [toward] if isinstance(toward, str) else toward:
            if id_ in counted and statement.weight not in (0, 1):
                message = (
                    f"{id_} counts `by: {counted[id_]}`, where each is one, whatever it weighs"
                )
                message += "; only `exempt` leaves something out"
                yield Fault((*path, "weight"), message, at_key=True, warning=True)
