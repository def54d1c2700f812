"""The result of a check."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from schemas.finding import Finding


@dataclass(frozen=True, slots=True)
class Findings:
    """All findings of a warband, always in the same order, and how many limits were looked at."""

    findings: tuple[Finding, ...]
    checked: int

    def __iter__(self) -> Iterator[Finding]:
        return iter(self.findings)

    def __len__(self) -> int:
        return len(self.findings)

    @property
    def status(self) -> str:
        """`illegal`, `unfinished` or `legal`."""
        kinds = {finding.kind for finding in self.findings if finding.severity == "error"}
        return next((kind for kind in ("illegal", "unfinished") if kind in kinds), "legal")

    @property
    def legal(self) -> bool:
        """True when there is no error."""
        return self.status == "legal"
