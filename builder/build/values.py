"""Characteristics, keywords and traits worked out, each with the lines that make it up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from builder.build.acting import Acting, acting_on
from builder.build.amounts import Around
from builder.build.effects import repeats
from builder.build.modified import Change, Gathered, bounded, contested, modified
from builder.build.price_tables import Shares, shares
from builder.build.rulebook import Rulebook
from builder.build.state import State, alone
from builder.catalog.formulas import parse_formula
from builder.catalog.printed import readable, write_printed
from schemas.base import Number, exact, words
from schemas.receipt import Receipt, ReceiptLine
from schemas.tags import Characteristic
from schemas.warband import Carried, Fighter, Value


class Values:
    """Works out all values of a state, in the order of the reading graph."""

    def __init__(
        self,
        state: State,
        rulebook: Rulebook,
        printed: dict[str, dict[str, str]],
        named: frozenset[str],
    ) -> None:
        self.state = state
        self.rulebook = rulebook
        self.printed = printed
        self.named = named
        self.paid: Shares = shares(state.fighters, rulebook) if rulebook.has_tables else {}
        self.acting: dict[str, dict[str, list[Acting]]] = {}
        for fighter in state.fighters:
            by_target: dict[str, list[Acting]] = {}
            for acting in acting_on(fighter, rulebook):
                by_target.setdefault(acting.effect.target, []).append(acting)
            self.acting[fighter.id] = by_target

    def work_out(self, node: str) -> None:
        """Works out one node for every fighter."""
        kind, _, name = node.partition(".")
        match kind:
            case "keyword":
                for fighter in self.state.fighters:
                    self._keyword(fighter, name)
            case "trait":
                for fighter in self.state.fighters:
                    self._trait(fighter, name)
            case "fighter":
                characteristic = self.rulebook.characteristics.get(name)
                if characteristic is not None:
                    for fighter in self.state.fighters:
                        self._of_fighter(fighter, name, characteristic)
            case "item":
                characteristic = self.rulebook.characteristics.get(name)
                if characteristic is not None:
                    for fighter in self.state.fighters:
                        for item in fighter.items:
                            self._of_item(fighter, item, name, characteristic)
            case "text":
                for fighter in self.state.fighters:
                    self._texts(fighter)

    def holding(
        self, fighter: Fighter, target: str, item: Carried | None, cost_type: str
    ) -> Iterator[tuple[Acting, Around]]:
        """The effects on a value that hold now, with what is around them."""
        for acting in self.acting[fighter.id].get(target, ()):
            effect = acting.effect
            if (effect.of is None) != (item is None):
                continue
            if effect.for_ is not None and not effect.for_.fighter(fighter):
                continue
            if item is not None and effect.of is not None and not effect.of.item(fighter, item):
                continue
            around = Around(self.state, alone(fighter), cost_type, fighter, item)
            if effect.if_ is not None and not effect.if_(around):
                continue
            if effect.unless is not None and effect.unless(around):
                continue
            yield acting, around

    def times(self, acting: Acting, around: Around) -> int:
        """How often an effect repeats."""
        return acting.copies * repeats(acting.effect, around)

    def _keyword(self, fighter: Fighter, word: str) -> None:
        gained = lost = False
        for acting, _ in self.holding(fighter, "keywords", None, self.state.main_cost):
            if word in acting.effect.words:
                gained |= acting.effect.operation == "gain"
                lost |= acting.effect.operation == "lose"
        if lost:
            fighter.keywords = tuple(k for k in fighter.keywords if k != word)
        elif gained and word not in fighter.keywords:
            fighter.keywords = (*fighter.keywords, word)

    def _trait(self, fighter: Fighter, word: str) -> None:
        for item in fighter.items:
            gained = lost = False
            for acting, _ in self.holding(fighter, "traits", item, self.state.main_cost):
                if word in acting.effect.words:
                    gained |= acting.effect.operation == "gain"
                    lost |= acting.effect.operation == "lose"
            if lost:
                item.traits = tuple(t for t in item.traits if t != word)
            elif gained and word not in item.traits:
                item.traits = (*item.traits, word)

    def _texts(self, fighter: Fighter) -> None:
        unit_name = self.told(fighter, None, "name", fighter.unit_name)
        if unit_name != fighter.unit_name:
            if fighter.id not in self.named:
                fighter.name = fighter.name.replace(fighter.unit_name, unit_name, 1)
            fighter.unit_name = unit_name
        for item in fighter.items:
            item.name = self.told(fighter, item, "name", item.name)
            item.text = self.told(fighter, item, "text", item.text)

    def told(self, fighter: Fighter, item: Carried | None, target: str, text: str) -> str:
        """A text after the changes to it, made in the order of what they say."""
        holding = self.holding(fighter, target, item, self.state.main_cost)
        for template in sorted({acting.effect.text for acting, _ in holding}):
            text = template.replace("{}", text).strip()
        return text

    def _of_fighter(self, fighter: Fighter, id_: str, about: Characteristic) -> None:
        text, stated_by = self._printed_of(fighter, id_, about)
        if about.type == "text":
            fighter.values[id_] = _text_value(id_, about, text, self.told(fighter, None, id_, text))
            return
        formula = self.rulebook.formulas.get(id_)
        base: Number | None
        if formula is not None and id_ not in self.printed.get(fighter.id, {}):
            values = fighter.values
            base = formula.evaluate(lambda name: v.number if (v := values.get(name)) else None)
            base = None if base is None else exact(base)
            stated_by = id_
            label = "worked out from " + ", ".join(
                self.rulebook.characteristics[n].name or words(n) for n in sorted(formula.names)
            )
        else:
            base = readable(text, about)
            unit = self.rulebook.names.facets["unit"].get(stated_by)
            label = unit or (fighter.name if stated_by == fighter.id else "to begin with")
        if base is None and not self._is_set(fighter, id_):
            fighter.values[id_] = _text_value(id_, about, "")
            return
        fighter.values[id_] = self._value(fighter, None, id_, about, base, stated_by, label)

    def _is_set(self, fighter: Fighter, id_: str) -> bool:
        """Whether something may give a value where none is printed."""
        acting = self.acting[fighter.id].get(id_, ())
        return any(one.effect.operation in ("set", "text") for one in acting)

    def _printed_of(self, fighter: Fighter, id_: str, about: Characteristic) -> tuple[str, str]:
        own = self.printed.get(fighter.id, {}).get(id_)
        if own is not None:
            return own, fighter.id
        unit = self.rulebook.unit(fighter.unit)
        if unit and id_ in unit.profile:
            return unit.profile[id_]
        return about.default or "", id_

    def _of_item(self, fighter: Fighter, item: Carried, id_: str, about: Characteristic) -> None:
        entry = self.rulebook.item(item.id)
        text = entry.profile.get(id_) if entry else None
        formula = self.rulebook.formulas.get(id_) if about.of == "item" else None
        said = text is not None or formula is not None or about.default is not None
        if not said and not self._is_set(fighter, id_):
            return
        if about.type == "text":
            stated = text or about.default or ""
            told = self.told(fighter, item, id_, stated)
            if said or told:
                item.values[id_] = _text_value(id_, about, stated, told)
            return
        label = item.name
        cause = item.ref
        if text is not None and text.startswith("="):
            formula = parse_formula(text[1:])
        elif text is not None:
            formula = None
        if formula is not None:
            base = formula.evaluate(lambda name: _lookup(name, fighter, item))
            base = None if base is None else exact(base)
            label = "worked out from " + ", ".join(
                self.rulebook.characteristics[n.removeprefix("bearer.")].name or words(n)
                for n in sorted(formula.names)
            )
        else:
            base = readable(text or about.default or "", about)
        value = self._value(fighter, item, id_, about, base, cause, label)
        if said or value.number is not None:
            item.values[id_] = value

    def _value(
        self,
        fighter: Fighter,
        item: Carried | None,
        id_: str,
        about: Characteristic,
        base: Number | None,
        cause: str,
        label: str,
    ) -> Value:
        lines: list[ReceiptLine] = []
        if base is not None:
            lines.append(ReceiptLine(label, base, cause, self._stated(cause, fighter)))
        gathered = self._gathered(fighter, item, id_, about)
        raw = modified(base, about, gathered, self.rulebook, lines)
        number = None if raw is None else bounded(raw, id_, about, self.rulebook, lines)
        return Value(
            id=id_,
            name=about.name or words(id_),
            short=about.short or about.name or words(id_),
            text=write_printed(number, about),
            number=number,
            raw=raw,
            base=base,
            base_text=write_printed(base, about),
            better=about.better,
            receipt=Receipt(tuple(lines) if number is not None else ()),
            contested=contested(gathered),
        )

    def _stated(self, cause: str, fighter: Fighter) -> str:
        unit = self.rulebook.names.units.get(cause)
        about = self.rulebook.characteristics.get(cause)
        stated = unit.source if unit else (about.source if about else None)
        return self.rulebook.source(stated)

    def _gathered(
        self, fighter: Fighter, item: Carried | None, id_: str, about: Characteristic
    ) -> Gathered:
        """The changes to a value that hold, by what they do."""
        gathered: Gathered = {}
        for acting, around in self.holding(fighter, id_, item, self.state.main_cost):
            if acting.effect.amount is None:
                continue
            around = replace(around, better_low=about.better == "low")
            change = Change(acting, acting.effect.amount(around), self.times(acting, around))
            gathered.setdefault(acting.effect.operation, []).append(change)
        return gathered


def _lookup(name: str, fighter: Fighter, item: Carried) -> Number | None:
    values = item.values
    if name.startswith("bearer."):
        name, values = name.removeprefix("bearer."), fighter.values
    value = values.get(name)
    return value.number if value else None


def _text_value(id_: str, about: Characteristic, text: str, told: str | None = None) -> Value:
    stated, shown = ("" if t in (None, "-", "–") else t for t in (text, told or text))
    name = about.name or words(id_)
    return Value(id_, name, about.short or name, shown, base_text=stated, better=about.better)
