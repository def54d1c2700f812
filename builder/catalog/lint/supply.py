"""How much there can be of what a lower bound asks, as far as the catalog alone tells."""

from __future__ import annotations

from typing import NamedTuple

from builder.catalog.lint.contradictions import held_bounds, terms_of
from builder.catalog.lint.could import items_of
from builder.catalog.lint.floors import Floor
from builder.catalog.lint.reach import Most, Reach, least, total
from builder.catalog.lint.subject import Subject
from builder.catalog.naming import named_in
from builder.catalog.selectors import Clause, Parsed
from schemas.amounts import Selector

_SEVERAL = ("model", "carrier", "different")
"""What is counted so that a bound on models bounds it."""


class Lack(NamedTuple):
    """Of what there can be no more than so much."""

    texts: list[str]
    most: int


class _Sought(NamedTuple):
    """A clause: who could be it or bear it, and which items it could be."""

    clause: Clause
    bearers: frozenset[str]
    items: frozenset[str]


class Supply:
    """What the units of a catalog can bring."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.reach = Reach(subject)
        self._sought: dict[str, _Sought] = {}
        self._caps: dict[tuple[object, ...], Most] = {}
        for held in held_bounds(subject):
            for counted in held.counted if held.high is not None and not held.choice else ():
                key = held.what, counted
                self._caps[key] = least((self._caps.get(key), int(held.high or 0)))

    def short_of(self, floor: Floor) -> Lack | None:
        """What there cannot be as much of as a bound asks; None where there can."""
        several = [floor.what] if isinstance(floor.what, str) else floor.what
        alternatives = [[text] for text in several] if floor.each is not None else [several]
        for texts in alternatives:
            sought = self._all_sought(texts)
            named = floor.each is None or all(named_in(s.clause, floor.each) for s in sought)
            most = self._most(sought, floor) if named else None
            if most is not None and most < floor.number:
                return Lack(texts, most)
        return None

    def _all_sought(self, selector: Selector) -> list[_Sought]:
        parsed = self.subject.parse(selector)
        texts = [selector] if isinstance(selector, str) else selector
        clauses = parsed.clauses if isinstance(parsed, Parsed) else ()
        for text, clause in zip(texts, clauses, strict=False):
            if text not in self._sought:
                bearers = frozenset(self.reach.bearers(text, clause))
                items = items_of(self.subject, text) if clause.level == "item" else ()
                self._sought[text] = _Sought(clause, bearers, frozenset(items))
        return [self._sought[text] for text in texts if text in self._sought]

    def _most(self, sought: list[_Sought], floor: Floor) -> Most:
        if not sought:
            return None
        by = "" if _counts_families(sought) and floor.by == "different" else floor.by
        if floor.where == "fighter":
            return self._on_each(sought, floor, by)
        if floor.where == "elsewhere" or by not in _SEVERAL:
            can = any(self._on_one(id_, one, "carrier") for one in sought for id_ in one.bearers)
            return None if can else 0
        return total(self._in_warband(one, by) for one in sought)

    def _on_each(self, sought: list[_Sought], floor: Floor, by: str) -> Most:
        """The most that anybody for whom the bound is can have; None where it is for nobody."""
        best: Most = None
        for id_ in {id_ for one in self._all_sought(floor.for_) for id_ in one.bearers}:
            most = total(self._on_one(id_, one, by) for one in sought)
            if most is None or most >= floor.number:
                return None
            best = most if best is None else max(best, most)
        return best

    def _on_one(self, id_: str, sought: _Sought, by: str) -> Most:
        if id_ not in sought.bearers:
            return 0
        if sought.clause.level == "fighter":
            return 1 if by in _SEVERAL else None
        wanted = [item for item in sought.items if item in self.reach.items(id_)]
        if not wanted or by == "carrier":
            return min(len(wanted), 1)
        if by == "different":
            return len(wanted)
        return self.reach.on_one(id_, wanted) if by == "model" else None

    def _in_warband(self, sought: _Sought, by: str) -> Most:
        of_items = sought.clause.level == "item"
        wanted = {
            item
            for item in sought.items
            if any(item in self.reach.items(id_) for id_ in sought.bearers)
        }
        if by == "different":
            return len(wanted if of_items else sought.bearers)
        caps = [self._all_models(sought, by)]
        if by == "model":
            caps.append(self._caps.get((("model", None, "warband"), terms_of(sought.clause))))
            if of_items:
                bounds = (self.subject.names.items[item].max for item in wanted)
                caps.append(total(bound.warband if bound else None for bound in bounds))
        return least(caps)

    def _all_models(self, sought: _Sought, by: str) -> Most:
        """What all models that there can be of all bearers can have."""
        number = 0
        for id_ in sought.bearers:
            models, each = self.reach.models(id_), self._on_one(id_, sought, by)
            if 0 in (models, each):
                continue
            if models is None or each is None:
                return None
            number += models * each
        return number


def _counts_families(sought: list[_Sought]) -> bool:
    """Whether keywords are counted where different ones are."""
    return any(t.facet == "family" and not t.negated for one in sought for t in one.clause.terms)
