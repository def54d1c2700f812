"""Draws the README's picture: cards of the samples as they come from the printer, cut out.

    python scripts/draw_pictures.py

A test compares the committed picture with a fresh one and fails when it is stale.
"""

from __future__ import annotations

import io
from importlib.resources import files
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from builder import build, load_catalog, load_roster
from output import card_faces, impose, load_layout, load_sheet, write_pdf
from output.pdf.png import render_png
from schemas.roster import Roster, RosterFighter
from schemas.warband import Warband

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "cards.png"
DPI = 144
CARD = (round(63 / 25.4 * DPI), round(88 / 25.4 * DPI))
GAP, EDGE = 26, 44
TABLE = "#CFC8BC"


def chosen() -> list[tuple[Warband, str]]:
    """The fighters in the picture."""
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


def picture() -> Image.Image:
    """Two rows of four cards on a table."""
    width = 2 * EDGE + 4 * CARD[0] + 3 * GAP
    height = 2 * EDGE + 2 * CARD[1] + GAP
    table = Image.new("RGB", (width, height), TABLE)
    for at, (warband, fighter) in enumerate(chosen()):
        image = card(warband, fighter)
        x = EDGE + at % 4 * (CARD[0] + GAP)
        y = EDGE + at // 4 * (CARD[1] + GAP)
        shadow = Image.new("L", table.size, 0)
        shadow.paste(110, (x + 3, y + 5), image.getchannel("A"))
        shadow = shadow.filter(ImageFilter.GaussianBlur(5))
        table.paste("#3A342B", (0, 0), shadow)
        table.paste(image, (x, y), image)
    return table


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    picture().quantize(256, dither=Image.Dither.NONE).save(PICTURE, optimize=True)
    print(f"{PICTURE.relative_to(Path.cwd())}: {PICTURE.stat().st_size // 1000} kB")
