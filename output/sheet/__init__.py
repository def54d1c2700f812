"""Printed sheets: flow layout on the display list.

    made = sheet_pages(content, load_paper("a4"), "full")      # SheetContent -> SheetPages
    Printout(made.pages)                                       # for the PDF, SVG and PNG writers
    made.sections, made.faults                                 # what the report and --strict say

A `SheetContent` has a head, a foot and sections; a `Section` has a title, a family (its colour and
spine, see `inks`) and blocks. Sections stand in three columns, or across the page.

A block is anything with

    def measure(self, width: float, type_: SheetType) -> Laid

`Laid` holds pieces that never break, each with a height and a `draw(pen, x, y)`; between two pieces
the block may go on in the next column, where its `head` is drawn again. A piece with `keep` is not
the last in a column; `whole(height, draw)` never breaks. Measuring happens at many sizes of type:
texts are set by `type_.set(text, role, width)`, which counts lines and places none of them before
`pen.setting` draws them. All lengths are mm, x to the right and y down; the pen has the section's
colours in `pen.inks`, where an empty colour is not drawn (`inks.tint` where ink is saved). Only
colours hang on the way ink is used: a block is as high in each.

The kinds of block that a catalog may write are in `kinds`, one file each, listed in `kinds.table`.
"""

from output.sheet.content import Section, SheetContent
from output.sheet.laid import Block, Laid, Piece, whole
from output.sheet.pages import SectionReport, SheetPages, sheet_pages
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType

__all__ = [
    "Block",
    "Laid",
    "Pen",
    "Piece",
    "Section",
    "SectionReport",
    "Setting",
    "SheetContent",
    "SheetPages",
    "SheetType",
    "sheet_pages",
    "whole",
]
