"""A picture of the cards that a theme has drawn."""

from __future__ import annotations

from pathlib import Path, PurePath

from builder.cli.theme.checking import Checked
from builder.cli.theme.sampling import shown
from output.export.words import listed
from output.pdf.painter import pdf_bytes
from output.printout import Printout
from schemas.problems import InputError

FORMATS = ("png", "pdf", "svg")
_DPI = 150.0


def picture_format(output: str) -> str:
    """`png`, `pdf` or `svg`, as the ending of a file says; without one, and for a pipe, `pdf`.

    Raises InputError for another ending, and for a folder.
    """
    if output.endswith(("/", "\\")) or Path(output).is_dir():
        raise InputError.at(output, "is a folder; the cards are one picture, name a file in it")
    ending = PurePath(output).suffix.lower().removeprefix(".") or "pdf"
    if ending not in FORMATS:
        message = (
            f"`.{ending}` is none of {listed(f'.{one}' for one in FORMATS)}; change the ending"
        )
        raise InputError.at(output, message)
    return ending


def picture(checked: Checked, format_: str) -> bytes:
    """Some cards of each game on one page, as PDF, as SVG, or as PNG of 150 dpi."""
    page, fonts = shown(checked.drawn), checked.looks.fonts
    if format_ == "svg":
        from output.svg.writer import write_svg

        return write_svg(page, fonts).encode()
    pdf = pdf_bytes(Printout([page]), fonts)
    if format_ == "pdf":
        return pdf
    from output.pdf.png import render_png

    return render_png(pdf, _DPI)[0]
