"""What `muster show` says: a whole game system, or one unit; for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from builder.catalog import load_catalog
from builder.check import check
from builder.cli.allowed import why_not
from builder.cli.offer import Offer, offer_of
from builder.cli.opened import open_roster
from builder.cli.table import columns
from builder.cli.typed import Typed
from output.export.plain import money
from output.export.words import listed, money_text
from schemas.answers.head import answer
from schemas.base import words
from schemas.problems import InputError

if TYPE_CHECKING:
    from builder.cli.opened import Opened
    from schemas.entries import Item
    from schemas.warband import Fighter, SystemView


class Show:
    """A game system to be shown, maybe for a roster."""

    def __init__(self, system: str, for_file: str | None, folders: Sequence[Path]) -> None:
        catalog = load_catalog(system, folders)
        self.opened: Opened | None = None
        if for_file is not None:
            self.opened = open_roster(for_file, folders)
            if self.opened.catalog.id != catalog.id:
                raise InputError.at(
                    for_file, f"is a roster of {self.opened.catalog.id}, not {system}"
                )
        self.offer: Offer = offer_of(catalog, self.opened.roster if self.opened else None)
        self._before = check(self.opened.warband, catalog, repairs=False) if self.opened else None

    def why_not(self, unit: str) -> list[str] | None:
        """Why the roster may not hire a unit; None where no roster was given."""
        if self.opened is None or self._before is None:
            return None
        return why_not(self.opened.roster, unit, self.offer.catalog, self._before)

    def unit(self, word: str) -> str:
        """The id of the unit that was typed. Raises InputError with a did-you-mean."""
        typed = Typed(self.offer.rulebook)
        unit = typed.unit(word)
        typed.settle()
        return unit


def shown(system: str, for_file: str | None, folders: Sequence[Path]) -> Iterator[str]:
    """The lines about a whole game system."""
    show = Show(system, for_file, folders)
    view = show.offer.system
    edition = f", {view.edition} edition" if view.edition else ""
    yield f"{click.style(view.name + edition, bold=True)} (catalog {view.version})"
    yield from _heading("Units")
    yield columns((_unit_row(show, unit) for unit in show.offer.units()), right=(2,), indent="  ")
    rows: dict[str, list[tuple[str, ...]]] = {}
    for id_, kind, item in show.offer.items():
        price = money_text(show.offer.price(item), view)
        row = (id_, show.offer.name(id_), price, _about(item, view))
        rows.setdefault(kind, []).append(row)
    for kind, items in rows.items():
        yield from _heading(view.kind_names[kind][1])
        yield columns(items, right=(2,), indent="  ")


def shown_unit(
    system: str, word: str, for_file: str | None, folders: Sequence[Path]
) -> Iterator[str]:
    """The lines about one unit."""
    show = Show(system, for_file, folders)
    unit = show.unit(word)
    fighter = show.offer.hired(unit)
    view = show.offer.system
    yield f"{click.style(fighter.unit_name, bold=True)} ({unit}): {money_text(fighter.each, view)}"
    why = show.why_not(unit)
    if why is not None:
        yield f"  {_verdict(why)}"
    values = [f"{value.name} {value.text}" for value in fighter.values.values() if value.text]
    facts = [("Values", listed(values)), ("Kit", listed(_kit_names(fighter)))]
    resolved = show.offer.rulebook.unit(unit)
    groups = [group for group in resolved.slots if not group.by_default] if resolved else []
    places = [place for group in groups for place in group.names]
    facts.append(("Places", listed(dict.fromkeys(places))))
    facts += [("Rule", rule.text) for rule in fighter.rules]
    yield columns(((title, text) for title, text in facts if text), indent="  ")
    yield from _heading("May take")
    items = {id_: item for id_, _, item in show.offer.items()}
    rows = [
        (id_, show.offer.name(id_), money_text(show.offer.price(items[id_]), view))
        for id_ in show.offer.options(fighter)
    ]
    yield columns(rows, right=(2,), indent="  ") if rows else "  nothing"


def shown_json(
    system: str, word: str | None, for_file: str | None, folders: Sequence[Path]
) -> dict[str, Any]:
    """The answer `musterpress/show`; with a unit, of that unit and what it may take."""
    show = Show(system, for_file, folders)
    units = show.offer.units() if word is None else [show.unit(word)]
    entries = [_unit_entry(show, unit) for unit in units]
    wanted = None if word is None else {id_ for entry in entries for id_ in entry["options"]}
    items = [
        {
            "id": id_,
            "kind": kind,
            "name": show.offer.name(id_),
            "cost": money(show.offer.price(item)),
        }
        for id_, kind, item in show.offer.items()
        if wanted is None or id_ in wanted
    ]
    return answer("show", system=show.offer.catalog.id, units=entries, items=items)


def _unit_entry(show: Show, unit: str) -> dict[str, Any]:
    fighter = show.offer.hired(unit)
    resolved = show.offer.rulebook.unit(unit)
    entry = {
        "id": unit,
        "name": fighter.unit_name,
        "cost": money(fighter.each),
        "kit": [str(piece) for piece in resolved.kit] if resolved else [],
        "options": show.offer.options(fighter),
    }
    why = show.why_not(unit)
    return entry if why is None else entry | {"allowed": not why, "why": why}


def _unit_row(show: Show, unit: str) -> tuple[str, ...]:
    fighter = show.offer.hired(unit)
    price = money_text(fighter.each, show.offer.system)
    why = show.why_not(unit)
    last = listed(_kit_names(fighter)) if why is None else _verdict(why)
    return unit, fighter.unit_name, price, last


def _about(item: Item, view: SystemView) -> str:
    values = [f"{_name(id_, view)} {text}" for id_, text in item.profile.items()]
    return listed((words(item.class_ or ""), *values))


def _name(characteristic: str, view: SystemView) -> str:
    known = view.characteristics.get(characteristic)
    return known[0] if known else words(characteristic)


def _verdict(why: list[str]) -> str:
    return f"no: {'; '.join(why)}" if why else "allowed"


def _kit_names(fighter: Fighter) -> list[str]:
    names = []
    for item in fighter.items:
        name = f"{item.copies} × {item.name}" if item.copies > 1 else item.name
        names.append(f"{name} ({item.slot_name.lower()})" if item.slot_name else name)
    return names


def _heading(text: str) -> Iterator[str]:
    yield ""
    yield click.style(text, bold=True)
