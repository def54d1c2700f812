"""What the players agree on: rulings in force, content and prices of a player's own, notes."""

from __future__ import annotations

from collections.abc import Iterator

from output.export.carried import own_price
from output.export.words import beside, lines_of, one_line
from schemas.base import by_number, words
from schemas.catalog import ITEM_SECTIONS
from schemas.record import record
from schemas.roster import Roster
from schemas.warband import Warband


@record
class InForce:
    """A ruling or variant in force. `changed`: the roster chose something else than usual."""

    number: str
    says: str
    changed: bool = False


@record
class Rulings:
    """Those that leave a choice; and how many there are besides that leave none."""

    chosen: tuple[InForce, ...]
    others: int = 0


@record
class Noted:
    """A note, and whose it is; of the warband itself where `of` is empty."""

    of: str
    text: str


def rulings_of(warband: Warband) -> Rulings:
    """The switches of the game as they are chosen: what is changed first, each lot by number."""
    rulings = warband.system.rulings
    chosen = [
        InForce(ruling.code, one_line(ruling.says), ruling.changed)
        for ruling in sorted(rulings, key=lambda one: (not one.changed, by_number(one.code)))
        if ruling.choice
    ]
    return Rulings(tuple(chosen), sum(not ruling.choice for ruling in rulings))


def own_content_of(warband: Warband) -> tuple[str, ...]:
    """Everything that the player brought, by its kind: `Units: Lamplighter, Stray`."""
    return tuple(_own(warband.roster, warband))


def _own(roster: Roster, warband: Warband) -> Iterator[str]:
    own = roster.homebrew
    if own is None:
        return
    for section in type(own).model_fields:
        entries = getattr(own, section) or {}
        names = [
            beside(getattr(entry, "name", None) or words(id_)) for id_, entry in entries.items()
        ]
        if names:
            kind = ITEM_SECTIONS.get(section, "")
            plural = warband.system.kind_names.get(kind, ("", ""))[1]
            yield f"{plural or words(section)}: {', '.join(names)}"


def own_prices_of(warband: Warband) -> tuple[Noted, ...]:
    """Prices of the player's own with the reason, by fighter and item."""
    return tuple(_prices(warband))


def _prices(warband: Warband) -> Iterator[Noted]:
    for fighter in warband.fighters:
        whole = f"{fighter.number} {beside(fighter.name)}"
        if price := own_price(fighter, None, warband):
            yield Noted(whole, price)
        for item in fighter.items:
            if price := own_price(fighter, item, warband):
                yield Noted(f"{whole}, {beside(item.name)}", price)


def notes_of(warband: Warband) -> tuple[Noted, ...]:
    """The notes on the warband, then those on fighters; line breaks stay."""
    said = "" if "notes" in warband.hidden else warband.roster.notes or ""
    of_all = "\n".join(lines_of(said))
    found = [Noted("", of_all)] if of_all else []
    for fighter in warband.fighters:
        if lines := lines_of(fighter.notes):
            found.append(Noted(f"{fighter.number} {beside(fighter.name)}", "\n".join(lines)))
    return tuple(found)
