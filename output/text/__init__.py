"""The text engine: fonts, shaping, measuring, wrapping, fitting. Nothing else measures text.

fonts = default_fonts()
body = fonts.font("Barlow Semi Condensed", 400)
shaped = shape("Ślepy traf, 3\u2033", body, fonts)
shaped.width * mm(8)                    # mm at 8 pt
for run in shaped.runs:                 # draw run.glyphs with run.font at run.scale
    ...
"""

from output.text.fonts import Font, FontSet, UnknownFontError, default_fonts
from output.text.shape import Glyph, Run, Shaped, shape

__all__ = [
    "Font",
    "FontSet",
    "Glyph",
    "Run",
    "Shaped",
    "UnknownFontError",
    "default_fonts",
    "shape",
]
