"""`excludes`: not both in one instance."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.counting import things
from builder.check.broken import Broken
from builder.check.ready import Checking, Ready, instances
from schemas.statements import Excludes


def judge_excludes(ready: Ready, checking: Checking) -> Iterator[Broken]:
    """Both sides together, in each instance."""
    limit = ready.limit
    assert isinstance(limit, Excludes)
    one = checking.rulebook.matcher(limit.with_)
    other = checking.rulebook.matcher(limit.excludes)
    for instance in instances(ready, checking):
        first, second = things(instance, one), things(instance, other)
        if first and second:
            yield Broken(
                code=ready.code,
                instance=instance,
                severity=limit.severity,
                too_few=False,
                illegal_too_few=False,
                message=limit.message or "{who}: {these} cannot be together.",
                swaps=True,
                causes=first + [thing for thing in second if thing not in first],
                source=checking.rulebook.source(limit.source),
            )
