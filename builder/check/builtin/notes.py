"""What is good to know: own content, changed rulings, another catalog, no size chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.check.broken import Broken
from builder.check.builtin.simple import about_roster
from builder.check.ready import Checking
from builder.check.words import joined
from schemas.catalog import ITEM_SECTIONS
from schemas.warband import Warband


def good_to_know(checking: Checking) -> Iterator[Broken]:
    """Infos about the roster as a whole."""
    warband = checking.warband
    roster, system = warband.roster, warband.system
    own = [f.called for f in warband.fighters if f.own]
    if roster.homebrew is not None:
        own += [i.name for f in warband.fighters for i in f.items if i.own]
    if own:
        yield about_roster("OWN-CONTENT", checking, f"Own content: {joined(own)}", "info")
    if roster.homebrew is not None:
        yield from _shadows(checking)
    # What a list chooses for itself departs from nothing, nor does what is chosen for it.
    changed = [
        one.says
        for one in system.rulings
        if one.changed and one.kind != "choice" and one.id not in checking.beside.fixed
    ]
    if changed:
        said = " ".join(says if says[-1] in ".!?" else f"{says}." for says in changed)
        yield about_roster("RULING-CHANGED", checking, f"Rulings changed: {said}", "info")
    yield from _another_catalog(checking)


def is_of_another(warband: Warband) -> bool:
    """Whether a warband was made for another state of the catalog than the one in use."""
    made, now = warband.former or warband.roster.catalog, warband.system
    if made is None:
        return False
    if not made.hash:
        return bool(made.version) and made.version != now.version
    return made.hash != now.hash


def _another_catalog(checking: Checking) -> Iterator[Broken]:
    """CATALOG-CHANGED: the catalog is not in the state that the roster was made for."""
    warband = checking.warband
    made, now = warband.former or warband.roster.catalog, warband.system.version
    if made is not None and is_of_another(warband):
        is_now = f"is in another state of version {now}"
        if made.version != now:
            is_now = f"is now version {now}"
        what = f"version {made.version}" if made.version else "another version"
        message = f"This roster was made for {what} of the catalog, which {is_now}"
        yield about_roster("CATALOG-CHANGED", checking, message, "info")


def accepted_in_vain(broken: Iterable[Broken], checking: Checking) -> Iterator[Broken]:
    """An info for each entry of `accepted` that accepts nothing of what was found."""
    if not checking.warband.roster.accepted:
        return
    found = {(one.code, one.instance.owner) for one in broken}
    for accepted in checking.warband.roster.accepted:
        if (accepted.code, accepted.owner) not in found:
            whose = f"{accepted.code} on {accepted.owner}"
            message = f"{whose} is accepted, and there is no such finding now"
            yield about_roster("ACCEPTED-IN-VAIN", checking, message, "info")


def _shadows(checking: Checking) -> Iterator[Broken]:
    homebrew, data = checking.rulebook.homebrew, checking.rulebook.data
    if homebrew is None:
        return
    theirs = {section: getattr(data, section) for section in type(homebrew).model_fields}
    items = {id_: item for section in ITEM_SECTIONS for id_, item in theirs[section].items()}
    for section, entries in theirs.items():
        known = items if section in ITEM_SECTIONS else entries
        for id_ in getattr(homebrew, section):
            if id_ in known:
                message = f"Own `{id_}` stands in front of the catalog's; the roster's figures hold"
                yield about_roster("HOMEBREW-SHADOWS", checking, message, "info")
