"""Words on a card: rules, texts of items, notes, and the small print."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from output.card.blocks import Figure, Paragraph
from output.card.figures import figure_of
from output.card.items import chosen, is_told_by_name, list_of, mark_of, name_of
from output.card.receipt import labels_of
from schemas.card import ItemsPart, TextPart, ValuesPart
from schemas.warband import Carried, Fighter, SystemView, Warband

_TOGETHER = "\N{NO-BREAK SPACE}"


def own_rules(fighter: Fighter, explained: set[str]) -> tuple[list[Paragraph], set[str]]:
    """The fighter's rules, then the texts of items that stand nowhere yet, and whose they are."""
    paragraphs = [Paragraph(rule.id, rule.name, rule.text.strip()) for rule in fighter.rules]
    items = [item for item in fighter.items if item.text and item.ref not in explained]
    return paragraphs + [_paragraph(item) for item in items], {item.ref for item in items}


def item_rules(
    part: ItemsPart, fighter: Fighter, system: SystemView
) -> tuple[list[Paragraph], list[Carried], list[Carried]]:
    """Items as paragraphs, those shown, and those whose text is shown."""
    items = chosen(part, fighter)
    told = [item for item in items if part.text and (item.text or _chip(item, part.chip))]
    named = [item for item in items if item not in told]
    paragraphs = [replace(_paragraph(item), chip=_chip(item, part.chip)) for item in told]
    for kind in dict.fromkeys("" if part.title else item.kind for item in named):
        title = part.title or system.kind_names.get(kind, ("", ""))[1] or kind.capitalize()
        of_it = [item for item in named if kind in ("", item.kind)]
        paragraphs.append(list_of(of_it[0].kind, title, map(_named, of_it)))
    return paragraphs, items, told


def _chip(item: Carried, id_: str | None) -> str:
    """The value on the chip, and what it is: `1 APL`."""
    value = item.values.get(id_ or "")
    return f"{value.text} {value.short}" if value is not None and value.text else ""


def left_over(fighter: Fighter, told: set[str]) -> list[Paragraph]:
    """Items that stand nowhere yet, the receipt included; unknown ones are always said."""
    receipts = " ".join(labels_of(fighter))
    rest = [
        item
        for item in fighter.items
        if item.ref not in told
        and (item.own or not item.known or item.name.casefold() not in receipts)
    ]
    return [list_of("also", "Also", map(_named, rest))] if rest else []


def counted_by(ids: Iterable[str], fighter: Fighter) -> set[str]:
    """The `ref` of each item that a value counts, and nothing else: as `Experience 74` says it."""
    found: set[str] = set()
    for value in (fighter.values[id_] for id_ in ids if id_ in fighter.values):
        causes = {line.cause for line in value.receipt.lines if line.amount != 0}
        found |= {
            item.ref
            for item in fighter.items
            if causes == {item.ref} and value.text and value.number == item.copies
        }
    return found


def notes_of(fighter: Fighter) -> list[Paragraph]:
    """The player's notes, a paragraph for each line of them."""
    lines = [line for line in fighter.notes.splitlines() if line.strip()]
    return [
        Paragraph("notes", "" if at else "Notes", line.strip(), plain=True)
        for at, line in enumerate(lines)
    ]


def text_of(part: TextPart) -> Paragraph:
    """A text of the catalog's own."""
    return Paragraph("text", "", part.text)


def values_of(part: ValuesPart, fighter: Fighter, system: SystemView) -> Paragraph | None:
    """Characteristics by their short names, on one line; None where there is no value."""
    said = figures_of(part.values, fighter, system)
    return figures_line("values", part.title or "", said) if said else None


def figures_of(ids: list[str], fighter: Fighter, system: SystemView) -> list[Figure]:
    """The characteristics that the fighter has, by their short names."""
    found = []
    for id_ in ids:
        name, short = system.characteristics.get(id_, (id_, ""))
        value = fighter.values.get(id_)
        if value is not None and value.text:
            found.append(figure_of(value, short or name))
    return found


def figures_line(id_: str, lead: str, figures: Iterable[Figure]) -> Paragraph:
    """Values on one line."""
    figures = tuple(figures)
    text = " · ".join(f"{f.label}{_TOGETHER}{f.text}" if f.label else f.text for f in figures)
    return Paragraph(id_, lead, text, plain=True, figures=figures)


def small_print(fighter: Fighter, warband: Warband | None) -> list[tuple[str, str]]:
    """Why the price is the player's own, and which findings were accepted for what reason."""
    labels = " ".join(line.label for r in fighter.receipts.values() for line in r.lines)
    untold = fighter.why and fighter.why not in labels
    lines = [("Own price:", fighter.why)] if untold else []
    accepted = warband.roster.accepted if warband and "points" not in warband.hidden else []
    lines += [
        ("Accepted:", f"{found.reason} ({found.code})" if found.reason else found.code)
        for found in accepted
        if found.owner == fighter.id
    ]
    return lines


def _paragraph(item: Carried) -> Paragraph:
    return Paragraph(item.id, _named(item), f"{item.text} {item.why}".strip())


def _named(item: Carried) -> str:
    place = item.slot_name.lower() if is_told_by_name(item.slot) else ""
    said = [one for one in (place, mark_of(item)) if one]
    return f"{name_of(item)} ({', '.join(said)})" if said else name_of(item)
