"""Changes made ready: one change to one value, whom it concerns, and what it reads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from builder.build.amounts import Compile, compile_amount, rounded
from builder.build.conditions import Holds, compile_condition
from builder.build.counting import number_of
from builder.build.worked import AmountOf, Around
from builder.catalog.match import Matcher
from builder.catalog.reads import looks_around, reads_of
from schemas.amounts import Rounding
from schemas.record import record
from schemas.statements import Modify, Times
from schemas.tags import Characteristic

Operation: TypeAlias = Literal[
    "set", "multiply", "add", "improve", "worsen", "at_least", "at_most", "gain", "lose", "text"
]
NUMERIC: tuple[Operation, ...] = (
    "set",
    "multiply",
    "add",
    "improve",
    "worsen",
    "at_least",
    "at_most",
)
SIGNED: tuple[Operation, ...] = ("add", "improve", "worsen")
Origin: TypeAlias = Literal["change", "item", "role", "unit"]


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    """A change ready to be applied. Compared by identity: copies of an item share it."""

    target: str
    operation: Operation
    origin: Origin
    cause: str
    """Id of the statement, role or unit; of an item's effect, the item's id."""
    label: str
    source: str
    of: Matcher | None
    for_: Matcher | None
    at: str | None
    over: Literal["model", "entry"] | None
    """Of a price: the whole that it is a change of; None: of one thing alone."""
    amount: AmountOf | None
    said: object
    """The amount as the catalog says it."""
    words: tuple[str, ...]
    text: str
    if_: Holds | None
    unless: Holds | None
    times: Times | None
    times_of: Matcher | None
    rounding: Rounding | None
    stacks: bool
    reads: frozenset[str]
    local: bool
    """Whether it reads no more than the fighter that it changes."""
    nodes: tuple[str, ...]
    """The values that it changes, as names of the reading graph."""


@record
class Giver:
    """Who brings a change: for receipts."""

    origin: Origin
    cause: str
    label: str
    source: str
    stacks: bool = True


def compile_effect(
    modify: Modify, giver: Giver, compile_selector: Compile, choices: dict[str, str]
) -> Effect:
    """A `modify` statement made ready. The loader has seen that it has exactly one change."""
    operation, value = _change(modify)
    numeric = operation in NUMERIC
    changed = [value] if isinstance(value, str) else value
    words: tuple[str, ...] = tuple(changed) if operation in ("gain", "lose") else ()  # type: ignore[arg-type]
    return Effect(
        target=modify.modify,
        operation=operation,
        origin=giver.origin,
        cause=giver.cause,
        label=modify.name or giver.label,
        source=modify.source or giver.source,
        of=compile_selector(modify.of) if modify.of is not None else None,
        for_=compile_selector(modify.for_) if modify.for_ is not None else None,
        at=modify.at,
        over=modify.over,
        amount=compile_amount(value, compile_selector) if numeric else None,  # type: ignore[arg-type]
        said=value if numeric else None,
        words=words,
        text=modify.text or "",
        if_=None
        if modify.if_ is None
        else compile_condition(modify.if_, compile_selector, choices),
        unless=None
        if modify.unless is None
        else compile_condition(modify.unless, compile_selector, choices),
        times=modify.times,
        times_of=compile_selector(modify.times.of) if modify.times else None,
        rounding=modify.round,
        stacks=modify.stacks and giver.stacks,
        reads=frozenset(reads_of(modify)),
        local=not looks_around(modify),
        nodes=tuple(_nodes(modify, words)),
    )


def _nodes(modify: Modify, words: tuple[str, ...]) -> Iterable[str]:
    match modify.modify:
        case "keywords":
            return [f"keyword.{word}" for word in words]
        case "traits":
            return [f"trait.{word}" for word in words]
        case "name" | "text":
            return ["text"]
        case target if target.startswith("limit:"):
            return ["limit." + target.removeprefix("limit:")]
        case target:
            return [("item." if modify.of is not None else "fighter.") + target]


def _change(modify: Modify) -> tuple[Operation, object]:
    for operation in (*NUMERIC, "gain", "lose", "text"):
        value = getattr(modify, operation)
        if value is not None:
            return operation, value
    return "add", 0


def sign(operation: Operation, about: Characteristic) -> int:
    """1 for what makes the number larger, else -1."""
    if operation == "add":
        return 1
    better = -1 if about.better == "low" else 1
    return better if operation == "improve" else -better


def repeats(effect: Effect, around: Around) -> int:
    """How often a change is made: once, or once for so many of something."""
    if effect.times is None or effect.times_of is None:
        return 1
    instance = around.state.around(effect.times.in_, around.instance)
    number = number_of(effect.times_of, "model", around.state, instance)
    return int(rounded(Fraction(number) / effect.times.per, effect.times.round))


def targeting(effects: Iterable[Effect], target: str, of_items: bool) -> list[Effect]:
    """The effects on one value, of fighters or of items."""
    return [e for e in effects if e.target == target and (e.of is not None) == of_items]
