"""Spans made one text, in which each stretch has a style and spaces are counted once."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from output.text.font import Faces, Font
from output.text.marks import Span
from output.text.shape import clean

Style: TypeAlias = Font | str
"""A font, or the name of an icon."""

ICON = "\ufffc"
"""Stands for an icon in a text."""

_NEW_LINE = re.compile(" *(?:\r\n?|[\n\v\f\x85\u2028\u2029]) *")
_SPACES = re.compile("  +")


@dataclass(slots=True)
class StyledText:
    """A text and where its styles begin. Icons are one character each."""

    text: str = ""
    starts: list[int] = field(default_factory=list)
    styles: list[Style] = field(default_factory=list)
    tones: list[str] = field(default_factory=list)

    def add(self, text: str, style: Style, tone: str = "") -> None:
        same = self.styles and self.styles[-1] == style and self.tones[-1] == tone
        if text and not same:
            self.starts.append(len(self.text))
            self.styles.append(style)
            self.tones.append(tone)
        self.text += text

    def drop_last(self) -> None:
        """Takes the last character off."""
        self.text = self.text[:-1]
        if self.starts[-1] == len(self.text):
            self.starts.pop()
            self.styles.pop()
            self.tones.pop()

    def stretches(self, start: int, end: int) -> Iterator[tuple[int, int, Style]]:
        """Start, end and style of each stretch between two places."""
        i = bisect_right(self.starts, start) - 1
        while start < end:
            stop = min(self.starts[i + 1], end) if i + 1 < len(self.starts) else end
            yield start, stop, self.styles[i]
            start, i = stop, i + 1

    def tone(self, at: int) -> str:
        """The tone of the character at a place."""
        return self.tones[bisect_right(self.starts, at) - 1]

    def only_style(self, start: int, end: int) -> Style | None:
        """The style of a part, where it has a single one."""
        i = bisect_right(self.starts, start)
        return self.styles[i - 1] if i == len(self.starts) or self.starts[i] >= end else None

    def cut(self, start: int, end: int) -> StyledText:
        """The part between two places."""
        part = StyledText()
        for a, b, style in self.stretches(start, end):
            part.add(self.text[a:b], style, self.tone(a))
        return part


def flatten(spans: Sequence[Span], faces: Faces) -> StyledText:
    """Spans as one text: several spaces are one, and none stand at the ends of lines. Empty lines
    at the beginning and the end are left out.

    A space between two styles belongs to the one before, so that no stretch begins with one.
    """
    flat = StyledText()
    for span in spans:
        if span.icon is not None:
            flat.add(ICON, span.icon)
            continue
        font = faces.of(span.bold, span.italic)
        text = _SPACES.sub(" ", clean(_NEW_LINE.sub("\n", span.text), keep="\n"))
        text = text.replace(ICON, "\ufffd")
        if not flat.text:
            text = text.lstrip(" \n")
        if text.startswith("\n") and flat.text.endswith(" "):
            flat.drop_last()
        if text.startswith(" "):
            if flat.text and flat.text[-1] not in " \n":
                before = flat.styles[-1]
                flat.add(" ", *((before, flat.tones[-1]) if isinstance(before, Font) else (font,)))
            text = text[1:]
        flat.add(text, font, span.tone)
    while flat.text.endswith((" ", "\n")):
        flat.drop_last()
    return flat
