"""How laws are tried: how often, on what, and what is compared."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, settings

from builder import build, check
from builder.catalog.catalog import Catalog
from builder.catalog.examine import documents_of, examine
from builder.catalog.files import SourceFile, hash_of
from builder.catalog.join import join
from builder.check.findings import Findings
from schemas.finding import Finding
from schemas.problems import InputError
from schemas.roster import Roster
from schemas.warband import Warband
from schemas.yaml import read_yaml

EXAMPLES = int(os.environ.get("LAWS_EXAMPLES", "6"))
"""How many examples are tried of each law; set it to thousands to look for faults."""
PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)
"""Without explaining, which runs a failing example many times more."""


def law(share: float = 1) -> Callable[..., Any]:
    """Tries a law on a share of the examples; slow laws take a small one."""
    return settings(
        max_examples=max(int(EXAMPLES * share), 3),
        deadline=None,
        phases=PHASES,
        suppress_health_check=list(HealthCheck),
    )


def written(data: Mapping[str, Any]) -> str:
    """The text of a YAML file with this in it."""
    return "".join(f"{key}: {json.dumps(value)}\n" for key, value in data.items())


def loaded(files: Mapping[str, Mapping[str, Any]]) -> Catalog:
    """The catalog of some files, by name. Raises InputError with all errors."""
    return catalog_of({name: written(data) for name, data in sorted(files.items())})


def catalog_of(texts: Mapping[str, str]) -> Catalog:
    """The catalog of the texts of some files, by name. Raises InputError with all errors."""
    sources = [SourceFile(name, text) for name, text in texts.items()]
    folder = Path("made-up")
    examined = examine(folder, sources, [])
    errors = [problem for problem in examined.problems if not problem.warning]
    if errors or examined.data is None:
        raise InputError(errors)
    places = partial(lambda: join(documents_of(sources)[0]).places)
    return Catalog(examined.data, hash_of(sources), folder, places)


def game_of(system: Mapping[str, Any]) -> Catalog:
    """The catalog of a made-up game in one file."""
    return loaded({"game.yaml": system})


def roster_of(data: Mapping[str, Any]) -> Roster:
    """The roster that a file with this in it holds."""
    return Roster.model_validate(read_yaml(written(data), "roster.yaml").data)


def worked_out(
    data: Mapping[str, Any], game: Catalog, *, repairs: bool = False
) -> tuple[Warband, Findings]:
    """The warband of a roster, and what the checker says of it."""
    warband = build(roster_of(data), game)
    return warband, check(warband, game, repairs=repairs)


def shown(finding: Finding) -> tuple[object, ...]:
    """What a finding says, whatever the order in which it names things."""
    return (
        finding.code,
        finding.severity,
        finding.kind,
        finding.owner,
        finding.have,
        finding.limit,
        tuple(sorted(set(finding.cause))),
        finding.accepted,
    )


def summary(warband: Warband, findings: Findings) -> tuple[object, ...]:
    """Totals, costs, tags, values and findings, without any order."""
    each = {
        fighter.id: (
            tuple(fighter.cost.items()),
            sorted(fighter.keywords),
            tuple((value.id, value.text, value.number) for value in fighter.values.values()),
            sorted(
                (
                    *(item.ref, item.slot or "", item.origin, item.copies, sorted(item.traits)),
                    tuple((value.id, value.text) for value in item.values.values()),
                )
                for item in fighter.items
            ),
        )
        for fighter in warband.fighters
    }
    return warband.total, each, sorted(map(repr, map(shown, findings))), findings.checked
