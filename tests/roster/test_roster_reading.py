"""Roster files read: YAML and JSON, and everything that is wrong with one said at once."""

from __future__ import annotations

import io
from fractions import Fraction
from importlib import resources
from pathlib import Path

import pytest

from builder.roster import load_roster, parse_roster
from schemas.problems import InputError

YAML = """\
format: musterpress/roster
version: 1
system: core-1e
name: Border Levy
limit: {points: 250}
x-own: {a: [1, 2]}
squads: [{id: first, type: squad, x-banner: red}]
fighters:
  - id: sir-odo
    name: no
    unit: knight
    count: 1
    role: army-commander
    with: [pistol, {item: mail, as: Flak vest, x-bought: 2024}]
    price: 40.50
    fielded: no
    x-paint: blue
accepted: [{code: C3-A4, owner: sir-odo, reason: one-handed maul, x-by: Ann}]
"""
JSON = """\
{"format": "musterpress/roster", "version": 1, "system": "core-1e",
 "limit": {"points": 250},
 "fighters": [{"id": "sir-odo", "unit": "knight", "price": 40.50, "fielded": false,
   "with": ["pistol", {"item": "mail", "as": "Flak vest"}], "x-paint": ["blue", 1.5, null]}]}
"""

NO_VALUE = "a value is needed here: a text in double quotes, a number, `[`, `{`, true, false"


def problems(text: str, name: str = "list.yaml") -> list[str]:
    with pytest.raises(InputError) as caught:
        parse_roster(text, name)
    return [str(problem) for problem in caught.value.problems]


def write(folder: Path, name: str, data: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


def test_a_yaml_roster_is_read(tmp_path: Path) -> None:
    roster = load_roster(write(tmp_path, "list.yaml", YAML))
    fighter = roster.fighters[0]
    assert (roster.name, roster.limit) == ("Border Levy", {"points": 250})
    assert (fighter.name, fighter.price, fighter.fielded) == ("no", Fraction(81, 2), False)
    assert [(pick.item, pick.as_) for pick in fighter.with_] == [
        ("pistol", None),
        ("mail", "Flak vest"),
    ]


def test_a_json_roster_is_read(tmp_path: Path) -> None:
    roster = load_roster(str(write(tmp_path, "list.json", JSON)))
    assert roster.fighters[0].price == Fraction(81, 2)
    assert roster.fighters[0].fielded is False


@pytest.mark.parametrize("text", [YAML, JSON])
def test_the_content_tells_yaml_from_json_where_the_name_does_not(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert load_roster("-").fighters[0].unit == "knight"


def test_yaml_may_begin_with_a_brace_too() -> None:
    assert parse_roster("{system: core-1e}", "-").roster.system == "core-1e"


def test_a_packaged_file_is_read() -> None:
    file = resources.files("catalogs").joinpath("core-1e/samples/border-levy.yaml")
    assert load_roster(file).system == "core-1e"


def test_a_byte_order_mark_and_windows_lines_are_read(tmp_path: Path) -> None:
    data = b"\xef\xbb\xbf" + YAML.replace("\n", "\r\n").encode()
    assert load_roster(write(tmp_path, "list.yaml", data)) == parse_roster(YAML, "x.yaml").roster


def test_own_keys_are_kept_at_every_level() -> None:
    roster = parse_roster(YAML, "x.yaml").roster
    fighter = roster.fighters[0]
    assert [
        model.model_extra
        for model in (roster, roster.squads[0], fighter, fighter.with_[1], roster.accepted[0])
    ] == [
        {"x-own": {"a": ["1", "2"]}},
        {"x-banner": "red"},
        {"x-paint": "blue"},
        {"x-bought": "2024"},
        {"x-by": "Ann"},
    ]


def test_own_content_may_have_own_keys_and_ids_that_look_like_them() -> None:
    roster = parse_roster(
        "system: core-1e\nhomebrew:\n  x-note: mine\n  weapons:\n    columns: [name, cost]\n"
        "    bow: [Bow, 3]\n    x-bow: {cost: {copies: [1, 2], x-why: so}, x-colour: red}\n",
        "x.yaml",
    ).roster
    assert roster.homebrew is not None
    assert [*roster.homebrew.weapons] == ["bow", "x-bow"]


def test_a_fault_in_a_row_of_own_content_is_found_in_its_cell() -> None:
    text = "system: a\nhomebrew:\n  weapons:\n    columns: [name, cost]\n    bow: [Bow, dear]\n"
    assert problems(text) == ["list.yaml:5:16: a number is needed here, not `dear`"]


def test_unknown_ids_are_no_fault() -> None:
    text = "system: nowhere\nfighters: [{unit: nobody, with: [nothing], squad: none, role: odd}]"
    assert parse_roster(text, "x.yaml").roster.fighters[0].unit == "nobody"


def test_an_export_opens_as_its_roster() -> None:
    text = (
        '{"format": "musterpress/warband", "version": 1, "choices": {"system": "a"}, "total": {}}'
    )
    assert parse_roster(text, "x.json").roster.system == "a"


def test_a_fault_in_an_export_is_found_where_it_stands() -> None:
    text = '{"format": "musterpress/warband",\n "choices": {"system": "a",\n  "naem": "b"}}'
    assert problems(text, "x.json") == ["x.json:3:3: unknown key `naem`; did you mean `name`?"]


def test_every_fault_is_said_at_once() -> None:
    text = """\
version: 1
Limit: {points: 250}
system: a
system: b
limit: {points: -z}
fighters:
  - {id: odo, unit: a, count: -1, x-fine: 1}
  - id: odo
    untis: b
    with: [p, [q], {itme: r}]
squads: [{id: s}, {id: s}]
"""
    assert problems(text) == [
        "list.yaml:2:1: unknown key `Limit`; did you mean `limit`?",
        "list.yaml:4:1: `system` is said twice (first in line 3)",
        "list.yaml:5:17: a number is needed here, not `-z`",
        "list.yaml:7:31: a number of at least 1 is needed here, not `-1`",
        "list.yaml:8:9: a second fighter `odo` (first in line 7); give it another id",
        "list.yaml:9:5: unknown key `untis`; did you mean `unit`?",
        "list.yaml:10:15: a mapping (`key: value`) is needed here, not a list",
        "list.yaml:10:21: unknown key `itme`; did you mean `item`?",
        "list.yaml:11:24: a second squad `s` (first in line 11); give it another id",
    ]


def test_a_newer_version_is_refused_by_name_and_nothing_else_is_said() -> None:
    (problem,) = problems("version: 2\nnew-thing: 1")
    assert problem.startswith("list.yaml:1:10: written by a newer Musterpress (version 2; ")


def test_an_export_of_a_newer_version_is_refused_by_name() -> None:
    text = '{"format": "musterpress/warband", "version": 2, "picks": {"system": "a"}}'
    (problem,) = problems(text, "x.json")
    assert problem.startswith("x.json:1:46: exported by a newer Musterpress (version 2; ")


@pytest.mark.parametrize(
    "text", ["- Anna\n- Bert\n", "roster: {name: A, forces: [B]}\n", "units: [A]\ncosts: [B]\n"]
)
def test_a_file_of_another_kind_gets_one_sentence(text: str) -> None:
    (problem,) = problems(text)
    assert "this is no roster" in problem


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("", "1:1: the file is empty; a roster begins with `format: musterpress/roster`"),
        ("# nothing\n", "1:1: the file is empty"),
        ("[a]", "1:1: this is no roster; a roster begins with"),
        ("just words", "1:1: this is no roster"),
        ("- Anna\n- Bert\n", "1:1: this is no roster; a roster begins with"),
        ("roster:\n  name: A\n  forces: [B]\n", "1:1: this is no roster; a roster begins with"),
        ("name: A\nunits: [B]\ncosts: [C]\n", "1:1: this is no roster; a roster begins with"),
        ("format: musterpress/cards", "1:9: this is `musterpress/cards`, no roster"),
        ("format: musterpress/rooster", "1:9: this is `musterpress/rooster`, no roster; did you"),
        ("version: one\nsystem: a", "1:10: a whole number is needed here, not `one`"),
        ("version: 0\nsystem: a", "1:10: a number of at least 1 is needed here, not `0`"),
        ("system: a\n\tname: b", "2:1: a tab is used here"),
        ("system: a\nname: [b", "3:1: expected"),
        ("system: &a b\nname: *a", "1:9: anchors"),
        ("system: a\nprice: 1e-999999999", "2:1: unknown key `price`"),
        ("system: a\nlimit: {points: 1e-999999999}", "2:17: a number is needed here"),
    ],
)
def test_broken_yaml_is_said_where_it_breaks(text: str, start: str) -> None:
    assert problems(text)[0].startswith(f"list.yaml:{start}")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "1:1: the file ends too early; a bracket or a value is missing"),
        ('{"system": "a",}', "1:15: a comma too many; JSON has none before a closing bracket"),
        ('{"system" "a"}', "1:11: a colon is missing after the key"),
        ('{system: "a"}', '1:2: a key in double quotes is needed here, such as `"name"`'),
        ('{"system": "a"', "1:15: a comma or `}` is missing here"),
        ('{"system": "a"}\n}', "2:1: something stands behind the end; remove it"),
        ("{\"system\": 'a'}", "1:12: JSON puts texts in double quotes"),
        ("// mine\n{}", "1:1: JSON has no comments; remove it, or write the file as YAML"),
        (
            '{"system": "\\ud800"}',
            "1:12: half of a letter (`\\ud800` to `\\udfff`); write both halves",
        ),
        ('{"system": nul}', f"1:12: {NO_VALUE}"),
        ('{"system": "a", "limit": {"points": NaN}}', f"1:37: {NO_VALUE}"),
        ('{"system": 5}', "1:12: a text is needed here, not `5`"),
        ("[" * 200, "1:102: nested too deep; flatten it"),
    ],
)
def test_broken_json_is_said_where_it_breaks(text: str, problem: str) -> None:
    assert problems(text, "list.json") == [f"list.json:{problem}"]


def test_equal_keys_in_json_are_all_said() -> None:
    assert problems('{"system": "a",\n "system": "b", "name": "c",\n "name": "d"}', "l.json") == [
        "l.json:2:2: `system` is said twice (first in line 1)",
        "l.json:3:2: `name` is said twice (first in line 2)",
    ]


@pytest.mark.parametrize(
    ("name", "data", "problem"),
    [
        ("a.yaml", b"system: \xff\n", ":1:9: this is not UTF-8 text; save the file as UTF-8"),
        ("a.yaml", "system: é\nname: ".encode() + b"\xe9t\xe9", ":2:7: this is not UTF-8 text"),
        ("a.yaml", "system: a".encode("utf-16"), ":1:1: this is UTF-16 text; save the file as"),
        ("a.yaml", b"PK\x03\x04\x00\x00", ":1:1: this is no text file"),
    ],
)
def test_what_is_no_utf8_text_is_refused(
    tmp_path: Path, name: str, data: bytes, problem: str
) -> None:
    path = write(tmp_path, name, data)
    with pytest.raises(InputError) as caught:
        load_roster(path)
    assert str(caught.value).startswith(f"{path}{problem}")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="this is a folder; name a roster file in it"):
        load_roster(tmp_path)


def test_a_missing_file_is_named_with_the_nearest_there_is(tmp_path: Path) -> None:
    write(tmp_path, "border-levy.yaml", YAML)
    with pytest.raises(InputError, match=r"no such file; did you mean `border-levy.yaml`\?"):
        load_roster(tmp_path / "boarder-levy.yaml")


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.truncate(30_000_000_000)
    with pytest.raises(InputError, match=r"huge\.yaml: larger than 20 MB"):
        load_roster(path)


@pytest.mark.parametrize("name", ["a\0b.yaml", "x" * 300])
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    with pytest.raises(InputError):
        load_roster(name)
