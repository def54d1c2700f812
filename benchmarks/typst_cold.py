"""Typst from process start to finished PDF: `typst_cold.py FOLDER OUT.pdf [yes]`, with backs."""

import sys
from pathlib import Path

import typst

folder, out, backs = (*sys.argv[1:], "no")[:3]
fonts = Path(__file__).resolve().parent.parent / "templates" / "fonts"
typst.compile(
    str(Path(folder) / "cards.typ"),
    output=out,
    root=folder,
    font_paths=[str(fonts)],
    ignore_system_fonts=True,
    sys_inputs={"data": "cards.json", "backs": backs},
)
