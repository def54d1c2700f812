"""The files themselves, read with a library that is not ours: nothing amiss, and what they tell."""

from __future__ import annotations

import io
from pathlib import Path

import pikepdf
import pytest

from output import load_sheet
from output.display import Drawing, Rect, Style
from output.pdf.painter import pdf_bytes
from output.printout import Box, Page, Printout
from tests.cli.conftest import Player
from tests.proof.cases import PAPERS, Print, prints
from tests.proof.pips import Card
from tests.proof.printed import printout, room
from tests.proof.test_matrix import sheet_of

MM = 25.4 / 72
DUPLEX = {
    "none": "/Simplex",
    "fold": "/Simplex",
    "long": "/DuplexFlipLongEdge",
    "short": "/DuplexFlipShortEdge",
}
SAMPLES = sorted((Path(__file__).parents[2] / "catalogs").glob("*/samples/*.yaml"))
PARTS = "cards,sheet,roster,tokens"


def opened(pdf: bytes) -> pikepdf.Pdf:
    """A file in which qpdf finds nothing to mend and nothing to complain of."""
    file = pikepdf.open(io.BytesIO(pdf), attempt_recovery=False, suppress_warnings=False)
    assert file.check_pdf_syntax() == []
    assert file.get_warnings() == []
    return file


def box(page: pikepdf.Page, name: str) -> tuple[float, ...] | None:
    """Left, lower, right and upper edge of a box, in mm."""
    if name not in page.obj:
        return None
    return tuple(float(side) * MM for side in page.obj[name])


@pytest.mark.parametrize("asked", prints(), ids=str)
def test_each_print_of_the_proof_is_sound_of_its_paper_and_printed_as_it_is(asked: Print) -> None:
    sheet = sheet_of(asked)
    cards = asked.cards(room(*asked.size, sheet))
    with opened(pdf_bytes(printout(cards, sheet))) as file:
        told = file.Root.ViewerPreferences
        two_sided = any(card.two_sided for card in cards)
        assert told.PrintScaling == "/None"
        assert told.Duplex == DUPLEX[asked.flip if two_sided else "none"]
        for page in file.pages:
            left, lower, width, height = box(page, "/MediaBox") or ()
            assert (left, lower) == (0, 0)
            assert sorted((width, height)) == pytest.approx(PAPERS[asked.paper], abs=0.002)
            assert box(page, "/CropBox") in (None, box(page, "/MediaBox"))
            assert "/Rotate" not in page.obj
            assert "/UserUnit" not in page.obj


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_each_part_of_each_sample_is_sound(player: Player, sample: Path) -> None:
    name = f"{sample.parts[-3]}/{sample.stem}"
    player.does("print", name, "-o", "all.pdf", "--what", PARTS, "--duplex", "long")
    with opened((player.folder / "all.pdf").read_bytes()) as file:
        assert len(file.pages) > 2
        for page in file.pages:
            sides = sorted((box(page, "/MediaBox") or ())[2:])
            assert sides == pytest.approx(PAPERS["a4"], abs=0.002)


def test_where_to_cut_and_how_far_it_is_painted_are_read_back() -> None:
    card = Drawing(63, 88, [Rect(-3, -3, 69, 94, Style("#446688"))])
    page = Page(69, 94, [*card.items], trim=Box(3, 3, 63, 88), bleed=Box(0, 0, 69, 94))
    with opened(pdf_bytes(Printout([page]))) as file:
        (read,) = file.pages
        assert box(read, "/TrimBox") == pytest.approx((3, 3, 66, 91), abs=0.002)
        assert box(read, "/BleedBox") == pytest.approx((0, 0, 69, 94), abs=0.002)


def test_a_file_that_is_damaged_is_seen_to_be() -> None:
    pdf = pdf_bytes(printout([Card(0, 63, 88)], load_sheet()))
    for spoilt in (pdf.replace(b"endstream", b"endstraem", 1), pdf[:-40], pdf[200:]):
        with pytest.raises((pikepdf.PdfError, AssertionError)):
            opened(spoilt)
