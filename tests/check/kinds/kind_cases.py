"""A case of a kind of limit: fighters, the limit that is meant, and what it must say of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

from builder import build, check
from builder.catalog.catalog import Catalog
from schemas.base import Number
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.warband import Warband
from schemas.yaml import read_yaml

SQUADS = "[{id: p1, type: platoon}, {id: p2, type: platoon}, {id: t1, type: team, within: p1}, \
{id: t2, type: team, within: p1}, {id: t3, type: team}]"


@dataclass(frozen=True)
class Case:
    """What a roster of these fighters is said to be by one limit."""

    says: str
    code: str
    fighters: str
    found: tuple[tuple[Number | None, Number | None], ...] = ()
    """`have` and `limit` of each finding."""
    kind: str = "illegal"
    roster: str = "size: standard"
    squads: str = "[]"

    def holds(self, game: Catalog) -> None:
        """Compares what the limit finds; a case without findings finds none."""
        found = [f for f in findings(game, self.text) if f.code == self.code]
        assert [(f.have, f.limit) for f in found] == list(self.found)
        assert {f.kind for f in found} <= {self.kind}

    @property
    def text(self) -> str:
        """The roster, as it would be written."""
        return f"{self.roster}\nsquads: {self.squads}\nfighters: [{self.fighters}]"


def legal(says: str, code: str, fighters: str, **more: Any) -> Case:
    """The limit finds nothing."""
    return Case(says, code, fighters, **more)


def broken(
    says: str,
    code: str,
    fighters: str,
    have: float | Fraction | None = None,
    limit: float | Fraction | None = None,
    **more: Any,
) -> Case:
    """The limit finds one thing wrong, with these two numbers."""
    numbers = tuple(None if n is None else Fraction(str(n)) for n in (have, limit))
    return Case(says, code, fighters, (numbers,), **more)  # type: ignore[arg-type]


def cases(*table: Case) -> Callable[..., Any]:
    """Runs a test for each case, under what the case says."""
    return pytest.mark.parametrize("case", [pytest.param(case, id=case.says) for case in table])


def warband_of(game: Catalog, text: str) -> Warband:
    """The warband of a roster's text."""
    return build(Roster.model_validate(read_yaml("system: skerry\n" + text, "roster").data), game)


def findings(game: Catalog, text: str, *, repairs: bool = False) -> list[Finding]:
    """All findings of a roster's text."""
    return list(check(warband_of(game, text), game, repairs=repairs))
