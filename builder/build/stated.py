"""What a characteristic is before any change, and who says so: a unit, an item, a formula."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from builder.catalog.formulas import Formula, parse_formula
from builder.catalog.printed import readable
from schemas.base import Number, words
from schemas.receipt import ReceiptLine
from schemas.tags import Characteristic
from schemas.warband import Carried, Fighter, Value

if TYPE_CHECKING:
    from builder.build.rulebook import Rulebook


class Stated(NamedTuple):
    """A characteristic before any change."""

    text: str
    """As it is printed; of a formula, empty."""
    number: Number | None
    label: str
    cause: str
    source: str = ""
    worked_out: bool = False
    """Whether a formula says it, of other values."""
    formerly: Number | None = None
    """Of a formula: what it would come to if nothing had changed what it reads."""

    @property
    def first(self) -> Number | None:
        """The number if nothing had been changed anywhere."""
        return self.formerly if self.worked_out else self.number

    @property
    def line(self) -> ReceiptLine:
        """The first line of the receipt."""
        return ReceiptLine(self.label, self.number, self.cause, self.source)


def of_fighter(
    fighter: Fighter, id_: str, about: Characteristic, own: dict[str, str], rulebook: Rulebook
) -> Stated:
    """Of a fighter: a formula, else its own figure, else what its unit prints or the default."""
    source = rulebook.source(about.source)
    formula = rulebook.formulas.get(id_)
    if formula is not None:
        number, formerly = worked_out(formula, fighter.values.get)
        reading = _reading(formula, rulebook)
        return Stated("", number, reading, id_, source, worked_out=True, formerly=formerly)
    if id_ in own:
        return Stated(own[id_], readable(own[id_], about), fighter.name, fighter.id)
    unit = rulebook.unit(fighter.unit)
    if unit is None or id_ not in unit.profile:
        text = about.default or ""
        return Stated(text, readable(text, about), "to begin with", id_, source)
    text, by = unit.profile[id_]
    entry = rulebook.names.units.get(by)
    name = rulebook.names.facets["unit"].get(by) or fighter.unit_name
    return Stated(
        text, readable(text, about), name, by, rulebook.source(entry.source if entry else None)
    )


def of_item(
    fighter: Fighter, item: Carried, id_: str, about: Characteristic, rulebook: Rulebook
) -> Stated | None:
    """Of an item: what its entry prints, else a formula, else the default; None: it has none."""
    entry = rulebook.item(item.id)
    text = entry.profile.get(id_) if entry else None
    formula = rulebook.formulas.get(id_) if about.of == "item" and text is None else None
    if text is not None and text.startswith("="):
        formula = parse_formula(text[1:])
    if formula is not None:
        number, formerly = worked_out(formula, lambda name: _near(name, fighter, item))
        reading = _reading(formula, rulebook)
        return Stated("", number, reading, item.ref, worked_out=True, formerly=formerly)
    if text is None and about.default is None:
        return None
    text = text or about.default or ""
    return Stated(text, readable(text, about), item.name, item.ref)


def _reading(formula: Formula, rulebook: Rulebook) -> str:
    """Which characteristics a formula reads, in words."""

    def make() -> str:
        ids = (name.removeprefix("bearer.") for name in formula.reads)
        names = (rulebook.characteristics[id_].name or words(id_) for id_ in ids)
        return "worked out from " + ", ".join(names)

    return rulebook.once(("reading", formula.text), make)


def worked_out(
    formula: Formula, read: Callable[[str], Value | None]
) -> tuple[Number | None, Number | None]:
    """What a formula comes to, and what it would if nothing had changed what it reads."""
    values = [read(name) for name in formula.reads]
    number = formula.of(tuple([value.number if value else None for value in values]))
    for value in values:
        if value is not None and value.number != value.unchanged:
            return number, formula.of(tuple([v.unchanged if v else None for v in values]))
    return number, number


def _near(name: str, fighter: Fighter, item: Carried) -> Value | None:
    """A value of an item, or of its bearer where the name says so."""
    if name.startswith("bearer."):
        return fighter.values.get(name.removeprefix("bearer."))
    return item.values.get(name)
