"""How it looks: a warband to cards, sheets, pages and exports.

Names are fetched when they are first used, so that importing the package costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.on_demand import on_demand

if TYPE_CHECKING:
    from output.card import card_faces, load_layout
    from output.page.impose import impose
    from output.page.sheet import Sheet, load_sheet
    from output.pdf.png import render_png
    from output.pdf.write import write_pdf

__all__ = [
    "Sheet",
    "card_faces",
    "impose",
    "load_layout",
    "load_sheet",
    "render_png",
    "write_pdf",
]

__getattr__ = on_demand(
    __name__,
    {
        "Sheet": "page.sheet",
        "card_faces": "card",
        "impose": "page.impose",
        "load_layout": "card",
        "load_sheet": "page.sheet",
        "render_png": "pdf.png",
        "write_pdf": "pdf.write",
    },
)
