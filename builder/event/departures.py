"""The ways in which a roster can depart from an event, one a function."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from builder.build.rulebook import rulebook_for, settle
from builder.catalog import Catalog
from builder.check.words import joined
from builder.event.read import Setting
from schemas.base import Number, decimal_text, parse_number, words
from schemas.event import Event
from schemas.finding import Finding
from schemas.roster import RosterFighter
from schemas.switches import Switch
from schemas.system import CostType
from schemas.warband import Fighter, Warband


@dataclass(frozen=True, slots=True)
class Held:
    """A warband, the catalog that it was built with, and the event that it is held against."""

    warband: Warband
    catalog: Catalog
    setting: Setting

    @property
    def event(self) -> Event:
        """What the organiser fixes."""
        return self.setting.event

    @property
    def of_its_game(self) -> bool:
        """Whether the roster is for the event's game; of another's, sizes mean something else."""
        return self.warband.system.id == self.event.system

    def departs(
        self,
        code: str,
        message: str,
        owner: str = "roster",
        cause: tuple[str, ...] = (),
        have: Number | None = None,
        limit: Number | None = None,
    ) -> Finding:
        """A departure; the event is its source."""
        source = self.event.name
        return Finding(code, "error", "illegal", owner, message, cause, have, limit, source)

    def item_id(self, word: str) -> str:
        """The id of an item from its id or alias."""
        rulebook = rulebook_for(self.catalog.data, self.catalog.key, self.warband.roster)
        return rulebook.names.item_id(word)

    def pairs(self) -> Iterator[tuple[Fighter, RosterFighter]]:
        """Each fighter with its entry in the roster."""
        return zip(self.warband.fighters, self.warband.roster.fighters, strict=True)


def system(held: Held) -> Iterator[Finding]:
    """EVENT-SYSTEM: a roster for another game."""
    if not held.of_its_game:
        game, own = held.setting.catalog.data.system.name, held.warband.system.name
        message = f"{held.event.name} is played with {game}; this roster is for {own}"
        yield held.departs("EVENT-SYSTEM", message)


def catalog(held: Held) -> Iterator[Finding]:
    """EVENT-CATALOG: checked with another state of the catalog, or made for one."""
    fixed, used, stamp = held.event.catalog, held.catalog, held.warband.roster.catalog
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


def size(held: Held) -> Iterator[Finding]:
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
    yield held.departs("EVENT-SIZE", message, have=chosen.get(differing), limit=fixed[differing])


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


def switches(held: Held) -> Iterator[Finding]:
    """EVENT-SWITCH: a ruling or variant chosen otherwise than the event fixes it."""
    if not held.of_its_game:
        return
    known = held.catalog.data.switches
    chosen = settle(held.catalog.data, held.warband.roster.switches)
    for key, fixed in held.event.switches.items():
        own = chosen.get(key)
        if own != fixed:
            has = f"this roster has `{own}`" if own else "this roster has no choice"
            message = f"{held.event.name} fixes {_called(key, known)} as `{fixed}`; {has}"
            yield held.departs("EVENT-SWITCH", message)


def _called(key: str, known: Mapping[str, Switch]) -> str:
    name = known[key].name or words(key)
    return f"{name} (`{key}`)"


def own_content(held: Held) -> Iterator[Finding]:
    """EVENT-OWN-CONTENT: homebrew, once for the roster; own printed values, by fighter."""
    if "own-content" in held.event.allow:
        return
    refused = f"{held.event.name} allows no own content"
    homebrew = held.warband.roster.homebrew
    if homebrew is not None:
        entries = [
            (id_, entry)
            for section in type(homebrew).model_fields
            for id_, entry in getattr(homebrew, section).items()
        ]
        names = [entry.name or words(id_) for id_, entry in entries]
        if names:
            cause = tuple(_users(held))
            message = f"Own content: {joined(names)}; {refused}"
            yield held.departs("EVENT-OWN-CONTENT", message, cause=cause)
    for fighter, entry in held.pairs():
        if entry.profile:
            known = held.warband.system.characteristics
            names = [known[id_][0] if id_ in known else words(id_) for id_ in entry.profile]
            message = f"{fighter.name}: own {joined(names)}; {refused}"
            yield held.departs("EVENT-OWN-CONTENT", message, fighter.id, (fighter.id,))


def _users(held: Held) -> Iterator[str]:
    """The fighters and items that are the roster's own."""
    for fighter in held.warband.fighters:
        if fighter.own:
            yield fighter.id
        yield from dict.fromkeys(item.ref for item in fighter.items if item.own)


def own_prices(held: Held) -> Iterator[Finding]:
    """EVENT-OWN-PRICE: prices that the player set, one finding for a fighter."""
    if "own-prices" in held.event.allow:
        return
    for fighter, entry in held.pairs():
        own: dict[str, str] = {}
        if entry.price is not None:
            own[fighter.id] = f"the fighter ({decimal_text(entry.price)})"
        for pick in entry.with_:
            if pick.price is not None:
                id_ = held.item_id(pick.id)
                name = next((item.name for item in fighter.items if item.id == id_), words(id_))
                own[f"{fighter.id}/{id_}"] = f"{name} ({decimal_text(pick.price)})"
        if own:
            message = f"{fighter.name}: own price for {joined(list(own.values()))}"
            refused = f"{held.event.name} allows no own prices"
            yield held.departs("EVENT-OWN-PRICE", f"{message}; {refused}", fighter.id, tuple(own))


def accepted(held: Held) -> Iterator[Finding]:
    """EVENT-ACCEPTED: a finding that the player accepts, which then counts all the same."""
    if "accepted" in held.event.allow:
        return
    warband = held.warband
    owners = {fighter.id for fighter in warband.fighters} | {squad.id for squad in warband.squads}
    names = {fighter.id: fighter.name for fighter in warband.fighters}
    for entry in warband.roster.accepted:
        owner = entry.owner if entry.owner in owners else "roster"
        of = f" of {names[owner]}" if owner in names else ""
        message = f"The roster accepts {entry.code}{of}; {held.event.name} does not"
        yield held.departs("EVENT-ACCEPTED", message, owner)


Departure: TypeAlias = Callable[[Held], Iterator[Finding]]

DEPARTURES: tuple[Departure, ...] = (
    system,
    catalog,
    size,
    switches,
    own_content,
    own_prices,
    accepted,
)
