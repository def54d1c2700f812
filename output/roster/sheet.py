"""The roster sheet of a warband: its sections in the order in which they are read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from output.made_with import CREDITS
from output.roster.findings import FindingsBlock
from output.roster.form import Form
from output.roster.lines import Entries
from output.roster.losses import Losses
from output.roster.muster import Muster
from output.roster.rows import OWN
from output.roster.table import Figures
from output.roster.tables import bills_table, weapons_table
from output.roster.view import RosterView
from output.sheet.content import Section, SheetContent

FORM = (
    ("Player", ""),
    ("Opponent", ""),
    ("Date, place", ""),
    ("Victory condition", "what wins: by the rules, or as agreed"),
    ("Result", ""),
)
"""What is filled in by hand, each with words that tell a newcomer what is meant."""
_TABLE_SPLIT, _WHOLE = 400.0, 600.0
_AFTER = (0.3, 1.0)
"""Anywhere but before the findings."""


def roster_content(view: RosterView, padding: float, accent: str, icon: str) -> SheetContent:
    """All that the roster sheet says, ready to be laid out on a paper."""
    return SheetContent(
        title=view.name,
        subtitle=f"{view.system} roster",
        icon=icon,
        accent=accent,
        meta=view.about,
        sections=[*_across(view, padding), *_in_columns(view)],
        foot=[" ".join(filter(None, (_abbreviations(view), view.label))), _made_with(view)],
        numbered=False,
        notes=("Agreed at the table", "Notes", "Scars and stories"),
    )


def _across(view: RosterView, padding: float) -> Iterator[Section]:
    yield Section("muster", "", [Muster(view)], across="top")
    yield Section("figures", "Figures", [Figures(view, padding)], "turn", "pikeman", across="top")


def _in_columns(view: RosterView) -> Iterator[Section]:
    """Findings first; what comes after may change places to even out the columns."""
    if view.tells_findings:
        legal = view.verdict.status == "legal"
        findings = FindingsBlock(view.verdict, view.told, view.untried)
        yield Section("findings", "Findings", [findings], "win" if legal else "state", "scales")
    if view.own_content:
        yield _entries("own-content", "Own content", [("", text) for text in view.own_content])
    if view.own_prices:
        prices = [(f"{one.of}:", one.text) for one in view.own_prices]
        yield _entries("own-prices", "Own prices", prices)
    yield Section("game", "This game", [Form(FORM)], "ref", "checkered-flag", split=_WHOLE)
    for section in _tables(view):
        section.split, section.floats = _TABLE_SPLIT, _AFTER
        yield section
    yield from _agreed(view)


def _tables(view: RosterView) -> Iterator[Section]:
    if view.armoury.weapons:
        weapons = weapons_table(view.armoury)
        yield Section("weapons", "Weapons in this warband", [weapons], "shoot", "bow-arrow")
    if view.bills:
        bills = bills_table(view.bills)
        yield Section("bills", "Where the cost comes from", [bills], "ref", "coins")
    if view.tracks.tracks:
        losses = Losses(view.tracks.tracks)
        says = Entries([("", text) for text in view.tracks.says], "body")
        yield Section("losses", view.tracks.title, [losses, says], "state", "tattered-banner")


def _agreed(view: RosterView) -> Iterator[Section]:
    rulings = [
        (" ".join(filter(None, (one.number, "changed:" if one.changed else ""))), one.says)
        for one in view.rulings.chosen
    ]
    if view.rulings.others:
        many = view.rulings.others
        more = "fills a gap" if many == 1 else "fill gaps"
        rulings.append(("", f"{many} more {more} in the rules, with nothing to choose."))
    if rulings:
        yield Section(
            "rulings", "House rulings in force", [Entries(rulings)], "ref", "gavel", floats=_AFTER
        )
    if view.notes:
        notes = [(f"{one.of}:" if one.of else "", one.text) for one in view.notes]
        yield _entries("notes", "Notes on the warband", notes)


def _entries(id_: str, title: str, entries: list[tuple[str, str]]) -> Section:
    return Section(id_, title, [Entries(entries)], "ref", "scroll-unfurled", floats=_AFTER)


def _abbreviations(view: RosterView) -> str:
    """What stars and the heads of columns stand for, where they are short: `Def: Defence.`."""
    stars = [(OWN, "own content")] if view.own_content else []
    figures = [(one.short, one.name) for one in view.columns]
    boxes = [("line in the boxes", view.line_in_boxes)] if view.line_in_boxes else []
    armoury = zip(view.armoury.columns, view.armoury.names, strict=True)
    weapons = [pair for pair in armoury if pair not in figures]
    parts = [_said([*stars, *figures, *boxes]), _said(weapons, "Of weapons ")]
    return " ".join(filter(None, parts))


def _said(pairs: Sequence[tuple[str, str]], lead: str = "") -> str:
    said = ", ".join(f"{short}: {name}" for short, name in dict.fromkeys(pairs) if short != name)
    return f"{lead}{said}." if said else ""


def _made_with(view: RosterView) -> str:
    catalog, roster = view.verdict.made_with
    return f"{roster} · {catalog} · {CREDITS}"
