"""What `count` and `sum` share: a number held against a lower and an upper bound."""

from __future__ import annotations

from fractions import Fraction

from builder.build.added import signed
from builder.build.counting import Thing
from builder.build.rulebook import Rulebook
from builder.build.state import Instance
from builder.build.weights import weight_toward
from builder.build.worked import Around, Worked
from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.conditions import conditions
from builder.check.counted import told_of
from builder.check.limits.bounds import bound
from builder.check.ready import Checking, Ready
from builder.check.words import name_of
from schemas.amounts import Best, Measured, OfValue, Percent, plain
from schemas.base import Number, exact
from schemas.statements import Bounded, Count, Sum


def bounds(ready: Ready, around: Around) -> tuple[Worked | None, Worked | None]:
    """The lower and the upper bound in an instance; None where there is none."""
    return (
        bound(ready.low, ready.low_changes, around, low=True),
        bound(ready.high, ready.high_changes, around, low=False),
    )


def waits(ready: Ready, checking: Checking, what: str, *worked: Worked | None) -> bool:
    """Whether a bound depends on a size that is not chosen; notes what waits for it."""
    for one in worked:
        if one is not None and one.unknown:
            checking.waiting[ready.code] = what
            return True
    return False


def keeps(have: Number, low: Worked | None, high: Worked | None) -> bool:
    """Whether a number is within its bounds."""
    if low is not None and low.number is not None and have < low.number:
        return False
    return high is None or high.number is None or have <= high.number


def broken(
    ready: Ready,
    checking: Checking,
    instance: Instance,
    what: str,
    have: Number,
    limit: Worked,
    causes: list[Thing],
    wanted: Matcher,
    *,
    too_few: bool,
    money: bool = False,
    said: str = "{what}: {have}",
    of_each: str = "",
) -> Broken:
    """The broken bound, with the construct's own words where the author has none.

    `said` is how many there are of what; `of_each` is said of a bound that several break.
    """
    assert isinstance(ready.limit, Bounded)
    counts = isinstance(ready.limit, Count)
    weighs = weight_toward(ready.code, checking.rulebook.weights, checking.around(instance))
    return Broken(
        code=ready.code,
        instance=instance,
        severity=ready.limit.severity,
        too_few=too_few,
        illegal_too_few=ready.limit.too_few == "illegal",
        message=ready.limit.message or _message(ready, limit, too_few, checking, said, of_each),
        more=_counted(limit, checking.rulebook),
        what=what,
        have=have,
        limit=limit.number,
        causes=causes,
        source=checking.rulebook.source(ready.limit.source),
        wanted=wanted,
        money=money,
        costs=ready.limit.sum if money and isinstance(ready.limit, Sum) else None,
        adds=ready.limit.sum if not money and isinstance(ready.limit, Sum) else None,
        by_line=isinstance(ready.limit, Count) and ready.limit.by == "entry",
        goes_by=_measured(ready.limit, limit, too_few),
        added=limit.added,
        share=_share(ready.limit, too_few),
        weighs=weighs,
        whole=counts and (weighs is None or all(isinstance(weighs(t), int) for t in causes)),
        bans=counts and limit.number == 0 and not too_few,
        swaps=True,
    )


def _counted(limit: Worked, rulebook: Rulebook) -> dict[str, str]:
    """What the bound goes by, where things were counted for it: "3 Squires"."""
    said: dict[str, str] = {}
    for at, counted in enumerate(limit.of):
        said[f"of_{at}" if at else "of"] = told_of(counted, rulebook)
    return said


def _measured(limit: Bounded, worked: Worked, too_few: bool) -> tuple[Measured, Number] | None:
    """The amount that a bound is and the number of things counted for it, if there were any."""
    amount = limit.exactly or (limit.min if too_few else limit.max)
    if not worked.of or not isinstance(amount, Measured) or amount.of in ("limit", "spent"):
        return None
    if amount.sum is not None:
        return None
    return amount, worked.of[0].number


def _share(limit: Bounded, too_few: bool) -> Number:
    amount = limit.exactly or (limit.min if too_few else limit.max)
    if not isinstance(amount, Percent) or amount.of == "limit":
        return 0
    return exact(Fraction(amount.percent) / 100)


def _value(limit: Bounded, worked: Worked, too_few: bool, rulebook: Rulebook) -> str:
    """The characteristic that a bound is: `Crew`, `Crew + 1`."""
    amount = limit.exactly or (limit.min if too_few else limit.max)
    if isinstance(amount, Best):
        return name_of(amount.best, rulebook)
    if not isinstance(amount, OfValue):
        return ""
    name = name_of(amount.value.removeprefix("bearer."), rulebook)
    return name + signed(plain(amount.plus))


def _message(
    ready: Ready, limit: Worked, too_few: bool, checking: Checking, said: str, of_each: str
) -> str:
    """The words of the construct, the same for all instances of which the same is said."""
    key = limit.why, limit.number == 0, too_few, said, of_each
    known: str | None = ready.messages.get(key)
    if known is None:
        words = _words(ready, limit, too_few, checking.rulebook, said, of_each)
        known = ready.messages.keep(key, words)
    return known


def _words(
    ready: Ready, limit: Worked, too_few: bool, rulebook: Rulebook, said: str, of_each: str
) -> str:
    assert isinstance(ready.limit, Bounded)
    goes_by = limit.why or _value(ready.limit, limit, too_few, rulebook)
    reasons = [one for one in (goes_by, conditions(ready.limit, rulebook)) if one]
    why = f" ({', '.join(reasons)})" if reasons else ""
    who = "{who}: " if ready.scope != "warband" else ""
    if isinstance(ready.limit, Sum):
        end = f"{{short}} short{why}." if too_few else f"{{over}} over{why}."
        return f"{who}{said} of {{limit}}; {end}"
    if limit.number == 0 and not too_few and not goes_by:
        return f"{who}{said}; none allowed{why}."
    bound = f"at {'least' if too_few else 'most'} {{limit}}{of_each}{why}."
    if of_each:
        return f"{who}{said}; {bound}"
    return f"{who}{said}; {bound} {'{short} more' if too_few else '{over} too many'}."
