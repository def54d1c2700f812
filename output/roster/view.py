"""What stands on the roster sheet of a warband, as plain data, before anything is measured."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from output.export.words import beside, money_text, one_line, unpriced_text
from output.roster.agreed import (
    Noted,
    Rulings,
    notes_of,
    own_content_of,
    own_prices_of,
    rulings_of,
)
from output.roster.groups import Group, groups_of
from output.roster.receipts import Bill, bills_of
from output.roster.rows import Column, Figure, at_fault_in, cards_of, columns_of, figures_of
from output.roster.spent import Gauge, Spent, gauge_of, shown_types, spent_of
from output.roster.told import Told, told_of
from output.roster.tracks import Tracks, tests_from, tracks_of
from output.roster.verdict import Verdict, verdict_of
from output.roster.weapons import Armoury, armoury_of
from schemas.base import edition_text
from schemas.card import ValuePart
from schemas.finding import Finding
from schemas.record import record
from schemas.warband import Money, Warband


@record
class RosterView:
    """Everything that the roster sheet says. What there is not is empty."""

    name: str
    system: str
    """`Core game`."""
    about: tuple[str, ...]
    """The game in full with its edition, and the size that is played."""
    head: str
    """`11 fighters, 2 squads`."""
    units: str
    """`Swordsman, 3 × Spearman`: what the rows say too."""
    limit: str
    """`limit 250 points`; of a size its name too."""
    spent: tuple[Spent, ...]
    gauge: Gauge | None
    verdict: Verdict
    columns: tuple[Column, ...]
    groups: tuple[Group, ...]
    line_in_boxes: str
    """What stands where some have a line between their boxes: `Injured at`."""
    cost_heads: tuple[str, ...]
    """Short name of each cost type that is shown; none where the rules state no costs."""
    figures: int
    """On the table, who stays in the pool not among them."""
    unpriced: str
    """`and 2 things without a stated cost`, where others have one."""
    tells_findings: bool
    """Not on a copy without points: what is found and what would mend it says what things cost."""
    told: tuple[Told, ...]
    untried: int
    """Findings that no repair was looked for, there being so many."""
    bills: tuple[Bill, ...]
    armoury: Armoury
    tracks: Tracks
    rulings: Rulings
    own_content: tuple[str, ...]
    own_prices: tuple[Noted, ...]
    notes: tuple[Noted, ...]
    label: str
    """Where the figures are from, in the catalog's words."""


def roster_view(
    warband: Warband,
    findings: Sequence[Finding],
    checked: int,
    tool: str = "musterpress",
    untried: int = 0,
) -> RosterView:
    """The roster sheet of a warband. `checked` limits were looked at, by `tool`, and no repair was
    looked for of `untried` findings."""
    system = warband.system
    views = cards_of(warband)
    columns = columns_of(views.values(), warband)
    types = shown_types(warband)
    figures = figures_of(warband, views, columns, types, at_fault_in(findings))
    return RosterView(
        name=one_line(warband.name).strip() or "Warband",
        system=one_line(system.short or system.name),
        about=_about(warband),
        head=_head(warband),
        units=_units(warband),
        limit=_limit(warband),
        spent=tuple(spent_of(one, warband) for one in types),
        gauge=gauge_of(types[0], warband) if types else None,
        verdict=verdict_of(warband, findings, checked, tool),
        columns=columns,
        groups=groups_of(warband, figures),
        line_in_boxes=_line_in_boxes(warband, figures.values()),
        cost_heads=tuple(one_line(one.short or one.name) for one in types),
        figures=sum(fighter.count for fighter in warband.fighters if fighter.fielded),
        unpriced=unpriced_text(warband.unpriced) if types else "",
        tells_findings="points" not in warband.hidden,
        told=told_of(warband, findings),
        untried=untried,
        bills=bills_of(warband, types),
        armoury=armoury_of(warband),
        tracks=tracks_of(warband),
        rulings=rulings_of(warband),
        own_content=own_content_of(warband),
        own_prices=own_prices_of(warband),
        notes=notes_of(warband),
        label=one_line(system.label),
    )


def _line_in_boxes(warband: Warband, figures: Iterable[Figure]) -> str:
    if not any(figure.boxes.marked for figure in figures):
        return ""
    card, named = warband.system.card, warband.system.characteristics
    marks = (part.marks for part in (*card.front, *card.back) if isinstance(part, ValuePart))
    return next((one_line(named[id_][0]) for id_ in marks if id_ in named), "")


def _about(warband: Warband) -> tuple[str, ...]:
    system = warband.system
    edition = edition_text(system.edition)
    lines = [f"{system.name}{edition}", warband.size_name]
    return tuple(one_line(line) for line in lines if line)


def _head(warband: Warband) -> str:
    """`11 figures, 2 squads`; of several alike ones, `14 figures in 8 entries`."""
    entries = len(warband.fighters)
    models = sum(fighter.count for fighter in warband.fighters)
    if not entries:
        return "No figures yet"
    told = [f"{models} {'figure' if models == 1 else 'figures'}"]
    if models != entries:
        told[0] += f" in {entries} {'entry' if entries == 1 else 'entries'}"
    if squads := len(warband.squads):
        told.append(f"{squads} {'squad' if squads == 1 else 'squads'}")
    told += [tests_from(track) for track in warband.losses if not track.squad]
    if pooled := sum(fighter.count for fighter in warband.fighters if not fighter.fielded):
        told.append(f"{pooled} in the pool")
    return ", ".join(told)


def _units(warband: Warband) -> str:
    counts: dict[str, int] = {}
    for fighter in warband.fighters:
        name = beside(fighter.unit_name)
        counts[name] = counts.get(name, 0) + fighter.count
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in counts.items())


def _limit(warband: Warband) -> str:
    limit: Money = {id_: amount for id_, amount in warband.limit.items() if amount is not None}
    if not limit:
        return ""
    return f"limit {money_text(limit, warband.system)}"
