"""The quick-reference sheet of a game, or of a warband of it, with all that is settled by it."""

from __future__ import annotations

from builder.build.compiling import rulebook_for
from builder.build.conditions import compile_condition
from builder.build.rulebook import Rulebook
from builder.build.state_of import state_of
from builder.build.system import system_view
from builder.build.worked import Around
from builder.catalog.catalog import Catalog
from builder.sheet.settled import settled
from builder.sheet.short_forms import blocks_of
from schemas.amounts import Condition
from schemas.roster import Roster
from schemas.sheet import ReferenceSheet, SheetHead, SheetSection
from schemas.warband import Warband

_SHORT_FORMS = ("text", "columns", "rows", "items", "show", "table", "rulings")
_NO_SHORT_FORM = dict.fromkeys(_SHORT_FORMS)


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
    needed = _needed(_in_force(catalog, rulebook), rulebook, warband)
    sections = [settled(section, rulebook.choices) for section in needed]
    made: list[SheetSection] = []
    for at, section in enumerate(sections):
        blocks = blocks_of(section, rulebook, system.rulings, warband)
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


def _needed(
    sections: list[SheetSection], rulebook: Rulebook, warband: Warband | None
) -> list[SheetSection]:
    """The sections whose condition holds; of a game in general all."""
    if warband is None or not any(section.if_ is not None for section in sections):
        return sections
    state = state_of(warband, rulebook)
    around = Around(state, state.warband(), state.main_cost, None)

    def holds(condition: Condition) -> bool:
        return compile_condition(condition, rulebook.matcher, rulebook.choices)(around)

    return [section for section in sections if section.if_ is None or holds(section.if_)]


def _in_force(catalog: Catalog, rulebook: Rulebook) -> list[SheetSection]:
    """The sections of the sheet, and after them those that choices bring."""
    found = list(catalog.data.reference)
    for id_, switch in catalog.data.switches.items():
        choice = switch.choices.get(rulebook.choices.get(id_, ""))
        found += choice.reference if choice else []
    return found
