"""Values that are read or written down where nobody has them."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from schemas.amounts import Comparison, OfValue
from schemas.yaml.reader import Path

_BEARER = "bearer."


def read_of_fighters(subject: Subject) -> Iterator[Fault]:
    """Values of items that are read where only a fighter is looked at: nothing would come of it."""
    for path, model in subject.models:
        if not isinstance(model, OfValue | Comparison) or model.value is None:
            continue
        id_ = model.value.removeprefix(_BEARER)
        about = subject.data.characteristics.get(id_)
        if about is not None and about.of == "item" and _is_of_fighter(path, model.value):
            yield Fault((*path, "value"), f"`{id_}` is a value of items; a fighter has none")


def _is_of_fighter(path: Path, value: str) -> bool:
    return value.startswith(_BEARER) or path[0] == "limits" or path[-1] == "holds"


def written_down(subject: Subject) -> Iterator[Fault]:
    """Values that players are to write down and cannot: those of items, and what is worked out."""
    for id_, about in subject.data.characteristics.items():
        if not about.tracked:
            continue
        at = ("characteristics", id_, "tracked")
        if about.formula is not None:
            message = f"`{id_}` is worked out by its `formula`, and cannot be written down"
            yield Fault(at, f"{message}; leave out one of the two", at_key=True)
        elif about.of == "item":
            message = f"`{id_}` is a value of items; players write down those of fighters"
            yield Fault(at, f"{message}; leave `tracked` out", at_key=True)
