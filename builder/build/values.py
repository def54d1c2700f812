"""Characteristics, keywords and traits worked out, each with the lines that make it up.

For one value, in this order: the printed value or formula; `set` (several: the better); `multiply`
(of the value before it, deltas added); `add improve worsen`; `at_least at_most`; the bounds of the
characteristic. Sums commute, so the order of statements never matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from builder.build.amounts import Around, Worked, rounded
from builder.build.counting import things
from builder.build.effects import Effect
from builder.build.rulebook import Rulebook
from builder.build.state import State, alone
from builder.catalog.formulas import parse_formula
from builder.catalog.printed import read_printed, write_printed
from schemas.base import Number, exact, words
from schemas.receipt import Receipt, ReceiptLine
from schemas.tags import Characteristic
from schemas.warband import Carried, Fighter, Value


@dataclass(frozen=True, slots=True)
class Acting:
    """An effect that acts on a fighter: who brings it, and how many times."""

    effect: Effect
    cause: str
    label: str
    copies: int = 1
    item: Carried | None = None


def acting_on(fighter: Fighter, rulebook: Rulebook) -> list[Acting]:
    """The effects of a fighter's items, roles and unit, and the catalog's changes."""
    acting: list[Acting] = []
    once: set[int] = set()
    for item in fighter.items:
        for effect in rulebook.item_effects.get(item.id, ()):
            if effect.at is not None and effect.at != (item.slot or "none"):
                continue
            if not effect.stacks:
                if id(effect) in once:
                    continue
                once.add(id(effect))
            copies = item.copies if effect.stacks else 1
            acting.append(Acting(effect, item.ref, item.name, copies, item))
    for role in fighter.roles:
        acting += [Acting(e, role, e.label) for e in rulebook.role_effects.get(role, ())]
    if unit := rulebook.unit(fighter.unit):
        acting += [Acting(e, e.cause, e.label) for e in rulebook.unit_effects(unit)]
    acting += [Acting(effect, effect.cause, effect.label) for effect in rulebook.changes]
    return acting


class Values:
    """Works out all values of a state, in the order of the reading graph."""

    def __init__(
        self, state: State, rulebook: Rulebook, printed: dict[str, dict[str, str]]
    ) -> None:
        self.state = state
        self.rulebook = rulebook
        self.printed = printed
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
        effect = acting.effect
        if effect.times is None or effect.times_of is None:
            return acting.copies
        instance = self.state.around(effect.times.in_ or "fighter", around.instance)
        number = sum(thing.number for thing in things(instance, effect.times_of))
        return acting.copies * _steps(number, effect.times.per, effect.times.round)

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
        for item in fighter.items:
            for target in ("name", "text"):
                for acting, _ in self.holding(fighter, target, item, self.state.main_cost):
                    new = acting.effect.text.replace("{}", getattr(item, target))
                    setattr(item, target, new)

    def _of_fighter(self, fighter: Fighter, id_: str, about: Characteristic) -> None:
        text, stated_by = self._printed_of(fighter, id_, about)
        if about.type == "text":
            fighter.values[id_] = _text_value(id_, about, text)
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
            base = read_printed(text, about) if text else None
            unit = self.rulebook.names.facets["unit"].get(stated_by)
            label = unit or (fighter.name if stated_by == fighter.id else "to begin with")
        fighter.values[id_] = self._value(fighter, None, id_, about, base, stated_by, label)

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
        if not said and id_ not in self.acting[fighter.id]:
            return
        if about.type == "text":
            item.values[id_] = _text_value(id_, about, text or about.default or "")
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
            base = read_printed(text or about.default or "", about)
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
        number = self._changed(fighter, item, id_, about, base, lines)
        number = _bounded(number, id_, about, lines, self.rulebook)
        return Value(
            id=id_,
            name=about.name or words(id_),
            short=about.short or about.name or words(id_),
            text=write_printed(number, about),
            number=number,
            base=base,
            base_text=write_printed(base, about),
            better=about.better,
            receipt=Receipt(tuple(lines) if number is not None else ()),
        )

    def _stated(self, cause: str, fighter: Fighter) -> str:
        unit = self.rulebook.names.units.get(cause)
        about = self.rulebook.characteristics.get(cause)
        stated = unit.source if unit else (about.source if about else None)
        return self.rulebook.source(stated)

    def _changed(
        self,
        fighter: Fighter,
        item: Carried | None,
        id_: str,
        about: Characteristic,
        base: Number | None,
        lines: list[ReceiptLine],
    ) -> Number | None:
        by_operation: dict[str, list[tuple[Acting, Worked, int]]] = {}
        for acting, around in self.holding(fighter, id_, item, self.state.main_cost):
            if acting.effect.amount is None:
                continue
            around = Around(
                around.state,
                around.instance,
                around.cost_type,
                fighter,
                item,
                about.better == "low",
            )
            worked = acting.effect.amount(around)
            times = self.times(acting, around)
            by_operation.setdefault(acting.effect.operation, []).append((acting, worked, times))
        number = self._set(by_operation.get("set", []), about, base, lines)
        if number is None:
            return None
        number = self._multiplied(by_operation.get("multiply", []), number, lines)
        for operation in ("add", "improve", "worsen"):
            for acting, worked, times in by_operation.get(operation, []):
                if worked.number is None or times == 0:
                    continue
                delta = exact(worked.number * times * _sign(operation, about))
                number = exact(number + delta)
                shown = f"{acting.label} × {times}" if times > 1 else acting.label
                lines.append(self._line(shown, delta, acting, worked))
        for operation, keep in (("at_least", max), ("at_most", min)):
            for acting, worked, _ in by_operation.get(operation, []):
                if worked.number is not None and (kept := keep(number, worked.number)) != number:
                    lines.append(self._line(acting.label, exact(kept - number), acting, worked))
                    number = kept
        return number

    def _line(self, label: str, amount: Number, acting: Acting, worked: Worked) -> ReceiptLine:
        item = worked.item or acting.item
        if item is not None:
            entry = self.rulebook.item(item.id)
            own = acting.effect.source if worked.item is None else None
            source = self.rulebook.source(own or (entry.source if entry else None))
            return ReceiptLine(item.name if worked.item else label, amount, item.ref, source)
        return ReceiptLine(label, amount, acting.cause, self.rulebook.source(acting.effect.source))

    def _set(
        self,
        sets: list[tuple[Acting, Worked, int]],
        about: Characteristic,
        base: Number | None,
        lines: list[ReceiptLine],
    ) -> Number | None:
        """The better of several `set`; one of none takes the value away when it stands alone."""
        if not sets:
            return base
        given = [(worked.number, acting, worked) for acting, worked, _ in sets]
        stated = [one for one in given if one[0] is not None]
        if not stated:
            # `set: none` takes a value away; a best of nothing leaves it as it is.
            if all(_takes_away(acting.effect, worked) for _, acting, worked in given):
                lines.clear()
                return None
            return base
        choose = min if about.better == "low" else max
        number, acting, worked = choose(stated, key=lambda one: one[0])  # type: ignore[arg-type, return-value]
        assert number is not None
        lines.append(self._line(acting.label, exact(number - (base or 0)), acting, worked))
        return number

    def _multiplied(
        self,
        factors: list[tuple[Acting, Worked, int]],
        number: Number,
        lines: list[ReceiptLine],
    ) -> Number:
        before = number
        for acting, worked, _ in factors:
            if worked.number is None:
                continue
            product = rounded(exact(before * worked.number), acting.effect.rounding)  # type: ignore[arg-type]
            number = exact(number + product - before)
            lines.append(self._line(acting.label, exact(product - before), acting, worked))
        return number


def _steps(number: int, per: int, how: str) -> int:
    if how == "up":
        return -(-number // per)
    if how == "nearest":
        return (2 * number + per) // (2 * per)
    return number // per


def _takes_away(effect: Effect, worked: Worked) -> bool:
    return effect.operation == "set" and not worked.unknown and worked.why == "none"


def _sign(operation: str, about: Characteristic) -> int:
    if operation == "add":
        return 1
    better = -1 if about.better == "low" else 1
    return better if operation == "improve" else -better


def _bounded(
    number: Number | None,
    id_: str,
    about: Characteristic,
    lines: list[ReceiptLine],
    rulebook: Rulebook,
) -> Number | None:
    if number is None:
        return None
    kept = number
    if about.min is not None:
        kept = max(kept, about.min)
    if about.max is not None:
        kept = min(kept, about.max)
    if kept != number:
        label = f"limit of {about.name or words(id_)}"
        lines.append(ReceiptLine(label, exact(kept - number), id_, rulebook.source(about.source)))
    return kept


def _lookup(name: str, fighter: Fighter, item: Carried) -> Number | None:
    values = item.values
    if name.startswith("bearer."):
        name, values = name.removeprefix("bearer."), fighter.values
    value = values.get(name)
    return value.number if value else None


def _text_value(id_: str, about: Characteristic, text: str) -> Value:
    shown = "" if text in ("-", "–") else text
    name = about.name or words(id_)
    return Value(id_, name, about.short or name, shown, base_text=shown)
