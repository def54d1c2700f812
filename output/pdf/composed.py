"""Glyphs made of others, added to a font file: a letter and its marks become one glyph.

A viewer then meets one code for what is one letter to a reader, and finds words by searching
whatever their direction and however many parts their letters are drawn of.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

Part: TypeAlias = tuple[int, int, int]
"""Glyph, and how far it is moved right and up, in font units."""

_WORDS, _OFFSETS, _MORE = 0x0001, 0x0002, 0x0020
"""Flags of a part: offsets of two bytes, that are distances; another part follows."""
_LONG = 1
_MOST = 0xFFFF


def with_composed(data: bytes, added: Sequence[tuple[Sequence[Part], int]]) -> bytes:
    """A TrueType font with glyphs of these parts and advances after those it has."""
    if not added:
        return data
    tables = dict(_tables(data))
    count, glyphs = _count(tables), _outlines(tables)
    made = [_composite(parts, glyphs) for parts, _ in added]
    ends = [0]
    for glyph in (*glyphs, *made):
        ends.append(ends[-1] + len(glyph))
    tables["glyf"] = b"".join((*glyphs, *made))
    tables["loca"] = struct.pack(f">{len(ends)}I", *ends)
    lefts = [struct.unpack_from(">h", glyph, 2)[0] if glyph else 0 for glyph in made]
    advances = [advance for _, advance in added]
    tables["hmtx"] = _metrics(tables, count) + b"".join(
        struct.pack(">Hh", min(max(advance, 0), _MOST), left)
        for advance, left in zip(advances, lefts, strict=True)
    )
    total = count + len(made)
    tables["hhea"] = tables["hhea"][:34] + struct.pack(">H", total)
    tables["head"] = _patched(tables["head"], {8: 0, 50: _LONG})
    tables["maxp"] = _limits(tables["maxp"], total, max(len(parts) for parts, _ in added))
    return _file(data[:4], tables)


def _tables(data: bytes) -> Iterator[tuple[str, bytes]]:
    for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16):
        tag, _, start, length = struct.unpack_from(">4sIII", data, at)
        yield tag.decode("latin-1"), data[start : start + length]


def _count(tables: Mapping[str, bytes]) -> int:
    count: int = struct.unpack_from(">H", tables["maxp"], 4)[0]
    return count


def _outlines(tables: Mapping[str, bytes]) -> list[bytes]:
    """The outline of each glyph, padded to four bytes."""
    count = _count(tables)
    is_long = struct.unpack_from(">h", tables["head"], 50)[0] == _LONG
    form = f">{count + 1}{'I' if is_long else 'H'}"
    places = [place * (1 if is_long else 2) for place in struct.unpack_from(form, tables["loca"])]
    found = [tables["glyf"][a:b] for a, b in pairwise(places)]
    return [glyph + bytes(-len(glyph) % 4) for glyph in found]


def _composite(parts: Sequence[Part], glyphs: Sequence[bytes]) -> bytes:
    """The outline of a glyph of parts; empty where nothing of it has ink."""
    inked = [part for part in parts if glyphs[part[0]]]
    if not inked:
        return b""
    sides = []
    body = b""
    for at, (glyph, right, up) in enumerate(inked, 1):
        x0, y0, x1, y1 = struct.unpack_from(">4h", glyphs[glyph], 2)
        sides.append((x0 + right, y0 + up, x1 + right, y1 + up))
        flags = _WORDS | _OFFSETS | (_MORE if at < len(inked) else 0)
        body += struct.pack(">HHhh", flags, glyph, _short(right), _short(up))
    lefts, feet, rights, tops = zip(*sides, strict=True)
    box = map(_short, (min(lefts), min(feet), max(rights), max(tops)))
    outline = struct.pack(">5h", -1, *box) + body
    return outline + bytes(-len(outline) % 4)


def _short(value: int) -> int:
    return min(max(value, -0x8000), 0x7FFF)


def _metrics(tables: Mapping[str, bytes], count: int) -> bytes:
    """Advance and left side of each glyph, none of them left out."""
    stated = struct.unpack_from(">H", tables["hhea"], 34)[0]
    full, lefts = tables["hmtx"][: 4 * stated], tables["hmtx"][4 * stated :]
    advance = full[-4:-2]
    rest = (advance + lefts[2 * i : 2 * i + 2].ljust(2, b"\0") for i in range(count - stated))
    return full + b"".join(rest)


def _patched(table: bytes, values: Mapping[int, int]) -> bytes:
    """`head` with its sum of the file (at 8) and the form of `loca` (at 50) set."""
    found = bytearray(table)
    for at, value in values.items():
        struct.pack_into(">I" if at == 8 else ">h", found, at, value)
    return bytes(found)


def _limits(maxp: bytes, total: int, parts: int) -> bytes:
    """What an interpreter must make room for."""
    found = bytearray(maxp)
    struct.pack_into(">H", found, 4, total)
    points, contours, all_points, all_contours = struct.unpack_from(">4H", maxp, 6)
    most_parts, depth = struct.unpack_from(">2H", maxp, 28)
    struct.pack_into(">H", found, 10, min(parts * max(points, all_points), _MOST))
    struct.pack_into(">H", found, 12, min(parts * max(contours, all_contours), _MOST))
    struct.pack_into(">2H", found, 28, max(most_parts, parts), depth + 1)
    return bytes(found)


def _file(version: bytes, tables: Mapping[str, bytes]) -> bytes:
    """The tables as one file, with their sums."""
    count = len(tables)
    power = 1 << count.bit_length() - 1
    step = power * 16
    head = version + struct.pack(">4H", count, step, power.bit_length() - 1, count * 16 - step)
    entries, bodies = b"", b""
    start = 12 + 16 * count
    for tag, table in sorted(tables.items()):
        padded = table + bytes(-len(table) % 4)
        entry = struct.pack(">4sIII", tag.encode("latin-1"), _sum(padded), start, len(table))
        entries, bodies, start = entries + entry, bodies + padded, start + len(padded)
    at = 12 + 16 * count + _place(tables, "head") + 8
    found = bytearray(head + entries + bodies)
    struct.pack_into(">I", found, at, (0xB1B0AFBA - _sum(bytes(found))) & 0xFFFFFFFF)
    return bytes(found)


def _place(tables: Mapping[str, bytes], tag: str) -> int:
    before = (table for name, table in tables.items() if name < tag)
    return sum(len(table) + -len(table) % 4 for table in before)


def _sum(data: bytes) -> int:
    words: tuple[int, ...] = struct.unpack(f">{len(data) // 4}I", data)
    return sum(words) & 0xFFFFFFFF
