"""Fonts: the bundled ones, those of the player's own folders, and who stands in for whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

import templates
from output.text.font import Faces, Font
from output.text.font_files import open_folders
from output.yaml_text import read_yaml

FaceKey: TypeAlias = tuple[str, int, bool]
"""Family, weight, italic."""


class UnknownFontError(ValueError):
    """A family, weight or slope that no font has; the message says which there are."""


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
        own = open_folders(folders)
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


@lru_cache(maxsize=1)
def default_fonts() -> FontSet:
    """The bundled fonts."""
    return FontSet()
