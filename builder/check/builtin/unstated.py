"""VALUE-UNSTATED: what a fighter or its item must have, and nobody wrote down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from builder.build.rulebook import Rulebook
from builder.catalog.printed import DASHES
from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from builder.check.words import joined, name_of
from schemas.warband import Carried, Fighter, Value

CODE = "VALUE-UNSTATED"


def unstated(checking: Checking) -> Iterator[Broken]:
    """For each fighter, and each thing that it has, all values that are yet to be given."""
    for fighter in checking.state.fighters:
        if not fighter.known:
            continue
        if open_ := _of_fighter(fighter, checking):
            flags = " ".join(f"--set {id_}={_form(id_, checking)}" for id_ in open_)
            message = f"{fighter.called}: no {_names(open_, checking)} yet; give `{flags}`"
            yield _unfinished(fighter, None, message)
        for item in fighter.items:
            if open_ := _of_item(fighter, item, checking):
                profile = ", ".join(f"{id_}: {_as_printed(id_, checking)}" for id_ in open_)
                what = f"no {_names(open_, checking)} yet; write `profile: {{{profile}}}`"
                yield _unfinished(fighter, item, f"{fighter.called}: {item.name}: {what}")


def needed_of(fighter: Fighter, rulebook: Rulebook) -> list[str]:
    """The characteristics that a fighter must have."""
    return [
        id_
        for id_, matchers in rulebook.needed_by("fighter")
        if any(one.fighter(fighter) for one in matchers)
    ]


def _of_fighter(fighter: Fighter, checking: Checking) -> list[str]:
    given = checking.entries[fighter.id].profile
    return [
        id_
        for id_, matchers in checking.rulebook.needed_by("fighter")
        if _is_empty(fighter.values.get(id_))
        and any(one.fighter(fighter) for one in matchers)
        and given.get(id_, "").strip() in DASHES  # else it cannot be read, and is told as such
    ]


def _of_item(fighter: Fighter, item: Carried, checking: Checking) -> list[str]:
    if not item.known:
        return []
    return [
        id_
        for id_, matchers in checking.rulebook.needed_by("item")
        if _is_empty(item.values.get(id_))
        and any(one.item(fighter, item) for one in matchers)
        and not _is_worked_out(id_, item, checking)
    ]


def _is_worked_out(id_: str, item: Carried, checking: Checking) -> bool:
    """Whether a value of an item follows from its bearer's, and is there once those are."""
    entry = checking.rulebook.item(item.id)
    return entry is not None and entry.profile.get(id_, "").startswith("=")


def _is_empty(value: Value | None) -> bool:
    return value is None or not value.text


def _names(ids: Sequence[str], checking: Checking) -> str:
    return joined([name_of(id_, checking.rulebook) for id_ in ids], "or")


def _form(id_: str, checking: Checking) -> str:
    return "N" if checking.rulebook.characteristics[id_].type == "number" else "TEXT"


def _as_printed(id_: str, checking: Checking) -> str:
    return checking.rulebook.characteristics[id_].as_.replace("{}", _form(id_, checking))


def _unfinished(fighter: Fighter, item: Carried | None, message: str) -> Broken:
    broken = about_fighter(CODE, fighter, message, item=item, mends=())
    return replace(broken, too_few=True)
