"""Rosters of a game that a test brings, and what becomes of them by repairs."""

from __future__ import annotations

from pathlib import Path

from builder import build, check, load_catalog
from builder.build.compiling import rulebook_for
from builder.catalog.catalog import Catalog
from builder.check.repair import kits
from builder.roster.edits import apply
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: moor, name: Moor, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: optional}}
roles: {boss: {name: Boss}, scout: {name: Scout}}
units:
  rat: {name: Rat, plural: rats, cost: 3}
  brute: {name: Brute, plural: brutes, cost: 9, role: scout}
"""


class Moor:
    """A small game with more said, and repairs of what is wrong in a roster of it."""

    def __init__(self, folder: Path, more: str, game: str = GAME) -> None:
        (folder / "system.yaml").write_text(game)
        (folder / "more.yaml").write_text(more)
        self.catalog: Catalog = load_catalog(folder)

    def found(self, text: str, code: str) -> tuple[Roster, Finding]:
        """The roster, and its first finding of a code."""
        roster = Roster.model_validate(read_yaml("system: moor\n" + text, "roster").data)
        findings = check(build(roster, self.catalog), self.catalog)
        return roster, next(one for one in findings if one.code == code)

    def codes(self, text: str) -> list[str]:
        """The codes of what is found."""
        roster = Roster.model_validate(read_yaml("system: moor\n" + text, "roster").data)
        found = check(build(roster, self.catalog), self.catalog, repairs=False)
        return [finding.code for finding in found]

    def labels(self, text: str, code: str) -> list[str]:
        """What is offered for a finding."""
        return [repair.label for repair in self.found(text, code)[1].repairs]

    def after(self, text: str, code: str, label: str) -> Roster:
        """The roster after the repair of a label; that it mends its finding is proven again."""
        roster, finding = self.found(text, code)
        repair = next(one for one in finding.repairs if one.label == label)
        rulebook = rulebook_for(self.catalog.data, self.catalog.key, roster)
        kit = kits(rulebook, build(roster, self.catalog))
        mended = apply(roster, repair.changes, kit, rulebook.names.aliases)
        again = check(build(mended, self.catalog), self.catalog, repairs=False)
        assert (code, finding.owner) not in {(one.code, one.owner) for one in again}
        return mended
