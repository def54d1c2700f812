"""The cases of a catalog run, its samples checked, and its witnesses looked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from builder.build import build
from builder.catalog import Catalog, load_catalog
from builder.catalog.lint.own import check_own
from builder.check import Findings, check
from builder.check.case_files import PlacedCase, read_cases
from builder.check.cases import run_case, unsized
from builder.check.examples import PlacedSample, read_samples
from builder.check.witness import HOPELESS, LEAST, WORK, Witness, wanted, witness
from builder.cli.author.folder import named_catalog
from builder.cli.author.linting import problems_json
from builder.cli.progress import watched
from schemas.answers.head import answer
from schemas.base import words
from schemas.problems import Problem
from schemas.record import record


@record
class Tested:
    """Each case with what differs from it, each sample with what is found in it, each witness, and
    what could not be read."""

    catalog: Catalog
    cases: list[tuple[PlacedCase, list[str]]]
    samples: list[tuple[PlacedSample, Findings]]
    witnesses: list[Witness]
    problems: list[Problem]

    @property
    def exit_code(self) -> int:
        """2 where a case or sample cannot be read, 1 where one fails or a witness is missing, else 0."""
        if self.problems:
            return 2
        failed = any(differences for _, differences in self.cases)
        failed = failed or any(found.status == "illegal" for _, found in self.samples)
        return int(failed or not all(one.found for one in self.witnesses))

    def answer(self) -> dict[str, Any]:
        """The answer `musterpress/catalog-test`."""
        return answer(
            "catalog-test",
            cases=[_case_json(placed, differences) for placed, differences in self.cases],
            samples=[_sample_json(sample, found) for sample, found in self.samples],
            witnesses=[_witness_json(one) for one in self.witnesses],
            problems=problems_json(self.problems),
        )

    def lines(self) -> Iterator[str]:
        """What failed, a line each, then how many there were."""
        for placed, differences in self.cases:
            for difference in differences:
                yield f"{placed.file}:{placed.line}: case {placed.case.case}: {difference}"
        for sample, found in self.samples:
            for error in _errors(found) if not found.legal else ():
                yield f"{sample.file}: sample {sample.id} is {found.status}: {error}"
        for one in self._to_tell():
            yield self._missing(one)
        number = len(self.cases)
        failed = sum(bool(differences) for _, differences in self.cases)
        cases = f"{number} case{'s' * (number != 1)}" if number else "no cases"
        yield cases + (f", {failed} failed" if failed else ", all as they say" * (number > 0))
        yield from self._about_sizes()
        yield self._about_samples()
        number = len(self.witnesses)
        legal = sum(one.found for one in self.witnesses)
        yield f"{legal} of {number} legal warbands found: one of each size and with each unit"

    def _to_tell(self) -> list[Witness]:
        """The witnesses that are missing, the nearest first; where all are, the nearest alone."""
        missing = sorted(
            (one for one in self.witnesses if not one.found), key=lambda one: len(one.remains)
        )
        return missing[:1] if len(missing) == len(self.witnesses) else missing

    def _about_sizes(self) -> Iterator[str]:
        """Which limits no case is held to, for none has a size."""
        unjudged = [unsized(one.case, self.catalog) for one, _ in self.cases]
        if unjudged and all(unjudged):
            codes = ", ".join(unjudged[0])
            yield f"no case has a `size` or a `limit`, so that none is held to {codes}"

    def _about_samples(self) -> str:
        """`2 samples, all legal`, or how many are not."""
        number = len(self.samples)
        if not number:
            return "no samples"
        statuses = Counter(found.status for _, found in self.samples)
        told = [f"{statuses[word]} {word}" for word in ("illegal", "unfinished") if statuses[word]]
        return f"{number} sample{'s' * (number != 1)}, {', '.join(told) or 'all legal'}"

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
        tries = f"{one.tried} {'tries' if one.tried != 1 else 'try'}"
        said = f"no legal warband {what}was found in {tries}, which is no proof that there is none"
        message = f"{said}; what remains: {remains or 'nobody to hire'}"
        return str(Problem(*self.catalog.places.key_place(path), message))


def try_catalog(word: str) -> Tested:
    """Runs the cases, checks the samples and looks for the witnesses of a catalog.

    Raises InputError with every problem where it cannot be loaded.
    """
    catalog = load_catalog(named_catalog(word))
    placed, problems = read_cases(catalog.folder)
    samples, faults = read_samples(catalog.folder, catalog.id)
    for sample in samples:
        faults += check_own(sample.own, catalog.data) if sample.own is not None else []
    cases = [
        (one, run_case(one.case, catalog)) for one in watched(placed, "running case", len(placed))
    ]
    checked = [(one, _checked(one, catalog)) for one in samples if not _is_among(one, faults)]
    return Tested(catalog, cases, checked, _witnesses(catalog), sorted([*problems, *faults]))


def _checked(sample: PlacedSample, catalog: Catalog) -> Findings:
    return check(build(sample.roster, catalog), catalog, repairs=False)


def _is_among(sample: PlacedSample, problems: Sequence[Problem]) -> bool:
    return any(problem.file == sample.file for problem in problems)


def _errors(found: Findings) -> list[str]:
    return [f"{one.message} [{one.code}]" for one in found if one.severity == "error"]


def _witnesses(catalog: Catalog) -> list[Witness]:
    each = wanted(catalog)
    found: list[Witness] = []
    little = max(HOPELESS // max(len(catalog.data.units), 1), LEAST)
    for unit, size in watched(each, "building warband", len(each)):
        legal = [one for one in found if one.found]
        known = [one.roster for one in legal if one.unit is None or one is legal[0]]
        hopeless = unit is not None and not known
        found.append(witness(catalog, unit, size, known, little if hopeless else WORK))
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


def _sample_json(sample: PlacedSample, found: Findings) -> dict[str, Any]:
    return {
        "sample": sample.id,
        "file": sample.file,
        "ok": found.status != "illegal",
        "status": found.status,
        "findings": _errors(found),
    }


def _witness_json(one: Witness) -> dict[str, Any]:
    return {
        "unit": one.unit,
        "size": one.size,
        "found": one.found,
        "tried": one.tried,
        "steps": one.steps,
        "switches": dict(one.roster.switches),
        "fighters": [{"unit": f.unit, "count": f.count} for f in one.roster.fighters],
        "remains": [finding.message for finding in one.remains],
    }
