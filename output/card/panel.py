"""A panel on a card: one figure large, others beside it, chances as bars."""

from __future__ import annotations

from output.card.blocks import Bar, Cell, Panel
from output.card.figures import change_of
from output.card.rules import figures_of
from schemas.card import PanelPart
from schemas.warband import Fighter, SystemView

_WHOLE = 100
"""Of a chance in percent."""


def panel_of(part: PanelPart, fighter: Fighter, system: SystemView) -> list[Panel]:
    """The panel, or nothing where the fighter has not the value that it is about."""
    value = fighter.values.get(part.panel)
    if value is None or not value.text:
        return []
    name, short = system.characteristics.get(part.panel, (part.panel, ""))
    bars = [_bar(id_, label, fighter, system) for id_, label in part.bars.items()]
    return [
        Panel(
            Cell(part.panel, name, short or name, value.text, change_of(value)),
            tuple(figures_of(part.beside, fighter, system)),
            tuple(bar for bar in bars if bar is not None),
            part.title or "",
        )
    ]


def _bar(id_: str, label: str, fighter: Fighter, system: SystemView) -> Bar | None:
    name, short = system.characteristics.get(id_, (id_, ""))
    value = fighter.values.get(id_)
    if value is None or value.number is None:
        return None
    return Bar(label, short or name, value.text, min(max(float(value.number) / _WHOLE, 0.0), 1.0))
