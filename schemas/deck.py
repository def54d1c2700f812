"""What is printed of a game by itself: an item on a card of its own."""

from __future__ import annotations

from schemas.record import record
from schemas.warband import Carried, Fighter


@record
class DeckItem:
    """An item as nobody in particular carries it, and who in a warband does."""

    item: Carried
    changes: tuple[str, ...] = ()
    """What it changes of its bearer, in words, where no text of its own says it."""
    worked_out: tuple[str, ...] = ()
    """What of its values hangs on its bearer, in words."""
    source: str = ""
    """Where it stands: the document, a house ruling, `sample content, ours`, `own content`."""
    is_sample: bool = False
    bearers: tuple[tuple[Fighter, Carried], ...] = ()

    @property
    def copies(self) -> int:
        """How many the warband has; one, where there is no warband."""
        return sum(fighter.count * item.copies for fighter, item in self.bearers) or 1
