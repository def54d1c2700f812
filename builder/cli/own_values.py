"""From `--set ID=VALUE` to a fighter's own printed values."""

from __future__ import annotations

from collections.abc import Iterable

from builder.check.builtin.own_values import why_not
from builder.cli.typed import Typed
from builder.roster.edits.own import set_value
from schemas.roster import RosterFighter


def with_values(fighter: RosterFighter, said: Iterable[str], typed: Typed) -> RosterFighter:
    """The fighter with its own printed values; with nothing after the `=` one is taken back."""
    before: set[str] = set()
    for one in said:
        word, sign, text = (part.strip() for part in one.partition("="))
        flag = f"--set {one}"
        if not sign or not word:
            typed.wrong(flag, "say ID=VALUE, e.g. move=7")
            continue
        is_written = word in fighter.profile and word not in typed.rulebook.characteristics
        id_ = word if is_written else typed.characteristic(word, flag)
        if id_ in before:
            typed.wrong(flag, f"`{id_}` is set twice; say it once")
        before.add(id_)
        is_known = id_ in typed.rulebook.characteristics
        if text and is_known and (wrong := why_not(id_, text, typed.rulebook)):
            typed.wrong(flag, wrong + ("; one --set for each value" if "=" in text else ""))
        fighter = set_value(fighter, id_, text or None)
    return fighter
