"""Catalogs that are huge, deep or spiteful: an answer within seconds, and no traceback."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from builder.catalog import load_catalog

Spoil: TypeAlias = Callable[..., list[str]]
MANY = 5000
SECONDS = 15


@pytest.fixture(autouse=True)
def _within_seconds() -> Iterator[None]:
    start = time.process_time()
    yield
    assert time.process_time() - start < SECONDS


def test_five_thousand_entries_load(folder: Path) -> None:
    rows = "".join(f"  w{n}: [Weapon {n}, 3, [long, t{n % 50}]]\n" for n in range(MANY))
    units = "".join(
        f"  u{n}: {{cost: 3, kit: [w{n}], like: grot, options: [w{n}, kind:armour,"
        f" {{take: class:missile, max: 1}}]}}\n"
        for n in range(MANY)
    )
    changes = "".join(f"  - {{modify: points, for: unit:u{n}, multiply: 2}}\n" for n in range(MANY))
    limits = "".join(f"  - {{id: L{n}, count: unit:u{n}, max: 3}}\n" for n in range(MANY))
    more = f"weapons:\n  columns: [name, cost, traits]\n{rows}units:\n{units}limits:\n{limits}"
    (folder / "more.yaml").write_text(f"{more}changes:\n{changes}")
    catalog = load_catalog(folder)
    assert len(catalog.data.units) == MANY + 4


def test_five_thousand_faults_are_told_without_a_flood(spoil: Spoil) -> None:
    units = "".join(f"  u{n}: {{kit: [wepaon-{n}], like: gort{n}}}\n" for n in range(MANY))
    limits = "".join(f"  - {{count: unit:gort{n}, max: 3}}\n" for n in range(MANY))
    said = spoil(f"units:\n{units}limits:\n{limits}")
    assert 300 < len(said) < 1000
    assert sum("more of this kind are not shown" in line for line in said) == 2


def test_a_chain_of_likes_is_followed_to_its_end(folder: Path) -> None:
    chain = "".join(f"  u{n}: {{like: u{n + 1}, kit: [mail@front]}}\n" for n in range(500))
    (folder / "more.yaml").write_text(f"units:\n{chain}  u500: {{like: wagon}}\n")
    assert load_catalog(folder).data.units["u0"].like == "u1"


def test_a_cycle_of_five_thousand_is_one_message(spoil: Spoil) -> None:
    ring = "".join(f"  u{n}: {{like: u{(n + 1) % MANY}}}\n" for n in range(MANY))
    (said,) = spoil(f"units:\n{ring}")
    assert "cycle: u0 is like u1 is like u2" in said
    assert len(said) < 600


@pytest.mark.parametrize("depth", [200, 20_000])
def test_conditions_nested_two_hundred_deep_are_refused(depth: int, spoil: Spoil) -> None:
    condition = "{not: " * depth + "bow" + "}" * depth
    (said,) = spoil(f"limits: [{{count: bow, max: 1, if: {condition}}}]")
    assert said.startswith("more.yaml:1:")
    assert "nest" in said


def test_conditions_nested_ninety_deep_are_judged(spoil: Spoil) -> None:
    condition = "{not: " * 90 + "bwo" + "}" * 90
    (said,) = spoil(f"limits: [{{count: bow, max: 1, if: {condition}}}]")
    assert "no unit or item `bwo`" in said


def test_a_laughing_billion_is_refused(spoil: Spoil) -> None:
    said = spoil("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n")
    assert any("aliases (*name) are not used here" in line for line in said)


def test_a_merge_key_is_refused_and_what_it_brings_is_not_asked_for(spoil: Spoil) -> None:
    said = spoil("weapons:\n  spear:\n    <<: {name: Spear}\n    cost: 3\n")
    assert said == [
        "more.yaml:3:5: merge keys (<<) are not used here; write the values out",
    ]


@pytest.mark.parametrize(
    ("rows", "line", "words"),
    [
        ("[[Far]]", "1:55", "too few cells: the row has 1, `columns` 2"),
        ("[[Far, +1], [Far, +1, 2]]", "1:66", "too many cells: the row has 3, `columns` 2"),
        ("[[]]", "1:55", "too few cells: the row has 0, `columns` 2"),
        (
            "[far]",
            "1:55",
            "a list (`[a, b]`, or lines that begin with `- `) is needed here, not `far`",
        ),
        (
            "far",
            "1:54",
            "a list (`[a, b]`, or lines that begin with `- `) is needed here, not `far`",
        ),
    ],
)
def test_a_row_of_the_sheet_has_as_many_cells_as_columns(
    rows: str, line: str, words: str, spoil: Spoil
) -> None:
    (said,) = spoil(f"reference: [{{title: X, columns: [where, what], rows: {rows}}}]\n")
    assert said.startswith(f"more.yaml:{line}: {words}")


@pytest.mark.parametrize(
    ("row", "place", "words"),
    [
        ("[Cap, 1, 3+, x, y]", "3:21", "a cell too many: the row has 5, `columns` 3"),
        ("cap", "3:8", "a mapping (`key: value`) is needed here, not `cap`"),
        ("7", "3:8", "a mapping (`key: value`) is needed here, not `7`"),
        ("", "3:7", "a mapping (`key: value`) is needed here, and there is nothing"),
        ("[[Cap], 1, 3+]", "3:9", "a text is needed here, not a list"),
    ],
)
def test_a_row_of_items_that_is_none_is_told_at_its_place(
    row: str, place: str, words: str, spoil: Spoil
) -> None:
    (said,) = spoil(f"armour:\n  columns: [name, cost, save]\n  cap: {row}\n")
    assert said == f"more.yaml:{place}: {words}"


def test_cells_that_are_left_out_are_not_given(folder: Path) -> None:
    rows = "armour:\n  columns: [name, cost, save]\n  cap: [Cap]\n  hat: []\n  wig: [-, 2, -]\n"
    (folder / "more.yaml").write_text(rows)
    armour = load_catalog(folder).data.armour
    assert [armour[id_].name for id_ in ("cap", "hat", "wig")] == ["Cap", None, None]
    assert [armour[id_].cost for id_ in ("cap", "hat", "wig")] == [None, None, 2]


@pytest.mark.parametrize(
    "number",
    [
        *("1e400", "NaN", ".inf", "-.inf", "Infinity", "0x10", "1_000", "\u0661\u0662", "1/2"),
        *("1e-400", "~", "9" * 10_000),
    ],
)
def test_a_price_that_is_no_plain_number_is_refused(number: str, spoil: Spoil) -> None:
    (said,) = spoil(f"units:\n  orc: {{cost: {number}}}\n")
    assert said.startswith("more.yaml:2:15: a number is needed here")
    assert len(said) < 200


@pytest.mark.parametrize(
    ("written", "meant"), [("1/2", "4"), ("NaN", "4"), ("5", "5"), ("-3", "-3")]
)
def test_a_value_in_the_wrong_form_is_shown_in_the_right_one(
    written: str, meant: str, spoil: Spoil
) -> None:
    (said,) = spoil(f"units:\n  orc: {{profile: {{move: {written}}}}}\n")
    assert said.endswith(f'`{written}` does not fit `{{}}"`; write it as `{meant}"`')


def test_a_file_in_utf_16_is_named_so(folder: Path, spoil: Spoil) -> None:
    (folder / "odd.yaml").write_bytes("limits: []\n".encode("utf-16"))
    assert spoil() == ["odd.yaml:1:1: this is UTF-16 text; save the file as UTF-8"]


@pytest.mark.parametrize(
    "formula",
    [
        "9**9**9",
        "().__class__",
        "lambda: 1",
        "x" * 5000,
        " + ".join(["move"] * 14_000),
        "(" * 200 + "move" + ")" * 200,
        "__import__('os')",
        "1 if move else 2",
        "move.real",
        "1e400",
        "0x10",
        "'text'",
        "1j",
        "True",
        "",
    ],
)
def test_a_formula_that_is_more_than_arithmetic_is_refused(formula: str, spoil: Spoil) -> None:
    said = spoil(f'characteristics:\n  ap:\n    formula: "{formula}"\n')
    assert all(line.startswith("more.yaml:3:14: ") for line in said)
    assert len(said) == 1 or formula.startswith(("((", "1 +"))


@pytest.mark.parametrize(
    "text",
    [
        "system",
        "units: &a",
        "units: !!python/object:os.system {}",
        "units:\n\t- a",
        "units: {[a]: b}",
        "units: {a: {kit: [[]]}}",
        "units: {a: {kit: {}}}",
        "units: {a: {profile: {move: {}}}}",
        "limits: [{count: {}, max: 3}]",
        "limits: [{count: [], max: 3}]",
        "limits: [{count: [[bow]], max: 3}]",
        "limits: [{count: '', max: 3}]",
        "limits: [{count: bow, max: {}}]",
        "limits: [{count: bow, max: []}]",
        "limits: [{count: bow, max: 1e99}]",
        "limits: [{count: bow, max: .nan}]",
        "limits: [[{count: bow}]]",
        "limits: [{count: bow, max: 1, if: {any: {}}}]",
        "changes: [{modify: {}, add: 1}]",
        "changes: [{modify: limit:, add: 1}]",
        "changes: [{modify: grit, add: 1, times: 3}]",
        "weapons: {a: {cost: {copies: {}}}}",
        "weapons: {a: {cost: {bundle: {x: 1}}}}",
        "weapons: {columns: {}, a: []}",
        "weapons: {columns: [[]], a: [1]}",
        "weapons: {a: []}",
        "tables: {t: {dice: 99D9999, rows: {}}}",
        "tables: {t: {dice: D6666, rows: {1: []}}}",
        "switches: {s: {kind: mode, choices: []}}",
        "switches: {s: {kind: mode, choices: {a: {limits: {}}}}}",
        "switches: {s: {kind: mode, choices: {a: []}}}",
        "card: []",
        "card: {front: [[], {}]}",
        "reference: [text]",
        "tokens: [{}]",
        "sizes: {a: {points: {}}}",
        "sizes: []",
        "roles: {x: {max: 3}}",
        "cost_types: {a: b}",
        "characteristics: {a: {min: 3, max: 2}}",
        "x: \u0000",
    ],
)
def test_nonsense_is_refused_and_never_a_traceback(text: str, spoil: Spoil) -> None:
    said = spoil(text)
    assert said
    assert all(line.startswith("more.yaml:") for line in said), said
