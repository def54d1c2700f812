"""At least so many of each of what is not named: a warning to an author."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.naming import NAMED, named_in
from builder.catalog.selectors import Parsed
from schemas.statements import Count

_KNOWN = ("slot", "squad")
"""Of these there is a list in the roster."""
_AS = {"class": "class:ID", "role": "role:ID", "unit": "unit:ID"}


def least(subject: Subject) -> Iterator[Fault]:
    """A lower bound on each of what the selector does not name: what is absent is not judged."""
    for path, limit in subject.every(Count):
        parsed = subject.parse(limit.count)
        if limit.each in (None, *_KNOWN) or not isinstance(parsed, Parsed):
            continue
        key = "exactly" if limit.exactly is not None else "min"
        if getattr(limit, key) in (None, 0, "none"):
            continue
        if all(named_in(clause, str(limit.each)) for clause in parsed.clauses):
            continue
        if limit.each in NAMED:
            shown = _AS.get(limit.each, "ID") if parsed.level == "item" else f"{limit.each}:ID"
            shown = shown.replace("item:", "unit:")
            do = f"name each, as in `count: [{shown}, \u2026]`"
        else:
            do = "a bound of `max` is meant, or `each` is to be left out"
        message = f"`{key}` with `each: {limit.each}` looks only at what is there; {do}"
        yield Fault((*path, key), message, warning=True)
