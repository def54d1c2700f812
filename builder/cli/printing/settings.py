"""How cards are printed, as it was said; everything that is wrong with it is told at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from os.path import realpath
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, TypeVar

from builder.cli.outfile import STANDARD, refuse_existing
from builder.cli.printing.card_layout import card_layout
from builder.cli.printing.card_paper import on_card_paper, refuse_on_card_paper
from builder.cli.printing.chosen import Chosen, chosen_of, refuse_without_cards
from builder.cli.printing.cutting import cut_lines_of
from builder.cli.printing.flags import PrintFlags
from builder.cli.printing.flags.answer import FORMATS
from builder.cli.printing.no_lines import refuse_without_lines
from builder.cli.printing.precut_sheet import precut_of
from builder.cli.printing.sheet import refuse_small_paper, sheet_of
from builder.cli.printing.sides import SideSettings, sides_of
from output.card.layout import Layout
from output.card.themes import load_theme
from output.export.words import listed
from output.looks import SHIPPED, Looks, found_looks
from output.page.sheet import Sheet
from schemas.catalog import ITEM_SECTIONS
from schemas.problems import InputError, Problem
from schemas.record import record

if TYPE_CHECKING:
    from output.page.precut import Precut
    from schemas.printer import PrinterProfile
    from schemas.warband import Warband

T = TypeVar("T")
PARTS = ("cards", "sheet", "roster", "tokens", "units", *ITEM_SECTIONS)


@record
class Settings:
    """What the flags say: parts, kind of file, sheet, layout of a card, and what of the list."""

    what: tuple[str, ...]
    format_: str
    sheet: Sheet
    layout: Layout
    chosen: Chosen
    sides: SideSettings
    looks: Looks = SHIPPED
    """Where themes, drawings and fonts are."""
    file_each: bool = False
    """Whether each part is a file of its own."""
    profile: PrinterProfile | None = None
    """What was measured of the printer."""


def settings_of(
    output: str, force: bool, flags: PrintFlags, card_size: str, warband: Warband
) -> Settings:
    """The settings for a print of a list. `card_size` is used where no `--card` was said.

    Raises InputError with every mistake of the command line.
    """
    told = _Told()
    what = told(lambda: parts_of(flags.parts.what))
    format_ = told(lambda: _format(output, flags.answer.format_))
    _refuse_files(output, force, flags, told)
    given = flags.look.templates
    looks = told(lambda: _usable(given), str(given), f"--templates {given}") or SHIPPED
    precut = told(lambda: precut_of(flags, looks))
    layout = _layout(flags, precut, card_size, looks, told)
    theme = flags.look.theme
    told(lambda: load_theme(theme, looks), theme, f"--theme {theme}")
    profile = told(lambda: _profile(flags, format_))
    sides = told(lambda: sides_of(flags, output, format_))
    sheet = told(lambda: sheet_of(flags, profile, sides.turned if sides else "none", precut))
    told(lambda: refuse_on_card_paper(flags, what or ()))
    told(lambda: refuse_without_lines(flags, format_))
    told(lambda: refuse_small_paper(sheet, what or ()))
    told(lambda: refuse_without_cards(flags.choice, what or ("cards",)))
    chosen = told(lambda: chosen_of(warband, flags.choice))
    lines = told(lambda: cut_lines_of(flags, layout))
    if told.problems or not (what and format_ and layout and sheet and chosen and sides and lines):
        raise InputError(told.problems)
    sheet = on_card_paper(flags, replace(sheet, lines=lines), layout)
    file_each = format_ == "pdf" and is_folder(output)
    card = layout.bled(sheet.bleed_mm)
    return Settings(what, format_, sheet, card, chosen, sides, looks, file_each, profile)


class _Told:
    """Asks for one thing after the other, and keeps what is wrong with each."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def __call__(self, asked: Callable[[], T], word: str = "", flag: str = "") -> T | None:
        """What comes of it; a problem of `word` is told as one of the flag that said it."""
        try:
            return asked()
        except InputError as error:
            for problem in error.problems:
                is_word = bool(flag) and problem.file == word
                self.problems.append(replace(problem, file=flag) if is_word else problem)
            return None


def _refuse_files(output: str, force: bool, flags: PrintFlags, told: _Told) -> None:
    report = flags.answer.report
    told(lambda: refuse_existing(output, force))
    if report is not None:
        told(lambda: refuse_existing(report, force))
    told(lambda: _refuse_report(output, report))


def _layout(
    flags: PrintFlags, precut: Precut | None, card_size: str, looks: Looks, told: _Told
) -> Layout | None:
    """The layout of the cards, of the size that was said, or that the sheet or the game has."""
    if precut:
        card_size = precut.card
    said = f"card size {card_size} of the game"
    size = card_size
    if flags.paper.card is not None:
        size, said = flags.paper.card, f"--card {flags.paper.card}"
    elif precut:
        said = f"--precut {flags.paper.precut}"
    return told(lambda: card_layout(flags, card_size, looks), size, said)


def is_folder(output: str) -> bool:
    """Whether an output is a folder, or is meant to become one."""
    return output.endswith(("/", "\\")) or Path(output).is_dir()


def _profile(flags: PrintFlags, format_: str | None) -> PrinterProfile | None:
    if flags.paper.profile is None:
        return None
    from builder.cli.profiles import load_profile  # not needed by who has none

    if format_ not in (None, "pdf"):
        message = f"a printer's profile is for PDF, and {format_} is asked; leave it out"
        raise InputError.at(f"--profile {flags.paper.profile}", message)
    return load_profile(flags.paper.profile)


def parts_of(what: str) -> tuple[str, ...]:
    """The parts that `--what` names, each once, in its order. InputError names all that are none."""
    words = tuple(dict.fromkeys(word.strip() for word in what.split(",")))
    problems = [Problem(f"--what {word}", 0, 0, _no_part()) for word in words if word not in PARTS]
    if problems:
        raise InputError(problems)
    return words


def _no_part() -> str:
    return f"there is no such thing to print; there are: {listed(PARTS)}"


def _format(output: str, said: str | None) -> str:
    """The format that was said, or that the name of a file says; without an ending, PDF."""
    ending = PurePath(output).suffix.lower().removeprefix(".")
    if said is None and ending and ending not in FORMATS and not is_folder(output):
        message = f"`.{ending}` is none of {listed(FORMATS)}; change the ending, or say --format"
        raise InputError.at(output, message)
    return said or (ending if ending in FORMATS and not is_folder(output) else "pdf")


def _refuse_report(output: str, report: str | None) -> None:
    if report is None:
        return
    standard = STANDARD in (output, report)
    if output == report or (not standard and realpath(output) == realpath(report)):
        message = "the cards go to the same place; name another file for the report"
        raise InputError.at(f"--report {report}", message)
    if is_folder(report):
        raise InputError.at(f"--report {report}", "is a folder; name a file in it")


def _usable(folder: Path | None) -> Looks:
    """All looks that there are. InputError for a folder that has none, and fonts that are none."""
    looks = found_looks(folder)
    assert looks.fonts
    return looks
