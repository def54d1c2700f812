"""Paragraphs of a card as rich text: a bold lead-in, then a chip, values or a text with marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from output.card.blocks import Figure
from output.card.figures import pointed
from output.card.icons import icon_path
from output.text import Faces, FontSet, Paragraph, Span, parse_marks
from output.text.bidi import is_right_to_left

_TOGETHER = "\N{NO-BREAK SPACE}"
_AFTER_CHIP = Span(f"{_TOGETHER} ")


class _Icons:
    """The names of the icons there are, looked up one by one."""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and icon_path(name) is not None


_ICONS = _Icons()


@lru_cache(maxsize=1024)
def rich(
    lead: str,
    text: str,
    plain: bool,
    chip: str,
    figures: tuple[Figure, ...],
    faces: Faces,
    fonts: FontSet,
    lead_tone: str = "",
) -> Paragraph:
    """A paragraph ready to be wrapped; those that come again are kept."""
    spans = [Span(text)] if plain else parse_marks(text, _ICONS)
    if figures:
        spans = list(_spans_of(figures))
    if chip:
        spans = [Span(chip.replace(" ", _TOGETHER), bold=True, tone="chip"), _AFTER_CHIP, *spans]
    if lead:
        between = 2 * _TOGETHER if chip else " "
        spans = [Span(f"{lead}{between}" if spans else lead, bold=True, tone=lead_tone), *spans]
    # The text says in which direction the paragraph runs, whatever its lead-in is written in.
    return Paragraph(spans, faces, fonts, rtl=is_right_to_left(text) if text else None)


def _spans_of(figures: tuple[Figure, ...]) -> Iterator[Span]:
    """Values by their labels, with dots between them; those that have changed are bold."""
    for at, figure in enumerate(figures):
        label = f"{figure.label} ".replace(" ", _TOGETHER) if figure.label else ""
        yield Span(f"{' · ' if at else ''}{label}")
        text = pointed(figure).replace(" ", _TOGETHER)
        yield Span(text, bold=bool(figure.change), tone=figure.change)
