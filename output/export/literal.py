"""Text that Markdown shows letter for letter."""

from __future__ import annotations

import re

# What means something wherever it stands; an entity and a :shortcode: do as a whole.
_ANYWHERE = re.compile(r"[\\`*_\[\]<|~#$]|&(?=#?\w+;)|:(?=[\w+-]+:)")
# What means something at the beginning of a line: quote, list, underline of a heading.
_AT_START = re.compile(r"^([>=+-]|[0-9]+(?=[.)]))")
_INDENT = re.compile(r"^\s+")
NO_BREAK_SPACE = "&nbsp;"


def escape(line: str) -> str:
    """The line so that Markdown shows it letter for letter, wherever in a document it stands.

    Spaces that indent it become no-break spaces, as others would make it code or be lost.
    """
    indent = _INDENT.match(line)
    width = indent.end() if indent else 0
    text = _ANYWHERE.sub(r"\\\g<0>", line[width:])
    text = _AT_START.sub(_escaped_start, text)
    return NO_BREAK_SPACE * width + text


def _escaped_start(found: re.Match[str]) -> str:
    start = found[0]
    return start + "\\" if start[0].isdigit() else "\\" + start
