"""Pictures to image objects: the file's own packed bytes wherever PDF can read them."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from typing import Any

from output.display import Picture
from output.pdf.document import Document, Value

_SIGNATURE = 8
_GREY, _RGB, _PALETTE = 0, 2, 3
_CHANNELS = {_GREY: 1, _RGB: 3, _PALETTE: 1}


def write_image(document: Document, picture: Picture) -> Value:
    """A reference to a picture, its pixels untouched."""
    if picture.kind == "jpeg":
        return _write_jpeg(document, picture)
    passed = _passed_through(picture.data)
    if passed is not None:
        keys, data = passed
        return document.stream(keys, data)
    return _write_opened(document, picture)


def _write_jpeg(document: Document, picture: Picture) -> Value:
    from PIL import Image

    with Image.open(io.BytesIO(picture.data), formats=("JPEG",)) as image:
        (width, height), mode = image.size, image.mode
        inverted = mode == "CMYK" and "adobe" in image.info
    spaces = {"L": "/DeviceGray", "CMYK": "/DeviceCMYK"}
    keys = _keys(width, height, spaces.get(mode, "/DeviceRGB"), 8)
    keys["Filter"] = "/DCTDecode"
    if inverted:
        keys["Decode"] = "[1 0 1 0 1 0 1 0]"
    return document.stream(keys, picture.data)


def _passed_through(data: bytes) -> tuple[dict[str, Value], bytes] | None:
    """Keys and packed pixels of a PNG without transparency; None where it must be opened."""
    palette, packed = b"", []
    header = struct.unpack_from(">2I5B", data, _SIGNATURE + 8)
    width, height, depth, kind, _, _, interlaced = header
    if interlaced or depth > 8 or kind not in _CHANNELS:
        return None
    for name, body in _chunks(data):
        if name == b"tRNS":
            return None
        if name == b"PLTE":
            palette = body
        elif name == b"IDAT":
            packed.append(body)
    space = {_GREY: "/DeviceGray", _RGB: "/DeviceRGB"}.get(kind)
    if space is None:
        space = f"[/Indexed /DeviceRGB {len(palette) // 3 - 1} <{palette.hex()}>]"
    keys = _keys(width, height, space, depth)
    keys["Filter"] = "/FlateDecode"
    keys["DecodeParms"] = _prediction(width, _CHANNELS[kind], depth)
    return keys, b"".join(packed)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = _SIGNATURE
    while place + 8 <= len(data):
        length, name = struct.unpack_from(">I4s", data, place)
        yield name, data[place + 8 : place + 8 + length]
        place += length + 12


def _write_opened(document: Document, picture: Picture) -> Value:
    """A PNG that PDF cannot read as it is: colours and opacity become two images."""
    from PIL import Image

    with Image.open(io.BytesIO(picture.data), formats=("PNG",)) as image:
        if image.mode.startswith("I"):  # 16 bits of grey, which Pillow would cut off at 255
            rgba = image.convert("I").point(lambda value: value / 256).convert("L").convert("RGBA")
        else:
            rgba = image.convert("RGBA")
    alpha = rgba.getchannel("A")
    keys, data = _packed(rgba.convert("RGB"))
    if alpha.getextrema() != (255, 255):
        keys["SMask"] = document.stream(*_packed(alpha))
    return document.stream(keys, data)


def _packed(image: Any) -> tuple[dict[str, Value], bytes]:
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    passed = _passed_through(buffer.getvalue())
    assert passed is not None, "a plain PNG passes through"
    return passed


def _keys(width: int, height: int, space: str, depth: int) -> dict[str, Value]:
    return {
        "Type": "/XObject",
        "Subtype": "/Image",
        "Width": width,
        "Height": height,
        "ColorSpace": space,
        "BitsPerComponent": depth,
    }


def _prediction(width: int, channels: int, depth: int) -> dict[str, Value]:
    return {
        "Predictor": 15,
        "Colors": channels,
        "BitsPerComponent": depth,
        "Columns": width,
    }
