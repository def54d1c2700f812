"""Typst from process start to finished PDF: `typst_cold.py FOLDER OUT.pdf`."""

import sys
from pathlib import Path

import typst

folder, out = sys.argv[1:]
fonts = Path(__file__).resolve().parent.parent / "templates" / "fonts"
typst.compile(
    str(Path(folder) / "cards.typ"),
    output=out,
    root=folder,
    font_paths=[str(fonts)],
    ignore_system_fonts=True,
    sys_inputs={"data": "cards.json"},
)
