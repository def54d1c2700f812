"""The places that units have for items: which there are, what goes there, and how it is typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from builder.build.rulebook import Rulebook
from builder.catalog.units import ResolvedUnit
from builder.check.words import described
from builder.cli.shelf import Shelf, picked
from schemas.entries import Slots
from schemas.record import record
from schemas.warband import Fighter


@record
class Place:
    """One or several places that take the same items."""

    ids: tuple[str, ...]
    units: tuple[str, ...]
    """Ids of the units that have it; what is like one of them has it too."""
    takes: tuple[str, ...]
    """Ids of the items that go there."""
    what: str
    """The same in words: `armour`."""
    unasked: str
    """What a fighter has who puts them there without being asked; empty: they are put by hand."""
    least: int | None
    most: int | None

    @property
    def example(self) -> str:
        """How an item is put there: `plate@front`."""
        return f"{self._any}@{self.ids[0]}"

    @property
    def example_of_all(self) -> str:
        """How one is put in each of them: `plate@all`."""
        return f"{self._any}@all"

    @property
    def _any(self) -> str:
        return self.takes[0] if self.takes else "ITEM"


def takes(group: Slots, unit: ResolvedUnit, item: str, rulebook: Rulebook) -> bool:
    """Whether places of a unit say that they are for an item."""
    if group.takes is None:
        return False
    kind, entry = rulebook.names.kind_of[item], rulebook.names.items[item]
    return rulebook.matcher(group.takes).item(_bearer(unit), picked(item, kind, entry))


def places(rulebook: Rulebook) -> list[Place]:
    """The places of all units, each once, with the units that bring it."""
    found: dict[tuple[object, ...], list[Place]] = {}
    shelf = Shelf(rulebook)
    for id_, entry in rulebook.names.units.items():
        unit = rulebook.unit(id_)
        for place in _of_groups(entry.slots or (), unit, shelf, rulebook) if unit else ():
            found.setdefault((place.ids, place.takes, place.unasked, place.least), []).append(place)
    return [_joined(alike) for alike in found.values()]


def places_of(unit: ResolvedUnit, rulebook: Rulebook) -> list[Place]:
    """The places of one unit, those it has from what it is like included."""
    return list(_of_groups(unit.slots, unit, Shelf(rulebook), rulebook))


def places_by_item(found: Iterable[Place]) -> dict[str, list[str]]:
    """For each item the ids of the places that take it."""
    by_item: dict[str, dict[str, None]] = {}
    for place in found:
        for item in place.takes:
            by_item.setdefault(item, {}).update(dict.fromkeys(place.ids))
    return {item: list(ids) for item, ids in by_item.items()}


def _of_groups(
    groups: Sequence[Slots], unit: ResolvedUnit, shelf: Shelf, rulebook: Rulebook
) -> Iterator[Place]:
    bearer = _bearer(unit)
    for group in groups:
        items = set() if group.takes is None else shelf.selected(group.takes, bearer)
        yield Place(
            ids=tuple(group.names),
            units=(unit.id,),
            takes=tuple(shelf.ids(items)),
            what="" if group.takes is None else described(group.takes, rulebook),
            unasked="" if group.by_default is None else described(group.by_default, rulebook),
            least=group.min if group.exactly is None else group.exactly,
            most=group.most,
        )


def _bearer(unit: ResolvedUnit) -> Fighter:
    return Fighter("", 0, "", unit.id, unit.name, unit.lineage, keywords=unit.keywords)


def _joined(alike: Sequence[Place]) -> Place:
    first = alike[0]
    units = tuple(unit for place in alike for unit in place.units)
    return Place(first.ids, units, first.takes, first.what, first.unasked, first.least, first.most)
