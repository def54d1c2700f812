"""What every export lists, in words: worked out once, so that no export loses what another has.

Texts are plain and single lines, save notes and names, which stay as the player wrote them. An
id is shown only where nothing defines it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from output.export.carried import Group, groups, own_price
from output.export.order import in_card_order
from output.export.words import (
    beside,
    listed,
    money_text,
    one_line,
    total_text,
)
from schemas.base import edition_text, words
from schemas.finding import Finding, Severity, status
from schemas.record import record
from schemas.warband import Fighter, SquadView, Warband

_COUNTED: tuple[tuple[Severity, str], ...] = (
    ("error", "error"),
    ("warning", "warning"),
    ("info", "info"),
)


@record
class Entry:
    """A fighter, or `count` alike ones. What there is not is empty."""

    fighter: Fighter
    name: str
    unit: str
    roles: str
    squad: str
    keywords: str
    marks: tuple[str, ...]
    """What is out of the ordinary: joins another, stays in the pool, own content, unknown id."""
    cost: str
    """For all models: `90 points`."""
    each: str
    """For one, where there are several."""
    own_price: str
    """For one, and the player's reason: `40 points: club price`."""
    values: tuple[tuple[str, str], ...]
    """Short name and printed value of each characteristic that has one, as on the card."""
    groups: tuple[Group, ...]
    rules: str
    notes: str
    findings: tuple[str, ...]


@record
class Listing:
    """A warband in words. What there is not is empty."""

    name: str
    system: str
    size: str
    money: str
    """`248 of 250 points`, and how many things have no stated cost."""
    entries: tuple[Entry, ...]
    squads: tuple[str, ...]
    rulings: tuple[str, ...]
    """House rulings and variants that the roster changed."""
    notes: str
    verdict: str
    """`Illegal: 1 error, 2 warnings`."""
    findings: tuple[Finding, ...]
    general: tuple[str, ...]
    """Findings that are no single fighter's."""


class _Known:
    """What is asked of the warband for each fighter and squad, looked up."""

    def __init__(self, warband: Warband, findings: Sequence[Finding]) -> None:
        self.warband = warband
        self.fighters = {fighter.id: fighter for fighter in warband.fighters}
        squads = {squad.id: squad.name for squad in warband.squads}
        self.names = {id_: one.name for id_, one in self.fighters.items()} | squads
        self.findings: dict[str, list[Finding]] = {}
        for found in findings:
            self.findings.setdefault(found.owner, []).append(found)

    def name(self, id_: str) -> str:
        """The name of a squad or fighter; the id where there is none."""
        return self.names.get(id_, id_)


def listing(warband: Warband, findings: Sequence[Finding]) -> Listing:
    """Everything that an export lists, in the roster's order."""
    system = warband.system
    known = _Known(warband, findings)
    edition = edition_text(system.edition)
    return Listing(
        name=warband.name or "Warband",
        system=f"{one_line(system.name)}{edition}, catalog {system.version}",
        size=one_line(warband.size_name),
        money=total_text(warband) if system.cost_types else "",
        entries=tuple(_entry(fighter, known) for fighter in warband.fighters),
        squads=tuple(_squad(squad, known) for squad in warband.squads),
        rulings=tuple(one_line(ruling.says) for ruling in system.rulings if ruling.changed),
        notes=warband.roster.notes or "",
        verdict=_verdict(findings),
        findings=tuple(findings),
        general=_finding_texts(found for found in findings if found.owner not in known.fighters),
    )


def _entry(fighter: Fighter, known: _Known) -> Entry:
    warband, system = known.warband, known.warband.system
    priced = bool(system.cost_types)
    return Entry(
        fighter=fighter,
        name=fighter.name,
        unit=beside(fighter.unit_name) if fighter.unit_name != fighter.name else "",
        roles=listed(beside(name) for name in fighter.role_names),
        squad=beside(fighter.squad_name or words(fighter.squad or "")),
        keywords=listed(beside(name) for name in fighter.keyword_names),
        marks=tuple(_marks(fighter, known)),
        cost=money_text(fighter.cost, system) if priced else "",
        each=money_text(fighter.each, system) if priced and fighter.count > 1 else "",
        own_price=own_price(fighter, None, warband),
        values=tuple(
            (beside(value.short or value.name), beside(value.text))
            for id_ in in_card_order(fighter.values, system)
            if (value := fighter.values[id_]).text
        ),
        groups=tuple(groups(fighter, warband)),
        rules=listed(beside(rule.name) for rule in fighter.rules),
        notes=fighter.notes,
        findings=_finding_texts(known.findings.get(fighter.id, ())),
    )


def _marks(fighter: Fighter, known: _Known) -> Iterable[str]:
    if not fighter.known:
        yield f"unknown id: {beside(fighter.unit)}"
    elif fighter.own:
        yield "own content"
    if fighter.joins:
        yield f"joins {beside(known.name(fighter.joins))}"
    if not fighter.fielded:
        yield "stays in the pool"


def _squad(squad: SquadView, known: _Known) -> str:
    members = [known.fighters[id_] for id_ in squad.fighters if id_ in known.fighters]
    members.sort(key=lambda fighter: fighter.number)
    told = listed(
        [
            beside(squad.type_name),
            f"part of {beside(known.name(squad.within))}" if squad.within else "",
        ]
    )
    names = listed(
        (f"{fighter.count} × " if fighter.count > 1 else "") + beside(fighter.name)
        for fighter in members
    )
    return beside(squad.name) + (f" ({told})" if told else "") + f": {names or 'nobody'}"


def _finding_texts(findings: Iterable[Finding]) -> tuple[str, ...]:
    return tuple(f"{found.severity} {found.code}: {message_of(found)}" for found in findings)


def message_of(finding: Finding) -> str:
    """What a finding says, and the player's reason where it is accepted; one line."""
    if finding.accepted is None:
        return one_line(finding.message)
    reason = f": {beside(finding.accepted)}" if finding.accepted else ""
    return f"{one_line(finding.message)} (accepted{reason})"


def _verdict(findings: Sequence[Finding]) -> str:
    if not findings:
        return "No findings"
    counts = [
        (sum(found.severity == severity for found in findings), name) for severity, name in _COUNTED
    ]
    told = listed(f"{count} {name}{'s' if count > 1 else ''}" for count, name in counts if count)
    return f"{status(findings).capitalize()}: {told}"
