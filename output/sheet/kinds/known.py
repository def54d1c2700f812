"""The kinds of block that a catalog may write: for each its model, and what lays it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from output.sheet.kinds.bands import BandsBlock, WeaponBands
from output.sheet.kinds.board import Area, BoardBlock
from output.sheet.kinds.bullets import BulletsBlock
from output.sheet.kinds.callout import CalloutBlock
from output.sheet.kinds.cancel import CancelBlock, Case
from output.sheet.kinds.checklist import ChecklistBlock
from output.sheet.kinds.defs import DefsBlock
from output.sheet.kinds.dice import Die, die_of
from output.sheet.kinds.discs import DiscsBlock
from output.sheet.kinds.duel import DuelBlock, Moment
from output.sheet.kinds.gloss import GlossBlock
from output.sheet.kinds.graph import Arrow, GraphBlock, NodeBox
from output.sheet.kinds.mods import ModsBlock
from output.sheet.kinds.panels import PanelBox, PanelsBlock
from output.sheet.kinds.paragraph import ParaBlock
from output.sheet.kinds.side_by_side import RowBlock
from output.sheet.kinds.steps import StepsBlock
from output.sheet.kinds.strip import StripBlock
from output.sheet.kinds.table import TOP, Col, TableBlock
from output.sheet.kinds.timeline import StageBox, TimelineBlock
from output.sheet.laid import Block
from schemas import diagrams, text_blocks
from schemas.blocks import AnyBlock
from schemas.blocks import RowBlock as SaidRow


def block_of(model: AnyBlock) -> Block:
    """What lays a block out, its switches settled."""
    return KINDS[type(model)](model)


def _table(model: text_blocks.TableBlock) -> Block:
    cols = [Col(col.head, col.align, float(col.flex)) for col in model.cols]
    pad = TOP if model.vp is None else float(model.vp)
    return TableBlock(cols, model.rows, pad, model.keep)


def _graph(model: diagrams.Graph) -> Block:
    nodes = [
        NodeBox(
            node.id,
            float(node.x),
            float(node.w),
            node.title,
            node.text,
            node.row,
            node.span,
            node.style,
        )
        for node in model.nodes
    ]
    arrows = [Arrow(edge.from_, edge.to, edge.via) for edge in model.edges]
    return GraphBlock(nodes, arrows, float(model.w))


def _duel(model: diagrams.Duel) -> Block:
    def dice(values: list[int], spent: list[int]) -> list[Die]:
        return [
            Die(str(value), value == model.crit, at in spent) for at, value in enumerate(values)
        ]

    moments = [Moment(dice(row.a, row.xa), dice(row.b, row.xb), row.text) for row in model.rows]
    return DuelBlock((model.an, model.bn), moments)


def _cancel(model: diagrams.Cancel) -> Block:
    return CancelBlock(
        [
            Case([*map(die_of, row.save)], [*map(die_of, row.hit)], row.ok, row.text)
            for row in model.rows
        ]
    )


def _area(cells: list[Any]) -> Area:
    x, y, wide, high = map(float, cells[:4])
    return x, y, wide, high


def _board(model: diagrams.Board) -> Block:
    width, height = model.size
    return BoardBlock(
        (float(width), float(height)),
        [(_area(zone), "".join(zone[4:])) for zone in model.zones],
        [_area(piece) for piece in model.terrain],
        [(float(point[0]), float(point[1]), "".join(point[2:])) for point in model.points],
        [(_area(dim), dim[4]) for dim in model.dims],
        float(model.maxh),
    )


def _bands(model: diagrams.BandsBlock) -> Block:
    rows = [
        WeaponBands(
            row.name,
            row.att,
            [(float(start), float(end), _signed(modifier)) for start, end, modifier in row.bands],
            row.text,
            row.cost,
        )
        for row in model.rows
    ]
    over_attacks, over_costs = model.heads
    return BandsBlock([*map(float, model.edges)], rows, model.unit, (over_attacks, over_costs))


def _signed(modifier: str) -> str:
    """A modifier with its sign: `1` is `+1`; what is no number stays as it is."""
    try:
        number = float(modifier.replace("−", "-"))
    except ValueError:
        return modifier
    return f"{number:+g}".replace("-", "−") if number else "0"


KINDS: dict[type, Callable[[Any], Block]] = {
    text_blocks.Para: lambda model: ParaBlock(model.text),
    text_blocks.Bullets: lambda model: BulletsBlock(model.items),
    text_blocks.Steps: lambda model: StepsBlock(model.items, model.start),
    text_blocks.Checklist: lambda model: ChecklistBlock(model.items),
    text_blocks.TableBlock: _table,
    text_blocks.Mods: lambda model: ModsBlock(
        model.rows, float(model.pill) if model.pill else None
    ),
    text_blocks.Strip: lambda model: StripBlock(model.rows),
    text_blocks.Defs: lambda model: DefsBlock(
        model.items, float(model.term) if model.term else None
    ),
    text_blocks.Gloss: lambda model: GlossBlock(
        model.name, model.text, model.tag, model.icon or ""
    ),
    text_blocks.Callout: lambda model: CalloutBlock(
        model.style, model.text, model.label, model.bare
    ),
    diagrams.Timeline: lambda model: TimelineBlock(
        [StageBox(stage.title, stage.text, stage.family or "") for stage in model.stages]
    ),
    diagrams.Panels: lambda model: PanelsBlock(
        [PanelBox(panel.title, panel.who, panel.steps) for panel in model.panels]
    ),
    diagrams.Graph: _graph,
    diagrams.Cancel: _cancel,
    diagrams.Duel: _duel,
    diagrams.Board: _board,
    diagrams.BandsBlock: _bands,
    diagrams.Discs: lambda model: DiscsBlock(
        [(float(size), label) for size, label in model.discs],
        model.unit,
        model.shows == "diameter",
    ),
    SaidRow: lambda model: RowBlock([*map(block_of, model.blocks)], [*map(float, model.w)]),
}
"""A kind is its model, a file beside this one, and a row here."""
