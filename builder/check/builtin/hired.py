"""NOT-FOR-HIRE: a unit that is only there for others to be like."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.rulebook import Rulebook
from builder.check.broken import Broken, Mend
from builder.check.builtin.simple import about_fighter
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from schemas.finding import Change


def not_for_hire(checking: Checking) -> Iterator[Broken]:
    """Fighters of abstract units; one of those like it may be taken instead."""
    rulebook = checking.rulebook
    for fighter in checking.state.fighters:
        unit = rulebook.unit(fighter.unit)
        if unit is None or not unit.abstract:
            continue
        who = checking.name_of(fighter)
        mends = [
            Mend.by(f"take the unit `{id_}` for {who}", Change("swap", fighter.id, for_=id_))
            for id_ in hired_like(unit.id, rulebook)
        ]
        mends.append(Mend.by(Phrase("remove", who), Change("remove", fighter.id)))
        message = (
            f"{fighter.called}: {unit.name} is not hired itself{those_like(unit.id, rulebook)}"
        )
        yield about_fighter("NOT-FOR-HIRE", fighter, message, mends=tuple(mends))


def hired_like(id_: str, rulebook: Rulebook) -> list[str]:
    """The units like one that can be hired."""
    units = [rulebook.unit(other) for other in rulebook.names.hired()]
    return [unit.id for unit in units if unit and id_ in unit.lineage]


def those_like(id_: str, rulebook: Rulebook) -> str:
    """`; there are: buggy, truck`; empty where nothing is like it."""
    kin = hired_like(id_, rulebook)
    return f"; there are: {', '.join(kin)}" if kin else ""
