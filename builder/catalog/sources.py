"""Where a rule stands, in words for people."""

from __future__ import annotations

from schemas.base import edition_text
from schemas.system import System


def source_text(source: str | None, system: System) -> str:
    """`S003:Armour` as "Core Game Development, 1st ed., Armour"; a ruling as "house ruling G4"."""
    if not source:
        return ""
    prefix, _, rest = source.partition(":")
    known = system.sources.get(prefix)
    if known is None:
        return source
    if known.kind == "ruling":
        return f"house ruling {rest}".strip()
    if known.kind == "sample":
        return "sample content"
    parts = [(known.title or prefix) + edition_text(known.edition or "")]
    if rest:
        parts.append(rest.strip())
    return ", ".join(parts)
