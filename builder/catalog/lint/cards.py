"""The card: its parts are known words, characteristics and places."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.entries import slots_of
from builder.catalog.lint.sheets import by_switch
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from schemas.card import Bands, ItemsPart, ProfilesPart, SlotsPart, TickPart, ValuePart, ValuesPart
from schemas.entries import Slots

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
        match model:
            case ValuePart():
                for key in ("value", "marks"):
                    if (id_ := getattr(model, key)) is not None and id_ not in known:
                        yield unknown((*path, key), "characteristic", id_, known)
            case TickPart() if model.times is not None and model.times not in known:
                yield unknown((*path, "times"), "characteristic", model.times, known)
            case ValuesPart():
                for index, value in enumerate(model.values):
                    if value not in known:
                        yield unknown((*path, "values", index), "characteristic", value, known)
            case ItemsPart():
                for index, column in enumerate(model.columns):
                    if column not in (*COLUMNS, *known):
                        yield unknown(
                            (*path, "columns", index), "column", column, [*COLUMNS, *known]
                        )
            case Bands():
                yield from _bands(subject, (*path,), model)
            case ProfilesPart():
                for index, profile in enumerate(model.profiles):
                    if profile not in subject.data.profiles:
                        at = (*path, "profiles", index)
                        yield unknown(at, "profile", profile, subject.data.profiles)
            case SlotsPart():
                yield from _slots(subject, (*path,), model)


def _bands(subject: Subject, path: tuple[str | int, ...], bands: Bands) -> Iterator[Fault]:
    known = subject.data.characteristics
    named = [((*path, "reach"), bands.reach)]
    named += [((*path, "values", index), value) for index, value in enumerate(bands.values)]
    named += [
        ((*path, "edges", index), edge)
        for index, edge in enumerate(bands.edges)
        if isinstance(edge, str)
    ]
    for at, value in named:
        if value not in known:
            yield unknown(at, "characteristic", value, known)
    if len(bands.values) != len(bands.edges) + 1:
        message = f"{len(bands.edges)} edges make {len(bands.edges) + 1} bands; give each a value"
        yield Fault((*path, "values"), message)
    edge = {} if isinstance(bands.edge, str) else bands.edge
    for key, by_choice in edge.items():
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
