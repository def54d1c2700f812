"""The result of a check."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.finding import Finding, Status, status
from schemas.record import record


@record
class Findings:
    """All findings of a warband, always in the same order, and how many limits were looked at."""

    findings: tuple[Finding, ...]
    checked: int
    untried: int = 0
    """Findings that no repair was looked for, since the roster is long."""

    def __iter__(self) -> Iterator[Finding]:
        return iter(self.findings)

    def __len__(self) -> int:
        return len(self.findings)

    @property
    def status(self) -> Status:
        """`illegal`, `unfinished` or `legal`."""
        return status(self.findings)

    @property
    def legal(self) -> bool:
        """True when there is no error."""
        return self.status == "legal"
