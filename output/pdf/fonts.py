"""Fonts in a PDF: Type 0, Identity-H, glyphs as HarfBuzz chose them, subset, searchable.

A code stands for a glyph *and* the text it was drawn for, so that a ligature, a joined form or a
stand-in is found under the letters that were written. Codes are given in the order of first use.
A letter drawn of several glyphs has one code too: these are made one glyph in the embedded font.
"""

from __future__ import annotations

import hashlib
import re
import struct
from typing import TypeAlias

import uharfbuzz as hb

from output.pdf.composed import Part, with_composed
from output.pdf.document import Document, Value
from output.text import Font

_UNNEEDED = ("GSUB", "GPOS", "GDEF", "cmap", "name", "OS/2", "post", "kern", "DSIG", "STAT")
_UNSAID = re.compile("[\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
_INSTEAD = "\ufffd"
"""What is said of what is no character."""
_BLOCK = 100
"""Entries that one block of a character map may hold."""


Drawn: TypeAlias = int | tuple[Part, ...]
"""A glyph, or what is to be made one."""


class PdfFont:
    """The part of a font that one document uses. Measures in thousandths of an em."""

    def __init__(self, font: Font, name: str) -> None:
        self.font = font
        self.name = name
        self._codes: dict[tuple[Drawn, str], tuple[str, float]] = {}

    def code(self, glyph: Drawn, text: str) -> tuple[str, float]:
        """The code of a glyph drawn for a text, and its advance before any shaping.

        The text is what the letter is found by, in the order in which `in_reading_order` puts it.
        """
        found = self._codes.get((glyph, text))
        if found is None:
            width = self._units(glyph) * 1000 / self.font.units_per_em
            found = self._codes[glyph, text] = (f"{len(self._codes) + 1:04X}", width)
        return found

    def _units(self, drawn: Drawn) -> int:
        """The advance of a glyph; of several, that of the widest."""
        advance = self.font.hb_font.get_glyph_h_advance
        if isinstance(drawn, int):
            return int(advance(drawn))
        return max(int(advance(part[0])) for part in drawn)

    def write(self, document: Document) -> None:
        """Writes the font's objects; the document refers to them by the font's name."""
        drawn = list(dict.fromkeys(drawn for drawn, _ in self._codes))
        data, new_glyph = self._file(drawn)
        base = f"/{_tag(drawn)}+{self.font.name}"
        codes = [new_glyph[one] for one, _ in self._codes]
        descendant = {
            "Type": "/Font",
            "Subtype": "/CIDFontType2",
            "BaseFont": base,
            "CIDSystemInfo": "<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>",
            "FontDescriptor": document.add(self._descriptor(base, document, data)),
            "W": [1, [width for _, width in self._codes.values()]],
            "DW": 0,
            "CIDToGIDMap": document.stream({}, struct.pack(f">{len(codes) + 1}H", 0, *codes)),
        }
        font = {
            "Type": "/Font",
            "Subtype": "/Type0",
            "BaseFont": base,
            "Encoding": "/Identity-H",
            "DescendantFonts": [document.add(descendant)],
            "ToUnicode": document.stream({}, self._character_map()),
        }
        document.define(self.name, font)

    def _file(self, drawn: list[Drawn]) -> tuple[bytes, dict[Drawn, int]]:
        """A font file of what is drawn alone, and which of its glyphs each is."""
        several = [one for one in drawn if not isinstance(one, int)]
        single = {one for one in drawn if isinstance(one, int)}
        data, place = _subset(self.font, single | {part[0] for one in several for part in one})
        found: dict[Drawn, int] = {one: place[one] for one in single}
        added = []
        first = 1 + max(place.values(), default=0)
        for at, parts in enumerate(several):
            found[parts] = first + at
            added.append(([(place[g], right, up) for g, right, up in parts], self._units(parts)))
        return with_composed(data, added), found

    def _descriptor(self, base: str, document: Document, data: bytes) -> dict[str, Value]:
        font = self.font
        em = 1000 / font.units_per_em
        box = struct.unpack_from(">4h", font.hb_face.reference_table("head").data, 36)
        return {
            "Type": "/FontDescriptor",
            "FontName": base,
            "Flags": 4 | (64 if font.italic else 0),
            "FontBBox": [round(side * em) for side in box],
            "ItalicAngle": -12 if font.italic else 0,
            "Ascent": round(font.ascent * 1000),
            "Descent": round(font.descent * 1000),
            "CapHeight": round(font.cap_height * 1000),
            "XHeight": round(font.x_height * 1000),
            "StemV": round(font.weight / 5),
            "FontFile2": document.stream({"Length1": len(data)}, data),
        }

    def _character_map(self) -> bytes:
        entries = [
            f"<{code}><{_UNSAID.sub(_INSTEAD, text).encode('utf-16-be').hex().upper()}>"
            for (_, text), (code, _) in self._codes.items()
            if text
        ]
        blocks = []
        for start in range(0, len(entries), _BLOCK):
            block = entries[start : start + _BLOCK]
            blocks.append("\n".join([f"{len(block)} beginbfchar", *block, "endbfchar"]))
        return (_MAP_HEAD + "\n".join(blocks) + _MAP_TAIL).encode("ascii")


_MAP_HEAD = """/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry(Adobe)/Ordering(UCS)/Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><FFFF>
endcodespacerange
"""
_MAP_TAIL = """
endcmap
CMapName currentdict /CMap defineresource pop
end
end
"""


def _subset(font: Font, glyphs: set[int]) -> tuple[bytes, dict[int, int]]:
    """A font file of these glyphs alone, and where each of them is in it."""
    wanted = hb.SubsetInput()
    wanted.flags = hb.SubsetFlags.NO_HINTING
    wanted.glyph_set.update(glyphs)
    wanted.drop_table_tag_set.update(int.from_bytes(tag.encode(), "big") for tag in _UNNEEDED)
    plan = hb.SubsetPlan(font.hb_face, wanted)
    data = plan.execute().blob.data
    return bytes(data), dict(plan.old_to_new_glyph_mapping)


def _tag(drawn: list[Drawn]) -> str:
    """Six capitals that name a subset; the same glyphs give the same."""
    digest = hashlib.sha256(repr(sorted(map(repr, drawn))).encode()).digest()
    return "".join(chr(65 + byte % 26) for byte in digest[:6])
