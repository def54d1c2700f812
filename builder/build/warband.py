"""Choices to a warband: names, characteristics and costs, all with receipts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from builder.build.alike import content_of, copied, may_be_copied
from builder.build.compiling import rulebook_for
from builder.build.costs import cost_fighter
from builder.build.losses import losses_of
from builder.build.resolve import Entry, entries_of, resolve, resolve_squads, rules_of
from builder.build.rulebook import Rulebook
from builder.build.state import State
from builder.build.system import system_view
from builder.build.values import Values
from schemas.base import Number, exact, parse_number, words
from schemas.roster import Roster
from schemas.warband import Carried, Fighter, Rule, SquadView, Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog


def build(roster: Roster, catalog: Catalog, file: Path | None = None) -> Warband:
    """Works a roster out. Nothing is refused: unknown and illegal things are kept and marked.

    `file` is where the roster lies; pictures are relative to it.
    """
    rulebook = rulebook_for(catalog.data, catalog.key, roster)
    squads = resolve_squads(roster, rulebook)
    entries = entries_of(roster, rulebook, squads)
    limit = chosen_limit(roster, rulebook)
    folder = file.parent if file else None
    if rulebook.local:
        fighters = [_alone(entry, rulebook, squads, limit, folder) for entry in entries]
    else:
        fighters = _together(entries, rulebook, squads, limit, folder)
    for squad in squads:
        squad.fighters = tuple(f.id for f in fighters if f.squad == squad.id)
    cost_types = list(catalog.data.cost_types)
    fielded = [fighter for fighter in fighters if fighter.fielded]
    kinds = rulebook.data.cost_types
    total = {type_: _total(fielded, type_, kinds[type_].stated) for type_ in cost_types}
    played = [
        type_
        for type_, kind in kinds.items()
        if kind.stated or total[type_] is not None or type_ in limit
    ]
    return Warband(
        name=roster.name or "Warband",
        system=system_view(catalog, rulebook),
        fighters=fighters,
        roster=roster,
        squads=squads,
        limit=dict(limit),
        size_name=_size_name(roster, rulebook),
        losses=losses_of(fighters, squads, rulebook),
        total=total,
        unpriced=_unpriced(fielded, played),
        team=roster.team or "",
        accent=roster.accent or "",
        emblem=roster.emblem or "",
        file=file,
    )


def _alone(
    entry: Entry,
    rulebook: Rulebook,
    squads: list[SquadView],
    limit: dict[str, Number],
    folder: Path | None,
) -> Fighter:
    """A fighter worked out by itself; one that was worked out before is taken as it is."""
    key = (
        id(entry.entry),
        entry.id,
        entry.number,
        entry.name,
        entry.called,
        entry.squad_name,
        entry.squad_types,
        tuple(limit.items()),
        folder,
    )
    kept = rulebook.worked_out.get(key)
    # The entry is kept with its fighter, so that its identity is not given to another one.
    if kept is None or kept[0] is not entry.entry:
        fighter = _like_another(entry, rulebook, squads, limit, folder)
        kept = rulebook.worked_out.keep(key, (entry.entry, fighter))
    fighter_: Fighter = kept[1]
    return fighter_


def _like_another(
    entry: Entry,
    rulebook: Rulebook,
    squads: list[SquadView],
    limit: dict[str, Number],
    folder: Path | None,
) -> Fighter:
    """A fighter worked out by itself, or a copy of one that is alike."""
    content = content_of(entry)
    key = content, tuple(limit.items())
    other = rulebook.alike.get(key) if content else None
    if other is not None:
        return copied(other, entry, folder)
    (fighter,) = _together([entry], rulebook, squads, limit, folder)
    if content and may_be_copied(fighter, entry):
        rulebook.alike.keep(key, fighter)
    return fighter


def _together(
    entries: list[Entry],
    rulebook: Rulebook,
    squads: list[SquadView],
    limit: dict[str, Number],
    folder: Path | None,
) -> list[Fighter]:
    """Fighters worked out in the order of the reading graph, each value for all of them."""
    resolved = [resolve(entry, rulebook, folder) for entry in entries]
    fighters = [one.fighter for one in resolved]
    main = next(iter(rulebook.data.cost_types), "")
    state = State(fighters, squads, limit, main, rulebook.families, rulebook.optional_limits)
    printed = {one.fighter.id: one.entry.profile for one in resolved}
    named = frozenset(one.fighter.id for one in resolved if one.entry.name)
    values = Values(state, rulebook, printed, named)
    for node in rulebook.order:
        if node.kind != "cost":
            if node.id in values.live:
                state.turn()
                values.work_out(node)
            continue
        state.turn()
        for one in resolved:
            cost_fighter(one.fighter, one.entry, one.priced, node.name, values)
        state.spent[node.name] = _spent(state.fielded, node.name)
    state.turn()
    _finish(fighters, squads, values)
    return fighters


def chosen_limit(roster: Roster, rulebook: Rulebook) -> dict[str, Number]:
    """The figures of the chosen size, or the roster's own limit; empty where none is chosen."""
    if roster.limit is not None:
        return dict(roster.limit)
    size = rulebook.data.sizes.get(roster.size or "")
    if size is None:
        return {}
    return {key: parse_number(text) for key, text in size.items() if key not in ("name", "text")}


def _size_name(roster: Roster, rulebook: Rulebook) -> str:
    """The name of the size that holds; a limit of the roster's own has none."""
    size = rulebook.data.sizes.get(roster.size or "") if roster.limit is None else None
    return size.get("name", roster.size or "") if size else ""


def _spent(fielded: list[Fighter], cost_type: str) -> Number:
    return exact(sum((f.cost.get(cost_type) or 0 for f in fielded), 0))


def _total(fielded: list[Fighter], cost_type: str, stated: bool) -> Number | None:
    """What all cost; None where there is no price at all, as where nobody is hired yet."""
    costs = [fighter.cost.get(cost_type) for fighter in fielded]
    if all(cost is None for cost in costs) and (costs or not stated):
        return None
    return exact(sum((cost for cost in costs if cost is not None), 0))


def _unpriced(fielded: list[Fighter], cost_types: list[str]) -> int:
    """How much has no stated cost in the currencies that are played with."""
    priced = [fighter.alike or fighter for fighter in fielded]  # a copy costs what that one does
    return sum(
        fighter.receipts[type_].unstated
        for fighter in priced
        for type_ in cost_types
        if not fighter.receipts[type_].is_own(fighter.id)
    )


def _finish(fighters: list[Fighter], squads: list[SquadView], values: Values) -> None:
    """Tags in the catalog's order with their names, and rules, after all changes to them."""
    rulebook = values.rulebook
    facets, traits = rulebook.names.facets, rulebook.traits
    types = {squad.id: squad.type for squad in squads}
    for fighter in fighters:
        _main_cost_first(fighter, rulebook)
        fighter.keywords = rulebook.in_order(fighter.keywords)
        fighter.keyword_names = tuple(
            [facets["keyword"].get(k, words(k)) for k in fighter.keywords]
        )
        rules = rules_of(fighter, types.get(fighter.squad or "", ""), rulebook)
        fighter.rules = _told(rules, fighter, values)
        for item in fighter.items:
            if item.traits:
                item.trait_names = tuple([facets["trait"].get(t, words(t)) for t in item.traits])
                item.trait_texts = tuple(
                    [traits[t].text or "" if t in traits else "" for t in item.traits]
                )
        fighter.settled = True
        fighter.selected = _selected(fighter, rulebook)


def _main_cost_first(fighter: Fighter, rulebook: Rulebook) -> None:
    """Costs in the catalog's order; they were worked out in that of the reading graph."""
    types = list(rulebook.data.cost_types)
    if len(types) > 1:
        fighter.each = {type_: fighter.each[type_] for type_ in types}
        fighter.cost = {type_: fighter.cost[type_] for type_ in types}
        fighter.receipts = {type_: fighter.receipts[type_] for type_ in types}
        for item in fighter.items:
            item.cost = {type_: item.cost[type_] for type_ in types}


def _told(rules: list[Rule], fighter: Fighter, values: Values) -> list[Rule]:
    """The rules with changes to the text of the unit, which may be its first."""
    own = next((rule for rule in rules if rule.id == fighter.unit), None)
    before = own.text if own else ""
    text = values.told(fighter, None, "text", before)
    if text == before:
        return rules
    if own is None:
        return [Rule(fighter.unit, fighter.unit_name, text), *rules]
    return [replace(own, text=text) if rule is own else rule for rule in rules]


def _selected(fighter: Fighter, rulebook: Rulebook) -> dict[str, tuple[Carried, ...]]:
    """What the selectors of the card select of a fighter."""
    selected: dict[str, tuple[Carried, ...]] = {}
    for key, matchers in rulebook.selected_by_card:
        found: dict[int, Carried] = {}
        for matcher in matchers:
            if matcher.level == "item":
                found.update((id(item), item) for item in matcher.items(fighter))
        if found or any(m.level == "fighter" and m.fighter(fighter) for m in matchers):
            selected[key] = tuple(found.values())
    return selected
