"""Fonts of the player's own, as their files state them, and what of them cannot be used."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import uharfbuzz as hb

from output.own_files import files_within
from output.text.font import Font
from schemas.problems import InputError, Problem

_FONTS = (".ttf", ".otf", ".ttc", ".woff", ".woff2")
LARGEST_FONT = 50_000_000
"""Bytes of a font; those of whole scripts have some 10 million."""


def open_folders(folders: Sequence[Path]) -> list[Font]:
    """The fonts of folders. InputError names every file and folder that cannot be used."""
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
