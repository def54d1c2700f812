"""`requires`: where there is one of the first there is one of the second."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.counting import Thing, any_thing, things
from builder.build.state import Instance
from builder.check.broken import Broken
from builder.check.conditions import qualified
from builder.check.ready import Checking, Ready, instances
from builder.check.words import described
from schemas.statements import Requires


def judge_requires(ready: Ready, checking: Checking) -> Iterator[Broken]:
    """Things without what they need, in each instance."""
    limit = ready.limit
    assert isinstance(limit, Requires)
    matcher = checking.rulebook.matcher(limit.with_)
    needed = checking.rulebook.matcher(limit.requires)
    for instance in instances(ready, checking):
        found = things(instance, matcher)
        if found and not any_thing(instance, needed):
            yield Broken(
                code=ready.code,
                instance=instance,
                severity=limit.severity,
                too_few=False,
                illegal_too_few=False,
                message=limit.message
                or qualified(_words(found, instance), limit, checking.rulebook),
                what=described(limit.requires, checking.rulebook, one=True),
                causes=found,
                source=checking.rulebook.source(limit.source),
                wanted=needed,
            )


def _words(found: list[Thing], instance: Instance) -> str:
    """Who or what needs it; a fighter that is looked at alone is named once."""
    if instance.single and all(thing.item is None for thing in found):
        return "{who} needs {what}."
    need = "needs" if len({thing.name for thing in found}) == 1 else "need"
    return f"{{who}}: {{these}} {need} {{what}}."
