"""What is wrong in a roster although each value can be read: ids, and limits below nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from builder.roster.slug import slug
from schemas.base import parse_number
from schemas.problems import Problem
from schemas.yaml.places import Places

ROSTER = "roster"
"""What a finding about the roster as a whole calls its owner, so that nothing in it may be."""
_ID = re.compile(r"[^\W_][\w.-]*")
_NAMED_BY = ("name", "unit", "type")


def faults_in(data: dict[str, Any], places: Places) -> list[Problem]:
    """Every such fault of a roster's data, of which any part may be something else."""
    return [
        *_ids(data, "squads", "squad", places),
        *_ids(data, "fighters", "fighter", places),
        *_limits(data.get("limit"), places),
    ]


def _ids(data: dict[str, Any], section: str, what: str, places: Places) -> Iterator[Problem]:
    """Ids that cannot be ids, and those of the same section said twice."""
    entries = data.get(section)
    first: dict[str, int] = {}
    for at, entry in enumerate(entries if isinstance(entries, list) else ()):
        id_ = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(id_, str):
            continue
        path = (section, at, "id")
        if id_ in first:
            line = places.place((section, first[id_], "id"))[1]
            message = f"a second {what} `{id_}` (first in line {line}); give it another id"
            yield places.problem(path, message)
            continue
        first[id_] = at
        if not _ID.fullmatch(id_) or id_ == ROSTER:
            yield places.problem(path, _refusal(id_, _proposal(entry, id_, what)))


def _refusal(id_: str, proposal: str) -> str:
    if id_ == ROSTER:
        return f"`{ROSTER}` stands for the whole list; write another id, such as `{proposal}`"
    what = f"`{id_}` is no id" if id_ else "an id is needed here, and there is nothing"
    return f"{what}; letters, digits, `-` and `.` make one, such as `{proposal}`"


def _proposal(entry: dict[str, Any], id_: str, what: str) -> str:
    named = [id_ if id_ != ROSTER else "", *(entry.get(key) for key in _NAMED_BY)]
    slugs = [slug(word) for word in named if isinstance(word, str)]
    return next((word for word in slugs if word and word != ROSTER), what)


def _limits(limit: Any, places: Places) -> Iterator[Problem]:
    for key, value in limit.items() if isinstance(limit, dict) else ():
        try:
            is_below = parse_number(value) < 0
        except ValueError:
            continue  # said by the model
        if is_below:
            yield places.problem(("limit", key), f"a limit is 0 or more, not `{value}`")
