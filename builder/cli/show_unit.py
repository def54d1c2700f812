"""What `muster show SYSTEM UNIT` says to people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from builder.check.wishes import Verdict
from builder.cli.places import places_by_item, places_of
from builder.cli.price_words import price_for, unit_price
from builder.cli.show import (
    Show,
    about_item,
    besides_the_limit,
    carried_name,
    heading,
    in_words,
    not_all_tried,
    told,
    typed_as,
    ways_in_words,
)
from builder.cli.show_system import INDENT, place_text
from builder.cli.show_values import settable, worked_out
from builder.cli.table import columns, growing
from schemas.warband import Fighter


def shown_unit(
    system: str, word: str, for_file: str | None, folders: Sequence[Path]
) -> Iterator[str]:
    """The lines about one unit."""
    show = Show(system, for_file, folders)
    unit = show.unit(word)
    fighter = show.offer.hired(unit)
    price = unit_price(fighter, show.offer)
    name = f"{click.style(fighter.unit_name, bold=True)} ({unit})"
    yield f"{name}: {price}" if price else name
    verdict = show.hire(unit)
    if verdict is not None:
        yield columns([(in_words(verdict),)], indent=INDENT)
        yield from ways_in_words(verdict, INDENT)
    for what, tags in (("Role", fighter.role_names), ("Keywords", fighter.keyword_names)):
        if tags:
            yield columns([(f"{what}: {', '.join(tags)}",)], indent=INDENT)
    for rule in fighter.rules:
        yield columns([(told(rule.text),)], indent=INDENT)
    values = settable(fighter, show.offer.rulebook)
    if values:
        yield from heading("Values", "--set ID=VALUE")
        yield columns(
            ((one.id, one.name, one.text or "–", one.in_words()) for one in values), indent=INDENT
        )
    if others := list(worked_out(fighter, show.offer.rulebook)):
        yield from heading("Worked out")
        yield columns(others, indent=INDENT)
    if fighter.items:
        yield from heading("Kit", "--without ITEM")
        resolved = show.offer.rulebook.unit(fighter.unit)
        fixed = resolved.fixed if resolved else ()
        stays = [" · stays" if item.id in fixed else "" for item in fighter.items]
        rows = zip(fighter.items, stays, strict=True)
        yield columns(
            ((typed_as(item), carried_name(item) + word) for item, word in rows), indent=INDENT
        )
    yield from _offered(show, fighter, is_dear=verdict is not None and not verdict.affordable)


def _offered(show: Show, fighter: Fighter, *, is_dear: bool) -> Iterator[str]:
    """What it may take, and its places. What is too dear itself is so with each of them."""
    resolved = show.offer.rulebook.unit(fighter.unit)
    found = places_of(resolved, show.offer.rulebook) if resolved else []
    where = places_by_item(found)
    items = {id_: item for id_, _, item in show.offer.items()}
    options = show.offer.options(fighter)
    rows = [
        (id_, show.offer.name(id_), price_for(fighter.unit, id_, show.offer)) for id_ in options
    ]

    verdicts: list[Verdict | None] = []

    def last(at: int) -> str:
        id_ = options[at]
        about = about_item(items[id_], where.get(id_, []), show.offer)
        verdict = show.take(fighter.unit, id_, found, len(options) - at)
        if is_dear and verdict is not None:
            whole, verdict = verdict, besides_the_limit(verdict)
            show.untried -= whole.untried and verdict is None
        verdicts.append(verdict)
        said = in_words(verdict) if verdict else ""
        given_up = [piece.name for piece in show.offer.instead_of(fighter, id_)]
        swap = f"in place of {' or '.join(given_up)}" if given_up else ""
        return " · ".join(filter(None, (said, swap, about)))

    yield from heading("May take", "--with ITEM")
    if is_dear and rows:
        yield f"{INDENT}all too dear, as {fighter.unit_name} itself is; what else is against it:"
    for line in growing(rows, last, right=(2,), indent=INDENT):
        yield line
        yield from ways_in_words(verdicts[-1], INDENT * 3)
    if not rows:
        yield f"{INDENT}nothing"
    yield from not_all_tried(show.untried)
    if found:
        yield from heading("Places", "--with ITEM@SLOT")
        yield columns(((", ".join(place.ids), place_text(place)) for place in found), indent=INDENT)
