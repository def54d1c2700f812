"""The cases that live with the shipped catalogs."""

from __future__ import annotations

from importlib.resources import files

import pytest

from builder.catalog.load import load_catalog
from builder.check.case_files import read_cases
from builder.check.cases import run_case
from schemas.case import Case


def _cases() -> list[tuple[str, Case]]:
    found = []
    for system in files("catalogs").iterdir():
        if system.joinpath("cases").is_dir():
            cases, problems = read_cases(system)
            assert problems == []
            found += [(system.name, placed.case) for placed in cases]
    return found


CASES = _cases()


@pytest.mark.parametrize(
    ("system", "case"),
    [pytest.param(system, case, id=f"{system}/{case.case}") for system, case in CASES],
)
def test_the_case_comes_out_as_it_says(system: str, case: Case) -> None:
    assert run_case(case, load_catalog(system)) == []


def test_no_case_id_is_used_twice_in_a_system() -> None:
    ids = [(system, case.case) for system, case in CASES]
    assert len(ids) == len(set(ids))
    assert len(ids) > 100


def test_a_wrong_case_is_found_out() -> None:
    wrong = Case.model_validate(
        {
            "case": "wrong",
            "fighters": [{"unit": "infantry", "with": ["plate", "shield"]}],
            "total": 34,
            "values": {"f1": {"save": "4+"}},
            "kind": {"C3-SHIELD-HEAVY": "advisory"},
        }
    )
    differences = run_case(wrong, load_catalog("core-1e"))
    assert [d.split(" ")[0] for d in differences] == ["finds", "f1:", "total", "C3-SHIELD-HEAVY"]
