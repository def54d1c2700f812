"""A long print holds neither its pictures nor its file."""

from __future__ import annotations

import io
import tracemalloc
from pathlib import Path

import pytest
from PIL import Image as Pillow

from output.display import Image, Page, Picture, Printout
from output.files import write_files
from output.pdf.painter import PdfPainter
from output.picture import load_picture
from schemas.problems import InputError

PICTURES, LARGE = 24, 700


def noise(at: int) -> bytes:
    """A picture of about 700 kB."""
    buffer = io.BytesIO()
    Pillow.effect_noise((LARGE + at, LARGE), 90).convert("RGB").save(buffer, "JPEG", quality=97)
    return buffer.getvalue()


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    found = []
    for at in range(PICTURES):
        file = tmp_path / f"{at}.jpg"
        file.write_bytes(noise(at))
        found.append(file)
    return found


def loaded(file: Path) -> Picture:
    found = load_picture(file)
    assert isinstance(found, Picture)
    return found


def painted(files: list[Path]) -> PdfPainter:
    pages = [Page(63, 88, [Image(0, 0, 63, 88, loaded(file))]) for file in files]
    painter = PdfPainter(Printout(pages))
    for page in pages:
        painter.page(page)
    return painter


def test_many_large_pictures_do_not_pile_up(files: list[Path], tmp_path: Path) -> None:
    target = tmp_path / "a.pdf"
    write_files({target: painted(files[:1]).finish_to})  # what is loaded once is loaded
    largest = max(file.stat().st_size for file in files)
    assert largest > 300_000
    tracemalloc.start()
    write_files({target: painted(files).finish_to})
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert target.stat().st_size > PICTURES * 300_000
    assert peak < 6 * largest + 3_000_000


def test_the_file_is_the_same_in_one_piece_and_bit_by_bit(files: list[Path]) -> None:
    target = io.BytesIO()
    painted(files[:2]).finish_to(target)
    assert target.getvalue() == painted(files[:2]).finish()


def test_a_picture_changed_while_it_is_printed_is_told_and_nothing_written(
    files: list[Path], tmp_path: Path
) -> None:
    painter = painted(files[:2])
    files[1].write_bytes(noise(9))
    target = tmp_path / "a.pdf"
    with pytest.raises(InputError, match="was changed while it was printed"):
        write_files({target: painter.finish_to})
    assert not target.exists()
    assert not list(tmp_path.glob(".*part"))
