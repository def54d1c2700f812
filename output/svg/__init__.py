"""SVG in a small strict profile: what is read is exactly what is painted."""

from output.svg.faces import embed_fonts
from output.svg.reader import read_svg
from output.svg.writer import write_svg

__all__ = ["embed_fonts", "read_svg", "write_svg"]
