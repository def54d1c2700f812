"""Why a wish is not allowed, in words."""

from __future__ import annotations

from builder.check.broken import Broken, finding
from builder.check.ready import Checking
from builder.check.repair.worse import gap_on_its_side
from schemas.base import decimal_text


def said(broken: Broken, before: Broken | None, checking: Checking) -> str:
    """What is broken with the wish; and of what was so before, how much the wish adds."""
    message = finding(broken, checking).message
    already, now = before and gap_on_its_side(before, broken), gap_on_its_side(broken, broken)
    if not already or now is None:
        return message
    side = "short" if broken.too_few else "over"
    told = f"{decimal_text(already)} {side} already, {decimal_text(now - already)} more with this"
    return f"{message} {told}." if message.endswith(".") else f"{message}; {told}"
