"""What a template may do in drawing one face: counted, so that it ends at the same place everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from jinja2.utils import Namespace

STEPS = 500_000
"""Steps of one face, each well under a microsecond; a card of ours takes some thousands."""
LETTERS = 2_000_000
"""Letters that are written in drawing one face, those of macros included."""
LARGEST = 100_000
"""Letters in a text that a template makes."""
MOST = 5_000
"""Values in a list that a template makes, those of lists inside it included."""
GREATEST = 10**12
"""A whole number further from zero than this is no millimetre."""

TOO_LONG = f"a text of more than {LARGEST} letters is made; make it shorter"
_LETTERS_A_STEP = 32


class Spent(Exception):
    """A template does more than it may; the message says of what, and what to do."""


class Meter:
    """Counts what is done for one face."""

    def __init__(self) -> None:
        self._steps = self._letters = 0

    def begin(self) -> None:
        """Begins a face."""
        self._steps, self._letters = STEPS, LETTERS

    def step(self, number: int = 1) -> None:
        """Charges for work. Spent where it is more than a face may take."""
        self._steps -= number
        if self._steps < 0:
            raise Spent(
                f"drawing one face takes more than {STEPS} steps; loop over fewer things here"
            )

    def write(self, letters: int) -> None:
        """Charges for letters that are written."""
        self._letters -= letters
        if self._letters < 0:
            raise Spent(f"one face takes more than {LETTERS} letters; write less here")

    def bounded(self, value: Any) -> Any:
        """A value that a template made, charged for; Spent where it is too large to go on with."""
        kind = type(value)
        if kind is float or kind is bool:
            return value
        if kind is int:
            if not -GREATEST <= value <= GREATEST:
                raise Spent("a number grows beyond 10^12; keep to millimetres")
        elif isinstance(value, str):
            if len(value) > LARGEST:
                raise Spent(TOO_LONG)
            self.step(len(value) // _LETTERS_A_STEP)
        elif isinstance(value, list | tuple | dict | range):
            self.step(_values_in(value))
        return value

    def items(self, values: Any) -> Any:
        """Values to go through, charged for; one after the other where their number is unknown."""
        if hasattr(values, "__len__"):
            self.step(len(values))
            return values
        return self._one_by_one(values)

    def _one_by_one(self, values: Iterable[Any]) -> Iterator[Any]:
        for value in values:
            self.step()
            yield value


def _values_in(value: Any) -> int:
    """How many values there are in a list and the lists in it. A list may be in itself often: what
    counts is what comparing or writing it would go through."""
    count, waiting = 0, [value]
    while waiting:
        inner = waiting.pop()
        count += 1
        if isinstance(inner, str):
            count += len(inner) // _LETTERS_A_STEP
        elif isinstance(inner, range):
            count += len(inner)
        elif isinstance(inner, Namespace):
            raise Spent("a namespace cannot be put into another value; hand on what is in it")
        elif isinstance(inner, dict):
            waiting += inner.values()
            waiting += inner
        elif isinstance(inner, list | tuple):
            if count + len(inner) + len(waiting) > MOST:
                count = MOST + 1
            else:
                waiting += inner
        if count > MOST:
            raise Spent(f"a list of more than {MOST} values is made; make it shorter")
    return count
