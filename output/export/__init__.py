"""The warband as text for programs and people. All exports list the same things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias

from schemas.answers.reopen import roster_of_export

if TYPE_CHECKING:
    from schemas.finding import Finding
    from schemas.warband import Warband

Export: TypeAlias = "Callable[[Warband, Sequence[Finding]], str]"


def _imported_when_used(module: str, function: str) -> Export:
    def export(warband: Warband, findings: Sequence[Finding]) -> str:
        write: Export = getattr(import_module(module), function)
        return write(warband, findings)

    return export


EXPORTS: dict[str, Export] = {
    "json": _imported_when_used("output.export.json_", "to_json"),
    "text": _imported_when_used("output.export.text", "to_text"),
    "markdown": _imported_when_used("output.export.markdown", "to_markdown"),
    "csv": _imported_when_used("output.export.csv_", "to_csv"),
}
"""Name of an export, as `muster export --to` takes it: what writes it."""

__all__ = ["EXPORTS", "Export", "roster_of_export"]
