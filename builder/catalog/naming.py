"""What a selector names, of that by which `each` tells things apart."""

from __future__ import annotations

from builder.catalog.selectors import Clause

NAMED = ("item", "unit", "class", "role")
"""What `each` goes by, and a selector can name."""


def named_in(clause: Clause, each: str) -> list[str]:
    """The values that a clause names, so that one of which there is nothing is seen."""
    facet = "unit" if each == "item" and clause.level == "fighter" else each
    if facet not in NAMED:
        return []
    return [
        term.id for term in clause.terms if term.facet == facet and not (term.negated or term.has)
    ]
