"""Words typed on the command line, made into ids of the catalog; unknown ones are refused.

In a file an unknown id is kept and reported. Typed anew it is a slip, and nothing is written.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

import click

from builder.build.rulebook import Rulebook
from builder.catalog.units import ResolvedUnit
from builder.check.builtin.hired import those_like
from builder.cli.lines import one_line
from builder.cli.nearest import item_hint, role_hint, unit_hint
from builder.cli.offer import choices_of
from builder.cli.places import takes
from schemas.problems import InputError, Problem
from schemas.warband import Carried, Fighter
from schemas.yaml.suggest import did_you_mean

EVERY = "all"
"""`plate@all`: in every place that takes it."""


class Typed:
    """Looks words up for one roster, and collects what is wrong until `settle` is called."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.names = rulebook.names
        self.problems: list[Problem] = []
        self.meant: dict[str, str] = {}
        """Aliases that were typed, and the names of what they were taken for."""

    def settle(self) -> None:
        """Raises InputError with everything that was wrong so far."""
        if self.problems:
            raise InputError(self.problems)

    def wrong(self, what: str, message: str) -> None:
        """Notes a mistake in an argument, such as `--with plaet`."""
        self.problems.append(Problem(what, 0, 0, message))

    def unit(self, word: str) -> str:
        """The id of a unit, from its id or an alias."""
        if word in self.names.unit_aliases and word not in self.names.units:
            self.meant[word] = self.names.facets["unit"][self.names.unit_id(word)]
        elif word not in self.names.units:
            self._unknown(word, word, "unit", unit_hint(word, self.rulebook))
        id_ = self.names.unit_id(word)
        if id_ in self.names.units and self.names.units[id_].abstract:
            self.wrong(word, f"is not hired itself{those_like(id_, self.rulebook)}")
        return id_

    def role(self, word: str) -> str:
        """The id of a role."""
        if word not in self.names.facets["role"]:
            self._unknown(f"--role {word}", word, "role", role_hint(word, self.rulebook))
        return word

    def characteristic(self, word: str, flag: str) -> str:
        """The id of a characteristic, from its id or its name on paper, whatever the capitals."""
        known = self.rulebook.characteristics
        if word in known:
            return word
        asked = word.strip().casefold()
        for names in (
            {id_: id_ for id_ in known},
            {id_: about.name for id_, about in known.items() if about.of != "item"},
            {id_: about.short for id_, about in known.items() if about.of != "item"},
        ):
            found = [id_ for id_, name in names.items() if name and name.casefold() == asked]
            if len(found) == 1:
                return found[0]
        self._known(flag, word, known, "characteristic")
        return word

    def size(self, word: str) -> str:
        """The id of a named size, from its id or its name."""
        sizes = self.rulebook.data.sizes
        named = [id_ for id_, size in sizes.items() if size.get("name") == word]
        if not named:
            self._known(f"--size {word}", word, sizes, "size")
        return named[0] if named else word

    def switch(self, key: str, choice: str, flag: str) -> str | None:
        """The default of a switch; the key and, unless it is empty, the choice must be known."""
        self._known(flag, key, self.rulebook.data.switches, "switch")
        switch = self.rulebook.data.switches.get(key)
        if switch is None:
            return None
        choices = choices_of(switch, self.rulebook)
        if choice and choice not in choices:
            hint = did_you_mean(choice, choices) or f"; there are: {', '.join(choices)}"
            self.wrong(flag, f"`{key}` has no choice `{choice}`{hint}")
        return switch.default

    def item(self, word: str, flag: str) -> str:
        """`item` or `item@slot` with ids for aliases, places not looked at."""
        item, at, slot = word.partition("@")
        if item in self.names.aliases and item not in self.names.items:
            self.meant[item] = self.names.facets["item"][self.names.item_id(item)]
        elif item not in self.names.items:
            self._unknown(f"{flag} {word}", item, "item", item_hint(item, self.rulebook))
        return f"{self.names.item_id(item)}{at}{slot}"

    def items(self, words: Iterable[str], unit: str) -> list[str]:
        """The items taken by a unit: `@all` written out, a place asked for where it needs one."""
        resolved = self.rulebook.unit(self.names.unit_id(unit))
        return [one for word in words for one in self._placed(word, resolved, "--with")]

    def carried(self, words: Iterable[str], bearer: Fighter) -> list[str]:
        """The items given up by a fighter: `@all` written out, a place asked for among several."""
        left = [held for held in bearer.items for _ in range(held.copies)]
        left = [held for held in left if held.origin in ("choice", "kit")]
        return [one for word in words for one in self._carried(word, bearer, left)]

    def _carried(self, word: str, bearer: Fighter, left: list[Carried]) -> list[str]:
        """One word of it. What is given up is taken out of `left`."""
        item, _, slot = word.partition("@")
        if item not in {held.id for held in left}:
            item, _, slot = self.item(word, "--without").partition("@")
        there = [held for held in left if held.id == item]
        places = list(dict.fromkeys(held.slot for held in there if held.slot))
        if not slot and len(places) > 1:
            slot = self._ask(item, bearer.name, places, "--without")
        if slot and not (slot == EVERY and places):
            there = [held for held in there if held.slot == slot]
        if not there:
            self._not_carried(word, item, bearer, left)
        given_up = there if slot == EVERY else there[:1]
        for held in given_up:
            left.remove(held)
        return [held.word for held in given_up]

    def _not_carried(self, word: str, item: str, bearer: Fighter, left: list[Carried]) -> None:
        if item not in self.names.items and item not in {held.id for held in left}:
            return  # said already
        there = dict.fromkeys(f"{one.id}@{one.slot}" if one.slot else one.id for one in left)
        has = f"there are: {', '.join(there)}" if there else "there is nothing to give up"
        self.wrong(f"--without {word}", f"{bearer.name} has no `{word}`; {has}")

    def _placed(self, word: str, unit: ResolvedUnit | None, flag: str) -> list[str]:
        item, _, slot = self.item(word, flag).partition("@")
        if unit is None or item not in self.names.items:
            return [f"{item}@{slot}" if slot else item]
        places = self._places(unit, item)
        if not slot:
            slot = self._ask(item, unit.name, places, flag) if len(places) > 1 else ""
        if slot == EVERY and places:
            return [f"{item}@{place}" for place in places]
        if slot and slot not in _places_of(unit):
            self._unknown_place(f"{flag} {word}", slot, unit)
        return [f"{item}@{slot}" if slot else item]

    def _unknown_place(self, what: str, slot: str, unit: ResolvedUnit) -> None:
        there = _places_of(unit)
        hint = did_you_mean(slot, there)
        if not hint:
            hint = f"; there are: {', '.join(there)}" if there else "; leave it out"
        self.wrong(what, f"{unit.name} has no place `{slot}`{hint}")

    def _places(self, unit: ResolvedUnit, item: str) -> list[str]:
        """The places of a unit that an item must be put in by name."""
        groups = [
            group
            for group in unit.slots
            if group.by_default is None and takes(group, unit, item, self.rulebook)
        ]
        return list(dict.fromkeys(place for group in groups for place in group.names))

    def _ask(self, item: str, whose: str, places: list[str], flag: str) -> str:
        name = self.names.facets["item"].get(item, item)
        if sys.stdin.isatty() and sys.stderr.isatty():
            choices = click.Choice([*places, EVERY])
            question = one_line(f"{name} at which place of {whose}")
            answer: str = click.prompt(question, type=choices, err=True)
            return answer
        spelling = ", ".join(f"`{item}@{place}`" for place in (*places, EVERY))
        self.wrong(f"{flag} {item}", f"{whose} has several places for it; say {spelling}")
        return ""

    def _known(self, what: str, word: str, choices: Iterable[str], kind: str) -> None:
        choices = list(choices)
        if word not in choices:
            hint = did_you_mean(word, choices) if choices else "; it has none"
            self._unknown(what, word, kind, hint)

    def _unknown(self, what: str, word: str, kind: str, hint: str) -> None:
        system = self.rulebook.data.system.id
        hint = hint or f"; `muster show {system}` lists them"
        self.wrong(what, f"{system} has no {kind} `{word}`{hint}")


def _places_of(unit: ResolvedUnit) -> list[str]:
    """The places that a unit has, each once."""
    return list(dict.fromkeys(place for group in unit.slots for place in group.names))
