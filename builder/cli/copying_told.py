"""What is said of copied fighters: which they are, and what is different where they went."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from builder.cli.copying import Copied
from builder.cli.editing import tell
from builder.cli.lines import room, say_text, wrapped
from builder.compare import in_words
from output.export.differing import differing
from output.export.words import listed, money_text
from schemas.figures import Differs


def answer(done: Copied) -> dict[str, Any]:
    """The answer for programs: the id of the copy, or the ids of several in their order.

    After a copy to another roster also what differs, where anything does.
    """
    ids = [copy.id for _, copy in done.pairs]
    said: dict[str, Any] = {"fighter": ids[0]} if len(ids) == 1 else {"fighters": ids}
    if done.copies:
        said["copies"] = differing(done.copies, total=False)
    if done.others:
        said["others"] = differing(done.others, total=False)
    if done.alone:
        said["join_nobody"] = done.alone
    if done.renamed:
        said["renamed"] = done.renamed
    return said


def tell_copied(done: Copied) -> None:
    """The same for people, with what follows from it."""
    copies = [f"{original.name}: {copy.name} ({copy.id})" for original, copy in done.pairs]
    begun = f"{done.editing.name}: a new roster; " if done.is_new else ""
    tell(done.editing, f"{begun}copied {listed(copies)}", done.warband)
    piped = done.editing.document.path is None
    for line in _different(done):
        say_text(wrapped(line, room(err=piped)), err=piped)


def _different(done: Copied) -> Iterator[str]:
    names = {one.id: one.name for one in done.warband.fighters}
    for id_ in done.alone:
        yield f"{names[id_]} joins nobody there: whom the original joins was not copied"
    for id_, new in done.renamed.items():
        yield f"own `{id_}` is `{new}` there, since `{id_}` means something else"
    for differs, where in ((done.copies, "not as before"), (done.others, "others there")):
        if differs:
            yield f"{where}: {'; '.join(_pieces(differs, done))}"


def _pieces(differs: Differs, done: Copied) -> Iterator[str]:
    return in_words(differs, lambda money: money_text(money, done.warband.system))
