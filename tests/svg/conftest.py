from __future__ import annotations

from collections.abc import Callable

import pytest

from output.display import Drawing, Item
from output.svg import read_svg
from schemas.problems import InputError

ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88">'


@pytest.fixture
def drawn() -> Callable[[str], list[Item]]:
    """The items of markup inside an `<svg>` of a poker card."""

    def read(markup: str) -> list[Item]:
        drawing: Drawing = read_svg(f"{ROOT}{markup}</svg>", "face.svg")
        return drawing.items

    return read


@pytest.fixture
def faults() -> Callable[[str], list[str]]:
    """What is said about faulty markup: `line: message`, in order."""

    def read(markup: str) -> list[str]:
        with pytest.raises(InputError) as caught:
            read_svg(f"{ROOT}{markup}</svg>", "face.svg")
        return [f"{problem.line}: {problem.message}" for problem in caught.value.problems]

    return read
