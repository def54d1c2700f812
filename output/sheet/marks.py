"""Marks in a sheet's texts: bold, italic, icons, and the signs that stand in a line.

`{d:6}` a die, `{ap:1}` the cost of an action, `{key:R}` a letter in a box, `{>}` an arrow, `{box}`
a box to tick, `{ref:ID}` the number of a section, `{i:NAME}` or `{NAME}` an icon. What is none of
these is what it looks like.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from output.card.icons import icon_path
from output.text import Span, parse_marks

_SIGN = re.compile(r"\{(d:[^{}\s]{1,3}|ap:[^{}\s]{1,3}|key:[^{}\s]{1,2}|>|box)\}")
_REF = re.compile(r"\{ref:([A-Za-z0-9_-]+)\}")
_ICON = re.compile(r"\{i:([a-z0-9][a-z0-9-]*)\}")
_NOWHERE = "–"
"""The number of a section that is not on this sheet."""
_FIRST = 0xF0000
"""Stands for a sign while the other marks are read: private, so no text has it."""


def spans_of(text: str, numbers: Mapping[str, str]) -> list[Span]:
    """The spans of a text; a sign is an icon of the name in its braces, as `d:6`."""
    text = _REF.sub(lambda found: numbers.get(found[1], _NOWHERE), text)
    text = _ICON.sub(r"{\1}", text)
    signs: list[str] = []

    def held(found: re.Match[str]) -> str:
        signs.append(found[1])
        return chr(_FIRST + len(signs) - 1)

    spans = parse_marks(_SIGN.sub(held, text), _ICONS)
    return [part for span in spans for part in _parted(span, signs)] if signs else spans


def signs_in(text: str) -> list[str]:
    """What stands in braces and is meant as a mark: names of signs, icons and sections."""
    return re.findall(r"\{([^{}\s]+)\}", text)


def _parted(span: Span, signs: list[str]) -> list[Span]:
    """A span with its signs taken out of its text."""
    if span.icon is not None:
        return [span]
    parts: list[Span] = []
    start = 0
    for at, char in enumerate(span.text):
        if 0 <= ord(char) - _FIRST < len(signs):
            parts.append(Span(span.text[start:at], span.bold, span.italic))
            parts.append(Span("", span.bold, span.italic, signs[ord(char) - _FIRST]))
            start = at + 1
    parts.append(Span(span.text[start:], span.bold, span.italic))
    return [part for part in parts if part.text or part.icon]


class _Icons:
    """The names of the icons there are, looked up one by one."""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and icon_path(name) is not None


_ICONS = _Icons()
