"""The sheets as parts of a print: pages of their own, the same on paper and as pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from builder.check import Findings
from builder.cli.print_settings import PrintFlags, Settings
from builder.cli.printed import PrintReport, report_sheet, sheet_faults
from builder.cli.tool import tool
from output.card.theme import load_theme
from output.display import Page
from output.sheet.pages import SheetPages
from schemas.warband import Warband

Make: TypeAlias = Callable[[Warband, Findings, Settings, PrintFlags], SheetPages]


@dataclass(frozen=True, slots=True)
class SheetPart:
    """The pages of a sheet. `name` is what `--what` calls it, `title` what people do."""

    name: str
    title: str
    made: SheetPages

    @property
    def pages(self) -> list[Page]:
        """Its pages."""
        return self.made.pages

    @property
    def two_sided(self) -> bool:
        """Its pages may lie behind each other."""
        return True

    @property
    def said(self) -> str:
        """`the roster sheet`."""
        return f"the {self.title}"

    @property
    def names(self) -> list[str]:
        """What each picture is called."""
        return [f"{self.name}-{at}" for at in range(1, len(self.pages) + 1)]

    def pictured(self) -> list[Page]:
        """Its pages."""
        return self.pages

    def svgs(self) -> Iterator[bytes]:
        """Each page as SVG that stands alone."""
        from output.svg.writer import write_svg

        for page in self.pages:
            yield write_svg(page).encode()

    def report(self, report: PrintReport, closely: bool) -> None:
        """Adds how its sections came out. `closely` also looks for texts that overlap."""
        report_sheet(report, self.made, self.title, closely)

    def faults(self) -> list[str]:
        """What `--strict` fails on, a line each."""
        return sheet_faults(self.made, self.title)

    def remarks(self) -> list[str]:
        """Nothing that is no fault."""
        return []


def sheet_part(
    name: str, warband: Warband, findings: Findings, settings: Settings, flags: PrintFlags
) -> SheetPart:
    """The sheet that `--what` calls by a name. KeyError for one that is not in SHEETS."""
    title, make = SHEETS[name]
    return SheetPart(name, title, make(warband, findings, settings, flags))


def _roster(
    warband: Warband, findings: Findings, settings: Settings, flags: PrintFlags
) -> SheetPages:
    from output.roster.pages import roster_pages

    return roster_pages(
        warband,
        findings.findings,
        findings.checked,
        settings.sheet.paper,
        load_theme(flags.theme, flags.templates / "themes" if flags.templates else None),
        ink=flags.ink,
        tool=tool(),
    )


SHEETS: dict[str, tuple[str, Make]] = {"roster": ("roster sheet", _roster)}
"""Name of a sheet, as `--what` takes it: what it is called, and what makes it."""
