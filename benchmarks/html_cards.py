"""The same cards as HTML, for a browser to print: the same fields, icons, boxes and pictures."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from output.card.icons import icon_path

FONTS = Path(__file__).resolve().parent.parent / "templates" / "fonts"
_FACES = (
    ("Condensed", "BarlowCondensed-600.ttf", 600),
    ("Condensed", "BarlowCondensed-700.ttf", 700),
    ("Semi", "BarlowSemiCondensed-400.ttf", 400),
    ("Semi", "BarlowSemiCondensed-600.ttf", 600),
)
_STYLE = """
@page{size:210mm 297mm;margin:0} *{box-sizing:border-box;margin:0;padding:0}
body{font:8pt/1.22 Semi;color:#14181d;-webkit-print-color-adjust:exact}
.page{position:relative;width:210mm;height:297mm;break-after:page;overflow:hidden}
.sheet{position:absolute;left:10.5mm;top:16.5mm;width:189mm;display:grid;grid-template-columns:repeat(3,63mm)}
.card{position:relative;width:63mm;height:88mm;overflow:hidden;display:flex;flex-direction:column}
.head{flex:none;height:16mm;background:#0f4653;color:#fff;position:relative}
.disc{position:absolute;left:3.5mm;top:3.6mm;width:8.8mm;height:8.8mm;border-radius:50%;background:#fff;
border:.45mm solid #f3b54a;color:#0f4653;font:700 11pt Condensed;text-align:center;line-height:8mm}
.name{position:absolute;left:14mm;top:2.6mm;width:36mm;white-space:nowrap;font:700 14pt Condensed}
.line,.unit,.label,th{font:600 6.7pt Condensed;text-transform:uppercase;letter-spacing:.03em}
.line{position:absolute;left:14mm;top:10.4mm;color:#f3b54a;width:45mm;white-space:nowrap;overflow:hidden}
.cost{position:absolute;right:3.5mm;top:3mm;font:700 15.7pt Condensed;color:#f3b54a}
.unit{position:absolute;right:3.5mm;top:9.6mm}
.strip{flex:none;height:11.6mm;background:#eef2f3;padding:1mm 3.5mm;display:flex}
.strip div{flex:1;text-align:center;font:700 15pt/1 Condensed} .strip div+div{border-left:.2mm solid #c2c3c4}
.strip .label,.ticks,th{color:#4a525c;display:block}
.body{flex:none;padding:1mm 3.5mm}.tick{display:inline-block;width:4.2mm;height:4.2mm;border:.3mm solid;border-radius:.6mm}
table{width:100%;border-collapse:collapse}td{border-top:.18mm solid #c2c3c4;vertical-align:top}
td.n{font:700 10.5pt Condensed;text-align:center;width:8mm}td svg{width:4mm;height:4mm;fill:#0f4653}
b{font-weight:600}p{margin-top:.8mm}.small{font-size:6.75pt;color:#4a525c}
.scene{flex:1;min-height:0;background:#0f4653;overflow:hidden}.scene img{width:63mm;height:100%;object-fit:cover}
.foot{flex:none;height:6.8mm;background:#0f4653;color:#fff;font:600 6.7pt/6.8mm Condensed;padding:0 3.5mm;
display:flex;justify-content:space-between}
.back{background:#0f4653;color:#fff;align-items:center;justify-content:center;font:700 16pt Condensed}
.back svg{width:30mm;fill:#3f6b75}.mark{position:absolute;background:#000}
"""


def write_html(cards: list[dict[str, Any]], title: str, folder: Path, backs: bool) -> Path:
    """A page for each nine cards, and one behind it with as many backs; where it is."""
    faces = "".join(
        f"@font-face{{font-family:{family};font-weight:{weight};src:url('{(FONTS / file).as_uri()}')}}"
        for family, file, weight in _FACES
    )
    pages = []
    for start in range(0, len(cards), 9):
        nine = cards[start : start + 9]
        pages.append(_page(map(_card, nine)))
        if backs:
            pages.append(_page([_back(title)] * len(nine)))
    html = f"<!doctype html><meta charset=utf-8><style>{faces}{_STYLE}</style>{''.join(pages)}"
    path = folder / f"cards-{len(cards)}.html"
    path.write_text(html, "utf-8")
    return path


def _page(cards: Any) -> str:
    marks = "".join(
        f'<i class=mark style="left:{10.5 + 63 * at}mm;top:{top}mm;width:.15mm;height:5mm"></i>'
        for at in range(4)
        for top in (9.5, 282.5)
    )
    return f"<div class=page>{marks}<div class=sheet>{''.join(cards)}</div></div>"


def _back(title: str) -> str:
    return f'<div class="card back">{_icon("crossed-swords")}{escape(title)}</div>'


def _icon(name: str) -> str:
    path = icon_path(name) if name else ""
    return f'<svg viewBox="0 0 512 512"><path d="{path}"/></svg>' if path else ""


def _card(card: dict[str, Any]) -> str:
    strip = "".join(
        f"<div><span class=label>{escape(one['label'])}</span>{escape(one['text'] or '–')}</div>"
        for one in card["strip"]
    )
    ticks = "".join(
        f"<span class=label>{escape(one['label'])} </span>{'<i class=tick></i> ' * one['boxes']}"
        for one in card["ticks"]
    )
    body = "".join(_block(block) for block in card["blocks"])
    photo = f'<img src="{escape(card["picture"])}">' if card.get("picture") else ""
    return (
        f"<div class=card><div class=head><div class=disc>{card['number']}</div>"
        f"<div class=name>{escape(card['name'])}</div><div class=line>{escape(card['line'])}</div>"
        f"<div class=cost>{escape(card['cost'])}</div><div class=unit>{escape(card['unit'])}</div></div>"
        f"<div class=strip>{strip}</div><div class=body>{ticks}{body}</div>"
        f"<div class=scene>{photo}</div>"
        f"<div class=foot><span>{escape(card['left'])}</span><span>{escape(card['right'])}</span></div></div>"
    )


def _block(block: dict[str, Any]) -> str:
    return "".join(_lines(block))


def _lines(block: dict[str, Any]) -> Iterator[str]:
    match block["kind"]:
        case "plan":
            yield "<p>" + " ".join(
                f"{escape(s['name'])} <b>{s['text']}</b>" for s in block["sides"]
            )
        case "table":
            heads = "".join(f"<th>{escape(head)}</th>" for head in block["columns"])
            yield f"<table><tr><th colspan=2>{escape(block['title'])}</th>{heads}</tr>"
            for row in block["rows"]:
                bands = " · ".join(f"{b['label']} <b>{b['value']}</b>" for b in row["bands"])
                figures = "".join(f"<td class=n>{escape(f or '–')}</td>" for f in row["figures"])
                yield (
                    f"<tr><td>{_icon(row['icon'])}</td><td><b>{escape(row['name'])}</b> {bands}"
                    f" <span class=small>{escape(row['text'])}</span></td>{figures}</tr>"
                )
            yield "</table>"
        case "words":
            for said in block["paragraphs"]:
                yield f"<p><b>{escape(said['lead'])}</b> {escape(said['text'])}</p>"
        case "receipt":
            for said in block["lines"]:
                yield f"<p class=small><b>{escape(said['lead'])}</b> {escape(said['text'])}</p>"
