"""Two rosters between which fighters are copied, and what is said of a fighter in both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

SKERRY = Path(__file__).parents[1] / "check" / "kinds"

SOURCE = """\
format: musterpress/roster
system: core-1e
name: Source
limit: {points: 300}
switches: {blast-size: diameter}
squads:
  - {id: first, type: squad, name: First lance}
fighters:
  - {id: odo, name: Sir Odo, unit: knight, squad: first, with: [shield], x-mine: kept}
  - id: ida
    name: Ida
    unit: gorgon
    squad: first
    with: [harpoon, {item: mail, as: Flak vest, price: 3, why: second-hand}]
    notes: |
      two
      lines
  - {id: pat, name: Pat, unit: levy, joins: odo}
accepted:
  - {code: C3-SHIELD-HEAVY, owner: odo, reason: agreed}
homebrew:
  weapons:
    columns: [name, class, cost, range]
    harpoon: [Harpoon, ranged, 9, 16"]
    unused: [Unused, ranged, 1, 16"]
  units:
    beast: {name: Beast, cost: 30, profile: {move: 8", wounds: 2, to-hit: 3+, morale: 3+}}
    gorgon: {like: beast, cost: 40}
"""

TARGET = """\
# theirs
format: musterpress/roster
system: core-1e
name:   Target
limit: {points: 300}
squads:
  - {id: first, type: squad, name: Other lance}   # other
fighters:
  - {id: odo, name: Old Odo, unit: levy}   # the first
x-last: [1,  2]
"""

HOOK = """\
homebrew:
  weapons:
    columns: [name, class, cost, range]
    harpoon: [Hook, ranged, 2, 6"]   # ours
"""


def of(player: Any, file: str, *ids: str) -> list[Any]:
    """What an export says of fighters, but for their ids and places."""
    data = export(player, file)
    fighters = {one["id"]: one for one in data["fighters"]}
    findings = [
        [
            (one["code"], one["severity"], one.get("accepted"))
            for one in data["findings"]
            if one["owner"] == id_
        ]
        for id_ in ids
    ]
    said = []
    for id_ in ids:
        one = fighters[id_]
        items = [
            {
                key: item[key]
                for key in ("name", "class", "copies", "values", "cost", "origin", "why")
            }
            for item in one["items"]
        ]
        keys = ("name", "unit_name", "count", "values", "cost", "each", "notes", "keywords")
        said.append({key: one[key] for key in keys} | {"items": items})
    return [said, findings]


def export(player: Any, file: str) -> Any:
    return json.loads(player.does("export", file, "--to", "json"))


def plain(value: Any) -> Any:
    """Without causes, which name fighters by their ids."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if key not in ("cause", "receipt")}
    return [plain(one) for one in value] if isinstance(value, list) else value


def added_to(before: str, after: str) -> list[str]:
    """The lines that came. Every line that was there must still be, in its order."""
    left = iter(after.splitlines(keepends=True))
    came: list[str] = []
    for line in before.splitlines(keepends=True):
        for other in left:
            if other == line:
                break
            came.append(other)
        else:
            pytest.fail(f"gone: {line}")
    return [*came, *left]
