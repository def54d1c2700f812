"""The themes that there are, and where they are from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from output.card.themes import THEMES, known_themes, load_theme
from output.looks import found_looks, shipped
from schemas.answers.head import answer
from schemas.problems import InputError
from schemas.record import record


@record
class Listed:
    """A theme: its name, what people call it, the file where it is one's own, what is wrong."""

    name: str
    title: str
    file: Path | None
    fault: str = ""

    @property
    def origin(self) -> str:
        """Where it is from, in a line."""
        where = "" if self.file is None else f"yours: {self.file}"
        return " · ".join(filter(None, (where, self.fault)))


def list_themes(given: Path | None) -> list[Listed]:
    """All themes by name, those that cannot be used too."""
    looks = found_looks(given)
    found = []
    for name in known_themes(looks):
        file = THEMES.file(name, looks)
        own = None if file is None or file.is_relative_to(shipped()) else file
        try:
            found.append(Listed(name, load_theme(name, looks).name, own))
        except InputError as error:
            fault = f"cannot be used; see muster theme check {name}"
            found.append(Listed(name, "", own, fault if error.problems else ""))
    return found


def themes_answer(themes: Sequence[Listed]) -> dict[str, Any]:
    """The answer `musterpress/themes`."""
    return answer(
        "themes",
        themes=[
            {
                "id": theme.name,
                "name": theme.title,
                "file": str(theme.file) if theme.file else None,
                "usable": not theme.fault,
            }
            for theme in themes
        ],
    )
