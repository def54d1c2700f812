"""`rule`: a rule of the toolkit, called by name."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.broken import Broken
from builder.check.ready import Checking, Ready
from schemas.rules import OPTIONS
from schemas.statements import Rule


def judge_rule(ready: Ready, checking: Checking) -> Iterator[Broken]:
    """What the named rule finds broken."""
    from builder.rules import RULES  # the rules are made of what a check is made of

    limit = ready.limit
    assert isinstance(limit, Rule)
    options = OPTIONS[limit.rule].model_validate(limit.options)
    yield from RULES[limit.rule](ready, options, checking)
