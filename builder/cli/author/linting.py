"""The files of a catalog, and of its samples and cases, looked at without using them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from builder.catalog.examine import examine, not_shown
from builder.catalog.files import read_sources, top_block
from builder.catalog.find import find_catalog
from builder.check.examples import check_examples
from builder.cli.author.drawn import check_looks
from builder.cli.author.folder import named_catalog
from schemas.answers.head import answer
from schemas.problems import Problem
from schemas.record import record


@record
class Linted:
    """Every problem of a catalog's files and of its examples'; whether there is a game in them."""

    problems: list[Problem]
    has_system: bool
    withheld: int = 0
    """What was found besides, and may only follow from a section that is missing or unknown."""

    @property
    def exit_code(self) -> int:
        """2 where there is no game system, 1 where there are errors, else 0."""
        if not self.has_system:
            return 2
        return int(not all(problem.warning for problem in self.problems))

    def answer(self) -> dict[str, Any]:
        """The answer `musterpress/catalog-check`."""
        return answer(
            "catalog-check", problems=problems_json(self.problems), not_shown=self.withheld
        )

    def summary(self) -> str:
        """`2 errors, 1 warning`, or that nothing was found."""
        warnings = sum(problem.warning for problem in self.problems)
        counts = {"error": len(self.problems) - warnings, "warning": warnings}
        told = [f"{n} {word}{'s' * (n > 1)}" for word, n in counts.items() if n]
        if self.withheld:
            told[-1:] = [f"{told[-1]}; {not_shown(self.withheld)}"]
        return ", ".join(told) or "nothing found"


def lint_catalog(word: str) -> Linted:
    """Reads and checks a catalog. Raises InputError where no folder is there."""
    folder = find_catalog(named_catalog(word)).folder
    sources, unreadable = read_sources(folder)
    examined = examine(folder, sources, unreadable)
    is_sound = all(problem.warning for problem in examined.problems)
    # Where something was not read, what samples name may be defined in it.
    data = examined.data if examined.is_whole else None
    examples = check_examples(folder, data, is_sound=is_sound)
    withheld = examined.withheld
    if examined.data is not None and not examined.is_whole:
        looked_up = check_examples(folder, examined.data, is_sound=False)
        withheld += len(set(looked_up) - set(examples))
    looks = [] if data is None else check_looks(folder, examined.joined.places, data)
    has_system = any(top_block(source.text, "system") for source in sources)
    return Linted([*examined.problems, *looks, *examples], has_system, withheld)


def problems_json(problems: Sequence[Problem]) -> list[dict[str, Any]]:
    """Problems as answers tell them."""
    return [
        {
            "file": problem.file,
            "line": problem.line,
            "column": problem.column,
            "severity": "warning" if problem.warning else "error",
            "message": problem.message,
        }
        for problem in problems
    ]
