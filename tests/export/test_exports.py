"""Every export lists the same things: what one has, no other loses."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from markdown_it import MarkdownIt

from output.export import EXPORTS
from output.export.words import number_text
from schemas.warband import Warband

CASES = ["tidy", "hostile"]
INVISIBLE = dict.fromkeys(map(ord, "\u2068\u2069")) | {0xA0: " "}


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue(request.param)


@pytest.mark.parametrize("export", EXPORTS)
def test_every_export_lists_the_same_things(case: Any, export: str) -> None:
    read = flat(READERS[export](EXPORTS[export](case.warband, case.findings)))
    missing = [text for text in things_of(case.warband) if flat(text) not in read]
    assert missing == []


@pytest.mark.parametrize("export", EXPORTS)
def test_an_export_says_what_was_found(hostile: Any, export: str) -> None:
    read = flat(READERS[export](EXPORTS[export](hostile.warband, hostile.findings)))
    for finding in hostile.findings:
        assert finding.code in read
        assert flat(finding.message) in read
        assert flat(finding.accepted or "") in read


@pytest.mark.parametrize("export", EXPORTS)
def test_the_same_warband_gives_the_same_text(tidy: Any, export: str) -> None:
    first, second = (EXPORTS[export](tidy.warband, tidy.findings) for _ in range(2))
    assert first == second


def things_of(warband: Warband) -> Iterator[str]:
    """Every string that no export may lose."""
    yield warband.name
    yield warband.roster.notes or ""
    for amount in warband.total.values():
        yield "" if amount is None else number_text(amount)
    for amount in warband.limit.values():
        yield "" if amount is None else number_text(amount)
    yield from (squad.name for squad in warband.squads)
    yield from (ruling.says for ruling in warband.system.rulings if ruling.changed)
    for fighter, choice in zip(warband.fighters, warband.roster.fighters, strict=True):
        yield from (fighter.name, fighter.unit_name, str(fighter.count), fighter.notes)
        yield from (fighter.squad_name, fighter.why, *fighter.role_names, *fighter.keyword_names)
        yield "" if fighter.known else fighter.unit
        yield "" if choice.price is None else number_text(choice.price)
        for cost in fighter.cost.values():
            yield number_text(cost) if cost is not None else ""
        yield from (value.text for value in fighter.values.values())
        yield from (rule.name for rule in fighter.rules)
        for item in fighter.items:
            yield from (item.name, item.slot_name, item.why, "" if item.known else item.id)
            yield str(item.copies) if item.copies > 1 else ""
        yield from (number_text(pick.price) for pick in choice.with_ if pick.price is not None)


def flat(text: str) -> str:
    """The text with runs of white space as one space, without the signs that isolate names."""
    return " ".join(text.translate(INVISIBLE).split())


def read_json(text: str) -> str:
    return "\n".join(strings_in(json.loads(text)))


def strings_in(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for value in data.values():
            yield from strings_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings_in(value)
    else:
        yield str(data)


def read_csv(text: str) -> str:
    return "\n".join(cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row)


def read_markdown(text: str) -> str:
    """What a reader sees of it."""
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(text)
    inlines = (token.children or [] for token in tokens if token.type == "inline")
    return "\n".join(
        "".join("\n" if part.type.endswith("break") else part.content for part in parts)
        for parts in inlines
    )


READERS: dict[str, Callable[[str], str]] = {
    "json": read_json,
    "text": str,
    "markdown": read_markdown,
    "csv": read_csv,
}
