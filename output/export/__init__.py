"""The warband as text for programs and people. All exports list the same things."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from output.export.csv_ import to_csv
from output.export.json_ import to_json
from output.export.markdown import to_markdown
from output.export.text import to_text
from schemas.answers.reopen import roster_of_export
from schemas.finding import Finding
from schemas.warband import Warband

EXPORTS: dict[str, Callable[[Warband, Sequence[Finding]], str]] = {
    "json": to_json,
    "text": to_text,
    "markdown": to_markdown,
    "csv": to_csv,
}
"""Name of an export, as `muster export --to` takes it: what writes it."""

__all__ = ["EXPORTS", "roster_of_export"]
