"""A broken or doubtful limit, and what would mend it. Values; nothing reads a message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from schemas.base import Number, decimal_text
from schemas.record import record

Kind: TypeAlias = Literal["illegal", "unfinished", "advisory"]
Severity: TypeAlias = Literal["error", "warning", "info"]
Status: TypeAlias = Literal["legal", "unfinished", "illegal"]


Edit: TypeAlias = Literal[
    "add",
    "remove",
    "swap",
    "count",
    "role",
    "join",
    "squad",
    "disband",
    "size",
    "switch",
    "price",
    "profile",
    "content",
    "withdraw",
]
"""What is done to a roster. `price`, `profile` and `content` take away what is the player's own
(`profile` with a `value`: that one, or it becomes what `to` or goes where `for_` says),
`withdraw` an entry of `accepted`."""


@record
class Change:
    """One edit of a roster.

    `fighter` is a fighter id (for `add` without one: a unit is hired), `item` and `for_` are `ITEM`
    or `ITEM@SLOT`. What `to` says is a squad, host, size, limit or choice; without it there is none
    of its own afterwards, and a switch is at its default. A squad that is not there is made; one that
    is there has the `type` afterwards, and is `within` what is said (empty: in none). A squad that is
    disbanded is no longer there; who was in it is in the squad `for_`, else in what it was within.
    """

    do: Edit
    fighter: str | None = None
    item: str | None = None
    for_: str | None = None
    unit: str | None = None
    count: int | None = None
    role: str | tuple[str, ...] | None = None
    to: str | None = None
    type: str | None = None
    """Type of a squad that is made."""
    within: str | None = None
    """The squad that a made one is part of."""
    switch: str | None = None
    value: str | None = None
    """Of a profile: the id of the characteristic that is changed alone."""
    code: str | None = None
    """Of an accepted finding, as is `owner`."""
    owner: str | None = None


def limit_word(figures: Mapping[str, Number]) -> str | None:
    """A limit as a change of size says it: `points=250`, several with commas; None: no limit."""
    return ",".join(f"{type_}={decimal_text(n)}" for type_, n in figures.items()) or None


def as_written(roles: tuple[str, ...]) -> str | tuple[str, ...] | None:
    """Roles as a change and a roster say them: none, one, or several."""
    return roles if len(roles) > 1 else next(iter(roles), None)


@record
class Repair:
    """A proven way to mend a finding: the edits, and what the warband costs after them."""

    label: str
    changes: tuple[Change, ...]
    total_after: dict[str, Number | None]


@record
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
