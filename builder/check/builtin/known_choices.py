"""UNKNOWN-ID of the roster as a whole: sizes, switches, choices and cost types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from builder.build.choices import choices_of
from builder.check.broken import Broken, Mend
from builder.check.builtin.choices import sizes_to_choose
from builder.check.builtin.simple import about_roster
from builder.check.ready import Checking
from schemas.base import Number
from schemas.catalog import FIGURE
from schemas.finding import Change, limit_word
from schemas.yaml.suggest import did_you_mean, nearest_to


def unknown_choices(checking: Checking) -> Iterator[Broken]:
    """Unknown sizes, switches, choices and cost types of the roster."""
    yield from _size(checking)
    data = checking.rulebook.data
    for key, choice in checking.warband.roster.switches.items():
        switch = data.switches.get(key)
        if switch is None:
            mends = _switch(key, choice, data.switches)
            message = f"No switch `{key}`{did_you_mean(key, data.switches)}"
            yield about_roster("UNKNOWN-ID", checking, message, mends=tuple(mends))
        elif choice not in (known := choices_of(switch, checking.rulebook.keywords)):
            mends = _choice(key, choice, known, has_default=switch.default is not None)
            message = f"Switch `{key}` has no `{choice}`{did_you_mean(choice, known)}"
            yield about_roster("UNKNOWN-ID", checking, message, mends=tuple(mends))
    yield from _limit(checking)


def _size(checking: Checking) -> Iterator[Broken]:
    size, sizes = checking.warband.roster.size, checking.rulebook.data.sizes
    if size is None or size in sizes:
        return
    near = nearest_to(size, sizes)
    mends = sorted(sizes_to_choose(checking), key=lambda mend: mend.changes[0].to != near)
    mends.append(Mend.by("choose no size", Change("size")))
    message = f"No size `{size}`{did_you_mean(size, sizes)}"
    yield about_roster("UNKNOWN-ID", checking, message, mends=tuple(mends))


def _switch(key: str, choice: str, known: Iterable[str]) -> Iterator[Mend]:
    gone = Change("switch", switch=key)
    if near := nearest_to(key, known):
        yield Mend.by(f"set `{near}` to `{choice}`", gone, Change("switch", switch=near, to=choice))
    yield Mend.by(f"leave out the switch `{key}`", gone)


def _choice(key: str, choice: str, known: Iterable[str], *, has_default: bool) -> Iterator[Mend]:
    if near := nearest_to(choice, known):
        yield Mend.by(f"set `{key}` to `{near}`", Change("switch", switch=key, to=near))
    if has_default:
        yield Mend.by(f"leave `{key}` at its default", Change("switch", switch=key))


def _limit(checking: Checking) -> Iterator[Broken]:
    limit, known = checking.warband.roster.limit or {}, checking.rulebook.data.figures
    for type_ in limit:
        if type_ not in known:
            mends = _figure(type_, limit, known)
            message = f"No {FIGURE} `{type_}`{did_you_mean(type_, known)}"
            yield about_roster("UNKNOWN-ID", checking, message, mends=tuple(mends))


def _figure(type_: str, limit: Mapping[str, Number], known: Iterable[str]) -> Iterator[Mend]:
    near = nearest_to(type_, known)
    if near and near not in limit:
        meant = {near if one == type_ else one: figure for one, figure in limit.items()}
        yield Mend.by(f"take `{near}` for `{type_}`", Change("size", to=limit_word(meant)))
    left = {one: figure for one, figure in limit.items() if one != type_}
    yield Mend.by(f"leave out the limit of `{type_}`", Change("size", to=limit_word(left)))
