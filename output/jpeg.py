"""What the head of a JPEG file says, and the same file with a part of it left out."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

from schemas.record import record

_START, _SCAN, _EXIF, _ICC, _ADOBE = 0xD8, 0xDA, 0xE1, 0xE2, 0xEE
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
_PLAIN = frozenset({0xC0, 0xC1, 0xC2})
"""Baseline, extended and progressive, with Huffman coding: what printers and PDF know."""
_SCAN_MARK, _END_MARK = b"\xff\xda", b"\xff\xd9"
_ICC_HEAD, _ADOBE_HEAD, _EXIF_HEAD = b"ICC_PROFILE\0", b"Adobe", b"Exif\0\0"
_NO_LENGTH = frozenset({0x01, *range(0xD0, 0xD9)})


class Segment(NamedTuple):
    """A part of the head: its kind, and where it begins and ends in the file, marker included."""

    kind: int
    start: int
    end: int


@record
class Head:
    """How a JPEG is stored."""

    is_plain: bool
    """Whether each reader of PDF can read it: 8 bits, and neither arithmetic nor lossless coding."""
    width: int
    """As it is stored; 0 where that stands elsewhere, as of `height`."""
    height: int
    components: bytes
    """Their ids, in order."""
    has_adobe: bool
    """Whether Adobe's mark says how its colours are stored."""
    is_told_of: bool
    """Whether a camera says anything about it, such as how it was held."""
    profile: bytes
    """Its ICC profile; empty where it has none, or one with a hole."""
    has_end: bool
    """Whether it has pixels, and the mark that stands behind the last of them: it is not cut off."""

    @property
    def is_rgb(self) -> bool:
        """Whether it stores red, green and blue and says so by the ids alone, as libjpeg takes it."""
        return self.components == b"RGB" and not self.has_adobe


def head_of(data: bytes) -> Head | None:
    """What its head says; None where there is no frame before the first scan."""
    parts: dict[int, bytes] = {}
    has_adobe, is_told_of, frame, head_end = False, False, None, 0
    for kind, start, end in segments(data):
        head_end = end
        body = data[start + 4 : end]
        if kind in _FRAMES and len(body) >= 6:
            frame = kind, body
        elif kind == _EXIF:
            is_told_of = True
        elif kind == _ADOBE and body.startswith(_ADOBE_HEAD):
            has_adobe = True
        elif kind == _ICC and body.startswith(_ICC_HEAD) and len(body) > 14:
            parts[body[12]] = body[14:]
    if frame is None:
        return None
    kind, body = frame
    height, width = struct.unpack_from(">HH", body, 1)
    count = min(body[5], (len(body) - 6) // 3)
    whole = sorted(parts) == [*range(1, len(parts) + 1)]
    return Head(
        is_plain=kind in _PLAIN and body[0] == 8,
        width=width,
        height=height,
        components=body[6 : 6 + 3 * count : 3],
        has_adobe=has_adobe,
        is_told_of=is_told_of,
        profile=b"".join(parts[at] for at in sorted(parts)) if whole else b"",
        has_end=data[head_end : head_end + 2] == _SCAN_MARK and data[-2:] == _END_MARK,
    )


def without_exif(data: bytes) -> bytes:
    """The same picture without what a camera says about it, its orientation above all."""
    kept, place = [], 0
    for kind, start, end in segments(data):
        if kind == _EXIF and data[start + 4 :].startswith(_EXIF_HEAD):
            kept.append(data[place:start])
            place = end
    return b"".join([*kept, data[place:]])


def segments(data: bytes) -> Iterator[Segment]:
    """The parts of the head in order, up to the first scan; what is cut off is left out."""
    place = 2
    while place + 4 <= len(data) and data[place] == 0xFF:
        kind = data[place + 1]
        if kind == 0xFF:  # a marker may have any number of these before it
            place += 1
            continue
        if kind == _SCAN:
            return
        if kind in _NO_LENGTH:
            place += 2
            continue
        (length,) = struct.unpack_from(">H", data, place + 2)
        end = place + 2 + length
        if length < 2 or end > len(data):
            return
        yield Segment(kind, place, end)
        place = end
