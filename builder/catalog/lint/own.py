"""A roster's own content under the rules for catalogs: what lies in it, or follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from builder.catalog.lint import (
    RULES,
    doubts,
    growing,
    ids,
    lonely,
    overlaps,
    prices,
    sources,
    unmet,
    unreachable,
    unused,
)
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.own import Own, laid_over, settled_names
from schemas.catalog import CatalogData, Homebrew
from schemas.problems import Problem
from schemas.yaml.reader import Path

_DOUBTS = (sources, doubts, growing, lonely, overlaps, prices, unmet, unreachable, unused)
_LEFT_OUT = tuple(one.__name__ for one in _DOUBTS)
"""Players name what sources they like, and are not asked whether they are sure."""
_ROOM = "homebrew"


def check_own(
    own: Own, data: CatalogData, is_cut: Callable[[Path], bool] = lambda path: False
) -> list[Problem]:
    """Every error in own content that is laid over a sound catalog, by its place in the roster.

    `is_cut` says what is not to be judged, as something was taken out of it.
    """
    subject = _subject(own, data)
    faults: list[Fault] = []
    elsewhere: list[Fault] = []
    for rule in RULES:
        if rule.__module__ in _LEFT_OUT:
            continue
        found = [fault for fault in rule(subject) if not fault.warning]
        inside = [fault for one in found if (fault := _inside(one, own.content))]
        if rule is ids.items_once:  # what the catalog has too stands behind, and may
            inside = [one for one in inside if "aliases" in one.path or one.see]
        else:
            elsewhere += [fault for fault in found if not _inside(fault, own.content)]
        faults += inside
    faults += _unfit(elsewhere, own.content, data)
    faults = [_not_like_itself(fault, own.content, data) for fault in faults]
    whole = (one for one in faults if not any(map(is_cut, (one.path, *one.see))))
    return sorted({_problem(fault, own) for fault in whole})


def _subject(own: Own, data: CatalogData) -> Subject:
    whole = laid_over(data, own.content)
    raw = data.model_dump(by_alias=True, exclude_unset=True)
    for section in Homebrew.model_fields:
        if section in own.raw:
            raw[section] = {**raw.get(section, {}), **own.raw[section]}
    subject = Subject.of(whole, raw)
    subject.settled = settled_names(data, subject.names)
    return subject


def _inside(fault: Fault, own: Homebrew) -> Fault | None:
    """The fault at the first of its places that lies in own content; None where none does."""
    see = tuple(path for path in fault.see if _is_own(path, own))
    if _is_own(fault.path, own):
        return fault._replace(see=see)
    return fault._replace(path=see[0], see=see[1:], at_key=False) if see else None


def _is_own(path: Path, own: Homebrew) -> bool:
    return len(path) > 1 and path[1] in getattr(own, str(path[0]), {})


def _not_like_itself(fault: Fault, own: Homebrew, data: CatalogData) -> Fault:
    """What to do where a unit should be like the catalog's, before which it stands itself."""
    id_ = str(fault.path[1])
    if fault.path != ("units", id_, "like") or id_ not in data.units or own.units[id_].like != id_:
        return fault
    message = f"`{id_}` would be like itself; give your own another id to be like the catalog's"
    return Fault(fault.path, message)


def _unfit(faults: list[Fault], own: Homebrew, data: CatalogData) -> Iterator[Fault]:
    """Own characteristics that are formed otherwise than what the catalog says with them."""
    for id_ in own.characteristics.keys() & data.characteristics.keys():
        for fault in faults:
            if id_ in fault.path or f"`{id_}`" in fault.message:
                there = " ".join(str(step) for step in fault.path)
                message = f"the catalog's `{there}` cannot be read with `{id_}` as it is here"
                advice = "keep its `as`, `of` and `type`, or give it an id of its own"
                yield Fault(("characteristics", id_), f"{message}; {advice}", True)
                break


def _problem(fault: Fault, own: Own) -> Problem:
    path = (_ROOM, *fault.path)
    if own.places is None:
        there = " ".join(str(step) for step in path)
        return Problem(own.file, 0, 0, f"{there}: {fault.message}")
    at = own.places.key_place(path) if fault.at_key else own.places.place(path)
    lines = [own.places.key_place((_ROOM, *path))[1] for path in fault.see]
    also = f" ({', '.join(f'line {line}' for line in lines)})" if lines else ""
    return Problem(*at, fault.message + also)
