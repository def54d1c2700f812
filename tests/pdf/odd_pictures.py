"""Pictures in forms that cameras, scanners and old programs store, of four quarters each."""

from __future__ import annotations

import base64
import io
import struct

from PIL import Image as Pillow
from PIL import ImageChops

RED, BLUE, GREEN, WHITE = (255, 0, 0), (0, 0, 255), (0, 128, 0), (255, 255, 255)

ARITHMETIC = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYG"
    "CAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
    "CgoKCgoKCgoKCgoKCgoKCgoKCgr/yQARCAAQABADAREAAhEBAxEB/8wACgAQEAUBEBEF/9oADAMBAAIRAxEAPwD/AOf5"
    "pm8y8ZCCXFqYny+FSd1Nb3Fmsxv/AHv/2Q=="
)
"""A JPEG with arithmetic coding, which PDF does not know."""


def quarters(size: int = 64) -> Pillow.Image:
    """Red and blue above, green and white below."""
    image = Pillow.new("RGB", (size, size), WHITE)
    half = size // 2
    image.paste(RED, (0, 0, half, half))
    image.paste(BLUE, (half, 0, size, half))
    image.paste(GREEN, (0, half, half, size))
    return image


def saved(image: Pillow.Image, kind: str, **options: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def jpeg(image: Pillow.Image, **options: object) -> bytes:
    return saved(image, "JPEG", quality=95, subsampling=0, **options)


def ycck() -> bytes:
    """Printer's inks as Adobe stores photos: luminance and colours of the inks, upside down."""
    cyan, magenta, yellow, black = quarters().convert("CMYK").split()
    y, cb, cr = Pillow.merge("RGB", (cyan, magenta, yellow)).convert("YCbCr").split()
    planes = [*map(ImageChops.invert, (y, cb, cr)), black]
    data = bytearray(jpeg(Pillow.merge("CMYK", planes)))
    mark = data.index(b"Adobe")
    data[mark + 11] = 2
    return bytes(data)


def inks_without_adobe() -> bytes:
    """The same inks the plain way round, without Adobe's mark."""
    inks = Pillow.merge(
        "CMYK", [ImageChops.invert(one) for one in quarters().convert("CMYK").split()]
    )
    data = jpeg(inks)
    start = data.index(b"Adobe") - 4
    (length,) = struct.unpack_from(">H", data, start + 2)
    return data[:start] + data[start + 2 + length :]


def grey_16_tiff() -> bytes:
    """Grey in 16 bits: black, white and two tones."""
    image = Pillow.new("I;16", (64, 64), 65535)
    image.paste(0, (0, 0, 32, 32))
    return saved(image, "TIFF")


def colour_16_png() -> bytes:
    """Colours in 16 bits, which Pillow cannot save."""
    import zlib

    rows = b""
    for y in range(64):
        rows += b"\0" + b"".join(
            struct.pack(">3H", *(part * 257 for part in quarters().getpixel((x, y))))  # type: ignore[union-attr]
            for x in range(64)
        )

    def chunk(name: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        )

    head = chunk(b"IHDR", struct.pack(">2I5B", 64, 64, 16, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def swapped_profile() -> bytes:
    """An ICC profile whose red is blue and whose blue is red."""

    def fixed(*numbers: float) -> bytes:
        return b"".join(struct.pack(">i", round(number * 65536)) for number in numbers)

    def xyz(*numbers: float) -> bytes:
        return b"XYZ \0\0\0\0" + fixed(*numbers)

    red, green, blue = (0.4361, 0.2225, 0.0139), (0.3851, 0.7169, 0.0971), (0.1431, 0.0606, 0.7141)
    words = b"Swapped colours\0"
    curve = b"curv\0\0\0\0" + struct.pack(">I", 1) + struct.pack(">H", 563) + b"\0\0"
    tags = {
        b"desc": b"desc\0\0\0\0" + struct.pack(">I", len(words)) + words + b"\0" * 78,
        b"cprt": b"text\0\0\0\0none\0\0\0\0",
        b"wtpt": xyz(0.9642, 1.0, 0.8249),
        b"rXYZ": xyz(*blue),
        b"gXYZ": xyz(*green),
        b"bXYZ": xyz(*red),
        b"rTRC": curve,
        b"gTRC": curve,
        b"bTRC": curve,
    }
    table, bodies = struct.pack(">I", len(tags)), b""
    start = 128 + 4 + 12 * len(tags)
    for name, body in tags.items():
        body += b"\0" * (-len(body) % 4)
        table += name + struct.pack(">2I", start + len(bodies), len(body))
        bodies += body
    size = start + len(bodies)
    head = struct.pack(">I4sI4s4s4s", size, b"none", 0x02100000, b"mntr", b"RGB ", b"XYZ ")
    head += b"\0" * 12 + b"acsp" + b"\0" * 28 + fixed(0.9642, 1.0, 0.8249) + b"\0" * 48
    return head + table + bodies
