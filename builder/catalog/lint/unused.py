"""What is declared and never used: warnings to an author."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from builder.catalog.lint.doubts import figures_read
from builder.catalog.lint.entries import slots_of
from builder.catalog.lint.lonely import lonely
from builder.catalog.lint.reach import Reach
from builder.catalog.lint.selecting import selectors_in
from builder.catalog.lint.sheets import switches_in
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.selectors import Parsed
from schemas.amounts import Best, Chosen, Comparison, Measured
from schemas.catalog import ITEM_SECTIONS
from schemas.entries import Slots
from schemas.statements import Limit, Modify, Times
from schemas.switches import Choice
from schemas.tags import Partner
from schemas.yaml.suggest import nearest_to


@dataclass(slots=True)
class _Named:
    """What selectors and scopes of a catalog name."""

    terms: set[tuple[str, str]] = field(default_factory=set)
    scopes: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, subject: Subject) -> _Named:
        named = cls()
        for _, selector, _ in selectors_in(subject):
            parsed = subject.parse(selector)
            for clause in parsed.clauses if isinstance(parsed, Parsed) else ():
                named.terms.update((term.facet, term.id) for term in clause.terms)
        scoped = (Limit, Measured, Comparison, Best, Times, Partner)
        named.scopes = {m.in_ for _, m in subject.models if isinstance(m, scoped) and m.in_}
        return named


def tags(subject: Subject) -> Iterator[Fault]:
    """Classes, traits, places and keywords that nothing has."""
    data, items = subject.data, subject.names.items.values()
    kept = subject.data.system.traits_listed  # then they are there for what rosters bring
    places = slots_of(group for _, group in subject.every(Slots))
    of_units = {word for unit in data.units.values() for word in unit.keywords}
    of_items = {trait for item in items for trait in item.traits}
    for section, facet, had, says in (
        ("classes", "class", {item.class_ for item in items}, "no item is of this class"),
        ("traits", "trait", of_items | subject.gained("traits"), "no item has this trait"),
        ("slots", "slot", {*places, *(s for i in items for s in i.uses)}, "no unit has this place"),
        ("keywords", "keyword", of_units | subject.gained("keywords"), "no unit has this keyword"),
    ):
        declared = getattr(data, section)
        bereft = (kept and facet == "trait") or (facet == "keyword" and not data.units)
        misspelt = {tag for _, _, tag in lonely(subject, facet, declared)}
        for id_ in declared if not bereft else ():
            if id_ not in had and not nearest_to(id_, misspelt):
                yield _doubt((section, id_), f"{says}, `{id_}`")


def groups(subject: Subject) -> Iterator[Fault]:
    """Roles and types of squads that nobody has on hiring, that say nothing and nothing names."""
    data, named = subject.data, _Named.of(subject)
    given = {role for unit in data.units.values() for role in _listed(unit.role)}
    for id_, role in data.roles.items():
        says = role.effects or role.gives or role.text or role.min or role.max
        if not says and id_ not in given and ("role", id_) not in named.terms:
            yield _doubt(("roles", id_), f"no unit has this role, and nothing names `{id_}`")
    around = {squad.within for squad in data.squads.values()}
    for id_, squad in data.squads.items() if "squad" not in named.scopes else ():
        names = {id_ in around, ("squad", id_) in named.terms, f"squad:{id_}" in named.scopes}
        if not squad.text and not squad.within and True not in names:
            yield _doubt(("squads", id_), f"nothing names this type of squad, `{id_}`")


def values(subject: Subject) -> Iterator[Fault]:
    """Characteristics of which nothing has a value, and currencies in which nothing has a price."""
    data = subject.data
    entries = [*data.units.values(), *subject.names.items.values()]
    printed = {key for entry in entries for key in entry.profile}
    made = {modify.modify for _, modify in subject.every(Modify)}
    for id_, about in data.characteristics.items() if entries else ():
        if about.default is None and about.formula is None and id_ not in printed | made:
            yield _doubt(("characteristics", id_), f"nothing has a value of `{id_}`")
    main = next(iter(data.cost_types), "")
    paid = {key for entry in entries if isinstance(entry.cost, dict) for key in entry.cost}
    read = figures_read(subject)
    for id_, currency in data.cost_types.items():
        if id_ not in {main, *paid, *made, *read} and currency.stated and entries:
            yield _doubt(("cost_types", id_), f"nothing has a price in `{id_}`")


def items(subject: Subject) -> Iterator[Fault]:
    """Items that no unit is offered, that nothing gives, and that no table names."""
    reach, hired = Reach(subject), subject.names.hired()
    if any(reach.unit(id_).options is None for id_ in hired) or not hired:
        return
    rows = (row for table in subject.data.tables.values() for row in table.rows.values())
    rolled = {row.get("item") if isinstance(row, dict) else row for row in rows}
    had = {item for id_ in hired for item in reach.items(id_)}
    for section in ITEM_SECTIONS:
        for id_ in getattr(subject.data, section):
            if id_ not in had and id_ not in rolled:
                yield _doubt((section, id_), f"no unit is offered `{id_}`, and nothing gives it")


def choices(subject: Subject) -> Iterator[Fault]:
    """Choices of a switch between which nothing differs."""
    named = _switches_named(subject)
    for id_, switch in subject.data.switches.items():
        mute = [
            choice
            for choice, brings in switch.choices.items()
            if not _brings(brings) and (id_, choice) not in named and (id_, "") not in named
        ]
        if len(mute) > 1:
            message = f"`{mute[1]}` is the same as `{mute[0]}`: neither brings or says anything"
            same, path = (("switches", id_, "choices", choice) for choice in mute[:2])
            yield _doubt(path, f"{message}, and nothing names them")._replace(see=(same,))


def _brings(choice: Choice) -> bool:
    parts = (choice.limits, choice.changes, choice.characteristics, choice.reference)
    return choice.says is not None or any(parts)


def _switches_named(subject: Subject) -> set[tuple[str, str]]:
    """Switch and choice that something hangs on; without a choice, all of them."""
    named = set(switches_in(subject))
    for _, model in subject.models:
        when = getattr(model, "when", None) or {}
        when = {**when, **(model.chosen if isinstance(model, Chosen) else {})}
        named |= {(id_, choice) for id_, wanted in when.items() for choice in _listed(wanted)}
    named |= {(id_, "") for facet, id_ in _Named.of(subject).terms if facet == "chosen"}
    return named


def _listed(value: str | list[str] | None) -> list[str]:
    return [value] if isinstance(value, str) else value or []


def _doubt(path: tuple[str | int, ...], message: str) -> Fault:
    return Fault(path, f"{message}; remove it, or use it", at_key=True, warning=True)
