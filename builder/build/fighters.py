"""Fighters worked out: each by itself where it is about itself alone, then those that look around."""

from __future__ import annotations

from collections.abc import Sequence

from builder.build.alike import copied, key_of, may_be_copied
from builder.build.entries import Entry
from builder.build.in_turn import work_out, work_out_later
from builder.build.looking import Looking, alike_looking, keep_looking, looking_like
from builder.build.resolve import resolve
from builder.build.setting import Setting
from builder.build.values import Values
from schemas.warband import Fighter


def fighters_of(entries: Sequence[Entry], setting: Setting) -> list[Fighter]:
    """The fighters of all entries, in their order.

    Of what a value may read, others' values too, all that comes before it in the reading graph is
    worked out before it. So those whom no statement asks about others come first, each by itself.
    """
    in_turn, worked_out = setting.rulebook.in_turn, setting.rulebook.worked_out
    worked_out.most = max(worked_out.most, 2 * len(entries))  # or an edit would find nobody
    known = [_by_itself(entry, setting) if in_turn else None for entry in entries]
    found = alike_looking(entries, known, setting)
    if all(found):
        return [fighter for fighter in found if fighter is not None]
    rest = [entry for entry, fighter in zip(entries, found, strict=True) if fighter is None]
    resolved = [resolve(entry, setting.rulebook, setting.folder) for entry in rest]
    made = iter(resolved)
    fighters = [fighter or next(made).fighter for fighter in found]
    state = setting.state(fighters)
    values = Values(state, resolved, setting.rulebook)
    work_out(resolved, values)
    if in_turn:
        for entry, one in zip(rest, resolved, strict=True):
            keep_looking(entry, one.fighter, values.acting[one.fighter.id], state, setting)
    return fighters


def _by_itself(entry: Entry, setting: Setting) -> Fighter | Looking | None:
    """A fighter, as it was worked out before if it was.

    Where it depends on others, one that it is like; None where none is known.
    """
    rulebook = setting.rulebook
    key = (
        id(entry.entry),
        entry.id,
        entry.number,
        entry.name,
        entry.called,
        entry.squad_name,
        entry.squad_types,
        setting.figures,
        setting.folder,
    )
    kept = rulebook.worked_out.get(key)
    # The entry is kept with its fighter, so that its identity is not given to another one.
    if kept is None or kept[0] is not entry.entry:
        kept = rulebook.worked_out.keep(key, (entry.entry, _like_another(entry, setting)))
    found: Fighter | Looking | None = kept[1]
    return found or looking_like(entry, setting)


def _like_another(entry: Entry, setting: Setting) -> Fighter | Looking | None:
    """A fighter worked out by itself, or a copy of one that is alike."""
    alike, key = setting.rulebook.alike, key_of(entry, setting)
    other: Fighter | Looking | None = alike.get(key)
    if isinstance(other, Fighter):
        return copied(other, entry, setting.folder)
    if other is not None:
        return other
    resolved = resolve(entry, setting.rulebook, setting.folder)
    fighter = resolved.fighter
    values = Values(setting.state([fighter]), [resolved], setting.rulebook)
    if not setting.rulebook.local and not values.acting[fighter.id].local:
        return None
    work_out_later(resolved, values, setting)
    if key is not None and may_be_copied(fighter, entry):
        alike.keep(key, fighter)
    return fighter
