"""What is the player's own where an event does not allow it: content, values, prices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from builder.build.counting import Thing
from builder.check.broken import Broken, Mend
from builder.check.words import joined
from builder.event.held import Held
from schemas.base import decimal_text, words
from schemas.catalog import ITEM_SECTIONS, Homebrew
from schemas.finding import Change
from schemas.warband import Carried, Fighter


def own_content(held: Held) -> Iterator[Broken]:
    """EVENT-OWN-CONTENT of the roster: its homebrew, with all who use it."""
    homebrew = held.roster.homebrew
    if "own-content" in held.event.allow or homebrew is None:
        return
    entries = [
        (id_, entry)
        for section in type(homebrew).model_fields
        for id_, entry in getattr(homebrew, section).items()
    ]
    names = [entry.name or words(id_) for id_, entry in entries]
    if names:
        message = f"Own content: {joined(names)}; {_refused(held)}"
        cause = list(_users(held))
        yield held.departs("EVENT-OWN-CONTENT", message, _without_it(held, homebrew), cause=cause)


def own_values(held: Held) -> Iterator[Broken]:
    """EVENT-OWN-CONTENT of a fighter: printed values of its own."""
    if "own-content" in held.event.allow:
        return
    known = held.checking.rulebook.characteristics
    for fighter, entry in held.pairs():
        own = [id_ for id_ in entry.profile if id_ not in known or not known[id_].tracked]
        if own:
            names = [(known[id_].name if id_ in known else None) or words(id_) for id_ in own]
            message = f"{fighter.called}: own {joined(names)}; {_refused(held)}"
            label = f"take the printed values for {held.checking.name_of(fighter)}"
            yield held.departs(
                "EVENT-OWN-CONTENT",
                message,
                Mend.by(label, *_without(entry.profile, own, fighter)),
                owner=fighter,
                cause=[Thing(fighter.id, fighter.called, 1, fighter)],
            )


def _without(profile: Mapping[str, str], own: list[str], fighter: Fighter) -> list[Change]:
    """The edits that take values of a fighter's own away: all at once, or some."""
    if len(own) == len(profile):
        return [Change("profile", fighter.id)]
    return [Change("profile", fighter.id, value=id_) for id_ in own]


def own_prices(held: Held) -> Iterator[Broken]:
    """EVENT-OWN-PRICE: prices that the player set, one finding for a fighter."""
    if "own-prices" in held.event.allow:
        return
    for fighter, entry in held.pairs():
        own: dict[str, str] = {}
        if entry.price is not None:
            own[fighter.id] = f"the fighter ({decimal_text(entry.price)})"
        for pick in entry.with_:
            if pick.price is not None:
                id_ = held.rulebook.names.item_id(pick.id)
                name = next((item.name for item in fighter.items if item.id == id_), words(id_))
                own[f"{fighter.id}/{id_}"] = f"{name} ({decimal_text(pick.price)})"
        if own:
            message = f"{fighter.called}: own price for {joined(list(own.values()))}"
            label = f"take the prices of the game for {held.checking.name_of(fighter)}"
            yield held.departs(
                "EVENT-OWN-PRICE",
                f"{message}; {held.event.name} allows no own prices",
                Mend.by(label, Change("price", fighter.id)),
                owner=fighter,
                cause=[Thing(ref, said, 1, fighter) for ref, said in own.items()],
            )


def _refused(held: Held) -> str:
    return f"{held.event.name} allows no own content"


def _users(held: Held) -> Iterator[Thing]:
    """The fighters and items that are the roster's own."""
    for fighter in held.warband.fighters:
        if fighter.own:
            yield Thing(fighter.id, fighter.called, 1, fighter)
        for ref, name in {item.ref: item.name for item in fighter.items if item.own}.items():
            yield Thing(ref, name, 1, fighter)


def _without_it(held: Held, homebrew: Homebrew) -> Mend:
    """Without own content, and without what nothing else defines: own fighters, own items."""
    labels: list[str] = []
    changes: list[Change] = []
    data = held.catalog.data
    items = {id_ for section in ITEM_SECTIONS for id_ in getattr(data, section)}
    for fighter in held.warband.fighters:
        who = held.checking.name_of(fighter)
        if fighter.unit in homebrew.units and fighter.unit not in data.units:
            labels.append(who)
            changes.append(Change("remove", fighter.id))
            continue
        for item in _own_items(fighter, items):
            labels.append(f"{item.name} from {who}")
            count = item.copies if item.copies > 1 else None
            changes.append(Change("remove", fighter.id, item.word, count=count))
    label = f"remove {joined([*labels, 'the own content'])}"
    return Mend(label, (*changes, Change("content")))


def _own_items(fighter: Fighter, known: set[str]) -> list[Carried]:
    """What it carries that only the roster defines; what comes with something goes with it."""
    return [i for i in fighter.items if i.own and i.id not in known and i.origin != "given"]
