"""Messages: names in braces that there are, and braces that are closed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown

NAMES = ("have", "limit", "over", "short", "who", "what", "these", "rule", "source", "size")
_BRACES = re.compile(r"\{([^{}]*)\}")


def messages(subject: Subject) -> Iterator[Fault]:
    """`{hvae}`, `{have|grot}`, `{have`."""
    for path, model in subject.models:
        text = getattr(model, "message", None)
        if not isinstance(text, str):
            continue
        at = (*path, "message")
        for match in _BRACES.finditer(text):
            name, *forms = match.group(1).split("|")
            if name not in NAMES:
                yield unknown(at, "name in messages", name, NAMES)
            elif len(forms) not in (0, 2):
                yield Fault(at, f"`{{{match.group(1)}}}` needs two forms: `{{{name}|one|many}}`")
        if "{" in _BRACES.sub("", text) or "}" in _BRACES.sub("", text):
            yield Fault(at, "a brace is not closed; write `{name}`")
