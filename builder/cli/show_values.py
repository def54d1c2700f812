"""The values of a unit: what is printed and can be set, within which bounds; what is worked out."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.rulebook import Rulebook
from builder.catalog.printed import write_printed
from builder.check.builtin.unstated import needed_of
from output.export.words import listed
from schemas.base import Number, words
from schemas.record import record
from schemas.tags import Characteristic
from schemas.warband import Fighter


@record
class Settable:
    """A value that `--set` gives to a fighter."""

    id: str
    name: str
    text: str
    """As the unit prints it; empty: nothing yet."""
    is_needed: bool
    about: Characteristic
    least: Number | None
    most: Number | None

    def in_words(self) -> str:
        """`whole, 0 to 4, needed`."""
        low, high = (write_printed(one, self.about) for one in (self.least, self.most))
        if low and high:
            bounds = f"{low} to {high}"
        elif self.about.better == "low":
            bounds = f"{low} at best" if low else f"{high} at worst" if high else ""
        else:
            bounds = f"{low} or more" if low else f"{high} or less" if high else ""
        kind = "text" if self.about.type == "text" else "whole" if self.about.whole else ""
        return listed((kind, bounds, "needed" if self.is_needed and not self.text else ""))


def settable(fighter: Fighter, rulebook: Rulebook) -> list[Settable]:
    """What can be set of a fighter: what its unit prints, and what it must have."""
    needed = needed_of(fighter, rulebook)
    found = []
    for id_, about in rulebook.characteristics.items():
        value = fighter.values.get(id_)
        is_printed = value is not None and (value.base_text or about.default is not None)
        if about.of != "item" and about.formula is None and (is_printed or id_ in needed):
            name, text = about.name or words(id_), value.text if value else ""
            is_needed = id_ in needed
            found.append(Settable(id_, name, text, is_needed, about, about.min, about.max))
    return found


def worked_out(fighter: Fighter, rulebook: Rulebook) -> Iterator[tuple[str, str, str]]:
    """Id, name and text of what follows from other values, or from what a fighter has."""
    can_be_set = {one.id for one in settable(fighter, rulebook)}
    for value in fighter.values.values():
        if value.text and value.id not in can_be_set:
            yield value.id, value.name, value.text
