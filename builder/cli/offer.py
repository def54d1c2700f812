"""What a game system offers: units with their costs and options, items with their prices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from builder.build import build
from builder.build.compiling import rulebook_for
from builder.build.costs import stated_price
from builder.build.effects import Effect
from builder.build.rulebook import Rulebook
from builder.catalog import Catalog
from builder.check.builtin.offered import offered, otherwise, swapped_for, taken_by
from builder.cli.shelf import Shelf, picked
from builder.roster.edits import hire
from schemas.entries import Item, Swap
from schemas.roster import Pick, Roster, RosterFighter
from schemas.switches import Switch
from schemas.warband import Carried, Fighter, Money, SystemView


@dataclass(slots=True)
class Offer:
    """What a game system offers to a roster, or by itself."""

    catalog: Catalog
    roster: Roster
    rulebook: Rulebook
    system: SystemView
    shelf: Shelf
    _hired: dict[str, Fighter] = field(default_factory=dict)

    def units(self) -> list[str]:
        """The ids of the units that can be hired, in the catalog's order; the roster's own come last."""
        return self.rulebook.names.hired()

    def hired(self, unit: str) -> Fighter:
        """One fighter of a unit as the roster would hire it, with its kit, values and cost."""
        if unit not in self._hired:
            self._hired[unit] = self._built(RosterFighter(unit=unit))
        return self._hired[unit]

    def _built(self, wanted: RosterFighter) -> Fighter:
        """A fighter beside those of the roster, whom its price and values may go by."""
        wider, id_ = hire(self.roster, wanted)
        warband = build(wider.model_copy(update={"accepted": []}), self.catalog)
        return next(one for one in warband.fighters if one.id == id_)

    def items(self) -> Iterator[tuple[str, str, Item]]:
        """Id, kind and entry of each item, in the catalog's order."""
        names = self.rulebook.names
        for id_, item in names.items.items():
            yield id_, names.kind_of[id_], item

    def name(self, item: str) -> str:
        """The name of an item on paper."""
        return self.rulebook.names.facets["item"][item]

    def price(self, item: Item) -> Money:
        """What an item costs, by cost type; a currency in which it is free is left out."""
        types = list(self.rulebook.data.cost_types)
        prices = {type_: stated_price(item.cost, type_, types[0]) for type_ in types}
        return {type_: price for type_, price in prices.items() if price != 0 or type_ == types[0]}

    def price_for(self, unit: str, item: str) -> Money:
        """What a unit pays for one of an item that it takes, with what changes that."""
        stated = self.price(self.rulebook.names.items[item])
        if not self._changes_prices():
            return stated
        fighter = self._built(RosterFighter(unit=unit, with_=[Pick(item=item)]))
        taken = (one for one in fighter.items if one.id == item and one.origin == "choice")
        cost = next((one.cost for one in taken if one.copies == 1), stated)
        main = next(iter(self.rulebook.data.cost_types), "")
        return {type_: price for type_, price in cost.items() if price != 0 or type_ == main}

    def _changes_prices(self) -> bool:
        """Whether anything of the game changes what items cost."""
        rulebook = self.rulebook
        return rulebook.once(
            "prices of items change", lambda: any(map(self._is_price, _effects(rulebook)))
        )

    def _is_price(self, effect: Effect) -> bool:
        return effect.of is not None and effect.target in self.rulebook.data.cost_types

    def choices(self, switch: Switch) -> list[str]:
        """The ids of what a switch offers."""
        return choices_of(switch, self.rulebook)

    def options(self, fighter: Fighter) -> list[str]:
        """The ids of the items that a fighter may take, in the catalog's order.

        Those are among them that are offered in place of a piece of its kit, or to one with a role,
        a squad, a choice of the list or an item that it has not.
        """
        unit = self.rulebook.unit(fighter.unit)
        if unit is None or unit.options is None:
            return self.shelf.all()
        found: set[int] = set()
        for option in unit.options:
            selector = taken_by(option)
            found |= self.shelf.selected(selector, fighter)
            for _, fixed in () if isinstance(option, Swap) else otherwise(selector, self.rulebook):
                found |= self.shelf.selected(fixed or "items", fighter)
        return self.shelf.ids(found)

    def taken(self) -> frozenset[str]:
        """The ids of the items that some unit may take."""
        return frozenset().union(*(self.options(self.hired(unit)) for unit in self.units()))

    def instead_of(self, fighter: Fighter, item: str) -> list[Carried]:
        """The pieces of a fighter's kit that it gives up for an item; none: it is a plain offer."""
        names = self.rulebook.names
        carried = picked(item, names.kind_of[item], names.items[item])
        if offered(fighter, carried, self.rulebook):
            return []
        return swapped_for(fighter, carried, self.rulebook)


def _effects(rulebook: Rulebook) -> Iterator[Effect]:
    """All changes, wherever they stand."""
    yield from rulebook.changes
    for several in (rulebook.item_effects, rulebook.role_effects):
        for effects in several.values():
            yield from effects
    for unit in rulebook.names.hired():
        resolved = rulebook.unit(unit)
        yield from rulebook.unit_effects(resolved) if resolved else ()


def offer_of(catalog: Catalog, roster: Roster | None = None) -> Offer:
    """What a catalog offers; for a roster with its switches and own content."""
    roster = roster or Roster(system=catalog.id)
    system = build(roster.model_copy(update={"fighters": []}), catalog).system
    rulebook = rulebook_for(catalog.data, catalog.key, roster)
    return Offer(catalog, roster, rulebook, system, Shelf(rulebook))


def choices_of(switch: Switch, rulebook: Rulebook) -> list[str]:
    """The choices of a switch: its own, then those of the family that gives more."""
    family = (switch.from_ or "").partition(":")[2]
    return [*dict.fromkeys([*switch.choices, *sorted(rulebook.families.get(family, ()))])]
