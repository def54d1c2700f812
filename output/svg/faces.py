"""Fonts inside an SVG: subsets as `@font-face`, so that it looks the same everywhere.

A face of the drawing may be drawn by several fonts. The ones that stand in are declared under the
same family for their characters only, at their own size, as a viewer then chooses them itself.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

import uharfbuzz as hb

from output.display import Drawing, Group, Item, Placed, Text
from output.svg.reader import read_svg
from output.text import Font, FontSet, default_fonts
from output.typeset import shaped

_ROOT = re.compile(r"""<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>""")
_Face: TypeAlias = tuple[str, int, bool]


def embed_fonts(svg: str, fonts: FontSet | None = None) -> str:
    """An SVG of the profile with the fonts it uses inside it. InputError where it is faulty."""
    fonts = fonts or default_fonts()
    drawing: Drawing = read_svg(svg, "svg", fonts)
    sheet = font_faces(drawing.items, fonts)
    root = _ROOT.search(svg)
    if not sheet or root is None:
        return svg
    return f"{svg[: root.end()]}\n<style>{sheet}</style>{svg[root.end() :]}"


def font_faces(items: Iterable[Item], fonts: FontSet) -> str:
    """The `@font-face` rules of all fonts that draw the texts among items."""
    used: dict[_Face, dict[tuple[Font, float], set[str]]] = {}
    for text in texts_of(items):
        face = text.family, text.weight, text.italic
        own = used.setdefault(face, {(fonts.font(*face), 1.0): set()})
        for run in shaped(text, fonts).runs:
            drawn = {char for char in run.text if run.font.has(char)}
            own.setdefault((run.font, run.scale), set()).update(drawn)
    rules = []
    for face, own in sorted(used.items()):
        for index, ((font, scale), characters) in enumerate(own.items()):
            if characters:
                rules.append(_rule(face, font, scale, characters, stands_in=index > 0))
    return "\n".join(rules)


def texts_of(items: Iterable[Item]) -> Iterator[Text]:
    """All texts among items, those within groups and placed drawings too."""
    for item in items:
        if isinstance(item, Text):
            yield item
        elif isinstance(item, Group):
            yield from texts_of(item.items)
        elif isinstance(item, Placed):
            yield from texts_of(item.drawing.items)


def _rule(face: _Face, font: Font, scale: float, characters: set[str], stands_in: bool) -> str:
    family, weight, italic = face
    data = base64.b64encode(_subset(font, frozenset(characters))).decode("ascii")
    parts = [
        f"font-family:'{family}'",
        f"font-weight:{weight}",
        f"font-style:{'italic' if italic else 'normal'}",
        f"src:url(data:font/ttf;base64,{data}) format('truetype')",
    ]
    if stands_in:
        parts.append(f"unicode-range:{_ranges(characters)}")
        if scale != 1:
            parts.append(f"size-adjust:{scale:.1%}")
    return f"@font-face{{{';'.join(parts)}}}"


def _ranges(characters: set[str]) -> str:
    found: list[list[int]] = []
    for code in sorted(map(ord, characters)):
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


@lru_cache(maxsize=64)
def _subset(font: Font, characters: frozenset[str]) -> bytes:
    """A font file that shapes these characters as the whole font does."""
    wanted = hb.SubsetInput()
    wanted.flags = hb.SubsetFlags.NO_HINTING
    wanted.unicode_set.update(map(ord, characters))
    return bytes(hb.subset(font.hb_face, wanted).blob.data)
