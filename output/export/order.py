"""The order of the card, so that a list and a card are read alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from schemas.card import CardSpec, PanelPart, SlotsPart, TickPart, ValuePart, ValuesPart
from schemas.warband import SystemView


def in_card_order(ids: Iterable[str], system: SystemView) -> list[str]:
    """Ids of characteristics as they stand on the card; those that do not stand there come last.

    Those that only help to work others out are left out.
    """
    at = {id_: at for at, id_ in enumerate(dict.fromkeys(_shown(system.card)))}
    shown = (id_ for id_ in ids if id_ not in system.helpers)
    return sorted(shown, key=lambda id_: at.get(id_, len(at)))


def _shown(card: CardSpec) -> Iterator[str]:
    for part in (*card.front, *card.back):
        match part:
            case str():
                yield part
            case ValuePart():
                yield part.value
                yield from part.under
            case PanelPart():
                yield from (part.panel, *part.beside, *part.bars)
            case ValuesPart():
                yield from part.values
            case TickPart() if part.times is not None:
                yield part.times
            case SlotsPart():
                yield from part.show
