"""The card: its parts are known words, characteristics and places."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.entries import slots_of
from builder.catalog.lint.sheets import by_switch
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from schemas.card import (
    Bands,
    ItemsPart,
    PanelPart,
    ProfilesPart,
    SlotsPart,
    TickPart,
    ValuePart,
    ValuesPart,
)
from schemas.entries import Slots
from schemas.yaml.reader import Path

WORDS = (
    *("name", "unit", "role", "cost", "keywords", "squad", "notes", "picture"),
    *("receipt", "rules"),
)
COLUMNS = ("class", "kind", "traits", "text", "name", "cost", "slot", "copies")
"""What a column of items may show besides a characteristic."""


def card(subject: Subject) -> Iterator[Fault]:
    """Unknown parts, columns, bands and places."""
    known = subject.data.characteristics
    spec = subject.data.card
    for side in ("front", "back"):
        for index, part in enumerate(getattr(spec, side, ())):
            if isinstance(part, str) and part not in (*WORDS, *known):
                yield unknown(("card", side, index), "part", part, [*WORDS, *known])
    for path, model in subject.models:
        for at, id_ in _named(model):
            if id_ not in known:
                yield unknown((*path, *at), "characteristic", id_, known)
        match model:
            case ItemsPart():
                for index, column in enumerate(model.columns):
                    if column not in (*COLUMNS, *known):
                        yield unknown(
                            (*path, "columns", index), "column", column, [*COLUMNS, *known]
                        )
                for column in model.boxed:
                    if column not in model.columns:
                        message = f"`{column}` is no column of this table; name it in `columns`"
                        yield Fault((*path, "boxed", column), message)
            case Bands():
                yield from _bands(subject, (*path,), model)
            case ProfilesPart():
                for index, profile in enumerate(model.profiles):
                    if profile not in subject.data.profiles:
                        at = (*path, "profiles", index)
                        yield unknown(at, "profile", profile, subject.data.profiles)
            case SlotsPart():
                yield from _slots(subject, (*path,), model)


def _named(model: object) -> Iterator[tuple[Path, str]]:
    """The characteristics that a part of a card names, and where in it."""
    match model:
        case ValuePart():
            yield ("value",), model.value
            if model.marks is not None:
                yield ("marks",), model.marks
            yield from _each("under", model.under)
        case TickPart() if model.times is not None:
            yield ("times",), model.times
        case ValuesPart():
            yield from _each("values", model.values)
        case PanelPart():
            yield ("panel",), model.panel
            yield from _each("beside", model.beside)
            yield from ((("bars", id_), id_) for id_ in model.bars)
        case ItemsPart():
            yield from ((("boxed", column), id_) for column, id_ in model.boxed.items())
            if model.chip is not None:
                yield ("chip",), model.chip
        case Bands():
            yield ("reach",), model.reach
            yield from _each("values", model.values)
            yield from (
                (("edges", at), e) for at, e in enumerate(model.edges) if isinstance(e, str)
            )
            if model.against is not None:
                yield ("against",), model.against


def _each(key: str, ids: list[str]) -> Iterator[tuple[Path, str]]:
    return (((key, index), id_) for index, id_ in enumerate(ids))


def helpers(subject: Subject) -> Iterator[Fault]:
    """Parts of a card that show what only helps to work others out."""
    known = subject.data.characteristics
    hidden = {id_ for id_, about in known.items() if about.helper}
    for side in ("front", "back") if hidden else ():
        for index, part in enumerate(getattr(subject.data.card, side, ())):
            shown = [part] if isinstance(part, str) else _shown(part)
            for id_ in sorted(hidden.intersection(shown)):
                message = f"`{id_}` is a helper, which nobody is shown; leave out one of the two"
                yield Fault(("card", side, index), message, warning=True)


def _shown(part: object) -> list[str]:
    """The characteristics that a part shows."""
    match part:
        case ValuePart():
            return [part.value, *part.under]
        case PanelPart():
            return [part.panel, *part.beside, *part.bars]
        case ValuesPart():
            return part.values
        case ItemsPart():
            return [*part.columns, *(part.bands.values if part.bands else ())]
        case SlotsPart():
            return part.show
        case _:
            return []


def _bands(subject: Subject, path: tuple[str | int, ...], bands: Bands) -> Iterator[Fault]:
    edges = len(bands.edges)
    if bands.cells and edges != len(bands.values):
        message = (
            f"{edges} edges make {edges} cells, each headed by its upper edge; give each a value"
        )
        yield Fault((*path, "values"), message)
    elif bands.cells:
        for index, edge in enumerate(bands.edges):
            if isinstance(edge, str):
                message = "the edge of a cell is a number, the same for all weapons"
                yield Fault((*path, "edges", index), message)
    elif len(bands.values) != edges + 1:
        message = f"{edges} edges make {edges + 1} bands; give each a value"
        yield Fault((*path, "values"), message)
    by_switches = {} if isinstance(bands.edge, str) else bands.edge
    for key, by_choice in by_switches.items():
        if key in subject.data.switches:
            yield from by_switch(subject, (*path, "edge"), {key: by_choice})
        else:
            yield unknown((*path, "edge", key), "switch", key, subject.data.switches, key=True)


def _slots(subject: Subject, path: tuple[str | int, ...], part: SlotsPart) -> Iterator[Fault]:
    places = slots_of(group for _, group in subject.every(Slots))
    for index, place in enumerate(part.slots):
        if place not in places:
            yield unknown((*path, "slots", index), "slot of a unit", place, places)
    for index, value in enumerate(part.show):
        if value not in subject.data.characteristics:
            known = subject.data.characteristics
            yield unknown((*path, "show", index), "characteristic", value, known)
