"""What is said of a fighter once its values are known: tags by name, rules, what the card shows."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from builder.build.resolve import rules_of
from builder.build.rulebook import Rulebook
from builder.build.values import Values
from schemas.base import words
from schemas.warband import Carried, Fighter, Rule


def settle(fighter: Fighter, values: Values) -> None:
    """Keywords in the catalog's order, and costs in that of its cost types, after all changes."""
    rulebook = values.rulebook
    _main_cost_first(fighter, rulebook)
    if fighter.keywords:
        fighter.keywords = rulebook.in_order(fighter.keywords)
    fighter.settled = True


def finish(values: Values) -> None:
    """Tags by their names, and rules, after all changes to them."""
    rulebook = values.rulebook
    facets, traits = rulebook.names.facets, rulebook.traits
    types = {squad.id: squad.type for squad in values.state.squads}
    for fighter in values.fighters:
        fighter.keyword_names = tuple(
            [facets["keyword"].get(k, words(k)) for k in fighter.keywords]
        )
        rules = rules_of(fighter, types.get(fighter.squad or "", ""), rulebook)
        fighter.rules = _told(rules, fighter, values)
        for item in fighter.items:
            item.trait_names = tuple([facets["trait"].get(t, words(t)) for t in item.traits])
            item.trait_texts = tuple(
                [traits[t].text or "" if t in traits else "" for t in item.traits]
            )
        fighter.rest = partial(_select, rulebook)


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


def _select(rulebook: Rulebook, fighter: Fighter, name: str) -> None:
    """Fills in what the selectors of the card select, which who only checks never asks."""
    selected: dict[str, tuple[Carried, ...]] = {}
    for key, matchers in rulebook.selected_by_card:
        found: dict[int, Carried] = {}
        for matcher in matchers:
            if matcher.level == "item":
                found.update((id(item), item) for item in matcher.items(fighter))
        if found or any(m.level == "fighter" and m.fighter(fighter) for m in matchers):
            selected[key] = tuple(found.values())
    fighter.selected = selected
