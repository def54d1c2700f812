"""Findings in words: what is wrong, where that stands, and what would mend it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from output.export.rulings import sentences
from output.export.words import beside, money_text, one_line
from schemas.base import words
from schemas.finding import Finding, Repair, Severity
from schemas.record import record
from schemas.warband import Warband

_SEVERITIES: tuple[Severity, ...] = ("error", "warning", "info")


@record
class Mend:
    """A repair, and the total it leads to; empty where nothing is known of a total."""

    label: str
    total: str


@record
class Told:
    """A finding in words."""

    severity: Severity
    is_open: bool
    """Whether it is an error that something is still to be chosen, and nothing is wrong."""
    owner: str
    """The fighter with its number, or the squad; empty for the roster itself."""
    message: str
    """What goes on right behind the owner, from its space or colon on."""
    code: str
    source: str
    """Where the rule stands; of a house ruling what it says, where it is named first."""
    accepted: str | None
    """The player's reason, where it is accepted."""
    mends: tuple[Mend, ...] = ()


def told_of(warband: Warband, findings: Sequence[Finding]) -> tuple[Told, ...]:
    """All findings: the errors first, then warnings and remarks, those accepted last."""
    ordered = sorted(findings, key=_rank)
    return tuple(_told(ordered, warband))


def _rank(found: Finding) -> int:
    return len(_SEVERITIES) if found.accepted is not None else _SEVERITIES.index(found.severity)


def _told(findings: Sequence[Finding], warband: Warband) -> Iterator[Told]:
    owners = _owners(warband)
    said: set[str] = set()
    for found in findings:
        label, name = owners.get(found.owner, ("", ""))
        message = one_line(found.message)
        if name and message.startswith(name):
            message = message.removeprefix(name)
        elif label:
            message = f": {message}"
        source = one_line(found.source)
        if source and source not in said and (says := sentences(warband.system, found.source)):
            source = f"{source}: {says}"
        said.add(one_line(found.source))
        yield Told(
            found.severity,
            found.severity == "error" and found.kind == "unfinished",
            label,
            message,
            found.code,
            source,
            found.accepted,
            tuple(_mend(repair, warband) for repair in found.repairs),
        )


def _owners(warband: Warband) -> dict[str, tuple[str, str]]:
    """What an owner is called on the sheet, and how messages begin that name it."""
    found = {squad.id: (beside(squad.name), squad.name) for squad in warband.squads}
    for fighter in warband.fighters:
        for id_, name in zip(fighter.keywords, fighter.keyword_names, strict=False):
            found.setdefault(id_, (beside(name or words(id_)), name))
    for fighter in warband.fighters:
        name = one_line(fighter.name)
        found[fighter.id] = (f"{fighter.number} {beside(name)}", name)
    return found


def _mend(repair: Repair, warband: Warband) -> Mend:
    total = dict(repair.total_after)
    known = any(amount is not None for amount in total.values())
    return Mend(one_line(repair.label), money_text(total, warband.system) if known else "")
