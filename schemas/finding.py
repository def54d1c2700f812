"""A broken or doubtful limit, and what would mend it. Values; nothing reads a message."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from schemas.base import Number

Kind: TypeAlias = Literal["illegal", "unfinished", "advisory"]
Severity: TypeAlias = Literal["error", "warning", "info"]
Status: TypeAlias = Literal["legal", "unfinished", "illegal"]


@dataclass(frozen=True, slots=True)
class Change:
    """One edit of a roster.

    `do` is add, remove, swap, count, role, join or size. `fighter` is a fighter id (for `add`
    without one: a unit is hired), `item` and `for_` are `ITEM` or `ITEM@SLOT`.
    """

    do: Literal["add", "remove", "swap", "count", "role", "join", "size"]
    fighter: str | None = None
    item: str | None = None
    for_: str | None = None
    unit: str | None = None
    count: int | None = None
    role: str | None = None
    to: str | None = None


@dataclass(frozen=True, slots=True)
class Repair:
    """A proven way to mend a finding: the edits, and what the warband costs after them."""

    label: str
    changes: tuple[Change, ...]
    total_after: dict[str, Number | None]


@dataclass(frozen=True, slots=True)
class Finding:
    """A broken or doubtful limit in one instance.

    `owner` is a fighter id, a squad or keyword id, or `roster`; `cause` are ids of fighters and
    `fighter/item`. `have` and `limit` are the two numbers compared, where there are two.
    """

    code: str
    severity: Severity
    kind: Kind
    owner: str
    message: str
    cause: tuple[str, ...] = ()
    have: Number | None = None
    limit: Number | None = None
    source: str = ""
    accepted: str | None = None
    repairs: tuple[Repair, ...] = ()


def status(findings: Iterable[Finding]) -> Status:
    """What a roster with these findings is; warnings and infos leave it legal."""
    kinds = {finding.kind for finding in findings if finding.severity == "error"}
    if not kinds:
        return "legal"
    return "unfinished" if kinds == {"unfinished"} else "illegal"
