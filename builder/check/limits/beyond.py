"""Characteristics that would be beyond their bounds, where the catalog minds."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.counting import Thing
from builder.build.state import alone
from builder.catalog.printed import write_printed
from builder.check.broken import Broken, Mend
from builder.check.ready import Checking
from schemas.base import Number, decimal_text, words
from schemas.finding import Change
from schemas.tags import Characteristic
from schemas.warband import Carried, Fighter, Value


def judge_beyond(checking: Checking) -> Iterator[Broken]:
    """Values of fighters and items beyond their bounds."""
    about_all = checking.rulebook.minded
    if not about_all:
        return
    for fighter in checking.state.fielded:
        changed = [
            (id_, item, value)
            for item in (None, *fighter.items)
            for id_, value in (item or fighter).values.items()
            if id_ in about_all and not _is_as_stated(value)
        ]
        for id_, item, value in changed:
            yield from _judge(fighter, item, value, about_all[id_], checking)


def _is_as_stated(value: Value) -> bool:
    """Whether nothing changes it; its bounds would do so too."""
    lines = value.receipt.lines
    return not lines or (len(lines) == 1 and lines[0].amount == value.base)


def _judge(
    fighter: Fighter, item: Carried | None, value: Value, about: Characteristic, checking: Checking
) -> Iterator[Broken]:
    if value.number is None or (
        about.beyond_by == "printed" and not _printed(value, item, checking)
    ):
        return
    lines = [
        line
        for line in value.receipt.lines
        if line.cause != value.id
        and (about.beyond_by == "all" or _stated(line.cause, fighter, checking))
    ]
    # A formula or default states its value under the characteristic's own id, as first line.
    first = value.receipt.lines[0]
    if first.cause == value.id and value.base is not None and first.amount == value.base:
        lines.insert(0, first)
    if about.beyond_by == "printed":
        lines = [first]
    raw: Number = sum((line.amount or 0 for line in lines), 0)
    limit = None
    if about.min is not None and raw < about.min:
        limit = about.min
    elif about.max is not None and raw > about.max:
        limit = about.max
    if limit is None:
        return
    down = limit == about.min
    refs = {line.cause for line in lines if line.amount and (line.amount < 0) == down}
    causes = [
        Thing(i.ref, i.name, i.copies, fighter, i) for i in fighter.items if i.ref in refs
    ] or [
        Thing(
            item.ref if item else fighter.id,
            item.name if item else fighter.called,
            1,
            fighter,
            item,
        )
    ]
    name = about.name or words(value.id)
    whose = "{who}: {item}: " if item else "{who}: "
    yield Broken(
        code=about.code or f"BEYOND-{value.id.upper()}",
        instance=alone(fighter),
        severity="error" if about.beyond == "error" else "warning",
        too_few=False,
        illegal_too_few=False,
        message=f"{whose}{name} would be {write_printed(raw, about)};"
        f" not beyond {write_printed(limit, about)}.",
        what=name,
        more={"item": item.name if item else ""},
        have=raw,
        limit=limit,
        causes=causes,
        source=checking.rulebook.source(about.source),
        mends=None if item else _mends(fighter, value, about, limit, checking),
    )


def _mends(
    fighter: Fighter, value: Value, about: Characteristic, limit: Number, checking: Checking
) -> tuple[Mend, ...] | None:
    """The nearest value that is allowed, where the fighter states its own."""
    if value.id not in checking.entries[fighter.id].profile:
        return None
    to = about.as_.replace("{}", decimal_text(limit))
    label = f"set {value.name} of {checking.name_of(fighter)} to {to}"
    return (Mend.by(label, Change("profile", fighter.id, value=value.id, to=to)),)


def _printed(value: Value, item: Carried | None, checking: Checking) -> bool:
    """Whether a value is written down, and not worked out of others."""
    entry = checking.rulebook.item(item.id) if item else None
    text = entry.profile.get(value.id, "") if entry else ""
    return value.base is not None and not text.startswith("=")


def _stated(cause: str, fighter: Fighter, checking: Checking) -> bool:
    """Whether a line is of what was printed or bought: a unit, the fighter, or an item."""
    return "/" in cause or cause == fighter.id or cause in checking.rulebook.names.units
