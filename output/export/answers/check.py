"""What is wrong or doubtful in roster files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from output.export.plain import Plain, findings, money, money_or_null
from output.export.rulings import cited_data
from schemas.answers.check import EventNamed
from schemas.answers.head import answer
from schemas.catalog import Homebrew
from schemas.finding import Finding, status
from schemas.problems import Problem
from schemas.warband import Warband


def checked_file(
    file: str, warband: Warband, found: Sequence[Finding], checked: int, untried: int = 0
) -> Plain:
    """What was found in a file, as an entry of `check_answer`.

    `file` is the file as the user named it, `checked` the number of constraints looked at,
    `untried` that of findings no repair was looked for.
    """
    roster = warband.roster
    verdict = status(found)
    return {
        "file": file,
        "system": warband.system.id,
        "status": verdict,
        "legal": verdict == "legal",
        "checked": checked,
        "total": money(warband.total),
        "limit": money_or_null(warband.limit),
        "homebrew": _own_ids(roster.homebrew),
        "switches": dict(roster.switches),
        "accepted": [
            {"code": entry.code, "owner": entry.owner, "reason": entry.reason}
            for entry in roster.accepted
        ],
        "findings": findings(found),
        "untried": untried,
        "rulings": cited_data(warband.system, (finding.source for finding in found)),
    }


def check_answer(
    files: Iterable[Plain], unreadable: Iterable[Problem] = (), event: EventNamed | None = None
) -> Plain:
    """Checked files, and what keeps others from being checked, as `musterpress/check`.

    `event` is what they were held against, if anything.
    """
    at = {} if event is None else {"event": event.model_dump()}
    return answer(
        "check",
        **at,
        files=list(files),
        unreadable=[
            {
                "file": problem.file,
                "line": problem.line,
                "column": problem.column,
                "message": problem.message,
            }
            for problem in unreadable
        ],
    )


def _own_ids(homebrew: Homebrew | None) -> list[str]:
    if homebrew is None:
        return []
    return [id_ for section in type(homebrew).model_fields for id_ in getattr(homebrew, section)]
