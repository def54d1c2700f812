"""What a fighter carries and has, in words, in the groups of its card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from output.card.bands import bands_of
from output.card.choose import items_of
from output.export.choices import choice_of, own_price_of
from output.export.words import beside, money_text, one_line
from schemas.base import words
from schemas.card import ItemsPart
from schemas.record import record
from schemas.warband import Carried, Fighter, SystemView, Warband


@record
class Group:
    """Items under one title, each in words: `Pistol (range 6", ≤6" 3+; own price 2 points)`."""

    title: str
    pieces: tuple[str, ...]


def groups(fighter: Fighter, warband: Warband) -> list[Group]:
    """The weapons under the titles of the card, with their figures; then the rest by kind."""
    found: dict[str, list[str]] = {}
    for title, item, part in _titled(fighter, warband.system):
        marks = [*_place(item, title), *(_figures(item, part, warband.system) if part else ())]
        told = "; ".join(filter(None, (", ".join(marks), *_marks(item, fighter, warband))))
        copies = f"{item.copies} × " if item.copies > 1 else ""
        piece = copies + beside(item.name) + (f" ({told})" if told else "")
        found.setdefault(one_line(title), []).append(piece)
    return [Group(title, tuple(pieces)) for title, pieces in found.items()]


def own_price(fighter: Fighter, item: Carried | None, warband: Warband) -> str:
    """The player's own price for one, and the reason: `40 points: club price`; else empty."""
    price = own_price_of(choice_of(fighter, warband), item)
    why = beside((item or fighter).why)
    if price is None and not why:
        return ""
    main = [cost_type.id for cost_type in warband.system.cost_types[:1]]
    amount = money_text({id_: price for id_ in main if price is not None}, warband.system)
    return ": ".join(part for part in (amount, why) if part)


def _titled(
    fighter: Fighter, system: SystemView
) -> Iterator[tuple[str, Carried, ItemsPart | None]]:
    """Each item once, with the title that it stands under and the table that has its figures."""
    told: set[int] = set()
    names = system.kind_names
    for part in (*system.card.front, *system.card.back):
        if isinstance(part, ItemsPart) and part.weapons is not None:
            for item in items_of(part.weapons, fighter):
                if id(item) not in told and item.kind == "weapon":
                    told.add(id(item))
                    yield part.title or names[item.kind][1], item, part
    for kind in dict.fromkeys([*names, *(item.kind for item in fighter.items)]):
        title = names[kind][1] if kind in names else words(kind) or "Others"
        for item in fighter.items:
            if item.kind == kind and id(item) not in told:
                yield title, item, None


def _figures(item: Carried, part: ItemsPart, system: SystemView) -> Iterator[str]:
    """`range 18"`, then what is needed in each range band: `≤12" 3+`; at last its traits."""
    for id_ in part.columns:
        value = item.values.get(id_)
        if value is not None and value.text:
            name = system.characteristics.get(id_, (value.name, ""))[0]
            yield f"{beside(name.lower())} {beside(value.text)}"
        boxed = item.values.get(part.boxed.get(id_, ""))
        if boxed is not None and boxed.text:
            yield f"{beside(boxed.name.lower())} {beside(boxed.text)}"
    for band in bands_of(item, part.bands, system.unit) if part.bands else ():
        yield f"{band.label} {band.value}"
    yield from map(beside, item.trait_names)


def _place(item: Carried, title: str) -> Iterable[str]:
    """Its place, where the title does not say it already."""
    place = beside(item.slot_name or words(item.slot or ""))
    return [place] if place and not title.casefold().startswith(place.casefold()) else []


def _marks(item: Carried, fighter: Fighter, warband: Warband) -> Iterator[str]:
    if item.own and item.known:
        yield "own content"
    if price := own_price(fighter, item, warband):
        yield f"own price {price}"
    if not item.known:
        yield f"unknown id: {beside(item.id)}"
