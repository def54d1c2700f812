"""The size of the game that a bound would need."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import SIZE, Candidate
from builder.check.repair.grown import needed
from schemas.amounts import Measured, OfLimit
from schemas.base import decimal_text, parse_number, words
from schemas.finding import Change
from schemas.statements import Bounded, Statement, Sum


def sizes(broken: Broken, statement: Statement, checking: Checking) -> Iterator[Candidate]:
    """The next named size under which a bound may be met, then the limit raised to just meet it."""
    if not isinstance(statement, Bounded) or broken.have is None or broken.too_few:
        return
    amount = statement.max if statement.exactly is None else statement.exactly
    type_ = _figure_of(amount, statement, checking)
    figure = needed(amount, broken.have, broken.added)
    if type_ is None or figure is None:
        return
    for id_, size in checking.rulebook.data.sizes.items():
        if type_ in size and parse_number(size[type_]) >= figure:
            name = size.get("name", id_)
            label = f"choose {name} ({size[type_]})"
            yield Candidate(label, (Change("size", to=id_),), SIZE)
            break
    if figure > checking.state.limit.get(type_, figure):
        raised = {**checking.state.limit, type_: figure}
        known = checking.rulebook.data.cost_types
        if type_ in known:
            to = ",".join(f"{key}={decimal_text(number)}" for key, number in raised.items())
            name = (known[type_].name or words(type_)).lower()
            label = f"raise the limit to {decimal_text(figure)} {name}"
            yield Candidate(label, (Change("size", to=to),), SIZE)


def _figure_of(amount: object, statement: Bounded, checking: Checking) -> str | None:
    """The figure of the size that an amount looks at: a cost type, or a resource."""
    if isinstance(amount, OfLimit):
        return amount.limit
    if isinstance(amount, Measured) and amount.of == "limit":
        if amount.cost is not None:
            return amount.cost
        summed = statement.sum if isinstance(statement, Sum) else ""
        is_cost = summed in checking.rulebook.data.cost_types
        return summed if is_cost else checking.state.main_cost
    return None
