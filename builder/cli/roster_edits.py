"""From flags to a changed roster: its name, limit or size, switches, accepted findings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from builder.check import check
from builder.cli.hiring import NONE, amounts
from builder.cli.roster_flags import RosterFlags
from builder.cli.typed import Typed
from builder.roster.edits import accept, set_limit, set_name, set_size, set_switch, withdraw
from schemas.problems import InputError
from schemas.roster import Roster
from schemas.yaml.suggest import did_you_mean

if TYPE_CHECKING:
    from builder.cli.editing import Editing
    from schemas.finding import Finding


def roster_as_said(editing: Editing, flags: RosterFlags, name: str | None) -> Roster:
    """The roster with all that was said. Raises InputError with everything that is wrong."""
    typed = editing.typed()
    roster = editing.roster
    if name is not None:
        roster = set_name(roster, name or None)
    roster = with_size(roster, flags.limits, flags.size, typed)
    for said in flags.switches:
        roster = _with_switch(roster, said, typed)
    if flags.team is not None or flags.accent is not None:
        from builder.cli.colours import with_colours  # themes are not read by who asks for none

        roster = with_colours(roster, flags.team, flags.accent, typed)
    if flags.accepted:
        found = list(check(editing.warband(), editing.catalog, repairs=False))
        for said in flags.accepted:
            roster = _with_accepted(roster, said, found, editing, typed)
    typed.settle()
    return roster


def with_size(roster: Roster, limits: tuple[str, ...], size: str | None, typed: Typed) -> Roster:
    """The roster with a limit or a named size; the two exclude each other."""
    if limits and size is not None:
        typed.wrong("--size", "say either --limit or --size")
    elif limits == (NONE,):
        roster = set_limit(roster, None)
    elif limits:
        types = dict.fromkeys(typed.rulebook.data.figures)
        roster = set_limit(roster, amounts(limits, "--limit", types, typed))
    elif size is not None:
        roster = set_size(roster, None if size == NONE else typed.size(size))
    return roster


def _with_switch(roster: Roster, said: str, typed: Typed) -> Roster:
    key, sign, choice = said.partition("=")
    if not sign:
        typed.wrong(f"--switch {said}", "say KEY=VALUE")
        return roster
    default = typed.switch(key, choice, f"--switch {said}")
    return set_switch(roster, key, None if choice in ("", default) else choice)


def _with_accepted(
    roster: Roster, said: str, found: list[Finding], editing: Editing, typed: Typed
) -> Roster:
    what, sign, reason = said.partition("=")
    code, at, owner = what.partition("@")
    if not sign:
        typed.wrong(f"--accept {said}", "say why: CODE[@OWNER]=REASON")
        return roster
    if not reason.strip():
        return withdraw(roster, code, owner or "roster")
    owners = [one.owner for one in found if one.code == code]
    if at and owner not in owners:
        owner = _owner(owner, editing)
    elif not at:
        owner = owners[0] if len(set(owners)) == 1 else "roster"
    if owner not in owners:
        message = _no_finding(code, owner if at else "", owners, found, typed)
        typed.wrong(f"--accept {said}", message)
    return accept(roster, code, reason.strip(), owner)


def _owner(word: str, editing: Editing) -> str:
    """The id of the fighter that is meant; the word itself where none is."""
    try:
        return editing.fighter(word).id
    except InputError:
        return word


def _no_finding(
    code: str, owner: str, owners: list[str], found: list[Finding], typed: Typed
) -> str:
    """Why a finding cannot be accepted; `owner` is empty where none was said."""
    whose = ", ".join(f"{code}@{one}" for one in dict.fromkeys(owners))
    if owners and not owner:
        return f"say whose: {whose}"
    where = f" on {owner}" if owner else ""
    message = f"no finding {code}{where} now; accepted findings are for what `muster check` shows"
    if owners:
        return f"{message}: {whose}"
    is_known = any(limit.id == code for limit in typed.rulebook.data.limits)
    return message + ("" if is_known else did_you_mean(code, [one.code for one in found]))
