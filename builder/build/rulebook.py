"""A catalog made ready for one roster: its switches settled, its own content laid over it.

What a switch leaves out does not exist here, so nothing of it can leak.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from builder.build.acting import Standing
from builder.build.choices import chosen_keywords, settle
from builder.build.effects import Effect, Giver, compile_effect
from builder.build.graph import value_order
from builder.build.kept import Kept
from builder.build.own import own_content
from builder.build.own_card import with_own_values
from builder.build.plain_card import plain_card
from builder.build.price_tables import looks_at_others, table_of
from builder.build.weights import WeightRule, compile_weight
from builder.catalog.expand import SlotLimit, room_limits, short_forms
from builder.catalog.formulas import Formula, parse_formula
from builder.catalog.match import Chosen, Matcher
from builder.catalog.names import Names, names_of
from builder.catalog.needing import Needing
from builder.catalog.own import settled_names
from builder.catalog.selectors import parse_selector
from builder.catalog.sources import source_text
from builder.catalog.units import ResolvedUnit, resolve_unit
from builder.catalog.unsaid import with_unsaid
from schemas.amounts import Selector
from schemas.base import words
from schemas.card import CardSpec, selector_key
from schemas.catalog import ITEM_SECTIONS, CatalogData, Homebrew
from schemas.entries import Item
from schemas.roster import Roster
from schemas.statements import AnyChange, AnyLimit, Modify, When
from schemas.tags import Characteristic, Keyword
from schemas.warband import Fighter

T = TypeVar("T")


class Node(NamedTuple):
    """A node of the reading graph: `fighter.move` is of kind `fighter`."""

    id: str
    kind: str
    name: str


@dataclass
class Rulebook:
    """Everything that building and checking a roster asks of its catalog."""

    data: CatalogData
    names: Names
    choices: dict[str, str]
    """Switch: choice in force."""
    homebrew: Homebrew | None = None
    chosen: Chosen = field(default_factory=dict)
    families: dict[str, frozenset[str]] = field(default_factory=dict)
    characteristics: dict[str, Characteristic] = field(default_factory=dict)
    formulas: dict[str, Formula] = field(default_factory=dict)
    item_effects: dict[str, list[Effect]] = field(default_factory=dict)
    role_effects: dict[str, list[Effect]] = field(default_factory=dict)
    changes: list[Effect] = field(default_factory=list)
    weights: list[WeightRule] = field(default_factory=list)
    limits: list[AnyLimit] = field(default_factory=list)
    slot_limits: list[SlotLimit] = field(default_factory=list)
    rooms: list[SlotLimit] = field(default_factory=list)
    order: list[Node] = field(default_factory=list)
    """What is worked out, each after everything that it reads."""
    has_tables: bool = False
    local: bool = False
    """Whether each fighter can be worked out by itself."""
    worked_out: Kept = field(default_factory=Kept)
    """Fighters by what they are made of, so that an edit works out what it touches alone."""
    alike: Kept = field(default_factory=Kept)
    """Fighters by their content, of which others may be copies."""
    derived: Kept = field(default_factory=Kept)
    """Values that a formula gives and nothing changes, by what it came to."""
    judged: Kept = field(default_factory=Kept)
    """What is broken of a fighter by itself, by the fighter."""
    _made: dict[Hashable, Any] = field(default_factory=dict)
    _sources: dict[str | None, str] = field(default_factory=dict)
    _units: dict[str, ResolvedUnit] = field(default_factory=dict)
    _unit_effects: dict[str, list[Effect]] = field(default_factory=dict)
    _matchers: dict[str, Matcher] = field(default_factory=dict)
    _overlaid: Names | None = None

    def matcher(self, selector: Selector) -> Matcher:
        """A selector of the catalog, ready to be asked; settled before own content is laid over."""
        key = selector if isinstance(selector, str) else "\n".join(selector)
        if key not in self._matchers:
            parsed = parse_selector(selector, self._overlaid or self.names)
            self._matchers[key] = Matcher(parsed, self.families, self.chosen)
        return self._matchers[key]

    def unit(self, id_: str) -> ResolvedUnit | None:
        """A unit with everything that it takes over; None for an unknown id."""
        if id_ not in self.names.units:
            return None
        if id_ not in self._units:
            self._units[id_] = resolve_unit(id_, self.names, self.data.system)
        return self._units[id_]

    def unit_effects(self, unit: ResolvedUnit) -> list[Effect]:
        """The changes that a unit makes to itself."""
        if not unit.effects:
            return []
        if unit.id not in self._unit_effects:
            self._unit_effects[unit.id] = [
                self._effect(modify, Giver("unit", unit_id, unit.name, unit.source))
                for unit_id, modify in unit.effects
                if self._active(modify.when)
            ]
        return self._unit_effects[unit.id]

    def forget(self) -> None:
        """Lets go of what was worked out of fighters."""
        for kept in (self.worked_out, self.alike, self.derived, self.judged):
            kept.clear()

    def once(self, name: Hashable, make: Callable[[], T]) -> T:
        """What somebody makes of the rulebook, made at the first call under its name."""
        if name not in self._made:
            self._made[name] = make()
        made: T = self._made[name]
        return made

    def standing(self, fighter: Fighter) -> Standing:
        """The effects that act on all fighters of the same unit and roles."""
        name = "standing", fighter.unit, fighter.roles
        return self.once(name, lambda: Standing(fighter, self))

    def source(self, source: str | None) -> str:
        """Where a rule stands, in words."""
        if source not in self._sources:
            self._sources[source] = source_text(source, self.data.system)
        return self._sources[source]

    def _effects(self, effects: list[Modify], giver: Giver) -> list[Effect]:
        return [self._effect(modify, giver) for modify in effects if self._active(modify.when)]

    def _effect(self, modify: Modify, giver: Giver) -> Effect:
        return compile_effect(modify, giver, self.matcher, self.choices)

    def compile(self) -> None:
        """Fills in everything that is worked out once. Raises InputError for what is not known."""
        self._settle_characteristics()
        for id_, item in self.names.items.items():
            if item.effects:
                giver = Giver("item", id_, item.name or words(id_), item.source or "", item.stacks)
                self.item_effects[id_] = self._effects(item.effects, giver)
        for id_, role in self.data.roles.items():
            giver = Giver("role", id_, role.name or words(id_), role.source or "")
            self.role_effects[id_] = self._effects(role.effects, giver)
        for at, change in enumerate(self._active_changes()):
            if isinstance(change, Modify):
                self.changes.append(self._change(change, at))
            else:
                self.weights.append(compile_weight(change, self.matcher, self.choices))
        self.limits = list(self._active_limits())
        expanded, places = short_forms(self.names, self.data.roles)
        self.limits += expanded
        self.slot_limits = [place for place in places if self._active(place.group.when)]
        self.rooms = [room for room in room_limits(self.names) if self._active(room.group.when)]
        entries = (*self.names.items.values(), *self.names.units.values())
        tables = [table for entry in entries if (table := table_of(entry)) is not None]
        self.has_tables = bool(tables)
        # A price that goes by the number in the warband looks at other fighters.
        self.local = not any(looks_at_others(table) for table in tables) and all(
            effect.local for effect in self._all_effects()
        )
        order = value_order(
            self.characteristics,
            self.formulas,
            self._all_effects(),
            self.data.cost_types,
            self.families,
            self._profile_formulas(),
        )
        self.order = [Node(id_, id_.partition(".")[0], id_.partition(".")[2]) for id_ in order]

    def _settle_characteristics(self) -> None:
        self.characteristics = dict(self.data.characteristics)
        if self.homebrew:
            self.characteristics.update(self.homebrew.characteristics)
        for key, choice in self.choices.items():
            switch = self.data.switches.get(key)
            brings = switch.choices.get(choice) if switch else None
            for id_, patch in (brings.characteristics if brings else {}).items():
                given = {name: getattr(patch, name) for name in patch.model_fields_set}
                changed = {name: None if v == "none" else v for name, v in given.items()}
                self.characteristics[id_] = self.characteristics[id_].model_copy(update=changed)
        self.formulas = {
            id_: parse_formula(c.formula)
            for id_, c in self.characteristics.items()
            if c.formula is not None
        }

    def _change(self, change: Modify, at: int) -> Effect:
        cause = change.id or f"change-{at + 1}"
        label = change.name or (words(change.id) if change.id else words(change.modify))
        return self._effect(change, Giver("change", cause, label, change.source or ""))

    def _all_effects(self) -> Iterator[Effect]:
        for effects in (*self.item_effects.values(), *self.role_effects.values(), self.changes):
            yield from effects
        for id_, unit in self.names.units.items():
            if unit.effects and (resolved := self.unit(id_)):
                yield from self.unit_effects(resolved)

    def _profile_formulas(self) -> dict[str, frozenset[str]]:
        reads: dict[str, frozenset[str]] = {}
        for item in self.names.items.values():
            for id_, text in item.profile.items():
                if text.startswith("="):
                    formula = parse_formula(text[1:])
                    reads[id_] = reads.get(id_, frozenset()) | formula.names
        return reads

    def _active(self, when: When | None) -> bool:
        for key, wanted in (when or {}).items():
            choices = [wanted] if isinstance(wanted, str) else wanted
            if self.choices.get(key) not in choices:
                return False
        return True

    def _active_changes(self) -> Iterator[AnyChange]:
        for change in self.data.changes:
            if self._active(change.when):
                yield change
        for key, choice in self.choices.items():
            switch = self.data.switches.get(key)
            if switch and choice in switch.choices:
                for change in switch.choices[choice].changes:
                    if self._active(change.when):
                        yield change.model_copy(update={"source": change.source or switch.source})

    def _active_limits(self) -> Iterator[AnyLimit]:
        for limit in self.data.limits:
            if self._active(limit.when):
                yield limit
        for key, choice in self.choices.items():
            switch = self.data.switches.get(key)
            if switch and choice in switch.choices:
                for limit in switch.choices[choice].limits:
                    if self._active(limit.when):
                        yield limit

    @cached_property
    def card(self) -> CardSpec:
        """What stands on a card: as the game says, else all that there is."""
        if self.data.card is None:
            return plain_card(self.data, self.characteristics)
        card = self.data.card.under(self.choices)
        return with_own_values(card, self.data, self.homebrew) if self.homebrew else card

    @cached_property
    def selected_by_card(self) -> list[tuple[str, list[Matcher]]]:
        """The selectors of the game's card: the key of each, and its clauses ready to be asked."""
        found = []
        for selector in self.card.selectors():
            clauses = [selector] if isinstance(selector, str) else selector
            found.append((selector_key(selector), [self.matcher(clause) for clause in clauses]))
        return found

    @cached_property
    def changes_by_unit(self) -> Needing[Effect]:
        """The catalog's changes, by the unit that each is for."""
        return Needing(self.changes, lambda effect: effect.for_, ("unit:",))

    @cached_property
    def own_items(self) -> frozenset[str]:
        """The items that are the player's own content."""
        own = self.homebrew
        return frozenset(
            id_ for section in ITEM_SECTIONS for id_ in (getattr(own, section) if own else ())
        )

    @cached_property
    def minded(self) -> dict[str, Characteristic]:
        """The characteristics whose bounds are more than silently kept."""
        return {
            id_: about
            for id_, about in self.characteristics.items()
            if about.beyond != "clamp" and (about.min is not None or about.max is not None)
        }

    @cached_property
    def needed(self) -> list[tuple[str, list[Matcher]]]:
        """The characteristics that something must have, and the clauses that say what."""
        selectors = [(id_, about.needed_by) for id_, about in self.characteristics.items()]
        return [
            (id_, [self.matcher(one) for one in ([said] if isinstance(said, str) else said)])
            for id_, said in selectors
            if said is not None
        ]

    def in_order(self, keywords: tuple[str, ...]) -> tuple[str, ...]:
        """Keywords in the order in which they are shown."""
        return tuple(sorted(keywords, key=lambda word: self._rank.get(word, len(self._rank))))

    @cached_property
    def _rank(self) -> dict[str, int]:
        return {word: at for at, word in enumerate(self.keywords)}

    @cached_property
    def keywords(self) -> dict[str, Keyword]:
        """The catalog's keywords and the roster's own, in the order in which they are shown."""
        return {**self.data.keywords, **(self.homebrew.keywords if self.homebrew else {})}

    @cached_property
    def traits(self) -> dict[str, Keyword]:
        """The catalog's traits of items and the roster's own."""
        return {**self.data.traits, **(self.homebrew.traits if self.homebrew else {})}

    @cached_property
    def optional_limits(self) -> frozenset[str]:
        """Cost types without whose limit a list is complete."""
        types = self.data.cost_types.items()
        return frozenset(id_ for id_, cost in types if cost.limit == "optional")

    @cached_property
    def of_profiles(self) -> list[list[str]]:
        """The characteristics of each further profile."""
        by_profile: dict[str, list[str]] = {}
        for id_, about in self.characteristics.items():
            if about.profile is not None:
                by_profile.setdefault(about.profile, []).append(id_)
        return list(by_profile.values())

    def stated_of(self, item: str) -> list[str]:
        """The characteristics of which an item has a figure, a formula or a default."""
        entry = self.item(item)
        return [
            id_
            for id_, about in self.characteristics.items()
            if about.default is not None
            or (entry is not None and id_ in entry.profile)
            or (about.formula is not None and about.of == "item")
        ]

    def item(self, id_: str) -> Item | None:
        """An item of the catalog or of the roster's own content."""
        return self.names.items.get(id_)


_CACHE: dict[Hashable, Rulebook] = {}
_CACHE_SIZE = 32


def rulebook_for(data: CatalogData, hash_: str, roster: Roster) -> Rulebook:
    """The catalog made ready for a roster. The same choices and own content share one."""
    said = None if roster.homebrew is not None else (hash_, *roster.switches.items())
    if said in _CACHE:
        return _CACHE[said]
    choices = settle(data, roster.switches, roster.homebrew)
    own = roster.homebrew.model_dump_json(exclude_unset=True) if roster.homebrew else ""
    key = (hash_, repr(sorted(choices.items())), own)
    if key not in _CACHE:
        if len(_CACHE) >= _CACHE_SIZE:
            _CACHE.pop(next(iter(_CACHE)))
        with own_content(roster, data):
            _CACHE[key] = compile_rulebook(data, choices, roster.homebrew)
    if said is not None:
        _CACHE[said] = _CACHE[key]  # found without settling the switches again
    return _CACHE[key]


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
        rulebook._overlaid = settled_names(data, rulebook.names)
    rulebook.compile()
    return rulebook


def _families(data: CatalogData, homebrew: Homebrew | None) -> dict[str, frozenset[str]]:
    keywords = {**data.keywords, **(homebrew.keywords if homebrew else {})}
    families: dict[str, set[str]] = {}
    for id_, keyword in keywords.items():
        if keyword.family:
            families.setdefault(keyword.family, set()).add(id_)
    return {family: frozenset(members) for family, members in families.items()}
