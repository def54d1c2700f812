"""What of a list is printed: whose cards, in which order, how many, and what is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from builder.cli.printing.chosen.fighters import picked
from builder.cli.printing.chosen.hidden import without_notes, without_points
from builder.cli.printing.chosen.order import ordered
from builder.cli.printing.flags.choice import ChoiceFlags
from schemas.problems import InputError
from schemas.record import record
from schemas.warband import Warband


@record
class Chosen:
    """A list as it is printed."""

    whole: Warband
    """All of it, without what is left out: for the sheets."""
    warband: Warband
    """Those of it that were asked for, in the order of the cards."""
    times: Mapping[str, int] = field(default_factory=dict)
    """By fighter: how many of each card."""


def chosen_of(warband: Warband, flags: ChoiceFlags) -> Chosen:
    """What is printed of a list. Raises InputError for all that were named and are not in it."""
    counts = picked(warband, flags.fighters)
    whole = warband if flags.notes else without_notes(warband)
    whole = whole if flags.points else without_points(whole)
    known = {fighter.id: fighter for fighter in whole.fighters}
    kept = ordered([one for one in warband.fighters if one.id in counts], warband, flags.order)
    fighters = [known[one.id] for one in kept]
    times = {id_: count * flags.times for id_, count in counts.items()}
    return Chosen(whole, replace(whole, fighters=fighters), times)


def refuse_without_cards(flags: ChoiceFlags, what: Sequence[str]) -> None:
    """Raises InputError for blank cards where no cards are printed."""
    if flags.blank and "cards" not in what:
        raise InputError.at(f"--blank {flags.blank}", "goes with the cards; add cards to --what")
