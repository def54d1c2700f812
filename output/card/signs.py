"""Signs in a template's text for what was drawn: `<7>`, which no markup can be.

A template that draws everything with the pen comes out as signs alone: its drawing is ready, and no
markup is written or read. Where it has markup of its own, the signs in it are written out.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from output.display import Item

if TYPE_CHECKING:
    from markupsafe import Markup

_SIGN = re.compile(r"<\d+>")


class Signs:
    """What was drawn on one face, by sign."""

    def __init__(self) -> None:
        self._drawn: dict[str, list[Item]] = {}
        self._markup = _markup()

    def sign(self, items: list[Item]) -> Markup:
        """The sign for items, to stand in the template's text."""
        sign = f"<{len(self._drawn)}>"
        self._drawn[sign] = items
        return self._markup(f" {sign} ")

    def items(self, text: str) -> list[Item] | None:
        """What a text draws where all of it is signs; else None."""
        signs = text.split()
        if not all(sign in self._drawn for sign in signs):
            return None
        return [item for sign in signs for item in self._drawn[sign]]

    def all_items(self, text: str) -> list[Item]:
        """What all signs of a text draw, whatever stands between them."""
        signs = _SIGN.findall(text)
        return [item for sign in signs for item in self._drawn.get(sign, ())]

    def written(self, text: str) -> str:
        """A text with the markup of what was drawn in place of its signs."""
        from output.svg.writer import write_items

        def out(found: re.Match[str]) -> str:
            sign = found[0]
            # A sign that was never given is a fault in the template, for the reader to tell.
            return write_items(self._drawn[sign], f"p{sign[1:-1]}") if sign in self._drawn else sign

        return _SIGN.sub(out, text)


@cache
def _markup() -> type[Markup]:
    # Imported when a card is drawn: nothing else needs it.
    from markupsafe import Markup

    return Markup
