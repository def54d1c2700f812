"""What `muster show SYSTEM` says to people: all that can be typed, with what it means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from builder.catalog.relations import all_related
from builder.check.wishes import Verdict
from builder.cli.places import Place, places, places_by_item
from builder.cli.price_words import item_price, unit_price
from builder.cli.show import (
    Show,
    about_bound,
    about_item,
    carried_name,
    heading,
    in_words,
    not_all_tried,
    told,
    ways_in_words,
)
from builder.cli.table import columns, growing
from output.export.words import UNSTATED, listed
from schemas.base import words
from schemas.switches import Switch

INDENT = "  "


def shown(system: str, for_file: str | None, folders: Sequence[Path]) -> Iterator[str]:
    """The lines about a whole game system."""
    show = Show(system, for_file, folders)
    view = show.offer.system
    found = places(show.offer.rulebook)
    edition = f", {view.edition} edition" if view.edition else ""
    yield f"{click.style(view.name + edition, bold=True)} (catalog {view.version})"
    priced = _is_priced(show)
    if not priced:
        yield "No costs are stated; `--price N` gives a fighter one of yours."
    yield from heading("Units", "muster add FILE UNIT")
    yield from _units(show, priced)
    yield from _items(show, places_by_item(found), priced)
    if found:
        yield from heading("Places", "--with ITEM@SLOT")
        yield columns((_place_row(show, place) for place in found), indent=INDENT)
    yield from _roles_and_squads(show)
    yield from _switches(show)
    yield from _rulings(show)


def place_text(place: Place) -> str:
    """`armour, one in each: plate@front, or plate@all for all of them`."""
    what = place.what or "anything"
    if place.unasked:
        by_itself = f"those of a fighter with {place.unasked} go there by themselves"
        return f"{what}; {by_itself}, {place.example} says so outright"
    bound = "one in each" if place.least == place.most == 1 else ""
    every = f", or {place.example_of_all} for all of them" if len(place.ids) > 1 else ""
    return f"{listed((what, bound))}: {place.example}{every}"


def _is_priced(show: Show) -> bool:
    """Whether anything has a price; a game without any says so once, not on every row."""
    offer = show.offer
    prices = [
        *(unit_price(offer.hired(unit), offer) for unit in offer.units()),
        *(item_price(item, offer) for _, _, item in offer.items()),
    ]
    return any(price != UNSTATED for price in prices)


def _items(show: Show, where: dict[str, list[str]], priced: bool) -> Iterator[str]:
    view, taken = show.offer.system, show.offer.taken()
    rows: dict[str, list[tuple[str, ...]]] = {}
    for id_, kind, item in show.offer.items():
        price = (item_price(item, show.offer),) if priced else ()
        about = about_item(item, where.get(id_, []), show.offer)
        about = about if id_ in taken else " · ".join(filter(None, ("not to be taken", about)))
        rows.setdefault(kind, []).append((id_, show.offer.name(id_), *price, about))
    for kind, items in rows.items():
        yield from heading(view.kind_names[kind][1], "--with ITEM")
        yield columns(items, right=(2,) if priced else (), indent=INDENT)


def _units(show: Show, priced: bool) -> Iterator[str]:
    units = show.offer.units()
    hired = [show.offer.hired(unit) for unit in units]

    verdicts: list[Verdict | None] = []

    def last(at: int) -> str:
        verdict = show.hire(units[at], len(units) - at)
        verdicts.append(verdict)
        return in_words(verdict) if verdict else listed(map(carried_name, hired[at].items))

    rows = [
        (unit, one.unit_name, *((unit_price(one, show.offer),) if priced else ()))
        for unit, one in zip(units, hired, strict=True)
    ]
    for line in growing(rows, last, right=(2,) if priced else (), indent=INDENT):
        yield line
        yield from ways_in_words(verdicts[-1], INDENT * 3)
    yield from not_all_tried(show.untried)


def _place_row(show: Show, place: Place) -> tuple[str, ...]:
    names = show.offer.rulebook.names.facets["unit"]
    units = f"{', '.join(names[unit] for unit in place.units)} and the like"
    return ", ".join(place.ids), f"{units}: {place_text(place)}"


def _roles_and_squads(show: Show) -> Iterator[str]:
    data, facets = show.offer.rulebook.data, show.offer.rulebook.names.facets
    if data.roles:
        yield from heading("Roles", "--role ROLE")
        rows = [
            (id_, facets["role"][id_], about_bound(role.max, role.min), told(role.text))
            for id_, role in data.roles.items()
        ]
        yield columns(rows, indent=INDENT)
    if data.squads:
        yield from heading("Squads", "--squad NAME")
        within = {
            id_: f"in a {facets['squad'][one.within].lower()}" if one.within else ""
            for id_, one in data.squads.items()
        }
        yield columns(
            (
                (id_, facets["squad"][id_], listed((within[id_], told(one.text))))
                for id_, one in data.squads.items()
            ),
            indent=INDENT,
        )


def _switches(show: Show) -> Iterator[str]:
    rulebook = show.offer.rulebook
    if not rulebook.data.switches:
        return
    yield from heading("Switches", "muster edit FILE --switch ID=CHOICE; * is in force")
    for id_, switch in rulebook.data.switches.items():
        asked = told(switch.asks) or switch.name or words(id_)
        code = f" ({switch.code})" if switch.code else ""
        yield columns([(f"{id_}: {asked}{code}",)], indent=INDENT)
        yield columns(_choice_rows(show, id_, switch), indent=INDENT * 2)


def _choice_rows(show: Show, id_: str, switch: Switch) -> Iterator[tuple[str, ...]]:
    in_force = show.offer.rulebook.choices.get(id_)
    for choice in show.offer.choices(switch):
        known = switch.choices.get(choice)
        default = "(default)" if choice == switch.default != in_force else ""
        says = told(known.says) if known else ""
        said = filter(None, (says, default, _relations(switch, choice)))
        yield "*" if choice == in_force else " ", choice, " ".join(said)


def _relations(switch: Switch, choice: str) -> str:
    """What other choices are to one: `(aligned: river; opposed: marsh, newts)`."""
    others = all_related(switch, choice).items()
    said = "; ".join(f"{words(word).lower()}: {', '.join(of)}" for word, of in others)
    return f"({said})" if said else ""


def _rulings(show: Show) -> Iterator[str]:
    rulings = show.offer.rulebook.data.rulings
    if rulings:
        yield from heading("House rulings", "where the rules are silent")
        yield columns(((id_, told(one.says)) for id_, one in rulings.items()), indent=INDENT)
