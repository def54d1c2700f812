"""`each` with both bounds: of some values too many, of others too few, in one finding."""

from __future__ import annotations

from dataclasses import replace

from builder.check.broken import Broken, finding
from builder.check.ready import Checking


def on_both_sides(over: Broken, short: Broken, told: dict[str, str], checking: Checking) -> Broken:
    """What is too many and then what is too few; the two numbers are those of what is too many.

    The author's own words are said once, of all that fail, which are `told`.
    """
    if over.message == short.message:
        message, more = over.message, told
    else:
        rest = replace(short, message=short.message.removeprefix("{who}: "))
        message, more = f"{over.message} {{too_few}}", {"too_few": finding(rest, checking).message}
    return replace(
        over,
        message=message,
        more=over.more | more,
        causes=[*over.causes, *short.causes],
        failing={**over.failing, **short.failing},
        parts=(*over.parts, *short.parts),
    )
