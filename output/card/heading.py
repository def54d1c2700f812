"""The header of a card: who it is, what it is, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from output.card.blocks import Block, Header, Words
from output.card.receipt import labels_of
from schemas.base import decimal_text
from schemas.numbering import numbered
from schemas.warband import Fighter, SystemView


def heading(
    fighter: Fighter,
    system: SystemView,
    line: Sequence[str],
    blocks: Sequence[Block],
    model: int | None,
) -> Header:
    """The header of a card with roles and keywords in a line.

    `blocks` are what else the card says; `model`: which of several alike ones it is of.
    """
    roles = [name for name in line if name in fighter.role_names]
    unit = _unit_line(fighter)
    keywords = [
        name
        for name in line
        if name not in roles and not _says(fighter.unit_name, name) and not _says_any(roles, name)
    ]
    names = [*roles, *unit, *keywords]
    if not fighter.known:
        names.append("not in the catalog")
    name = fighter.name.strip() or fighter.unit_name
    header = Header(numbered(fighter, model), name, tuple(dict.fromkeys(names)))
    header.keywords = tuple(name for name in dict.fromkeys(keywords) if name not in unit)
    header.told = frozenset(header.keywords) & _told(fighter, blocks, header.keywords)
    several = fighter.count > 1 and model is None
    header.count = f"×{fighter.count}" if several else ""
    for cost_type in system.cost_types:
        each = fighter.each.get(cost_type.id)
        if each is not None:
            header.cost = decimal_text(each)
            each_of = " each" if several else ""
            header.cost_unit = cost_type.name + each_of
            header.cost_short = (cost_type.short or cost_type.name) + each_of
            break
    return header


def _unit_line(fighter: Fighter) -> list[str]:
    """The unit, where the name does not say it already: `Levy`, or `Levy 3`."""
    unit = fighter.unit_name.strip()
    rest = fighter.name.strip().casefold().removeprefix(unit.casefold()).strip()
    said = not rest or rest.isdigit()
    return [] if said or not unit else [unit]


def _says(name: str, keyword: str) -> bool:
    """Whether a longer name has the keyword among its words: a flame trooper is a trooper."""
    whole, part = (" ".join(text.casefold().split()) for text in (name, keyword))
    return whole != part and f" {part} " in f" {whole} "


def _says_any(names: list[str], keyword: str) -> bool:
    return any(_says(name, keyword) for name in names)


def _told(fighter: Fighter, blocks: Sequence[Block], keywords: tuple[str, ...]) -> set[str]:
    """Those of the keywords that a rule or the receipt has by their name."""
    leads = {
        paragraph.lead.casefold()
        for block in blocks
        if isinstance(block, Words)
        for paragraph in block.paragraphs
    }
    names = leads | labels_of(fighter)
    return {keyword for keyword in keywords if keyword.casefold() in names}
