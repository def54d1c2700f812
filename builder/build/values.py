"""Characteristics, keywords and traits worked out, each with the lines that make it up."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property

from builder.build.acting import Acting, ActingOn, Standing
from builder.build.effects import repeats
from builder.build.further import lacking
from builder.build.modified import Change, bounded, by_operation, contested, modified, within
from builder.build.price_tables import Shares, shares
from builder.build.resolve import Resolved
from builder.build.rulebook import Node, Rulebook
from builder.build.state import State
from builder.build.stated import Stated, of_fighter, of_item, worked_out
from builder.build.worked import Around
from builder.catalog.facts import forget
from builder.catalog.formulas import Formula
from builder.catalog.printed import write_printed
from schemas.base import words
from schemas.receipt import Receipt, ReceiptLine
from schemas.tags import Characteristic
from schemas.warband import Carried, Fighter, Value


class Values:
    """Works out all values of some fighters among all, in the order of the reading graph."""

    def __init__(self, state: State, resolved: Sequence[Resolved], rulebook: Rulebook) -> None:
        self.state = state
        self.rulebook = rulebook
        self.fighters = [one.fighter for one in resolved]
        self.printed = {one.fighter.id: one.entry.profile for one in resolved}
        self.named = frozenset(one.fighter.id for one in resolved if one.entry.name)
        self.acting = {fighter.id: ActingOn(fighter, rulebook) for fighter in self.fighters}
        self.live: set[str] = set()
        """The nodes of the reading graph at which there is anything to work out for anybody."""
        for fighter in self.fighters:
            acting_on = self.acting[fighter.id]
            if own := self.printed[fighter.id]:
                acting_on.live.update([f"fighter.{id_}" for id_ in own])
            fighter.values = dict(self._unchanged(fighter, acting_on.standing))
            for id_ in lacking(fighter, self.printed[fighter.id], acting_on, rulebook):
                fighter.values.pop(id_, None)
                acting_on.live.discard(f"fighter.{id_}")
            self.live |= acting_on.live

    @cached_property
    def paid(self) -> Shares:
        """What each line with a price table pays."""
        return shares(self.fighters, self.rulebook) if self.rulebook.has_tables else {}

    def work_out(self, node: Node) -> None:
        """Works out one node of the graph for every fighter."""
        about = self.rulebook.characteristics.get(node.name)
        for fighter in self.fighters:
            if node.id not in self.acting[fighter.id].live:
                continue
            match node.kind:
                case "fighter" if about is not None:
                    self._of_fighter(fighter, node.name, about)
                case "item" if about is not None:
                    self._of_items(fighter, node.name, about)
                case "keyword":
                    self._keyword(fighter, node.name)
                case "trait":
                    self._trait(fighter, node.name)
                case "text":
                    self._texts(fighter)

    def _unchanged(self, fighter: Fighter, standing: Standing) -> dict[str, Value]:
        """All characteristics of the fighter's unit, in the order in which they are worked out."""
        if not standing.unchanged:
            for node in self.rulebook.order:
                about = self.rulebook.characteristics.get(node.name)
                if node.kind == "fighter" and about is not None:
                    stated = of_fighter(fighter, node.name, about, {}, self.rulebook)
                    standing.unchanged[node.name] = (
                        _text(node.name, about, stated.text, stated.text)
                        if about.type == "text"
                        else _number(node.name, about, stated, [], self.rulebook)
                    )
        return standing.unchanged

    def holding(
        self,
        fighter: Fighter,
        target: str,
        item: Carried | None,
        cost_type: str,
        better_low: bool = False,
    ) -> Sequence[tuple[Acting, Around]]:
        """The effects on a value that hold now, with what is around them."""
        acting_on = self.acting[fighter.id]
        may_hold = acting_on.on(target, item)
        if not may_hold:
            return ()
        around = Around(self.state, acting_on.alone, cost_type, fighter, item, better_low)
        return [(acting, around) for acting in may_hold if acting.holds(around)]

    def times(self, acting: Acting, around: Around) -> int:
        """How often an effect repeats."""
        if acting.effect.times is None:
            return acting.copies
        return acting.copies * repeats(acting.effect, around)

    def _keyword(self, fighter: Fighter, word: str) -> None:
        gained, lost = self._gains(fighter, None, "keywords", word)
        if lost:
            fighter.keywords = tuple(k for k in fighter.keywords if k != word)
        elif gained and word not in fighter.keywords:
            fighter.keywords = (*fighter.keywords, word)
        if gained or lost:
            forget(fighter)

    def _trait(self, fighter: Fighter, word: str) -> None:
        for item in fighter.items:
            gained, lost = self._gains(fighter, item, "traits", word)
            if lost:
                item.traits = tuple(t for t in item.traits if t != word)
            elif gained and word not in item.traits:
                item.traits = (*item.traits, word)
            if gained or lost:
                forget(item)

    def _gains(
        self, fighter: Fighter, item: Carried | None, target: str, word: str
    ) -> tuple[bool, bool]:
        """Whether a word is gained, and whether it is lost."""
        holding = self.holding(fighter, target, item, self.state.main_cost)
        operations = {a.effect.operation for a, _ in holding if word in a.effect.words}
        return "gain" in operations, "lose" in operations

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
        own, standing = self.printed[fighter.id], self.acting[fighter.id].standing
        formula = self.rulebook.formulas.get(id_)
        if formula is not None and not self.acting[fighter.id].on(id_, None):
            fighter.values[id_] = self._derived(fighter, id_, about, formula)
            return
        stated = standing.stated.get(id_) if id_ not in own else None
        if stated is None:
            stated = of_fighter(fighter, id_, about, own, self.rulebook)
            if id_ not in own and not stated.worked_out:
                standing.stated[id_] = stated
        known = None if id_ in own or stated.worked_out else standing.changed
        fighter.values[id_] = self._changed(fighter, None, id_, about, stated, known)

    def _derived(
        self, fighter: Fighter, id_: str, about: Characteristic, formula: Formula
    ) -> Value:
        """A value that a formula gives and nothing changes; one that comes again is kept."""
        kept = self.rulebook.derived
        key = (id_, *worked_out(formula, fighter.values.get))
        value: Value | None = kept.get(key)
        if value is None:
            stated = of_fighter(fighter, id_, about, {}, self.rulebook)
            value = kept.keep(key, _number(id_, about, stated, [], self.rulebook))
        return value

    def _of_items(self, fighter: Fighter, id_: str, about: Characteristic) -> None:
        acting_on, node = self.acting[fighter.id], f"item.{id_}"
        for item, on_item, changes in acting_on.touched(id_, node):
            if not changes and id_ in on_item.unchanged:
                item.values[id_] = _of_bearer(on_item.unchanged[id_], item)
                continue
            stated = of_item(fighter, item, id_, about, self.rulebook)
            if stated is not None and stated.worked_out and stated.number is None and not changes:
                continue  # what its formula reads, such an item has not
            printed = stated or Stated("", None, item.name, item.ref)
            known = None if printed.worked_out else on_item.changed
            value = self._changed(fighter, item, id_, about, printed, known)
            if stated is not None or value.text:
                item.values[id_] = value
            if stated is not None and not changes and not stated.worked_out:
                on_item.unchanged[id_] = value

    def _changed(
        self,
        fighter: Fighter,
        item: Carried | None,
        id_: str,
        about: Characteristic,
        stated: Stated,
        known: dict[Hashable, Value] | None,
    ) -> Value:
        """A value after the changes to it; `known` are those worked out of others in its place."""
        if about.type == "text":
            return _text(id_, about, stated.text, self.told(fighter, item, id_, stated.text))
        changes = self._changes(fighter, item, id_, about)
        if known is None or True in [change.names_item for change in changes]:
            return _number(id_, about, stated, changes, self.rulebook)
        same = id_, stated.number, *[change.same for change in changes]
        value = known.get(same)
        if value is None:
            value = known[same] = _number(id_, about, stated, changes, self.rulebook)
        elif item is not None:
            value = _of_bearer(value, item)
        return value

    def _changes(
        self, fighter: Fighter, item: Carried | None, id_: str, about: Characteristic
    ) -> list[Change]:
        """The changes to a value that hold."""
        low = about.better == "low"
        return [
            Change(acting, acting.effect.amount(around), self.times(acting, around))
            for acting, around in self.holding(fighter, id_, item, self.state.main_cost, low)
            if acting.effect.amount is not None
        ]


def _of_bearer(value: Value, item: Carried) -> Value:
    """A value of an item like this one, with the receipt of this one."""
    if value.base is None or not value.receipt.lines:
        return value  # its receipt names no item
    first, *more = value.receipt.lines
    line = ReceiptLine(item.name, first.amount, item.ref, first.source)
    return Value(
        value.id,
        value.name,
        value.short,
        value.text,
        value.number,
        value.raw,
        value.base,
        value.base_text,
        value.better,
        Receipt((line, *more)),
        value.contested,
        value.unchanged,
    )


def _text(id_: str, about: Characteristic, stated: str, told: str) -> Value:
    name = about.name or words(id_)
    printed, shown = ("" if text in ("-", "–") else text for text in (stated, told))
    return Value(id_, name, about.short or name, shown, base_text=printed, better=about.better)


def _number(
    id_: str, about: Characteristic, stated: Stated, changes: list[Change], rulebook: Rulebook
) -> Value:
    name = about.name or words(id_)
    lines: list[ReceiptLine] = [] if stated.number is None else [stated.line]
    raw = stated.number
    gathered = by_operation(changes)
    if gathered:
        raw = modified(raw, about, gathered, rulebook, lines)
    number = None if raw is None else bounded(raw, id_, about, rulebook, lines)
    return Value(
        id=id_,
        name=name,
        short=about.short or name,
        text=write_printed(number, about),
        number=number,
        raw=raw,
        base=stated.number,
        base_text=write_printed(stated.number, about),
        better=about.better,
        receipt=Receipt(tuple(lines) if number is not None else ()),
        contested=contested(gathered, about) if gathered else None,
        unchanged=within(stated.first, about),
    )
