"""`one_of`: exactly one of several, or with `optional` at most one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from builder.build.counting import things
from builder.build.rulebook import Rulebook
from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.conditions import qualified
from builder.check.ready import Checking, Ready, instances
from builder.check.words import described, joined
from schemas.statements import OneOf


def judge_one_of(ready: Ready, checking: Checking) -> Iterator[Broken]:
    """More than one of the choices, or none where one is due."""
    limit = ready.limit
    assert isinstance(limit, OneOf)
    rulebook = checking.rulebook
    matchers = [rulebook.matcher(selector) for selector in limit.one_of]
    one = partial(described, rulebook=rulebook, one=True)
    what = ready.called(lambda: joined([one(selector) for selector in limit.one_of], "or"))
    for instance in instances(ready, checking):
        found = [found for matcher in matchers if (found := things(instance, matcher))]
        if len(found) == 1 or (not found and limit.optional):
            continue
        few = not found
        yield Broken(
            code=ready.code,
            instance=instance,
            severity=limit.severity,
            too_few=few,
            illegal_too_few=limit.too_few == "illegal",
            message=limit.message or _words(limit, few, rulebook),
            what=what,
            have=len(found),
            limit=1,
            causes=[thing for group in found for thing in group],
            source=rulebook.source(limit.source),
            wanted=_wanted(limit, rulebook),
        )


def _words(limit: OneOf, too_few: bool, rulebook: Rulebook) -> str:
    if too_few:
        return qualified("{who}: choose one of {what}.", limit, rulebook)
    one = qualified("{who}: only one of {what}", limit, rulebook).removesuffix(".")
    return f"{one}; has {{these}}."


def _wanted(limit: OneOf, rulebook: Rulebook) -> Matcher:
    """The choices as one selector: those about items where some are, else those about fighters."""
    about: dict[str, list[str]] = {"item": [], "fighter": []}
    for selector in limit.one_of:
        texts = [selector] if isinstance(selector, str) else selector
        about[rulebook.matcher(selector).level] += texts
    return rulebook.matcher(about["item"] or about["fighter"])
