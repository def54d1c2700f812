"""From a fighter to what its card says: the parts of the catalog's card, in their order."""

from __future__ import annotations

from dataclasses import dataclass, field

from output.card.blocks import (
    Block,
    CardView,
    Cell,
    Footer,
    Header,
    Receipt,
    Ticks,
    Words,
)
from output.card.boxes import add_boxes, boxes_of, marked
from output.card.choose import is_about
from output.card.icons import icon_names, icon_of, icon_path
from output.card.items import is_table, list_of, plan_of, table_of
from output.card.profiles import profiles_of
from output.card.receipt import labels_of, receipt_lines
from output.card.rules import (
    item_rules,
    left_over,
    notes_of,
    own_rules,
    small_print,
    text_of,
    values_of,
)
from schemas.base import decimal_text
from schemas.card import (
    ItemsPart,
    Part,
    ProfilesPart,
    SlotsPart,
    TextPart,
    TickPart,
    ValuePart,
    ValuesPart,
)
from schemas.warband import Fighter, SystemView, Value, Warband

MOST_MODELS = 26
"""Models of one line that have a letter each."""


@dataclass(slots=True)
class _Draft:
    """The card while its parts are gone through."""

    fighter: Fighter
    system: SystemView
    strip: list[Cell] = field(default_factory=list)
    ticks: list[Ticks] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    line: list[str] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    """The `ref` of each item whose name stands on the card."""
    explained: set[str] = field(default_factory=set)
    """The `ref` of each item whose text stands there too."""
    placed: tuple[str, ...] = ()
    """Characteristics that the fighter has at places, on a plan."""
    rules_at: int | None = None
    """Where among the blocks the rules belong."""


def view_of(
    fighter: Fighter,
    system: SystemView,
    warband: Warband | None = None,
    model: int | None = None,
) -> CardView:
    """Everything that a fighter's card says, in order. The warband gives name, colour and emblem.

    `model`: which of several alike ones the card is of, counted from 1; None: it is of them all.
    Nothing of the fighter is left out: what no part of the catalog's card shows comes last.
    """
    draft = _Draft(fighter, system)
    parts = [*system.card.front, *system.card.back]
    draft.placed = tuple(
        id_
        for part in parts
        if isinstance(part, SlotsPart) and plan_of(part, fighter)
        for id_ in part.show
    )
    for part in parts:
        _add(draft, part)
    _add_rules(draft)
    return CardView(
        fighter=fighter.id,
        header=_header(draft, model),
        strip=draft.strip,
        ticks=draft.ticks,
        blocks=[*draft.blocks, *_receipt(fighter, system, warband, model is not None)],
        footer=_footer(fighter, system, warband),
        count=fighter.count if model is None else 1,
        emblem=_emblem(fighter, warband),
        picture=fighter.picture,
    )


def _add(draft: _Draft, part: Part) -> None:
    fighter = draft.fighter
    match part:
        case str():
            _add_word(draft, part)
        case ValuePart():
            if is_about(part.if_, fighter):
                _add_value(draft, part)
        case ValuesPart():
            if is_about(part.if_, fighter):
                _add_values(draft, part)
        case SlotsPart():
            _add_slots(draft, part)
        case ItemsPart():
            _add_items(draft, part)
        case ProfilesPart():
            if table := profiles_of(part, draft.fighter, draft.system):
                draft.blocks.append(table)
        case TickPart():
            if is_about(part.if_, fighter) and (boxes := boxes_of(part, fighter)):
                add_boxes(part.times or "", Ticks(part.tick, boxes), draft.ticks, draft.blocks)
        case TextPart():
            if is_about(part.if_, fighter):
                draft.blocks.append(Words([text_of(part)]))


def _add_word(draft: _Draft, word: str) -> None:
    fighter = draft.fighter
    in_header = not (draft.strip or draft.blocks)
    match word:
        case "role":
            draft.line += fighter.role_names
        case "keywords" if in_header:
            draft.line += fighter.keyword_names
        case "keywords" if fighter.keyword_names:
            draft.blocks.append(Words([list_of("keywords", "Keywords", fighter.keyword_names)]))
        case "rules":
            draft.rules_at = len(draft.blocks)
        case "notes" if fighter.notes.strip():
            draft.blocks.append(Words(notes_of(fighter)))
        case _ if word in draft.system.characteristics:
            _add_value(draft, ValuePart(value=word))


def _add_value(draft: _Draft, part: ValuePart) -> None:
    id_, label = part.value, part.as_
    if any(at == id_ or at.startswith(f"{id_}-") for at in draft.placed):
        return  # `save` has no cell where `save-front` and the others stand on a plan
    name, short = draft.system.characteristics.get(id_, (id_, id_))
    value = draft.fighter.values.get(id_)
    if part.words:
        if value is not None and value.text:
            draft.blocks.append(Words([list_of(id_, label or name, [value.text])]))
        return
    cell = Cell(id_, label or name, label or short or name, value.text if value else "")
    if value is not None:
        cell.worse = _is_worse(value)
        if part.boxes and isinstance(value.number, int) and value.number > 1:
            ticks = Ticks(label or name, value.number, last_crossed=True)
            ticks = marked(ticks, part.marks, draft.fighter)
            add_boxes(id_, ticks, draft.ticks, draft.blocks)
    draft.strip.append(cell)


def _add_values(draft: _Draft, part: ValuesPart) -> None:
    line = values_of(part, draft.fighter, draft.system)
    if line is not None:
        draft.blocks.append(Words([line]))


def _is_worse(value: Value) -> bool:
    """Whether a value is worse than what the fighter began with."""
    if value.number is None or value.base is None or value.better == "none":
        return False
    if value.better == "low":
        return value.number > value.base
    return value.number < value.base


def _add_slots(draft: _Draft, part: SlotsPart) -> None:
    plan = plan_of(part, draft.fighter)
    if plan is None:
        return
    if part.plan == "sides" and len(plan.sides) == 4:
        draft.blocks.append(plan)
    else:
        names = [f"{side.name} {side.text}" for side in plan.sides]
        draft.blocks.append(Words([list_of("slots", "", names)]))


def _add_items(draft: _Draft, part: ItemsPart) -> None:
    if is_table(part):
        table, items, explained = table_of(part, draft.fighter, draft.system)
        if table.rows:
            draft.blocks.append(table)
    else:
        paragraphs, items, explained = item_rules(part, draft.fighter, draft.system)
        if paragraphs:
            draft.blocks.append(Words(paragraphs))
    draft.told |= {item.ref for item in items}
    draft.explained |= {item.ref for item in explained}


def _add_rules(draft: _Draft) -> None:
    """The rules where the catalog wants them, else last; then what nothing else has shown."""
    paragraphs, explained = own_rules(draft.fighter, draft.explained)
    draft.told |= explained
    at = draft.rules_at if draft.rules_at is not None else len(draft.blocks)
    if paragraphs:
        draft.blocks.insert(at, Words(paragraphs))
    rest = left_over(draft.fighter, draft.told)
    if rest:
        draft.blocks.append(Words(rest))


def _header(draft: _Draft, model: int | None) -> Header:
    fighter = draft.fighter
    roles = [name for name in draft.line if name in fighter.role_names]
    unit = _unit_line(fighter)
    keywords = [
        name
        for name in draft.line
        if name not in roles and not _says(fighter.unit_name, name) and not _says_any(roles, name)
    ]
    line = [*roles, *unit, *keywords]
    if not fighter.known:
        line.append("not in the catalog")
    name = fighter.name.strip() or fighter.unit_name
    number = f"{fighter.number}{_letter(model)}" if model is not None else str(fighter.number)
    header = Header(number, name, tuple(dict.fromkeys(line)))
    header.keywords = tuple(name for name in dict.fromkeys(keywords) if name not in unit)
    header.told = frozenset(header.keywords) & _told(draft, header.keywords)
    several = fighter.count > 1 and model is None
    header.count = f"×{fighter.count}" if several else ""
    for cost_type in draft.system.cost_types:
        each = fighter.each.get(cost_type.id)
        if each is not None:
            header.cost = decimal_text(each)
            each_of = " each" if several else ""
            header.cost_unit = cost_type.name + each_of
            header.cost_short = (cost_type.short or cost_type.name) + each_of
            break
    return header


def _letter(model: int) -> str:
    """a, b, c … for the models of a line."""
    if not 1 <= model <= MOST_MODELS:
        raise ValueError(f"model {model} has no letter; there are {MOST_MODELS}")
    return chr(ord("a") + model - 1)


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


def _told(draft: _Draft, keywords: tuple[str, ...]) -> set[str]:
    """Those of the keywords that a rule or the receipt has by their name."""
    leads = {
        paragraph.lead.casefold()
        for block in draft.blocks
        if isinstance(block, Words)
        for paragraph in block.paragraphs
    }
    names = leads | labels_of(draft.fighter)
    return {keyword for keyword in keywords if keyword.casefold() in names}


def _receipt(
    fighter: Fighter, system: SystemView, warband: Warband | None, alone: bool
) -> list[Receipt]:
    lines = receipt_lines(fighter, system.cost_types, alone) + small_print(fighter, warband)
    return [Receipt(lines)] if lines else []


def _footer(fighter: Fighter, system: SystemView, warband: Warband | None) -> Footer:
    left = [warband.name] if warband and warband.name else []
    left += [fighter.squad_name] if fighter.squad_name else []
    edition = f", {system.edition} ed." if system.edition else ""
    credit = system.card.credit or f"{system.short or system.name}{edition}"
    own = " · own content" if fighter.own or any(item.own for item in fighter.items) else ""
    choices = [credit] if isinstance(credit, str) else credit
    return Footer(" · ".join(left), tuple(choice + own for choice in choices))


def _emblem(fighter: Fighter, warband: Warband | None) -> str:
    """The fighter's emblem, else the icon of its dearest weapon, else the warband's, else one."""
    weapons = [item for item in fighter.items if item.kind == "weapon"]
    weapons.sort(key=lambda item: -max([amount or 0 for amount in item.cost.values()], default=0))
    choices = [fighter.emblem, *map(icon_of, weapons), warband.emblem if warband else ""]
    return next((name for name in choices if name and icon_path(name)), icon_names().last)
