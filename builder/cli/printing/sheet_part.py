"""Sheets as parts of a print: pages of their own, the same on paper and as pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from builder.cli.printing.report import PrintReport, overlaps_on, report_sheet, sheet_faults
from output.printout import Bookmark, Page, Sides
from schemas.record import record

if TYPE_CHECKING:
    from output.sheet.pages import SheetPages
    from output.text import FontSet


@record
class SheetPart:
    """The pages of a sheet. `name` is what `--what` calls it, `title` what people do."""

    name: str
    title: str
    made: SheetPages
    alone: Mapping[str, Page] = field(default_factory=dict)
    """What is a picture by itself too, by name."""
    fonts: FontSet | None = field(default=None, repr=False)

    @property
    def pages(self) -> list[Page]:
        """Its pages."""
        return self.made.pages

    @property
    def sides(self) -> Sides:
        """What may lie behind one of its pages."""
        return self.made.sides

    @property
    def outline(self) -> list[Bookmark]:
        """The part with its sections."""
        return [Bookmark(self.title.capitalize(), 0, 0.0, tuple(self.made.outline))]

    @property
    def said(self) -> list[str]:
        """`the roster sheet`."""
        return [f"the {self.title}"]

    @property
    def names(self) -> list[str]:
        """What each picture is called."""
        return [
            *(f"{self.name}-{at}" for at in range(1, len(self.pages) + 1)),
            *(f"{self.name}-{name}" for name in self.alone),
        ]

    def pictured(self) -> list[Page]:
        """Its pages, and what is a picture by itself."""
        return [*self.pages, *self.alone.values()]

    def svgs(self) -> Iterator[bytes]:
        """Each page as SVG that stands alone."""
        from output.svg.writer import write_svg

        for page in self.pictured():
            yield write_svg(page, self.fonts).encode()

    def report(self, report: PrintReport, place: Sequence[int], closely: bool) -> None:
        """Adds how its sections came out. `place`: which pages of the file are its own, from 0.

        `closely` also looks for texts that overlap.
        """
        report_sheet(report, self.made, place)
        if closely:
            report.overlaps += overlaps_on(self.made.pages, self.title, place)

    def let_go(self) -> None:
        """Nothing: its pages are looked at once more for signs that no font has."""

    def faults(self) -> list[str]:
        """What `--strict` fails on, a line each."""
        return sheet_faults(self.made, self.title)

    def remarks(self) -> list[str]:
        """What gave way so that the rest has room."""
        return [f"{self.title}: {remark}" for remark in self.made.remarks]
