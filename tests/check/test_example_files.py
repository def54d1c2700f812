"""The samples and cases of a catalog: what is wrong in their files, at its place, all at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from builder.catalog.examine import examine
from builder.catalog.files import read_sources
from builder.check.examples import check_examples
from builder.check.examples.codes import BUILTIN

GAME = """
system: {id: fen, name: Fen, version: 2.0.0}
cost_types: {coins: {name: Coins, limit: optional}}
sizes: {small: {name: Small, coins: 10}}
characteristics: {grit: {name: Grit, as: "{}+", better: low, min: 2, beyond: warning}}
keywords: {red: {name: Red, family: house}}
roles: {boss: {name: Boss, max: {warband: 1}}}
squads: {team: {name: Team}}
weapons: {hook: {name: Hook, aliases: [gaff], excludes: pole}, pole: {name: Pole}}
units: {rat: {name: Rat, cost: 3, profile: {grit: 5+}, slots: [{id: SIDE, names: [left], takes: kind:weapon, max: 1}]}}
switches:
  tide: {kind: mode, default: low, choices: {low: {}, high: {limits: [{id: HIGH, count: fighters, max: 1}]}}}
  house: {kind: choice, name: House, from: family:house, must: yes}
limits: [{id: CREW, count: fighters, max: 3}, {count: hook, max: 2}]
"""
HEAD = "format: musterpress/roster\nversion: 1\nsystem: fen\n"


def said(folder: Path, files: dict[str, str], game: str = GAME) -> list[str]:
    """The problems of a game's examples: `file:line:column: message`."""
    for name, text in {"system.yaml": game, **files}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    examined = examine(folder, *read_sources(folder))
    is_sound = all(problem.warning for problem in examined.problems)
    data = examined.data if examined.is_whole else None
    problems = check_examples(folder, data, is_sound=is_sound)
    return [str(problem).removeprefix(f"{folder}/") for problem in problems]


def in_sample(folder: Path, text: str) -> list[str]:
    problems = said(folder, {"samples/one.yaml": HEAD + text})
    return [problem.removeprefix("samples/one.yaml:") for problem in problems]


def in_case(folder: Path, text: str) -> list[str]:
    problems = said(folder, {"cases/one.yaml": f"- {{case: a, {text}}}\n"})
    return [problem.removeprefix("cases/one.yaml:1:") for problem in problems]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("fighters: [{unit: rta}]", "4:19: no unit `rta`; did you mean `rat`?"),
        ("fighters: [{unit: rat, with: [hok]}]", "4:31: no item `hok`; did you mean `hook`?"),
        ("fighters: [{unit: rat, with: [{item: hok}]}]", "4:31: no item `hok`; did you mean"),
        ("fighters: [{unit: rat, without: [hok]}]", "4:34: no item `hok`; did you mean"),
        ("fighters: [{unit: rat, with: [hook@lft]}]", "4:31: no slot `lft`; did you mean `left`?"),
        ("fighters: [{unit: rat, role: bos}]", "4:30: no role `bos`; did you mean `boss`?"),
        ("fighters: [{unit: rat, role: [boss, bos]}]", "4:37: no role `bos`; did you mean"),
        ("fighters: [{unit: rat, squad: s1}]", "4:31: no squad `s1`"),
        ("fighters: [{unit: rat, joins: s1}]", "4:31: no squad or fighter `s1`"),
        ("fighters: [{unit: rat, profile: {girt: 3+}}]", "4:34: no characteristic `girt`; did"),
        ("squads: [{id: a, type: taem}]", "4:24: no type of squad `taem`; did you mean `team`?"),
        ("squads: [{id: a, within: b}]", "4:26: no squad `b`"),
        ("size: smal", "4:7: no size `smal`; did you mean `small`?"),
        ("limit: {coin: 5}", "4:9: no cost type or figure of a size `coin`; did you mean `coins`?"),
        ("switches: {tied: low}", "4:12: no switch `tied`; did you mean `tide`?"),
        ("switches: {tide: lwo}", "4:18: no choice of tide `lwo`; did you mean `low`?"),
        ("accepted: [{code: CRW}]", "4:19: no finding `CRW`; did you mean `CREW`?"),
        ("fightrs: []", "4:1: unknown key `fightrs`; did you mean `fighters`?"),
        ("fighters: [", "5:1: "),
        (
            "homebrew: {weapons: {saw: {gives: [hok]}}}",
            "4:36: no item `hok`; did you mean `hook`?",
        ),
    ],
)
def test_a_fault_of_a_sample_is_told_once_at_its_place(
    tmp_path: Path, text: str, problem: str
) -> None:
    (found,) = in_sample(tmp_path, text)
    assert found.startswith(problem)


@pytest.mark.parametrize(
    "text",
    [
        "fighters: [{unit: rat, with: [gaff, hook@left, hook@all], role: boss, squad: a}]\nsquads: [{id: a, type: team}]\nsize: small\nswitches: {tide: high, house: red}",
        "fighters: [{unit: own, with: [saw]}]\nhomebrew: {units: {own: {cost: 1}}, weapons: {saw: {}}}",
        "fighters: [{unit: rta}]\naccepted: [{code: UNKNOWN-ID, reason: it is what this shows}]",
        "accepted: [{code: LIMIT-2}, {code: CHOOSE-HOUSE}, {code: max-boss}, {code: BEYOND-GRIT}, {code: HIGH}, {code: SIDE}, {code: excludes-hook}]",
    ],
)
def test_a_sound_sample_is_passed(tmp_path: Path, text: str) -> None:
    assert in_sample(tmp_path, text) == []


def test_a_roster_of_another_game_is_no_sample(tmp_path: Path) -> None:
    files = {"samples/one.yaml": HEAD.replace("fen", "moor")}
    message = "this is for `moor`; a sample here says `system: fen`"
    assert said(tmp_path, files) == [f"samples/one.yaml:3:9: {message}"]


def test_a_sample_of_an_older_catalog_is_a_warning(tmp_path: Path) -> None:
    (found,) = in_sample(tmp_path, "catalog: {version: 1.0.0}")
    assert found.startswith("4:20: warning: made for version 1.0.0 of the catalog, which is now 2")


@pytest.mark.parametrize(
    ("text", "word", "problem"),
    [
        ("fighters: [{unit: rta}]", "rta", "no unit `rta`; did you mean `rat`?"),
        ("finds: [CERW]", "CERW", "no finding `CERW`; did you mean `CREW`?"),
        ("advice: [CERW]", "CERW", "no finding `CERW`; did you mean `CREW`?"),
        ("kind: {CERW: illegal}", "CERW", "no finding `CERW`; did you mean `CREW`?"),
        ("kind: {CREW: illegl}", "illegl", "one of `illegal`, `unfinished`, `advisory` is"),
        ("repairs: {CERW: x}", "CERW", "no finding `CERW`; did you mean `CREW`?"),
        ("messages: {CERW: x}", "CERW", "no finding `CERW`; did you mean `CREW`?"),
        ("totals: {coin: 3}", "coin", "no cost type `coin`; did you mean `coins`?"),
        ("values: {r: {grit: 5+}}", "r:", "no fighter in this case `r`; there are none"),
        (
            "fighters: [{id: boss, unit: rat}, {unit: rat}], values: {rat: {grit: 5+}}",
            "rat: {",
            "no fighter in this case `rat`; there are: boss, f2",
        ),
        (
            "fighters: [{id: boss, unit: rat}], weapons: {bos: {hook: {}}}",
            "bos:",
            "no fighter in this case `bos`; did you mean `boss`?",
        ),
        ("fighters: [{unit: rat}], values: {f1: {girt: 5+}}", "girt", "no characteristic `girt`"),
        ("fighters: [{unit: rat}], values: {f1: {traits: x}}", "traits", "no characteristic `tra"),
        ("fighters: [{unit: rat}], weapons: {f1: {hok: {}}}", "hok", "no item `hok`; did you"),
        ("homebrew: {weapons: {saw: {gives: [hok]}}}", "hok", "no item `hok`; did you mean"),
        ("switches: {tied: low}", "tied", "no switch `tied`; did you mean `tide`?"),
    ],
)
def test_a_fault_of_a_case_is_told_once_at_its_place(
    tmp_path: Path, text: str, word: str, problem: str
) -> None:
    (found,) = in_case(tmp_path, text)
    column = len("- {case: a, ") + text.index(word) + 1
    assert found.startswith(f"{column}: {problem}")


def test_what_a_case_is_about_is_no_fault_of_it(tmp_path: Path) -> None:
    assert in_case(tmp_path, "fighters: [{unit: wombat}], finds: [UNKNOWN-ID]") == []
    slot = "fighters: [{unit: rat, with: [hook@top]}], finds: [UNKNOWN-SLOT]"
    assert in_case(tmp_path, slot) == []


def test_own_content_in_rows_is_told_at_its_cells(tmp_path: Path) -> None:
    text = "- case: a\n  homebrew:\n    weapons:\n      columns: [name, gives]\n      saw: [Saw, [hok]]\n"
    (found,) = said(tmp_path, {"cases/one.yaml": text})
    assert found.startswith("cases/one.yaml:5:19: no item `hok`")


def test_files_that_nobody_reads_are_told(tmp_path: Path) -> None:
    files = {"samples/one.yml": HEAD, "cases/two.json": "[]", "samples/notes.txt": "x"}
    found = said(tmp_path, files)
    assert [problem.split(":")[0] for problem in found] == ["cases/two.json", "samples/one.yml"]
    assert all("warning: this is not looked at" in problem for problem in found)


def test_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    files = {
        "samples/one.yaml": HEAD + "size: big\nfighters: [{unit: rta}]\n",
        "samples/two.yaml": "fighters: [\n",
        "cases/one.yaml": "- {case: a, finds: [NOPE], size: big}\n- {case: a}\n",
    }
    places = [problem.split(": ")[0] for problem in said(tmp_path, files)]
    assert places == [
        "cases/one.yaml:1:21",
        "cases/one.yaml:1:34",
        "cases/one.yaml:2:1",
        "samples/one.yaml:4:7",
        "samples/one.yaml:5:19",
        "samples/two.yaml:2:1",
    ]


def test_a_catalog_with_faults_still_has_its_samples_looked_at(tmp_path: Path) -> None:
    files = {"samples/one.yaml": HEAD + "fighters: [{unit: rta}]\n"}
    spoilt = GAME.replace("count: hook", "count: hok")
    assert len(said(tmp_path, files, spoilt)) == 1


def test_where_a_file_of_the_catalog_cannot_be_read_nothing_is_called_unknown(
    tmp_path: Path,
) -> None:
    files = {"samples/one.yaml": HEAD + "fighters: [{unit: rta}]\n", "more.yaml": "units: {"}
    assert said(tmp_path, files) == []


def test_every_built_in_code_is_known() -> None:
    room = Path(__file__).parents[2] / "builder" / "check"
    stated = "".join(file.read_text() for file in room.rglob("*.py"))
    written = set(re.findall(r'"([A-Z]+(?:-[A-Z]+)+)"', stated))
    assert written - set(BUILTIN) == set()
