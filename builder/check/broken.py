"""A limit found broken in an instance, before it becomes a finding."""

from __future__ import annotations

from dataclasses import dataclass, field

from builder.build.counting import Thing
from builder.build.state import Instance
from builder.check.ready import Checking
from builder.check.words import fill, joined
from schemas.base import Number
from schemas.entries import Slots
from schemas.finding import Change, Finding, Kind, Severity


@dataclass(slots=True)
class Broken:
    """What was found, and what the repairs may work on."""

    code: str
    instance: Instance
    severity: Severity
    too_few: bool
    illegal_too_few: bool
    message: str
    what: str = ""
    have: Number | None = None
    limit: Number | None = None
    causes: list[Thing] = field(default_factory=list)
    source: str = ""
    wanted: object = None
    """For too few and requires: the matcher of what is wanted."""
    more: dict[str, str] = field(default_factory=dict)
    """Further names for the message."""
    joins: bool = False
    """Whether it is about who joins whom."""
    money: bool = False
    """Whether the two numbers are a cost."""
    swaps: bool = False
    """Whether another thing of the same kind may mend it."""
    one_of_many: bool = False
    """Whether one owner may have several findings of this code, told apart by their causes."""
    mends: tuple[tuple[str, Change], ...] | None = None
    """Labels and edits of what puts it right, the likeliest first; a fighter is not removed then."""
    group: Slots | None = None
    """For slots: the group of places that is filled wrongly."""
    missing: list[str] = field(default_factory=list)
    """For slots: the places that miss something."""

    @property
    def key(self) -> tuple[str, str, tuple[str, ...]]:
        """What makes it the same finding in another state of the roster."""
        refs = tuple(t.ref for t in self.causes) if self.one_of_many else (self.what,)
        return self.code, self.instance.owner, refs

    @property
    def kind(self) -> Kind:
        """Illegal, unfinished or advisory."""
        if self.severity != "error":
            return "advisory"
        return "unfinished" if self.too_few and not self.illegal_too_few else "illegal"


def finding(broken: Broken, checking: Checking) -> Finding:
    """The finding that is shown."""
    have, limit = broken.have, broken.limit
    over = have - limit if have is not None and limit is not None else 0
    these = joined([thing.name for thing in broken.causes])
    values: dict[str, object] = {
        "have": have if have is not None else "",
        "limit": limit if limit is not None else "",
        "over": over,
        "short": -over,
        "who": broken.instance.label,
        "what": broken.what,
        "these": these,
        "rule": broken.code,
        "source": broken.source,
        "size": checking.warband.size_name,
        **broken.more,
    }
    return Finding(
        code=broken.code,
        severity=broken.severity,
        kind=broken.kind,
        owner=broken.instance.owner,
        message=fill(broken.message, values),
        cause=tuple(dict.fromkeys(thing.ref for thing in broken.causes)),
        have=have,
        limit=limit,
        source=broken.source,
    )
