"""Case files: what is a case, what is none, and where each stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import load_catalog
from builder.check.case_files import PlacedCase, read_cases
from builder.check.cases import run_case


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "cases").mkdir()
    return tmp_path


def read(folder: Path, text: str, name: str = "some") -> tuple[list[PlacedCase], list[str]]:
    (folder / "cases" / f"{name}.yaml").write_text(text)
    cases, problems = read_cases(folder)
    return cases, [str(problem).removeprefix(f"{folder}/cases/") for problem in problems]


def test_each_case_knows_its_file_and_line(folder: Path) -> None:
    cases, problems = read(folder, "# first\n- {case: a}\n\n- case: b\n  total: 4\n")
    assert problems == []
    assert [(one.case.case, Path(one.file).name, one.line) for one in cases] == [
        ("a", "some.yaml", 2),
        ("b", "some.yaml", 4),
    ]


def test_a_folder_without_cases_has_none(tmp_path: Path) -> None:
    assert read_cases(tmp_path) == ([], [])


def test_a_file_that_holds_nothing_yet_is_no_fault(folder: Path) -> None:
    assert read(folder, "# to come\n") == ([], [])


def test_a_case_that_cannot_be_read_keeps_no_other_from_being_run(folder: Path) -> None:
    cases, problems = read(
        folder,
        "- {case: a, totl: 4}\n"
        "- {case: b, total: many}\n"
        "- case: c\n"
        "  fighters: [{unit: rat, wiht: [hook]}]\n"
        "- {case: d}\n"
        "- {says: nothing}\n"
        "- e\n",
    )
    assert [one.case.case for one in cases] == ["d"]
    assert problems == [
        "some.yaml:1:13: unknown key `totl`; did you mean `total`?",
        "some.yaml:2:20: a number is needed here, not `many`",
        "some.yaml:4:26: unknown key `wiht`; did you mean `with`?",
        "some.yaml:6:3: `case` is missing; add it",
        "some.yaml:7:3: a mapping (`key: value`) is needed here, not `e`",
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("case: a\n", "some.yaml:1:1: a case file is a list; begin each case with `- case: ID`"),
        ("- {case: a\n", "some.yaml:"),
        ("- {case: a, case: b}\n", "some.yaml:1:13: "),
    ],
)
def test_what_is_no_list_or_no_yaml_has_its_place(folder: Path, text: str, says: str) -> None:
    _, problems = read(folder, text)
    assert len(problems) == 1
    assert problems[0].startswith(says)


def test_an_id_that_two_cases_have_is_told_with_the_first(folder: Path) -> None:
    read(folder, "- {case: a}\n", "first")
    _, problems = read(folder, "- {case: b}\n- {case: a}\n", "second")
    assert len(problems) == 1
    assert problems[0].startswith("second.yaml:2:1: a second case `a` (first in ")


def test_own_content_of_a_case_may_be_rows(folder: Path) -> None:
    text = (
        "- case: own\n"
        "  homebrew: {weapons: {columns: [name, class, cost], maul: [Maul, hand, 9]}}\n"
        "  fighters: [{unit: infantry, with: [maul]}]\n"
        "  total: 9\n"
    )
    cases, problems = read(folder, text)
    assert problems == []
    assert run_case(cases[0].case, load_catalog("core-1e")) == []
    _, problems = read(folder, text.replace("[Maul, hand, 9]", "[Maul, hand, 9, 1, 2]"))
    assert [problem.partition(": ")[2] for problem in problems] == [
        "a cell too many: the row has 5, `columns` 3"
    ]


def test_a_failing_case_says_what_was_found_in_words(folder: Path) -> None:
    text = (
        "- {case: a, fighters: [{unit: infantry, with: [plate, shield, blade]}], finds: [C3-11]}\n"
        "- {case: b, fighters: [{unit: dargon}], switches: {x: y}, squads: [{id: s, type: z}]}\n"
    )
    cases, _ = read(folder, text)
    catalog = load_catalog("core-1e")
    shield, missing = run_case(cases[0].case, catalog)
    assert shield.startswith("finds C3-SHIELD-HEAVY, which it does not name: Infantry: no shield")
    why = "which goes by the size; give the case a `size` or a `limit`"
    assert missing == f"finds no C3-11, {why}"
    assert any("UNKNOWN-ID" in difference for difference in run_case(cases[1].case, catalog))


def test_a_case_may_say_the_words_of_a_finding_and_the_total_of_each_currency(folder: Path) -> None:
    (folder / "game.yaml").write_text(
        "system: {id: fen, name: Fen, version: 1.0.0}\n"
        "cost_types: {coins: {name: Coins}, upkeep: {name: Upkeep}}\n"
        "units: {lug: {name: Lug, plural: Lugs, cost: {coins: 8, upkeep: 3}}}\n"
        "limits: [{id: FEW, count: lug, max: 1}]\n"
    )
    catalog = load_catalog(folder)
    two = "fighters: [{unit: lug, count: 2}], finds: [FEW]"
    cases, _ = read(
        folder,
        f'- {{case: a, {two}, totals: {{upkeep: 6, coins: 16}}, messages: {{FEW: "Lugs: 2; at most 1. 1 too many."}}}}\n'
        f'- {{case: b, {two}, totals: {{upkeep: 5}}, messages: {{FEW: "Lugs: 3"}}}}\n',
    )
    assert run_case(cases[0].case, catalog) == []
    assert run_case(cases[1].case, catalog) == [
        "total of upkeep is 6, not 5",
        "FEW says: Lugs: 2; at most 1. 1 too many., not: Lugs: 3",
    ]


def test_what_a_roster_refuses_of_its_ids_and_limits_a_case_refuses_too(folder: Path) -> None:
    cases, problems = read(
        folder,
        "- case: a\n"
        "  fighters: [{id: x, unit: rat}, {id: x, unit: gull}]\n"
        "- case: b\n"
        "  limit: {points: -1}\n"
        "  squads: [{id: a b, type: boat}]\n"
        "- {case: c, fighters: [{id: x, unit: rat}]}\n",
    )
    assert [one.case.case for one in cases] == ["c"]
    assert problems == [
        "some.yaml:2:39: a second fighter `x` (first in line 2); give it another id",
        "some.yaml:4:19: a limit is 0 or more, not `-1`",
        "some.yaml:5:17: `a b` is no id; letters, digits, `-` and `.` make one, such as `a-b`",
    ]
