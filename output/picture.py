"""Players' pictures: any file to a picture that can be printed, or what is wrong with it."""

from __future__ import annotations

import hashlib
import io
import struct
import zlib
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from output.display import Picture

if TYPE_CHECKING:
    from PIL.Image import Image

MAX_BYTES = 64_000_000
MAX_PIXELS = 40_000_000
FORMATS = ("PNG", "JPEG", "WEBP", "AVIF", "GIF", "BMP", "TIFF")
"""What Pillow may open: no format that starts another program."""

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
        return picture_of(drawn) if isinstance(drawn, bytes) else drawn
    return picture_of(data)


def _is_markup(data: bytes) -> bool:
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"<"


def picture_of(data: bytes) -> Picture | str:
    """The picture that bytes are; or a message. Equal bytes give the same picture."""
    key = hashlib.sha256(data).hexdigest()[:32]
    found = _known.get(key)
    if found is None:
        made = _open(data, key)
        if isinstance(made, str):
            return made
        found = _known[key] = made
    return found


def _open(data: bytes, key: str) -> Picture | str:
    from PIL import Image, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(data), formats=_formats(data)) as image:
            width, height = image.size
            if width * height > MAX_PIXELS:
                return _too_many(width, height)
            if image.format == "PNG":
                return _png(data, key, width, height)
            if image.format in ("JPEG", "MPO"):  # telephones store two photos in one file
                return _jpeg(image, data, key)
            return _converted(image)
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


def _jpeg(image: Image, data: bytes, key: str) -> Picture:
    orientation = image.getexif().get(0x0112, 1)
    width, height = image.size
    if orientation not in range(1, 9):
        orientation = 1
    if orientation >= 5:
        width, height = height, width
    # Read at an eighth of its size, which finds a broken file at a fraction of the time.
    image.draft("RGB" if image.mode != "L" else "L", (width // 8, height // 8))
    image.load()
    return Picture(key, "jpeg", width, height, data, orientation)


def _converted(image: Image) -> Picture | str:
    """A picture of another format as PNG, or as JPEG where it is a photo."""
    from PIL import ImageOps

    upright = ImageOps.exif_transpose(image)
    photo = image.format in ("WEBP", "AVIF") and not upright.has_transparency_data
    buffer = io.BytesIO()
    if photo:
        upright.convert("RGB").save(buffer, "JPEG", quality=92, subsampling=0)
    else:
        mode = "RGBA" if upright.has_transparency_data else "RGB"
        upright.convert(mode).save(buffer, "PNG")
    return picture_of(buffer.getvalue())
