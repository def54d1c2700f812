"""The quick-reference sheet: what a catalog says of it, as sections of blocks to lay out."""

from __future__ import annotations

from collections.abc import Iterator

from output.made_with import CREDITS
from output.sheet.content import Section, SheetContent
from output.sheet.kinds.known import block_of
from schemas.sheet import ReferenceSheet, SheetSection

_ACCENT = "#20252B"
_USUAL_FAMILY = "ref"


def reference_content(sheet: ReferenceSheet, made_with: str = "") -> SheetContent:
    """All that the sheet says, ready to be laid out. `made_with` stands before the credits."""
    return SheetContent(
        title=sheet.title,
        subtitle=sheet.subtitle,
        icon=sheet.icon,
        accent=sheet.accent or _ACCENT,
        meta=sheet.meta,
        sections=[*_sections(sheet)],
        foot=[*sheet.foot, " · ".join(filter(None, (made_with, CREDITS)))],
    )


def _sections(sheet: ReferenceSheet) -> Iterator[Section]:
    for section in sheet.sections:
        yield Section(
            id=section.id or "",
            title=section.title or "",
            blocks=[block_of(block) for block in section.blocks],
            family=section.family or _USUAL_FAMILY,
            icon=section.icon or "",
            aside=section.aside or "",
            across=section.across or "",
            page=section.page,
            floats=_floats(section),
            split=float(section.split),
            spill=section.spill,
            optional=section.optional,
        )


def _floats(section: SheetSection) -> tuple[float, float] | None:
    if section.float_ is None:
        return None
    low, high = section.float_
    return float(low), float(high)
