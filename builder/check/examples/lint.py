"""What is wrong in the files of a catalog's samples and cases, all of it at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from builder.catalog.files import Folder
from builder.catalog.lint.own import check_own
from builder.catalog.names import Names, names_of
from builder.catalog.own import Own
from builder.catalog.samples import passed_over
from builder.check.case_files import PlacedCase, read_cases
from builder.check.cases import TAGS
from builder.check.examples.codes import known_codes
from builder.check.examples.samples import PlacedSample, read_samples
from builder.check.examples.words import Unknown, unknown, unknown_words
from schemas.catalog import CatalogData, Homebrew
from schemas.problems import Problem
from schemas.yaml.reader import Path


def check_examples(folder: Folder, data: CatalogData | None, *, is_sound: bool) -> list[Problem]:
    """Every problem of the files in `samples/` and `cases/`, warnings too, by file and line.

    Without `data` nothing is looked up in the catalog. Own content is checked only with a catalog
    that is sound, for it is laid over that.
    """
    samples, problems = read_samples(folder, data.system.id if data is not None else None)
    cases, faults = read_cases(folder)
    problems += faults + list(_not_read(folder))
    if data is None:
        return sorted(problems)
    game = _Game(data, names_of(data), is_sound)
    for sample in samples:
        problems += game.in_sample(sample)
    for placed in cases:
        problems += game.in_case(placed)
    return sorted(set(problems))


def _not_read(folder: Folder) -> Iterator[Problem]:
    for entry in passed_over(folder):
        message = "this is not looked at; samples and cases are files that end in `.yaml`"
        yield Problem(str(entry), 0, 0, message, True)


@dataclass(slots=True)
class _Game:
    """The catalog that samples and cases are held against."""

    data: CatalogData
    names: Names
    is_sound: bool

    def in_sample(self, sample: PlacedSample) -> Iterator[Problem]:
        """What is wrong in a sample; what it accepts by name is meant so."""
        roster, places = sample.roster, sample.places
        accepted = [one.code for one in roster.accepted]
        names = self._names(roster.homebrew)
        yield from _said(sample, unknown_words(roster, self.data, names), accepted)
        codes = known_codes(self.data, names)
        paths = (("accepted", at, "code") for at in range(len(accepted)))
        yield from _said(sample, _unknown_codes(zip(paths, accepted, strict=True), codes), ())
        if sample.own is not None and self.is_sound:
            yield from check_own(sample.own, self.data)
        made, now = roster.catalog, self.data.system.version
        if made is not None and made.version not in (None, now):
            message = f"made for version {made.version} of the catalog, which is now {now}"
            problem = places.problem(("catalog", "version"), f"{message}; look at it, then say so")
            yield Problem(problem.file, problem.line, problem.column, problem.message, True)

    def in_case(self, placed: PlacedCase) -> Iterator[Problem]:
        """What is wrong in a case; what it says is found is meant so."""
        case = placed.case
        names = self._names(case.homebrew)
        yield from _said(placed, unknown_words(case, self.data, names), case.finds)
        expected: list[tuple[Path, str]] = [
            (("finds", at), code) for at, code in enumerate(case.finds)
        ]
        expected += [(("advice", at), code) for at, code in enumerate(case.advice or ())]
        expected += [(("accepted", at, "code"), one.code) for at, one in enumerate(case.accepted)]
        said = [(("kind", code), code) for code in case.kind]
        said += [(("repairs", code), code) for code in case.repairs]
        said += [(("messages", code), code) for code in case.messages]
        codes = known_codes(self.data, names)
        yield from _said(placed, _unknown_codes(expected, codes), ())
        yield from _said(placed, _unknown_codes(said, codes, at_key=True), ())
        yield from _said(placed, self._unknown_values(placed, names), ())
        if case.homebrew is not None and self.is_sound:
            own = Own(placed.file, case.homebrew, placed.raw.get("homebrew", {}), placed.places)
            yield from check_own(own, self.data)

    def _unknown_values(self, placed: PlacedCase, names: Names) -> Iterator[Unknown]:
        """Fighters, characteristics and items whose values are told, and that there are not."""
        case = placed.case
        own = case.homebrew.characteristics if case.homebrew is not None else {}
        known = [*self.data.characteristics, *own]
        fighters = [one.id or f"f{at}" for at, one in enumerate(case.fighters, 1)]
        told: list[tuple[Path, Iterable[str]]]
        told = [(("values", id_), values) for id_, values in case.values.items()]
        for id_, items in case.weapons.items():
            told += [(("weapons", id_, item), values) for item, values in items.items()]
            for item in items:
                if item not in names.items:
                    there = ("weapons", id_, item)
                    yield unknown(there, "item", item, names.items, at_key=True)
        for key in ("values", "weapons"):
            for id_ in getattr(case, key):
                if id_ not in fighters:
                    yield unknown((key, id_), "fighter in this case", id_, fighters, at_key=True)
        for type_ in case.totals:
            if type_ not in self.data.cost_types:
                yield unknown(
                    ("totals", type_), "cost type", type_, self.data.cost_types, at_key=True
                )
        for path, values in told:
            for id_ in values:
                if id_ not in known and id_ != TAGS[path[0]]:
                    yield unknown((*path, id_), "characteristic", id_, known, at_key=True)

    def _names(self, own: Homebrew | None) -> Names:
        return self.names if own is None else names_of(self.data, own)


def _unknown_codes(
    said: Iterable[tuple[Path, str]], known: list[str], *, at_key: bool = False
) -> Iterator[Unknown]:
    for path, code in said:
        if code not in known:
            yield unknown(path, "finding", code, known, at_key=at_key)


def _said(
    one: PlacedSample | PlacedCase, faults: Iterable[Unknown], meant: Iterable[str]
) -> Iterator[Problem]:
    """The faults as problems, but for those that are meant: that is what the case is about."""
    codes = set(meant)
    for path, message, code, at_key in faults:
        if code not in codes:
            yield one.places.problem(path, message, key=at_key)
