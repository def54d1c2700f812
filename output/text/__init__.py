"""The text engine: fonts, shaping, measuring, wrapping, fitting. Nothing else measures text.

    fonts = default_fonts()
    name = fonts.font("Barlow Condensed", 700)
    size_mm = fit_line("Ślepy traf", name, fonts, 30, mm(19), mm(12))       # None: too wide
    shaped = shape("Ślepy traf", name, fonts)                               # measures in em
    shaped.width * size_mm, [(run.font, run.scale, run.glyphs) for run in shaped.runs]

    rules = Paragraph(parse_marks("**Sure.** Hits on 3+ {bow}"), fonts.faces(BODY, 400, 600), fonts)
    fit = fit_block([rules], 56, 20, mm(8), mm(6.75), gap=0.32)             # leading, then size
    for line in fit.lines[0]:
        for segment in line.segments: ...   # text or icon at x_mm, each to be drawn by itself
    split_block([rules], 56, 20, fit.size_mm, fit.leading).rest             # where not fit.fits

Lengths are mm, widths and heights of letters em; `shape` gives glyphs in the order they stand.
"""

from output.text.fit import Fit, Step, fit_block, fit_line
from output.text.font import Faces, Font
from output.text.font_files import read_font
from output.text.fonts import FontSet, UnknownFontError, default_fonts
from output.text.line import Line, Segment
from output.text.marks import Span, parse_marks, plain_text
from output.text.paragraph import Paragraph
from output.text.shape import Glyph, Run, Shaped, shape
from output.text.sizes import baseline_mm, cap_height_mm, mm, pt, x_height_mm
from output.text.split import Split, split_block, split_lines

__all__ = [
    "Faces",
    "Fit",
    "Font",
    "FontSet",
    "Glyph",
    "Line",
    "Paragraph",
    "Run",
    "Segment",
    "Shaped",
    "Span",
    "Split",
    "Step",
    "UnknownFontError",
    "baseline_mm",
    "cap_height_mm",
    "default_fonts",
    "fit_block",
    "fit_line",
    "mm",
    "parse_marks",
    "plain_text",
    "pt",
    "read_font",
    "shape",
    "split_block",
    "split_lines",
    "x_height_mm",
]
