"""Requirements that nobody who may take the first can meet: a warning to an author."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.expand import short_forms
from builder.catalog.lint.could import items_of, units_of
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.selectors import Parsed
from builder.catalog.units import resolve_unit
from builder.yaml.reader import Path
from schemas.amounts import Selector
from schemas.entries import Swap, Take
from schemas.statements import Requires


def unmet(subject: Subject) -> Iterator[Fault]:
    """What can be taken and whose needs nobody who takes it can have."""
    reach: dict[str, set[str]] = {}
    for path, limit in _requirements(subject):
        first, second = limit.with_, limit.requires
        if _level(subject, first) != "item" or _level(subject, second) != "item":
            continue
        needing = set(items_of(subject, first))
        needed = set(items_of(subject, second))
        reach = reach or {id_: _reach(subject, id_) for id_ in subject.names.hired()}
        for_ = [id_ for id_ in units_of(subject, limit.for_ or "fighters") if id_ in reach]
        takers = [id_ for id_ in for_ if reach[id_] & needing]
        is_alone = limit.for_ is not None or limit.in_ in ("fighter", "entry")
        able = takers if is_alone else list(reach)
        if takers and not any(reach[id_] & needed for id_ in able):
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


def _reach(subject: Subject, id_: str) -> set[str]:
    """The items that a unit has on hiring, is offered, or gets with one of these."""
    unit = resolve_unit(id_, subject.names, subject.data.system)
    if unit.options is None:
        return set(subject.names.items)
    found = {piece.item for piece in unit.kit}
    for option in unit.options:
        match option:
            case Take():
                found.update(items_of(subject, option.take))
            case Swap():
                found.update(items_of(subject, option.for_))
            case _:
                found.update(items_of(subject, option))
    waiting = [item for item in found if item in subject.names.items]
    while waiting:
        words = subject.names.items[waiting.pop()].gives
        given = [subject.names.item_id(word.partition("@")[0]) for word in words]
        new = [item for item in given if item not in found and item in subject.names.items]
        found.update(new)
        waiting += new
    return found
