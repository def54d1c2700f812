"""NO-EFFECT: own content that changes a value which its bearer has not."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter
from builder.check.builtin.unstated import needed_of
from builder.check.ready import Checking
from builder.check.words import joined, name_of
from schemas.warband import Carried, Fighter


def in_vain(checking: Checking) -> Iterator[Broken]:
    """A warning for each own thing of a fighter whose changes have nothing to change.

    What a catalog offers may well do nothing for some; a player who brings a thing means it.
    """
    for fighter in checking.state.fighters:
        for item in fighter.items:
            if item.own and (missing := _missing(fighter, item, checking)):
                names = joined([name_of(id_, checking.rulebook) for id_ in missing])
                flags = " ".join(f"--set {id_}=N" for id_ in missing)
                message = f"{fighter.called}: {item.name} changes {names}, which it has not; "
                give = f"give it `{flags}`, or leave {item.name} out"
                yield about_fighter("NO-EFFECT", fighter, message + give, "warning", item)


def _missing(fighter: Fighter, item: Carried, checking: Checking) -> list[str]:
    rulebook = checking.rulebook
    changed = (one.target for one in rulebook.item_effects.get(item.id, ()) if one.of is None)
    # What it must have anyway is asked for as that.
    stated = rulebook.characteristics.keys() - rulebook.formulas.keys()
    stated -= set(needed_of(fighter, rulebook))
    has = {value.id for value in fighter.values.values() if value.text}
    return [id_ for id_ in dict.fromkeys(changed) if id_ in stated and id_ not in has]
