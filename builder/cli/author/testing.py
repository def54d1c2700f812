"""The cases of a catalog run, and its witnesses looked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from builder.catalog import Catalog, load_catalog
from builder.check.case_files import PlacedCase, read_cases
from builder.check.cases import run_case
from builder.check.witness import Witness, wanted, witness
from builder.cli.author.folder import named_catalog
from builder.cli.author.linting import problems_json
from builder.cli.progress import watched
from schemas.answers.head import answer
from schemas.base import words
from schemas.problems import Problem


@dataclass(frozen=True, slots=True)
class Tested:
    """Each case with what differs from it, each witness, and what could not be read."""

    catalog: Catalog
    cases: list[tuple[PlacedCase, list[str]]]
    witnesses: list[Witness]
    problems: list[Problem]

    @property
    def exit_code(self) -> int:
        """2 where a case cannot be read, 1 where one fails or a witness is missing, else 0."""
        if self.problems:
            return 2
        failed = any(differences for _, differences in self.cases)
        return int(failed or not all(one.found for one in self.witnesses))

    def answer(self) -> dict[str, Any]:
        """The answer `musterpress/catalog-test`."""
        return answer(
            "catalog-test",
            cases=[_case_json(placed, differences) for placed, differences in self.cases],
            witnesses=[_witness_json(one) for one in self.witnesses],
            problems=problems_json(self.problems),
        )

    def lines(self) -> Iterator[str]:
        """What failed, a line each, then how many there were."""
        for placed, differences in self.cases:
            for difference in differences:
                yield f"{placed.file}:{placed.line}: case {placed.case.case}: {difference}"
        for one in self.witnesses:
            if not one.found:
                yield self._missing(one)
        number = len(self.cases)
        failed = sum(bool(differences) for _, differences in self.cases)
        cases = f"{number} case{'s' * (number != 1)}" if number else "no cases"
        yield cases + (f", {failed} failed" if failed else ", all as they say" * (number > 0))
        number = len(self.witnesses)
        found = sum(one.found for one in self.witnesses)
        yield f"{found} of {number} legal warbands found: one of each size and with each unit"

    def _missing(self, one: Witness) -> str:
        """Of what there is no legal warband, where that stands, and what is in its way."""
        data = self.catalog.data
        if one.unit is not None:
            what, path = (
                f"with {data.units[one.unit].name or words(one.unit)} ",
                ("units", one.unit),
            )
        elif one.size is not None:
            name = data.sizes[one.size].get("name", words(one.size))
            what, path = f"of size {name} ", ("sizes", one.size)
        else:
            what, path = "", ("system", "id")
        remains = "; ".join(dict.fromkeys(_said(finding.message) for finding in one.remains))
        message = f"no legal warband {what}was found; what remains: {remains or 'nobody to hire'}"
        return str(Problem(*self.catalog.places.key_place(path), message))


def try_catalog(word: str) -> Tested:
    """Runs the cases and looks for the witnesses of a catalog.

    Raises InputError with every problem where it cannot be loaded.
    """
    catalog = load_catalog(named_catalog(word))
    placed, problems = read_cases(catalog.folder)
    cases = [
        (one, run_case(one.case, catalog)) for one in watched(placed, "running case", len(placed))
    ]
    return Tested(catalog, cases, _witnesses(catalog), problems)


def _witnesses(catalog: Catalog) -> list[Witness]:
    each = wanted(catalog)
    found: list[Witness] = []
    for unit, size in watched(each, "building warband", len(each)):
        known = next((one.roster for one in found if one.found), None)
        found.append(witness(catalog, unit, size, known))
    return found


def _said(message: str) -> str:
    return message.rstrip(".")


def _case_json(placed: PlacedCase, differences: list[str]) -> dict[str, Any]:
    return {
        "case": placed.case.case,
        "file": placed.file,
        "line": placed.line,
        "ok": not differences,
        "differences": differences,
    }


def _witness_json(one: Witness) -> dict[str, Any]:
    return {
        "unit": one.unit,
        "size": one.size,
        "found": one.found,
        "steps": one.steps,
        "fighters": [{"unit": f.unit, "count": f.count} for f in one.roster.fighters],
        "remains": [finding.message for finding in one.remains],
    }
