"""Files that lead in circles, or say in a few bytes what never ends: told in words, and in time."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pikepdf
import pytest
import spoilt

from output.printout import Box
from output.verify.apart import Bounds, apart
from output.verify.facts import FileFacts, PageFacts
from output.verify.measured import Asked, measure
from output.verify.read import read_pdf
from schemas.problems import InputError, Problem

Spoil = Callable[[pikepdf.Pdf], None]
LITTLE = Bounds(step_s=1, all_s=30, megabytes=1500)


def read(data: bytes, bounds: Bounds = LITTLE) -> FileFacts:
    return apart(partial(read_pdf, data, "a.pdf"), "a.pdf", bounds=bounds)


def refused(data: bytes, bounds: Bounds = LITTLE) -> str:
    with pytest.raises(InputError) as caught:
        read(data, bounds)
    return str(caught.value)


@pytest.mark.parametrize(
    "spoil", [spoilt.labels_in_a_circle, spoilt.labels_in_a_wide_circle, spoilt.pages_in_a_circle]
)
def test_what_ends_the_reader_is_told_as_damage(spoil: Spoil) -> None:
    said = refused(spoilt.spoilt(spoil))
    assert said.startswith("a.pdf: ")
    assert "is damaged and cannot be" in said
    assert said.endswith("write it once more")


@pytest.mark.parametrize(
    "spoil",
    [
        spoilt.a_page_that_is_its_own_parent,
        spoilt.more_pages_than_there_are,
        spoilt.a_bookmark_that_is_its_own_next,
        spoilt.a_form_that_holds_itself,
        spoilt.arrays_in_arrays,
    ],
)
def test_a_circle_that_measuring_does_not_follow_does_no_harm(spoil: Spoil) -> None:
    assert len(read(spoilt.spoilt(spoil)).pages) == 1


def test_what_never_ends_is_stopped() -> None:
    said = refused(spoilt.spoilt(spoilt.forms_in_forms))
    assert said == "a.pdf: page 1 takes more than 1 s to read; write it once more, simpler"


def test_what_unfolds_to_more_than_there_is_room_for_is_stopped() -> None:
    said = refused(spoilt.spoilt(spoilt.a_page_of_a_gigabyte), Bounds(megabytes=600))
    assert said.startswith("a.pdf: page 1 takes too much time or memory to read; ")


def test_memory_that_is_held_already_is_not_counted() -> None:
    held = bytearray(700 << 20)
    little = Bounds(megabytes=500)
    assert apart(lambda _: len(bytearray(200 << 20)), "a.pdf", bounds=little) == 200 << 20
    assert held


def test_what_is_drawn_too_often_to_be_measured_is_told() -> None:
    lengths = random.Random(1)
    boxes = [Box(*(lengths.uniform(5, 90) for _ in range(4))) for _ in range(50_000)]
    facts = FileFacts([PageFacts(1, 210, 297, boxes=boxes)], {}, True, None)
    with pytest.raises(InputError, match="what is in it takes more than 1 s to read"):
        apart(lambda _: measure(facts, Asked()), "a.pdf", bounds=LITTLE)


def test_a_mistake_of_ours_is_no_fault_of_the_file() -> None:
    with pytest.raises(ZeroDivisionError):
        apart(lambda _: 1 / 0, "a.pdf")


def test_pages_are_heard_of_one_by_one() -> None:
    heard: list[int] = []

    def watch(pages: range) -> Any:
        for at in pages:
            heard.append(at)
            yield at

    apart(
        partial(read_pdf, spoilt.spoilt(lambda file: file.add_blank_page()), "a.pdf"),
        "a.pdf",
        watch,
    )
    assert heard == [0, 1]


def test_all_problems_of_a_file_come_back_in_their_order() -> None:
    with pytest.raises(InputError) as caught:
        apart(_refuse, "a.pdf")
    assert str(caught.value) == "b.yaml: second\na.yaml: first"


def _refuse(_: object) -> None:
    raise InputError(
        [Problem("b.yaml", 0, 0, "second"), Problem("a.yaml", 0, 0, "first")], in_order=True
    )
