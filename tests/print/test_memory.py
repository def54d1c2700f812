"""A long print holds neither its pictures nor its file."""

from __future__ import annotations

import errno
import io
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image as Pillow

from output.display import Image, Picture
from output.files import write_files
from output.pdf import aside
from output.pdf.painter import PdfPainter
from output.picture import load_picture
from output.printout import Page, Printout
from schemas.problems import InputError

PICTURES, LARGE = 24, 700


def noise(at: int) -> bytes:
    """A picture of about 700 kB."""
    buffer = io.BytesIO()
    Pillow.effect_noise((LARGE + at, LARGE), 90).convert("RGB").save(buffer, "JPEG", quality=97)
    return buffer.getvalue()


def clear_noise(at: int) -> bytes:
    """One of about the same size that is half transparent."""
    buffer = io.BytesIO()
    image = Pillow.effect_noise((LARGE + at, LARGE), 90)
    image.putalpha(127)
    image.save(buffer, "PNG")
    return buffer.getvalue()


def written(folder: Path, made: Callable[[int], bytes]) -> list[Path]:
    found = []
    for at in range(PICTURES):
        file = folder / f"{at}.picture"
        file.write_bytes(made(at))
        found.append(file)
    return found


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    return written(tmp_path, noise)


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


@pytest.mark.parametrize("made", [noise, clear_noise])
def test_many_large_pictures_do_not_pile_up(made: Callable[[int], bytes], tmp_path: Path) -> None:
    files, target = written(tmp_path, made), tmp_path / "a.pdf"
    write_files({target: painted(files[:1]).finish_to})  # what is loaded once is loaded
    largest = max(file.stat().st_size for file in files)
    assert largest > 300_000
    tracemalloc.start()
    write_files({target: painted(files).finish_to})
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert target.stat().st_size > PICTURES * 300_000
    assert peak < 6 * largest + 3_000_000


def test_where_nothing_can_be_put_aside_the_file_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = written(tmp_path, clear_noise)[:2]
    before = painted(files).finish()

    class Full:
        def seek(self, *_: int) -> int:
            return 0

        def write(self, data: bytes) -> int:
            return len(data) // 2

    monkeypatch.setattr(aside, "TemporaryFile", lambda **_: Full())
    assert painted(files).finish() == before

    def nowhere(**_: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "no usable temporary directory")

    monkeypatch.setattr(aside, "TemporaryFile", nowhere)
    assert painted(files).finish() == before


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
