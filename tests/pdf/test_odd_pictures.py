"""Pictures in rare forms come out right, or are refused in words: judged by pixels."""

from __future__ import annotations

import io
import struct

import pytest
from odd_pictures import (
    ARITHMETIC,
    BLUE,
    GREEN,
    RED,
    WHITE,
    colour_16_png,
    grey_16_tiff,
    inks_without_adobe,
    jpeg,
    quarters,
    saved,
    swapped_profile,
    ycck,
)
from pdf_reading import having, picture, printed
from PIL import Image as Pillow

from output.display import Drawing, Image, Picture
from output.picture import load_picture, picture_of
from output.picture_colours import in_grey
from output.svg import read_svg, write_svg

Colour = tuple[int, int, int]


def opened(data: bytes) -> Picture:
    found = picture_of(data)
    assert isinstance(found, Picture), found
    return found


def corners(pdf: bytes) -> list[Colour]:
    image = picture(pdf)
    return [image.getpixel(at) for at in ((60, 60), (140, 60), (60, 140), (140, 140))]


def shown(data: bytes) -> list[Colour]:
    return corners(printed(Image(10, 10, 20, 20, opened(data)), width=40, height=40))


def shown_by_svg(data: bytes) -> list[Colour]:
    """The same by way of the SVG that is written."""
    svg = write_svg(Drawing(40, 40, [Image(10, 10, 20, 20, opened(data))]))
    return corners(printed(*read_svg(svg, "a.svg").items, width=40, height=40))


def close(found: list[Colour], expected: list[Colour], by: int = 12) -> bool:
    return all(
        abs(a - b) <= by
        for one, other in zip(found, expected, strict=True)
        for a, b in zip(one, other, strict=True)
    )


def in_inks(found: list[Colour]) -> bool:
    """Red, blue, green and white as printer's inks make them, which are duller."""
    red, blue, green, white = found
    return (
        red[0] > 190
        and max(red[1:]) < 70
        and blue[2] > 110
        and max(blue[:2]) < 80
        and green[1] > 90
        and max(green[0], green[2]) < 90
        and min(white) > 245
    )


@pytest.mark.parametrize(
    "data",
    [jpeg(quarters().convert("CMYK")), ycck(), inks_without_adobe()],
    ids="cmyk ycck plain".split(),
)
def test_photos_in_printers_inks_have_their_colours_in_pdf_and_svg(data: bytes) -> None:
    assert in_inks(shown(data)), shown(data)
    assert in_inks(shown_by_svg(data)), shown_by_svg(data)
    assert data in printed(Image(0, 0, 9, 9, opened(data)))


def test_a_photo_with_arithmetic_coding_is_stored_anew() -> None:
    photo = opened(ARITHMETIC)
    assert photo.data != ARITHMETIC
    assert close(shown(ARITHMETIC), [RED, BLUE, GREEN, WHITE], by=20)
    assert close(shown_by_svg(ARITHMETIC), [RED, BLUE, GREEN, WHITE], by=20)


@pytest.mark.parametrize(
    "data",
    [
        jpeg(quarters(), progressive=True),
        jpeg(quarters(), keep_rgb=True),
        saved(quarters(), "PNG", interlace=1),
        saved(quarters().quantize(4), "PNG", bits=2),
        saved(quarters().convert("CMYK"), "TIFF"),
        saved(quarters(), "TIFF", compression="tiff_lzw"),
        saved(quarters(), "WEBP", lossless=True),
        saved(quarters(), "GIF", save_all=True, append_images=[Pillow.new("RGB", (64, 64))]),
        saved(quarters(), "PNG", save_all=True, append_images=[Pillow.new("RGB", (64, 64))]),
        saved(quarters(), "WEBP", save_all=True, lossless=True, append_images=[Pillow.new("RGB", (64, 64))]),
        colour_16_png(),
    ],
    ids="progressive rgb interlaced palette cmyk-tiff tiff webp gifs pngs webps 16".split(),
)  # fmt: skip
def test_colours_are_right_in_pdf_and_svg(data: bytes) -> None:
    assert close(shown(data), [RED, BLUE, GREEN, WHITE])
    assert close(shown_by_svg(data), [RED, BLUE, GREEN, WHITE])


def test_greys_of_16_bits_keep_their_tones() -> None:
    assert close(shown(grey_16_tiff()), [(0, 0, 0), WHITE, WHITE, WHITE])


def test_a_tiff_in_lab_has_its_colours() -> None:
    from PIL import ImageCms

    lab = ImageCms.profileToProfile(
        quarters(), ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), outputMode="LAB"
    )
    assert lab is not None
    assert close(shown(saved(lab, "TIFF")), [RED, BLUE, GREEN, WHITE], by=24)


def test_a_tiff_of_measured_numbers_is_refused_in_words() -> None:
    said = picture_of(saved(Pillow.new("F", (4, 4), 0.5), "TIFF"))
    assert said == (
        "the picture cannot be printed: it holds measured numbers and no colours; "
        "save it as a picture of 8 bits"
    )


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "TIFF"])
def test_the_profile_of_a_picture_is_heeded(kind: str) -> None:
    """Its red is blue and its blue red, so whoever does not look at it shows them swapped."""
    data = saved(quarters(), kind, icc_profile=swapped_profile())
    red, blue, *_ = shown(data)
    assert red[2] > 200
    assert red[0] < 90
    assert blue[0] > 200
    assert blue[2] < 90


def test_a_profile_is_written_once_for_several_pictures() -> None:
    photos = [opened(jpeg(quarters(size), icc_profile=swapped_profile())) for size in (64, 32, 16)]
    pdf = printed(*(Image(10 * at, 0, 9, 9, one) for at, one in enumerate(photos)))
    assert len(having(pdf, "/Alternate /DeviceRGB")) == 1
    assert len(having(pdf, "/ICCBased")) == 3


def test_the_profile_of_screens_is_not_written() -> None:
    from PIL import ImageCms

    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    pdf = printed(Image(0, 0, 9, 9, opened(jpeg(quarters(), icc_profile=srgb))))
    assert not having(pdf, "/ICCBased")


@pytest.mark.parametrize("profile", [b"", b"x" * 300, swapped_profile()[:140]])
def test_a_broken_profile_is_no_reason_to_lose_a_picture(profile: bytes) -> None:
    assert close(shown(jpeg(quarters(), icc_profile=profile)), [RED, BLUE, GREEN, WHITE])


def test_a_palette_has_a_profile_too() -> None:
    data = saved(quarters().quantize(4), "PNG", icc_profile=swapped_profile())
    red, *_ = shown(data)
    assert red[2] > 200


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "TIFF", "WEBP"])
def test_a_picture_stands_as_the_camera_was_held_in_pdf_and_svg(
    orientation: int, kind: str
) -> None:
    back = {
        2: Pillow.Transpose.FLIP_LEFT_RIGHT,
        3: Pillow.Transpose.ROTATE_180,
        4: Pillow.Transpose.FLIP_TOP_BOTTOM,
        5: Pillow.Transpose.TRANSPOSE,
        6: Pillow.Transpose.ROTATE_90,
        7: Pillow.Transpose.TRANSVERSE,
        8: Pillow.Transpose.ROTATE_270,
    }
    seen = quarters().resize((64, 32))
    stored = seen.transpose(back[orientation]) if orientation in back else seen
    exif = Pillow.Exif()
    exif[0x0112] = orientation
    data = saved(stored, kind, exif=exif)
    found = opened(data)
    assert (found.width, found.height) == (64, 32)
    assert close(shown(data), [RED, BLUE, GREEN, WHITE], by=24)
    assert close(shown_by_svg(data), [RED, BLUE, GREEN, WHITE], by=24)


def test_an_svg_does_not_leave_it_to_viewers_how_a_camera_was_held() -> None:
    exif = Pillow.Exif()
    exif[0x0112] = 6
    svg = write_svg(Drawing(9, 9, [Image(0, 0, 9, 9, opened(jpeg(quarters(), exif=exif)))]))
    (image,) = read_svg(svg, "a.svg").items[0].items  # type: ignore[union-attr]
    assert image.picture.orientation == 1  # type: ignore[union-attr]


def test_a_picture_of_one_pixel_is_shown() -> None:
    found = shown(saved(Pillow.new("RGB", (1, 1), RED), "PNG"))
    assert close(found, [RED] * 4)
    assert close(shown(jpeg(Pillow.new("RGB", (1, 1), RED))), [RED] * 4)


@pytest.mark.parametrize("kind", ["JPEG", "GIF"])
def test_a_picture_of_20000_by_20000_pixels_is_refused_in_words(kind: str, tmp_path) -> None:
    small = saved(Pillow.new("L", (100, 100)), kind)
    data = bytearray(small)
    if kind == "GIF":
        struct.pack_into("<2H", data, 6, 20000, 20000)
    else:
        struct.pack_into(">2H", data, small.index(b"\xff\xc0") + 5, 20000, 20000)
    file = tmp_path / "odo"
    file.write_bytes(bytes(data))
    said = load_picture(file)
    assert isinstance(said, str)
    assert said.endswith("megapixels; make it smaller")


@pytest.mark.parametrize(
    "data",
    [
        jpeg(quarters()),
        jpeg(quarters().convert("CMYK")),
        saved(quarters(), "PNG"),
        saved(quarters().convert("RGBA"), "PNG"),
        colour_16_png(),
    ],
    ids="jpeg cmyk png alpha 16".split(),
)
def test_in_black_a_picture_is_grey_alone(data: bytes) -> None:
    grey = opened(in_grey(opened(data)))
    pdf = printed(Image(10, 10, 20, 20, grey), width=40, height=40)
    assert not having(pdf, "/ColorSpace /DeviceRGB")
    assert having(pdf, "/ColorSpace /DeviceGray")
    for red, green, blue in corners(pdf):
        assert red == green == blue
    tones = [red for red, *_ in corners(pdf)]
    assert tones[1] < tones[0] < tones[3]  # blue is darker than red, and white is white


def test_a_cut_off_head_is_no_reason_to_break() -> None:
    data = jpeg(quarters(), icc_profile=swapped_profile())
    for keep in range(0, 700, 7):
        assert isinstance(picture_of(data[:keep]), str)


def test_grey_with_opacity_stays_grey() -> None:
    image = Pillow.new("LA", (8, 8), (100, 128))
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    pdf = printed(Image(10, 10, 20, 20, opened(buffer.getvalue())), width=40, height=40)
    assert not having(pdf, "/ColorSpace /DeviceRGB")
    assert close(corners(pdf), [(177, 177, 177)] * 4, by=3)
