"""What could be taken or hired, cheapest first."""

from __future__ import annotations

from dataclasses import replace

from builder.build.costs import stated_price
from builder.build.effects import Effect
from builder.build.rulebook import Rulebook
from builder.catalog.units import ResolvedUnit
from builder.check.builtin.offered import offered
from builder.check.ready import Checking
from schemas.base import Number, words
from schemas.record import record
from schemas.warband import Carried, Fighter


@record
class Offer:
    """An item that a fighter may take, and its price (None: not stated)."""

    id: str
    name: str
    kind: str
    class_: str
    traits: tuple[str, ...]
    price: Number | None

    def as_carried(self, fighter: Fighter, slot: str | None) -> Carried:
        """The item as the fighter would carry it."""
        return Carried(
            f"{fighter.id}/{self.id}",
            self.id,
            self.kind,
            self.name,
            self.class_,
            traits=self.traits,
            slot=slot,
        )


def offers(rulebook: Rulebook, main: str) -> list[Offer]:
    """All items of a catalog and of own content, cheapest first, also of what costs nothing else."""
    return rulebook.once(("offers", main), lambda: _offers(rulebook, main))


def _offers(rulebook: Rulebook, main: str) -> list[Offer]:
    found: list[tuple[Number, Offer]] = []
    other_types = [type_ for type_ in rulebook.data.cost_types if type_ != main]
    for id_, item in rulebook.names.items.items():
        price = stated_price(item.cost, main, main)
        kind = rulebook.names.kind_of[id_]
        name = item.name or words(id_)
        offer = Offer(id_, name, kind, item.class_ or "", tuple(item.traits), price)
        others = sum(stated_price(item.cost, type_, main) or 0 for type_ in other_types)
        found.append((others, offer))
    found.sort(key=lambda one: (one[1].price or 0, one[0], one[1].name))
    return [offer for _, offer in found]


def offers_for(fighter: Fighter, checking: Checking, like: Carried | None = None) -> list[Offer]:
    """What is offered to a fighter; with `like`, other items of the same kind and class.

    Each has the traits that changes of the catalog would let it gain on that fighter.
    """
    rulebook = checking.rulebook
    gains = [
        one
        for one in rulebook.changes
        if one.target == "traits"
        and one.operation == "gain"
        and (one.for_ is None or one.for_.fighter(fighter))
    ]
    result = []
    for offer in offers(rulebook, checking.state.main_cost):
        if like is not None and (
            offer.id == like.id or (offer.kind, offer.class_) != (like.kind, like.class_)
        ):
            continue
        if gains:
            offer = _with_gained(offer, gains, fighter)
        if offered(fighter, offer.as_carried(fighter, None), rulebook):
            result.append(offer)
    return result


def _with_gained(offer: Offer, gains: list[Effect], fighter: Fighter) -> Offer:
    carried = offer.as_carried(fighter, None)
    gained = [
        word
        for one in gains
        if one.of is None or one.of.item(fighter, carried)
        for word in one.words
    ]
    return replace(offer, traits=(*offer.traits, *gained)) if gained else offer


def as_hired(id_: str, name: str, unit: ResolvedUnit) -> Fighter:
    """One of a unit as it would be hired, before it takes anything."""
    return Fighter(
        id_, 0, name, unit.id, name, unit.lineage, roles=unit.roles, keywords=unit.keywords
    )


def unit_prices(checking: Checking) -> list[tuple[str, str, Number]]:
    """Units that can be hired, with their names and full prices, cheapest first."""
    rulebook, main = checking.rulebook, checking.state.main_cost
    prices: list[tuple[str, str, Number]] = []
    for id_ in rulebook.names.hired():
        unit = rulebook.unit(id_)
        if unit is None:
            continue
        price = stated_price(unit.cost, main, main) or 0
        if unit.kit_listed:
            for piece in unit.kit:
                item = rulebook.item(piece.item)
                price += (stated_price(item.cost, main, main) or 0) if item else 0
        prices.append((id_, unit.name, price))
    return sorted(prices, key=lambda one: (one[2], one[1]))
