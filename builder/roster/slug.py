"""Names as ids."""

from __future__ import annotations

import re
import unicodedata

_MAX = 40
"""Letters of an id made from a name."""


def slug(text: str) -> str:
    """A text in kebab-case, plain letters only; empty where it has none."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", letters.replace("'", ""))[:_MAX].strip("-")
