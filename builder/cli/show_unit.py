"""What `muster show SYSTEM UNIT` says to people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from builder.cli.places import places_by_item, places_of
from builder.cli.show import Show, about_item, carried_name, heading, told, typed_as, verdict
from builder.cli.show_system import INDENT, place_text
from builder.cli.table import columns, growing
from output.export.words import money_text
from schemas.warband import Fighter


def shown_unit(
    system: str, word: str, for_file: str | None, folders: Sequence[Path]
) -> Iterator[str]:
    """The lines about one unit."""
    show = Show(system, for_file, folders)
    unit = show.unit(word)
    fighter = show.offer.hired(unit)
    price = money_text(fighter.each, show.offer.system)
    yield f"{click.style(fighter.unit_name, bold=True)} ({unit}): {price}"
    why = show.why_not(unit)
    if why is not None:
        yield f"{INDENT}{verdict(why)}"
    for rule in fighter.rules:
        yield columns([(told(rule.text),)], indent=INDENT)
    yield from heading("Values", "--set ID=VALUE")
    values = [(one.id, one.name, one.text) for one in fighter.values.values() if one.text]
    yield columns(values, indent=INDENT)
    if fighter.items:
        yield from heading("Kit", "--without ITEM")
        yield columns(
            ((typed_as(item), carried_name(item)) for item in fighter.items), indent=INDENT
        )
    yield from _offered(show, fighter)


def _offered(show: Show, fighter: Fighter) -> Iterator[str]:
    """What it may take, and its places."""
    resolved = show.offer.rulebook.unit(fighter.unit)
    found = places_of(resolved, show.offer.rulebook) if resolved else []
    where = places_by_item(found)
    view = show.offer.system
    items = {id_: item for id_, _, item in show.offer.items()}
    options = show.offer.options(fighter)
    rows = [
        (id_, show.offer.name(id_), money_text(show.offer.price(items[id_]), view))
        for id_ in options
    ]

    def last(at: int) -> str:
        id_ = options[at]
        about = about_item(items[id_], where.get(id_, []), view)
        why = show.why_not_taken(fighter.unit, id_, found)
        return about if why is None else " · ".join(filter(None, (verdict(why), about)))

    yield from heading("May take", "--with ITEM")
    yield from growing(rows, last, right=(2,), indent=INDENT) if rows else [f"{INDENT}nothing"]
    if found:
        yield from heading("Places", "--with ITEM@SLOT")
        yield columns(((", ".join(place.ids), place_text(place)) for place in found), indent=INDENT)
