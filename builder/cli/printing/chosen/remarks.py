"""What of the choice of cards changes nothing in what is printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from builder.cli.printing.flags.choice import ChoiceFlags
from schemas.catalog import ITEM_SECTIONS

_DECKS = frozenset({"units", *ITEM_SECTIONS})


def choice_remarks(flags: ChoiceFlags, what: Sequence[str], format_: str) -> Iterator[str]:
    """A line for each flag that is about none of the parts."""
    has_cards, has_decks = "cards" in what, bool(_DECKS.intersection(what))
    if flags.fighters and not (has_cards or has_decks or "tokens" in what):
        yield "--fighter changes nothing: the sheets tell of the whole list"
    if flags.times > 1 and not (has_cards or has_decks):
        yield f"--times {flags.times} changes nothing: it is for cards and decks"
    elif flags.times > 1 and format_ != "pdf":
        yield f"--times {flags.times} changes nothing: a picture is made of each face once"
    if flags.order != "roster" and not has_cards:
        yield f"--order {flags.order} changes nothing: it is for the cards of fighters"
