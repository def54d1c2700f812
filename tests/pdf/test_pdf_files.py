"""The PDF as a file: true size, sound structure, the same bytes twice, whole or not at all."""

from __future__ import annotations

import errno
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest
from pdf_reading import MM, having, objects, printed
from PIL import Image as Pillow

from output import render_png, write_pdf
from output.display import Drawing, Placed, Rect, Style, Text
from output.pdf.painter import pdf_bytes
from output.printout import Box, Page, Printout
from schemas.problems import InputError

FACE = Drawing(63, 88, [Rect(0, 0, 63, 88, Style("#0F4653")), Text(3, 9, "Odo", "Noto Sans", 5)])


def sample(**more: object) -> Printout:
    return Printout([Page(210, 297, [Placed(FACE, 10, 10)])], "Border Levy", **more)


def test_a_page_has_the_size_of_its_paper():
    pages = [Page(210, 297), Page(215.9, 279.4), Page(63, 88)]
    with pypdfium2.PdfDocument(pdf_bytes(Printout(pages))) as document:
        for page, shown in zip(pages, document, strict=True):
            width, height = (side * MM for side in shown.get_size())
            assert width == pytest.approx(page.width_mm, abs=0.005)
            assert height == pytest.approx(page.height_mm, abs=0.005)


def test_where_to_cut_is_in_the_boxes_of_the_page():
    page = Page(69, 94, trim=Box(3, 3, 63, 88), bleed=Box(0, 0, 69, 94))
    with pypdfium2.PdfDocument(pdf_bytes(Printout([page]))) as document:
        left, bottom, right, top = (side * MM for side in document[0].get_trimbox())
        assert (left, bottom) == pytest.approx((3, 3), abs=0.005)
        assert (right - left, top - bottom) == pytest.approx((63, 88), abs=0.005)
        assert document[0].get_bleedbox()[2] * MM == pytest.approx(69, abs=0.005)


def test_viewers_are_told_not_to_scale():
    assert len(having(pdf_bytes(sample()), "/PrintScaling /None")) == 1
    assert len(having(pdf_bytes(sample()), "/Type /Catalog", "/ViewerPreferences")) == 1


@pytest.mark.parametrize(
    ("duplex", "said"),
    [("none", "Simplex"), ("long", "DuplexFlipLongEdge"), ("short", "DuplexFlipShortEdge")],
)
def test_viewers_are_told_which_edge_to_turn_over(duplex, said):
    assert len(having(pdf_bytes(sample(duplex=duplex)), f"/Duplex /{said}")) == 1


@pytest.mark.parametrize("title", ["Border Levy", "Łucja (the) \\ Bold", "שלום 🔥", ""])
def test_the_title_is_that_of_the_warband(title):
    with pypdfium2.PdfDocument(pdf_bytes(Printout([Page(9, 9)], title))) as document:
        assert document.get_metadata_value("Title") == title


def test_the_same_printout_gives_the_same_bytes():
    assert pdf_bytes(sample()) == pdf_bytes(sample())


def test_the_bytes_do_not_hang_on_the_order_of_hashes():
    code = (
        "from output.pdf.painter import pdf_bytes\n"
        "from output.display import *\n"
        "from output.printout import *\n"
        "import hashlib\n"
        "items = [Text(3, 9 * n, s, 'Barlow Condensed', 4, weight=700) "
        "for n, s in enumerate(['Odo', 'Жук', 'שלום', 'مرحبا', '🔥', '鬼'])]\n"
        "print(hashlib.sha256(pdf_bytes(Printout([Page(63, 88, items)]))).hexdigest())"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path.cwd())},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


def test_every_reference_leads_to_an_object():
    pdf = printed(*FACE.items)
    ids = set(re.findall(rb"\n(\d+) 0 obj", pdf))
    referred = {ref for body in objects(pdf) for ref in re.findall(rb"(\d+) 0 R", body)}
    assert referred <= ids


def test_the_table_of_objects_points_at_each_of_them():
    pdf = printed(*FACE.items)
    start = int(re.findall(rb"startxref\n(\d+)", pdf)[0])
    offsets = re.findall(rb"(\d{10}) \d{5} n", pdf[start:])
    assert len(offsets) == len(re.findall(rb"\n\d+ 0 obj", pdf))
    for number, offset in enumerate(offsets, 1):
        assert pdf[int(offset) :].startswith(b"%d 0 obj" % number)


def test_the_file_says_that_it_uses_what_came_after_its_first_versions():
    assert printed().startswith(b"%PDF-1.7")


def test_an_open_file_takes_the_bytes():
    buffer = io.BytesIO()
    write_pdf(sample(), buffer)
    assert buffer.getvalue() == pdf_bytes(sample())


def test_a_path_takes_the_bytes_and_nothing_lies_beside_it(tmp_path):
    write_pdf(sample(), tmp_path / "levy.pdf")
    assert [file.name for file in tmp_path.iterdir()] == ["levy.pdf"]
    assert (tmp_path / "levy.pdf").read_bytes() == pdf_bytes(sample())


def test_a_file_is_readable_like_any_other(tmp_path):
    old = os.umask(0o022)
    try:
        write_pdf(sample(), str(tmp_path / "levy.pdf"))
    finally:
        os.umask(old)
    assert (tmp_path / "levy.pdf").stat().st_mode & 0o777 == 0o644


def test_a_full_disk_leaves_what_was_there(tmp_path, monkeypatch):
    dest = tmp_path / "levy.pdf"
    dest.write_bytes(b"the old one")

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InputError, match=r"levy\.pdf: cannot be written: the disk is full"):
        write_pdf(sample(), dest)
    assert dest.read_bytes() == b"the old one"
    assert [file.name for file in tmp_path.iterdir()] == ["levy.pdf"]


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(InputError, match="there is no folder"):
        write_pdf(sample(), tmp_path / "none" / "levy.pdf")


def test_a_folder_in_place_of_a_file_is_told(tmp_path):
    with pytest.raises(InputError, match="this is a folder"):
        write_pdf(sample(), tmp_path)


def test_a_file_in_place_of_a_folder_is_told(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(InputError, match="is not a folder"):
        write_pdf(sample(), tmp_path / "file" / "levy.pdf")


def test_a_folder_without_leave_to_write_is_told(tmp_path, monkeypatch):
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refused)
    with pytest.raises(InputError, match="nothing may be written here"):
        write_pdf(sample(), tmp_path / "levy.pdf")


def test_a_link_keeps_being_a_link(tmp_path):
    (tmp_path / "real.pdf").write_bytes(b"old")
    (tmp_path / "link.pdf").symlink_to(tmp_path / "real.pdf")
    write_pdf(sample(), tmp_path / "link.pdf")
    assert (tmp_path / "link.pdf").is_symlink()
    assert (tmp_path / "real.pdf").read_bytes() == pdf_bytes(sample())


def test_a_png_of_each_page_is_the_print_at_its_size():
    printout = Printout([Page(63, 88, [Placed(FACE, 0, 0)]), Page(88, 63)])
    pictures = [Pillow.open(io.BytesIO(png)) for png in render_png(pdf_bytes(printout), 300)]
    assert [picture.size for picture in pictures] == [(744, 1039), (1039, 744)]
    assert pictures[0].info["dpi"] == pytest.approx((300, 300), abs=0.1)
    assert pictures[0].getpixel((700, 1000)) == (15, 70, 83)
    assert pictures[1].getpixel((700, 700)) == (255, 255, 255)


@pytest.mark.parametrize("dpi", [0, -1, 19, 1201, float("nan"), float("inf")])
def test_a_png_of_no_sensible_size_is_refused(dpi):
    with pytest.raises(ValueError, match="dpi"):
        render_png(pdf_bytes(sample()), dpi)


def test_importing_the_package_imports_nothing_heavy():
    code = "import output, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = {"reportlab", "PIL", "pypdfium2", "uharfbuzz", "yaml", "output.display"}
    assert not heavy & set(done.stdout.split())


def test_painting_never_imports_what_is_for_foreign_artwork_only():
    code = (
        "from output.display import *; from output.printout import *\n"
        "from output.pdf.painter import pdf_bytes; import sys\n"
        "pdf_bytes(Printout([Page(9, 9, [Text(1, 1, 'a', 'Noto Sans', 3)])]))\n"
        "print(*sorted(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"cairosvg", "pypdfium2", "jinja2"} & set(done.stdout.split())
