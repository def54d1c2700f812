"""A game's units and items by themselves, for decks of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from builder.build.compiling import rulebook_for
from builder.build.rulebook import Rulebook
from builder.build.warband import build
from builder.catalog.catalog import Catalog
from builder.catalog.formula_words import characteristic_name, formula_in_short, formula_in_words
from schemas.base import Number, decimal_text
from schemas.card import ItemsPart
from schemas.catalog import Homebrew
from schemas.deck import DeckItem
from schemas.entries import Item, Unit
from schemas.roster import Roster, RosterFighter
from schemas.statements import Modify
from schemas.warband import Carried, Fighter, SystemView, Value, Warband


def units_of(catalog: Catalog, warband: Warband | None = None) -> Warband:
    """A fighter of each unit that can be hired, with its kit; of a warband, of those that it has."""
    roster = warband.roster if warband else Roster(system=catalog.id)
    rulebook = rulebook_for(catalog.data, catalog.key, roster)
    had = {fighter.unit for fighter in warband.fighters} if warband else None
    units = [unit for unit in rulebook.names.hired() if had is None or unit in had]
    made = build(_holding(roster, [RosterFighter(unit=unit) for unit in units]), catalog)
    return replace(made, name=warband.name if warband else "")


def items_of(catalog: Catalog, kind: str, warband: Warband | None = None) -> list[DeckItem]:
    """All items of a kind in the catalog's order; of a warband, those that its fighters have."""
    roster = warband.roster if warband else Roster(system=catalog.id)
    rulebook = rulebook_for(catalog.data, catalog.key, roster)
    bearers = _bearers(kind, warband.fighters if warband else ())
    ids = [id_ for id_, of in rulebook.names.kind_of.items() if of == kind]
    if warband is not None:
        ids = [id_ for id_ in ids if id_ in bearers]
    alone = _alone(ids, roster, catalog, rulebook)
    view = build(_holding(roster, []), catalog).system
    return [
        _deck_item(item, tuple(bearers.get(item.id, ())), rulebook, view)
        for item in alone
        if item.id in rulebook.names.items
    ]


def kinds_of(catalog: Catalog, warband: Warband) -> list[str]:
    """The kinds of items that a game has, its roster's own among them."""
    rulebook = rulebook_for(catalog.data, catalog.key, warband.roster)
    return list(dict.fromkeys(rulebook.names.kind_of.values()))


def _holding(roster: Roster, fighters: list[RosterFighter]) -> Roster:
    return roster.model_copy(update={"fighters": fighters, "squads": [], "accepted": []})


def _bearers(kind: str, fighters: Iterable[Fighter]) -> dict[str, list[tuple[Fighter, Carried]]]:
    found: dict[str, list[tuple[Fighter, Carried]]] = {}
    for fighter in fighters:
        for item in fighter.items:
            if item.kind == kind:
                found.setdefault(item.id, []).append((fighter, item))
    return found


def _alone(ids: list[str], roster: Roster, catalog: Catalog, rulebook: Rulebook) -> list[Carried]:
    """The items as one carries them who has no value, no keyword and nothing else."""
    nobody = "nobody"
    while nobody in rulebook.names.units:
        nobody += "-else"
    own = roster.homebrew or Homebrew()
    units = {**own.units, nobody: Unit(name="Nobody")}
    roster = roster.model_copy(update={"homebrew": own.model_copy(update={"units": units})})
    fighters = [RosterFighter.model_validate({"unit": nobody, "with": [id_]}) for id_ in ids]
    built = build(_holding(roster, fighters), catalog).fighters
    return [
        next(item for item in fighter.items if item.id == id_)
        for fighter, id_ in zip(built, ids, strict=True)
    ]


def _deck_item(
    item: Carried,
    bearers: tuple[tuple[Fighter, Carried], ...],
    rulebook: Rulebook,
    view: SystemView,
) -> DeckItem:
    entry = rulebook.names.items[item.id]
    prefix = (entry.source or "").partition(":")[0]
    stated = rulebook.data.system.sources.get(prefix)
    is_sample = stated is not None and stated.kind == "sample"
    source = "own content" if item.own else f"{item.source}, ours" if is_sample else item.source
    changes = () if entry.text else tuple(dict.fromkeys(_changes(entry, rulebook, view)))
    alone = replace(
        item,
        values=_values(item, entry, view),
        cost=item.cost if entry.cost is not None else {},
    )
    worked_out = tuple(
        f"{characteristic_name(id_, view)} {formula_in_words(text, view)}"
        for id_, text in entry.profile.items()
        if text.startswith("=")
    )
    return DeckItem(alone, changes, worked_out, source, is_sample, bearers)


def _values(item: Carried, entry: Item, view: SystemView) -> dict[str, Value]:
    """What the item has by itself: not what only a bearer gives it, that in short instead."""
    needed = {
        id_
        for part in (*view.card.front, *view.card.back)
        if isinstance(part, ItemsPart) and part.bands
        for id_ in part.bands.values
    }
    found = {id_: v for id_, v in item.values.items() if id_ in entry.profile or id_ not in needed}
    for id_, text in entry.profile.items():
        if text.startswith("="):
            name, short = view.characteristics.get(id_, (id_, id_))
            found[id_] = Value(id_, name, short, formula_in_short(text, view))
    return {id_: found[id_] for id_ in view.characteristics if id_ in found}


def _changes(entry: Item, rulebook: Rulebook, view: SystemView) -> Iterator[str]:
    """What an item's effects do, a few words each."""
    for effect in entry.effects:
        if rulebook.is_active(effect.when):
            yield from _change(effect, rulebook, view)


def _change(effect: Modify, rulebook: Rulebook, view: SystemView) -> Iterator[str]:
    facets = rulebook.names.facets
    name = characteristic_name(effect.modify, view)
    for word, form in _FORMS.items():
        amount = getattr(effect, word)
        if isinstance(amount, Number):
            yield f"{name} {form.format(decimal_text(amount))}".replace("+-", "−")
        elif amount is not None:
            yield f"{name} changes"
    for gained, sign in ((effect.gain, "+"), (effect.lose, "−")):
        ids = [gained] if isinstance(gained, str) else gained or []
        facet = facets["trait" if effect.modify == "traits" else "keyword"]
        yield from (f"{sign}{facet.get(id_, id_)}" for id_ in ids)


_FORMS = {
    "set": "becomes {}",
    "add": "+{}",
    "improve": "{} better",
    "worsen": "{} worse",
    "multiply": "× {}",
    "at_least": "at least {}",
    "at_most": "at most {}",
}
