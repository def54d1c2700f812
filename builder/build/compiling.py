"""From a catalog to rulebooks: switches settled, own content laid over, all made ready once."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence

from builder.build.choices import chosen_keywords, settle
from builder.build.effects import Effect, Giver
from builder.build.graph import in_order, needed_for, reading_graph
from builder.build.own import own_content
from builder.build.price_tables import looks_at_others, table_of
from builder.build.rulebook import Node, Rulebook
from builder.build.weights import compile_weight
from builder.catalog.expand import room_limits, short_forms
from builder.catalog.formulas import parse_formula
from builder.catalog.names import names_of
from builder.catalog.own import settled_names
from builder.catalog.reads import values_read
from builder.catalog.unsaid import with_unsaid
from schemas.base import words
from schemas.catalog import CatalogData, Homebrew
from schemas.roster import Roster
from schemas.statements import AnyChange, AnyLimit, Modify

EARLY = ("cost", "keyword", "trait", "text")
"""Kinds of what whoever checks a list looks at in any case."""
_CACHE: dict[Hashable, Rulebook] = {}
_CACHE_SIZE = 64
"""Keys: most rulebooks have two."""


def rulebook_for(data: CatalogData, hash_: str, roster: Roster) -> Rulebook:
    """The catalog made ready for a roster. The same choices and own content share one."""
    said = None if roster.homebrew is not None else (hash_, *roster.switches.items())
    if said in _CACHE:
        return _CACHE[said]
    choices = settle(data, roster.switches, roster.homebrew)
    own = roster.homebrew.model_dump_json(exclude_unset=True) if roster.homebrew else ""
    key = (hash_, repr(sorted(choices.items())), own)
    rulebook = _CACHE.get(key)
    if rulebook is None:
        with own_content(roster, data):
            rulebook = _keep(key, compile_rulebook(data, choices, roster.homebrew))
    if said is not None:
        _keep(said, rulebook)  # found without settling the switches again
    return rulebook


def _keep(key: Hashable, rulebook: Rulebook) -> Rulebook:
    if len(_CACHE) >= _CACHE_SIZE:
        _CACHE.pop(next(iter(_CACHE)))
    _CACHE[key] = rulebook
    return rulebook


def compile_rulebook(
    data: CatalogData, choices: dict[str, str], homebrew: Homebrew | None = None
) -> Rulebook:
    """A rulebook for given choices. Raises InputError, ValueCycle, SelectorError, FormulaError."""
    if homebrew is not None:
        homebrew = with_unsaid(homebrew, data.cost_types)
    rulebook = Rulebook(data, names_of(data, homebrew), choices, homebrew)
    rulebook.families = _families(data, homebrew)
    rulebook.chosen = chosen_keywords(data, choices)
    if homebrew is not None:
        rulebook.settled = settled_names(data, rulebook.names)
    _fill(rulebook)
    return rulebook


def _families(data: CatalogData, homebrew: Homebrew | None) -> dict[str, frozenset[str]]:
    keywords = {**data.keywords, **(homebrew.keywords if homebrew else {})}
    families: dict[str, set[str]] = {}
    for id_, keyword in keywords.items():
        if keyword.family:
            families.setdefault(keyword.family, set()).add(id_)
    return {family: frozenset(members) for family, members in families.items()}


def _fill(rulebook: Rulebook) -> None:
    """Works out what is worked out once."""
    _settle_characteristics(rulebook)
    for id_, item in rulebook.names.items.items():
        if item.effects:
            giver = Giver("item", id_, item.name or words(id_), item.source or "", item.stacks)
            rulebook.item_effects[id_] = _effects(rulebook, item.effects, giver)
    for id_, role in rulebook.data.roles.items():
        giver = Giver("role", id_, role.name or words(id_), role.source or "")
        rulebook.role_effects[id_] = _effects(rulebook, role.effects, giver)
    for at, change in enumerate(_active_changes(rulebook)):
        if isinstance(change, Modify):
            rulebook.changes.append(_change(rulebook, change, at))
        else:
            rulebook.weights.append(compile_weight(change, rulebook.matcher, rulebook.choices))
    rulebook.limits = list(_active_limits(rulebook))
    expanded, places = short_forms(rulebook.names, rulebook.data.roles)
    rulebook.limits += expanded
    rulebook.slot_limits = [place for place in places if rulebook.is_active(place.group.when)]
    rulebook.rooms = [
        room for room in room_limits(rulebook.names) if rulebook.is_active(room.group.when)
    ]
    entries = (*rulebook.names.items.values(), *rulebook.names.units.values())
    tables = [table for entry in entries if (table := table_of(entry)) is not None]
    rulebook.has_tables = bool(tables)
    rulebook.in_turn = not any(looks_at_others(table) for table in tables)
    rulebook.local = rulebook.in_turn and all(effect.local for effect in _all_effects(rulebook))
    graph = reading_graph(
        rulebook.characteristics,
        rulebook.formulas,
        _all_effects(rulebook),
        rulebook.data.cost_types,
        rulebook.families,
        _profile_formulas(rulebook),
    )
    rulebook.order = [
        Node(id_, id_.partition(".")[0], id_.partition(".")[2]) for id_ in in_order(graph)
    ]
    _part(rulebook, graph)


def _part(rulebook: Rulebook, graph: Mapping[str, Collection[str]]) -> None:
    """Parts what is worked out in any case from what can wait."""
    read = {name for limit in rulebook.limits for name in values_read(limit)}
    soon = [
        node.id
        for node in rulebook.order
        if node.kind in EARLY or (node.kind == "fighter" and node.name in read)
    ]
    early = needed_for(soon, graph)
    rulebook.early = [node for node in rulebook.order if node.id in early]
    rulebook.soon = tuple(node.name for node in rulebook.early if node.kind == "fighter")
    rulebook.late = [node for node in rulebook.order if node.kind not in EARLY]


def _settle_characteristics(rulebook: Rulebook) -> None:
    rulebook.characteristics = dict(rulebook.data.characteristics)
    if rulebook.homebrew:
        rulebook.characteristics.update(rulebook.homebrew.characteristics)
    for key, choice in rulebook.choices.items():
        switch = rulebook.data.switches.get(key)
        brings = switch.choices.get(choice) if switch else None
        for id_, patch in (brings.characteristics if brings else {}).items():
            given = {name: getattr(patch, name) for name in patch.model_fields_set}
            changed = {name: None if v == "none" else v for name, v in given.items()}
            rulebook.characteristics[id_] = rulebook.characteristics[id_].model_copy(update=changed)
    rulebook.formulas = {
        id_: parse_formula(c.formula)
        for id_, c in rulebook.characteristics.items()
        if c.formula is not None
    }


def _change(rulebook: Rulebook, change: Modify, at: int) -> Effect:
    cause = change.id or f"change-{at + 1}"
    label = change.name or (words(change.id) if change.id else words(change.modify))
    return rulebook.effect(change, Giver("change", cause, label, change.source or ""))


def _all_effects(rulebook: Rulebook) -> Iterator[Effect]:
    for effects in (
        *rulebook.item_effects.values(),
        *rulebook.role_effects.values(),
        rulebook.changes,
    ):
        yield from effects
    for id_, unit in rulebook.names.units.items():
        if unit.effects and (resolved := rulebook.unit(id_)):
            yield from rulebook.unit_effects(resolved)


def _profile_formulas(rulebook: Rulebook) -> dict[str, frozenset[str]]:
    reads: dict[str, frozenset[str]] = {}
    for item in rulebook.names.items.values():
        for id_, text in item.profile.items():
            if text.startswith("="):
                formula = parse_formula(text[1:])
                reads[id_] = reads.get(id_, frozenset()) | formula.names
    return reads


def _active_changes(rulebook: Rulebook) -> Iterator[AnyChange]:
    for change in rulebook.data.changes:
        if rulebook.is_active(change.when):
            yield change
    for key, choice in rulebook.choices.items():
        switch = rulebook.data.switches.get(key)
        if switch and choice in switch.choices:
            for change in switch.choices[choice].changes:
                if rulebook.is_active(change.when):
                    yield change.model_copy(update={"source": change.source or switch.source})


def _active_limits(rulebook: Rulebook) -> Iterator[AnyLimit]:
    for limit in rulebook.data.limits:
        if rulebook.is_active(limit.when):
            yield limit
    for key, choice in rulebook.choices.items():
        switch = rulebook.data.switches.get(key)
        if switch and choice in switch.choices:
            for limit in switch.choices[choice].limits:
                if rulebook.is_active(limit.when):
                    yield limit


def _effects(rulebook: Rulebook, effects: Sequence[Modify], giver: Giver) -> list[Effect]:
    return [rulebook.effect(one, giver) for one in effects if rulebook.is_active(one.when)]
