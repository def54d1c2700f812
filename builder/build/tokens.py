"""The tokens of a warband: which it needs, how many, and what stands on each."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from pydantic import TypeAdapter

from builder.build.amounts import compile_amount
from builder.build.compiling import rulebook_for
from builder.build.conditions import compile_condition
from builder.build.rulebook import Rulebook
from builder.build.state import alone
from builder.build.state_of import state_of
from builder.build.worked import Around
from schemas.amounts import Amount
from schemas.base import parse_number, words
from schemas.numbering import models_of, numbered
from schemas.problems import InputError
from schemas.tokens import MOST_TOKENS, SHAPES, Shape, Token, TokenBack, TokenFace, TokenView
from schemas.warband import Fighter, Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

_AMOUNT: TypeAdapter[Any] = TypeAdapter(Amount)
Bearer: TypeAlias = tuple[Fighter | None, str]
"""Whose token it is, and the number that it bears."""


def tokens_of(warband: Warband, catalog: Catalog) -> list[TokenView]:
    """What a warband needs, in the catalog's order; alike ones as one with a count.

    Raises InputError for more of a kind than are printed.
    """
    rulebook = rulebook_for(catalog.data, catalog.key, warband.roster)
    return list(_Making(warband, rulebook).made())


def tokens_for_game(warband: Warband, catalog: Catalog) -> list[TokenView]:
    """One of each, or as many as the catalog counts anyhow, for a game in general.

    `warband` is one without fighters, which says what is switched how.
    """
    rulebook = rulebook_for(catalog.data, catalog.key, warband.roster)
    return list(_Making(warband, rulebook, in_general=True).made())


class _Making:
    """The tokens of one warband while they are worked out."""

    def __init__(self, warband: Warband, rulebook: Rulebook, in_general: bool = False) -> None:
        self._rulebook = rulebook
        self._in_general = in_general
        self._state = state_of(warband, rulebook)

    def made(self) -> Iterator[TokenView]:
        """All of them."""
        for token in self._rulebook.data.tokens:
            if self._in_general or self._holds(token):
                yield from self._of(token)

    def _of(self, token: Token) -> Iterator[TokenView]:
        for fighter, number in self._bearers(token):
            view = self._view(token, fighter, number)
            if token.each is not None:
                yield view
                continue
            count = self._count(token)
            if token.figure == "count":
                for at in range(1, count + 1):
                    yield replace(view, front=replace(view.front, figure=str(at)))
            elif count > 0:
                yield replace(view, count=count)

    def _bearers(self, token: Token) -> Iterable[Bearer]:
        """The fighters of which each has one, with the number of each model."""
        if token.each is None or self._in_general:
            return [(None, "")]
        matcher = self._rulebook.matcher(token.each)
        found = [fighter for fighter in self._state.fielded if matcher.fighter(fighter)]
        return [(fighter, number) for fighter in found for number in _numbers(fighter)]

    def _view(self, token: Token, fighter: Fighter | None, number: str) -> TokenView:
        shape = self._settled(token.shape)
        kind = self._settled(token.name) or words(token.id)
        front = self._front(token, kind, fighter, number)
        return TokenView(
            token.id,
            kind,
            _shape(shape),
            self._size(token, fighter),
            float(token.angle),
            token.family,
            token.ring,
            token.centre,
            front,
            _back(token.back, front) if token.back else None,
            source=self._rulebook.source(token.source),
        )

    def _front(self, token: Token, kind: str, fighter: Fighter | None, number: str) -> TokenFace:
        is_large = token.figure == "fighter"
        name = fighter.name if is_large and fighter else kind
        return TokenFace(
            name,
            name if is_large else token.label or name,
            self._settled(token.text) or "",
            token.icon or "",
            number if is_large else "",
            "" if is_large else number,
            token.tint,
        )

    def _holds(self, token: Token) -> bool:
        if token.if_ is None:
            return True
        rulebook = self._rulebook
        return compile_condition(token.if_, rulebook.matcher, rulebook.choices)(self._around())

    def _count(self, token: Token) -> int:
        counted = self._number(token.count, None)
        if counted > MOST_TOKENS:
            name = self._settled(token.name) or words(token.id)
            message = f"{name}: {counted} of them; at most {MOST_TOKENS} of a kind are printed"
            raise InputError.at("tokens", message)
        return max(counted, 1) if self._in_general else counted

    def _size(self, token: Token, fighter: Fighter | None) -> float:
        return float(self._amount(token.size_mm, fighter) or 0)

    def _number(self, value: Any, fighter: Fighter | None) -> int:
        """How many: a part of one is one more."""
        return max(math.ceil(self._amount(value, fighter) or 0), 0)

    def _amount(self, value: Any, fighter: Fighter | None) -> Any:
        settled = self._settled(value)
        if not isinstance(settled, dict):
            return None if settled is None else parse_number(settled)
        amount = compile_amount(_AMOUNT.validate_python(settled), self._rulebook.matcher)
        return amount(self._around(fighter)).number

    def _around(self, fighter: Fighter | None = None) -> Around:
        instance = alone(fighter) if fighter else self._state.warband()
        return Around(self._state, instance, self._state.main_cost, fighter)

    def _settled(self, value: Any) -> Any:
        """A value as the choices in force have it."""
        if isinstance(value, dict) and len(value) == 1:
            ((switch, by_choice),) = value.items()
            if switch in self._rulebook.choices and isinstance(by_choice, dict):
                return by_choice.get(self._rulebook.choices[switch])
        return value


def _shape(said: Any) -> Shape:
    return next((shape for shape in SHAPES if shape == said), "disc")


def _back(back: TokenBack, front: TokenFace) -> TokenFace:
    name = back.name or front.name
    label = back.name or front.label
    text = front.text if back.text is None else back.text
    icon = front.icon if back.icon is None else back.icon
    return TokenFace(name, label, text, icon, front.figure, front.mark, back.tint)


def _numbers(fighter: Fighter) -> list[str]:
    """The number of each model of a line; of too many to be told apart, the line's for each."""
    numbers = [numbered(fighter, model) for model in models_of(fighter)]
    return numbers if len(numbers) == fighter.count else numbers * fighter.count
