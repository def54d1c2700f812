"""Unreadable input: one exception that carries all its problems."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """What is wrong at a place of a file, and what to do. Line and column count from 1."""

    file: str
    line: int
    column: int
    message: str
    warning: bool = False

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return f"{place}: {'warning: ' if self.warning else ''}{self.message}"


class InputError(Exception):
    """Input that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem], *, in_order: bool = False) -> None:
        """Sorted by file and line, unless they are in order already: the cause before the rest."""
        self.problems = problems if in_order else sorted(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def __reduce__(self) -> tuple[partial[InputError], tuple[list[Problem]]]:
        """The same for another process."""
        return partial(InputError, in_order=True), (self.problems,)

    @classmethod
    def at(cls, file: str, message: str, line: int = 0, column: int = 0) -> InputError:
        """An error with a single problem."""
        return cls([Problem(file, line, column, message)])
