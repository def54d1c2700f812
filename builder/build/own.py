"""Own content that cannot be used is refused before anything is worked out with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from builder.build.graph import ValueCycle
from builder.catalog.formulas import FormulaError
from builder.catalog.own import Own
from builder.catalog.selectors import SelectorError
from schemas.catalog import CatalogData
from schemas.problems import InputError
from schemas.roster import Roster


def refuse_own(own: Own, data: CatalogData) -> None:
    """Raises InputError with every error of own content that is laid over a catalog."""
    from builder.catalog.lint.own import check_own  # rosters without own content need none of it

    problems = check_own(own, data)
    if problems:
        raise InputError(problems)


@contextmanager
def own_content(roster: Roster, data: CatalogData) -> Iterator[None]:
    """While a roster's own content is made ready: what is wrong with it is an InputError."""
    if roster.homebrew is None:
        yield
        return
    name = roster.name or "roster"
    refuse_own(Own.of(roster.homebrew, name), data)
    try:
        yield
    except (SelectorError, FormulaError, ValueCycle, LookupError, ValueError) as error:
        message = f"the own content under `homebrew` cannot be used ({error}); change or remove it"
        raise InputError.at(name, message) from error
