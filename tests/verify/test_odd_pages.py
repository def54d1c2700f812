"""Pages that are shown otherwise than they are written: turned, cut, in other units, of all sizes."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pikepdf
import pytest
from foreign import Sheet, drawn, found, measured

from output.verify.read import read_pdf
from schemas.problems import InputError

MM = 72 / 25.4


def two(sheet: Sheet) -> None:
    """Two cards beside one another, 20 mm from the left and 30 from the top."""
    for x in (20, 90):
        sheet.box(x, 30, 63, 88)
        sheet.text(x + 10, 60, "Odo")


def halved(sheet: Sheet) -> None:
    """The same at half the size."""
    for x in (10, 45):
        sheet.box(x, 15, 31.5, 44)
        sheet.text(x + 5, 30, "Odo", 5)


HALF_A4 = (105.0, 148.5)


def changed(pdf: bytes, change: Callable[[pikepdf.Pdf], object], **saved: Any) -> bytes:
    """A file with its pages changed."""
    with pikepdf.open(io.BytesIO(pdf)) as file:
        change(file)
        target = io.BytesIO()
        file.save(target, **saved)
    return target.getvalue()


def setting(**keys: Any) -> Callable[[pikepdf.Pdf], object]:
    """What sets keys of all pages."""

    def change(file: pikepdf.Pdf) -> None:
        for page in file.pages:
            for key, value in keys.items():
                page.obj[f"/{key}"] = value

    return change


def box(*sides: float) -> pikepdf.Array:
    return pikepdf.Array([round(side * MM, 4) for side in sides])


def cards(pdf: bytes) -> list[tuple[float, ...]]:
    """x, y, width, height of the cards of all pages, to a tenth."""
    boxes = [card.cut for page in measured(pdf).pages for card in page.cards]
    return [tuple(round(side, 1) for side in (one.x, one.y, one.w, one.h)) for one in boxes]


def paper(pdf: bytes) -> tuple[float, float]:
    facts = measured(pdf).pages[0].facts
    return round(facts.width, 1), round(facts.height, 1)


AS_DRAWN = [(20, 30, 63, 88), (90, 30, 63, 88)]


@pytest.mark.parametrize(
    ("rotate", "size", "first"),
    [
        (90, (297, 210), (179, 20, 88, 63)),
        (-90, (297, 210), (30, 57, 88, 63)),
        (180, (210, 297), (57, 179, 63, 88)),
        (450, (297, 210), (179, 20, 88, 63)),
    ],
)
def test_a_page_that_is_shown_turned_is_measured_as_it_is_shown(rotate, size, first) -> None:
    pdf = changed(drawn(two), setting(Rotate=rotate))
    assert paper(pdf) == size
    assert first in cards(pdf)


def test_a_page_that_is_shown_in_part_is_as_large_as_the_part() -> None:
    pdf = changed(drawn(two), setting(CropBox=box(10, 20, 200, 287)))
    assert paper(pdf) == (190, 267)
    assert cards(pdf) == [(10, 20, 63, 88), (80, 20, 63, 88)]


def test_a_part_that_reaches_over_the_page_ends_with_it() -> None:
    pdf = changed(drawn(two), setting(CropBox=box(-10, -10, 400, 400)))
    assert (paper(pdf), cards(pdf)) == ((210, 297), AS_DRAWN)


@pytest.mark.parametrize("sides", [(-5, -7, 205, 290), (205, 290, -5, -7)])
def test_a_page_may_begin_anywhere_and_at_any_corner(sides: tuple[float, ...]) -> None:
    pdf = changed(drawn(two), setting(MediaBox=box(*sides)))
    assert paper(pdf) == (210, 297)
    assert cards(pdf) == [(25, 23, 63, 88), (95, 23, 63, 88)]


@pytest.mark.parametrize("packed", [False, True])
def test_a_page_in_units_of_its_own_is_measured_in_millimetres_and_told(packed: bool) -> None:
    mode = pikepdf.ObjectStreamMode.generate if packed else pikepdf.ObjectStreamMode.disable
    pdf = changed(drawn(halved, paper=HALF_A4), setting(UserUnit=2), object_stream_mode=mode)
    assert (paper(pdf), cards(pdf)) == ((210, 297), AS_DRAWN)
    (told,) = [one for one in found(pdf) if one.code == "UNIT"]
    assert told.message == "pages are in units of 2 points, and some viewers print them smaller"
    assert "UNIT" not in {one.code for one in found(drawn(two))}


def test_pages_in_several_units_are_refused_in_words() -> None:
    def change(file: pikepdf.Pdf) -> None:
        file.pages[1].obj["/UserUnit"] = 2

    pdf = changed(drawn(two, two), change)
    with pytest.raises(InputError, match="in several units"):
        read_pdf(pdf, "test.pdf")


def test_each_page_has_its_own_size() -> None:
    def change(file: pikepdf.Pdf) -> None:
        file.pages[1].obj["/MediaBox"] = box(0, 0, 215.9, 297)

    pages = measured(changed(drawn(two, two), change)).pages
    assert [(page.paper, round(page.facts.width, 1)) for page in pages] == [
        ("A4", 210.0),
        ("", 215.9),
    ]
    assert all(len(page.cards) == 2 for page in pages)


def test_a_page_of_hundreds_of_metres_is_measured() -> None:
    pdf = changed(drawn(two), setting(MediaBox=box(0, 0, 100_000, 150_000)))
    assert paper(pdf) == (100_000, 150_000)


@pytest.mark.parametrize("cut", [0.3, 0.6, 0.9, 0.99])
def test_a_file_that_ends_early_is_read_as_far_as_it_goes_or_told(cut: float) -> None:
    pdf = drawn(two, two)
    with suppress(InputError):
        assert {len(page.cards) for page in measured(pdf[: int(len(pdf) * cut)]).pages} <= {0, 2}


def test_names_of_pages_that_go_round_in_a_circle_are_not_asked_for() -> None:
    def change(file: pikepdf.Pdf) -> None:
        names = file.make_indirect(pikepdf.Dictionary())
        names["/Kids"] = pikepdf.Array([names])
        file.Root["/PageLabels"] = names

    assert [len(page.cards) for page in measured(changed(drawn(two), change)).pages] == [2]
