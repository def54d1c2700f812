"""Cells of a table that no spreadsheet program runs as a formula."""

from __future__ import annotations

import re

from output.export.words import printable

# The full-width forms count too in some languages of spreadsheet programs.
_FORMULA = re.compile(r"[=+\-@\t\r\n＝＋－＠]")
_NUMBER = re.compile(r"[+-]?[0-9]+(\.[0-9]+)?")


def guarded(text: str) -> str:
    """The text, with an apostrophe before it where a spreadsheet would run it as a formula."""
    text = printable(text)
    if _FORMULA.match(text) and not _NUMBER.fullmatch(text):
        return f"'{text}"
    return text
