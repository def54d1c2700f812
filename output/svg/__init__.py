"""SVG in a small strict profile: what is read is exactly what is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.on_demand import on_demand

if TYPE_CHECKING:
    from output.svg.faces import embed_fonts
    from output.svg.reader import read_svg
    from output.svg.writer import write_svg

__all__ = ["embed_fonts", "read_svg", "write_svg"]

# Writing is imported where something is written: a PDF only reads.
__getattr__ = on_demand(
    __name__,
    {
        "embed_fonts": "faces",
        "read_svg": "reader",
        "write_svg": "writer",
    },
)
