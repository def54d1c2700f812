"""What `muster show` says to programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from builder.catalog.relations import all_related
from builder.check.wishes import Verdict
from builder.cli.places import Place, places, places_by_item, places_of
from builder.cli.progress import watched
from builder.cli.show import Show, told
from builder.cli.show_values import Settable, settable
from output.export.plain import money, repair
from schemas.answers.head import answer
from schemas.base import json_number
from schemas.tags import Bound

SCOPES = ("fighter", "squad", "warband")


def shown_json(
    system: str, word: str | None, for_file: str | None, folders: Sequence[Path]
) -> dict[str, Any]:
    """The answer `musterpress/show`; with a unit, of that unit and what it may take."""
    show = Show(system, for_file, folders)
    units = show.offer.units() if word is None else [show.unit(word)]
    entries = [
        _unit(show, unit, len(units) - at)
        for at, unit in enumerate(watched(units, "looking at unit", len(units)))
    ]
    wanted = None if word is None else {id_ for entry in entries for id_ in entry["options"]}
    found = _places(show, units[0] if word is not None else None)
    items = _items(show, found, wanted, units[0] if word is not None else None)
    if word is not None:
        items = [
            _taken(show, units[0], entry, found, len(items) - at) for at, entry in enumerate(items)
        ]
    untried = {} if show.opened is None else {"untried": show.untried}
    return answer(
        "show",
        system=show.offer.catalog.id,
        units=entries,
        items=items,
        places=[_place(place) for place in found],
        roles=_roles(show),
        squads=_squads(show),
        switches=_switches(show),
        rulings=[
            {"code": id_, "asks": told(one.asks), "says": told(one.says)}
            for id_, one in show.offer.rulebook.data.rulings.items()
        ],
        **untried,
    )


def _places(show: Show, unit: str | None) -> list[Place]:
    rulebook = show.offer.rulebook
    resolved = rulebook.unit(unit) if unit is not None else None
    return places_of(resolved, rulebook) if resolved else places(rulebook)


def _unit(show: Show, unit: str, still: int) -> dict[str, Any]:
    fighter = show.offer.hired(unit)
    resolved = show.offer.rulebook.unit(unit)
    entry = {
        "id": unit,
        "name": fighter.unit_name,
        "cost": money(fighter.each),
        "kit": [str(piece) for piece in resolved.kit] if resolved else [],
        "fixed": sorted(resolved.fixed) if resolved else [],
        "values": [_value(one) for one in settable(fighter, show.offer.rulebook)],
        "options": show.offer.options(fighter),
    }
    return entry | _said(show.hire(unit, still))


def _value(one: Settable) -> dict[str, Any]:
    kind = "text" if one.about.type == "text" else "whole" if one.about.whole else "number"
    return {
        "id": one.id,
        "name": one.name,
        "value": one.text,
        "form": one.about.as_,
        "kind": kind,
        "least": None if one.least is None else json_number(one.least),
        "most": None if one.most is None else json_number(one.most),
        "needed": one.is_needed,
    }


def _said(verdict: Verdict | None) -> dict[str, Any]:
    """Whether it is allowed, where a roster was given."""
    if verdict is None:
        return {}
    return {
        "allowed": verdict.allowed,
        "legal": verdict.legal,
        "affordable": verdict.affordable,
        "why": list(verdict.why),
        "hired": verdict.fighter,
        "enabled_by": [repair(way) for way in verdict.ways],
    }


def _items(
    show: Show, found: Sequence[Place], wanted: set[str] | None, unit: str | None
) -> list[dict[str, Any]]:
    where = places_by_item(found)
    return [
        {
            "id": id_,
            "kind": kind,
            "name": show.offer.name(id_),
            "cost": money(show.offer.price_for(unit, id_) if unit else show.offer.price(item)),
            "aliases": list(item.aliases),
            "places": where.get(id_, []),
        }
        for id_, kind, item in show.offer.items()
        if wanted is None or id_ in wanted
    ]


def _taken(
    show: Show, unit: str, entry: dict[str, Any], found: Sequence[Place], still: int
) -> dict[str, Any]:
    """An item with what the unit gives up for it, and whether the roster may take it with it."""
    given_up = show.offer.instead_of(show.offer.hired(unit), entry["id"])
    swap = {"instead_of": [piece.word for piece in given_up]} if given_up else {}
    return entry | swap | _said(show.take(unit, entry["id"], found, still))


def _place(place: Place) -> dict[str, Any]:
    return {
        "ids": list(place.ids),
        "units": list(place.units),
        "takes": list(place.takes),
        "unasked": place.unasked or None,
        "least": place.least,
        "most": place.most,
    }


def _roles(show: Show) -> list[dict[str, Any]]:
    names = show.offer.rulebook.names.facets["role"]
    return [
        {
            "id": id_,
            "name": names[id_],
            "text": told(role.text),
            "limit": _bound(role.max),
            "least": _bound(role.min),
        }
        for id_, role in show.offer.rulebook.data.roles.items()
    ]


def _bound(bound: Bound | None) -> dict[str, int] | None:
    if bound is None:
        return None
    numbers = {scope: getattr(bound, scope) for scope in SCOPES}
    return {scope: number for scope, number in numbers.items() if number is not None}


def _squads(show: Show) -> list[dict[str, Any]]:
    names = show.offer.rulebook.names.facets["squad"]
    return [
        {"id": id_, "name": names[id_], "text": told(one.text), "within": one.within}
        for id_, one in show.offer.rulebook.data.squads.items()
    ]


def _switches(show: Show) -> list[dict[str, Any]]:
    rulebook = show.offer.rulebook
    return [
        {
            "id": id_,
            "kind": switch.kind,
            "code": switch.code or "",
            "name": rulebook.names.facets["chosen"][id_],
            "asks": told(switch.asks),
            "choices": [
                {
                    "id": choice,
                    "says": told(known.says) if known else "",
                    "toward": all_related(switch, choice),
                }
                for choice in show.offer.choices(switch)
                for known in [switch.choices.get(choice)]
            ],
            "default": switch.default,
            "choice": rulebook.choices.get(id_),
        }
        for id_, switch in rulebook.data.switches.items()
    ]
