"""What the made-up games say: all that the language has, to some effect."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel

from builder import build, check
from builder.build.compiling import rulebook_for
from builder.catalog.catalog import Catalog
from builder.catalog.lint.subject import Subject
from builder.check.judge import checking_of
from builder.check.ready import instances, ready_limits
from schemas import amounts, entries, prices, statements, switches, tags
from schemas.roster import Roster
from schemas.statements import AnyLimit, Bounded, Limit, Modify
from tests.laws.law import roster_of, summary
from tests.laws.rosters import rosters
from tests.laws.tables import Table, made_up

GAMES, LIMITS, ROSTERS = 180, 30, 5
"""So many games, so many limits each, so many rosters each."""
MODELS = (
    *(statements.Count, statements.Sum, statements.Requires, statements.Excludes),
    *(statements.OneOf, statements.Attach, statements.Rule, statements.Modify, statements.Times),
    *(statements.Weight, statements.Exempt, amounts.Percent, amounts.Per, amounts.Steps),
    *(amounts.OfLimit, amounts.OfValue, amounts.Best, amounts.Comparison, amounts.Chosen),
    *(amounts.AnyOf, amounts.AllOf, amounts.Not, prices.Copies, prices.Bundle, prices.Models),
    *(prices.Flat, entries.Item, entries.Unit, entries.Slots, entries.Take, entries.Swap),
    *(tags.Characteristic, tags.Profile, tags.Role, tags.SquadType, tags.Bound, tags.Partner),
    *(switches.Switch, switches.Choice, switches.Patch),
)
FOR_PEOPLE = {
    *("name", "plural", "text", "source", "emblem", "aliases", "short", "message", "asks"),
    *("reference", "says", "code", "default", "id", "losses", "about", "play"),
}
"""Keys that change no figure and no verdict."""


class Seen:
    """What many made-up games said, and what came of it."""

    def __init__(self) -> None:
        self.keys: set[tuple[type, str]] = set()
        self.judged: dict[str, set[str]] = defaultdict(set)
        """What limits say: whether such a one was judged, found something, found nothing."""
        self.changed: dict[str, set[bool]] = defaultdict(set)
        """What is changed, and how: whether it made a difference."""

    def look(self, table: Table) -> None:
        """Notes what one game says, and what it says of a roster."""
        roster = roster_of(table.roster)
        for _, model in Subject.of(table.game.data, {}).models:
            self.keys.update((type(model), key) for key in model.model_fields_set)
        self._look_at_limits(table.game, roster)
        self._look_at_changes(table.game, roster)

    def _look_at_limits(self, game: Catalog, roster: Roster) -> None:
        warband = build(roster, game)
        found = {finding.code for finding in check(warband, game, repairs=False)}
        checking = checking_of(warband, game)
        rulebook = rulebook_for(game.data, game.key, roster)
        for ready in ready_limits(rulebook):
            if not any(instances(ready, checking)):
                continue
            for word in said(ready.limit):
                self.judged[word] |= {"judged", "found" if ready.code in found else "kept"}

    def _look_at_changes(self, game: Catalog, roster: Roster) -> None:
        warband = build(roster, game)
        whole = summary(warband, check(warband, game, repairs=False))
        for at, change in enumerate(game.data.changes):
            if all(True in self.changed[word] for word in _changed(change)):
                continue  # nothing new is to be learnt
            rest = [one for place, one in enumerate(game.data.changes) if place != at]
            data = game.data.model_copy(update={"changes": rest})
            less = replace(game, data=data, laid_over=f"without {at}")
            warband = build(roster, less)
            makes = summary(warband, check(warband, less, repairs=False)) != whole
            for word in _changed(change):
                self.changed[word].add(makes)


def said(limit: AnyLimit) -> Iterator[str]:
    """What a limit says, as far as it may matter: its construct, scope, bounds, circumstances."""
    yield type(limit).__name__
    yield "for" if limit.for_ is not None else f"in {limit.in_}"
    yield limit.severity
    yield from (key for key in ("if_", "unless", "when") if getattr(limit, key) is not None)
    if isinstance(limit, statements.Count):
        yield f"by {limit.by}"
        yield f"each {limit.each}" if limit.each else "all together"
    if isinstance(limit, Bounded):
        for key in ("min", "max", "exactly"):
            amount = getattr(limit, key)
            if isinstance(amount, BaseModel):
                of = getattr(amount, "of", None)
                yield type(amount).__name__
                yield f"of {of if of in ('limit', 'spent') else 'things'}"
            elif amount is not None:
                yield key
    if isinstance(limit, Limit) and limit.too_few == "illegal":
        yield "illegal"


def _changed(change: statements.AnyChange) -> tuple[str, ...]:
    """What a change does, and to what."""
    if not isinstance(change, Modify):
        return (type(change).__name__,)
    keys = ("set", "add", "improve", "worsen", "multiply", "at_least", "at_most", "gain", "lose")
    how = next((key for key in keys if getattr(change, key) is not None), "text")
    what = change.modify.partition(":")[0]
    kinds = {"points": "cost", "trade": "cost", "limit": "limit", "keywords": "tag"}
    kinds |= {"traits": "tag", "name": "text", "noise": "text"}
    return how, f"of a {kinds.get(what, 'value')}"


pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def seen() -> Seen:
    """What the first made-up games of all say; the same ones every time."""
    collected = Seen()

    @settings(
        max_examples=GAMES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(made_up(LIMITS, LIMITS), st.data())
    def look(table: Table, data: st.DataObject) -> None:
        others = [data.draw(rosters(table.game)) for _ in range(ROSTERS - 1)]
        for roster in (table.roster, *others):
            collected.look(Table(table.game, roster))

    look()
    return collected


def test_every_key_of_the_language_is_said(seen: Seen) -> None:
    missing = {
        (model.__name__, key)
        for model in MODELS
        for key in model.model_fields
        if key not in FOR_PEOPLE and (model, key) not in seen.keys
    }
    assert missing == set()


def test_every_kind_of_limit_is_broken_and_is_kept(seen: Seen) -> None:
    whole = {"judged", "found", "kept"}
    assert {word: there for word, there in seen.judged.items() if there != whole} == {}


def test_every_kind_of_change_makes_a_difference(seen: Seen) -> None:
    assert {word for word, made in seen.changed.items() if True not in made} == set()
