"""What is wrong with a catalog although each value by itself is sound: one rule a function."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import PurePath
from typing import TypeAlias

from builder.catalog.join import Joined
from builder.catalog.lint import (
    amounts,
    blocks,
    bounds,
    cards,
    changing,
    contradictions,
    cycles,
    denied,
    doubts,
    entries,
    formulas,
    growing,
    ids,
    least,
    lonely,
    messages,
    needed,
    overlaps,
    partners,
    prices,
    printed,
    relations,
    rules,
    scopes,
    selecting,
    sheets,
    sources,
    statements,
    statlines,
    switching,
    tables,
    unmet,
    unnamed,
    unreachable,
    unused,
    whose,
)
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.validate import Validated
from schemas.problems import Problem
from schemas.yaml.places import Places
from schemas.yaml.reader import Path

Rule: TypeAlias = Callable[[Subject], Iterator[Fault]]
RULES: tuple[Rule, ...] = (
    ids.keys,
    ids.written_ids,
    ids.items_once,
    ids.statements_once,
    ids.clashes,
    entries.units,
    entries.items,
    entries.traits,
    entries.profiles,
    entries.costs,
    entries.squads,
    entries.sizes,
    selecting.selectors,
    statements.scopes,
    scopes.narrower,
    statements.switches,
    statements.values,
    whose.read_of_fighters,
    whose.written_down,
    statements.measured,
    statements.best,
    statements.weighed,
    rules.rules,
    changing.changes,
    changing.price_tables,
    bounds.bounds,
    amounts.amounts,
    amounts.summed,
    amounts.summed_also,
    amounts.shares_of_counts,
    amounts.classes_of_fighters,
    contradictions.contradictions,
    partners.same_sides,
    switching.switches,
    relations.relations,
    formulas.formulas,
    printed.printed,
    needed.needed,
    cycles.inherited,
    cycles.values,
    tables.tables,
    messages.messages,
    cards.card,
    statlines.unknown_profiles,
    statlines.unused,
    statlines.unseen,
    cards.helpers,
    sheets.reference,
    blocks.blocks,
    blocks.item_rows,
    blocks.arrows,
    blocks.references,
    sheets.tokens,
    sources.sources,
    doubts.unsourced,
    doubts.options,
    doubts.unlike,
    lonely.lonely_tags,
    doubts.unrounded,
    doubts.unread_figures,
    doubts.counted_twice,
    denied.denied,
    growing.falling,
    least.least,
    prices.prices,
    doubts.long_texts,
    overlaps.overlaps,
    overlaps.unheard,
    unmet.unmet,
    unreachable.unreachable,
    unreachable.unfilled,
    unused.tags,
    unused.groups,
    unused.values,
    unused.items,
    unused.choices,
    unnamed.unnamed,
)
MOST = 200
"""Faults of one rule that are shown; more are mended sooner by mending these first."""


def lint(joined: Joined, validated: Validated) -> list[Problem]:
    """Every problem that the rules find; nothing is said of what was taken out before."""
    assert validated.data is not None
    subject = Subject.of(validated.data, joined.data)
    problems: list[Problem] = []
    for rule in RULES:
        found = (fault for fault in rule(subject) if not _follows(fault, validated))
        for count, fault in enumerate(islice(found, MOST + 1)):
            problem = _problem(fault, joined.places)
            if count == MOST:
                message = "more of this kind are not shown; mend the others first"
                problem = Problem(problem.file, problem.line, problem.column, message)
            problems.append(problem)
    return problems


def _follows(fault: Fault, validated: Validated) -> bool:
    """Whether a fault may only follow from what was taken out, which has been told."""
    paths = (fault.path, *fault.see)
    if any(validated.is_cut(path) for path in paths):
        return True
    # What is wrong with a whole entry is told all the same.
    return any(validated.is_hollow(path) for path in paths if fault.warning or len(path) > ENTRY)


ENTRY = 2
"""Length of the path to an entry or statement."""


def _problem(fault: Fault, places: Places) -> Problem:
    at = places.key_place(fault.path) if fault.at_key else places.place(fault.path)
    message = fault.message
    if fault.see:
        message += f" ({', '.join(_line(places, path, at[0]) for path in fault.see)})"
    return Problem(*at, message, fault.warning)


def _line(places: Places, path: Path, file: str) -> str:
    there, line, _ = places.key_place(path)
    return f"line {line}" if there == file else f"{PurePath(there).name}:{line}"
