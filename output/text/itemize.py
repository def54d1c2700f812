"""Which font draws which characters of a word: the asked one, or one that stands in for it."""

from __future__ import annotations

from typing import TypeAlias
from unicodedata import category

from output.text.font import Font
from output.text.fonts import FontSet

Part: TypeAlias = tuple[str, str, Font, float]
"""Text as written, text to shape, font, factor of the size."""

Chain: TypeAlias = tuple[tuple[Font, float], ...]

SUBSTITUTES = "\ufffd\u25a1?"
_FIRST_WIDE = "\u2e80"
_WIDE = (
    (_FIRST_WIDE, "\ua4cf"),
    ("\uac00", "\ud7ff"),
    ("\uf900", "\ufaff"),
    ("\ufe30", "\ufe4f"),
    ("\uff00", "\uffef"),
    ("\U00016fe0", "\U0003ffff"),
)
_SEEN_FORMATS = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u08e2\U000110bd")
_SYNTHETIC = frozenset(
    "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
    "\u2010\u2011"
)
"""Spaces and hyphens that the shaper makes itself from the plain ones of the font."""
EMOJI_SIGN, KEYCAP, JOINER = "\ufe0f", "\u20e3", "\u200d"


def parts_of(word: str, font: Font, fonts: FontSet) -> tuple[list[Part], tuple[str, ...]]:
    """A word as parts of one font each, and the characters that no font has."""
    if all(map(font.has, word)) and EMOJI_SIGN not in word and not has_wide(word):
        return [(word, word, font, 1.0)], ()
    found: list[Part] = []
    missing: list[str] = []
    for token in tokens(word):
        chosen, lost = _choose(token, font, fonts)
        missing += lost
        for text, drawn, face, scale in chosen:
            if found and found[-1][2] is face and is_wide(found[-1][0][-1]) == is_wide(text[0]):
                before = found.pop()
                text, drawn = before[0] + text, before[1] + drawn
            found.append((text, drawn, face, scale))
    return found, tuple(dict.fromkeys(missing))


def tokens(word: str) -> list[str]:
    """What must not be divided between fonts: letters that stand together, one sign with its marks.

    A letter that the asked font happens to have (Barlow has a Δ) so goes with the rest of its word.
    """
    found: list[str] = []
    kind = ""
    for char in word:
        here = kind_of(char)
        joined = bool(found) and (
            here == "extend"
            or found[-1].endswith(JOINER)
            or (here == kind == "letter" and not is_wide(char) and not is_wide(found[-1][-1]))
            or (here == kind == "flag" and len(found[-1]) == 1)
        )
        if joined:
            found[-1] += char
        else:
            found.append(char)
            kind = here
    return found


def kind_of(char: str) -> str:
    """`extend` (belongs to the character before it), `flag` (half of one), `letter` or `sign`."""
    general = category(char)
    if general[0] == "M" or is_ignorable(char) or "\U0001f3fb" <= char <= "\U0001f3ff":
        return "extend"
    if "\U0001f1e6" <= char <= "\U0001f1ff":
        return "flag"
    return "letter" if general[0] == "L" else "sign"


def has_wide(text: str) -> bool:
    """Whether any character of a text is wide."""
    return max(text, default="") >= _FIRST_WIDE and any(map(is_wide, text))


def is_wide(char: str) -> bool:
    """Kana, ideographs, their signs, pictures: set solid, so that a line may end beside each."""
    return char >= _FIRST_WIDE and any(first <= char <= last for first, last in _WIDE)


def is_ignorable(char: str) -> bool:
    """Characters that are never seen themselves: joiners, variation selectors, direction marks."""
    return (
        (category(char) == "Cf" and char not in _SEEN_FORMATS)
        or "\ufe00" <= char <= "\ufe0f"
        or "\U000e0100" <= char <= "\U000e01ef"
        or char == "\u034f"
    )


def _choose(token: str, font: Font, fonts: FontSet) -> tuple[list[Part], list[str]]:
    """A token in the first font that has all of it, else each of its characters by itself."""
    needed = _needed(token)
    chain = ((font, 1.0), *fonts.fallbacks(font))
    if needed and (EMOJI_SIGN in token or KEYCAP in token):
        chain = chain[::-1]
    for face, scale in chain:
        if all(map(face.has, needed)):
            return [(token, token, face, scale)], []
    found: list[Part] = []
    missing: list[str] = []
    for char in token:
        having = [pair for pair in chain if pair[0].has(char)]
        if having or char not in needed:
            face, scale = having[0] if having else (font, 1.0)
            found.append((char, char, face, scale))
        else:
            missing.append(char)
            face, scale, drawn = _substitute(chain)
            found.append((char, drawn, face, scale))
    return found, missing


def _needed(token: str) -> str:
    """The characters that a font must have to draw a token."""
    return "".join(c for c in token if not is_ignorable(c) and c not in _SYNTHETIC)


def _substitute(chain: Chain) -> tuple[Font, float, str]:
    """A visible stand-in for a character that no font has."""
    for sign in SUBSTITUTES:
        for face, scale in chain:
            if face.has(sign):
                return face, scale, sign
    return *chain[0], "?"
