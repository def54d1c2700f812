"""The constructs that can be broken, one a file. A judge yields what is broken of one limit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from builder.check.broken import Broken
from builder.check.limits.attach import judge_attach
from builder.check.limits.count import judge_count
from builder.check.limits.excludes import judge_excludes
from builder.check.limits.one_of import judge_one_of
from builder.check.limits.requires import judge_requires
from builder.check.limits.rule import judge_rule
from builder.check.limits.sum import judge_sum
from builder.check.ready import Checking, Ready
from schemas.statements import Attach, Count, Excludes, OneOf, Requires, Rule, Sum

Judge: TypeAlias = Callable[[Ready, Checking], Iterator[Broken]]

JUDGES: dict[type, Judge] = {
    Count: judge_count,
    Sum: judge_sum,
    Requires: judge_requires,
    Excludes: judge_excludes,
    OneOf: judge_one_of,
    Attach: judge_attach,
    Rule: judge_rule,
}
