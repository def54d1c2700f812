"""Named rules: what the linter says of them, and a matching where counting would be wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import load_catalog
from builder.rules import RULES
from builder.rules.different_partners import pairs
from schemas.problems import InputError
from schemas.rules import OPTIONS

STATED = '{each: "unit:squire", with: "unit:knight", same: house}'


def test_every_rule_has_its_options_and_the_reverse() -> None:
    assert set(RULES) == set(OPTIONS)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("rule: diferent-partners, options: " + STATED, "no rule `diferent-partners`; did you mean"),
        ("rule: different-partners, options: {each: unit:squire}", "needs the option `with`"),
        ('rule: different-partners, options: {each: "unit:squire", with: "unit:knight", smae: house}',
         "`smae`; did you mean `same`?"),
        ('rule: different-partners, options: {each: "unit:squier", with: "unit:knight"}',
         "no unit `squier`; did you mean `squire`?"),
        ('rule: different-partners, options: {each: "class:melee", with: "unit:knight"}',
         "write `has class:melee` for its bearers"),
        ('rule: different-partners, options: {each: "unit:squire", with: "unit:knight", same: huose}',
         "no family `huose`; did you mean `house`?"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_rule_is_said_with_its_line(
    tmp_path: Path, written: str, said: str
) -> None:
    text = (Path(__file__).parent / "game.yaml").read_text("utf-8")
    stated = "rule: different-partners, options: " + STATED
    assert stated in text
    (tmp_path / "game.yaml").write_text(text.replace(stated, written), "utf-8")
    with pytest.raises(InputError) as refused:
        load_catalog(str(tmp_path))
    (problem,) = refused.value.problems
    assert said in problem.message
    assert text.splitlines()[problem.line - 1].startswith("  - {id: partners")


RED, BLUE, BOTH = frozenset({"red"}), frozenset({"blue"}), frozenset({"red", "blue"})


@pytest.mark.parametrize(
    ("sizes", "others", "expected"),
    [
        ({RED: 1, BOTH: 1}, {BOTH: 1, BLUE: 1}, {RED: 1, BOTH: 1}),
        ({BOTH: 1, RED: 1}, {BLUE: 1, RED: 1}, {RED: 1, BOTH: 1}),
        ({RED: 2, BOTH: 1}, {BOTH: 1, BLUE: 5}, {RED: 1, BOTH: 1}),
        ({RED: 1}, {BLUE: 1}, {RED: 0}),
        ({BOTH: 3, RED: 2, BLUE: 2}, {RED: 3, BLUE: 3, BOTH: 1}, {BOTH: 3, RED: 2, BLUE: 2}),
    ],
    ids=[
        "the one who can have either gives way",
        "in whatever order",
        "two for one leave one alone",
        "nothing in common",
        "all seven find one",
    ],
)
def test_as_many_as_can_be_are_paired(
    sizes: dict[frozenset[str], int],
    others: dict[frozenset[str], int],
    expected: dict[frozenset[str], int],
) -> None:
    assert pairs(sizes, others, True) == expected
    assert sum(pairs(sizes, others, False).values()) == min(
        sum(sizes.values()), sum(others.values())
    )
