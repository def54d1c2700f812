"""NOT-OFFERED: an item that the unit's options do not hold."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.rulebook import Rulebook
from builder.catalog.selectors import Clause, Term
from builder.check.broken import Broken, Mend
from builder.check.builtin.simple import about_fighter
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from schemas.amounts import Selector
from schemas.entries import Swap, Take
from schemas.finding import Change
from schemas.warband import Carried, Fighter

CIRCUMSTANCES = ("role", "chosen", "squad")
"""What is said of a fighter that may become otherwise."""


def not_offered(checking: Checking) -> Iterator[Broken]:
    """Chosen items that are not offered to the fighter's unit."""
    for fighter in checking.state.fighters:
        unit = checking.rulebook.unit(fighter.unit)
        if unit is None or unit.options is None:
            continue
        for item in fighter.items:
            if (
                item.origin == "choice"
                and item.known
                and not item.own
                and not offered(fighter, item, checking.rulebook)
            ):
                message = f"{fighter.called}: {item.name} is not offered to {fighter.unit_name}"
                mends = tuple(_given_up(fighter, item, checking)) or None
                yield about_fighter("NOT-OFFERED", fighter, message, item=item, mends=mends)


def _given_up(fighter: Fighter, item: Carried, checking: Checking) -> Iterator[Mend]:
    """The pieces of the kit in whose place the item is offered."""
    for piece in swapped_for(fighter, item, checking.rulebook):
        said = Phrase("remove", piece.name, "from", checking.name_of(fighter))
        yield Mend.by(said, Change("remove", fighter.id, piece.word))


def swapped_for(fighter: Fighter, item: Carried, rulebook: Rulebook) -> list[Carried]:
    """The pieces of a fighter's kit that a unit's options let it give up for an item."""
    unit = rulebook.unit(fighter.unit)
    swaps = [one for one in (unit.options if unit else None) or () if isinstance(one, Swap)]
    pieces = [
        rulebook.names.item_id(swap.swap)
        for swap in swaps
        if rulebook.matcher(swap.for_).item(fighter, item)
    ]
    return [one for one in fighter.items if one.origin == "kit" and one.id in pieces]


def offered_if(fighter: Fighter, item: Carried, rulebook: Rulebook) -> list[Clause]:
    """The clauses of a unit's options that would hold an item in other circumstances.

    These are roles, squads, what the list chooses, and what else the fighter has.
    """
    unit = rulebook.unit(fighter.unit)
    return [
        clause
        for option in (unit.options if unit else None) or ()
        if not isinstance(option, Swap)
        for clause, fixed in otherwise(taken_by(option), rulebook)
        if not fixed or rulebook.matcher(fixed).item(fighter, item)
    ]


def otherwise(selector: Selector, rulebook: Rulebook) -> Iterator[tuple[Clause, str]]:
    """The clauses that ask for circumstances, each with what else it asks; empty: nothing else."""
    for clause in rulebook.matcher(selector).parsed.clauses:
        open_ = [term for term in clause.terms if term.has or term.facet in CIRCUMSTANCES]
        if open_:
            yield clause, " and ".join(_written(one) for one in clause.terms if one not in open_)


def taken_by(option: Take | Swap | Selector) -> Selector:
    """What an option of a unit offers."""
    match option:
        case Take():
            return option.take
        case Swap():
            return option.for_
        case _:
            return option


def _written(term: Term) -> str:
    return f"not {term.atom}" if term.negated else term.atom


def offered(fighter: Fighter, item: Carried, rulebook: Rulebook) -> bool:
    """Whether a unit's options hold an item; for a swap the fighter gave up the other."""
    unit = rulebook.unit(fighter.unit)
    if unit is None or unit.options is None:
        return True
    for option in unit.options:
        if isinstance(option, Swap):
            given_up = rulebook.names.item_id(option.swap)
            if any(i.id == given_up and i.origin == "kit" for i in fighter.items):
                continue
        if rulebook.matcher(taken_by(option)).item(fighter, item):
            return True
    return False
