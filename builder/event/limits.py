"""The limits of an event: a catalog's statements, read and linted among the catalog's own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from builder.catalog import Catalog
from builder.catalog.examine import documents_of
from builder.catalog.files import read_sources
from builder.catalog.join import join
from builder.catalog.lint import lint
from builder.catalog.validate import validate
from schemas.problems import Problem
from schemas.statements import AnyLimit
from schemas.yaml.reader import Document


def compiled(
    limits: Any, document: Document, catalog: Catalog, event: str
) -> tuple[list[AnyLimit], list[Problem]]:
    """The statements, and every fault of the file's `limits`, found as in a catalog.

    One without an id is called `EVENT-1` by its place in the list; one without a source is said
    to stand in the event.
    """
    if limits is None or limits == "":
        return [], []
    documents = documents_of(read_sources(catalog.folder)[0])[0]
    joined = join([*documents, replace(document, data={"limits": _named(limits)})])
    validated = validate(joined)
    if validated.data is not None:
        joined.problems += lint(joined, validated)
    # What is merely doubtful is for the catalog's author, and the catalog's faults are not here.
    faults = [p for p in joined.problems if p.file == document.file and not p.warning]
    if faults or validated.data is None:
        return [], faults
    added = validated.data.limits[len(catalog.data.limits) :]
    sources = [limit.get("source") or event for limit in limits]
    return [
        limit.model_copy(update={"source": source})
        for limit, source in zip(added, sources, strict=True)
    ], []


def _named(limits: Any) -> Any:
    """The raw statements with ids. Sources are an organiser's own, and left out of the lint."""
    if not isinstance(limits, list):
        return limits
    return [
        {"id": f"EVENT-{at}", **{key: value for key, value in limit.items() if key != "source"}}
        if isinstance(limit, dict)
        else limit
        for at, limit in enumerate(limits, start=1)
    ]
