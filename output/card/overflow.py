"""What has no room where it belongs is said in words instead: nothing is cut, nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from output.card.blocks import (
    Block,
    CardView,
    Cell,
    Figure,
    Footer,
    Header,
    Panel,
    Paragraph,
    Receipt,
    Row,
    Table,
    Ticks,
    Words,
)
from output.card.figures import DASH, pointed
from output.card.flow_panel import PanelFlow
from output.card.flow_ticks import TicksFlow
from output.card.footer import FooterType
from output.card.layout import Elastic
from output.card.row_type import fit_name, text_of
from output.card.rules import figures_line
from output.card.strip import StripType
from output.card.table_head import column_widths, room_of_columns
from output.card.typeset import TypeSet
from output.text import paragraph as said

_ROUNDING = 1e-6
_MANY_LINES = 2
"""Fewer lines under a name have room on a face of any size."""
_MANY_FACES = 99
"""A footer with the widest face number has the least room."""


def settled(view: CardView, type_: TypeSet) -> CardView:
    """The view with values, columns and long texts moved to where they have room."""
    narrow = [b for b in view.blocks if isinstance(b, Panel) and PanelFlow.too_wide(b, type_)]
    strip, told = _strip([*view.strip, *(panel.cell for panel in narrow)], type_)
    ticks, untickable = _ticks(view.ticks, type_)
    told += [*untickable, *_footer(view.footer, type_)]
    blocks: list[Block] = [Words(told)] if told else []
    for block in view.blocks:
        match block:
            case Table():
                blocks += _table(block, _RowRoom(strip, view.footer, type_), type_)
            case Panel() if any(block is one for one in narrow):
                blocks.append(Words(_of_panel(block)))
            case _:
                blocks.append(block)
    return replace(view, strip=strip, ticks=ticks, blocks=_joined(blocks))


def with_whole_name(view: CardView, header: Header) -> CardView:
    """The view with the name as its first paragraph, for a header that holds only part of it."""
    name = Words([Paragraph("name", "Name", header.name, plain=True)])
    return replace(view, blocks=_joined([name, *view.blocks]))


def with_keywords(view: CardView, keywords: Sequence[str]) -> CardView:
    """The view with keywords in words after everything else, for a header without room for them."""
    last = Words([Paragraph("keywords", "Keywords", ", ".join(keywords), plain=True)])
    return replace(view, blocks=_joined([*view.blocks, last]))


def _strip(cells: list[Cell], type_: TypeSet) -> tuple[list[Cell], list[Paragraph]]:
    kept = [cell for cell in cells if not StripType.too_wide(cell, type_)]
    while len((strips := StripType(kept, type_)).rows) > type_.layout.strip.most_strips:
        kept.pop()
    told = [
        figures_line(cell.id, cell.label, [Figure(cell.text or DASH, cell.change)])
        for cell in cells
        if cell not in kept
    ]
    without = strips.without_room()
    under = [
        figure for cell in cells if cell.id in without or cell not in kept for figure in cell.under
    ]
    kept = [replace(cell, under=()) if cell.id in without else cell for cell in kept]
    return kept, [*told, *([figures_line("under", "", under)] if under else [])]


def _of_panel(panel: Panel) -> list[Paragraph]:
    """What stands beside a figure that went to the strip."""
    bars = [Figure(bar.text, label=bar.name) for bar in panel.bars]
    return [
        *([figures_line("beside", "", panel.beside)] if panel.beside else []),
        *([figures_line("bars", panel.title, bars)] if bars else []),
    ]


def _ticks(ticks: list[Ticks], type_: TypeSet) -> tuple[list[Ticks], list[Paragraph]]:
    """Those whose labels have room beside a box; the others with their boxes in words."""
    told = [tick for tick in ticks if TicksFlow.too_wide(tick, type_)]
    return [tick for tick in ticks if tick not in told], [
        Paragraph("boxes", tick.label, "□ " * tick.boxes, plain=True) for tick in told
    ]


def _footer(footer: Footer, type_: TypeSet) -> list[Paragraph]:
    """What a footer has room for only the beginning of."""
    cut = FooterType(footer, _MANY_FACES, type_).cut
    return [Paragraph("footer", "", text, plain=True) for text in cut]


@dataclass
class _RowRoom:
    """The height for rows of a table on a first face, looked at only where it matters."""

    strip: list[Cell]
    footer: Footer
    type: TypeSet

    @cached_property
    def height(self) -> float:
        """In mm."""
        layout, type_ = self.type.layout, self.type
        over = layout.header.height + StripType(self.strip, type_).height()
        under = layout.more + FooterType(self.footer, _MANY_FACES, type_).height
        head, after = (_dense(height, type_) for height in (layout.table.head, layout.table.after))
        return layout.height_mm - over - under - head - after

    def is_too_low(self, row: Row, text: said.Paragraph, lines: int) -> bool:
        """Whether a row with so many lines of text is higher, as close as they may stand."""
        if lines < _MANY_LINES:
            return False
        type_ = self.type
        pitch = _dense(type_.pitch(text, "trait", type_.asked("trait")), type_)
        needs = type_.layout.type["needs"].leading * type_.asked("needs") if row.bands else 0.0
        return _dense(type_.layout.table.row, type_) + needs + lines * pitch > self.height


def _dense(height: Elastic, type_: TypeSet) -> float:
    """A height where all stands as close as may be."""
    return height[0] + height[1] * type_.layout.ladder.dense.least


def _table(table: Table, face: _RowRoom, type_: TypeSet) -> list[Block]:
    """The table, and after it what is too long for a row, or a row too high for a face."""
    table = _with_bands(_narrowed(table, type_), type_)
    measures = type_.layout.table
    indent = measures.icon + measures.icon_gap
    room = type_.layout.measure_mm - indent
    columns = sum(column_widths(table, type_))
    rows: list[Row] = []
    told: list[Paragraph] = []
    for row in table.rows:
        if len(fit_name(row.name, room - columns, type_).lines) > measures.most_name_lines:
            told.append(_in_words(row, table))
            continue
        text = text_of(row, type_)
        lines = text.line_count(room, type_.asked("trait")) if text else 0
        if text and (lines > measures.most_text_lines or face.is_too_low(row, text, lines)):
            told.append(Paragraph(row.item, row.name, row.text))
            row = replace(row, text="")
        rows.append(row)
    found: list[Block] = [replace(table, rows=rows)] if rows else []
    return [*found, Words(told)] if told else found


def _narrowed(table: Table, type_: TypeSet) -> Table:
    """The table without the columns that would leave the names too little room.

    Range bands stay to the last, and then stand on a line under the name.
    """
    if not _bands_have_room(table, type_):
        table = _bands_on_a_line(table)
    while (plain := [at for at, c in enumerate(table.columns) if not c.band]) and _too_wide(
        table, type_
    ):
        rows = [_without(plain[-1], row, table) for row in table.rows]
        columns = [column for at, column in enumerate(table.columns) if at != plain[-1]]
        table = replace(table, columns=columns, rows=rows)
    return table


def _too_wide(table: Table, type_: TypeSet) -> bool:
    room = room_of_columns(table, type_)
    return sum(column_widths(table, type_)) > room + _ROUNDING


def _bands_have_room(table: Table, type_: TypeSet) -> bool:
    """Whether columns of range bands would have room by themselves."""
    bands = replace(table, columns=[c for c in table.columns if c.band], rows=[])
    return not _too_wide(bands, type_)


def _bands_on_a_line(table: Table) -> Table:
    """The table without columns of range bands."""
    kept = [at for at, column in enumerate(table.columns) if not column.band]
    columns = [table.columns[at] for at in kept]
    rows = [replace(row, figures=tuple(row.figures[at] for at in kept)) for row in table.rows]
    return replace(table, columns=columns, rows=rows)


def _with_bands(table: Table, type_: TypeSet) -> Table:
    """The table, each range band said once: in columns where it has such, else on a line."""
    if not any(column.band for column in table.columns):
        return table
    return replace(table, rows=[replace(row, bands=()) for row in table.rows])


def _without(at: int, row: Row, table: Table) -> Row:
    said = _said(table, row, at)
    text = " · ".join(part for part in (said, row.text) if part)
    return replace(row, figures=(*row.figures[:at], *row.figures[at + 1 :]), text=text)


def _in_words(row: Row, table: Table) -> Paragraph:
    """A row as a paragraph: the name, its figures and what is needed, then its text."""
    said = [_said(table, row, at) for at in range(len(table.columns))]
    said += [f"{band.label} {band.value}" for band in row.bands]
    mark = f"{row.mark.capitalize()}." if row.mark else ""
    figures = " · ".join(part for part in said if part)
    return Paragraph(
        row.item, row.name, " ".join(part for part in (figures, mark, row.text) if part)
    )


def _said(table: Table, row: Row, at: int) -> str:
    figure = row.figures[at]
    if not figure.text:
        return ""
    boxed = f" ({figure.boxed})" if figure.boxed else ""
    return f"{table.columns[at].label} {pointed(figure)}{boxed}"


def _joined(blocks: list[Block]) -> list[Block]:
    """Words that follow words are one block; the small print stands last."""
    found: list[Block] = []
    small = [block for block in blocks if isinstance(block, Receipt)]
    for block in blocks:
        if isinstance(block, Receipt):
            continue
        if isinstance(block, Words) and found and isinstance(found[-1], Words):
            found[-1] = Words([*found[-1].paragraphs, *block.paragraphs])
        else:
            found.append(block)
    return [*found, *small]
