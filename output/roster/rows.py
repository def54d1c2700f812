"""The figures of a warband as rows: who it is, what it carries, its values, boxes and costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from output.card.blocks import CardView, Plan
from output.card.items import mark_of, name_of
from output.card.profiles import profiles_of
from output.card.view import view_of
from output.export.order import in_card_order
from output.export.words import NO_FIGURE, beside, number_text, one_line
from output.roster.boxes import Boxes, boxes_of
from schemas.card import ProfilesPart
from schemas.finding import Finding
from schemas.record import record
from schemas.warband import Carried, CostTypeView, Fighter, Money, SystemView, Warband

_BOUND = "\N{NO-BREAK SPACE}"
OWN = "*"
"""Behind the name of what the player brought."""


@record
class Piece:
    """An item of the kit in words. `flagged`: it is a cause of an error."""

    text: str
    flagged: bool = False


@record
class Figure:
    """A fighter, or `count` alike ones. What there is not is empty."""

    fighter: str
    number: str
    """As on the card and the base disc."""
    name: str
    also: str
    """Roles, and the unit where the name does not say it."""
    marks: str
    """What is out of the ordinary: it joins another."""
    kit: tuple[Piece, ...]
    below: tuple[str, ...]
    """Lines under the kit: values at places (`Front 3+, Rear 5+`), then further profiles."""
    values: tuple[str, ...]
    """One for each column of the table."""
    boxes: Boxes
    each: str
    count: int
    costs: tuple[str, ...]
    """Of all models: one for each cost type that is shown."""
    flagged: bool = False
    """It is at fault itself, not an item of it."""


@record
class Column:
    """A characteristic over a column."""

    id: str
    name: str
    short: str


def columns_of(views: Iterable[CardView], warband: Warband) -> tuple[Column, ...]:
    """The characteristics that some fighter's card has in its strip, in the order of the card."""
    cells = {cell.id: cell for view in views for cell in view.strip if cell.text}
    return tuple(
        Column(id_, cells[id_].label, cells[id_].short)
        for id_ in in_card_order(cells, warband.system)
    )


def figures_of(
    warband: Warband,
    views: dict[str, CardView],
    columns: tuple[Column, ...],
    cost_types: list[CostTypeView],
    at_fault: frozenset[str],
) -> dict[str, Figure]:
    """Each fighter as a row, by its id. `at_fault` are the causes of errors."""
    names = {fighter.id: fighter.name for fighter in warband.fighters}
    names |= {squad.id: squad.name for squad in warband.squads}
    return {
        fighter.id: _figure(
            fighter, views[fighter.id], columns, cost_types, at_fault, warband.system, names
        )
        for fighter in warband.fighters
    }


def _figure(
    fighter: Fighter,
    view: CardView,
    columns: tuple[Column, ...],
    cost_types: list[CostTypeView],
    at_fault: frozenset[str],
    system: SystemView,
    names: dict[str, str],
) -> Figure:
    kit = tuple(Piece(_piece(item), item.ref in at_fault) for item in fighter.items)
    header = view.header
    line = [word for word in header.line if word not in header.keywords]
    said = map(beside, dict.fromkeys([*fighter.role_names, *line]))
    return Figure(
        fighter=fighter.id,
        number=header.number,
        name=beside(header.name) + (OWN if fighter.own and fighter.known else ""),
        also=", ".join(said),
        marks=", ".join(_marks(fighter, names)),
        kit=kit,
        below=tuple(_below(fighter, view, system)),
        values=tuple(_value(column.id, view) for column in columns),
        boxes=boxes_of(fighter, view),
        each=_cost(fighter.each, cost_types[0]) if cost_types else "",
        count=fighter.count,
        costs=tuple(_cost(fighter.cost, cost_type) for cost_type in cost_types),
        flagged=fighter.id in at_fault and not any(piece.flagged for piece in kit),
    )


def _piece(item: Carried) -> str:
    """The name with the number of copies; a star behind what the player brought."""
    name = beside(name_of(item)).replace(" × ", f"{_BOUND}×{_BOUND}", 1)
    if not item.known:
        return f"{name} ({mark_of(item)})"
    return f"{name}{OWN}" if item.own else name


def _marks(fighter: Fighter, names: dict[str, str]) -> Iterator[str]:
    if fighter.joins:
        yield f"joins {beside(names.get(fighter.joins, fighter.joins))}"


def _below(fighter: Fighter, view: CardView, system: SystemView) -> Iterator[str]:
    for block in view.blocks:
        if isinstance(block, Plan):
            yield ", ".join(f"{side.name} {side.text or NO_FIGURE}" for side in block.sides)
    for part in (*system.card.front, *system.card.back):
        table = profiles_of(part, fighter, system) if isinstance(part, ProfilesPart) else None
        for row in table.rows if table else ():
            pairs = zip(table.columns, row.figures, strict=True) if table else ()
            told = (f"{column.short} {figure.text or NO_FIGURE}" for column, figure in pairs)
            yield one_line(f"{row.name}: {', '.join(told)}")


def _value(id_: str, view: CardView) -> str:
    """The value as its cell on the card has it; of one at places the best and the worst."""
    for cell in view.strip:
        if cell.id == id_:
            return cell.text or NO_FIGURE
    sides = [side for block in view.blocks if isinstance(block, Plan) for side in block.sides]
    texts = [side.text for side in sorted(sides, key=lambda side: -side.strength) if side.text]
    if not texts:
        return NO_FIGURE
    return texts[0] if texts[0] == texts[-1] else f"{texts[0]}–{texts[-1]}"


def _cost(money: Money, cost_type: CostTypeView) -> str:
    amount = money.get(cost_type.id)
    return NO_FIGURE if amount is None else number_text(amount, cost_type.decimals)


def at_fault_in(findings: Iterable[Finding]) -> frozenset[str]:
    """Fighters that an error is of, and items that cause it: ids that the rows have signs for.

    What the whole warband or a squad is at fault for is nobody's own.
    """
    errors = [found for found in findings if found.severity == "error"]
    items = {cause for found in errors for cause in found.cause if "/" in cause}
    return frozenset(items | {found.owner for found in errors})


def cards_of(warband: Warband) -> dict[str, CardView]:
    """What each fighter's card says, by its id."""
    return {one.id: view_of(one, warband.system, warband) for one in warband.fighters}
