"""Draws the README's pictures from what the samples print: cards cut out on a table, and pages.

    python scripts/draw_pictures.py

A test compares the committed pictures with fresh ones and fails when one is stale.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from builder import build, load_catalog, load_roster
from builder.cli.app import muster
from output import card_faces, impose, load_layout, load_sheet, write_pdf
from output.pdf.png import render_png
from schemas.roster import Roster, RosterFighter
from schemas.warband import Warband

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
DPI, PAGE_DPI = 144, 96
CARD = (round(63 / 25.4 * DPI), round(88 / 25.4 * DPI))
GAP, EDGE = 26, 44
TABLE, SHADOW = "#CFC8BC", "#3A342B"


def chosen() -> list[tuple[Warband, str]]:
    """The fighters in the picture of cards."""
    catalog = load_catalog("core-1e")
    samples = files("catalogs") / "core-1e" / "samples"
    levy = build(load_roster(samples / "border-levy.yaml"), catalog)
    guard = build(load_roster(samples / "corporate-security.yaml"), catalog)
    more = Roster(
        system="core-1e",
        name="Border Levy",
        fighters=[
            RosterFighter(id="mage", unit="battle-mage", name="Ember Sefton"),
            RosterFighter(id="truck", unit="gun-truck", name="Old Betsy"),
        ],
    )
    others = build(more, catalog)
    return [
        (levy, "ysolt"),
        (others, "mage"),
        (levy, "cerys"),
        (guard, "okafor"),
        (levy, "meg"),
        (guard, "sorel"),
        (others, "truck"),
        (levy, "tib"),
    ]


def card(warband: Warband, fighter_id: str) -> Image.Image:
    """The front of a fighter's card, with its corners cut round."""
    fighter = next(f for f in warband.fighters if f.id == fighter_id)
    face = card_faces(fighter, warband.system, load_layout("poker"), warband=warband)[0]
    target = io.BytesIO()
    sheet = load_sheet("a4", marks=False, ruler=False)
    write_pdf(impose([face], sheet), target)
    page = Image.open(io.BytesIO(render_png(target.getvalue(), DPI)[0])).convert("RGB")
    left = round((210 - 63 * 3) / 2 / 25.4 * DPI)
    top = round((297 - 88 * 3) / 2 / 25.4 * DPI)
    image = page.crop((left + 1, top + 1, left + CARD[0] - 1, top + CARD[1] - 1))
    mask = Image.new("L", image.size, 0)
    radius = round(3 / 25.4 * DPI)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *image.size), radius, fill=255)
    image.putalpha(mask)
    return image


def cards() -> Image.Image:
    """Two rows of four cards on a table."""
    width = 2 * EDGE + 4 * CARD[0] + 3 * GAP
    height = 2 * EDGE + 2 * CARD[1] + GAP
    table = Image.new("RGB", (width, height), TABLE)
    for at, (warband, fighter) in enumerate(chosen()):
        x = EDGE + at % 4 * (CARD[0] + GAP)
        y = EDGE + at // 4 * (CARD[1] + GAP)
        lay(card(warband, fighter), table, x, y)
    return table


def page(what: str, sample: str, at: int = 0) -> Image.Image:
    """One page of a part that is printed of a sample, on a table."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.pdf"
        muster(["print", sample, "-o", str(out), "--what", what], standalone_mode=False)
        paper = Image.open(io.BytesIO(render_png(out.read_bytes(), PAGE_DPI)[at])).convert("RGBA")
    table = Image.new("RGB", (paper.width + EDGE, paper.height + EDGE), TABLE)
    lay(paper, table, EDGE // 2, EDGE // 2)
    return table


def lay(image: Image.Image, table: Image.Image, x: int, y: int) -> None:
    """Puts an image on the table, with a shadow under it."""
    shadow = Image.new("L", table.size, 0)
    shadow.paste(110, (x + 3, y + 5), image.getchannel("A"))
    table.paste(SHADOW, (0, 0), shadow.filter(ImageFilter.GaussianBlur(5)))
    table.paste(image, (x, y), image)


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "cards.png": cards,
    "sheet.png": partial(page, "sheet", "double-tap/night-shift"),
    "roster.png": partial(page, "roster", "core-1e/border-levy"),
    "tokens.png": partial(page, "tokens", "morsdei/ash-wardens"),
}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        file = FOLDER / name
        draw().quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
        print(f"docs/pictures/{name}: {file.stat().st_size // 1000} kB")
