"""What the player has to choose: switches that must be settled, a size among the named ones."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.rulebook import choices_of
from builder.check.broken import Broken
from builder.check.builtin.simple import about_roster
from builder.check.ready import Checking
from builder.check.words import joined
from schemas.base import words


def open_choices(checking: Checking) -> Iterator[Broken]:
    """CHOOSE-SWITCH: a switch that must be settled and is not."""
    rulebook = checking.rulebook
    for id_, switch in rulebook.data.switches.items():
        if not switch.must or id_ in rulebook.choices:
            continue
        keywords = rulebook.names.facets["keyword"]
        names = [keywords.get(c, words(c)) for c in choices_of(switch, rulebook.keywords)]
        name = (switch.name or words(id_)).lower()
        message = f"Choose a {name}: {joined(names, 'or')}"
        broken = about_roster(f"CHOOSE-{id_.upper()}", checking, message)
        broken.too_few = True
        yield broken


def free_sizes(checking: Checking) -> Iterator[Broken]:
    """NAMED-SIZE: a figure of the player's own in a game that has only named sizes."""
    data = checking.rulebook.data
    if data.system.sizes_only and checking.warband.roster.limit is not None:
        names = joined([size.get("name", words(id_)) for id_, size in data.sizes.items()], "or")
        message = f"A limit of one's own is not played here; choose {names}"
        yield about_roster("NAMED-SIZE", checking, message)
