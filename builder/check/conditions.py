"""Under what conditions a limit holds, in words: what a player may change to be rid of it."""

from __future__ import annotations

from builder.build.rulebook import Rulebook
from builder.check.words import described, joined
from schemas.amounts import Chosen, Condition
from schemas.base import words
from schemas.statements import Limit


def conditions(limit: Limit, rulebook: Rulebook) -> str:
    """`with drums`, `unless the side is North`; empty for what takes more than a few words."""
    what = getattr(limit, "count", None) or getattr(limit, "of", None)
    said = [
        # That some of what is counted is there goes without saying.
        "" if limit.if_ == what else _told(limit.if_, "with", "if", rulebook),
        _told(limit.unless, "without", "unless", rulebook),
    ]
    return joined([one for one in said if one])


def _told(condition: Condition | None, beside: str, if_: str, rulebook: Rulebook) -> str:
    match condition:
        case str() | list():
            said = described(condition, rulebook)
            if " with " in said or " without " in said:
                return f"{'where there are' if beside == 'with' else 'unless there are'} {said}"
            return f"{beside} {said}"
        case Chosen(chosen=chosen):
            facets = rulebook.names.facets
            choices = [
                f"the {facets['chosen'][switch].lower()} is "
                + facets["keyword"].get(choice, words(choice))
                for switch, choice in chosen.items()
            ]
            return f"{if_} {joined(choices)}"
        case _:
            return ""
