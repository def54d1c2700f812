"""Statements and conditions: scopes, switches, and the values and limits that they name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from builder.catalog.expand import short_forms
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from schemas.amounts import Best, Chosen, Comparison, Measured, OfLimit, OfValue
from schemas.catalog import FIGURE
from schemas.entries import Slots
from schemas.statements import Bounded, Exempt, Limit, Statement, Sum, Times, Weight
from schemas.tags import Partner
from schemas.yaml.reader import Path
from schemas.yaml.suggest import nearest_to

DECLARED = "; give it to a size, or declare it under `cost_types`"
SCOPES = ("fighter", "entry", "squad", "warband", "pool")


def scopes(subject: Subject) -> Iterator[Fault]:
    """Scopes that there are, and not both `for` and `in`."""
    for path, model in subject.models:
        scope = getattr(model, "in_", None)
        if scope is None or not isinstance(model, (Limit, Comparison, Partner, Times, Measured)):
            continue
        at = (*path, "in")
        if isinstance(model, Limit) and model.for_ is not None:
            yield Fault(
                at, "`for` with `in`: `for` already means each fighter; leave one out", True
            )
        kind, colon, id_ = scope.partition(":")
        if colon and kind in ("squad", "family"):
            if id_ not in subject.names.facets[kind]:
                what = "type of squad" if kind == "squad" else "family"
                yield unknown(at, what, id_, subject.names.facets[kind])
        elif scope not in SCOPES:
            yield unknown(at, "scope", scope, [*SCOPES, "squad:TYPE", "family:FAMILY"])


def switches(subject: Subject) -> Iterator[Fault]:
    """Switches and choices named in `when` and `chosen`."""
    said = [(path, statement.when) for path, statement in subject.every(Statement)]
    said += [(path, group.when) for path, group in subject.every(Slots)]
    for path, when in said:
        for switch, choices in (when or {}).items():
            wanted = [choices] if isinstance(choices, str) else choices
            yield from chosen(subject, (*path, "when"), switch, dict(enumerate(wanted)))
    for path, condition in subject.every(Chosen):
        for switch, choice in condition.chosen.items():
            yield from chosen(subject, (*path, "chosen"), switch, {0: choice})


def chosen(
    subject: Subject, path: Path, id_: str, choices: Mapping[int | str, str]
) -> Iterator[Fault]:
    """A switch and its choices (by their step in the data), as far as there are none such."""
    switch = subject.data.switches.get(id_)
    if switch is None:
        yield unknown((*path, id_), "switch", id_, subject.data.switches, key=True)
        return
    known = subject.choices_of(switch)
    for step, choice in choices.items():
        if choice not in known:
            yield unknown((*path, id_, step), f"choice of {id_}", choice, known, key=True)


def values(subject: Subject) -> Iterator[Fault]:
    """Characteristics, cost types and figures of the sizes that are summed, read or compared."""
    characteristics = subject.data.characteristics
    sums = [*subject.data.cost_types, *characteristics]
    for path, model in subject.models:
        if isinstance(model, (Sum, Comparison, Measured)) and model.sum not in (None, *sums):
            yield unknown((*path, "sum"), "cost type or characteristic", str(model.sum), sums)
        if isinstance(model, (OfValue, Comparison)) and model.value is not None:
            id_ = model.value.removeprefix("bearer.")
            if id_ not in characteristics:
                yield unknown((*path, "value"), "characteristic", id_, characteristics)
        if isinstance(model, Best) and model.best not in characteristics:
            yield unknown((*path, "best"), "characteristic", model.best, characteristics)
        if isinstance(model, (OfLimit, Comparison)) and model.limit is not None:
            figures = subject.figures()
            if model.limit not in figures:
                at, what = (*path, "limit"), FIGURE
                fault = unknown(at, what, model.limit, figures)
                how = "" if nearest_to(model.limit, figures) else DECLARED
                yield fault._replace(message=fault.message + how)


def best(subject: Subject) -> Iterator[Fault]:
    """The best of the fighter's own items, or of fighters of a scope."""
    for path, model in subject.every(Best):
        if (model.of is None) == (model.among is None):
            message = "say `of: ITEMS`, the fighter's own, or `among: FIGHTERS`; one of the two"
            yield Fault((*path, "best"), message, at_key=True)
        elif model.in_ is not None and model.among is None:
            message = "`in` says where `among` looks; `of` looks at the fighter's own"
            yield Fault((*path, "in"), message, at_key=True)


def measured(subject: Subject) -> Iterator[Fault]:
    """Amounts: `cost` beside the chosen size or what is spent, `by` and `in` beside a count."""
    for path, model in subject.every(Measured):
        if model.of in ("limit", "spent"):
            known = subject.figures() if model.of == "limit" else list(subject.data.cost_types)
            if model.cost is not None and model.cost not in known:
                what = FIGURE if model.of == "limit" else "cost type"
                yield unknown((*path, "cost"), what, model.cost, known)
            for key in (one for one in ("by", "in_", "sum") if one in model.model_fields_set):
                word = key.rstrip("_")
                message = f"`{word}` says how things are counted; `of: {model.of}` counts none"
                yield Fault((*path, word), message, at_key=True)
        elif model.sum is not None and "by" in model.model_fields_set:
            message = "`by` says how things are counted; `sum` adds up what they have"
            yield Fault((*path, "by"), message, at_key=True)
        elif model.cost is not None:
            message = "`cost` says whose `limit` or `spent` is meant; `of` counts things here"
            yield Fault((*path, "cost"), message, at_key=True)


def limit_ids(subject: Subject) -> list[str]:
    """The ids that a change may name a limit by: of counts and sums, and of short forms."""
    short, _ = short_forms(subject.names, subject.data.roles)
    stated = [limit for _, limit in subject.every(Limit)]
    bounded = [limit for limit in [*stated, *short] if isinstance(limit, Bounded)]
    return list(dict.fromkeys(limit.id for limit in bounded if limit.id))


def weighed(subject: Subject) -> Iterator[Fault]:
    """Limits named by `weight` and `exempt`."""
    known: list[str] | None = None
    for path, statement in subject.every(Statement):
        match statement:
            case Weight():
                key, named = "toward", statement.toward
            case Exempt():
                key, named = "from", statement.from_
            case _:
                continue
        known = limit_ids(subject) if known is None else known
        for index, id_ in enumerate([named] if isinstance(named, str) else named):
            if id_ not in known:
                yield unknown((*path, key, index), "count or sum", id_, known)
