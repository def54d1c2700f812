"""A value that is worked out, in words and in short: `as its bearer's Strength + 1`, `S + 1`."""

from __future__ import annotations

import re

from schemas.base import words
from schemas.warband import SystemView

_TERM = re.compile(r"(bearer\.)?([A-Za-z][\w-]*)(?!\w*\()")
_SIGNS = {" - ": " − ", " * ": " × ", " / ": " ÷ "}


def formula_in_words(text: str, view: SystemView) -> str:
    """A value as it is printed; one that is worked out in words: `as its bearer's Strength + 1`."""
    if not text.startswith("="):
        return text

    def named(found: re.Match[str]) -> str:
        whose, id_ = found.groups()
        known = id_ in view.characteristics
        name = characteristic_name(id_, view)
        return (f"its bearer's {name}" if whose else name) if known else id_

    return f"as {_signed(_TERM.sub(named, text[1:].strip()))}"


def formula_in_short(text: str, view: SystemView) -> str:
    """A value as it is printed; one that is worked out by short names: `S + 1`."""
    if not text.startswith("="):
        return text

    def named(found: re.Match[str]) -> str:
        id_ = found[2]
        return view.characteristics.get(id_, ("", id_))[1]

    return _signed(_TERM.sub(named, text[1:].strip()))


def characteristic_name(id_: str, view: SystemView) -> str:
    """The name of a characteristic; of one that there is not, its id in words."""
    known = view.characteristics.get(id_)
    return known[0] if known else words(id_)


def _signed(text: str) -> str:
    for sign, shown in _SIGNS.items():
        text = text.replace(sign, shown)
    return text
