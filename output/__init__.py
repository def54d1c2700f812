"""How it looks: a warband to cards, sheets, pages and exports.

Names are fetched when they are first used, so that importing the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

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

_HOMES = {
    "Sheet": "output.page.sheet",
    "card_faces": "output.card",
    "impose": "output.page.impose",
    "load_layout": "output.card",
    "load_sheet": "output.page.sheet",
    "render_png": "output.pdf.png",
    "write_pdf": "output.pdf.write",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
