"""The lines that make up a number."""

from __future__ import annotations

from typing import NamedTuple

from schemas.base import Number, exact
from schemas.record import record

OWN_PRICE = "the player's own price"
"""Source of a line that is a price of the player's own."""


class ReceiptLine(NamedTuple):
    """One reason for a part of a number.

    `amount` is None where the rules state no figure. `cause` is an id that resolves: a fighter,
    `fighter/item`, a unit, role, statement, characteristic or switch. `source` is where the rule
    stands, in words for people, or empty.
    """

    label: str
    amount: Number | None
    cause: str
    source: str = ""


@record
class Receipt:
    """Lines that add up to `total`."""

    lines: tuple[ReceiptLine, ...] = ()

    @property
    def total(self) -> Number:
        """The sum of the lines that have a figure."""
        return exact(sum((line.amount for line in self.lines if line.amount is not None), 0))

    @property
    def unstated(self) -> int:
        """How many lines have no stated figure."""
        return sum([line.amount is None for line in self.lines])

    def is_own(self, fighter: str) -> bool:
        """Whether the player gave that fighter, with all it has, a price of his own."""
        return any((line.source, line.cause) == (OWN_PRICE, fighter) for line in self.lines)
