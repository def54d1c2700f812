"""Players' pictures on printed cards: whether, how, and how finely."""

from __future__ import annotations

import io
from typing import Any

import pypdfium2
import pytest
from PIL import Image, ImageDraw

ROSTER = """\
format: musterpress/roster
version: 1
system: core-1e
name: Gallery
limit: {points: 90}
team: "#123456"
fighters:
  - {id: odo, name: Odo, unit: levy, picture: odo.jpg}
  - {id: ida, name: Ida, unit: levy, picture: odo.jpg}
  - {id: kit, name: Kit, unit: levy, picture: kit.png}
"""


def ringed(width: int, height: int) -> Image.Image:
    """A grey picture with a red frame of an eighth and a circle that fills it."""
    image = Image.new("RGB", (width, height), (200, 200, 200))
    draw = ImageDraw.Draw(image)
    edge = min(width, height) // 8
    draw.rectangle((0, 0, width - 1, height - 1), outline=(255, 0, 0), width=edge)
    return image


def saved(image: Image.Image, kind: str) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, quality=95, subsampling=0)
    return buffer.getvalue()


@pytest.fixture
def gallery(player: Any) -> Any:
    player.writes("gallery.yaml", ROSTER)
    (player.folder / "odo.jpg").write_bytes(saved(ringed(1200, 400), "JPEG"))
    (player.folder / "kit.png").write_bytes(saved(ringed(64, 96), "PNG"))
    return player


def images(data: bytes) -> list[tuple[float, float, float, float]]:
    """The boxes of the pictures of the first page in mm: left, bottom, right, top."""
    page = pypdfium2.PdfDocument(data)[0]
    found = [one for one in page.get_objects() if one.type == pypdfium2.raw.FPDF_PAGEOBJ_IMAGE]
    return [tuple(at * 25.4 / 72 for at in one.get_bounds()) for one in found]  # type: ignore[misc]


def printed(player: Any, *flags: object) -> bytes:
    player.does("print", "gallery.yaml", "-o", "a.pdf", "--force", *flags)
    data: bytes = (player.folder / "a.pdf").read_bytes()
    return data


def test_a_picture_is_never_stretched_whether_it_fills_or_is_whole(gallery: Any) -> None:
    for flags in ((), ("--picture-fit", "whole")):
        for left, bottom, right, top in images(printed(gallery, *flags)):
            ratio = (right - left) / (top - bottom)
            assert min(abs(ratio - 3), abs(ratio - 64 / 96)) < 0.01


def test_filled_pictures_cover_the_card_and_whole_ones_lie_within_it(gallery: Any) -> None:
    for left, _, right, _ in images(printed(gallery)):
        assert right - left >= 63 - 0.01
    for left, bottom, right, top in images(printed(gallery, "--picture-fit", "whole")):
        assert right - left <= 63
        assert top - bottom <= 88


def test_all_of_a_whole_picture_is_seen_on_the_teams_ground(gallery: Any) -> None:
    printed(gallery, "--picture-fit", "whole", "--fighter", "odo")
    page = pypdfium2.PdfDocument(gallery.folder / "a.pdf")[0]
    ((left, bottom, right, top),) = images((gallery.folder / "a.pdf").read_bytes())
    scale = 300 / 72
    seen = page.render(scale=scale).to_pil().convert("RGB")

    def at(x: float, y: float) -> tuple[int, ...]:
        px = 300 / 25.4
        pixel: tuple[int, ...] = seen.getpixel((round(x * px), round(seen.height - y * px)))
        return pixel

    for x, y in ((left + 1, (top + bottom) / 2), (right - 1, (top + bottom) / 2)):
        red, green, blue = at(x, y)
        assert red > 200
        assert max(green, blue) < 60
    for y in (top - 0.6, bottom + 0.6):
        assert at((left + right) / 2, y)[0] > 200
        assert at((left + right) / 2, y)[1] < 60
    assert at((left + right) / 2, top + 2) == (0x12, 0x34, 0x56)


def test_the_bytes_of_a_photo_pass_through_and_are_stored_once(gallery: Any) -> None:
    photo = (gallery.folder / "odo.jpg").read_bytes()
    for flags in ((), ("--picture-fit", "whole"), ("--ink", "saver", "--pictures")):
        assert printed(gallery, *flags).count(photo) == 1


@pytest.mark.parametrize("ink", ["saver", "black"])
def test_where_ink_is_saved_pictures_are_left_out_unless_they_are_asked_for(
    gallery: Any, ink: str
) -> None:
    assert images(printed(gallery, "--ink", ink)) == []
    assert len(images(printed(gallery, "--ink", ink, "--pictures"))) == 3
    assert images(printed(gallery, "--no-pictures")) == []


def test_in_black_pictures_are_grey_and_nothing_else_has_colour(gallery: Any) -> None:
    data = printed(gallery, "--ink", "black", "--pictures")
    assert b"/ColorSpace /DeviceRGB" not in data
    page = pypdfium2.PdfDocument(data)[0].render(scale=1).to_pil().convert("RGB")
    assert all(red == green == blue for _, (red, green, blue) in page.getcolors(1 << 24))


@pytest.mark.parametrize("form", ["svg", "png"])
def test_pictures_of_cards_have_them_too(gallery: Any, form: str) -> None:
    gallery.does("print", "gallery.yaml", "-o", "faces/", "--format", form)
    files = sorted((gallery.folder / "faces").iterdir())
    assert len(files) == 3
    if form == "svg":
        assert "data:image/jpeg;base64," in files[0].read_text("utf-8")
    else:
        face = Image.open(files[0]).convert("RGB")
        assert face.getpixel((face.width // 2, face.height - 400)) != (0x12, 0x34, 0x56)


def test_a_picture_with_too_few_pixels_is_told_once_with_what_it_needs(gallery: Any) -> None:
    said = gallery.tries("print", "gallery.yaml", "-o", "a.pdf").stderr
    assert said.count("kit.png: ") == 1
    assert "odo.jpg" not in said  # 1200 pixels on a picture that is 162 mm wide
    (line,) = [one for one in said.splitlines() if one.startswith("kit.png")]
    assert "dpi at the printed size of" in line
    assert "(it has 64 × 96)" in line
    wide, high = line.partition("use one of ")[2].partition(" pixels")[0].split(" × ")
    Image.new("RGB", (int(wide), int(high)), "#777").save(gallery.folder / "kit.png")
    again = gallery.tries("print", "gallery.yaml", "-o", "b.pdf").stderr
    assert "kit.png" not in again


def test_a_picture_on_several_cards_is_told_once(gallery: Any) -> None:
    (gallery.folder / "odo.jpg").write_bytes(saved(ringed(60, 20), "JPEG"))
    said = gallery.tries("print", "gallery.yaml", "-o", "a.pdf").stderr
    assert said.count("odo.jpg: ") == 1


def test_too_few_pixels_are_no_fault(gallery: Any) -> None:
    assert gallery.tries("print", "gallery.yaml", "-o", "a.pdf", "--strict").exit_code == 0


def test_a_picture_of_one_pixel_is_printed_and_told(gallery: Any) -> None:
    (gallery.folder / "kit.png").write_bytes(saved(Image.new("RGB", (1, 1), "red"), "PNG"))
    result = gallery.tries("print", "gallery.yaml", "-o", "a.pdf")
    assert result.exit_code == 0
    assert "kit.png: 0.3 dpi" in result.stderr


def test_a_picture_that_cannot_be_used_is_told_and_the_card_printed(gallery: Any) -> None:
    (gallery.folder / "kit.png").write_bytes(b"GIF89a and no more")
    result = gallery.tries("print", "gallery.yaml", "-o", "a.pdf")
    assert result.exit_code == 0
    assert "kit.png cannot be used" in result.stderr
    assert gallery.tries("print", "gallery.yaml", "-o", "b.pdf", "--strict").exit_code == 1


@pytest.mark.parametrize("flags", [("--no-pictures",), ("--ink", "saver")])
def test_of_a_picture_that_is_left_out_nothing_is_told(gallery: Any, flags: tuple[str]) -> None:
    (gallery.folder / "kit.png").write_bytes(b"no picture")
    assert gallery.tries("print", "gallery.yaml", "-o", "a.pdf", *flags).stderr == ""
