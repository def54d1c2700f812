"""Texts in capitals."""

from __future__ import annotations

import re
import unicodedata

_GREEK = re.compile("[\u0370-\u03ff\u1f00-\u1fff]")
_ACCENTS = re.compile("(?<=[\u0370-\u03ff])[\u0300\u0301\u0313\u0314\u0342]+")
"""After a Greek letter: accents and breathings, which its capitals are written without."""


def capitals(text: str) -> str:
    """A text in capitals, Greek ones without accents as is usual: ΟΔΥΣΣΕΥΣ for Ὀδυσσεὺς."""
    if text.isascii() or not _GREEK.search(text):
        return text.upper()
    plain = _ACCENTS.sub("", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFC", plain).upper()
