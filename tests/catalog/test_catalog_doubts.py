"""What the linter remarks without refusing it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from builder.catalog import load_catalog

Spoil: TypeAlias = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "doubt"),
    [
        (
            "wargear: {rope: {source: p}, hook: {}}",
            "1:36: warning: 1 of 2 in `wargear` have no `source`, this one first; there are: p",
        ),
        (
            "units: {ogre: {source: p, options: [kind:injury]}}",
            "1:37: warning: `kind:injury` offers nothing that there is",
        ),
        (
            "units: {ogre: {source: p, options: [{take: kind:weapon and item:mail, max: 1}]}}",
            "1:44: warning: this offers nothing that there is",
        ),
        (
            "units: {ogre: {source: p, slots: [{names: [x], takes: kind:rule}]}}",
            "1:55: warning: nothing that there is goes here",
        ),
        (
            "wargear: {rope: {source: p, traits: [lnog]}}",
            "1:38: warning: trait `lnog` is on one item alone",
        ),
        (
            "characteristics: {ap: {formula: move / 2}}",
            "1:33: warning: this may not come out whole",
        ),
        (
            "characteristics: {ap: {formula: 'max(1, move * 1.6)'}}",
            "1:33: warning: this may not come out whole",
        ),
        (
            "limits: [{source: p, count: bow, max: {plus: -1, per: 100, of: limit}}]",
            "1:46: warning: `max` falls as the size grows",
        ),
        (
            "limits: [{source: p, count: bow, max: {steps: {100: 3, 200: 2}, of: limit}}]",
            "1:47: warning: `max` falls as the size grows",
        ),
        (
            "changes: [{source: p, modify: move, add: 1}, {source: p, modify: grit, set: 3}]",
            "1:11: warning: 2 of 2 in `changes` have neither `name` nor `id`, this one first; its",
        ),
        (
            (
                "wargear:\n  columns: [cost, source]\n"
                "  a: [1, p]\n  b: [2, p]\n  c: [3, p]\n  d: [2, p]\n  e: [30, p]"
            ),
            "7:7: warning: 30 is far over what others cost here; a slip?",
        ),
    ],
    ids=lambda value: "" if "warning" in value else value,
)
def test_what_is_doubtful_is_remarked(text: str, doubt: str, spoil: Spoil, folder: Path) -> None:
    assert spoil(text) == []
    said = spoil(text, warnings=True)
    new = [line for line in said if line.startswith("more.yaml:")]
    assert len(new) == 1, new
    assert new[0].startswith(f"more.yaml:{doubt}")
    assert load_catalog(folder).id == "trial"


def test_a_role_bounded_twice_is_remarked_at_the_role(spoil: Spoil) -> None:
    said = spoil("limits: [{id: ONE, source: p, count: role:boss, exactly: 1}]", warnings=True)
    assert any(line.startswith("game.yaml:17:21: warning: ONE bounds this too") for line in said)


@pytest.mark.parametrize(
    "text",
    [
        "characteristics: {ap: {formula: ceil(move * 1.5)}}",
        "characteristics: {ap: {formula: 'max(1, 7 - move)'}}",
        "units: {ogre: {source: p, options: [has mail and kind:weapon, trait:long]}}",
        "limits: [{source: p, count: role:boss, max: 1, if: bow}]",
        "limits: [{source: p, count: bow, max: {steps: {100: 1, 200: 2}, of: limit}}]",
        "limits: [{source: p, count: bow, max: {steps: {100: 1, 200: none}, of: limit}}]",
        "changes: [{source: p, id: wet, modify: move, add: 1}]",
        "changes: [{source: p, name: Wet, modify: move, add: 1}]",
        "changes: [{source: p, modify: grit, set: {best: grit, of: kind:armour}}]",
        "changes: [{source: p, modify: keywords, gain: river}]",
        "traits: {odd: {name: Odd}}\nwargear: {rope: {source: p, traits: [odd]}}",
    ],
)
def test_what_is_meant_is_not_remarked(text: str, spoil: Spoil) -> None:
    said = spoil(text, warnings=True)
    assert not [line for line in said if line.startswith("more.yaml:")]
    assert not [line for line in said if "bounds this too" in line]
