"""Conditions that say `not` of items and are true of any other: warnings to an author."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.selecting import selectors_in
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.selectors import Clause, Parsed
from schemas.yaml.reader import Path

_CONDITIONS = ("if", "unless", "any", "all", "not")
_PARTNERS = ("requires", "excludes")


def denied(subject: Subject) -> Iterator[Fault]:
    """`if: not shield`, which holds as soon as there is anything else than a shield."""
    for path, selector, _ in selectors_in(subject):
        parsed = subject.parse(selector) if _is_condition(path) else None
        if not isinstance(parsed, Parsed):
            continue
        texts = [selector] if isinstance(selector, str) else selector
        for index, (text, clause) in enumerate(zip(texts, parsed.clauses, strict=True)):
            if _only_denies(clause):
                at = path if isinstance(selector, str) else (*path, index)
                message = f"`{text}` is true where there is any other item"
                yield Fault(at, f"{message}; {_instead(text, clause)}", warning=True)


def _is_condition(path: Path) -> bool:
    """Whether a selector at this path is a condition, or one of several."""
    keys = [step for step in path if isinstance(step, str)]
    return keys[-1] in _CONDITIONS and not (len(keys) > 1 and keys[-2] in _PARTNERS)


def _only_denies(clause: Clause) -> bool:
    """Whether items are meant, and all that is said of them is what they are not."""
    return clause.level == "item" and all(
        term.negated for term in clause.terms if term.about == "item"
    )


def _instead(text: str, clause: Clause) -> str:
    """What says that there is none."""
    if len(clause.terms) > 1:
        return "where there must be none, write `{not: …}`"
    return f"where there must be none, write `{{not: {text.removeprefix('not ')}}}`"
