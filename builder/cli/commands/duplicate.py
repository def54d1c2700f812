"""`muster duplicate`: a copy of a fighter, in the same roster or in another."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.answer import say_json
from builder.cli.options import catalogs_option, json_option


@click.command("duplicate", short_help="Copy a fighter, also to another roster.")
@click.argument("file", metavar="FILE")
@click.argument("fighter", metavar="FIGHTER")
@click.option("--to", "target", metavar="FILE2", help="Another roster, which gets the copy.")
@catalogs_option
@json_option
def command(
    file: str, fighter: str, target: str | None, folders: tuple[Path, ...], as_json: bool
) -> None:
    """Copy a fighter with all that it has; the copy shares nothing with the original.

    The copy stands behind the original; with --to at the end of FILE2, a roster that is there.
    FIGHTER is an id, a name, or the beginning of a name that only one has.

    \b
    Example:
      muster duplicate levy.yaml "Sir Odo"
      muster new core-1e -o second.yaml
      muster duplicate core-1e/border-levy "Long Meg" --to second.yaml
    """
    from builder.cli.copying import copied, copied_to
    from builder.cli.editing import tell, tell_what_follows

    if target is None:
        editing, warband, id_ = copied(file, fighter, folders)
    else:
        editing, warband, id_ = copied_to(target, file, fighter, folders)
    if as_json:
        say_json({"fighter": id_})
        tell_what_follows(editing, warband)
        return
    name = next(one.name for one in warband.fighters if one.id == id_)
    tell(editing, f"copied {fighter}: {name} ({id_})", warband)
