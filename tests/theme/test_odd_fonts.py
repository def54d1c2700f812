"""Fonts that were cut off or damaged on the way: used, or refused by name."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from output.card import card_faces, load_layout
from output.display import Placed
from output.looks import Looks, shipped
from output.pdf.painter import pdf_bytes
from output.printout import Page, Printout
from output.svg import embed_fonts
from schemas.problems import InputError
from tests.card.sample_warbands import paladin, warband

FONT = (shipped() / "fonts" / "NotoSans-700.ttf").read_bytes()
THEME = "like: signal\nfonts: {name: {family: Noto Sans, weight: 700}}\n"


def damaged(seed: int) -> bytes:
    """The font cut off, with zeros in it, or with wrong bytes in its head or its tables."""
    chance, data = random.Random(seed), bytearray(FONT)
    match seed % 4:
        case 0:
            del data[chance.randrange(len(data)) :]
        case 1:
            at = chance.randrange(len(data))
            data[at : at + 5000] = bytes(len(data[at : at + 5000]))
        case 2:
            for at in chance.sample(range(300), 10):
                data[at] = chance.randrange(256)
        case _:
            for at in chance.sample(range(300, len(data)), 200):
                data[at] = chance.randrange(256)
    return bytes(data)


@pytest.mark.parametrize("seed", range(24))
def test_a_damaged_font_prints_or_is_refused_by_name(seed: int, tmp_path: Path) -> None:
    for name in ("fonts", "themes"):
        (tmp_path / name).mkdir()
    (tmp_path / "fonts" / "mine.ttf").write_bytes(damaged(seed))
    (tmp_path / "themes" / "mine.yaml").write_text(THEME, encoding="utf-8")
    looks, band, poker = Looks((tmp_path,)), warband(paladin()), load_layout("poker")
    refused: list[str] = []
    try:
        fonts = looks.fonts
    except InputError as error:
        refused = [Path(one.file).name for one in error.problems]
    if refused:
        assert refused == ["mine.ttf"]
        return
    faces = card_faces(
        band.fighters[0], band.system, poker, warband=band, looks=looks, theme="mine"
    )
    page = Page(63, 88, [Placed(faces[0].drawing, 0, 0)])
    assert pdf_bytes(Printout([page]), fonts).startswith(b"%PDF")
    assert embed_fonts(faces[0].svg, fonts)
