"""Values that something must have: such as can be stated, and of what has them."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.selectors import Parsed
from schemas.yaml.reader import Path


def needed(subject: Subject) -> Iterator[Fault]:
    """`needed_by` of what is worked out or never missing, or of things that have no such value."""
    for id_, about in subject.data.characteristics.items():
        if about.needed_by is None:
            continue
        path: Path = ("characteristics", id_, "needed_by")
        if about.formula is not None:
            message = f"`{id_}` is worked out; say `needed_by` of what its formula reads"
            yield Fault(path, message, at_key=True)
        elif about.default is not None:
            message = f"`{id_}` has a `default`, so it is never missing; keep one of them"
            yield Fault(path, message, at_key=True)
        several = isinstance(about.needed_by, list)
        for index, said in enumerate(about.needed_by if several else [about.needed_by]):
            parsed = subject.parse(said)
            if isinstance(parsed, Parsed) and about.of not in ("both", parsed.level):
                at = (*path, index) if several else path
                whose = "items" if about.of == "item" else "fighters"
                yield Fault(at, f"`{id_}` is a value of {whose}, and this selects others")
