"""The stamp: what the roster is, what was looked at, and what it was looked at with."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256

from output.export.choices import roster_data
from output.made_with import SHORT, catalog_line
from schemas.finding import Finding, Status, status
from schemas.record import record
from schemas.warband import Warband

WORDS: dict[Status, str] = {"legal": "LEGAL", "illegal": "NOT LEGAL", "unfinished": "UNFINISHED"}


@record
class Verdict:
    """What the stamp says. No date: the same roster gives the same stamp."""

    status: Status
    word: str
    checked: str
    """`18 constraints checked, 2 broken`."""
    made_with: tuple[str, ...]
    """The catalog and the roster with their short hashes, and the program's version."""


def verdict_of(warband: Warband, findings: Sequence[Finding], checked: int, tool: str) -> Verdict:
    """The stamp of a warband. `checked` is the number of limits looked at, `tool` what looked."""
    verdict = status(findings)
    roster = " · ".join(filter(None, (f"roster {roster_hash(warband)}", tool)))
    return Verdict(
        verdict, WORDS[verdict], _checked(findings, checked), (catalog_line(warband.system), roster)
    )


def _checked(findings: Sequence[Finding], checked: int) -> str:
    codes: dict[str, set[str]] = {"illegal": set(), "unfinished": set()}
    for found in findings:
        if found.severity == "error":
            codes.setdefault(found.kind, set()).add(found.code)
    told = [
        f"{len(codes[kind])} {word}"
        for kind, word in (("illegal", "broken"), ("unfinished", "open"))
        if codes[kind]
    ]
    noun = "constraint" if checked == 1 else "constraints"
    return f"{checked} {noun} checked, {', '.join(told) or 'none broken'}"


def roster_hash(warband: Warband) -> str:
    """A short hash of every choice of the roster: the same for the same choices."""
    said = json.dumps(roster_data(warband.roster), ensure_ascii=True, sort_keys=True)
    return sha256(said.encode()).hexdigest()[:SHORT]
