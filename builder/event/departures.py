"""The ways in which a roster can depart from an event, one a function."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from builder.build.choices import settle
from builder.check.broken import Broken, Mend
from builder.check.words import joined
from builder.event.held import Held, called
from builder.event.own import own_content, own_prices, own_values
from schemas.base import Number, decimal_text, parse_number, words
from schemas.finding import Change, limit_word
from schemas.switches import Switch
from schemas.system import CostType


def system(held: Held) -> Iterator[Broken]:
    """EVENT-SYSTEM: a roster for another game."""
    if not held.of_its_game:
        game, own = held.setting.catalog.data.system.name, held.warband.system.name
        message = f"{held.event.name} is played with {game}; this roster is for {own}"
        yield held.departs("EVENT-SYSTEM", message)


def catalog(held: Held) -> Iterator[Broken]:
    """EVENT-CATALOG: checked with another state of the catalog, or made for one."""
    fixed, used, stamp = held.event.catalog, held.catalog, held.roster.catalog
    if fixed is None or not held.of_its_game:
        return
    version = used.data.system.version
    played = f"{held.event.name} is played with {_state(fixed.version, fixed.hash)}"
    if fixed.hash not in (None, used.hash) or fixed.version not in (None, version):
        here = _state(version, used.hash)
        yield held.departs("EVENT-CATALOG", f"{played} of the catalog; the one here is {here}")
    elif stamp is not None and _differ(stamp.hash, fixed.hash, stamp.version, fixed.version):
        made = _state(stamp.version, stamp.hash)
        message = f"{played} of the catalog; this roster was made for {made}"
        yield held.departs("EVENT-CATALOG", message)


def _differ(
    hash_: str | None, fixed_hash: str | None, version: str | None, fixed: str | None
) -> bool:
    """Whether two states of a catalog differ in what both say; the hash says more."""
    if hash_ and fixed_hash:
        return hash_ != fixed_hash
    return bool(version and fixed and version != fixed)


def _state(version: str | None, hash_: str | None) -> str:
    short = (hash_ or "").removeprefix("sha256-")[:8]
    if version:
        return f"version {version} ({short})" if short else f"version {version}"
    return f"state {short}" if short else "an unnamed state"


def size(held: Held) -> Iterator[Broken]:
    """EVENT-SIZE: another size than the event's, or none. Figures that are equal will do."""
    fixed = _figures(held)
    if not fixed or not held.of_its_game:
        return
    chosen = {key: n for key, n in held.warband.limit.items() if n is not None}
    if all(chosen.get(key) == number for key, number in fixed.items()):
        return
    types = held.catalog.data.cost_types
    differing = next(key for key, number in fixed.items() if chosen.get(key) != number)
    sizes = held.catalog.data.sizes
    name = sizes[held.event.size].get("name", "") if held.event.size else ""
    wanted = f"{name} ({_money(fixed, types)})" if name else _money(fixed, types)
    own = held.warband.size_name or _money(chosen, types)
    chose = f"chose {own}" if own else "chose no size"
    message = f"{held.event.name} is played at {wanted}; this roster {chose}"
    change = Change("size", to=held.event.size or limit_word(fixed))
    yield held.departs(
        "EVENT-SIZE",
        message,
        Mend.by(f"choose {wanted}", change),
        about=limit_word(chosen) or "",
        have=chosen.get(differing),
        limit=fixed[differing],
    )


def _figures(held: Held) -> Mapping[str, Number]:
    """What the event's size allows, by cost type and other figures."""
    event = held.event
    if event.size is None:
        return event.limit or {}
    stated = held.setting.catalog.data.sizes[event.size]
    return {key: parse_number(text) for key, text in stated.items() if key not in ("name", "text")}


def _money(figures: Mapping[str, Number], types: Mapping[str, CostType]) -> str:
    """Figures in words: `250 points and 3 SR`."""
    named = {key: types[key].name if key in types else words(key) for key in figures}
    low = {key: name.lower() if name[1:].islower() else name for key, name in named.items()}
    return joined([f"{decimal_text(number)} {low[key]}" for key, number in figures.items()])


def switches(held: Held) -> Iterator[Broken]:
    """EVENT-SWITCH: a ruling or variant chosen otherwise than the event fixes it."""
    if not held.of_its_game:
        return
    known = held.catalog.data.switches
    chosen = settle(held.catalog.data, held.roster.switches)
    for key, fixed in held.event.switches.items():
        own = chosen.get(key)
        if own != fixed:
            has = f"this roster has `{own}`" if own else "this roster has no choice"
            message = f"{held.event.name} fixes {_called(key, known)} as `{fixed}`; {has}"
            to = None if known[key].default == fixed else fixed
            label = f"set {_called(key, known)} to `{fixed}`"
            mend = Mend.by(label, Change("switch", switch=key, to=to))
            yield held.departs("EVENT-SWITCH", message, mend, about=f"{key}={own}")


def _called(key: str, known: Mapping[str, Switch]) -> str:
    name = known[key].name or words(key)
    return f"{name} (`{key}`)"


def accepted(held: Held) -> Iterator[Broken]:
    """EVENT-ACCEPTED: a finding that the player accepts, which then counts all the same."""
    if "accepted" in held.event.allow:
        return
    fighters = {fighter.id: fighter for fighter in held.warband.fighters}
    squads = {squad.id: squad for squad in held.warband.squads}
    for entry in held.roster.accepted:
        owner = fighters.get(entry.owner) or squads.get(entry.owner)
        of = f" of {called(owner)}" if owner else ""
        message = f"The roster accepts {entry.code}{of}; {held.event.name} does not"
        mend = Mend.by(
            f"no longer accept {entry.code}{of}",
            Change("withdraw", code=entry.code, owner=entry.owner),
        )
        about = f"{entry.code}@{entry.owner}"
        yield held.departs("EVENT-ACCEPTED", message, mend, about=about, owner=owner)


Departure: TypeAlias = Callable[[Held], Iterator[Broken]]

DEPARTURES: tuple[Departure, ...] = (
    system,
    catalog,
    size,
    switches,
    own_content,
    own_values,
    own_prices,
    accepted,
)
