"""Validation errors, said at their place in our own words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from pydantic import Field, Tag, ValidationError, field_validator

from schemas.base import TAG, Model, Num, by_key
from schemas.yaml import read_yaml
from schemas.yaml.errors import problems_of
from schemas.yaml.places import Places


class Coin(Model):
    side: Literal["head", "tail"] = "head"


class Purse(Model):
    coins: list[Coin] = Field(default_factory=list)
    weight: Num = 0


Holder = Annotated[
    Annotated[str, Tag(TAG + "text")] | Annotated[Purse, Tag(TAG + "Purse")],
    by_key({}, default=TAG + "Purse", scalar=TAG + "text"),
]


class Person(Model):
    name: str
    age: int = Field(1, ge=0, le=150)
    tall: bool = False
    friends: str | list[str] = ""
    holds: Holder = ""
    by_year: dict[int, Coin] = Field(default_factory=dict)
    from_: str | None = Field(None, alias="from")

    @field_validator("from_")
    @classmethod
    def _somewhere(cls, value: str | None) -> str | None:
        if value == "nowhere":
            raise ValueError("nowhere is no place; name one")
        return value

    @field_validator("friends", mode="before")
    @classmethod
    def _no_foes(cls, value: Any) -> Any:
        if value in ({"foe": "x"}, ["foe"]):
            raise ValueError("a foe is no friend")
        return value


def said(text: str, own: str | None = None) -> list[str]:
    document = read_yaml(text, "f.yaml")
    with pytest.raises(ValidationError) as caught:
        Person.model_validate(document.data)
    return [
        str(problem) for problem in sorted(problems_of(caught.value, document, Person, own=own))
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("age: 3", "1:1: `name` is missing; add it"),
        ("name: [a]", "1:7: a text is needed here, not a list"),
        ("name: a\nage: old", "2:6: a whole number is needed here, not `old`"),
        ("name: a\nage: 1.5", "2:6: a whole number is needed here, not `1.5`"),
        ("name: a\nage: -1", "2:6: a number of at least 0 is needed here, not `-1`"),
        ("name: a\nage: 999", "2:6: a number of at most 150 is needed here, not `999`"),
        ("name: a\nage:", "2:5: a whole number is needed here, and there is nothing"),
        ("name: a\ntall: maybe", "2:7: yes or no is needed here, not `maybe`"),
        ("name: a\nnaem: b", "2:1: unknown key `naem`; did you mean `name`?"),
        ("name: a\nfrm: b", "2:1: unknown key `frm`; did you mean `from`?"),
        ("name: a\nfrom: nowhere", "2:7: nowhere is no place; name one, not `nowhere`"),
        ("name: a\nfriends: {foe: x}", "2:10: a foe is no friend"),
        ("name: a\nfriends: [foe]", "2:10: a foe is no friend"),
        (
            "name: a\nzzz: b",
            "2:1: unknown key `zzz`; there are: name, age, tall, friends, holds, by_year, from",
        ),
        ("name: a\nholds: {weight: heavy}", "2:17: a number is needed here, not `heavy`"),
        ("name: a\nholds: {wieght: 1}", "2:9: unknown key `wieght`; did you mean `weight`?"),
        (
            "name: a\nholds:\n  coins:\n  - {side: haed}",
            "4:12: one of `head`, `tail` is needed here, not `haed`; did you mean `head`?",
        ),
        (
            "name: a\nholds: {coins: [{}, x]}",
            "2:21: a mapping (`key: value`) is needed here, not `x`; its keys: side",
        ),
        ("name: a\nby_year: {soon: {}}", "2:11: a whole number is needed here, not `soon`"),
        ("name: a\nby_year: {1: {sied: a}}", "2:15: unknown key `sied`; did you mean `side`?"),
    ],
)
def test_a_fault_is_said_at_its_place(text: str, problem: str) -> None:
    assert said(text) == [f"f.yaml:{problem}"]


def test_what_might_have_been_one_of_two_is_said_once() -> None:
    needs = "a text or a list (`[a, b]`, or lines that begin with `- `) is needed here"
    assert said("name: a\nfriends: {b: c}") == [f"f.yaml:2:10: {needs}, not a mapping"]


def test_what_was_clearly_meant_as_a_list_is_judged_as_one() -> None:
    assert said("name: a\nfriends: [b, {c: d}]") == [
        "f.yaml:2:14: a text is needed here, not a mapping"
    ]


def test_all_faults_are_said_at_once() -> None:
    assert len(said("colour: a\nage: -1\ntall: x\nholds: {weight: y}\nfriends: {}")) == 6


def test_a_misspelt_key_is_not_missing_too() -> None:
    assert said("naem: a") == ["f.yaml:1:1: unknown key `naem`; did you mean `name`?"]


def test_a_long_value_is_cut_in_the_message() -> None:
    (problem,) = said(f"name: a\nage: {'9' * 30}x{'9' * 300}")
    assert len(problem) < 120


def test_own_keys_are_no_fault() -> None:
    assert said("x-a: 1\nname: a\nholds: {x-b: 1}", own="x-") == []


def test_data_that_were_rearranged_keep_their_places() -> None:
    document = read_yaml("people:\n- [Bob, old]\n", "f.yaml")
    places = Places()
    places.put((), document, ("people", 0))
    places.put(("age",), document, ("people", 0, 1))
    data = {"name": "Bob", "age": "old"}
    with pytest.raises(ValidationError) as caught:
        Person.model_validate(data)
    (problem,) = problems_of(caught.value, places, Person, data)
    assert str(problem) == "f.yaml:2:9: a whole number is needed here, not `old`"
