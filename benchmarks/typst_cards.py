"""The same cards by Typst, fed resolved JSON with the fields of our own card views."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from output.card.blocks import CardView, Plan, Receipt, Table, Words
from output.card.icons import icon_path

HERE = Path(__file__).parent


def card_json(view: CardView) -> dict[str, Any]:
    """A card's fields as plain data; of texts of several lengths the longest, as ours has room for."""
    head = view.header
    return {
        "number": head.number,
        "name": head.name,
        "line": " · ".join(head.line),
        "cost": head.cost,
        "unit": head.cost_unit,
        "strip": [{"label": cell.label, "text": cell.text} for cell in view.strip],
        "ticks": [
            {"label": tick.label, "boxes": tick.boxes, "crossed": tick.last_crossed}
            for tick in view.ticks
        ],
        "blocks": [_block(block) for block in view.blocks],
        "emblem": view.emblem,
        "picture": view.picture.name if view.picture else "",
        "left": view.footer.left,
        "right": next(iter(view.footer.right), ""),
    }


def _block(block: Plan | Table | Words | Receipt) -> dict[str, Any]:
    match block:
        case Plan():
            sides = [
                {"name": side.name, "text": side.text, "strength": side.strength}
                for side in block.sides
            ]
            return {"kind": "plan", "sides": sides}
        case Table():
            rows = [
                {
                    "name": row.name,
                    "icon": row.icon,
                    "figures": [figure.text for figure in row.figures],
                    "bands": [{"label": b.label, "value": b.value} for b in row.bands],
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
    cards = [card_json(view) for view in views]
    (folder / "cards.json").write_text(json.dumps(cards), "utf-8")
    _write_icons(cards, folder / "icons")
    return folder / "cards.typ"


def _write_icons(cards: list[dict[str, Any]], folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    icons = {row["icon"] for card in cards for b in card["blocks"] for row in b.get("rows", ())}
    emblems = {card["emblem"] for card in cards}
    for names, ending, colour in ((icons, "", "#0F4653"), (emblems, "-scene", "#3F6B75")):
        for name in names - {""}:
            svg = (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
                f'<path fill="{colour}" d="{icon_path(name)}"/></svg>'
            )
            (folder / f"{name}{ending}.svg").write_text(svg, "utf-8")


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
