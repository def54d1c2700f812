"""Further profiles that nobody has, or that no card shows."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from schemas.card import ProfilesPart, SlotsPart, ValuePart, ValuesPart
from schemas.entries import Unit
from schemas.statements import Modify
from schemas.tags import value_id


def unknown_profiles(subject: Subject) -> Iterator[Fault]:
    """Characteristics of a profile that there is not."""
    for id_, about in subject.data.characteristics.items():
        if about.profile is not None and about.profile not in subject.data.profiles:
            path = ("characteristics", id_, "profile")
            yield unknown(path, "profile", about.profile, subject.data.profiles)


def unused(subject: Subject) -> Iterator[Fault]:
    """A profile of which no unit states a value and no item sets one."""
    stated = {name for _, unit in subject.every(Unit) for name in unit.profile}
    stated |= {one.modify for _, one in subject.every(Modify) if one.set is not None}
    for id_, profile in subject.data.profiles.items():
        ids = [value_id(id_, name) for name in profile.has]
        if ids and stated.isdisjoint(ids):
            message = (
                f"nobody has this profile; give it to a unit: `profile: {{{ids[0]}: …}}`, or to"
                f" who has an item: `effects: [{{modify: {ids[0]}, set: …}}]`"
            )
            yield Fault(("profiles", id_), message, at_key=True, warning=True)


def unseen(subject: Subject) -> Iterator[Fault]:
    """A profile that the game's own card leaves out."""
    if subject.data.card is None:
        return
    shown = set(_shown(subject))
    for id_, profile in subject.data.profiles.items():
        if shown.isdisjoint([id_, *(value_id(id_, name) for name in profile.has)]):
            message = f"no card shows this profile; add `{{profiles: [{id_}]}}` to `card: front`"
            yield Fault(("profiles", id_), message, at_key=True, warning=True)


def _shown(subject: Subject) -> Iterator[str]:
    """The profiles and values of which parts of the card are."""
    card = subject.data.card
    for part in (*card.front, *card.back) if card else ():
        match part:
            case str():
                yield part
            case ProfilesPart():
                yield from part.profiles
            case ValuePart():
                yield part.value
            case ValuesPart():
                yield from part.values
            case SlotsPart():
                yield from part.show
