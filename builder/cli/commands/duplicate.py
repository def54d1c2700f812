"""`muster duplicate`: copies of fighters, in the same roster or in another."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.answer import say_json
from builder.cli.options import catalogs_option, json_option


@click.command("duplicate", short_help="Copy fighters, also to another roster.")
@click.argument("file", metavar="FILE")
@click.argument("fighters", metavar="FIGHTER...", nargs=-1, required=True)
@click.option(
    "--to",
    "target",
    metavar="FILE2",
    help="Another roster of the game, which gets the copies; begun where it is not there.",
)
@catalogs_option
@json_option
def command(
    file: str,
    fighters: tuple[str, ...],
    target: str | None,
    folders: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Copy fighters with all that they have; a copy shares nothing with its original.

    A copy stands behind its original; with --to at the end of FILE2, where its squad, its own
    content and what is accepted of it come along. A new FILE2 gets the size and switches of FILE.
    What costs or counts otherwise there is told. FIGHTER is an id, a name, or the beginning of a
    name that only one has.

    \b
    Example:
      muster duplicate levy.yaml "Sir Odo"
      muster duplicate core-1e/border-levy "Long Meg" "Hob Tarrant" --to second.yaml
    """
    from builder.cli.copying import copied, copied_to
    from builder.cli.copying_told import answer, tell_copied
    from builder.cli.editing import tell_what_follows

    if target is None:
        done = copied(file, fighters, folders)
    else:
        done = copied_to(target, file, fighters, folders)
    if as_json:
        say_json(answer(done))
        tell_what_follows(done.editing, done.warband)
        return
    tell_copied(done)
