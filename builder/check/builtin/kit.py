"""NOT-IN-KIT: a piece given up that the kit does not hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from builder.check.broken import Broken, Mend
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from schemas.base import words
from schemas.finding import Change


def not_in_kit(checking: Checking) -> Iterator[Broken]:
    """`without` entries that take away nothing."""
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
                continue
            shown = names.facets["item"].get(item, words(item))
            who = checking.name_of(fighter)
            message = f"{fighter.name}: gives up {shown}, which is not in the kit of {unit.name}"
            again = Change("add", fighter.id, text)
            keep = Mend.by(f"no longer give up {shown} of {who}", again)
            yield about_fighter("NOT-IN-KIT", fighter, message, "warning", mends=(keep,))
