"""Changes that a receipt could call only by what they change: warnings to an author."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from schemas.amounts import Best
from schemas.base import words
from schemas.statements import Modify

_NUMERIC = ("set", "add", "improve", "worsen", "multiply", "at_least", "at_most")


def unnamed(subject: Subject) -> Iterator[Fault]:
    """Changes of values and costs without `name` or `id`, the first for all."""
    changes = subject.data.changes
    without = [at for at, one in enumerate(changes) if isinstance(one, Modify) and _is_mute(one)]
    if without:
        first = changes[without[0]]
        assert isinstance(first, Modify)
        what = f"{len(without)} of {len(changes)} in `changes` have neither `name` nor `id`"
        shown = words(first.modify)
        message = f"{what}, this one first; its line in a receipt says only `{shown}`"
        yield Fault(("changes", without[0]), message, warning=True)


def _is_mute(change: Modify) -> bool:
    """Whether it makes a line in a receipt that nothing gives a name; the best item gives one."""
    if change.name or change.id or change.modify.startswith("limit:"):
        return False
    if isinstance(change.set, Best) and change.set.of is not None:
        return False
    return any(getattr(change, key) is not None for key in _NUMERIC)
