"""What a check says of a list, in the margin of its cards."""

from __future__ import annotations

from builder.check import Findings
from schemas.base import words

MOST_CODES = 3
MOST_LETTERS = 48
"""Of the codes in the margin, so that they stand on one line beside what else is there."""


def verdict(findings: Findings, tells_why: bool) -> str:
    """The line in the margin of cards that are printed with findings; short, as margins are."""
    worst = "warning" if findings.legal else "error"
    codes = list(dict.fromkeys(one.code for one in findings if one.severity == worst))
    if not codes:
        return ""
    shown = codes[:MOST_CODES]
    while len(shown) > 1 and len(", ".join(shown)) > MOST_LETTERS:
        shown.pop()
    more = f" and {len(codes) - len(shown)} more" if len(codes) > len(shown) else ""
    if not tells_why:
        return "" if findings.legal else f"{words(findings.status)}; see muster check"
    said = "Legal, but" if findings.legal else words(findings.status)
    return f"{said}: {', '.join(shown)}{more}; see muster check"
