"""The quick-reference sheet of a game, or of a warband of it, with all that is settled by it."""

from __future__ import annotations

from builder.build.compiling import rulebook_for
from builder.build.rulebook import Rulebook
from builder.build.system import system_view
from builder.catalog.catalog import Catalog
from builder.sheet.needed import needed
from builder.sheet.settled import settled
from builder.sheet.short_forms import blocks_of
from schemas.roster import Roster
from schemas.sheet import ReferenceSheet, SheetHead, SheetSection
from schemas.warband import Warband

_SHORT_FORMS = ("text", "columns", "rows", "items", "show", "chip", "traits", "table", "rulings")
_NO_SHORT_FORM = {**dict.fromkeys(_SHORT_FORMS), "fighters": False}


def reference_sheet(catalog: Catalog, warband: Warband | None = None) -> ReferenceSheet:
    """What the sheet says: with a warband only what its fighters have, under its rulings.

    Without one, all of the game under the rulings as the catalog has them.
    """
    roster = (
        warband.roster
        if warband
        else Roster(format="musterpress/roster", version=1, system=catalog.id)
    )
    rulebook = rulebook_for(catalog.data, catalog.key, roster)
    system = system_view(catalog, rulebook)
    head = settled(catalog.data.sheet or SheetHead(), rulebook.choices)
    holds = needed(rulebook, warband)
    sections = [
        settled(section, rulebook.choices)
        for section in _in_force(catalog, rulebook)
        if holds(section.if_) and (section.list_ or warband is None)
    ]
    made: list[SheetSection] = []
    for at, section in enumerate(sections):
        blocks = blocks_of(section, catalog, rulebook, warband)
        if blocks:
            id_ = section.id or f"section-{at + 1}"
            update = {"id": id_, "blocks": blocks, **_NO_SHORT_FORM}
            made.append(section.model_copy(update=update))
    return ReferenceSheet(
        title=head.title or system.short,
        subtitle=f"quick reference for {warband.name}"
        if warband
        else head.subtitle or "quick reference",
        icon=head.icon or "",
        accent=head.accent or "",
        meta=(
            *head.meta,
            *([f"edition: {system.edition}"] if system.edition and not head.meta else []),
        ),
        foot=tuple(head.foot) or ((system.label,) if system.label else ()),
        sections=tuple(made),
    )


def _in_force(catalog: Catalog, rulebook: Rulebook) -> list[SheetSection]:
    """The sections of the sheet, and after them those that choices bring."""
    found = list(catalog.data.reference)
    for id_, switch in catalog.data.switches.items():
        choice = switch.choices.get(rulebook.choices.get(id_, ""))
        found += choice.reference if choice else []
    return found
