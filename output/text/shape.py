"""Shaping: a text to placed glyphs, in the order in which they stand, sizes in em.

Each word is shaped once for each font and kept: game text repeats itself. None of the bundled
fonts kerns with the space, so words side by side are what the whole line would be.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

import uharfbuzz as hb

from output.text.bidi import has_right_to_left, is_right_to_left, levels, visual
from output.text.folded import folded
from output.text.font import Font
from output.text.fonts import FontSet
from output.text.itemize import has_wide, parts_of
from schemas.record import record

Glyph: TypeAlias = tuple[int, float, float, float, int, int]
"""Glyph id, advance, dx, dy (em of the text's size), and the characters of the run it draws:
start and end in the run's text. Several glyphs of one cluster name the same characters."""

_WORDS_AND_SPACES = re.compile(" +|[^ ]+")
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_KEPT_SHAPES = 4096
_KEPT_WORDS = 8192


@record
class Run:
    """Glyphs of one font in one direction, from left to right.

    Draw with `font` at `scale` times the text's size; the glyphs' measures need no scaling.
    """

    font: Font
    scale: float
    glyphs: tuple[Glyph, ...]
    rtl: bool
    text: str
    """In reading order."""
    start: int
    """Where `text` begins in the whole text."""


Piece: TypeAlias = list[tuple[int, Run]]
"""The runs of a stretch of one direction, in reading order, each with its place in the text."""


@dataclass(slots=True)
class Shaped:
    """A text ready to be measured and drawn."""

    text: str
    width: float
    """In em."""
    missing: tuple[str, ...]
    """Characters that no font has; a visible substitute is drawn for them."""
    _pieces: list[Piece]
    """From left to right; taken up into the runs when these are worked out."""
    _runs: tuple[Run, ...] | None = field(default=None, repr=False)

    @property
    def runs(self) -> tuple[Run, ...]:
        """From left to right; worked out when first asked for."""
        if self._runs is None:
            self._runs = tuple(run for piece in self._pieces for run in _joined(piece))
            self._pieces = []
        return self._runs


@record
class Word:
    """A word or a row of spaces, shaped by itself."""

    width: float
    runs: tuple[Run, ...]
    """In reading order, starts counted from the word's first character."""
    missing: tuple[str, ...]


def shape(
    text: str,
    font: Font,
    fonts: FontSet,
    *,
    rtl: bool | None = None,
    letter_spacing: float = 0.0,
) -> Shaped:
    """A text of one line in a font, with other fonts standing in for what it lacks.

    `rtl` is the paragraph's direction, where it is not to be told by the text's first letter.
    `letter_spacing` (em) follows each cluster but the last, and never parts joined letters. Line
    breaks and control characters are spaces.
    """
    return _shape(text, font, fonts, rtl, letter_spacing)


@lru_cache(maxsize=_KEPT_SHAPES)
def _shape(
    text: str, font: Font, fonts: FontSet, rtl: bool | None, letter_spacing: float
) -> Shaped:
    text = clean(text)
    base = is_right_to_left(text) if rtl is None else rtl
    ligatures = letter_spacing == 0
    width = 0.0
    missing: list[str] = []
    pieces: list[Piece] = []
    for start, stretch, level in _stretches(text, base):
        piece: Piece = []
        for match in _WORDS_AND_SPACES.finditer(stretch):
            word = shape_word(match.group(), font, fonts, bool(level % 2), ligatures)
            width += word.width
            missing += word.missing
            at = start + match.start()
            piece += [(at + run.start, run) for run in word.runs]
        pieces.append(piece)
    shaped = Shaped(text, width, tuple(dict.fromkeys(missing)), pieces)
    return _spaced(shaped, letter_spacing) if letter_spacing else shaped


def clean(text: str, keep: str = "") -> str:
    """The text with a space for each control character, which no font draws, except those kept.

    Of marks piled on one letter a few are there.
    """
    text = folded(text)
    if _CONTROL.search(text) is None:
        return text
    return _CONTROL.sub(lambda m: _stand_in(m.group(), keep), text)


def _stand_in(char: str, keep: str) -> str:
    if char in keep:
        return char
    return "\ufffd" if "\ud800" <= char <= "\udfff" else " "


def _stretches(text: str, rtl: bool) -> list[tuple[int, str, int]]:
    """Start, text and level of what runs in one direction, in the order from left to right."""
    if not rtl and not has_right_to_left(text):
        return [(0, text, 0)]
    found: list[tuple[int, str, int]] = []
    start = 0
    of = levels(text, rtl)
    for i in range(1, len(text) + 1):
        if i == len(text) or of[i] != of[start]:
            found.append((start, text[start:i], of[start]))
            start = i
    return visual(found, [level for _, _, level in found])


@lru_cache(maxsize=_KEPT_WORDS)
def shape_word(word: str, font: Font, fonts: FontSet, rtl: bool, ligatures: bool = True) -> Word:
    """A word without spaces, or spaces alone, all in one direction."""
    parts, missing = parts_of(word, font, fonts)
    runs: list[Run] = []
    start = 0
    for text, drawn, face, scale in parts:
        glyphs = _glyphs(drawn, face, scale, rtl, ligatures)
        runs.append(Run(face, scale, glyphs, rtl, text, start))
        start += len(text)
    width = sum([glyph[1] for run in runs for glyph in run.glyphs])
    return Word(width, tuple(runs), missing)


def _glyphs(text: str, font: Font, scale: float, rtl: bool, ligatures: bool) -> tuple[Glyph, ...]:
    buffer = hb.Buffer()
    buffer.add_codepoints([ord(char) for char in text])
    buffer.direction = "rtl" if rtl else "ltr"
    buffer.language = "und"
    buffer.flags = hb.BufferFlags.REMOVE_DEFAULT_IGNORABLES
    buffer.guess_segment_properties()
    features = {} if ligatures else {"liga": False, "clig": False}
    if has_wide(text):
        # Kana and ideographs are set solid, so that a line may end between any two of them.
        features["kern"] = False
    hb.shape(font.hb_font, buffer, features)
    infos = buffer.glyph_infos
    if not infos:  # nothing but joiners and other characters that are never seen
        return ()
    starts = [info.cluster for info in infos]
    if starts == list(range(len(text))):
        ends: Sequence[int] = range(1, len(text) + 1)
    else:
        ordered = sorted(set(starts))
        following = dict(zip(ordered, [*ordered[1:], len(text)], strict=True))
        ends = [following[start] for start in starts]
    em = scale / font.units_per_em
    places = buffer.glyph_positions
    return tuple(
        [
            (info.codepoint, at.x_advance * em, at.x_offset * em, at.y_offset * em, start, end)
            for info, at, start, end in zip(infos, places, starts, ends, strict=True)
        ]
    )


def _joined(piece: Piece) -> list[Run]:
    """Runs of one stretch from left to right, neighbours of the same font made one."""
    found: list[Run] = []
    group: Piece = []
    for start, run in piece:
        if group and run.font is not group[0][1].font:
            found.append(_one(group))
            group = []
        group.append((start, run))
    if group:
        found.append(_one(group))
    return found[::-1] if piece and piece[0][1].rtl else found


def _one(group: Piece) -> Run:
    begin, first = group[0]
    glyphs: list[Glyph] = []
    for start, run in reversed(group) if first.rtl else group:
        by = start - begin
        if by:
            glyphs += [(g, a, x, y, s + by, e + by) for g, a, x, y, s, e in run.glyphs]
        else:
            glyphs += run.glyphs
    text = "".join([run.text for _, run in group])
    return Run(first.font, first.scale, tuple(glyphs), first.rtl, text, begin)


def _spaced(shaped: Shaped, by: float) -> Shaped:
    """The same with space after each cluster, the last one on the line excepted."""
    runs = [run if _is_joined_script(run.text) else _tracked(run, by) for run in shaped.runs]
    if runs and runs[-1].glyphs and not _is_joined_script(runs[-1].text):
        last = runs[-1]
        gid, advance, *rest = last.glyphs[-1]
        ending: Glyph = (gid, advance - by, *rest)  # type: ignore[assignment]
        glyphs = (*last.glyphs[:-1], ending)
        runs[-1] = Run(last.font, last.scale, glyphs, last.rtl, last.text, last.start)
    width = sum(glyph[1] for run in runs for glyph in run.glyphs)
    return Shaped(shaped.text, width, shaped.missing, [], tuple(runs))


def _tracked(run: Run, by: float) -> Run:
    glyphs = list(run.glyphs)
    for i, (gid, advance, dx, dy, start, end) in enumerate(glyphs):
        if i + 1 == len(glyphs) or glyphs[i + 1][4] != start:
            glyphs[i] = (gid, advance + by, dx, dy, start, end)
    return Run(run.font, run.scale, tuple(glyphs), run.rtl, run.text, run.start)


def _is_joined_script(text: str) -> bool:
    """Whether letters join, as in Arabic, so that space between them would break words."""
    return any(unicodedata.bidirectional(char) == "AL" for char in text)
