"""What printing needs of a game system, with the house rulings in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from builder.build.rulebook import Rulebook
from schemas.base import words
from schemas.catalog import ITEM_SECTIONS
from schemas.warband import CostTypeView, ProfileView, Ruling, SystemView

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog


def system_view(catalog: Catalog, rulebook: Rulebook) -> SystemView:
    """The game system as the warband carries it; one for all warbands under the same rulings."""
    return rulebook.once("view", lambda: _view(catalog, rulebook))


def _view(catalog: Catalog, rulebook: Rulebook) -> SystemView:
    data = catalog.data
    system = data.system
    return SystemView(
        id=system.id,
        name=system.name,
        short=system.short or system.name,
        edition=system.edition or "",
        version=system.version,
        hash=catalog.hash,
        label=system.label or "",
        unit=system.unit,
        cost_types=[
            CostTypeView(id_, cost.name, cost.short or cost.name, cost.decimals)
            for id_, cost in data.cost_types.items()
        ],
        card=rulebook.card,
        rulings=_rulings(rulebook),
        characteristics={
            id_: (about.name or words(id_), about.short or about.name or words(id_))
            for id_, about in rulebook.characteristics.items()
        },
        profiles={
            id_: ProfileView(profile.name or words(id_), tuple(profile.has))
            for id_, profile in data.profiles.items()
        },
        helpers=frozenset(id_ for id_, about in rulebook.characteristics.items() if about.helper),
        kind_names={kind: (words(kind), words(section)) for section, kind in ITEM_SECTIONS.items()},
    )


def _rulings(rulebook: Rulebook) -> list[Ruling]:
    rulings = []
    for id_, switch in rulebook.data.switches.items():
        choice = rulebook.choices.get(id_, "")
        said = switch.choices.get(choice)
        if said is not None and said.says:
            rulings.append(
                Ruling(
                    id_,
                    switch.code or "",
                    said.says,
                    switch.asks or "",
                    choice,
                    choice != switch.default,
                    switch.kind,
                )
            )
    for id_, ruling in rulebook.data.rulings.items():
        rulings.append(Ruling(id_, "", ruling.says, ruling.asks or ""))
    return rulings
