"""A game system to be shown, maybe as it is for a roster; what is said of it in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from builder.catalog import load_catalog
from builder.catalog.formula_words import characteristic_name, formula_in_words
from builder.check.wishes import Asked, Verdict
from builder.cli.offer import Offer, offer_of
from builder.cli.opened import open_roster
from builder.cli.table import columns
from builder.cli.typed import Typed
from output.export.words import listed, one_line
from schemas.base import words
from schemas.problems import InputError

if TYPE_CHECKING:
    from builder.cli.opened import Opened
    from builder.cli.places import Place
    from schemas.entries import Item
    from schemas.tags import Bound
    from schemas.warband import Carried


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
        self._asked = Asked(self.opened.roster, catalog) if self.opened else None
        self.untried = 0
        """What is not allowed, and for which not everything was tried that may allow it."""

    def hire(self, unit: str, still: int = 1) -> Verdict | None:
        """Whether the roster may hire a unit; None where no roster was given.

        `still` is how many such questions there are yet, this one among them.
        """
        return None if self._asked is None else self._counted(self._asked.hire(unit, still))

    def take(self, unit: str, item: str, found: Sequence[Place], still: int = 1) -> Verdict | None:
        """Whether a unit, once the roster hired it, may take an item; None without a roster.

        `found` are the places of the unit. What must be put somewhere may be put in one or in all.
        """
        if self._asked is None:
            return None
        by_hand = [place.ids for place in found if item in place.takes and not place.unasked]
        there = [
            f"{item}@{place}" for place in dict.fromkeys(id_ for ids in by_hand for id_ in ids)
        ]
        ways = [there[:1], there] if len(there) > 1 else [there or [item]]
        return self._counted(self._asked.take(unit, item, ways, still))

    def _counted(self, verdict: Verdict) -> Verdict:
        self.untried += verdict.untried
        return verdict

    def unit(self, word: str) -> str:
        """The id of the unit that was typed. Raises InputError with a did-you-mean."""
        typed = Typed(self.offer.rulebook)
        unit = typed.unit(word)
        typed.settle()
        return unit


def about_item(item: Item, places: Sequence[str], offer: Offer) -> str:
    """What an item is: `Ranged, Range 6", also handgun, @spell: +1 in close combat.`"""
    class_ = item.class_ or ""
    named = offer.rulebook.names.facets["class"].get(class_, words(class_))
    values = [
        f"{characteristic_name(id_, offer.system)} {formula_in_words(text, offer.system)}"
        for id_, text in item.profile.items()
    ]
    aliases = f"also {', '.join(item.aliases)}" if item.aliases else ""
    where = " ".join(f"@{place}" for place in places)
    facts = listed((named, *values, aliases, where))
    return ": ".join(part for part in (facts, told(item.text)) if part)


def about_bound(most: Bound | None, least: Bound | None) -> str:
    """`1 a squad, at least 1 a warband`; empty without bounds."""
    bounds = ((most, "{} a {}"), (least, "at least {} a {}"))
    return listed(
        form.format(number, scope)
        for bound, form in bounds
        for scope in ("fighter", "squad", "warband")
        if bound is not None and (number := getattr(bound, scope)) is not None
    )


def typed_as(item: Carried) -> str:
    """How an item is typed: `flamer@spell`."""
    return f"{item.id}@{item.slot}" if item.slot else item.id


def carried_name(item: Carried) -> str:
    """`2 × Extra wound`, `Flamer (spell)`."""
    name = f"{item.copies} × {item.name}" if item.copies > 1 else item.name
    return f"{name} ({item.slot_name.lower()})" if item.slot_name else name


def in_words(verdict: Verdict) -> str:
    """Whether a unit may be hired or an item taken; if not, why."""
    if verdict.allowed:
        return "allowed"
    broken = {"not legal": not verdict.legal, "too dear": not verdict.affordable}
    what = " and ".join(said for said, holds in broken.items() if holds)
    *first, last = verdict.why
    why = "".join(f"{one} " if one.endswith(".") else f"{one}; " for one in first) + last
    return f"no, {what}: {why}"


def besides_the_limit(verdict: Verdict) -> Verdict | None:
    """What remains to be said of a verdict where the limit is told already; None: nothing."""
    if not verdict.besides:
        return None
    return replace(verdict, affordable=True, why=verdict.besides)


def ways_in_words(verdict: Verdict | None, indent: str) -> Iterator[str]:
    """A line with what would allow it; none where nothing would, or there is no need."""
    if verdict is not None and verdict.ways:
        ways = "; or ".join(way.label for way in verdict.ways)
        yield columns([(f"to allow it: {ways}",)], indent=indent)


def not_all_tried(untried: int) -> Iterator[str]:
    """An empty line and how many answers are not whole; nothing where all are."""
    if untried:
        yield ""
        where = f"where nothing is said that would allow it ({untried})"
        yield f"{where}, something may all the same: not everything was tried"


def told(text: str | None) -> str:
    """A text of the catalog on one line, without its marks."""
    if not text:
        return ""
    from output.text.marks import plain_text

    return one_line(plain_text(text)).strip()


def heading(text: str, how: str = "") -> Iterator[str]:
    """An empty line and a title; `how` says how what is under it is typed."""
    yield ""
    yield click.style(text, bold=True) + (click.style(f": {how}", dim=True) if how else "")
