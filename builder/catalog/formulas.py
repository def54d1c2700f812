"""Formulas of derived values: a closed arithmetic on exact fractions.

Numbers, names of characteristics, `bearer.NAME`, `+ - * /`, brackets and
`min max abs ceil floor round power`. A hyphen before a letter belongs to the name, so minus is written
with spaces. "none" anywhere makes the result none. `round` is half up, never to even.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import TypeAlias

from schemas.base import Number, exact, parse_number

Lookup: TypeAlias = Callable[[str], Number | None]
_Node: TypeAlias = Callable[[Lookup], Number | None]
MAX_LENGTH = 200
KEPT = 256
"""Results that are kept of each formula."""
_HYPHEN = re.compile(r"(?<=[A-Za-z0-9_])-(?=[A-Za-z])")
_MINUS = "; minus is written with spaces: `I - min(M, 2)`"


class FormulaError(Exception):
    """A formula that cannot be read; `column` counts from 0 within its text."""

    def __init__(self, message: str, column: int = 0) -> None:
        super().__init__(message)
        self.column = column


@dataclass(frozen=True)
class Formula:
    """A parsed formula: the names it reads, and how to work it out."""

    text: str
    names: frozenset[str]
    """`NAME`, or `bearer.NAME`."""
    evaluate: Callable[[Lookup], Number | None]

    @cached_property
    def reads(self) -> tuple[str, ...]:
        """The names in order, as `of` takes their values."""
        return tuple(sorted(self.names))

    @cached_property
    def of(self) -> Callable[[tuple[Number | None, ...]], Number | None]:
        """The result for the values of what it reads; results are kept, as values come again."""
        return lru_cache(maxsize=KEPT)(self._of)

    def _of(self, values: tuple[Number | None, ...]) -> Number | None:
        number = self.evaluate(dict(zip(self.reads, values, strict=True)).get)
        return None if number is None else exact(number)


@lru_cache(maxsize=1024)
def parse_formula(text: str) -> Formula:
    """Parses a formula. Raises FormulaError."""
    if len(text) > MAX_LENGTH:
        raise FormulaError(f"a formula has at most {MAX_LENGTH} characters")
    try:
        tree = ast.parse(_HYPHEN.sub("_", text), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        column = (getattr(error, "offset", None) or 1) - 1
        raise FormulaError("this is not a formula; look at brackets and signs", column) from None
    reads: set[str] = set()
    evaluate = _node(tree.body, text, reads)
    return Formula(text, frozenset(reads), evaluate)


def _half_up(value: Number) -> int:
    return math.floor(value + Fraction(1, 2))


MAX_POWER = 64
"""Exponents beyond it are no figures of a game, and would be slow to work out."""


def _power(base: Number, exponent: Number) -> Number | None:
    """A product of so many equal factors; none where that is not a whole number up to 64."""
    if not isinstance(exponent, int) or not 0 <= exponent <= MAX_POWER:
        return None
    return exact(Fraction(base) ** exponent)


_FUNCTIONS: dict[str, Callable[..., Number | None]] = {
    "min": min,
    "max": max,
    "abs": abs,
    "ceil": math.ceil,
    "floor": math.floor,
    "round": _half_up,
    "power": _power,
}
_TAKES = {
    "min": (2, MAX_LENGTH, "two or more values"),
    "max": (2, MAX_LENGTH, "two or more values"),
    "power": (2, 2, "two values: of what, and how often"),
}
"""Least and most values of a function that does not take one, and in words."""


def _divide(left: Number, right: Number) -> Number | None:
    return None if right == 0 else exact(Fraction(left) / Fraction(right))


_OPERATORS: dict[type[ast.operator], Callable[[Number, Number], Number | None]] = {
    ast.Add: lambda left, right: left + right,
    ast.Sub: lambda left, right: left - right,
    ast.Mult: lambda left, right: left * right,
    ast.Div: _divide,
}


def _node(node: ast.expr, text: str, reads: set[str]) -> _Node:
    match node:
        case ast.Constant() if isinstance(node.value, int | float) and node.value is not True:
            try:
                number = parse_number(text[node.col_offset : node.end_col_offset])
            except ValueError:
                raise FormulaError("a plain number is needed here", node.col_offset) from None
            return lambda lookup: number
        case ast.Name():
            name = node.id.replace("_", "-")
            reads.add(name)
            return lambda lookup: lookup(name)
        case ast.Attribute(value=ast.Name(id="bearer")):
            name = "bearer." + node.attr.replace("_", "-")
            reads.add(name)
            return lambda lookup: lookup(name)
        case ast.UnaryOp(op=ast.USub()):
            inner = _node(node.operand, text, reads)
            return lambda lookup: None if (value := inner(lookup)) is None else -value
        case ast.BinOp() if type(node.op) in _OPERATORS:
            return _binary(node, text, reads)
        case ast.Call(func=ast.Name()) if not node.keywords:
            return _call(node, text, reads)
    joined = _HYPHEN.search(text[node.col_offset : node.end_col_offset])
    raise FormulaError(
        f"only numbers, characteristics, + - * /, brackets and {' '.join(_FUNCTIONS)}"
        + (_MINUS if joined else ""),
        node.col_offset,
    )


def _binary(node: ast.BinOp, text: str, reads: set[str]) -> _Node:
    operator = _OPERATORS[type(node.op)]
    left, right = _node(node.left, text, reads), _node(node.right, text, reads)

    def run(lookup: Lookup) -> Number | None:
        a, b = left(lookup), right(lookup)
        return None if a is None or b is None else operator(a, b)

    return run


def _call(node: ast.Call, text: str, reads: set[str]) -> _Node:
    assert isinstance(node.func, ast.Name)
    function = _FUNCTIONS.get(node.func.id)
    if function is None:
        name = node.func.id.replace("_", "-")
        message = f"no function `{name}`; there are {' '.join(_FUNCTIONS)}"
        raise FormulaError(message + (_MINUS if "-" in name else ""), node.col_offset)
    least, most, wanted = _TAKES.get(node.func.id, (1, 1, "one value"))
    if not least <= len(node.args) <= most:
        raise FormulaError(f"`{node.func.id}` takes {wanted}", node.col_offset)
    parts = [_node(arg, text, reads) for arg in node.args]

    def run(lookup: Lookup) -> Number | None:
        values = [part(lookup) for part in parts]
        return None if None in values else function(*values)

    return run
