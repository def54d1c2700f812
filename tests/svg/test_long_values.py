"""Values of a stranger's SVG that are long are read or refused at once, however long they are."""

from __future__ import annotations

import pytest

from output.svg import read_svg
from output.svg.context import MAX_FAULTS
from schemas.problems import InputError

LONG = 300_000
"""Letters: where reading takes their square, this test takes a day."""


@pytest.mark.parametrize(
    ("markup", "said"),
    [
        (f'<rect x="{"1" * LONG}x" width="1" height="1"/>', "is not a plain number"),
        (f'<polygon points="{"1" * LONG}x"/>', "is not a plain number"),
        (f'<path d="M{" " * LONG}x"/>', "d: "),
        (f'<path d="{"M1 1" * (LONG // 4)}x"/>', "is not path data"),
        (f'<rect width="1" height="1" fill="rgb(1{" " * LONG}x"/>', "is not a colour"),
        (f'<g transform="{"a" * LONG}"/>', "is not a transform"),
        (f"<style>{'/* ' * LONG}</style><blink/>", "not in the SVG profile"),
        (f"<style>{'@font-face{' * LONG}</style>", "a `<style>` holds @font-face only"),
    ],
)
def test_a_long_value_is_refused_at_once(markup: str, said: str) -> None:
    with pytest.raises(InputError) as error:
        read_svg(f'<svg viewBox="0 0 63 88">{markup}</svg>', "a.svg")
    assert said in error.value.problems[0].message


def test_a_size_of_many_digits_is_refused_at_once() -> None:
    with pytest.raises(InputError, match="is not that of the viewBox"):
        read_svg(f'<svg viewBox="0 0 63 88" width="{"1" * LONG}x"/>', "a.svg")


def test_no_more_faults_are_told_than_anybody_reads() -> None:
    attributes = " ".join(f'a{at}="1"' for at in range(20_000))
    with pytest.raises(InputError) as error:
        read_svg(f'<svg viewBox="0 0 63 88"><rect {attributes}/></svg>', "a.svg")
    assert len(error.value.problems) == MAX_FAULTS
