"""Thousands of findings: beside another answer the first are told, and how many more there are."""

from __future__ import annotations

from typing import Any

from builder.cli.report import MOST_TOLD
from tests.calls import calls


def levies(number: int, item: str = "nope") -> str:
    fighters = "".join(f"  - {{id: f{at}, unit: levy, with: [{item}]}}\n" for at in range(number))
    return f"format: musterpress/roster\nversion: 1\nsystem: core-1e\nfighters:\n{fighters}"


def test_of_very_many_findings_the_first_are_told_and_how_many_more(player: Any) -> None:
    player.writes("levy.yaml", levies(MOST_TOLD + 7))
    *told, more, last = player.tries("export", "levy.yaml", "--to", "text").stderr.splitlines()
    assert len(told) == MOST_TOLD
    number = len(player.asks("check", "levy.yaml")["files"][0]["findings"])
    infos = sum(
        one["severity"] == "info"
        for one in player.asks("check", "levy.yaml")["files"][0]["findings"]
    )
    assert more == f"… and {number - infos - MOST_TOLD} more; `muster check levy.yaml` lists all"
    assert last.startswith(f"{MOST_TOLD + 7} errors")


def test_as_many_as_are_told_are_told_whole(player: Any) -> None:
    player.writes("levy.yaml", levies(MOST_TOLD))
    told = player.tries("export", "levy.yaml", "--to", "text").stderr.splitlines()
    assert len(told) == MOST_TOLD + 1
    assert not any(line.startswith("…") for line in told)


def test_an_export_looks_for_repairs_only_where_it_writes_them(player: Any) -> None:
    player.writes("levy.yaml", levies(10))
    work = {
        form: calls(lambda form=form: player.does("export", "levy.yaml", "--to", form))
        for form in ("json", "text", "markdown", "csv")
    }
    assert max(work["text"], work["markdown"], work["csv"]) < work["json"] / 2
