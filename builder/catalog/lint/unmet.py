"""Requirements that nobody who may take the first can meet: a warning to an author."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.expand import short_forms
from builder.catalog.lint.could import items_of, units_of
from builder.catalog.lint.reach import Reach
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.selectors import Parsed
from schemas.amounts import Selector
from schemas.statements import Requires
from schemas.yaml.reader import Path


def unmet(subject: Subject) -> Iterator[Fault]:
    """What can be taken and whose needs nobody who takes it can have."""
    reach = Reach(subject)
    hired = subject.names.hired()
    for path, limit in _requirements(subject):
        first, second = limit.with_, limit.requires
        if _level(subject, first) != "item" or _level(subject, second) != "item":
            continue
        needing = set(items_of(subject, first))
        needed = set(items_of(subject, second))
        for_ = [id_ for id_ in units_of(subject, limit.for_ or "fighters") if id_ in hired]
        takers = [id_ for id_ in for_ if not needing.isdisjoint(reach.items(id_))]
        is_alone = limit.for_ is not None or limit.in_ in ("fighter", "entry")
        able = takers if is_alone else hired
        if takers and all(needed.isdisjoint(reach.items(id_)) for id_ in able):
            message = "nobody who may take the first can have what it needs"
            yield Fault(path, message, warning=True)


def _requirements(subject: Subject) -> Iterator[tuple[Path, Requires]]:
    yield from subject.every(Requires)
    short, _ = short_forms(subject.names, subject.data.roles)
    places = {f"item:{id_}": (*path, "requires") for path, id_, _ in subject.items()}
    places |= {f"unit:{id_}": ("units", id_, "requires") for id_ in subject.data.units}
    for limit in short:
        if isinstance(limit, Requires):
            yield places[str(limit.with_)], limit


def _level(subject: Subject, selector: Selector) -> str | None:
    parsed = subject.parse(selector)
    return parsed.level if isinstance(parsed, Parsed) else None
