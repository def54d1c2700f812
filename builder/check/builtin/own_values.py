"""NOT-A-VALUE: a printed value of the player's own that cannot be read or stated."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.printed import read_printed
from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from builder.yaml.suggest import did_you_mean
from schemas.base import words


def own_values(checking: Checking) -> Iterator[Broken]:
    """Values under `profile:` of a characteristic that is not there, is worked out, or does not take them."""
    known = checking.rulebook.characteristics
    for fighter in checking.state.fighters:
        entry = checking.entries[fighter.id]
        for id_, text in entry.profile.items():
            about = known.get(id_)
            if about is None:
                hint = did_you_mean(id_, known)
                message = f"{fighter.name}: no characteristic `{id_}`{hint}"
                yield about_fighter("UNKNOWN-ID", fighter, message)
                continue
            name = about.name or words(id_)
            if about.formula is not None:
                message = (
                    f"{fighter.name}: {name} is worked out, and cannot be stated; leave it out"
                )
                yield about_fighter("NOT-A-VALUE", fighter, message)
                continue
            try:
                if about.type == "number":
                    read_printed(text, about)
            except ValueError:
                example = about.as_.replace("{}", "3")
                message = f"{fighter.name}: {name} cannot be `{text}`; write it as {example}"
                yield about_fighter("NOT-A-VALUE", fighter, message)
