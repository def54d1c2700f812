"""What of a kit is given up: NOT-IN-KIT, which it does not hold; FIXED-KIT, which has to stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from builder.check.broken import Broken, Mend
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from schemas.base import words
from schemas.finding import Change, Severity

_FIXED: tuple[str, Severity] = ("FIXED-KIT", "error")
_NOT_THERE: tuple[str, Severity] = ("NOT-IN-KIT", "warning")


def given_up(checking: Checking) -> Iterator[Broken]:
    """`without` entries that take away nothing, or what its bearer cannot be without."""
    names = checking.rulebook.names
    for fighter in checking.state.fighters:
        entry = checking.entries[fighter.id]
        unit = checking.rulebook.unit(fighter.unit)
        if unit is None or not entry.without:
            continue
        left = Counter((piece.item, piece.slot) for piece in unit.kit)
        for text in entry.without:
            item, _, slot = text.partition("@")
            item = names.item_id(item)
            found = next((k for k in left if k[0] == item and (not slot or k[1] == slot)), None)
            if found is not None:
                left[found] -= 1
                if not left[found]:
                    del left[found]
                if item not in unit.fixed:
                    continue
            shown = names.facets["item"].get(item, words(item))
            who = checking.name_of(fighter)
            fixed = found is not None
            why = (
                f"without which no {unit.name} is"
                if fixed
                else f"which is not in the kit of {unit.name}"
            )
            message = f"{fighter.called}: gives up {shown}, {why}"
            again = Change("add", fighter.id, text)
            keep = Mend.by(f"no longer give up {shown} of {who}", again)
            code, severity = _FIXED if fixed else _NOT_THERE
            yield about_fighter(code, fighter, message, severity, mends=(keep,))
