"""Findings that no catalog states: the same in every game, one a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from builder.check.broken import Broken
from builder.check.builtin.contested import set_differently
from builder.check.builtin.kit import not_in_kit
from builder.check.builtin.known import unknown_ids
from builder.check.builtin.notes import good_to_know
from builder.check.builtin.offered import not_offered
from builder.check.builtin.own_values import own_values
from builder.check.builtin.packs import no_price_for_the_number
from builder.check.builtin.places import unknown_slots
from builder.check.builtin.prices import cost_unstated
from builder.check.ready import Checking

BUILTIN: tuple[Callable[[Checking], Iterator[Broken]], ...] = (
    unknown_ids,
    unknown_slots,
    own_values,
    not_in_kit,
    not_offered,
    cost_unstated,
    set_differently,
    no_price_for_the_number,
    good_to_know,
)

Builtin: TypeAlias = Callable[[Checking], Iterator[Broken]]
