"""Fonts: the bundled ones, those of the player's own folders, and who stands in for whom.

A font is opened when it is first used, by mapping its file: reading the list opens none.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeAlias

import uharfbuzz as hb

import templates
from output.own_files import files_within
from output.yaml_text import read_yaml
from schemas.problems import InputError, Problem
from schemas.record import record

FaceKey: TypeAlias = tuple[str, int, bool]
"""Family, weight, italic."""


_FONTS = (".ttf", ".otf", ".ttc", ".woff", ".woff2")
LARGEST_FONT = 50_000_000
"""Bytes of a font; those of whole scripts have some 10 million."""


class UnknownFontError(ValueError):
    """A family, weight or slope that no font has; the message says which there are."""


class Font:
    """One face of a family. Heights are in em, measured upwards from the baseline."""

    def __init__(self, family: str, weight: int, italic: bool, file: Path) -> None:
        self.family = family
        self.weight = weight
        self.italic = italic
        self.file = file
        self._glyphs: dict[str, int] = {}

    def __repr__(self) -> str:
        return f"<Font {self.name}>"

    @property
    def name(self) -> str:
        """`NotoSans-400-Italic`: unique within a FontSet, without spaces."""
        slope = "-Italic" if self.italic else ""
        return f"{self.family.replace(' ', '')}-{self.weight}{slope}"

    @cached_property
    def data(self) -> bytes:
        """The whole font file, for embedding."""
        return self.file.read_bytes()

    @cached_property
    def hb_face(self) -> hb.Face:
        return hb.Face(hb.Blob.from_file_path(str(self.file)))

    @cached_property
    def hb_font(self) -> hb.Font:
        """Scaled to the font's own units: `units_per_em` units are 1 em."""
        return hb.Font(self.hb_face)

    @cached_property
    def units_per_em(self) -> int:
        return int(self.hb_face.upem)

    @cached_property
    def x_height(self) -> float:
        return self._metric(hb.OTMetricsTag.X_HEIGHT, "x")

    @cached_property
    def cap_height(self) -> float:
        return self._metric(hb.OTMetricsTag.CAP_HEIGHT, "H")

    @cached_property
    def ascent(self) -> float:
        return float(self.hb_font.get_font_extents("ltr").ascender) / self.units_per_em

    @cached_property
    def descent(self) -> float:
        """Below the baseline, so a negative number."""
        return float(self.hb_font.get_font_extents("ltr").descender) / self.units_per_em

    def _metric(self, tag: hb.OTMetricsTag, letter: str) -> float:
        units = self.hb_font.get_metric_position(tag)
        if not units and (glyph := self.glyph(letter)):
            units = self.hb_font.get_glyph_extents(glyph).y_bearing
        return float(units or 0) / self.units_per_em

    def glyph(self, char: str) -> int:
        """The glyph of a character before any shaping; 0 where the font has none."""
        found = self._glyphs.get(char)
        if found is None:
            found = self._glyphs[char] = self.hb_font.get_nominal_glyph(ord(char)) or 0
        return found

    def has(self, char: str) -> bool:
        return self.glyph(char) != 0


@record
class Faces:
    """The four fonts of a text with marks."""

    regular: Font
    bold: Font
    italic: Font
    bold_italic: Font

    def of(self, bold: bool, italic: bool) -> Font:
        if bold:
            return self.bold_italic if italic else self.bold
        return self.italic if italic else self.regular


class FontSet:
    """The bundled fonts and all `*.ttf` of some more folders.

    A later folder wins where two have the same face. Families of the extra folders also stand in
    for characters that the bundled ones lack. InputError names every file that cannot be used.
    """

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        bundled = Path(templates.__file__).parent / "fonts"
        listed = read_yaml(bundled / "fonts.yaml")
        self._fonts: dict[FaceKey, Font] = {}
        for entry in listed["fonts"]:
            self._add(
                entry["family"],
                int(entry["weight"]),
                entry.get("italic") == "true",
                bundled / entry["file"],
            )
        self._match: str = listed["fallback"]["match"]
        own = _open_folders(folders)
        for font in own:
            self._fonts[font.family, font.weight, font.italic] = font
        chain = [*listed["fallback"]["families"], *sorted({font.family for font in own})]
        self._chain: tuple[str, ...] = tuple(dict.fromkeys(chain))
        self._fallbacks: dict[Font, tuple[tuple[Font, float], ...]] = {}

    def _add(self, family: str, weight: int, italic: bool, file: Path) -> None:
        self._fonts[family, weight, italic] = Font(family, weight, italic, file)

    @property
    def families(self) -> dict[str, list[Font]]:
        """All fonts by family, both in order of name and weight."""
        found: dict[str, list[Font]] = {}
        for face in sorted(self._fonts):
            found.setdefault(face[0], []).append(self._fonts[face])
        return found

    def font(self, family: str, weight: int = 400, italic: bool = False) -> Font:
        """The face asked for. UnknownFontError says which families or weights there are."""
        found = self._fonts.get((family, weight, italic))
        if found is None:
            raise UnknownFontError(self._unknown(family, weight, italic))
        return found

    def faces(self, family: str, weight: int = 400, bold: int = 700) -> Faces:
        """The four faces of a text with marks; upright where the family has no italic."""
        return Faces(
            self.font(family, weight),
            self.font(family, bold),
            self._fonts.get((family, weight, True)) or self.font(family, weight),
            self._fonts.get((family, bold, True)) or self.font(family, bold),
        )

    def _unknown(self, family: str, weight: int, italic: bool) -> str:
        families = self.families
        if family not in families:
            import difflib

            near = difflib.get_close_matches(family, families, n=1, cutoff=0.5)
            hint = f"did you mean '{near[0]}'? " if near else ""
            return f"no font family '{family}'; {hint}there are: {', '.join(families)}"
        there = ", ".join(_style(font) for font in families[family])
        asked = f"{weight} italic" if italic else str(weight)
        return f"the font family '{family}' has no {asked}; it has: {there}"

    def fallbacks(self, font: Font) -> tuple[tuple[Font, float], ...]:
        """Who stands in for characters that a font lacks, in order, with the factor of the size.

        Of each family the face nearest in weight, with the font's slope where there is one.
        """
        found = self._fallbacks.get(font)
        if found is None:
            families = self.families
            matched = _nearest(families[self._match], font)
            scale = round(font.x_height / matched.x_height, 3) if font.x_height else 1.0
            faces = [face for name in self._chain for face in _by_nearness(families[name], font)]
            found = tuple((face, scale) for face in faces if face is not font)
            self._fallbacks[font] = found
        return found


def _style(font: Font) -> str:
    return f"{font.weight} italic" if font.italic else str(font.weight)


def _by_nearness(faces: list[Font], to: Font) -> list[Font]:
    """All faces, the nearest first: a heavier cut of a family may lack rare characters."""
    return sorted(faces, key=lambda f: (f.italic != to.italic, abs(f.weight - to.weight)))


def _nearest(faces: list[Font], to: Font) -> Font:
    return _by_nearness(faces, to)[0]


def _open_folders(folders: Sequence[Path]) -> list[Font]:
    fonts: list[Font] = []
    problems: list[Problem] = []
    for folder in folders:
        files = font_files(folder)
        if not files:
            what = "no .ttf fonts in this folder" if folder.is_dir() else "no such folder of fonts"
            problems.append(Problem(str(folder), 0, 0, what))
        for file in files:
            try:
                fonts.append(read_font(file))
            except InputError as error:
                problems += error.problems
    if problems:
        raise InputError(problems)
    return fonts


def font_files(folder: Path) -> list[Path]:
    """What is meant as a font in a folder and its folders: .ttf, and what should have been that."""
    return [file for file in files_within(folder) if file.suffix.lower() in _FONTS]


def read_font(file: Path) -> Font:
    """A font with family, weight and slope as its file states them.

    InputError where the file is no TrueType font with one fixed weight.
    """
    try:
        if file.stat().st_size > LARGEST_FONT:
            message = f"a font of more than {LARGEST_FONT // 10**6} MB; use one of fewer letters"
            raise InputError.at(str(file), message)
        face = hb.Face(hb.Blob.from_file_path(str(file)))
    except (hb.HarfBuzzError, OSError) as error:
        raise InputError.at(str(file), f"this font cannot be opened: {error}") from None
    try:
        tables = set(face.table_tags)
    except UnicodeDecodeError:
        tables = set()
    if not {"glyf", "cmap", "head"} <= tables:
        raise InputError.at(str(file), "not a TrueType font; use a static .ttf of the family")
    if "fvar" in tables:
        raise InputError.at(str(file), "a variable font; use the static .ttf of each weight")
    if not (_is_whole(file) and _can_be_cut(face)):
        raise InputError.at(str(file), "this font is cut off or damaged; copy it anew")
    font = hb.Font(face)
    try:
        family = face.get_name(hb.OTNameIdPredefined.TYPOGRAPHIC_FAMILY) or face.get_name(
            hb.OTNameIdPredefined.FONT_FAMILY
        )
    except UnicodeDecodeError:
        family = None
    if not family:
        raise InputError.at(str(file), "the font states no family name that can be read")
    weight = round(font.get_style_value(hb.StyleTag.WEIGHT))
    return Font(family, weight, font.get_style_value(hb.StyleTag.ITALIC) > 0, file)


def _is_whole(file: Path) -> bool:
    """Whether all tables that a font says it has are inside its file."""
    with file.open("rb") as opened:
        head = opened.read(12)
        count = int.from_bytes(head[4:6], "big")
        listed = opened.read(16 * count)
    size = file.stat().st_size
    ends = (
        int.from_bytes(entry[8:12], "big") + int.from_bytes(entry[12:16], "big")
        for entry in (listed[at : at + 16] for at in range(0, len(listed), 16))
    )
    return len(listed) == 16 * count and all(end <= size for end in ends)


def _can_be_cut(face: hb.Face) -> bool:
    """Whether all letters can be taken out of a font, as printing does with some."""
    wanted = hb.SubsetInput()
    wanted.flags = hb.SubsetFlags.NO_HINTING
    wanted.unicode_set.update(face.unicodes)
    try:
        hb.subset(face, wanted)
    except RuntimeError:
        return False
    return True


@lru_cache(maxsize=1)
def default_fonts() -> FontSet:
    """The bundled fonts."""
    return FontSet()
