"""A limit found broken in an instance, before it becomes a finding."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from builder.build.counting import Thing
from builder.build.state import Instance
from builder.check.phrase import Words
from builder.check.ready import Checking
from builder.check.words import fill, joined
from schemas.amounts import Measured
from schemas.base import Number
from schemas.entries import Slots
from schemas.finding import Change, Finding, Kind, Severity


class Mend(NamedTuple):
    """What puts something right: in words, and as edits to be made together."""

    said: Words
    changes: tuple[Change, ...]

    @classmethod
    def by(cls, said: Words, *changes: Change) -> Mend:
        """A mend of one edit, or of several."""
        return cls(said, changes)


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
    """Whether it is about who joins whom; `wanted` is then who may be a host."""
    host_min: int = 1
    """How many models a host needs."""
    money: bool = False
    """Whether the two numbers are a cost."""
    costs: str | None = None
    """For a cost: of which type."""
    adds: str | None = None
    """For a sum that is no cost: of which characteristic."""
    by_line: bool = False
    """Whether roster lines are counted, however many models they have."""
    added: Number = 0
    """What of the bound is of an amount that was added to it."""
    goes_by: tuple[Measured, Number] | None = None
    """Where things are counted for the bound: the amount that it is, and how many there are."""
    share: Number = 0
    """What part of what is taken away the limit loses too: it is a share of what there is."""
    weighs: Callable[[Thing], Number] | None = None
    """What a thing counts toward the limit, where not all count as one."""
    whole: bool = False
    """Whether the two numbers count whole things, of which there is no half too many."""
    bans: bool = False
    """Whether none of what was counted may be there, so that nothing else need forbid it."""
    swaps: bool = False
    """Whether another thing of the same kind may mend it."""
    one_of_many: bool = False
    """Whether one owner may have several findings of this code, told apart by their causes."""
    mends: tuple[Mend, ...] | None = None
    """What puts it right, the likeliest first; a fighter is not removed then."""
    is_choice: bool = False
    """Whether each of the mends is worth showing: it is for the player to choose."""
    departs: bool = False
    """Whether it is no rule of the game: it comes first, and no player can accept it."""
    group: Slots | None = None
    """For slots: the group of places that is filled wrongly."""
    failing: Mapping[tuple[str, bool], Number] = field(default_factory=dict)
    """For `each`: the values that fail, whether there is too little of each, and by how much."""
    parts: tuple[Broken, ...] = ()
    """For `each`: what is broken of each value that fails, by itself."""
    missing: list[str] = field(default_factory=list)
    """For slots: the places that miss something."""

    @property
    def key(self) -> tuple[str, str, tuple[str, ...]]:
        """What makes it the same finding in another state of the roster."""
        refs = tuple(t.ref for t in self.causes) if self.one_of_many else ()
        return self.code, self.instance.owner, (*refs, self.what)

    @property
    def shortages(self) -> list[Number]:
        """For `each`: how much is missing of each value of which there is too little."""
        return [by for (_, too_few), by in self.failing.items() if too_few]

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
    short = max(broken.shortages, default=-over)
    if broken.whole:
        over, short = math.ceil(over), math.ceil(short)
    values: dict[str, object] = {
        "have": have if have is not None else "",
        "limit": limit if limit is not None else "",
        "over": over,
        "short": short,
        "who": broken.instance.label,
        "what": broken.what,
        "rule": broken.code,
        "source": broken.source,
        "size": checking.warband.size_name,
        **broken.more,
    }
    if "{these" in broken.message and "these" not in values:
        values["these"] = joined([thing.name for thing in broken.causes])
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
