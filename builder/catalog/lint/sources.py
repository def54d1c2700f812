"""Sources: each begins with one that the system names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown

_PREFIX = re.compile(r"[A-Za-z0-9-]+")


def sources(subject: Subject) -> Iterator[Fault]:
    """A source with another prefix than the system's; where it names none, all are free."""
    known = subject.data.system.sources
    texts = [(path, getattr(model, "source", None)) for path, model in subject.models]
    for path, text in texts:
        if known and isinstance(text, str):
            prefix = _PREFIX.match(text)
            if prefix is None or prefix.group() not in known:
                word = prefix.group() if prefix else text
                yield unknown((*path, "source"), "source", word, known)
