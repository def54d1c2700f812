"""What the choices of a switch are to one another: `toward`."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from builder.catalog.lint.ids import KEBAB, RESERVED, advice
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from builder.catalog.relations import one_or_more, relations_of
from builder.catalog.selectors import FACETS
from schemas.yaml.reader import Path


def relations(subject: Subject) -> Iterator[Fault]:
    """Choices and words that there are not; words that selectors know already."""
    for id_, switch in subject.data.switches.items():
        path = ("switches", id_)
        choices = subject.choices_of(switch)
        for choice, theirs in switch.toward.items():
            at = (*path, "toward", choice)
            if choice not in choices:
                yield unknown(at, f"choice of {id_}", choice, choices, key=True)
            for relation, others in theirs.items():
                yield from _word((*at, relation), relation)
                yield from _named((*at, relation), others, f"choice of {id_}", choices)
        words = relations_of(switch)
        yield from _named((*path, "both_ways"), switch.both_ways, "word of `toward`", words)


def _word(path: Path, relation: str) -> Iterator[Fault]:
    if not KEBAB.fullmatch(relation):
        yield Fault(path, advice(relation), at_key=True)
    elif relation in FACETS or relation in RESERVED:
        message = f"`{relation}` is a word of selectors; choose another for what they are to it"
        yield Fault(path, message, at_key=True)


def _named(path: Path, said: str | list[str], what: str, known: Collection[str]) -> Iterator[Fault]:
    for index, word in enumerate(one_or_more(said)):
        if word not in known:
            at = (*path, index) if isinstance(said, list) else path
            yield unknown(at, what, word, known)
