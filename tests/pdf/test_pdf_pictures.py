"""Pictures in the PDF: the file's own bytes where possible, the right way up, each once."""

from __future__ import annotations

import io
import random

import pytest
from pdf_reading import having, objects, picture, printed
from PIL import Image as Pillow

from output.display import Group, Image, Picture, Rect, Style
from output.pdf.painter import pdf_bytes
from output.picture import picture_of
from output.printout import Page, Printout

RED, BLUE, GREEN, WHITE = (255, 0, 0), (0, 0, 255), (0, 128, 0), (255, 255, 255)


def saved(image: Pillow.Image, kind: str = "PNG", **options: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def opened(data: bytes) -> Picture:
    found = picture_of(data)
    assert isinstance(found, Picture), found
    return found


def quarters(size: int = 8) -> Pillow.Image:
    """Red and blue above, green and white below."""
    image = Pillow.new("RGB", (size, size), WHITE)
    half = size // 2
    image.paste(RED, (0, 0, half, half))
    image.paste(BLUE, (half, 0, size, half))
    image.paste(GREEN, (0, half, half, size))
    return image


def corners(pdf: bytes) -> list[tuple[int, int, int]]:
    """The colours of a picture that lies at 10, 10 and is 20 mm wide and high."""
    image = picture(pdf)
    return [image.getpixel(at) for at in ((60, 60), (140, 60), (60, 140), (140, 140))]


def close(found: list[tuple[int, int, int]], expected: list[tuple[int, int, int]]) -> bool:
    return all(
        abs(a - b) <= 12
        for one, other in zip(found, expected, strict=True)
        for a, b in zip(one, other, strict=True)
    )


def shown(data: bytes) -> list[tuple[int, int, int]]:
    return corners(printed(Image(10, 10, 20, 20, opened(data)), width=40, height=40))


@pytest.mark.parametrize(
    "data",
    [
        saved(quarters()),
        saved(quarters().quantize(4)),
        saved(quarters().convert("RGBA")),
        saved(quarters(64), "JPEG", quality=95, subsampling=0),
        saved(quarters(64), "JPEG", quality=95, progressive=True, subsampling=0),
        saved(quarters(), "GIF"),
        saved(quarters(), "BMP"),
        saved(quarters(), "TIFF"),
        saved(quarters(), "WEBP", lossless=True),
    ],
    ids="png palette rgba jpeg progressive gif bmp tiff webp".split(),
)
def test_a_picture_looks_as_it_is(data):
    assert close(shown(data), [RED, BLUE, GREEN, WHITE])


def test_inks_of_a_cmyk_photo_are_not_turned_round():
    data = saved(quarters(64).convert("CMYK"), "JPEG", quality=95, subsampling=0)
    red, blue, green, white = shown(data)
    assert red[0] > 200
    assert max(red[1:]) < 60
    assert blue[2] > 120
    assert max(blue[:2]) < 60
    assert green[0] < 60
    assert green[1] > 100
    assert white == WHITE


@pytest.mark.parametrize("mode", ["L", "1", "I;16"])
def test_grey_pictures_keep_their_tones(mode):
    image = Pillow.new("L", (8, 8), 255)
    image.paste(0, (0, 0, 4, 4))
    data = saved(
        image.convert("I").point(lambda v: v * 257).convert("I;16")
        if mode == "I;16"
        else image.convert(mode)
    )
    assert close(shown(data), [(0, 0, 0), WHITE, WHITE, WHITE])


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_photo_stands_as_the_camera_was_held(orientation):
    """Stored turned or mirrored, it is seen upright, and not packed anew."""
    back = {
        2: Pillow.Transpose.FLIP_LEFT_RIGHT,
        3: Pillow.Transpose.ROTATE_180,
        4: Pillow.Transpose.FLIP_TOP_BOTTOM,
        5: Pillow.Transpose.TRANSPOSE,
        6: Pillow.Transpose.ROTATE_90,
        7: Pillow.Transpose.TRANSVERSE,
        8: Pillow.Transpose.ROTATE_270,
    }
    seen = quarters(64).resize((64, 32))
    stored = seen.transpose(back[orientation]) if orientation in back else seen
    exif = Pillow.Exif()
    exif[0x0112] = orientation
    data = saved(stored, "JPEG", quality=95, subsampling=0, exif=exif)
    photo = opened(data)
    assert (photo.width, photo.height, photo.data) == (64, 32, data)
    assert close(shown(data), [RED, BLUE, GREEN, WHITE])


def test_a_photo_of_two_is_shown_and_passes_through():
    second = Pillow.new("RGB", (64, 64), "black")
    data = saved(
        quarters(64), "MPO", quality=95, subsampling=0, save_all=True, append_images=[second]
    )
    assert opened(data).data == data
    assert close(shown(data), [RED, BLUE, GREEN, WHITE])


def noise(mode: str = "RGB", size: int = 40) -> Pillow.Image:
    make = random.Random(4)
    count = size * size * len(mode)
    return Pillow.frombytes(mode, (size, size), bytes(make.randrange(256) for _ in range(count)))


def test_the_packed_pixels_of_a_png_pass_through():
    data = saved(noise())
    pdf = printed(Image(0, 0, 9, 9, opened(data)))
    (body,) = having(pdf, "/Subtype /Image")
    assert b"/Predictor 15" in body
    start = data.index(b"IDAT") + 4
    assert data[start : start + 1000] in pdf


def test_a_jpeg_passes_through_whole():
    data = saved(noise(), "JPEG")
    assert data in printed(Image(0, 0, 9, 9, opened(data)))


def test_transparency_becomes_a_mask_and_shows_what_is_below():
    image = quarters().convert("RGBA")
    image.paste((0, 0, 0, 0), (4, 4, 8, 8))
    pdf = printed(
        Rect(0, 0, 40, 40, Style("#FF0000")),
        Image(10, 10, 20, 20, opened(saved(image))),
        width=40,
        height=40,
    )
    assert len(having(pdf, "/SMask")) == 1
    assert close(corners(pdf), [RED, BLUE, GREEN, RED])


def test_a_transparent_colour_of_a_palette_is_transparent():
    image = quarters().quantize(4)
    data = saved(image, transparency=image.getpixel((0, 0)))
    assert close(shown(data), [WHITE, BLUE, GREEN, WHITE])


def test_a_faded_picture_lets_through():
    faded = Image(10, 10, 20, 20, opened(saved(quarters())), opacity=0.5)
    pdf = printed(faded, Rect(0, 0, 1, 1, Style("#000000")), width=40, height=40)
    assert close(corners(pdf)[:1], [(255, 128, 128)])
    assert picture(pdf).getpixel((2, 2)) == (0, 0, 0)


def test_a_picture_is_written_once_however_often_it_is_shown():
    data = saved(noise())
    shown_often = [
        Page(63, 88, [Group([Image(0, 0, 9, 9, opened(bytes(data)))]) for _ in range(9)])
        for _ in range(3)
    ]
    assert len(having(pdf_bytes(Printout(shown_often)), "/Subtype /Image")) == 1


def test_the_pdf_is_hardly_larger_than_its_pictures():
    data = [saved(noise(size=60 + n)) for n in range(10)]
    images = [Image(0, n, 9, 9, opened(one)) for n, one in enumerate(data)]
    assert len(printed(*images)) < sum(map(len, data)) + 5_000


def test_no_picture_leaves_no_image():
    assert not [body for body in objects(printed()) if b"/Image" in body]
