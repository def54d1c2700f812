"""Findings that no catalog states: the same in every game, one a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from builder.check.broken import Broken
from builder.check.builtin.choices import free_sizes, open_choices, two_sizes
from builder.check.builtin.contested import set_differently
from builder.check.builtin.hired import not_for_hire
from builder.check.builtin.in_vain import in_vain
from builder.check.builtin.kit import given_up
from builder.check.builtin.known import unknown_hosts, unknown_ids
from builder.check.builtin.known_choices import unknown_choices
from builder.check.builtin.known_squads import unknown_squads
from builder.check.builtin.notes import good_to_know
from builder.check.builtin.offered import not_offered
from builder.check.builtin.own_values import own_values
from builder.check.builtin.packs import no_price_for_the_number
from builder.check.builtin.places import unknown_slots
from builder.check.builtin.prices import cost_unstated
from builder.check.builtin.unstated import unstated
from builder.check.ready import Checking

Builtin: TypeAlias = Callable[[Checking], Iterator[Broken]]

OF_FIGHTER: tuple[Builtin, ...] = (
    unknown_ids,
    not_for_hire,
    unknown_slots,
    own_values,
    in_vain,
    given_up,
    not_offered,
)
"""About each fighter by itself."""

OF_VALUES: tuple[Builtin, ...] = (unstated, set_differently)
"""The same, of those with whose values anything may be amiss."""

OF_ROSTER: tuple[Builtin, ...] = (
    unknown_choices,
    unknown_hosts,
    unknown_squads,
    open_choices,
    free_sizes,
    two_sizes,
    cost_unstated,
    no_price_for_the_number,
    good_to_know,
)
"""About the roster as a whole."""
