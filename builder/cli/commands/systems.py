"""`muster systems`: the game systems found."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from builder.cli.answer import say_json
from builder.cli.lines import say_text, short
from builder.cli.options import catalogs_option, json_option
from builder.cli.table import columns

if TYPE_CHECKING:
    from builder.catalog.find import Found


@click.command("systems", short_help="List the game systems and their samples.")
@catalogs_option
@json_option
def command(folders: tuple[Path, ...], as_json: bool) -> None:
    """List the game systems found: shipped ones and your own, with their samples.

    \b
    Example:
      muster systems
      muster systems --catalogs ~/my-games
    """
    from builder.catalog.find import systems

    found = systems(folders)
    for warning in (warning for one in found for warning in one.warnings):
        say_text(short(str(warning)), err=True)
    if as_json:
        say_json(_answer(found, folders))
    else:
        say_text(columns(row for one in found for row in _rows(one)))


def _rows(one: Found) -> list[tuple[str, ...]]:
    from builder.catalog.samples import samples_of

    version = f"{one.version} (yours: {one.folder})" if one.own else one.version
    samples = [(f"  {one.id}/{sample.id}", sample.name) for sample in samples_of(one.folder)]
    return [(one.id, one.name, version), *samples]


def _answer(found: list[Found], folders: tuple[Path, ...]) -> dict[str, Any]:
    from builder.catalog import load_catalog
    from schemas.answers.head import answer

    catalogs = [load_catalog(one.id, folders) for one in found]
    entries = [
        {
            "id": catalog.id,
            "name": catalog.data.system.name,
            "version": catalog.data.system.version,
            "cost_types": list(catalog.data.cost_types),
            "samples": [{"id": sample.id, "name": sample.name} for sample in catalog.samples()],
        }
        for catalog in catalogs
    ]
    return answer("systems", systems=entries)
