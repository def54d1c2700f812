"""Players' pictures: any file to a picture that can be printed, or what is wrong with it."""

from __future__ import annotations

import io
import struct
import zlib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from output.display import Picture, key_of
from output.jpeg import Head, head_of
from output.picture_colours import Unknown, stored_anew

if TYPE_CHECKING:
    from PIL.Image import Image

MAX_BYTES = 64_000_000
MAX_PIXELS = 40_000_000
FORMATS = ("PNG", "JPEG", "WEBP", "AVIF", "GIF", "BMP", "TIFF")
"""What Pillow may open: no format that starts another program."""

_EXIF_ORIENTATION = 0x0112
_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_known: WeakValueDictionary[str, Picture] = WeakValueDictionary()


def load_picture(path: Path) -> Picture | str:
    """The picture of a file; or a message, which says what is wrong and what to do.

    PNG and JPEG stay the bytes that they are. SVG artwork is drawn by another program with
    limits, which fetches nothing.
    """
    try:
        if path.stat().st_size > MAX_BYTES:
            return f"the file is larger than {MAX_BYTES // 10**6} MB; make it smaller"
        if path.exists() and not (path.is_file() or path.is_dir()):  # a pipe has no end
            return "this is no file; name a picture"
        data = path.read_bytes()
    except FileNotFoundError:
        return "there is no such file"
    except (OSError, ValueError) as error:
        return f"the file cannot be read: {getattr(error, 'strerror', None) or error}"
    if _is_markup(data):
        from output.artwork import draw_svg

        drawn = draw_svg(data)
        return picture_of(drawn, path.name) if isinstance(drawn, bytes) else drawn
    return picture_of(data, path.name, path)


def _is_markup(data: bytes) -> bool:
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"<"


def picture_of(data: bytes, name: str = "", file: Path | None = None) -> Picture | str:
    """The picture that bytes are; or a message. Equal bytes give the same picture.

    `name` is what it is called when something is to be told of it. Where the bytes are a `file`'s and
    are printed as they are, the picture does not hold them.
    """
    key = key_of(data)
    found = _known.get(key)
    if found is None:
        made = _plain_photo(data, key) or _open(data, key)
        if isinstance(made, str):
            return made
        source = file if file is not None and made.source is data else made.source
        found = _known[key] = replace(made, name=name, source=source)
    return found


def _plain_photo(data: bytes, key: str) -> Picture | None:
    """A photo of which its head says all that matters, so that it need not be opened."""
    head = head_of(data) if data.startswith(_JPEG) else None
    if head is None or not _is_passed_on(head) or not head.has_end or head.is_told_of:
        return None
    if not 0 < head.width * head.height <= MAX_PIXELS:
        return None
    return Picture(key, "jpeg", head.width, head.height, data)


def _is_passed_on(head: Head) -> bool:
    """Whether PDF knows how a photo is coded."""
    return head.is_plain and len(head.components) in (1, 3, 4)


def _open(data: bytes, key: str) -> Picture | str:
    from PIL import Image, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(data), formats=_formats(data)) as image:
            width, height = image.size
            if width * height > MAX_PIXELS:
                return _too_many(width, height)
            if image.format == "PNG" and _orientation(image) == 1:
                return _png(data, key, width, height)
            if image.format in ("JPEG", "MPO"):  # telephones store two photos in one file
                return _jpeg(image, data, key)
            return _converted(image)
    except Unknown as error:
        return f"the picture cannot be printed: {error}"
    except UnidentifiedImageError:
        return "this is not a picture; use PNG, JPEG, WebP or SVG"
    except Image.DecompressionBombError:
        return f"the picture has more than {MAX_PIXELS // 10**6} megapixels; make it smaller"
    except (OSError, ValueError, SyntaxError, struct.error, zlib.error, MemoryError) as error:
        return f"the picture is damaged: {error}; save it again"


def _formats(data: bytes) -> tuple[str, ...]:
    """What these bytes may be; the rarer kinds are loaded only when it is neither of the usual."""
    from PIL import Image

    if data.startswith(_PNG):
        return ("PNG",)
    if data.startswith(_JPEG):
        return ("JPEG",)
    Image.init()
    return tuple(name for name in FORMATS if name in Image.OPEN)


def _too_many(width: int, height: int) -> str:
    return (
        f"the picture has {width} × {height} pixels; up to {MAX_PIXELS // 10**6} megapixels are "
        "taken: make it smaller"
    )


def _png(data: bytes, key: str, width: int, height: int) -> Picture:
    from PIL import Image

    with Image.open(io.BytesIO(data), formats=("PNG",)) as image:
        image.verify()
    return Picture(key, "png", width, height, data)


def _jpeg(image: Image, data: bytes, key: str) -> Picture | str:
    """A photo as it is; one that is coded as PDF does not know is stored anew."""
    head = head_of(data)
    if head is None or not _is_passed_on(head):
        return _converted(image)
    orientation = _orientation(image)
    width, height = image.size
    if orientation >= 5:
        width, height = height, width
    if not head.has_end:
        # Read at an eighth of its size, which finds a broken file at a fraction of the time.
        image.draft("RGB" if image.mode != "L" else "L", (max(width // 8, 1), max(height // 8, 1)))
        image.load()
    return Picture(key, "jpeg", width, height, data, orientation)


def _orientation(image: Image) -> int:
    """How a camera was held, from 1, upright, to 8."""
    said = image.getexif().get(_EXIF_ORIENTATION, 1)
    return said if said in range(1, 9) else 1


def _converted(image: Image) -> Picture | str:
    """A picture of another format as PNG, or as JPEG where it is a photo."""
    return picture_of(stored_anew(image))
