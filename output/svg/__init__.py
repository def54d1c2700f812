"""SVG in a small strict profile: what is read is exactly what is painted."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from output.svg.faces import embed_fonts
    from output.svg.reader import read_svg
    from output.svg.writer import write_svg

__all__ = ["embed_fonts", "read_svg", "write_svg"]

# Writing is imported where something is written: a PDF only reads.
_HOMES = {
    "embed_fonts": "output.svg.faces",
    "read_svg": "output.svg.reader",
    "write_svg": "output.svg.writer",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
