"""Changes: one to a statement, and one that fits what it changes."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from builder.catalog.lint.could import items_of, units_of
from builder.catalog.lint.statements import limit_ids
from builder.catalog.lint.subject import GIVERS, Fault, Subject
from builder.catalog.lint.unknown import unknown
from builder.catalog.raw import value_at
from schemas.entries import Slots
from schemas.statements import Modify
from schemas.tags import Characteristic
from schemas.yaml.reader import Path

NUMBERS = ("set", "add", "improve", "worsen", "multiply", "at_least", "at_most")
WORDS = ("gain", "lose")
KINDS = (*NUMBERS, *WORDS, "text")
_TAGS = {"keywords": "of fighters", "traits": "of items"}
_TEXTS = ("name", "text")


def changes(subject: Subject) -> Iterator[Fault]:
    """No change, two, or one that does not fit; targets that there are."""
    limits: list[str] = []
    for path, modify in subject.every(Modify):
        made = [key for key in value_at(subject.raw, path) if key in KINDS]
        if not made:
            yield Fault(path, f"changes nothing; write one of {', '.join(KINDS)}")
        elif len(made) > 1:
            said = " and ".join(f"`{kind}`" for kind in made)
            message = f"{said} in one change; make a statement of each"
            yield Fault((*path, made[1]), message, at_key=True)
        else:
            limits = limits or limit_ids(subject)
            yield from _fits(subject, path, modify, made[0], limits)
        if modify.round and modify.multiply is None:
            yield Fault((*path, "round"), "`round` goes with `multiply` alone", at_key=True)
        if modify.over is not None:
            yield from _whole(subject, path, modify)
        if modify.at is not None and path[0] not in GIVERS:
            yield Fault((*path, "at"), "`at` is for the effects of an item", at_key=True)


def _whole(subject: Subject, path: Path, modify: Modify) -> Iterator[Fault]:
    """`over` beside what is no price, or beside the items whose price is meant."""
    if modify.modify not in subject.data.cost_types:
        message = f"`over` is for prices; `{modify.modify}` is none"
        yield Fault((*path, "over"), message, at_key=True)
    elif modify.of is not None:
        message = "`over` takes a fighter with all that it carries, `of` items alone; keep one"
        yield Fault((*path, "over"), message, at_key=True)


def price_tables(subject: Subject) -> Iterator[Fault]:
    """A product of a price that is a table: of which of its prices?"""
    for path, modify in subject.every(Modify):
        if modify.multiply is None or modify.modify not in subject.data.cost_types:
            continue
        if modify.over is not None:
            continue  # the whole is one figure, however it came about
        if modify.of is not None:
            items = items_of(subject, modify.of)
            touched = {id_: subject.names.items[id_].cost for id_ in items}
        else:
            units = units_of(subject, modify.for_ or "fighters")
            touched = {id_: subject.names.units[id_].cost for id_ in units}
        tables = [id_ for id_, cost in touched.items() if isinstance(cost, BaseModel)]
        if tables:
            message = (
                f"`multiply` cannot change the price table of `{tables[0]}`; write its prices out"
            )
            yield Fault((*path, "multiply"), message, at_key=True)


def _fits(
    subject: Subject, path: Path, modify: Modify, kind: str, limits: list[str]
) -> Iterator[Fault]:
    target, at = modify.modify, (*path, "modify")
    characteristic = subject.data.characteristics.get(target)
    if target in _TAGS:
        yield from _tags(path, modify, kind)
    elif target in _TEXTS:
        if kind != "text":
            yield _unfit(path, kind, target, ("text",))
    elif target.startswith("limit:"):
        yield from _limit(subject, path, target, kind, limits)
    elif target in subject.data.cost_types:
        if kind not in NUMBERS or kind in ("improve", "worsen"):
            yield _unfit(path, kind, target, ("set", "add", "multiply", "at_least", "at_most"))
    elif characteristic is not None:
        yield from _characteristic(path, modify, kind, characteristic)
    else:
        known = [*subject.data.characteristics, *subject.data.cost_types, *_TAGS, *_TEXTS]
        yield unknown(at, "characteristic or cost type", target, known)


def _tags(path: Path, modify: Modify, kind: str) -> Iterator[Fault]:
    if kind not in WORDS:
        yield _unfit(path, kind, modify.modify, WORDS)
    if modify.modify == "traits" and modify.of is None:
        yield Fault(path, "traits are of items; say with `of` which items gain or lose them")
    if modify.modify == "keywords" and modify.of is not None:
        yield Fault((*path, "of"), "keywords are of fighters; write `for`, not `of`", at_key=True)


def _limit(
    subject: Subject, path: Path, target: str, kind: str, limits: list[str]
) -> Iterator[Fault]:
    id_, _, bound = target.removeprefix("limit:").rpartition(".")
    if bound not in ("min", "max"):
        yield Fault((*path, "modify"), f"write `limit:{id_ or bound}.min` or `.max`")
    elif id_ in {group.id for _, group in subject.every(Slots)}:
        message = f"`{id_}` is places; let them hold `{{value: …}}`, and change that value"
        yield Fault((*path, "modify"), message)
    elif id_ not in limits:
        yield unknown((*path, "modify"), "count or sum", id_, limits)
    if kind not in NUMBERS or kind in ("improve", "worsen"):
        yield _unfit(path, kind, "a limit", ("set", "add", "multiply", "at_least", "at_most"))


def _characteristic(
    path: Path, modify: Modify, kind: str, characteristic: Characteristic
) -> Iterator[Fault]:
    target = modify.modify
    if characteristic.type == "text":
        if kind != "text":
            yield _unfit(path, kind, target, ("text",))
    elif kind not in NUMBERS:
        yield _unfit(path, kind, target, NUMBERS)
    elif kind in ("improve", "worsen") and characteristic.better == "none":
        yield Fault((*path, kind), f"`{target}` has no better or worse; write `add`", at_key=True)
    if characteristic.of == "item" and modify.of is None:
        yield Fault((*path, "modify"), f"`{target}` is a value of items; say with `of` which")
    if characteristic.of == "fighter" and modify.of is not None:
        message = f"`{target}` is a value of fighters; write `for`, not `of`"
        yield Fault((*path, "of"), message, at_key=True)


def _unfit(path: Path, kind: str, target: str, fitting: tuple[str, ...]) -> Fault:
    named = f"`{target}`" if " " not in target else target
    message = f"`{kind}` does not fit {named}; write one of {', '.join(fitting)}"
    return Fault((*path, kind), message.replace("one of text", "`text`"), at_key=True)
