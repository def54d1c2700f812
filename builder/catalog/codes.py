"""The codes of limits: the id that the author gave, else the place among all of the catalog.

A place is counted over the whole catalog, whatever its switches leave out, so that a code means
the same limit in every roster.
"""

from __future__ import annotations

from collections.abc import Iterator

from schemas.catalog import CatalogData
from schemas.statements import AnyLimit


def coded(data: CatalogData) -> Iterator[tuple[AnyLimit, str]]:
    """Each limit that is stated, those of switches last, with its code: `LIMIT-3` without an id."""
    stated = list(data.limits)
    for switch in data.switches.values():
        for choice in switch.choices.values():
            stated += choice.limits
    for number, limit in enumerate(stated, start=1):
        yield limit, limit.id or f"LIMIT-{number}"


def with_codes(data: CatalogData) -> CatalogData:
    """The catalog with the code of each limit as its id, so that no place matters any more."""
    codes = {id(limit): code for limit, code in coded(data) if limit.id is None}
    if not codes:
        return data

    def named(limits: list[AnyLimit]) -> list[AnyLimit]:
        return [
            limit.model_copy(update={"id": codes[id(limit)]}) if id(limit) in codes else limit
            for limit in limits
        ]

    switches = {
        key: switch.model_copy(
            update={
                "choices": {
                    id_: choice.model_copy(update={"limits": named(choice.limits)})
                    for id_, choice in switch.choices.items()
                }
            }
        )
        for key, switch in data.switches.items()
    }
    return data.model_copy(update={"limits": named(data.limits), "switches": switches})
