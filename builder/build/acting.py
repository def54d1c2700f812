"""The effects that act on a fighter: of its items, roles and unit, and the catalog's changes."""

from __future__ import annotations

from dataclasses import dataclass

from builder.build.effects import Effect
from builder.build.rulebook import Rulebook
from schemas.warband import Carried, Fighter


@dataclass(frozen=True, slots=True)
class Acting:
    """An effect that acts on a fighter: who brings it, and how many times."""

    effect: Effect
    cause: str
    label: str
    copies: int = 1
    item: Carried | None = None


def acting_on(fighter: Fighter, rulebook: Rulebook) -> list[Acting]:
    """The effects of a fighter's items, roles and unit, and the catalog's changes."""
    acting: list[Acting] = []
    once: set[int] = set()
    for item in fighter.items:
        for effect in rulebook.item_effects.get(item.id, ()):
            if effect.at is not None and effect.at != (item.slot or "none"):
                continue
            if not effect.stacks:
                if id(effect) in once:
                    continue
                once.add(id(effect))
            copies = item.copies if effect.stacks else 1
            acting.append(Acting(effect, item.ref, item.name, copies, item))
    for role in fighter.roles:
        acting += [Acting(e, role, e.label) for e in rulebook.role_effects.get(role, ())]
    if unit := rulebook.unit(fighter.unit):
        acting += [Acting(e, e.cause, e.label) for e in rulebook.unit_effects(unit)]
    acting += [Acting(effect, effect.cause, effect.label) for effect in rulebook.changes]
    return acting
