"""What a list asks of the whole warband is looked up, not looked for again for each fighter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from output.export import EXPORTS
from schemas.warband import SquadView

T = TypeVar("T")


class Counted(list[T]):
    """A list that knows how often it was gone through."""

    times = 0

    def __iter__(self) -> Iterator[T]:
        self.times += 1
        return super().__iter__()


def gone_through(case: Any, number: int, form: str) -> tuple[int, int]:
    """How often an export goes through all fighters and all findings, for so many of each."""
    warband, (finding, *_) = case.warband, case.findings
    first = warband.fighters[0]
    ids = [f"f{at}" for at in range(number)]
    fighters = Counted(
        replace(first, id=id_, number=at, joins=ids[at - 2], squad=f"s{at}")
        for at, id_ in enumerate(ids, 1)
    )
    findings = Counted(replace(finding, owner=id_) for id_ in ids)
    squads = [
        SquadView(f"s{at}", f"Squad {at}", "lance", "Lance", (id_,), f"s{at - 1}")
        for at, id_ in enumerate(ids, 1)
    ]
    text = EXPORTS[form](replace(warband, fighters=fighters, squads=squads), findings)
    assert text.count("no shield with plate") >= number
    return fighters.times, findings.times


@pytest.mark.parametrize("form", EXPORTS)
def test_all_fighters_and_findings_are_gone_through_as_often_for_many_as_for_few(
    tidy: Any, form: str
) -> None:
    assert gone_through(tidy, 30, form) == gone_through(tidy, 3, form)
