"""The head of every answer."""

from __future__ import annotations

from typing import Any


def answer(name: str, /, **body: Any) -> dict[str, Any]:
    """An answer as plain data: `format` and `version` before the body's keys."""
    return {"format": f"musterpress/{name}", "version": 1, **body}
