"""Classes and traits that look misspelt: a warning to an author."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from builder.catalog.lint.selecting import selectors_in
from builder.catalog.lint.subject import Fault, Subject
from schemas.yaml.reader import Path
from schemas.yaml.suggest import did_you_mean


def lonely_tags(subject: Subject) -> Iterator[Fault]:
    """A class or trait that one item has, that has no name of its own, and that nothing selects."""
    for facet, named in (("class", subject.data.classes), ("trait", subject.data.traits)):
        known = {*(tag for _, _, tag in _tags(subject, facet)), *named}
        for path, index, tag in lonely(subject, facet, named):
            at = (*path, "class") if facet == "class" else (*path, "traits", index)
            message = f"{facet} `{tag}` is on one item alone, and nothing names or selects it"
            hint = did_you_mean(tag, known - {tag}) or "; a misspelling?"
            yield Fault(at, message + hint, warning=True)


def lonely(subject: Subject, facet: str, named: Collection[str]) -> Iterator[tuple[Path, int, str]]:
    """The tags of one item alone that are none of the named ones, and that nothing selects."""
    if facet not in ("class", "trait"):
        return
    selected = " ".join(str(selector) for _, selector, _ in selectors_in(subject))
    uses = Counter(tag for _, _, tag in _tags(subject, facet))
    for path, index, tag in _tags(subject, facet):
        if uses[tag] == 1 and tag not in named and f"{facet}:{tag}" not in selected:
            yield path, index, tag


def _tags(subject: Subject, facet: str) -> list[tuple[Path, int, str]]:
    return [
        (path, index, tag)
        for path, _, item in subject.items()
        for index, tag in enumerate([item.class_] if facet == "class" else item.traits)
        if tag
    ]
