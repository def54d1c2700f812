"""A scalar as YAML: plain where that reads back the same, else quoted, or as lines under `|`."""

from __future__ import annotations

import re
from typing import Any

from builder.roster.text.plain import word

_PRINTABLE = re.compile(
    r"[\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]*"
)
_BEGINS_SOMETHING = frozenset("-?:,[]{}#&*!|>'\"%@`=")
_MINUS = re.compile(r"-[A-Za-z0-9.]")
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0"}


def yaml_word(value: Any, *, bracketed: bool) -> str:
    """One scalar in a line. `bracketed`: it will stand inside `[ ]` or `{ }`."""
    text = word(value)
    if text is not None:
        return text
    text = str(value)
    if is_plain(text, bracketed=bracketed):
        return text
    if not _PRINTABLE.fullmatch(text):
        return '"' + "".join(map(_escaped, text)) + '"'
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"


def is_plain(text: str, *, bracketed: bool) -> bool:
    """Whether a text needs no quotes."""
    if not text or text != text.strip() or not _PRINTABLE.fullmatch(text):
        return False
    if text[0] in _BEGINS_SOMETHING and not _MINUS.match(text):
        return False
    if ": " in text or " #" in text or text.endswith(":") or text.startswith("..."):
        return False
    return not (bracketed and re.search(r"[,\[\]{}]|:[?:]|[?:]$", text))


def literal(value: Any) -> tuple[str, list[str]] | None:
    """A text of several lines as `|` and its lines without indentation; None: it must be quoted."""
    if not isinstance(value, str) or "\n" not in value:
        return None
    body = value.removesuffix("\n")
    lines = body.split("\n")
    if not lines[0] or lines[0][0] == " " or not lines[-1]:
        return None
    if any(not _PRINTABLE.fullmatch(line) or line.isspace() for line in lines):
        return None
    return ("|" if value.endswith("\n") else "|-"), lines


def _escaped(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    if _PRINTABLE.fullmatch(letter):
        return letter
    code = ord(letter)
    if code <= 0xFF:
        return f"\\x{code:02X}"
    return f"\\u{code:04X}" if code <= 0xFFFF else f"\\U{code:08X}"
