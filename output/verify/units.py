"""The unit that a file measures its pages in, where it is not a point.

PDFium reads pages in points, whatever they say, and does not give out what they say.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator

from schemas.problems import InputError

_UNIT = re.compile(rb"/UserUnit\s+(\d*\.?\d+)")
_PACKED = re.compile(rb"/ObjStm\b.{0,400}?\bstream\r?\n", re.DOTALL)
MOST_PACKED = 16_000_000
"""Bytes of packed objects that are looked through; pages are among the first."""


def unit_of(data: bytes, pages: int, name: str) -> float:
    """How many points the unit of all pages has. InputError where they have several."""
    found = [float(value) for part in (data, *_unpacked(data)) for value in _UNIT.findall(part)]
    units = set(found) if len(found) >= pages else {1.0, *found}
    if len(units) > 1:
        message = "has pages in several units (UserUnit), which cannot be measured; print it anew"
        raise InputError.at(name, message)
    return units.pop() or 1.0


def _unpacked(data: bytes) -> Iterator[bytes]:
    """What is in the streams of objects of a file."""
    left = MOST_PACKED
    for found in _PACKED.finditer(data):
        try:
            unpacked = zlib.decompressobj().decompress(memoryview(data)[found.end() :], left)
        except zlib.error:
            continue
        left -= len(unpacked)
        yield unpacked
        if left <= 0:
            return
