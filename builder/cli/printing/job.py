"""What is to be printed: a warband, or a game in general, and how."""

from __future__ import annotations

from builder.catalog import Catalog
from builder.check import Findings
from builder.cli.opened import Opened
from builder.cli.printing.flags import PrintFlags
from schemas.record import record
from schemas.warband import Warband


@record
class Job:
    """A print as it was asked for."""

    opened: Opened
    findings: Findings
    flags: PrintFlags

    @property
    def warband(self) -> Warband:
        """The warband; of a game in general, one without fighters."""
        return self.opened.warband

    @property
    def title(self) -> str:
        """Name of the list, else of the game; what a printed file is called."""
        named = "" if self.in_general else self.warband.name
        return " ".join((named or self.warband.system.name).split())

    @property
    def catalog(self) -> Catalog:
        """The catalog of its game."""
        return self.opened.catalog

    @property
    def in_general(self) -> bool:
        """Whether it is about the game, and no list in particular."""
        return self.opened.in_general
