"""Where amounts and conditions look: no narrower than what their statement is judged on."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from builder.catalog.expand import short_forms
from builder.catalog.lint.statements import SCOPES
from builder.catalog.lint.subject import Fault, Subject
from schemas.amounts import Best, Comparison, Measured
from schemas.statements import Exempt, Limit, Modify, Statement, Times, Weight
from schemas.yaml.reader import Path

WIDEST = ("warband", "pool")
"""Scopes in which everything lies."""


def narrower(subject: Subject) -> Iterator[Fault]:
    """An `in` with several instances where the statement has one: it could mean any of them."""
    statements = dict(subject.every(Statement))
    limits: dict[str, set[str]] | None = None
    for path, model in subject.models:
        if not isinstance(model, Comparison | Measured | Best | Times) or model.in_ is None:
            continue
        if model.in_ in WIDEST or not _is_scope(model.in_, subject):
            continue
        owner = next((s for at in _above(path) if (s := statements.get(at))), None)
        if limits is None:
            limits = _scopes_of_limits(subject)
        for own in sorted(_scopes(owner, path, limits)):
            allowed = _allowed(own, subject)
            if model.in_ not in allowed:
                yield Fault((*path, "in"), _message(str(model.in_), own, allowed))
                break


def _is_scope(scope: str, subject: Subject) -> bool:
    kind, colon, id_ = scope.partition(":")
    return id_ in subject.names.facets.get(kind, ()) if colon else scope in SCOPES


def _above(path: Path) -> Iterator[Path]:
    """The paths that lead to one, the longest first."""
    return (path[:length] for length in range(len(path), 0, -1))


def _scopes(owner: BaseModel | None, path: Path, limits: dict[str, set[str]]) -> set[str]:
    """What a statement is judged on; of a change to limits, what those are judged on."""
    match owner:
        case Limit():
            return {_scope(owner)}
        case Weight(toward=ids) | Exempt(from_=ids):
            named = [ids] if isinstance(ids, str) else ids
            return set().union(*(limits.get(id_, ()) for id_ in named))
        case Modify(modify=target) if target.startswith("limit:"):
            return limits.get(target.removeprefix("limit:").rpartition(".")[0], set())
    return {"warband" if path[0] == "tokens" and "size_mm" not in path else "fighter"}


def _scope(limit: Limit) -> str:
    return "fighter" if limit.for_ is not None else limit.in_ or "warband"


def _scopes_of_limits(subject: Subject) -> dict[str, set[str]]:
    short, _ = short_forms(subject.names, subject.data.roles)
    scopes: dict[str, set[str]] = {}
    for limit in (*(limit for _, limit in subject.every(Limit)), *short):
        if limit.id:
            scopes.setdefault(limit.id, set()).add(_scope(limit))
    return scopes


def _allowed(own: str, subject: Subject) -> list[str]:
    """The scopes of which an instance of a scope lies in one, the narrowest first."""
    types = subject.data.squads
    squads = ["squad", *(f"squad:{type_}" for type_ in types)]
    kind, _, type_ = own.partition(":")
    if kind in ("fighter", "entry"):  # the models of an entry are equal
        return ["fighter", "entry", *squads, *WIDEST]
    if own == "squad":
        return [*squads, *WIDEST]
    around: list[str] = []
    while kind == "squad" and type_ and f"squad:{type_}" not in around:
        around.append(f"squad:{type_}")
        type_ = types[type_].within or "" if type_ in types else ""
    return [*around, *WIDEST]


def _message(scope: str, own: str, allowed: list[str]) -> str:
    said = ", ".join(f"`{one}`" for one in allowed)
    if own in ("fighter", "entry"):  # and so it is a family: one may have several of its keywords
        return f"a fighter may be in more than one of `{scope}`; `in` may be {said} here"
    return f"`{scope}` is not one place in each `{own}`; `in` may be {said} here, or is left out"
