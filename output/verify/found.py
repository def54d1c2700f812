"""A finding: what is wrong or doubtful in a file, and where."""

from __future__ import annotations

from typing import Literal, TypeAlias

from output.verify.measured import MeasuredPage
from schemas.record import record

Severity: TypeAlias = Literal["error", "warning"]


@record
class Found:
    """A finding; `page` is 0 where it is about the file."""

    code: str
    severity: Severity
    page: int
    message: str
    file: str = ""


def error(code: str, page: MeasuredPage, message: str) -> Found:
    """An error on a page."""
    return Found(code, "error", page.facts.number, message, page.facts.file)


def warning(code: str, page: MeasuredPage, message: str) -> Found:
    """Something doubtful on a page."""
    return Found(code, "warning", page.facts.number, message, page.facts.file)


def many(count: int, one: str, more: str) -> str:
    """How many of something there are, in words for one and for more."""
    return f"{count} {one if count == 1 else more}"
