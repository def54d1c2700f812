"""The same cards by Typst, fed resolved JSON with the fields of our own card views."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from output.card.blocks import CardView, Plan, Receipt, Table, Words

HERE = Path(__file__).parent


def card_json(view: CardView) -> dict[str, Any]:
    """A card's fields as plain data."""
    head = view.header
    return {
        "number": head.number,
        "name": head.name,
        "line": " · ".join(head.line),
        "cost": head.cost,
        "unit": head.cost_unit,
        "strip": [{"label": cell.label, "text": cell.text} for cell in view.strip],
        "ticks": [{"label": tick.label, "boxes": tick.boxes} for tick in view.ticks],
        "blocks": [_block(block) for block in view.blocks],
        "left": view.footer.left,
        "right": view.footer.right,
    }


def _block(block: Plan | Table | Words | Receipt) -> dict[str, Any]:
    match block:
        case Plan():
            sides = [{"name": side.name, "text": side.text} for side in block.sides]
            return {"kind": "plan", "sides": sides}
        case Table():
            rows = [
                {
                    "name": row.name,
                    "figures": list(row.figures),
                    "bands": " · ".join(f"{band.label} {band.value}" for band in row.bands),
                    "text": row.text,
                }
                for row in block.rows
            ]
            columns = [column.label for column in block.columns]
            return {"kind": "table", "title": block.title, "columns": columns, "rows": rows}
        case Words():
            paragraphs = [{"lead": p.lead, "text": p.text} for p in block.paragraphs]
            return {"kind": "words", "paragraphs": paragraphs}
        case Receipt():
            lines = [{"lead": lead, "text": text} for lead, text in block.lines]
            return {"kind": "receipt", "lines": lines}


def write_data(views: list[CardView], folder: Path) -> Path:
    """Writes the resolved JSON beside a copy of the template, where Typst may read both."""
    (folder / "cards.typ").write_text((HERE / "cards.typ").read_text("utf-8"), "utf-8")
    (folder / "cards.json").write_text(json.dumps([card_json(view) for view in views]), "utf-8")
    return folder / "cards.typ"


def compile_pdf(template: Path, fonts: list[Path]) -> bytes:
    """The PDF as Typst makes it of the data beside the template."""
    import typst

    result = typst.compile(
        str(template),
        root=str(template.parent),
        font_paths=[str(font) for font in fonts],
        ignore_system_fonts=True,
        sys_inputs={"data": "cards.json"},
    )
    return bytes(result)
