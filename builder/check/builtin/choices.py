"""What the player has to choose: switches that must be settled, a size among the named ones."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.choices import choices_of
from builder.build.rulebook import Rulebook
from builder.check.broken import Broken, Mend
from builder.check.builtin.simple import about_roster
from builder.check.ready import Checking
from builder.check.words import an, joined
from schemas.base import decimal_text, parse_number, words
from schemas.finding import Change


def open_choices(checking: Checking) -> Iterator[Broken]:
    """CHOOSE-SWITCH: a switch that must be settled and is not."""
    rulebook = checking.rulebook
    for id_, switch in rulebook.data.switches.items():
        if not switch.must or id_ in rulebook.choices:
            continue
        keywords = rulebook.names.facets["keyword"]
        names = [keywords.get(c, words(c)) for c in choices_of(switch, rulebook.keywords)]
        name = (switch.name or words(id_)).lower()
        message = f"Choose {an(name)}: {joined(names, 'or')}"
        mends = tuple(
            Mend.by(f"choose {keywords.get(c, words(c))}", Change("switch", switch=id_, to=c))
            for c in choices_of(switch, rulebook.keywords)
        )
        broken = about_roster(f"CHOOSE-{id_.upper()}", checking, message, mends=mends)
        broken.too_few = broken.is_choice = True
        yield broken


def free_sizes(checking: Checking) -> Iterator[Broken]:
    """NAMED-SIZE: a figure of the player's own in a game that has only named sizes."""
    data = checking.rulebook.data
    if data.system.sizes_only and checking.warband.roster.limit is not None:
        names = joined([size.get("name", words(id_)) for id_, size in data.sizes.items()], "or")
        message = f"A limit of one's own is not played here; choose {names}"
        mends = sizes_to_choose(checking)
        broken = about_roster("NAMED-SIZE", checking, message, mends=mends)
        broken.is_choice = True
        yield broken


def two_sizes(checking: Checking) -> Iterator[Broken]:
    """SIZE-AND-LIMIT: a named size beside a limit of its own, of which only the limit holds."""
    roster, data = checking.warband.roster, checking.rulebook.data
    if roster.limit is None or roster.size is None or data.system.sizes_only:
        return
    name = data.sizes.get(roster.size, {}).get("name", words(roster.size))
    message = f"The roster says the size {name} and a limit of its own; keep one of the two"
    mends = sizes_to_choose(checking)
    broken = about_roster("SIZE-AND-LIMIT", checking, message, mends=mends)
    broken.is_choice = True
    yield broken


def choose_size(checking: Checking) -> Iterator[Broken]:
    """CHOOSE-SIZE: limits that wait for a size to be chosen."""
    if checking.waiting:
        waiting = joined([name.lower() for name in checking.waiting.values()])
        message = f"Choose a size: it bounds {waiting}"
        mends = sizes_to_choose(checking)
        broken = about_roster("CHOOSE-SIZE", checking, message, "info", mends)
        broken.is_choice = True
        yield broken


def sizes_to_choose(checking: Checking) -> tuple[Mend, ...]:
    """Each named size, the smallest first."""
    rulebook = checking.rulebook
    return rulebook.once("sizes to choose", lambda: tuple(_sizes(rulebook)))


def _sizes(rulebook: Rulebook) -> Iterator[Mend]:
    main = next(iter(rulebook.data.cost_types), "")
    sizes = {
        id_: parse_number(size[main]) if main in size else None
        for id_, size in rulebook.data.sizes.items()
    }
    for id_, figure in sorted(sizes.items(), key=lambda one: one[1] or 0):
        name = rulebook.data.sizes[id_].get("name", words(id_))
        label = f"choose {name}" if figure is None else f"choose {name} ({decimal_text(figure)})"
        yield Mend.by(label, Change("size", to=id_))
