"""A picture of the cards that a theme has drawn."""

from __future__ import annotations

from pathlib import PurePath

from builder.cli.theme.checking import Checked
from builder.cli.theme.sampling import shown
from output.display import Printout
from output.pdf.painter import pdf_bytes
from schemas.problems import InputError

_DPI = 150.0


def picture_format(output: str) -> str:
    """`png` or `pdf`, as the ending of a file says; PDF for a pipe. InputError for another."""
    ending = PurePath(output).suffix.lower().removeprefix(".") or "pdf"
    if ending not in ("png", "pdf"):
        message = f"`.{ending}` is neither .png nor .pdf; change the ending"
        raise InputError.at(output, message)
    return ending


def picture(checked: Checked, format_: str) -> bytes:
    """Some cards of each game on one page, as PDF, or as PNG of 150 dpi."""
    pdf = pdf_bytes(Printout([shown(checked.drawn)]), checked.looks.fonts)
    if format_ == "pdf":
        return pdf
    from output.pdf.png import render_png

    return render_png(pdf, _DPI)[0]
