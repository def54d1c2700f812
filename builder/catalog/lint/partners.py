"""Two sides of a limit that are one and the same."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from schemas.amounts import Selector
from schemas.statements import Excludes, Requires


def same_sides(subject: Subject) -> Iterator[Fault]:
    """What excludes or needs itself."""
    for path, limit in subject.every(Excludes):
        if _terms(limit.with_) == _terms(limit.excludes):
            hint = "for one of them at most, write `count` with `max: 1`"
            message = f"the same as `with`, so that it bans it; {hint}"
            yield Fault((*path, "excludes"), message, warning=True)
    for path, needing in subject.every(Requires):
        if _terms(needing.with_) == _terms(needing.requires):
            message = "the same as `with`, so that it is always there; name what it needs"
            yield Fault((*path, "requires"), message, warning=True)


def _terms(selector: Selector) -> frozenset[str]:
    texts = [selector] if isinstance(selector, str) else selector
    return frozenset(" ".join(text.split()) for text in texts)
