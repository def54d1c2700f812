"""Players' picture files: what is wrong is a message, never a traceback."""

from __future__ import annotations

import base64
import io
import struct
import time
import zlib

import pytest
from PIL import Image as Pillow

from output import artwork
from output.display import Picture
from output.picture import load_picture, picture_of


def png(width: int = 4, height: int = 2) -> bytes:
    buffer = io.BytesIO()
    Pillow.new("RGB", (width, height), "teal").save(buffer, "PNG")
    return buffer.getvalue()


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def huge_png(side: int) -> bytes:
    """A few bytes that would be a picture of side x side pixels."""
    header = chunk(b"IHDR", struct.pack(">2I5B", side, side, 8, 2, 0, 0, 0))
    return (
        b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(b"\0")) + chunk(b"IEND", b"")
    )


@pytest.fixture
def told(tmp_path):
    """The message about a file of these bytes."""

    def message(data: bytes, name: str = "odo.png") -> str:
        file = tmp_path / name
        file.write_bytes(data)
        found = load_picture(file)
        assert isinstance(found, str)
        assert len(found) < 400
        return found

    return message


def test_a_picture_comes_with_its_size_and_its_own_bytes(tmp_path):
    file = tmp_path / "odo.png"
    file.write_bytes(png())
    found = load_picture(file)
    assert isinstance(found, Picture)
    assert (found.kind, found.width, found.height, found.data) == ("png", 4, 2, png())


def test_equal_bytes_are_one_picture():
    assert picture_of(png()) is not None
    first = picture_of(png())
    assert picture_of(bytes(bytearray(png()))) is first


def test_the_name_of_a_file_says_nothing_about_its_kind(tmp_path):
    file = tmp_path / "odo.jpg"
    file.write_bytes(png())
    found = load_picture(file)
    assert isinstance(found, Picture)
    assert found.kind == "png"


def test_a_photo_of_another_format_becomes_a_jpeg_and_a_drawing_a_png():
    buffer = io.BytesIO()
    Pillow.effect_noise((60, 60), 50).convert("RGB").save(buffer, "WEBP", quality=80)
    photo = picture_of(buffer.getvalue())
    buffer = io.BytesIO()
    Pillow.new("P", (6, 6)).save(buffer, "GIF")
    drawing = picture_of(buffer.getvalue())
    assert isinstance(photo, Picture)
    assert isinstance(drawing, Picture)
    assert (photo.kind, drawing.kind) == ("jpeg", "png")


def test_a_missing_file_is_told(tmp_path):
    assert load_picture(tmp_path / "none.png") == "there is no such file"


def test_a_folder_is_told(tmp_path):
    assert "cannot be read" in str(load_picture(tmp_path))


def test_a_name_that_no_file_can_have_is_told(tmp_path):
    assert isinstance(load_picture(tmp_path / "a\0b.png"), str)
    assert isinstance(load_picture(tmp_path / ("a" * 5000)), str)


@pytest.mark.parametrize(
    "data", [b"", b"hello", b"%PDF-1.7", b"PK\x03\x04", b"%!PS-Adobe-3.0 EPSF"]
)
def test_what_is_no_picture_is_told(told, data):
    assert "not a picture" in told(data)


@pytest.mark.parametrize("keep", [20, 40, 60])
def test_a_cut_off_picture_is_told(told, keep):
    assert "damaged" in told(png(100, 100)[:keep]) or "not a picture" in told(png()[:keep])


def test_a_cut_off_photo_is_told(told):
    buffer = io.BytesIO()
    Pillow.effect_noise((300, 300), 90).convert("RGB").save(buffer, "JPEG")
    assert "damaged" in told(buffer.getvalue()[:5000])


def test_a_picture_with_a_broken_sum_is_told(told):
    data = bytearray(png(50, 50))
    data[data.index(b"IDAT") + 8] ^= 255
    assert "damaged" in told(bytes(data))


@pytest.mark.parametrize("mode", ["RGB", "L", "CMYK"])
@pytest.mark.parametrize("progressive", [False, True])
def test_a_photo_whose_head_says_all_is_not_opened(monkeypatch, mode, progressive):
    buffer = io.BytesIO()
    Pillow.new(mode, (31, 17)).save(buffer, "JPEG", progressive=progressive)
    monkeypatch.setattr(Pillow, "open", None)
    found = picture_of(buffer.getvalue())
    assert isinstance(found, Picture)
    assert (found.kind, found.width, found.height, found.orientation) == ("jpeg", 31, 17, 1)


def test_a_photo_is_turned_as_its_camera_says():
    buffer, told = io.BytesIO(), Pillow.Exif()
    told[0x0112] = 6
    Pillow.new("RGB", (31, 17)).save(buffer, "JPEG", exif=told)
    found = picture_of(buffer.getvalue())
    assert isinstance(found, Picture)
    assert (found.width, found.height, found.orientation) == (17, 31, 6)


@pytest.mark.parametrize("side", [7_000, 30_000, 2_000_000])
def test_a_picture_of_too_many_pixels_is_told_without_opening_it(told, side):
    start = time.process_time()
    assert "megapixels" in told(huge_png(side))
    assert time.process_time() - start < 1


def test_a_file_too_large_is_told_without_reading_it(tmp_path):
    file = tmp_path / "large.png"
    with file.open("wb") as out:
        out.truncate(500_000_000)
    assert "larger than 64 MB" in str(load_picture(file))


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{inner}</svg>'


def drawing(inner: str, w: int = 10, h: int = 10) -> bytes:
    return SVG.format(inner=inner, w=w, h=h).encode()


def test_artwork_becomes_a_picture_with_its_longest_side_fixed(tmp_path):
    for w, h, size in ((10, 20, (800, 1600)), (20, 10, (1600, 800))):
        file = tmp_path / "logo.svg"
        file.write_bytes(drawing('<rect width="5" height="10" fill="#00f"/>', w, h))
        found = load_picture(file)
        assert isinstance(found, Picture), found
        assert (found.width, found.height) == size
        image = Pillow.open(io.BytesIO(found.data)).convert("RGBA")
        assert image.getpixel((100, 100)) == (0, 0, 255, 255)
        assert image.getpixel((size[0] - 20, 100))[3] == 0


@pytest.mark.parametrize(
    "inner",
    [
        '<image href="file:///etc/passwd" width="9" height="9"/>',
        '<image href="secret.png" width="9" height="9"/>',
        '<image href="http://127.0.0.1:9/a.png" width="9" height="9"/>',
        '<use href="secret.svg#a"/>',
    ],
)
def test_artwork_that_wants_something_from_elsewhere_does_not_get_it(tmp_path, inner):
    (tmp_path / "secret.png").write_bytes(png())
    (tmp_path / "secret.svg").write_bytes(drawing('<g id="a"><rect width="9" height="9"/></g>'))
    file = tmp_path / "logo.svg"
    file.write_bytes(drawing(inner))
    assert "may use only what is inside it" in str(load_picture(file))


def test_artwork_with_a_doctype_of_entities_is_told(told):
    bomb = b'<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>' + drawing("&b;")
    said = told(bomb, "logo.svg")
    assert said.endswith("this SVG declares entities, which are not read; export it as plain SVG")
    assert "EntitiesForbidden" not in said


def test_artwork_that_is_no_svg_is_told(told):
    assert "cannot be drawn" in told(b"<html><body>hello</body></html>", "logo.svg")
    assert "it is not written as SVG is: " in told(b"<svg", "logo.svg")
    assert "cannot be drawn" in told(b"<svg", "logo.svg")


def test_artwork_that_never_ends_is_stopped(told, monkeypatch):
    monkeypatch.setattr(artwork, "SECONDS", 2)
    levels = "".join(
        f'<g id="l{n}">' + f'<use href="#l{n - 1}"/>' * 8 + "</g>" for n in range(1, 10)
    )
    bomb = drawing(f'<defs><circle id="l0" r="1"/>{levels}</defs><use href="#l9"/>')
    start = time.monotonic()
    assert "simplify" in told(bomb, "a.svg")
    assert time.monotonic() - start < 20


def test_after_some_artwork_that_takes_long_in_vain_none_is_tried(told, monkeypatch):
    monkeypatch.setattr(artwork, "VAIN_SECONDS", 0.01)
    assert "simplify" in told(drawing("<use href='#a' id='a'/>", 13), "quick.svg")
    monkeypatch.setattr(artwork, "QUICK_SECONDS", 0.0)
    assert "simplify" in told(drawing("<use href='#a' id='a'/>", 11), "a.svg")
    assert "not drawn, since drawings before it" in told(drawing('<circle r="4"/>', 12), "b.svg")


def test_artwork_that_takes_too_much_memory_is_stopped(told, monkeypatch):
    monkeypatch.setattr(artwork, "MEGABYTES", 40)
    assert "cannot be drawn" in told(drawing('<circle r="4"/>'), "memory.svg")


def test_artwork_with_a_huge_picture_inside_is_told(told):
    inside = base64.b64encode(huge_png(60_000)).decode("ascii")
    image = f'<image width="9" height="9" href="data:image/png;base64,{inside}"/>'
    assert "cannot be drawn" in told(drawing(image), "huge.svg")
