"""What the laws are tried on: a game and a roster of it.

Games are made up, or are the invented one of the kinds of limits, or come with the package.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from builder import load_catalog
from builder.catalog.catalog import Catalog
from tests.laws.law import game_of, written
from tests.laws.rosters import rosters
from tests.laws.systems import systems

GAMES = ("core-1e", "skerry")


class Table:
    """A game and a roster of it, shown as the texts of their files.

    `system` is a made-up game as plain data; None for one that is written in files.
    """

    def __init__(
        self, game: Catalog, roster: dict[str, Any], system: dict[str, Any] | None = None
    ) -> None:
        self.game = game
        self.roster = roster
        self.system = system

    def __repr__(self) -> str:
        game = written(self.system) if self.system else f"# {self.game.id}\n"
        return f"\n# game.yaml\n{game}# roster.yaml\n{written(self.roster)}"


@cache
def known(name: str) -> Catalog:
    """A game that is written in files."""
    invented = Path(__file__).parents[1] / "check" / "kinds"
    return load_catalog(str(invented) if name == "skerry" else name)


@st.composite
def made_up(draw: st.DrawFn, least: int = 1, most: int = 9) -> Table:
    """A made-up game with so many limits, and a roster."""
    system = draw(systems(least, most))
    game = game_of(system)
    return Table(game, draw(rosters(game)), system)


@st.composite
def played(draw: st.DrawFn) -> Table:
    """A game that is written in files, with a made-up roster."""
    game = known(draw(st.sampled_from(GAMES)))
    return Table(game, draw(rosters(game)))


tables = st.one_of(made_up(), made_up(), played())
