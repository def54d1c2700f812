"""All that can be said of a theme: of its files, of its drawings, and of the cards that it draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from builder.cli.author.linting import problems_json
from builder.cli.theme.judging import confused, doubts, faint
from builder.cli.theme.sampling import INKS, Samples, sample_cards
from output.card.layouts import LAYOUTS, load_layout
from output.card.shelf import Shelf
from output.card.strangers import unreadable
from output.card.themes import THEMES, load_theme
from output.looks import Looks, found_looks
from output.page.precut import SHEETS, load_precut
from schemas.answers.head import answer
from schemas.problems import InputError, Problem

USUAL = "signal"
"""The theme in which drawings are tried that come without one."""


@dataclass(slots=True)
class Checked:
    """What was found, in the order of looking; and the cards that were drawn, of the first theme."""

    word: str
    looks: Looks
    themes: list[str]
    problems: list[Problem] = field(default_factory=list)
    drawn: list[Samples] = field(default_factory=list)
    """In full colour."""
    cards: int = 0
    """Faces that were drawn and looked at."""

    @property
    def exit_code(self) -> int:
        """1 where there are errors, else 0."""
        return int(not all(problem.warning for problem in self.problems))

    def answer(self) -> dict[str, Any]:
        """The answer `musterpress/theme-check`."""
        return answer(
            "theme-check",
            themes=self.themes,
            faces=self.cards,
            problems=problems_json(self.problems),
        )

    def summary(self) -> str:
        """`2 errors, 1 warning; 40 faces of cards drawn`."""
        warnings = sum(problem.warning for problem in self.problems)
        counts = {"error": len(self.problems) - warnings, "warning": warnings}
        told = [f"{n} {word}{'s' * (n > 1)}" for word, n in counts.items() if n]
        return f"{', '.join(told) or 'nothing found'}; {self.cards} faces of cards drawn"


def check_theme(word: str, given: Path | None = None) -> Checked:
    """Looks at a theme, or at all that is in a folder. InputError where there is no such thing."""
    checked = _named(word, given)
    checked.problems += _of_files(checked)
    if not checked.problems:
        for theme in checked.themes:
            _draw(theme, checked)
    checked.problems = list(dict.fromkeys(checked.problems))
    return checked


def _named(word: str, given: Path | None) -> Checked:
    path = Path(word)
    if path.is_dir():
        looks = found_looks(path)
        inside = [folder for folder in looks.own if folder.is_relative_to(path)]
        files = [file for folder in inside for file in sorted(folder.glob("themes/*.yaml"))]
        return Checked(word, looks, [file.stem for file in files] or [USUAL])
    if path.exists():
        raise InputError.at(word, "is a file; name the theme, or its folder")
    looks = found_looks(given)
    if THEMES.file(word, looks) is None:
        (problem,) = THEMES.unknown(word, looks).problems
        message = f"{problem.message}; `muster theme new NAME` makes one"
        raise InputError([replace(problem, message=message)])
    return Checked(word, looks, [word])


def _of_files(checked: Checked) -> Iterator[Problem]:
    """What is wrong with fonts, themes, card sizes, pre-cut sheets and drawings."""
    looks = checked.looks
    yield from _wrong(lambda: looks.fonts)
    for theme in checked.themes:
        yield from _wrong(lambda theme=theme: load_theme(theme, looks))  # type: ignore[misc]
    for folder in looks.own:
        yield from _of_kind(LAYOUTS, load_layout, folder, looks)
        yield from _of_kind(SHEETS, load_precut, folder, looks)
    yield from unreadable(looks)


def _of_kind(
    shelf: Shelf, load: Callable[[str, Looks], object], folder: Path, looks: Looks
) -> Iterator[Problem]:
    """What is wrong with the files of a kind in a folder, as far as they are those that are used."""
    for file in sorted(folder.glob(f"{shelf.folder}/*.yaml")):
        if shelf.file(file.stem, looks) == file:
            yield from _wrong(lambda file=file: load(file.stem, looks))  # type: ignore[misc]


def _wrong(load: Callable[[], object]) -> list[Problem]:
    try:
        load()
    except InputError as error:
        return error.problems
    return []


def _draw(theme: str, checked: Checked) -> None:
    """Draws cards of all games in all inks, and adds what is doubtful about them."""
    looks = checked.looks
    for ink in INKS:
        samples = list(sample_cards(theme, ink, looks))
        checked.cards += sum(len(one.faces) for one in samples)
        wrong = [problem for one in samples for problem in one.problems]
        checked.problems += wrong
        if wrong:
            return
        if ink == "full":
            checked.drawn = checked.drawn or samples
            told = [*doubts(samples, looks.fonts), *confused(load_theme(theme, looks))]
            checked.problems += [replace(one, file=theme) for one in told]
        if ink != "black":
            checked.problems += _faint(theme, samples, looks)


def _faint(theme: str, samples: list[Samples], looks: Looks) -> Iterator[Problem]:
    """What cannot be read for its colour, at the place of the colour where the theme says it."""
    file = THEMES.file(theme, looks)
    assert file is not None, "it was read before"
    whole = THEMES.whole(file, looks)
    said = {colour.upper(): way for way, colour in _colours(whole.data, ())}
    for colour, message in faint(samples, looks.fonts).items():
        if way := said.get(colour.upper()):
            yield replace(whole.places.problem(way, message), warning=True)
        else:
            yield Problem(theme, 0, 0, message, warning=True)


def _colours(data: Any, way: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _colours(value, (*way, key))
    elif isinstance(data, str) and data.startswith("#"):
        yield way, data
