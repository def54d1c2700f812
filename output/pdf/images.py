"""Pictures to image objects: the file's own packed bytes wherever PDF can read them."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from typing import Any

from output.display import Picture
from output.jpeg import head_of
from output.pdf.aside import Aside
from output.pdf.document import Document, Value
from output.pdf.profiles import MOST_OF_PROFILE, Profiles
from output.picture_colours import in_8_bits

_SIGNATURE = 8
_GREY, _RGB, _PALETTE = 0, 2, 3
_CHANNELS = {_GREY: 1, _RGB: 3, _PALETTE: 1}


def write_image(document: Document, picture: Picture, profiles: Profiles, aside: Aside) -> Value:
    """A reference to a picture, its pixels untouched.

    `profiles` are those of the document; pixels packed anew are put `aside`.
    """
    if picture.kind == "jpeg":
        return _write_jpeg(document, picture, profiles)
    passed = _passed_through(picture.data)
    if passed is not None:
        keys, _, profile = passed
        keys["ColorSpace"] = _with_profile(keys["ColorSpace"], profile, profiles)
        return document.late_stream(keys, lambda: _packed_pixels(picture.data))
    return _write_opened(document, picture, profiles, aside)


def _write_jpeg(document: Document, picture: Picture, profiles: Profiles) -> Value:
    head = head_of(picture.data)
    assert head is not None, "a picture without one is not taken"
    width, height = picture.width, picture.height
    if picture.orientation >= 5:  # as it is stored
        width, height = height, width
    space = {1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK"}[len(head.components)]
    keys = _keys(width, height, profiles.space(space, head.profile), 8)
    keys["Filter"] = "/DCTDecode"
    if head.is_rgb:
        keys["DecodeParms"] = {"ColorTransform": 0}
    if len(head.components) == 4 and head.has_adobe:
        keys["Decode"] = "[1 0 1 0 1 0 1 0]"
    return document.late_stream(keys, lambda: picture.data)


def _passed_through(data: bytes) -> tuple[dict[str, Value], bytes, bytes] | None:
    """Keys, packed pixels and ICC profile of a PNG without transparency; None: it must be opened."""
    palette, profile, packed = b"", b"", []
    header = struct.unpack_from(">2I5B", data, _SIGNATURE + 8)
    width, height, depth, kind, _, _, interlaced = header
    if interlaced or depth > 8 or kind not in _CHANNELS:
        return None
    for name, body in _chunks(data):
        if name == b"tRNS":
            return None
        if name == b"PLTE":
            palette = body
        elif name == b"iCCP":
            profile = _unpacked(body)
        elif name == b"IDAT":
            packed.append(body)
    space: Value = {_GREY: "/DeviceGray", _RGB: "/DeviceRGB"}.get(kind)
    if space is None:
        space = ["/Indexed", "/DeviceRGB", len(palette) // 3 - 1, f"<{palette.hex()}>"]
    keys = _keys(width, height, space, depth)
    keys["Filter"] = "/FlateDecode"
    keys["DecodeParms"] = _prediction(width, _CHANNELS[kind], depth)
    return keys, b"".join(packed), profile


def _packed_pixels(data: bytes) -> bytes:
    """The pixels of a PNG as they are packed."""
    return b"".join(body for name, body in _chunks(data) if name == b"IDAT")


def _with_profile(space: Value, profile: bytes, profiles: Profiles) -> Value:
    """A colour space with a profile in place of the device's; of a palette, for its colours."""
    if isinstance(space, list):
        kind, device, *rest = space
        return [kind, profiles.space(device, profile), *rest]
    return profiles.space(space, profile)


def _unpacked(body: bytes) -> bytes:
    """The profile in a chunk, behind its name; none where it is broken."""
    try:
        return zlib.decompressobj().decompress(body.partition(b"\0")[2][1:], MOST_OF_PROFILE)
    except zlib.error:
        return b""


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = _SIGNATURE
    while place + 8 <= len(data):
        length, name = struct.unpack_from(">I4s", data, place)
        yield name, data[place + 8 : place + 8 + length]
        place += length + 12


def _write_opened(document: Document, picture: Picture, profiles: Profiles, aside: Aside) -> Value:
    """A PNG that PDF cannot read as it is: colours and opacity become two images."""
    from PIL import Image

    with Image.open(io.BytesIO(picture.data), formats=("PNG",)) as image:
        image.load()
        profile = image.info.get("icc_profile") or b""
        image.info.pop("icc_profile", None)
        plain = in_8_bits(image)
    keys, data = _packed(plain.convert("L" if plain.mode in ("L", "LA") else "RGB"))
    keys["ColorSpace"] = profiles.space(keys["ColorSpace"], profile)
    if plain.has_transparency_data:
        alpha = plain.getchannel("A")
        if alpha.getextrema() != (255, 255):
            opacity, bare = _packed(alpha)
            keys["SMask"] = document.late_stream(opacity, aside.put(bare))
    return document.late_stream(keys, aside.put(data))


def _packed(image: Any) -> tuple[dict[str, Value], bytes]:
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    passed = _passed_through(buffer.getvalue())
    assert passed is not None, "a plain PNG passes through"
    return passed[:2]


def _keys(width: int, height: int, space: Value, depth: int) -> dict[str, Value]:
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
