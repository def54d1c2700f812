"""Pictures whose colours or form printers do not know, as ones that they do."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from output.display import Picture

if TYPE_CHECKING:
    from PIL.Image import Image

_QUALITY = 92
"""Of a photo that has to be stored anew."""
_WIDE = 256
"""What 16 bits are divided by to be 8."""
_PHOTOS = ("WEBP", "AVIF", "JPEG", "MPO")
_COLOURS = ("RGB", "CMYK", "L")
"""What an ICC profile is applied to."""


class Unknown(ValueError):
    """A form of colours that cannot be told."""


def stored_anew(image: Image) -> bytes:
    """An opened picture upright as PNG, or as JPEG where it is a photo. Raises Unknown."""
    from PIL import ImageOps

    kind = image.format
    upright = ImageOps.exif_transpose(_inks_as_stored(image))
    if kind in _PHOTOS and not upright.has_transparency_data:
        return _saved(in_8_bits(upright), "JPEG")
    return _saved(in_8_bits(upright), "PNG")


def in_8_bits(image: Image) -> Image:
    """The picture in grey or in red, green and blue, with opacity where it has some.

    An ICC profile is applied. Raises Unknown.
    """
    if image.mode == "F" or (image.mode == "I" and image.getextrema()[1] >= 65536):  # type: ignore[operator]
        raise Unknown("it holds measured numbers and no colours; save it as a picture of 8 bits")
    if image.mode.startswith("I"):
        return image.convert("I").point(lambda value: value / _WIDE).convert("L")
    if image.has_transparency_data:
        return image if image.mode == "LA" else image.convert("RGBA")
    if image.mode in ("1", "L"):
        return _managed(image.convert("L"))
    if image.mode == "LAB":
        return _of_lab(image)
    managed = _managed(image) if image.mode in _COLOURS else image
    return managed.convert("RGB")


def in_grey(picture: Picture) -> bytes:
    """The bytes of a picture in greys, upright."""
    from PIL import Image, ImageOps

    with Image.open(io.BytesIO(picture.data), formats=(picture.kind.upper(),)) as image:
        image.load()
        upright = in_8_bits(ImageOps.exif_transpose(_inks_as_stored(image)))
    if upright.has_transparency_data:
        return _saved(upright.convert("LA"), "PNG")
    return _saved(upright.convert("L"), picture.kind.upper())


def in_rgb(data: bytes) -> bytes:
    """A JPEG of printer's inks as one of red, green and blue; nothing of it is turned."""
    from PIL import Image

    with Image.open(io.BytesIO(data), formats=("JPEG",)) as image:
        return _saved(in_8_bits(_inks_as_stored(image)), "JPEG")


def _inks_as_stored(image: Image) -> Image:
    """Printer's inks the right way round: Pillow takes each JPEG for one of Adobe's."""
    from PIL import ImageChops

    is_plain = image.format in ("JPEG", "MPO") and image.mode == "CMYK"
    if not is_plain or "adobe" in image.info:
        return image
    turned = ImageChops.invert(image)
    turned.info = image.info
    return turned


def _managed(image: Image) -> Image:
    """Colours as sRGB has them; as they are where the profile is none or cannot be used."""
    from PIL import ImageCms

    profile = image.info.get("icc_profile")
    if not profile or is_srgb(profile):
        return image
    mode = "L" if image.mode == "L" else "RGB"
    target = ImageCms.createProfile("sRGB")
    try:
        made = ImageCms.profileToProfile(image, io.BytesIO(profile), target, outputMode="RGB")
    except (ImageCms.PyCMSError, OSError, ValueError):
        return image
    return image if made is None else made.convert(mode)


def _of_lab(image: Image) -> Image:
    from PIL import ImageCms

    lab, srgb = ImageCms.createProfile("LAB"), ImageCms.createProfile("sRGB")
    made = ImageCms.profileToProfile(image, lab, srgb, outputMode="RGB")
    assert made is not None, "it is not changed in place"
    return made


def is_srgb(profile: bytes) -> bool:
    """Whether an ICC profile is that of screens, which goes without saying."""
    return b"sRGB" in profile or "sRGB".encode("utf-16-be") in profile


def _saved(image: Image, kind: str) -> bytes:
    buffer = io.BytesIO()
    image.info.pop("icc_profile", None)
    if kind == "JPEG":
        image.save(buffer, "JPEG", quality=_QUALITY, subsampling=0)
    else:
        image.save(buffer, "PNG")
    return buffer.getvalue()
