"""Cuts the bundled fonts from unpacked `@expo-google-fonts` packages.

    python scripts/cut_fonts.py FOLDER

FOLDER holds one folder for each package, named by its slug (`barlow-condensed/400Regular/...`).
Writes `templates/fonts/*.ttf` and `templates/fonts/licences/`: hinting is dropped, and of each
font only the characters and layout features are kept that the text engine uses. Fonts whose names
are reserved for what their authors made are taken whole.
"""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import uharfbuzz as hb

OUT = Path(__file__).resolve().parent.parent / "templates" / "fonts"

FEATURES = [
    *("ccmp", "locl", "rlig", "rclt", "calt", "liga", "clig", "kern", "dist", "curs"),
    *("mark", "mkmk", "abvm", "blwm"),
    *("isol", "init", "medi", "med2", "fina", "fin2", "fin3"),
]

NAME_IDS = {0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17}

Chars = frozenset[int]


def ranges(*pairs: tuple[int, int]) -> Chars:
    return frozenset(char for first, last in pairs for char in range(first, last + 1))


EUROPE = ranges(
    (0x0020, 0x02FF),  # Latin, phonetic letters (Hausa and Ewe use them), modifiers
    (0x0300, 0x036F),  # combining marks
    (0x0370, 0x052F),  # Greek, Cyrillic
    (0x1E00, 0x1FFF),  # Latin additional (Vietnamese, Welsh), polytonic Greek
    (0x2000, 0x218F),  # punctuation, raised and lowered figures, currency, fractions
    (0x2190, 0x22FF),  # arrows, mathematics
    (0x25A0, 0x27BF),  # shapes, signs
    (0x2C60, 0x2C7F),
    (0x2DE0, 0x2DFF),  # Church Slavonic marks
    (0xA640, 0xA69F),  # Cyrillic additional
    (0xFB00, 0xFB06),  # ligatures
    (0xFFFC, 0xFFFD),
)

SIGNS = ranges((0x2300, 0x23FF), (0x2460, 0x27BF), (0x2B00, 0x2BFF))
"""Technical signs, circled figures, shapes, chess, dice, swords, stars."""


def japanese(last_row: int) -> Chars:
    """Signs, kana and ideographs of JIS X 0208 up to a row: level 1 ends with row 47."""
    found = set()
    for row in range(1, last_row + 1):
        for cell in range(1, 95):
            code = bytes((row + 0xA0, cell + 0xA0))
            found.add(ord(code.decode("euc_jp", "ignore") or " "))
    return _wide(found)


def surnames() -> Chars:
    """What the Windows code page adds (as in 髙橋, 山﨑), and the school kanji outside JIS X 0208."""
    pairs = (bytes((a, b)) for a in (*range(0xFA, 0xFD), 0xED, 0xEE) for b in range(0x40, 0xFD))
    found = {ord(pair.decode("cp932", "ignore")[:1] or " ") for pair in pairs}
    return _wide(found | {ord(char) for char in "𠮟塡剝頰"})


def _wide(chars: set[int]) -> Chars:
    """Only what belongs to Japanese text: Latin, Greek and Cyrillic come from the text fonts."""
    own = {c for c in chars if c >= 0x2E80 or c in (0x2025, 0x2026, 0x203B)}
    return frozenset(own | set(range(0x3000, 0x3100)) | set(range(0xFF00, 0xFFF0)))


@dataclass(frozen=True)
class Cut:
    """One font of a package, and the characters to keep; all of them where `keep` is None."""

    slug: str
    weights: tuple[int, ...]
    italics: tuple[int, ...] = ()
    keep: Chars | None = None
    whole: bool = False
    """Taken as it is: the licence reserves its name, so a cut of it would need another."""


CUTS = (
    Cut("barlow-condensed", (600, 700)),
    Cut("barlow-semi-condensed", (400, 500, 600, 700), italics=(400, 500, 600, 700)),
    Cut("grenze-gotisch", (700,)),
    Cut("besley", (800,)),
    Cut("source-serif-4", (400, 600), italics=(400,), whole=True),
    Cut("ibm-plex-mono", (600,), whole=True),
    Cut("chakra-petch", (600, 700)),
    Cut("atkinson-hyperlegible", (400, 700), italics=(400, 700)),
    Cut("noto-sans", (400, 700), italics=(400, 700), keep=EUROPE),
    Cut("noto-sans-hebrew", (400, 700), keep=ranges((0x0590, 0x05FF), (0xFB1D, 0xFB4F))),
    Cut(
        "noto-sans-arabic",
        (400, 700),
        keep=ranges((0x0600, 0x06FF), (0x0750, 0x077F), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)),
    ),
    Cut("noto-sans-jp", (400,), keep=japanese(47) | surnames()),
    Cut("noto-sans-jp", (700,), keep=japanese(84) | surnames()),  # rare kanji stand in names
    Cut("noto-sans-math", (400,), keep=ranges((0x2190, 0x22FF), (0x27F0, 0x27FF))),
    Cut("noto-sans-symbols-2", (400,), keep=SIGNS),
    Cut("noto-sans-symbols", (400, 700), keep=SIGNS),
    Cut("noto-emoji", (400,)),
)

STYLES = {
    400: "400Regular",
    500: "500Medium",
    600: "600SemiBold",
    700: "700Bold",
    800: "800ExtraBold",
}


def cut_font(data: bytes, keep: Chars | None) -> bytes:
    """The font without hinting, with only these characters and the features that shaping asks for.

    The layout closure is kept, so ligatures and joined forms of the kept characters stay.
    """
    face = hb.Face(data)
    have = set(face.unicodes)
    wanted = hb.SubsetInput()
    wanted.flags = hb.SubsetFlags.NO_HINTING
    wanted.unicode_set.set(have if keep is None else have & keep)
    wanted.layout_feature_tag_set.set({int.from_bytes(tag.encode(), "big") for tag in FEATURES})
    wanted.name_id_set.set(NAME_IDS)
    subset = hb.subset(face, wanted)
    if subset is None or subset.blob is None:
        raise ValueError("HarfBuzz could not cut this font")
    return bytes(subset.blob.data)


def source_of(folder: Path, cut: Cut, weight: int, italic: bool) -> Path:
    style = STYLES[weight] + ("_Italic" if italic else "")
    (file,) = (folder / cut.slug / style).glob("*.ttf")
    return file


def main(folder: Path) -> None:
    (OUT / "licences").mkdir(parents=True, exist_ok=True)
    for cut in CUTS:
        licence = folder / cut.slug / "LICENSE_FONT"
        shutil.copyfile(licence, OUT / "licences" / f"{cut.slug}.txt")
        styles = [(w, False) for w in cut.weights] + [(w, True) for w in cut.italics]
        for weight, italic in styles:
            source = source_of(folder, cut, weight, italic)
            name = source.name.split("_")[0] + f"-{weight}" + ("-Italic" if italic else "")
            data = source.read_bytes() if cut.whole else cut_font(source.read_bytes(), cut.keep)
            (OUT / f"{name}.ttf").write_bytes(data)
            print(f"{name}: {source.stat().st_size // 1000} -> {len(data) // 1000} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
