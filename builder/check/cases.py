"""Runs the cases of a catalog."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from builder.build import build
from builder.catalog.codes import coded
from builder.check.checker import check
from builder.check.findings import Findings
from schemas.amounts import Measured, OfLimit, parts_of
from schemas.base import decimal_text
from schemas.case import Case
from schemas.problems import InputError
from schemas.roster import Roster
from schemas.statements import AnyLimit, Bounded
from schemas.warband import Value, Warband
from schemas.yaml.suggest import did_you_mean, did_you_mean_or_all

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

UNSIZED = "goes by the size; give the case a `size` or a `limit`"
TAGS: dict[str | int, str] = {"values": "keywords", "weapons": "traits"}
"""Key of a case: what may be told there by name beside characteristics."""
ROSTER_KEYS = ("fighters", "size", "limit", "switches", "squads", "accepted", "homebrew")


def roster_of(case: Case, system: str) -> Roster:
    """The roster that a case describes."""
    said = {key: getattr(case, key) for key in ROSTER_KEYS if key in case.model_fields_set}
    return Roster(system=system, name=case.case, **said)


def run_case(case: Case, catalog: Catalog) -> list[str]:
    """What differs from the case, in words; empty when all is as it says."""
    try:
        warband = build(roster_of(case, catalog.data.system.id), catalog)
    except InputError as error:  # own content that cannot be used
        return [problem.message for problem in error.problems]
    findings = check(warband, catalog, repairs=bool(case.repairs))
    differences = (
        list(_codes(case, findings, catalog))
        + _values(case, warband)
        + list(_totals(case, warband))
    )
    for code, text in case.messages.items():
        said = [finding.message for finding in findings if finding.code == code]
        if text not in said:
            shown = " ".join(said) or "nothing"
            differences.append(f"{code} says: {shown}, not: {text}")
    for code, kind in case.kind.items():
        kinds = {finding.kind for finding in findings if finding.code == code}
        if kinds != {kind}:
            differences.append(f"{code} is {', '.join(sorted(kinds)) or 'not found'}, not {kind}")
    for code, label in case.repairs.items():
        first = [f.repairs[0].label if f.repairs else "nothing" for f in findings if f.code == code]
        if label not in first:
            differences.append(f"{code} offers first {', '.join(first) or 'nothing'}, not {label}")
    return differences


def _totals(case: Case, warband: Warband) -> Iterator[str]:
    wanted = [(f"total of {type_}", type_, figure) for type_, figure in case.totals.items()]
    if case.total is not None:
        wanted.insert(0, ("total", next(iter(warband.total), ""), case.total))
    for what, type_, figure in wanted:
        total = warband.total.get(type_)
        is_known = type_ in warband.total
        if not is_known or total != (None if figure == "unstated" else figure):
            shown = "none" if not is_known else "unstated" if total is None else decimal_text(total)
            hint = "" if is_known else did_you_mean(type_, warband.total)
            said = figure if isinstance(figure, str) else decimal_text(figure)
            yield f"{what} is {shown}, not {said}{hint}"


def unsized(case: Case, catalog: Catalog) -> list[str]:
    """The codes of limits that go by the size, where a case says none: they are not judged in it.

    A case begins with nothing, so that the usual limit of a new roster is none of a case.
    """
    if case.size is not None or case.limit is not None:
        return []
    return [code for limit, code in coded(catalog.data) if _goes_by_size(limit)]


def _goes_by_size(limit: AnyLimit) -> bool:
    bounds = (limit.min, limit.max, limit.exactly) if isinstance(limit, Bounded) else ()
    return any(
        isinstance(part, OfLimit) or (isinstance(part, Measured) and part.of == "limit")
        for bound in bounds
        for part in parts_of(bound)
    )


def _codes(case: Case, findings: Findings, catalog: Catalog) -> Iterator[str]:
    waiting = unsized(case, catalog)
    advised = () if case.advice is None else (("advises", case.advice, ("info",)),)
    for verb, codes, severities in (("finds", case.finds, ("error", "warning")), *advised):
        found = {f.code: f.message for f in reversed(findings.findings) if f.severity in severities}
        for code in sorted(found.keys() - set(codes)):
            yield f"{verb} {code}, which it does not name: {found[code]}"
        for code in sorted(set(codes) - found.keys()):
            why = f", which {UNSIZED}" if code in waiting else did_you_mean(code, found)
            yield f"{verb} no {code}{why}"


def _values(case: Case, warband: Warband) -> list[str]:
    fighters = {fighter.id: fighter for fighter in warband.fighters}
    differences = []
    for id_, wanted in case.values.items():
        if id_ not in fighters:
            differences.append(f"no fighter {id_}{_there_are(id_, fighters)}")
            continue
        fighter = fighters[id_]
        said = _texts(fighter.values, keywords=fighter.keyword_names)
        differences += _compared(id_, said, wanted)
    for id_, items in case.weapons.items():
        if id_ not in fighters:
            differences.append(f"no fighter {id_}{_there_are(id_, fighters)}")
            continue
        carried = {item.id: item for item in fighters[id_].items}
        for item_id, wanted in items.items():
            if item_id not in carried:
                differences.append(f"{id_} has no {item_id}{_there_are(item_id, carried)}")
                continue
            item = carried[item_id]
            said = _texts(item.values, traits=item.trait_names)
            differences += _compared(f"{id_}/{item_id}", said, wanted)
    return differences


def _there_are(word: str, known: Iterable[str]) -> str:
    return did_you_mean_or_all(word, known, "there are none")


def _texts(values: dict[str, Value], **words: Sequence[str]) -> dict[str, str]:
    """Values as printed, and names of tags on one line; a value goes before a tag of its id."""
    said = {kind: ", ".join(names) for kind, names in words.items()}
    return said | {id_: value.text for id_, value in values.items()}


def _compared(who: str, values: dict[str, str], wanted: dict[str, str]) -> list[str]:
    differences = []
    for name, text in wanted.items():
        shown = values.get(name) or "none"
        if shown != text:
            hint = "" if name in values else did_you_mean(name, values)
            differences.append(f"{who}: {name} is {shown}, not {text}{hint}")
    return differences
