"""From files to a catalog: sections joined, rows expanded, every value at its own line."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import TypeAlias

import pytest

from builder import load_catalog as public_load_catalog
from builder.catalog import Catalog, load_catalog
from builder.catalog.examine import check_folder
from builder.catalog.files import Folder
from schemas.problems import InputError
from schemas.statements import Count

Spoil: TypeAlias = Callable[..., list[str]]
HERE = Path(__file__).parent
LANGUAGE = HERE.parents[2] / "shared/design/catalog-language.md"


@pytest.fixture
def mudlarks() -> Catalog:
    return load_catalog(HERE / "mudlarks")


def place(catalog: Catalog, *path: str | int) -> str:
    """File, line and column of a value, as a person reads them."""
    file, line, column = catalog.place(path)
    return f"{Path(file).name}:{line}:{column}"


def errors(folder: Folder) -> list[str]:
    """What keeps a folder from being used."""
    return [str(problem) for problem in check_folder(folder) if not problem.warning]


def line_with(text: str, file: str) -> int:
    """The line, from 1, of a file of the small game that holds a text."""
    lines = (HERE / "mudlarks" / file).read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_the_small_game_is_read_from_five_files(mudlarks: Catalog) -> None:
    assert mudlarks.id == "mudlarks"
    assert list(mudlarks.data.units) == ["captain", "mudlark", "quarryman", "eel"]
    assert [limit.id for limit in mudlarks.data.limits][:2] == ["MUD-1", "MUD-2"]
    assert errors(mudlarks.folder) == []


def test_the_public_call_is_the_same() -> None:
    assert public_load_catalog is load_catalog


def test_a_row_is_the_mapping_that_it_stands_for(mudlarks: Catalog) -> None:
    hook = mudlarks.data.weapons["hook"]
    assert (hook.name, hook.class_, hook.cost) == ("Boat hook", "melee", 3)
    assert hook.profile == {"reach": '2"', "harm": "=bearer.arms + 1"}
    assert hook.traits == ["long"]
    assert hook.text == "May strike over a friend"


def test_a_dash_and_a_missing_cell_are_not_given(mudlarks: Catalog) -> None:
    knife = mudlarks.data.weapons["knife"]
    assert knife.profile == {"harm": "1"}
    assert knife.traits == []
    assert knife.text is None


def test_rows_and_mappings_may_mix(mudlarks: Catalog) -> None:
    assert mudlarks.data.units["captain"].kit == ["knife"]
    assert mudlarks.data.units["eel"].profile["grit"] == "6+"


def test_texts_stay_what_they_are(spoil: Spoil, folder: Path) -> None:
    spoil("rules: {on: {name: no}, '0123': {name: 1:30, cost: 0.10}}")
    rules = load_catalog(folder).data.rules
    assert (rules["on"].name, rules["0123"].name) == ("no", "1:30")
    assert rules["0123"].cost == Fraction(1, 10)


def test_a_cell_has_its_own_place(mudlarks: Catalog) -> None:
    line = line_with("hook:", "items.yaml")
    assert place(mudlarks, "weapons", "hook", "profile", "reach") == f"items.yaml:{line}:34"
    assert place(mudlarks, "weapons", "hook", "name") == f"items.yaml:{line}:13"


def test_a_statement_and_what_is_in_it_has_its_place(mudlarks: Catalog) -> None:
    line = line_with("MUD-4", "limits.yaml")
    assert place(mudlarks, "limits", 3) == f"limits.yaml:{line}:5"
    assert place(mudlarks, "limits", 3, "max", "per") == f"limits.yaml:{line}:45"


def test_a_list_over_two_files_keeps_both_places(spoil: Spoil, folder: Path) -> None:
    spoil("limits:\n  - {id: T-2, count: axe, max: 1}")
    catalog = load_catalog(folder)
    assert [limit.id for limit in catalog.data.limits] == ["T-1", "T-2"]
    assert isinstance(catalog.data.limits[1], Count)
    assert place(catalog, "limits", 1, "count") == "more.yaml:2:22"
    assert place(catalog, "limits", 0).startswith("game.yaml:")


def test_a_section_over_two_files_may_have_columns_of_its_own(spoil: Spoil, folder: Path) -> None:
    spoil('weapons:\n  columns: [cost, reach, name]\n  sling: [2, 10", Sling]')
    sling = load_catalog(folder).data.weapons["sling"]
    assert (sling.name, sling.cost, sling.profile) == ("Sling", 2, {"reach": '10"'})


def test_an_id_in_two_files_names_both_lines(spoil: Spoil) -> None:
    said = spoil("weapons:\n  axe: {name: Other}")
    assert said == [
        "more.yaml:2:3: `axe` is defined twice (first at game.yaml:22); keep one of them"
    ]


def test_the_system_is_said_once(spoil: Spoil) -> None:
    said = spoil("system: {id: other, name: O, version: 1}")
    assert said == [
        "more.yaml:1:1: `system` is defined twice (first at game.yaml:2); keep one of them"
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "columns: [name, cost]\n  a: [A, 1, 2]",
            "3:13: a cell too many: the row has 3, `columns` 2",
        ),
        ("a: [A, 1]", "2:6: a row needs `columns`; write them above it, or write a mapping"),
        ("columns: [name, name]\n  a: [A]", "2:19: column `name` is said twice"),
        ("columns: name\n  a: {}", "2:12: `columns` is a list of the cells' names"),
        ("columns: [name, cost]\n  a: [A, cheap]", "3:10: a number is needed here, not `cheap`"),
        ("columns: [name, traits]\n  a: [A, {b: c}]", "3:10: a list (`[a, b]`, or lines that"),
    ],
)
def test_a_wrong_row_is_refused_at_its_cell(text: str, said: str, spoil: Spoil) -> None:
    (problem,) = spoil(f"weapons:\n  {text}")
    assert problem.startswith(f"more.yaml:{said}")


def test_a_row_that_lacks_a_cell_says_so_in_place_of_its_wrong_cells(spoil: Spoil) -> None:
    rows = (
        "columns: [name, cost, class, traits, reach, source]",
        "bolt: [Bolt, bow, [two-handed], 24, p]",
        "sling: [Sling, 2, bow]",
        "dart: [Dart, cheap, bow, [], -, -]",
    )
    said = spoil("weapons:\n  " + "\n  ".join(rows))
    lacks, wrong = said
    assert lacks == (
        "more.yaml:3:9: 5 cells for 6 columns (name, cost, class, traits, reach, source); "
        "write `-` for what is not given; what the cells say is not judged"
    )
    assert wrong == "more.yaml:5:16: a number is needed here, not `cheap`"


def test_every_problem_of_every_file_is_said_at_once(spoil: Spoil, folder: Path) -> None:
    files = {
        "a": "units: {ogre: {kit: [axee], cots: 3}}",
        "b": "limits: [{modify: grit, add: 1}, {count: unit:gort, max: 1}]",
        "c": "wargear: {rope: {cost: cheap, cost: dear}}",
        "d": "unitz: {}",
    }
    said = spoil(**files)
    assert [line.partition(": ")[0] for line in said] == [
        "d.yaml:1:1",
        "a.yaml:1:22",
        "a.yaml:1:29",
        "b.yaml:1:11",
        "b.yaml:1:42",
        "c.yaml:1:24",
        "c.yaml:1:31",
    ]
    with pytest.raises(InputError) as raised:
        load_catalog(folder)
    assert [str(problem).removeprefix(f"{folder}/") for problem in raised.value.problems] == said


def test_a_file_that_is_no_yaml_hides_no_fault_of_another(spoil: Spoil) -> None:
    said = spoil(a="units: {\n", b="limits: [{count: unit:grot, mx: 3}]")
    assert [line.partition(": ")[0] for line in said] == ["a.yaml:2:1", "b.yaml:1:29"]


def test_what_may_be_defined_in_an_unreadable_file_is_not_called_unknown(spoil: Spoil) -> None:
    said = spoil(a="units: {ogre: [", b="limits: [{count: unit:ogre, max: 3}]")
    assert [line.partition(":")[0] for line in said] == ["a.yaml"]


def test_a_misspelt_section_is_the_only_fault_of_what_is_in_it(spoil: Spoil) -> None:
    said = spoil(a="limits: [{count: unit:ogre, max: 3}]", b="unist: {ogre: {cost: 3, cots: 3}}")
    assert said == [
        "b.yaml:1:1: no section `unist`; did you mean `units`?",
        "b.yaml:1:25: unknown key `cots`; did you mean `cost`?",
    ]


def test_what_may_be_defined_in_an_unknown_section_is_counted_and_not_called_unknown(
    folder: Path,
) -> None:
    (folder / "a.yaml").write_text("limits: [{count: unit:ogre, max: 3, mox: 3}]")
    (folder / "b.yaml").write_text("creatures: {ogre: {cost: 3}}")
    with pytest.raises(InputError) as raised:
        load_catalog(folder)
    unknown, key, count = raised.value.problems
    assert "no section `creatures`; there are: system," in unknown.message
    assert "unknown key `mox`" in key.message
    assert re.fullmatch(r"\d+ more that may follow from this are not shown", count.message)


def test_a_faulty_entry_keeps_its_name(spoil: Spoil) -> None:
    said = spoil(
        "units: {ogre: {cost: cheap}, troll: text}\n"
        "cost_types: {gold: {}}\n"
        "switches: {s: {kind: rule, choices: {a: {}}}}\n"
        "limits:\n"
        "  - {id: O, count: unit:ogre, max: x}\n"
        "  - {count: unit:troll, max: {limit: gold}, when: {s: a}}\n"
        "changes: [{modify: limit:O.max, add: 1}]"
    )
    assert [line.partition(": ")[0] for line in said] == [
        "more.yaml:1:22",
        "more.yaml:1:37",
        "more.yaml:2:20",
        "more.yaml:3:22",
        "more.yaml:5:36",
    ]


def test_a_file_that_is_not_utf8_is_named_with_its_line(spoil: Spoil, folder: Path) -> None:
    (folder / "latin.yaml").write_bytes(b"units:\n  a: {name: Caf\xe9}\n")
    (said,) = spoil()
    assert said == "latin.yaml:2:16: this is not UTF-8 text; save the file as UTF-8"


def test_a_folder_without_a_system_says_so(tmp_path: Path) -> None:
    (tmp_path / "units.yaml").write_text("units: {}")
    (problem,) = check_folder(tmp_path)
    assert str(problem).startswith(f"{tmp_path}: no `system` section in this folder")


def test_an_empty_folder_says_so(tmp_path: Path) -> None:
    (problem,) = check_folder(tmp_path)
    assert str(problem).startswith(f"{tmp_path}: no *.yaml file in this folder")


def test_empty_files_and_sections_are_nothing(spoil: Spoil) -> None:
    assert spoil("", a="# only a comment\n", b="limits:\nwargear:\n") == []


def test_line_ends_and_a_byte_order_mark_make_no_difference(folder: Path) -> None:
    before = load_catalog(folder)
    text = (folder / "game.yaml").read_text()
    (folder / "game.yaml").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    after = load_catalog(folder)
    assert after.hash == before.hash
    assert after.place(("limits", 0)) == before.place(("limits", 0))


def test_the_hash_is_of_the_content(folder: Path) -> None:
    before = load_catalog(folder).hash
    assert before.startswith("sha256-")
    (folder / "game.yaml").write_text((folder / "game.yaml").read_text() + "# more\n")
    assert load_catalog(folder).hash != before


@pytest.mark.skipif(not LANGUAGE.exists(), reason="the language's document is not here")
@pytest.mark.parametrize("example", [0, 1, 2])
def test_the_examples_of_the_language_are_sound(example: int, tmp_path: Path) -> None:
    blocks = LANGUAGE.read_text().partition("## 12. Examples")[2].split("```yaml\n")[1:]
    (tmp_path / "system.yaml").write_text(blocks[example].partition("```")[0])
    assert errors(tmp_path) == []


def test_every_shipped_catalog_is_sound_and_above_doubt(shipped: list[str]) -> None:
    for name in shipped:
        assert check_folder(load_catalog(name).folder) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "weapons:\n  a: {traits: [x, y\n  b: {}\n",
            "3:4: expected ',' or ']' here: the bracket opened at 2:15 is not closed yet",
        ),
        (
            "weapons: {a: {cost: 1}\nunits: {}\n",
            "2:1: expected ',' or '}' here: the bracket opened at 1:10 is not closed yet",
        ),
        ('weapons:\n  a: {name: "A}\n', "3:1: the quote opened at 2:13 is not closed"),
    ],
)
def test_what_is_not_closed_is_told_with_where_it_was_opened(
    text: str, said: str, spoil: Spoil
) -> None:
    assert spoil(text) == [f"more.yaml:{said}"]
