"""Edits of a roster: pure functions from Roster to Roster, for people and for repairs."""

from builder.roster.edits.apply import Kits, apply
from builder.roster.edits.carried import carried
from builder.roster.edits.changed import changed
from builder.roster.edits.choices import (
    accept,
    set_colours,
    set_limit,
    set_name,
    set_size,
    set_switch,
    withdraw,
)
from builder.roster.edits.copies import Copies, copy_fighters
from builder.roster.edits.fighters import (
    duplicate_fighter,
    edit_fighter,
    hire,
    remove_fighter,
    with_fighter,
)
from builder.roster.edits.ids import fighter_ids, find_fighter, give_ids, index_of, new_id
from builder.roster.edits.items import give_up, swap, take

__all__ = [
    "Copies",
    "Kits",
    "accept",
    "apply",
    "carried",
    "changed",
    "copy_fighters",
    "duplicate_fighter",
    "edit_fighter",
    "fighter_ids",
    "find_fighter",
    "give_ids",
    "give_up",
    "hire",
    "index_of",
    "new_id",
    "remove_fighter",
    "set_colours",
    "set_limit",
    "set_name",
    "set_size",
    "set_switch",
    "swap",
    "take",
    "with_fighter",
    "withdraw",
]
