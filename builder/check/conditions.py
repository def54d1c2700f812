"""Under what conditions a limit holds, in words: what a player may change to be rid of it."""

from __future__ import annotations

from fractions import Fraction

from builder.build.rulebook import Rulebook
from builder.check.words import described, joined, lower, name_of
from schemas.amounts import Chosen, Comparison, Condition
from schemas.base import decimal_text, words
from schemas.statements import Limit

_COUNTS = ("{} or more {}", "at most {} {}", "exactly {} {}")
_LIMITS = ("from {} {} on", "up to {} {}", "at {} {}")
"""Of a lower bound, an upper one and a number itself."""


def conditions(limit: Limit, rulebook: Rulebook) -> str:
    """`with drums`, `unless the side is North`; empty for what takes more than a few words."""
    what = getattr(limit, "count", None) or getattr(limit, "of", None)
    said = [
        # That some of what is counted is there goes without saying.
        "" if limit.if_ == what else _told(limit.if_, "with", "if", rulebook),
        _told(limit.unless, "without", "unless", rulebook),
    ]
    return joined([one for one in said if one])


def qualified(message: str, limit: Limit, rulebook: Rulebook) -> str:
    """A sentence with the conditions under which it holds: "… cannot be together (with drums)." """
    why = conditions(limit, rulebook)
    return f"{message.removesuffix('.')} ({why})." if why else message


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
        case Comparison():
            return _compared(condition, if_, rulebook)
        case _:
            return ""


def _compared(condition: Comparison, if_: str, rulebook: Rulebook) -> str:
    """`with 4 or more Newts`, `up to 60 points`; empty for what is no plain number of these."""
    bounds = (condition.min, condition.max, condition.exactly)
    known = [bound for bound in bounds if bound is not None]
    if len(known) != 1 or not isinstance(known[0], int | Fraction):
        return ""
    number = known[0]
    forms = _LIMITS if condition.limit is not None else _COUNTS
    form = next(form for form, bound in zip(forms, bounds, strict=True) if bound is not None)
    if condition.limit is not None and if_ == "if":
        return form.format(decimal_text(number), lower(name_of(condition.limit, rulebook)))
    if condition.count is not None and condition.by in (None, "model") and not condition.in_:
        said = described(condition.count, rulebook, one=number == 1 and condition.min is None)
        beside = "with" if if_ == "if" else "unless there are"
        return f"{beside} " + form.format(decimal_text(number), said)
    return ""
