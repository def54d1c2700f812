"""Records stand in for frozen dataclasses, and are to be used as these are."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from schemas.record import record


@record
class Length:
    mm: float
    of: str = "card"
    seen: int = field(default=0, compare=False)
    kept: str = field(default="", repr=False)


@record
class Weight:
    mm: float
    of: str = "card"


@dataclass(frozen=True, slots=True)
class Frozen:
    mm: float
    of: str = "card"
    seen: int = field(default=0, compare=False)
    kept: str = field(default="", repr=False)


def test_records_of_equal_values_are_equal_and_one_in_a_set() -> None:
    assert Length(3.5) == Length(3.5)
    assert len({Length(3.5), Length(3.5, seen=4), Length(3.5, kept="yes")}) == 2


def test_records_of_two_kinds_are_never_equal() -> None:
    assert Length(3.5) != Weight(3.5)
    assert Length(3.5) != (3.5, "card")


def test_what_differs_is_equal_no_more() -> None:
    assert replace(Length(3.5), of="page") == Length(3.5, "page") != Length(3.5)


def test_a_record_is_shown_as_a_dataclass_is() -> None:
    one = (3.5, "page", 2, "no")
    assert repr(Length(*one)) == repr(Frozen(*one)).replace("Frozen", "Length")


def test_a_record_has_no_room_for_more_than_its_fields() -> None:
    assert not hasattr(Length(3.5), "__dict__")
