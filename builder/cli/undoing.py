"""What an undo took back, told by what differs between the roster before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from builder.build import build
from builder.cli.opened import open_roster
from builder.roster.choices import choices_of
from builder.roster.edits import give_ids
from output.export.words import UNSTATED, listed, money_text, number_text
from schemas.problems import InputError
from schemas.roster import Roster
from schemas.warband import Warband

APART = ("fighters", "catalog")
"""Keys of a roster that are not told by their name."""
MOST_TOLD = 4


def warband_in(file: str, folders: Sequence[Path]) -> Warband | None:
    """The warband in a file, each fighter with its id; None where it cannot be read."""
    try:
        opened = open_roster(file, folders)
    except InputError:
        return None
    return build(give_ids(opened.roster), opened.catalog, opened.warband.file)


def told(before: Warband | None, after: Warband, redo: bool) -> str:
    """`took back: hired Sir Odo (5 → 4 fighters, 250 → 204 points)`, or where it is again.

    `before` is what the file held until now; the change told is the one that lay between.
    """
    if before is None:
        return f"as it was {'after' if redo else 'before'} the last change"
    older, newer = (before, after) if redo else (after, before)
    changes = list(_changes(older, newer))
    shown = changes[:MOST_TOLD]
    if len(changes) > MOST_TOLD:
        shown.append(f"{len(changes) - MOST_TOLD} more")
    what = listed(shown) or "a change of its text alone"
    return f"{'did again' if redo else 'took back'}: {what}{_figures(before, after)}"


def _changes(older: Warband, newer: Warband) -> Iterator[str]:
    """What was done to the older one to make the newer."""
    was = {one.id: one.name for one in older.fighters}
    now = {one.id: one.name for one in newer.fighters}
    yield from (f"hired {name}" for id_, name in now.items() if id_ not in was)
    yield from (f"removed {name}" for id_, name in was.items() if id_ not in now)
    choices = {one.id: one for one in older.roster.fighters}
    for fighter in newer.roster.fighters:
        other = choices.get(fighter.id)
        if other is not None and fighter != other:
            yield f"changed {now[fighter.id or '']}"
    if not set(was) ^ set(now) and list(was) != list(now):
        yield "moved fighters"
    keys = _differing(older.roster, newer.roster)
    if keys:
        yield f"changed {' and '.join(keys)} of the roster"


def _differing(one: Roster, other: Roster) -> list[str]:
    first, second = choices_of(one), choices_of(other)
    keys = dict.fromkeys([*first, *second])
    return [key for key in keys if key not in APART and first.get(key) != second.get(key)]


def _figures(before: Warband, after: Warband) -> str:
    """` (5 → 4 fighters, 250 → 204 points)`: what of the two is another now; else nothing."""
    counts = [sum(one.count for one in warband.fighters) for warband in (before, after)]
    fighters = f"{counts[0]} → {counts[1]} fighters" if counts[0] != counts[1] else ""
    figures = listed((fighters, *_costs(before, after)))
    return f" ({figures})" if figures else ""


def _costs(before: Warband, after: Warband) -> Iterator[str]:
    for kind in after.system.cost_types:
        was, now = before.total.get(kind.id), after.total.get(kind.id)
        if was != now:
            first = UNSTATED if was is None else number_text(was, kind.decimals)
            yield f"{first} → {money_text({kind.id: now}, after.system)}"
