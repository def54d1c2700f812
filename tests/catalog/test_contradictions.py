"""Bounds that are each fine and exclude each other: told at the second, with the line of the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

Spoil: TypeAlias = Callable[..., list[str]]
FEW = "limits:\n  - {id: C, count: grot, min: 3}\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            FEW + "  - {id: E, count: unit:grot, max: 2}",
            "3:5: C wants at least 3, E at most 2; both cannot be kept (line 2)",
        ),
        (
            FEW + "  - {id: E, in: warband, count: [unit:grot], max: 2}",
            "3:5: C wants at least 3, E at most 2; both cannot be kept (line 2)",
        ),
        (
            FEW + "  - {id: E, count: fighters, max: 2}",
            "3:5: C wants at least 3, E at most 2; both cannot be kept (line 2)",
        ),
        (
            FEW
            + "  - {id: E, count: [bow, axe], exactly: 9}\n  - {id: F, count: [axe, bow], max: 8}",
            "4:5: E wants at least 9, F at most 8; both cannot be kept (line 3)",
        ),
        (
            (
                "limits: [{id: C, count: unit:captain and has bow, min: 4}, "
                "{id: E, count: has bow, max: 3}]"
            ),
            "1:60: C wants at least 4, E at most 3; both cannot be kept (line 1)",
        ),
        (
            "limits: [{id: B, count: role:boss, min: 2}]",
            "1:10: B wants at least 2, BOSS at most 1; both cannot be kept (game.yaml:17)",
        ),
        (
            "units: {ogre: {max: {warband: 1}}}\nlimits: [{id: B, count: ogre, min: 2}]",
            "2:10: B wants at least 2, `max` of Ogre at most 1; both cannot be kept (line 1)",
        ),
        (
            "limits: [{id: A, sum: points, min: 90}, {id: B, sum: points, of: fighters, max: 80}]",
            "1:41: A wants at least 90, B at most 80; both cannot be kept (line 1)",
        ),
        (
            (
                "limits: [{id: A, sum: save, of: fighters, also: [bow, axe], min: 90},\n"
                "  {id: B, sum: save, of: fighters, also: [axe, bow], max: 80}]"
            ),
            "2:3: A wants at least 90, B at most 80; both cannot be kept (line 1)",
        ),
        (
            (
                "limits: [{id: A, count: axe, min: 3}]\n"
                "switches: {s: {kind: mode, default: b, choices: {"
                "a: {limits: [{id: S, count: axe, max: 1}]}, b: {}}}}"
            ),
            "2:63: A wants at least 3, S at most 1; both cannot be kept (line 1)",
        ),
    ],
)
def test_what_can_never_be_kept_together_is_refused(text: str, said: str, spoil: Spoil) -> None:
    assert spoil(text) == [f"more.yaml:{said}"]


@pytest.mark.parametrize(
    "text",
    [
        (
            "switches: {x: {kind: choice, from: family:kin, default: hill, "
            "toward: {hill: {ally: hill, foe: river}}}}\n"
            "limits: [{id: A, count: ally:x, min: 3}, {id: B, count: foe:x, max: 2}]"
        ),
        FEW + "  - {id: E, count: unit:engineer, max: 2}",
        FEW + "  - {id: E, count: grot, by: entry, max: 2}",
        FEW + "  - {id: E, in: squad, count: grot, max: 2}",
        FEW + "  - {id: E, count: grot, max: 2, if: bow}",
        FEW + "  - {id: E, count: grot, max: 2, when: {mode: open}}",
        FEW + "  - {id: E, count: unit:grot and has bow, max: 2}",
        FEW + "  - {id: E, count: fighters, each: unit, max: 2}",
        FEW + "  - {id: E, count: grot, max: 2}\nchanges: [{modify: limit:E.max, set: 4, if: bow}]",
        FEW + "  - {id: E, count: fighters, max: 2}\nchanges: [{weight: 0.5, of: grot, toward: E}]",
        (
            "limits: []\nswitches: {s: {kind: mode, default: a, choices: {"
            "a: {limits: [{id: S, count: axe, min: 3}]}, b: {limits: [{id: T, count: axe, max: 1}]}}}}"
        ),
    ],
)
def test_what_may_be_kept_together_is_not(text: str, spoil: Spoil) -> None:
    assert spoil(text) == []
