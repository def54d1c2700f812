"""Draws the pictures of README and docs from what the samples print: cards on a table, and pages.

    python scripts/draw_pictures.py

A test compares the committed pictures with fresh ones and fails when one is stale.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import get_args

from PIL import Image, ImageDraw, ImageFilter

from builder import build, load_catalog, load_roster
from builder.cli.app import muster
from output import Sheet, card_faces, impose, load_layout, load_sheet, write_pdf
from output.card.back import theme_back
from output.card.palette import Ink
from output.display import Drawing, Placed
from output.page.cut_lines import cut_lines
from output.pdf.png import render_png
from output.printout import Page, Printout
from schemas.roster import Roster, RosterFighter
from schemas.warband import Warband

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
DPI, PAGE_DPI, GALLERY_DPI, INKS_DPI = 144, 96, 88, 72
THEMES = ("signal", "broadside", "dispatch", "vesper", "contrast")
ZOOM_DPI, ZOOM_MM = 254, 12.0
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


def card(
    warband: Warband,
    fighter_id: str,
    size: str = "poker",
    theme: str = "signal",
    ink: Ink = "full",
    dpi: int = DPI,
) -> Image.Image:
    """The front of a fighter's card, with its corners cut round."""
    fighter = next(f for f in warband.fighters if f.id == fighter_id)
    face = card_faces(
        fighter, warband.system, load_layout(size), warband=warband, theme=theme, ink=ink
    )[0]
    return cut_out(face.drawing, dpi)


def cut_out(drawing: Drawing, dpi: int) -> Image.Image:
    """A drawing as a picture, with its corners cut round."""
    page = Page(drawing.width_mm, drawing.height_mm, [Placed(drawing, 0.0, 0.0)])
    target = io.BytesIO()
    write_pdf(Printout([page]), target)
    image = Image.open(io.BytesIO(render_png(target.getvalue(), dpi)[0])).convert("RGB")
    mask = Image.new("L", image.size, 0)
    radius = round(3 / 25.4 * dpi)
    corners = (0, 0, image.width - 1, image.height - 1)
    ImageDraw.Draw(mask).rounded_rectangle(corners, radius, fill=255)
    image.putalpha(mask)
    return image


def on_table(rows: Sequence[Sequence[Image.Image]]) -> Image.Image:
    """Rows of cards on a table; those of a row stand on one line."""
    wide = max(sum(image.width for image in row) + (len(row) - 1) * GAP for row in rows)
    highs = [max(image.height for image in row) for row in rows]
    height = 2 * EDGE + sum(highs) + (len(rows) - 1) * GAP
    table = Image.new("RGB", (wide + 2 * EDGE, height), TABLE)
    y = EDGE
    for row, high in zip(rows, highs, strict=True):
        x = EDGE
        for image in row:
            lay(image, table, x, y + high - image.height)
            x += image.width + GAP
        y += high + GAP
    return table


def cards() -> Image.Image:
    """Two rows of four cards."""
    drawn = [card(warband, fighter) for warband, fighter in chosen()]
    return on_table([drawn[:4], drawn[4:]])


@cache
def sample(name: str) -> Warband:
    """A sample warband, `GAME/LIST`, in the colours that a theme has for those that name none."""
    game, _, list_ = name.partition("/")
    catalog = load_catalog(game)
    band = build(load_roster(catalog.folder / "samples" / f"{list_}.yaml"), catalog)
    return replace(band, team="", accent="")


def themes() -> Image.Image:
    """A card in each theme."""
    fighters = (
        ("signal", "core-1e/border-levy", "cerys"),
        ("broadside", "morsdei/ash-wardens", "shieldbearer"),
        ("dispatch", "double-tap/breach-team", "sparks"),
        ("vesper", "double-tap/night-shift", "kestrel"),
        ("contrast", "core-1e/border-levy", "hob"),
    )
    return on_table(
        [
            [
                card(sample(name), fighter, "tarot", theme, dpi=GALLERY_DPI)
                for theme, name, fighter in fighters
            ]
        ]
    )


def theme(name: str) -> Image.Image:
    """A card of each game in a theme, and the back of one."""
    fighters = (
        ("core-1e/border-levy", "ysolt", "poker"),
        ("double-tap/breach-team", "moloch", "poker"),
        ("morsdei/ash-wardens", "captain", "tarot"),
        ("kill-team/first-team", "oda", "100x130"),
    )
    drawn = [card(sample(of), id_, size, name, dpi=GALLERY_DPI) for of, id_, size in fighters]
    back = theme_back(sample("morsdei/ash-wardens"), load_layout("tarot"), theme=name)
    return on_table([[*drawn, cut_out(back.drawing, GALLERY_DPI)]])


def inks() -> Image.Image:
    """A card in each theme, in full colour, with little ink and in black alone."""
    band = sample("core-1e/border-levy")
    return on_table(
        [
            [card(band, "cerys", "poker", name, mode, INKS_DPI) for name in THEMES]
            for mode in get_args(Ink)
        ]
    )


def cutting() -> Image.Image:
    """Where four cards meet, in three ways of cutting them."""
    ways = (
        (load_sheet(lines=cut_lines("corners")), 0.0),
        (load_sheet(bleed_mm=3, lines=cut_lines("corners")), 3.0),
        (load_sheet(bleed_mm=2, lines=cut_lines("full", "#E6007E", corner_mm=3)), 2.0),
    )
    return on_table([[meeting(sheet, bleed) for sheet, bleed in ways]])


def meeting(sheet: Sheet, bleed: float) -> Image.Image:
    """The middle of the first four cards of a sheet."""
    band, layout = sample("core-1e/border-levy"), load_layout("poker").bled(bleed)
    faces = [
        face
        for fighter in band.fighters
        for face in card_faces(fighter, band.system, layout, warband=band)
    ]
    printout = impose(faces, sheet)
    target = io.BytesIO()
    write_pdf(Printout(printout.pages[:1]), target)
    drawn = Image.open(io.BytesIO(render_png(target.getvalue(), ZOOM_DPI)[0])).convert("RGBA")
    first = next(item for item in printout.pages[0].items if isinstance(item, Placed))
    x, y = first.x + first.width_mm + bleed, first.y + first.height_mm + bleed
    sides = (x - ZOOM_MM, y - ZOOM_MM, x + ZOOM_MM, y + ZOOM_MM)
    left, top, right, foot = (round(side / 25.4 * ZOOM_DPI) for side in sides)
    return drawn.crop((left, top, right, foot))


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
    "themes.png": themes,
    "inks.png": inks,
    "cutting.png": cutting,
    **{f"theme-{name}.png": partial(theme, name) for name in THEMES},
}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        file = FOLDER / name
        draw().quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
        print(f"docs/pictures/{name}: {file.stat().st_size // 1000} kB")
