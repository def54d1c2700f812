"""Rules that no construct can say, one a file, called by name: `{rule: NAME, options: …}`.

A rule is given its limit, its parameters and what is checked; it yields what is broken. To add
one: its parameters in `schemas/rules.py`, its file here, a line in `RULES`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from builder.check.broken import Broken
from builder.check.ready import Checking, Ready
from builder.rules.different_partners import different_partners

NamedRule: TypeAlias = Callable[[Ready, Any, Checking], Iterator[Broken]]

RULES: dict[str, NamedRule] = {"different-partners": different_partners}
