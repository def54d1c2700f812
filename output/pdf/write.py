"""A printout to a PDF file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from output.files import write_file
from output.pdf.painter import pdf_bytes
from output.printout import Printout
from output.text import FontSet


def write_pdf(
    printout: Printout, dest: str | os.PathLike[str] | IO[bytes], fonts: FontSet | None = None
) -> None:
    """Writes the PDF of a printout to a path or an open binary file.

    The same printout gives the same bytes. A path is written whole or not at all; InputError
    says why it cannot be.
    """
    data = pdf_bytes(printout, fonts)
    if isinstance(dest, str | os.PathLike):
        write_file(Path(dest), data)
    else:
        dest.write(data)
