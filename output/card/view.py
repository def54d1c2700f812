"""From a fighter to what its card says: the parts of the catalog's card, in their order."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from output.card.blocks import (
    Block,
    CardView,
    Cell,
    Footer,
    Receipt,
    Ticks,
    Words,
)
from output.card.boxes import add_boxes, boxes_of, boxes_of_value, marked
from output.card.choose import is_about
from output.card.figures import arc_of, change_of, figure_of
from output.card.heading import heading
from output.card.icons import icon_names, icon_of, icon_path
from output.card.items import is_table, list_of, plan_of, table_of
from output.card.panel import panel_of
from output.card.profiles import profiles_of
from output.card.receipt import receipt_lines
from output.card.rules import (
    counted_by,
    figures_line,
    figures_of,
    item_rules,
    left_over,
    notes_of,
    own_rules,
    small_print,
    text_of,
    values_of,
)
from schemas.base import edition_text
from schemas.card import (
    ItemsPart,
    PanelPart,
    Part,
    ProfilesPart,
    SlotsPart,
    TextPart,
    TickPart,
    ValuePart,
    ValuesPart,
)
from schemas.warband import Fighter, SystemView, Warband


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
    """The `ref` of each item whose name stands on the card, or how many there are of it."""
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
        header=heading(fighter, system, draft.line, draft.blocks, model),
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
        case PanelPart():
            if is_about(part.if_, fighter):
                draft.blocks += panel_of(part, fighter, draft.system)
        case SlotsPart():
            _add_slots(draft, part)
        case ItemsPart():
            _add_items(draft, part)
        case ProfilesPart():
            if table := profiles_of(part, draft.fighter, draft.system):
                draft.blocks.append(table)
        case TickPart():
            if is_about(part.if_, fighter) and (boxes := boxes_of(part, fighter)):
                ticks = Ticks(part.tick, boxes, last_crossed=part.crossed)
                add_boxes(part.times or "", ticks, draft.ticks, draft.blocks)
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
            _add_value(draft, _plain_value(word))


@cache
def _plain_value(id_: str) -> ValuePart:
    """What the id of a characteristic stands for by itself."""
    return ValuePart(value=id_)


def _add_value(draft: _Draft, part: ValuePart) -> None:
    id_, label = part.value, part.as_
    if any(at == id_ or at.startswith(f"{id_}-") for at in draft.placed):
        return  # `save` has no cell where `save-front` and the others stand on a plan
    draft.told |= counted_by([id_], draft.fighter)
    name, short = draft.system.characteristics.get(id_, (id_, id_))
    value = draft.fighter.values.get(id_)
    if part.words:
        if value is not None and value.text:
            figure = figure_of(value)
            draft.blocks.append(Words([figures_line(id_, label or name, [figure])]))
        return
    cell = Cell(id_, label or name, label or short or name, value.text if value else "")
    cell.under = tuple(figures_of(part.under, draft.fighter, draft.system))
    if value is not None:
        cell.change = change_of(value)
        cell.arc = arc_of(value) if part.arc else 0
        if boxes := boxes_of_value(part, value):
            ticks = Ticks(label or name, boxes, last_crossed=True)
            ticks = marked(ticks, part.marks, draft.fighter)
            add_boxes(id_, ticks, draft.ticks, draft.blocks)
    draft.strip.append(cell)


def _add_values(draft: _Draft, part: ValuesPart) -> None:
    line = values_of(part, draft.fighter, draft.system)
    if line is not None:
        draft.told |= counted_by(part.values, draft.fighter)
        draft.blocks.append(Words([line]))


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


def _receipt(
    fighter: Fighter, system: SystemView, warband: Warband | None, alone: bool
) -> list[Receipt]:
    lines = receipt_lines(fighter, system.cost_types, alone) + small_print(fighter, warband)
    return [Receipt(lines)] if lines else []


def _footer(fighter: Fighter, system: SystemView, warband: Warband | None) -> Footer:
    left = [warband.name] if warband and warband.name else []
    left += [fighter.squad_name] if fighter.squad_name else []
    edition = edition_text(system.edition)
    game = f"{system.short or system.name}{edition}"
    # Figures of the player's own are not those that the catalog vouches for.
    credit = game if fighter.own else system.card.credit or game
    own = " · own content" if fighter.own or any(item.own for item in fighter.items) else ""
    choices = [credit] if isinstance(credit, str) else credit
    return Footer(" · ".join(left), tuple(choice + own for choice in choices))


def _emblem(fighter: Fighter, warband: Warband | None) -> str:
    """The fighter's emblem, else the icon of its dearest weapon, else the warband's, else one."""
    weapons = [item for item in fighter.items if item.kind == "weapon"]
    weapons.sort(key=lambda item: -max([amount or 0 for amount in item.cost.values()], default=0))
    choices = [fighter.emblem, *map(icon_of, weapons), warband.emblem if warband else ""]
    return next((name for name in choices if name and icon_path(name)), icon_names().last)
