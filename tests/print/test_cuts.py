"""What lies on the cuts between cards, looked at as pixels."""

from __future__ import annotations

import io

import pypdfium2 as pdfium
import pytest

from builder import build, load_catalog
from output import card_faces, impose, load_layout, load_sheet, write_pdf
from schemas.roster import Roster, RosterFighter


@pytest.mark.parametrize("dpi", [96, 150, 300, 360, 600])
def test_no_paper_shows_between_footer_and_header(dpi: int) -> None:
    roster = Roster(system="core-1e", fighters=[RosterFighter(unit="levy", count=1)] * 4)
    warband = build(roster, load_catalog("core-1e"))
    layout = load_layout("poker")
    faces = [
        face
        for fighter in warband.fighters
        for face in card_faces(fighter, warband.system, layout, warband=warband)
    ]
    target = io.BytesIO()
    write_pdf(impose(faces, load_sheet("a4")), target)
    page = pdfium.PdfDocument(target.getvalue())[0].render(scale=dpi / 72).to_pil().convert("L")
    x, cut = round(30 / 25.4 * dpi), (16.5 + 88) / 25.4 * dpi
    for y in range(int(cut) - 4, int(cut) + 5):
        assert page.getpixel((x, y)) < 90, (dpi, y)
