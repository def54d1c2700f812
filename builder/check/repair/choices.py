"""What a list chooses, chosen otherwise."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from builder.build.choices import choices_of
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import SIZE, Candidate
from builder.check.repair.mentioned import statements_about, switches_of
from schemas.base import words
from schemas.finding import Change

OF_A_LIST = ("choice", "mode", "variant")
"""Kinds of switches that a player sets for a list; rulings and editions are the table's."""


def other_choices(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """The other choices of each switch, of those that a list chooses, that a limit goes by."""
    rulebook = checking.rulebook
    keys = [
        key
        for statement in statements_about(broken.code, rulebook)
        for key in switches_of(statement, rulebook)
    ]
    for key in dict.fromkeys(keys):
        yield from chosen_otherwise(key, checking, ("choice",))


def chosen_otherwise(key: str, checking: Checking, kinds: Collection[str]) -> Iterator[Candidate]:
    """Each choice of a switch but the one that is made, if the switch is of one of the kinds."""
    rulebook = checking.rulebook
    switch = rulebook.data.switches.get(key)
    if switch is None or switch.kind not in kinds:
        return
    name = switch.name or words(key)
    for choice in choices_of(switch, rulebook.keywords):
        if choice != rulebook.choices.get(key):
            label = f"set {name} to {choice}"
            yield Candidate(label, (Change("switch", switch=key, to=choice),), SIZE)
